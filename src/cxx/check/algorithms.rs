//! Calls of functions of the standard library: how many arguments they take, and which are iterators, functions or variables.

use super::super::ast::{Arg, At, Builtin, Expr, Integer, Path};
use super::expressions::INT;
use super::library::string;
use super::types::{Category, Library, Qual, Seen, Ty};
use super::{Checker, Constant};
use std::rc::Rc;

/// A function with the ways it is called. A letter is an argument: `i` an iterator, `m` one whose elements may be changed, `r`
/// such a one that goes to any element, `v` a value, `f` a function, `n` a number, `l` a variable, `t` a text.
///
/// Behind `:` stands the result: `1` and `3` what that argument is, `L` a `long`, `B` a `bool`, `I` an `int`, `D` a `double`,
/// `U` an `unsigned long`, `T` a string, `V` nothing.
const FUNCTIONS: &str = "\
sort=rr,rrf:V stable_sort=rr,rrf:V make_heap=rr,rrf:V push_heap=rr,rrf:V pop_heap=rr,rrf:V sort_heap=rr,rrf:V \
partial_sort=rrr,rrrf:V nth_element=rrr,rrrf:V shuffle=rrl:V reverse=mm:V rotate=mmm:1 fill=mmv:V fill_n=mnv:1 iota=mmv:V \
unique=mm,mmf:1 remove=mmv:1 remove_if=mmf:1 replace=mmvv:V replace_if=mmfv:V generate=mmf:V swap_ranges=mmm:3 \
partition=mmf:1 stable_partition=mmf:1 find=iiv:1 find_if=iif:1 find_if_not=iif:1 count=iiv:L count_if=iif:L all_of=iif:B any_of=iif:B \
none_of=iif:B for_each=iif accumulate=iiv,iivf:3 max_element=ii,iif:1 min_element=ii,iif:1 is_sorted=ii,iif:B \
adjacent_find=ii,iif:1 binary_search=iiv,iivf:B lower_bound=iiv,iivf:1 upper_bound=iiv,iivf:1 copy=iim:3 copy_if=iimf:3 \
copy_n=inm:3 transform=iimf,iiimf inner_product=iiiv,iiivff partial_sum=iim,iimf:3 equal=iii,iiif,iiii,iiiif:B distance=ii:L \
next=i,in:1 prev=i,in:1 advance=ln:V swap=ll:V make_pair=vv stoi=t,tv,tvn:I stol=t,tv,tvn:L stod=t,tv:D stof=t,tv \
stoul=t,tv,tvn:U strlen=t:U strcmp=tt:I to_string=n:T";

/// The functions whose elements are compared by `<` or `==` unless they are given a function.
const ORDERED: [&str; 4] = ["sort", "stable_sort", "max_element", "min_element"];

impl Checker<'_> {
    /// What a call of a function of `std` returns; refuses what it does not take.
    pub(super) fn library_call(&mut self, path: &Path, args: &[Arg], seen: &[Seen], at: At) -> Seen {
        let segment = match &path.segments[..] {
            [std, segment] if &*std.name == "std" => segment,
            // what no namespace of the file has, and none but `std` is open
            [segment] if self.opens_std && !self.opens_cute && !path.global && self.program.anywhere(&segment.name).is_none() => segment,
            _ => return Seen::UNKNOWN,
        };
        if args.iter().any(|a| a.expands) {
            return Seen::UNKNOWN;
        }
        match (&*segment.name, &segment.args, seen) {
            ("move", None, [only]) => Seen { category: Category::Rvalue, constant: None, is_literal: false, ..only.clone() },
            ("make_unique" | "make_shared", Some(types), _) => self.made_owner(&segment.name, types, args, seen, at),
            ("get", Some(index), [of]) => self.got(index, of, at),
            ("begin" | "end" | "cbegin" | "cend" | "size" | "data" | "empty", None, [of]) => self.range_function(&segment.name, of, at),
            ("size" | "data" | "empty", None, _) => {
                self.refuse(at, format_args!("`std::{}` takes 1 argument, not {}", segment.name, seen.len()));
                Seen::UNKNOWN
            }
            ("min" | "max", None, [only]) if only.ty().is_number() => {
                self.refuse(at, format_args!("`std::{}` of a single number", segment.name));
                Seen::UNKNOWN
            }
            ("min" | "max", None, [a, b]) if !a.ty().is_open() && a.ty() == b.ty() => Seen::object(Qual::plain(a.ty().clone()).constant()),
            ("as_const", None, [of]) if of.category == Category::Lvalue => Seen::object(of.qual.clone().constant()),
            ("forward", None, _) => {
                self.refuse(at, "`std::forward` needs the type that it forwards as");
                Seen::UNKNOWN
            }
            ("tie", None, _) => {
                if let Some((arg, _)) = args.iter().zip(seen).find(|(_, s)| self.is_value(s)) {
                    self.refuse(arg.value.at, "`std::tie` takes variables, and this is a value");
                }
                Seen::UNKNOWN
            }
            (_, None, _) => self.listed_call(&segment.name, args, seen, at),
            _ => Seen::UNKNOWN,
        }
    }

    /// A call of one of [`FUNCTIONS`].
    fn listed_call(&mut self, name: &str, args: &[Arg], seen: &[Seen], at: At) -> Seen {
        let listed = FUNCTIONS.split(' ').find_map(|f| f.split_once('=').filter(|(n, _)| *n == name));
        let Some((_, ways)) = listed else {
            return Seen::UNKNOWN;
        };
        let (ways, result) = ways.split_once(':').unwrap_or((ways, ""));
        if !ways.split(',').any(|way| way.len() == seen.len()) {
            self.refuse(at, format_args!("`std::{name}` does not take {}", super::functions::counted(seen.len())));
            return Seen::UNKNOWN;
        }
        let fitting = ways.split(',').filter(|way| way.len() == seen.len());
        let why = fitting.map(|way| way.bytes().zip(seen).enumerate().find_map(|(n, (kind, s))| self.unfit(kind, s).map(|why| (n, why))));
        // the first way in which nothing is wrong is taken
        let wrong: Option<Vec<_>> = why.collect();
        if let Some((n, why)) = wrong.and_then(|all| all.into_iter().next()) {
            let arg: &Expr = &args[n].value;
            self.refuse(arg.at, format_args!("`std::{name}` {why}"));
            return Seen::UNKNOWN;
        }
        if let ("swap", [a, b]) = (name, seen) {
            self.alike_variables(a, b, at);
        }
        self.elements_fit(name, seen, at);
        let builtin = |i| Seen::value(Ty::Builtin(Builtin::Integer(i)));
        match result {
            "1" => Seen { category: Category::Rvalue, ..Seen::value(seen[0].ty().decayed()) },
            "3" => Seen { category: Category::Rvalue, ..Seen::value(seen[2].ty().decayed()) },
            "V" => Seen::value(Ty::Builtin(Builtin::Void)),
            "L" => builtin(Integer::Long),
            "B" => builtin(Integer::Bool),
            "U" => builtin(Integer::ULong),
            "I" => Seen::value(INT),
            "D" => Seen::value(Ty::Builtin(Builtin::Double)),
            "T" => Seen::value(string()),
            _ => Seen::UNKNOWN,
        }
    }

    /// Why an argument does not fit, where that is known.
    fn unfit(&self, kind: u8, seen: &Seen) -> Option<String> {
        let ty = seen.ty();
        let name = || self.qual_name(&seen.qual);
        let is_scalar = ty.is_number() || matches!(ty, Ty::Enum(_) | Ty::Null);
        let is_whole = matches!(ty, Ty::Std(of) if !of.is_iterator());
        match kind {
            b'i' | b'm' | b'r' if is_scalar || is_whole || ty.is_void() => {
                Some(format!("takes iterators, and this is of type `{}`", name()))
            }
            b'm' | b'r' if matches!(ty, Ty::Pointer(to) | Ty::Array(to, _) if to.is_const && !to.ty.is_open()) => {
                Some("would change the elements, and they are `const`".into())
            }
            b'm' | b'r' => match ty {
                Ty::Std(of) if of.arg(0).is_const => Some("would change the elements, and they are `const`".into()),
                Ty::Std(of) if kind == b'r' && of.name != "random_iterator" => {
                    Some("goes to any element at once, and these iterators do not".to_string())
                }
                _ => None,
            },
            b'f' if is_scalar || is_whole || matches!(ty, Ty::Array(..)) => {
                Some(format!("calls a function, and this is of type `{}`", name()))
            }
            b'n' if matches!(ty, Ty::Std(_) | Ty::Pointer(_) | Ty::Array(..) | Ty::Null) => {
                Some(format!("takes a number, and this is of type `{}`", name()))
            }
            b't' if is_scalar && !seen.is_null() => Some(format!("takes a text, and this is of type `{}`", name())),
            b'l' if self.is_value(seen) => Some("changes its arguments, and this is a value".into()),
            b'l' if seen.qual.is_const && !ty.is_unknown() => Some("changes its arguments, and this is `const`".into()),
            _ => None,
        }
    }

    /// Refuses to swap variables of two types.
    fn alike_variables(&mut self, a: &Seen, b: &Seen, at: At) {
        let is_known = |s: &Seen| !s.ty().is_open() || matches!(s.ty(), Ty::Std(l) if l.args.iter().all(|a| !a.ty.is_open()));
        if is_known(a) && is_known(b) && a.ty() != b.ty() && !matches!((a.ty(), b.ty()), (Ty::Class(_), _) | (_, Ty::Class(_))) {
            let (a, b) = (self.type_name(a.ty()), self.type_name(b.ty()));
            self.refuse(at, format_args!("`std::swap` takes two variables of one type, and these are `{a}` and `{b}`"));
        }
    }

    /// Refuses elements that cannot be compared or added up.
    fn elements_fit(&mut self, name: &str, seen: &[Seen], at: At) {
        let element = match seen.first().map(Seen::ty) {
            Some(Ty::Std(of)) => of.arg(0).ty,
            Some(Ty::Pointer(to)) => to.ty.clone(),
            _ => return,
        };
        let operator = match (name, seen.len()) {
            (_, 2) if ORDERED.contains(&name) => "<",
            ("find" | "count" | "remove", 3) => "==",
            ("accumulate", 3) if matches!(&element, Ty::Std(_)) && seen[2].ty().is_number() => {
                let (a, b) = (self.type_name(seen[2].ty()), self.type_name(&element));
                return self.refuse(at, format_args!("`std::accumulate` adds up, and `+` takes no `{a}` and `{b}`"));
            }
            _ => return,
        };
        self.compares(&element, operator, at);
    }

    /// Refuses elements of a class that has no such operator.
    pub(super) fn compares(&mut self, element: &Ty, operator: &str, at: At) {
        let Ty::Class(id) = element else {
            return;
        };
        let info = &self.classes[*id];
        let word = format!("operator{operator}");
        let is_known = info.is_complete && info.is_known && info.bases.is_empty();
        let has = |name: &str| info.members.contains_key(name) || self.has_own_operator(name) || info.friends.iter().any(|f| **f == *name);
        let only_changing = matches!(info.members.get(&*word).map(|m| &m.meaning), Some(super::Meaning::Functions(all)) if all.iter().all(|f| !f.ast.flags.is_const));
        if is_known && only_changing && !self.has_own_free_operator(&word) {
            let name = info.ast.name.clone();
            return self.refuse(at, format_args!("`{operator}` of `{name}` is not `const`, and what it compares is"));
        }
        if is_known && !has(&word) && !has("operator<=>") && !self.has_conversion(*id) {
            let name = info.ast.name.clone();
            self.refuse(at, format_args!("two `{name}` are compared by `{operator}`, and there is none for them"));
        }
    }

    /// Whether the program itself declares such an operator outside of classes.
    fn has_own_free_operator(&self, name: &str) -> bool {
        let is_own = |f: &u32| {
            let scope = &self.program.functions[*f as usize].scope;
            !scope.is_prelude && scope.class.is_none()
        };
        self.program.sets.iter().any(|(n, set)| **n == *name && set.iter().any(is_own))
    }

    /// Whether the program itself declares such an operator anywhere.
    pub(super) fn has_own_operator(&self, name: &str) -> bool {
        let is_own = |set: &[u32]| set.iter().any(|f| !self.program.functions[*f as usize].scope.is_prelude);
        self.program.sets.iter().any(|(n, set)| **n == *name && is_own(set))
    }

    /// `std::make_unique<T>(…)`, `std::make_shared<T>(…)`
    fn made_owner(&mut self, name: &str, types: &[Arg], args: &[Arg], seen: &[Seen], at: At) -> Seen {
        let [only] = types else {
            return Seen::UNKNOWN;
        };
        let of = self.template_type(only);
        if of.ty.is_unknown() || matches!(of.ty, Ty::Array(..)) {
            return Seen::UNKNOWN;
        }
        match (&of.ty, seen) {
            (Ty::Class(id), _) => {
                let id = *id;
                self.constructed(id, seen, at, true);
            }
            (ty, [from]) => {
                let to = super::Declared { qual: Qual::plain(ty.clone()), refers: super::Refers::No };
                self.converted(from, &args[0].value, &to, super::conversions::Place::Direct);
            }
            (ty, [_, _, ..]) if ty.is_number() || matches!(ty, Ty::Pointer(_)) => {
                self.refuse(at, format_args!("a value of type `{}` is made from one value, not {}", self.type_name(ty), seen.len()));
            }
            _ => {}
        }
        let name = if name == "make_unique" { "unique_ptr" } else { "shared_ptr" };
        Seen::value(Ty::Std(Rc::new(Library { name, args: vec![of], extent: None })))
    }

    /// `std::get<i>(t)`
    fn got(&mut self, index: &[Arg], of: &Seen, at: At) -> Seen {
        let index = match index {
            [only] => self.expr(&only.value).constant,
            _ => None,
        };
        if of.ty().is_number() || matches!(of.ty(), Ty::Pointer(_) | Ty::Array(..)) {
            self.refuse(at, format_args!("a value of type `{}` has no parts", self.type_name(of.ty())));
            return Seen::UNKNOWN;
        }
        let (Ty::Std(library), Some(Constant::Int(n))) = (of.ty(), index) else {
            return Seen::UNKNOWN;
        };
        let Some(parts) = library.parts() else {
            return Seen::UNKNOWN;
        };
        let Some(part) = usize::try_from(n).ok().and_then(|n| parts.get(n)).cloned() else {
            self.refuse(at, format_args!("`{}` has {} parts: there is no part {n}", self.type_name(of.ty()), parts.len()));
            return Seen::UNKNOWN;
        };
        let part = if of.qual.is_const { part.constant() } else { part };
        let is_known = !part.ty.is_unknown() && of.category == Category::Lvalue;
        if is_known { Seen::object(part) } else { Seen { qual: part, ..Seen::UNKNOWN } }
    }

    /// `std::begin(c)`, `std::size(c)` and the like.
    fn range_function(&mut self, name: &str, of: &Seen, at: At) -> Seen {
        match of.ty() {
            // a list has these by the function alone
            Ty::Std(library) if library.name == "initializer_list" && matches!(name, "data" | "empty") => Seen::UNKNOWN,
            Ty::Std(library) => {
                let (library, qual) = (library.clone(), of.qual.clone());
                self.library_member(&library, &qual, name, Some(0), at)
            }
            Ty::Array(element, _) if matches!(name, "begin" | "end") => Seen::value(Ty::pointer((**element).clone())),
            ty if ty.is_number() || matches!(ty, Ty::Pointer(_) | Ty::Enum(_)) => {
                self.refuse(at, format_args!("a value of type `{}` has no elements", self.type_name(ty)));
                Seen::UNKNOWN
            }
            _ => Seen::UNKNOWN,
        }
    }
}
