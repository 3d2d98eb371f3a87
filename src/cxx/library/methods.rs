//! The methods of the classes of the standard library: what the check of a whole file, requirements, `noexcept` and calls ask of them.

use crate::cxx::types::containers::is_sequence;
use crate::cxx::value::{Fault, Outcome, Value};
use std::sync::LazyLock;

/// A line for each class, and for each group of members that several have: its name, groups, and members.
///
/// A member is its name; what its overloads take; who may call it: `c` everybody, `m` what may be changed, `k` the same and it keeps
/// what it is given, `b` everybody, and the result is as constant as the object, `d` it is data; each as a capital where it throws
/// nothing; and the result: `V`oid, `U`nsigned long, `B`ool, `I`nt, `L`ong, `E`lement, `C`onstant element, `v`alue of an element,
/// i`T`erator, `K` its constant one, `P`ointer to the element, `p` as what the object points to, `M`apped value, `S` another of its
/// class, `R` the object itself, `F`irst and `G` second argument, `N` a string, `?` not followed.
///
/// An overload takes an element `v`, a number `n`, an iterator `i`, two of a range `r`, a list `l`, a text `t`, where characters go `p`,
/// another of the class `s`, one that may be changed `w`, anything `.`, and more of that `*`; the one that takes the least is the first.
/// A member that is called as its class is the constructors.
const TEXT: &str = "\
@range begin()BT end()BT cbegin()CK cend()CK empty()CB max_size()CU swap(w)MV
@owner @range clear()MV get_allocator()C?
@reverse size()CU rbegin()BT rend()BT crbegin()CK crend()CK
@ends @reverse front()BE back()BE
@back push_back(v)kV pop_back()MV emplace_back(*)kE
@front push_front(v)kV pop_front()MV emplace_front(*)kE
@sequence @owner size()CU insert(iv,inv,irr,il)kT emplace(i*)kT erase(i,ii)mT resize(n,nv)mV assign(nv,rr,l)kV
@splices merge(.,..)mV remove(.)m? remove_if(.)m? reverse()MV unique(,.)m? sort(,.)mV
@keys @owner size()cU insert(.,..)k? emplace(*)k? emplace_hint(.*)k? erase(.,..)m? extract(.)m? merge(.)mV find(.)bT count(.)cU \
contains(.)cB equal_range(.)b?
@ordered @reverse @keys lower_bound(.)bT upper_bound(.)bT key_comp()c? value_comp()c?
@hashed begin(,.)bT end(,.)bT cbegin(,.)cK cend(,.)cK @keys bucket_count()cU load_factor()c? max_load_factor(,.)b? rehash(.)mV \
reserve(.)mV hash_function()c? key_eq()c? bucket_size(.)cU bucket(.)cU max_bucket_count()cU
@mapped at(.)bM try_emplace(.*)k? insert_or_assign(..,...)k?
@adaptor push(.)kV pop()mV emplace(*)k? empty()cB size()cU swap(.)mV
@text length()CU find(t,tn,tnn,v,vn)CU rfind(t,tn,tnn,v,vn)CU find_first_of(t,tn,tnn,v,vn)CU find_last_of(t,tn,tnn,v,vn)CU \
find_first_not_of(t,tn,tnn,v,vn)CU find_last_not_of(t,tn,tnn,v,vn)CU compare(t,nnt,nntn,nntnn)cI starts_with(t,v)CB ends_with(t,v)CB \
copy(pn,pnn)cU npos()dU
vector vector(,n,nv,rr,l,s)cS @sequence @back @ends at(n)bE shrink_to_fit()mV data()BP capacity()CU reserve(n)mV flip()MV
string string(,t,tn,tnn,nv,rr,l)cS @owner @text @ends at(n)bE data()BP c_str()CP reserve(,n)mV resize(n,nv)mV append(t,tn,tnn,nv,rr,l)mR push_back(v)kV pop_back()MV \
insert(nt,ntn,ntnn,nnv,iv,inv,irr,il)k? erase(,n,nn,i,ii)m? \
replace(nnt,nntn,nntnn,nnnv,iit,iitn,iinv,iirr,iil)mR assign(t,tn,tnn,nv,rr,l)kR shrink_to_fit()mV capacity()CU substr(,n,nn)cN
array array(,s)cS @range @ends at(n)bE data()BP fill(v)mV
deque deque(,n,nv,rr,l,s)cS @sequence @back @ends @front at(n)bE shrink_to_fit()mV
cute_array array clear()mV
initializer_list initializer_list(,s)cS size()CU begin()CP end()CP
list @sequence @back @ends @front @splices splice(..,...,....)mV
forward_list @front @splices front()bE before_begin()bT cbefore_begin()cK insert_after(..,...)kT emplace_after(.*)kT erase_after(.,..)mT \
splice_after(..,...,....)mV assign(.,..)kV resize(.,..)mV @owner
set @ordered
multiset @ordered
unordered_set @hashed
unordered_multiset @hashed
map @ordered @mapped
multimap @ordered
unordered_map @hashed @mapped
unordered_multimap @hashed
stack @adaptor top()bE
queue @adaptor front()bE back()bE
priority_queue @adaptor top()cC
optional value()bE value_or(.)cv has_value()CB reset()mV emplace(*)mE swap(.)mV
unique_ptr get()Cp reset(,.)mV release()mp swap(.)mV get_deleter()b?
shared_ptr get()Cp reset(,.,..,...)mV swap(.)mV use_count()cL unique()cB owner_before(.)cB
weak_ptr lock()c? expired()cB reset()mV swap(.)mV use_count()cL owner_before(.)cB
pair first()dF second()dG swap(.)mV
tuple swap(.)mV
string_view @range @reverse @text at(n)bC front()cC back()cC data()cP remove_prefix(.)mV remove_suffix(.)mV substr(,.,..)cS
bitset set(,.,..)mR reset(,.)mR flip(,.)mR test(.)cB count()cU size()cU any()cB none()cB all()cB to_string(*)cN to_ulong()cU \
to_ullong()c? _Find_first()cU _Find_next(.)cU";

/// A member of a class.
#[derive(Clone, Copy, Debug)]
pub(in crate::cxx) struct Member {
    pub name: &'static str,
    /// What each overload takes.
    pub forms: &'static str,
    how: u8,
    pub result: u8,
}

impl Member {
    /// Who may call it, as a small letter.
    pub(in crate::cxx) const fn how(&self) -> u8 {
        self.how.to_ascii_lowercase()
    }

    pub(in crate::cxx) const fn throws_nothing(&self) -> bool {
        self.how.is_ascii_uppercase()
    }

    pub(in crate::cxx) const fn is_data(&self) -> bool {
        self.how() == b'd'
    }

    pub(in crate::cxx) const fn keeps(&self) -> bool {
        self.how() == b'k'
    }

    pub(in crate::cxx) const fn changes(&self) -> bool {
        matches!(self.how(), b'm' | b'k')
    }

    /// Whether it takes so many arguments.
    pub(in crate::cxx) fn takes(&self, n: usize) -> bool {
        self.forms.split(',').any(|form| if form.ends_with('*') { n + 1 >= form.len() } else { n == form.len() })
    }

    /// The least arguments that it takes.
    pub(in crate::cxx) fn least(&self) -> usize {
        self.forms.find([',', '*']).unwrap_or(self.forms.len())
    }
}

/// A class or a group, and its members.
type Line = (&'static str, Vec<Member>);

static TABLE: LazyLock<Vec<Line>> = LazyLock::new(|| {
    let mut table: Vec<Line> = Vec::new();
    for line in TEXT.lines() {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        let mut members = Vec::new();
        for word in words {
            let Some((name, rest)) = word.split_once('(') else {
                members.extend_from_slice(all_of(&table, word));
                continue;
            };
            if let Some((forms, how)) = rest.split_once(')')
                && let &[how, result] = how.as_bytes()
            {
                members.push(Member { name, forms, how, result });
            }
        }
        table.push((name, members));
    }
    table
});

fn all_of<'t>(table: &'t [Line], name: &str) -> &'t [Member] {
    table.iter().find(|(of, _)| *of == name).map_or(&[], |(_, members)| members)
}

/// The members of a class; none of one that is not followed.
pub(in crate::cxx) fn members(class: &str) -> &'static [Member] {
    all_of(&TABLE, class)
}

/// A member of a class.
pub(in crate::cxx) fn member(class: &str, name: &str) -> Option<&'static Member> {
    members(class).iter().find(|member| member.name == name)
}

/// The name of a class of the library, where its members are known.
pub(in crate::cxx) fn class(name: &str) -> Option<&'static str> {
    TABLE.iter().map(|(class, _)| *class).find(|class| *class == name)
}

/// The name here of a class of the library that has its elements or characters itself, by its own and its arguments: arrays of CuTe and
/// CUTLASS have more of these than that of `std`, and another name.
pub(in crate::cxx) fn class_of<'n>(name: &'n str, args: &[Value]) -> &'n str {
    match name {
        "host_vector" | "device_vector" => "vector",
        "vector" | "deque" | "initializer_list" | "string" => name,
        "array" if args.len() == 2 => name,
        name if is_sequence(name) => "cute_array",
        _ => "",
    }
}

/// Refuses more or fewer arguments than a method takes.
pub(super) fn counted(class: &str, name: &str, args: &[Value]) -> Outcome<()> {
    match member(class, name).is_none_or(|member| member.takes(args.len())) {
        true => Ok(()),
        false => Err(Fault::ill_formed(format_args!("`{name}` does not take {} arguments", args.len()))),
    }
}

/// Whether a method of a container keeps what it is given.
pub(in crate::cxx) fn keeps(name: &str) -> bool {
    member("deque", name).is_some_and(Member::keeps)
}
