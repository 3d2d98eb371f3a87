//! Constructors of a base that a class has by `using Base::Base`, beside its own.

use super::super::ast::{Member, Name, Path, TypeKind};
use super::super::program::{CONSTRUCTOR, MemberDef};
use super::super::types::Role;
use super::super::value::{ClassId, Outcome, Type, Value};
use super::Machine;
use super::binding::Bound;
use super::virtuals::Method;

impl Machine<'_> {
    /// The constructors of a class: those that it declares, and those that it inherits.
    pub(super) fn constructors(&self, class: ClassId) -> Option<u32> {
        let instance = &self.instances[class.0 as usize];
        if let Some(set) = instance.joined.get(CONSTRUCTOR) {
            return Some(*set);
        }
        match self.program.classes[instance.def as usize].members.get(CONSTRUCTOR) {
            Some(MemberDef::Functions(set)) => Some(*set),
            _ => None,
        }
    }

    /// The same, each with the class that declares it.
    pub(super) fn constructors_of(&self, class: ClassId) -> Vec<Method> {
        self.constructors(class).map_or_else(Vec::new, |set| self.methods(class, set))
    }

    /// Whether a class has constructors of a base.
    pub(super) fn inherits_constructors(&self, class: ClassId) -> bool {
        self.instances[class.0 as usize].joined.contains_key(CONSTRUCTOR)
    }

    /// Whether a class itself declares constructors.
    pub(super) fn declares_constructors(&self, class: ClassId) -> bool {
        let def = self.instances[class.0 as usize].def;
        self.program.classes[def as usize].members.contains_key(CONSTRUCTOR)
    }

    /// The base whose constructors a using declaration of a class names.
    pub(super) fn base_inherited(&mut self, class: ClassId, path: &Path) -> Outcome<Option<ClassId>> {
        let [.., written, last] = &path.segments[..] else {
            return Ok(None);
        };
        let named = self.base_named(class, &written.name).filter(|base| *base != class);
        let base = match named.or_else(|| self.base_written(class, &written.name)) {
            Some(base) => base,
            // another name for it
            None => {
                let named = match self.given_for(class, &written.name) {
                    None => self.class_member(class, &written.name, &Value::Void)?,
                    given => given,
                };
                match named.map(|ty| self.as_base(ty)).transpose()? {
                    Some(Value::Type(ty)) => match self.state.types.get(ty) {
                        Type::Class(base) if *base != class => *base,
                        _ => return Ok(None),
                    },
                    _ => return Ok(None),
                }
            }
        };
        let own = &self.program.classes[self.instances[base.0 as usize].primary as usize].ast.name;
        Ok((last.name == written.name || last.name == *own).then_some(base))
    }

    /// The direct base that a class names so in its list.
    fn base_written(&self, class: ClassId, name: &str) -> Option<ClassId> {
        let instance = &self.instances[class.0 as usize];
        let written = &self.program.classes[instance.def as usize].ast.bases;
        let is_named = |place: &u32| match written.get(*place as usize).map(|(ty, _)| &ty.kind) {
            Some(TypeKind::Path(path)) => *path.last().name == *name,
            _ => false,
        };
        let mut all = instance.bases.iter().zip(&instance.base_places).filter(|(_, place)| is_named(place));
        match (all.next(), all.next()) {
            (Some((base, _)), None) => Some(*base),
            _ => None,
        }
    }

    /// What a class of a template has for a parameter of it.
    fn given_for(&self, class: ClassId, name: &str) -> Option<Value> {
        let instance = &self.instances[class.0 as usize];
        let def = &self.program.classes[instance.def as usize];
        let params = def.ast.template.as_ref()?;
        let i = params.iter().position(|p| p.name.as_deref() == Some(name))?;
        instance.args.get(def.outer + i).cloned()
    }

    /// Joins the constructors of bases that a class inherits to its own: none that copies or moves, and none that its own
    /// hide.
    pub(super) fn join_constructors(&mut self, class: ClassId, bases: &[ClassId]) -> Outcome<()> {
        let mut all = self.constructors_of(class);
        let own = all.clone();
        for base in bases {
            for method in self.constructors_of(*base) {
                let ast = &self.program.functions[method.0 as usize].ast;
                // without constructors of its own the class has an implicit one without arguments
                let is_own = ast.params.is_empty() && own.is_empty()
                    // nor what copies the container that is the base
                    || ast.params.first().is_some_and(|p| p.name.as_deref() == Some("__same"));
                if is_own || self.transfer_of(method.0).is_some() || all.contains(&method) {
                    continue;
                }
                let mut is_hidden = false;
                for mine in &own {
                    is_hidden |= self.is_same_signature(*mine, method)?;
                }
                if !is_hidden {
                    all.push(method);
                }
            }
        }
        if all.len() > own.len() {
            let set = self.joined_set(Name::from(CONSTRUCTOR), all);
            self.instances[class.0 as usize].joined.insert(Name::from(CONSTRUCTOR), set);
        }
        Ok(())
    }

    /// Runs a constructor that was chosen on the part of an object that is of a class: its own, or one that it inherits, which
    /// leaves everything but its base to what their declarations say.
    pub(super) fn constructed_by(&mut self, this: &Value, class: ClassId, bound: Bound) -> Outcome<()> {
        self.begin_part(this, class);
        let made = match bound.class.filter(|owner| *owner != class) {
            Some(owner) => self.parts_around(this, class, bound, owner),
            None => self.run_now(bound.function, bound.base, bound.class, this.clone()).map(drop),
        };
        self.made_part(this, made)
    }

    fn parts_around(&mut self, this: &Value, class: ClassId, bound: Bound, owner: ClassId) -> Outcome<()> {
        self.init_virtual_bases(this, class, None)?;
        let mut bound = Some(bound);
        for base in self.direct_bases(class) {
            match bound.take_if(|_| base == owner || self.is_derived(base, owner)) {
                Some(bound) => self.constructed_by(this, base, bound)?,
                None => self.base_default(this, base)?,
            }
        }
        self.init_own_members(this, class)
    }

    /// The `std::tuple` that is the only base of a class, where the class has its constructors: the machine makes those.
    pub(super) fn tuple_inherited(&mut self, class: ClassId) -> Outcome<Option<ClassId>> {
        let [base] = self.direct_bases(class)[..] else { return Ok(None) };
        let is_tuple = self.state.types.classes[base.0 as usize].role == Role::Tuple;
        Ok((is_tuple && self.bases_inherited(class)?.contains(&base)).then_some(base))
    }

    /// The bases whose constructors the using declarations of a class name.
    pub(super) fn bases_inherited(&mut self, class: ClassId) -> Outcome<Vec<ClassId>> {
        let def = self.instances[class.0 as usize].def as usize;
        let ast = self.program.classes[def].ast.clone();
        let mut bases = Vec::new();
        for (place, member) in ast.members.iter().enumerate() {
            if let Member::Using(path) = member
                && let Some(base) = self.base_inherited(class, path)?
            {
                // of several that are made of one template those that are written
                match path.segments.iter().rev().nth(1).is_some_and(|of| of.args.is_some()) {
                    true => bases.extend(self.bases_used(class, place, path)?.unwrap_or_else(|| vec![base])),
                    false => bases.push(base),
                }
            }
        }
        Ok(bases)
    }
}
