//! Names that several bases of a class have, and that the class does not declare: [class.member.lookup].

use super::super::ast::{Member, Path};
use super::super::program::{CONSTRUCTOR, MemberDef};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, Value};
use super::{Machine, Name};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// The classes that declare what a name may mean.
type Declared = HashMap<Name, Vec<ClassId>>;

/// What the names mean that are found in a class, and those of members of a base that an object has twice.
#[derive(Default)]
pub(super) struct NamesFound {
    declared: Declared,
    twice: HashSet<Name>,
}

impl Machine<'_> {
    /// Notes which names are ambiguous in a class, whose bases are known.
    pub(super) fn note_ambiguous(&mut self, class: ClassId) {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        let mut ambiguous = HashSet::new();
        self.names_found.remove(&class);
        match &instance.bases[..] {
            [] => {}
            [base] => {
                let inherited = self.instances[base.0 as usize].ambiguous.iter();
                ambiguous.extend(inherited.filter(|name| !def.members.contains_key(*name)).cloned());
            }
            _ if def.scope.is_prelude => {}
            _ => {
                let all = self.names_found(class);
                ambiguous.extend(all.twice.iter().cloned());
                ambiguous.extend(all.declared.iter().filter(|(_, owners)| owners.len() > 1).map(|(name, _)| name.clone()));
            }
        }
        ambiguous.retain(|name| !matches!(&**name, "operator=" | "operator T" | "~" | CONSTRUCTOR));
        self.instances[class.0 as usize].ambiguous = ambiguous;
    }

    /// The names that are found in a class, those in its bases first.
    fn names_found(&mut self, class: ClassId) -> Rc<NamesFound> {
        let mut open = vec![class];
        while let Some(class) = open.last().copied() {
            let bases = &self.instances[class.0 as usize].bases;
            let before = open.len();
            open.extend(bases.iter().filter(|base| !self.names_found.contains_key(base)));
            if open.len() == before {
                if !self.names_found.contains_key(&class) {
                    let found = Rc::new(self.names_by_bases(class));
                    self.names_found.insert(class, found);
                }
                open.pop();
            }
        }
        self.names_found.get(&class).cloned().unwrap_or_default()
    }

    fn names_by_bases(&self, class: ClassId) -> NamesFound {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        let mut twice = HashSet::new();
        let mut found = Declared::new();
        for base in &instance.bases {
            let Some(of_base) = self.names_found.get(base) else { continue };
            twice.extend(of_base.twice.iter().cloned());
            for (name, owners) in &of_base.declared {
                let known = found.entry(name.clone()).or_default();
                for owner in owners.iter().copied() {
                    if known.contains(&owner) {
                        let is_shared = instance.virtual_bases.iter().any(|of| self.is_derived(*of, owner));
                        if !is_shared && self.is_of_objects(owner, name) && !def.members.contains_key(name) {
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
        NamesFound { declared: found, twice }
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
    pub(super) fn used_bases(&mut self, class: ClassId, name: &str) -> Outcome<Vec<ClassId>> {
        let bases = self.instances[class.0 as usize].bases.clone();
        let mut having = 0;
        for base in &bases {
            having += usize::from(bases.len() > 1 && self.names_found(*base).declared.contains_key(name));
        }
        if having < 2 {
            return Ok(bases);
        }
        let instance = &self.instances[class.0 as usize];
        let members = &self.program.classes[instance.def as usize].ast.members;
        let used = members.iter().enumerate().find_map(|(place, m)| match m {
            Member::Using(path) if *path.last().name == *name => Some((place, path.clone())),
            _ => None,
        });
        let given = match used {
            Some((place, path)) => self.bases_used(class, place, &path)?,
            None => None,
        };
        given.ok_or_else(|| Fault::new(FaultKind::Unsupported, format_args!("which base has the `{name}` that `using` names is not read")))
    }

    /// The bases that a using declaration names, which is the member of a class at `place`.
    pub(super) fn bases_used(&mut self, class: ClassId, place: usize, path: &Path) -> Outcome<Option<Vec<ClassId>>> {
        let code = self.class_code(self.instances[class.0 as usize].def);
        if let Some((_, code)) = code.used.iter().find(|(of, _)| *of == place) {
            let mut bases = Vec::new();
            for ty in self.base_types(class, code, true)? {
                if let Value::Type(ty) = ty
                    && let Type::Class(base) = *self.state.types.get(self.state.types.strip(ty))
                    && base != class
                    && self.is_derived(class, base)
                {
                    bases.push(base);
                }
            }
            return Ok((!bases.is_empty()).then_some(bases));
        }
        match path.segments.iter().rev().nth(1) {
            Some(of) => Ok(self.base_of_using(class, &of.name.clone())?.map(|base| vec![base])),
            None => Ok(None),
        }
    }

    /// The base that a name in a class means: of a class, of a parameter of the template, or another name of one.
    pub(super) fn base_of_using(&mut self, class: ClassId, of: &Name) -> Outcome<Option<ClassId>> {
        let instance = &self.instances[class.0 as usize];
        let params = &self.program.classes[instance.def as usize].params;
        let given = params.iter().position(|name| name == of).and_then(|n| instance.args.get(n).cloned());
        let base = match given {
            Some(given) => Some(given),
            None if let Some(base) = self.base_named(class, of) => return Ok(Some(base).filter(|base| *base != class)),
            None => self.name_in_class(class, of, &Value::Void)?,
        };
        Ok(match base {
            Some(Value::Type(ty)) => match *self.state.types.get(self.state.types.strip(ty)) {
                Type::Class(base) if base != class => Some(base),
                _ => None,
            },
            _ => None,
        })
    }
}
