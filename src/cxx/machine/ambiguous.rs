//! Names that several bases of a class have, and that the class does not declare: [class.member.lookup].

use super::super::ast::Member;
use super::super::program::{CONSTRUCTOR, MemberDef};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, Value};
use super::{Machine, Name};
use std::collections::{HashMap, HashSet};

/// The classes that declare what a name may mean.
type Declared = HashMap<Name, Vec<ClassId>>;

impl Machine<'_> {
    /// Notes which names are ambiguous in a class, whose bases are known.
    pub(super) fn note_ambiguous(&mut self, class: ClassId) {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        let mut ambiguous = HashSet::new();
        match &instance.bases[..] {
            [] => {}
            [base] => {
                let inherited = self.instances[base.0 as usize].ambiguous.iter();
                ambiguous.extend(inherited.filter(|name| !def.members.contains_key(*name)).cloned());
            }
            _ if def.scope.is_prelude => {}
            _ => {
                let all = self.declared_in(class, &mut ambiguous);
                ambiguous.extend(all.into_iter().filter(|(_, owners)| owners.len() > 1).map(|(name, _)| name));
            }
        }
        ambiguous.retain(|name| !matches!(&**name, "operator=" | "operator T" | "~" | CONSTRUCTOR));
        self.instances[class.0 as usize].ambiguous = ambiguous;
    }

    /// What the names mean that are found in a class; `twice` takes those of members of a base that an object has twice.
    fn declared_in(&self, class: ClassId, twice: &mut HashSet<Name>) -> Declared {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        let mut found = Declared::new();
        for base in &instance.bases {
            for (name, owners) in self.declared_in(*base, twice) {
                let known = found.entry(name.clone()).or_default();
                for owner in owners {
                    if known.contains(&owner) {
                        let is_shared = instance.virtual_bases.iter().any(|of| self.is_derived(*of, owner));
                        if !is_shared && self.is_of_objects(owner, &name) && !def.members.contains_key(&name) {
                            twice.insert(name.clone());
                        }
                    } else {
                        known.push(owner);
                    }
                }
            }
        }
        // what a class declares hides what its virtual base has
        if !instance.virtual_bases.is_empty() {
            for owners in found.values_mut().filter(|owners| owners.len() > 1) {
                let all = owners.clone();
                owners.retain(|of| !all.iter().any(|other| other != of && self.is_derived(*other, *of)));
            }
        }
        let is_own = |name: &&Name| !def.scope.is_prelude || !name.starts_with('_') && !name.ends_with('_');
        found.extend(def.members.keys().filter(is_own).map(|name| (name.clone(), vec![class])));
        found
    }

    /// Whether a member that a class declares is one of each object.
    fn is_of_objects(&self, class: ClassId, name: &str) -> bool {
        match self.program.classes[self.instances[class.0 as usize].def as usize].members.get(name) {
            Some(MemberDef::Field) => true,
            Some(MemberDef::Functions(set)) => {
                let functions = &self.program.sets[*set as usize].1;
                functions.iter().any(|f| !self.program.functions[*f as usize].ast.flags.is_static)
            }
            _ => false,
        }
    }

    /// Refuses a name that is ambiguous in a class.
    pub(super) fn not_ambiguous(&self, class: ClassId, name: &str) -> Outcome<()> {
        let instance = &self.instances[class.0 as usize];
        if instance.ambiguous.is_empty() || !instance.ambiguous.contains(name) {
            return Ok(());
        }
        let class = &self.state.types.classes[class.0 as usize].name;
        Err(Fault::ill_formed(format_args!("`{name}` is ambiguous: several bases of `{class}` have it")))
    }

    /// The bases among which that is whose member `using Base::name` in a class names: the one that is written, where several have it.
    pub(super) fn used_bases(&self, class: ClassId, name: &str) -> Outcome<Vec<ClassId>> {
        let instance = &self.instances[class.0 as usize];
        let has = |base: &&ClassId| self.declared_in(**base, &mut HashSet::new()).contains_key(name);
        if instance.bases.len() < 2 || instance.bases.iter().filter(has).count() < 2 {
            return Ok(instance.bases.clone());
        }
        let members = &self.program.classes[instance.def as usize].ast.members;
        let used = members.iter().find_map(|m| match m {
            Member::Using(path) if *path.last().name == *name => path.segments.iter().rev().nth(1),
            _ => None,
        });
        // what is written may be a parameter of the template
        let params = &self.program.classes[instance.def as usize].params;
        let given = used.and_then(|of| instance.args.get(params.iter().position(|name| *name == of.name)?));
        let given = match given {
            Some(Value::Type(ty)) => match self.state.types.get(self.state.types.without_const(*ty)) {
                Type::Class(class) => Some(*class),
                _ => None,
            },
            _ => used.and_then(|of| self.base_named(class, &of.name)),
        };
        match given.filter(|base| *base != class) {
            None => Err(Fault::new(FaultKind::Unsupported, format_args!("which base has the `{name}` that `using` names is not read"))),
            Some(base) => Ok(vec![base]),
        }
    }
}
