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
/// An overload takes an element `v`, a number `n`, an iterator `i`, two of a range `r`, a list `l`, another of the class `s`, anything
/// else `*`; or the least and the most arguments are told, a digit each.
const TEXT: &str = "\
@range begin()BT end()BT cbegin()CK cend()CK empty()CB max_size()CU swap(s)MV
@owner @range clear()MV get_allocator()C?
@reverse size()CU rbegin()BT rend()BT crbegin()CK crend()CK
@ends @reverse front()BE back()BE
@back push_back(v)kV pop_back()MV emplace_back(*)kE
@front push_front(v)kV pop_front()MV emplace_front(*)kE
@sequence @owner size()CU insert(iv,inv,irr,il)kT emplace(i*)kT erase(i,ii)mT resize(n,nv)mV assign(nv,rr,l)kV
@splices merge(12)mV remove(11)m? remove_if(11)m? reverse()MV unique(01)m? sort(01)mV
@keys @owner size()cU insert(12)k? emplace(09)k? emplace_hint(19)k? erase(12)m? extract(11)m? merge(11)mV find(11)bT count(11)cU \
contains(11)cB equal_range(11)b?
@ordered @reverse @keys lower_bound(11)bT upper_bound(11)bT key_comp()c? value_comp()c?
@hashed begin(01)bT end(01)bT cbegin(01)cK cend(01)cK @keys bucket_count()cU load_factor()c? max_load_factor(01)b? rehash(11)mV \
reserve(11)mV hash_function()c? key_eq()c? bucket_size(11)cU bucket(11)cU max_bucket_count()cU
@mapped at(11)bM try_emplace(19)k? insert_or_assign(23)k?
@adaptor push(11)kV pop()mV emplace(09)k? empty()cB size()cU swap(11)mV
@text length()CU find(13)CU rfind(13)CU find_first_of(13)CU find_last_of(13)CU find_first_not_of(13)CU find_last_not_of(13)CU \
compare(15)cI starts_with(11)CB ends_with(11)CB copy(23)cU npos()dU
vector @sequence @back @ends at(n)bE shrink_to_fit()mV data()BP capacity()CU reserve(n)mV flip()MV
string @owner @text @ends at(n)bE data()BP c_str()CP reserve(01)mV resize(12)mV append(19)mR push_back(v)kV pop_back()MV \
insert(29)k? erase(02)m? replace(39)m? assign(19)kR shrink_to_fit()mV capacity()CU substr(02)cN
array @range @ends at(n)bE data()BP fill(v)mV
deque @sequence @back @ends @front at(n)bE shrink_to_fit()mV
cute_array array clear()mV
initializer_list size()CU begin()CP end()CP
list @sequence @back @ends @front @splices splice(24)mV
forward_list @front @splices front()bE before_begin()bT cbefore_begin()cK insert_after(23)kT emplace_after(19)kT erase_after(12)mT \
splice_after(24)mV assign(12)kV resize(12)mV @owner
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
optional value()bE value_or(11)cv has_value()CB reset()mV emplace(09)mE swap(11)mV
unique_ptr get()Cp reset(01)mV release()mp swap(11)mV get_deleter()b?
shared_ptr get()Cp reset(03)mV swap(11)mV use_count()cL unique()cB owner_before(11)cB
weak_ptr lock()c? expired()cB reset()mV swap(11)mV use_count()cL owner_before(11)cB
pair first()dF second()dG swap(11)mV
tuple swap(11)mV
string_view @range @reverse @text at(n)bC front()cC back()cC data()cP remove_prefix(11)mV remove_suffix(11)mV substr(02)cS
bitset set(02)mR reset(01)mR flip(01)mR test(11)cB count()cU size()cU any()cB none()cB all()cB to_string(09)cN to_ulong()cU \
to_ullong()c? _Find_first()cU _Find_next(11)cU";

/// A member of a class.
#[derive(Clone, Copy, Debug)]
pub(in crate::cxx) struct Member {
    pub name: &'static str,
    forms: &'static str,
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

    /// What each overload takes, where that is told.
    pub(in crate::cxx) fn forms(&self) -> Option<impl Iterator<Item = &'static str>> {
        (!self.forms.starts_with(|c: char| c.is_ascii_digit())).then(|| self.forms.split(','))
    }

    /// The least arguments that it takes, and the most.
    pub(in crate::cxx) fn arguments(&self) -> (usize, usize) {
        let most = |n: u8| if n == b'9' { usize::MAX } else { usize::from(n - b'0') };
        match (self.forms(), self.forms.as_bytes()) {
            (None, &[least, n, ..]) => (most(least), most(n)),
            (forms, _) => forms.into_iter().flatten().fold((usize::MAX, 0), |(least, most), form| match form.strip_suffix('*') {
                Some(form) => (least.min(form.len()), usize::MAX),
                None => (least.min(form.len()), most.max(form.len())),
            }),
        }
    }

    pub(in crate::cxx) fn takes(&self, n: usize) -> bool {
        let (least, most) = self.arguments();
        (least..=most).contains(&n)
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
            match word.split_once(['(', ')']).zip(word.as_bytes().last_chunk()) {
                Some(((name, rest), &[how, result])) => {
                    let forms = rest.split(')').next().unwrap_or_default();
                    members.push(Member { name, forms, how, result });
                }
                None => members.extend_from_slice(all_of(&table, word)),
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
