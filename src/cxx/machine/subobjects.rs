//! Where the parts of an object lie: the base that shares its pointer to virtual functions, and empty bases, of which no two of one
//! class lie at one address (Itanium C++ ABI 2.4).

use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value};
use super::Machine;
use super::classes::{Empty, Plan, rounded};
use std::collections::HashSet;

/// The most empty parts of a class that are kept apart.
const MAX_EMPTY: usize = 256;

impl Plan {
    /// Whether an empty part of what lies at an offset is upon one of its class.
    fn meets(&self, empties: &[Empty], at: i64) -> bool {
        empties.iter().any(|(class, offset)| self.empties.contains(&(*class, at.saturating_add(*offset))))
    }

    /// The first offset from `at` on, in steps of an alignment, at which no empty part lies upon one of its class.
    fn apart(&self, empties: &[Empty], mut at: i64, align: i64) -> i64 {
        while self.meets(empties, at) {
            at = at.saturating_add(align.max(1));
        }
        at
    }

    /// Puts a part of so many bytes with such empty parts behind what there is: its offset.
    pub(super) fn placed(&mut self, empties: &[Empty], align: i64) -> i64 {
        let at = self.apart(empties, rounded(self.size, align), align);
        self.note_empties(empties, at);
        at
    }

    /// Puts an empty part at the beginning where it can, else behind what there is: its offset.
    pub(super) fn empty_base(&mut self, empties: &[Empty], size: i64) -> i64 {
        let at = if self.meets(empties, 0) { self.apart(empties, self.size, 1) } else { 0 };
        self.note_empties(empties, at);
        self.extent = self.extent.max(at.saturating_add(size));
        at
    }

    fn note_empties(&mut self, empties: &[Empty], at: i64) {
        let room = MAX_EMPTY.saturating_sub(self.empties.len());
        self.empties.extend(empties.iter().take(room).map(|(class, offset)| (*class, at.saturating_add(*offset))));
    }
}

impl Machine<'_> {
    /// Chooses the base that shares its pointer to virtual functions with the class: the first dynamic one, else the first virtual
    /// one that is nothing but such a pointer. Room for the pointer, or for that base, is at offset 0.
    pub(super) fn choose_primary(&mut self, id: ClassId, bases: &[(Value, bool, u32)], plan: &mut Plan) -> Outcome<()> {
        let mut direct = Vec::new();
        for (ty, is_virtual, _) in bases {
            let ty = self.type_id(ty)?;
            if let Type::Class(base) = *self.state.types.get(self.state.types.strip(ty)) {
                direct.push((base, *is_virtual));
            }
        }
        let is_dynamic = |c: &ClassId| self.instances[c.0 as usize].is_dynamic;
        if let Some((base, _)) = direct.iter().find(|(base, is_virtual)| !is_virtual && is_dynamic(base)) {
            let instance = &self.instances[base.0 as usize];
            (plan.primary, plan.size) = (Some(*base), instance.taken);
            plan.note_empties(&instance.empties[..instance.own_empties], 0);
            return Ok(());
        }
        let own = self.own_functions(id).iter().any(|f| f.flags.is_virtual);
        if !own && !direct.iter().any(|(base, is_virtual)| *is_virtual || is_dynamic(base)) {
            return Ok(());
        }
        self.instances[id.0 as usize].is_dynamic = true;
        plan.align = plan.align.max(8);
        plan.size = 8;
        let mut all = Vec::new();
        for (base, is_virtual) in direct {
            if is_virtual && !all.contains(&base) {
                all.push(base);
            }
            self.virtual_in_order(base, &mut all);
        }
        let bare = |c: &&ClassId| self.instances[c.0 as usize].is_dynamic && self.instances[c.0 as usize].taken == 8;
        let is_taken = |c: &ClassId| all.iter().any(|of| self.instances[of.0 as usize].pointer_of == Some(*c));
        let first = all.iter().filter(bare).find(|c| !is_taken(c)).or_else(|| all.iter().find(bare));
        self.instances[id.0 as usize].pointer_of = first.copied();
        Ok(())
    }

    /// The virtual bases of a class, each in front of its own bases.
    fn virtual_in_order(&self, id: ClassId, all: &mut Vec<ClassId>) {
        let (mut open, mut seen) = (vec![id], HashSet::new());
        while let Some(of) = open.pop() {
            if !seen.insert(of) {
                continue;
            }
            let instance = &self.instances[of.0 as usize];
            if of != id && self.instances[id.0 as usize].virtual_bases.contains(&of) && !all.contains(&of) {
                all.push(of);
            }
            open.extend(instance.bases.iter().rev());
        }
    }

    /// The virtual bases in the order in which they lie behind the members, and whether each has its pointer from another part.
    pub(super) fn virtual_places(&self, id: ClassId) -> Vec<(ClassId, bool)> {
        let mut all = Vec::new();
        self.virtual_in_order(id, &mut all);
        let (mut open, mut seen, mut shared) = (vec![id], HashSet::new(), HashSet::new());
        while let Some(of) = open.pop() {
            if seen.insert(of) {
                shared.extend(self.instances[of.0 as usize].pointer_of);
                open.extend(&self.instances[of.0 as usize].bases);
            }
        }
        all.into_iter().map(|base| (base, shared.contains(&base))).collect()
    }

    /// Where a base lies, its virtual bases left out: an empty one at the beginning where it can.
    pub(super) fn base_offset(&mut self, base: ClassId, plan: &mut Plan) -> i64 {
        let (instance, info) = (&self.instances[base.0 as usize], &self.state.types.classes[base.0 as usize]);
        let align = instance.own_align;
        plan.align = plan.align.max(align);
        if plan.primary == Some(base) {
            plan.primary = None;
            return 0;
        }
        let empties = &instance.empties[..instance.own_empties];
        if !info.empty {
            let at = plan.placed(empties, align);
            plan.size = at.saturating_add(instance.taken);
            return at;
        }
        let at = if plan.meets(empties, 0) { plan.apart(empties, rounded(plan.size, align), align) } else { 0 };
        plan.note_empties(empties, at);
        plan.extent = plan.extent.max(at.saturating_add(info.size));
        at
    }

    /// Where a member lies that may share its address, as a base would, and whether it has no data; nothing where the attribute says
    /// nothing of its type.
    pub(super) fn shared_offset(&mut self, ty: TypeId, align: i64, plan: &mut Plan) -> Outcome<Option<(i64, bool)>> {
        let bare = self.state.types.without_const(ty);
        let class = match self.state.types.get(bare) {
            Type::Class(class) => *class,
            Type::Closure(_) | Type::Of(Value::Static(..)) if self.is_empty(bare) => {
                return Ok(Some((plan.empty_base(&self.empties_of(bare), 1), true)));
            }
            Type::Of(_) => {
                let why = format!("`[[no_unique_address]]` of a `{}` is not read", self.state.types.name(bare));
                return Err(Fault::new(FaultKind::Unsupported, why));
            }
            _ => return Ok(None),
        };
        let (instance, info) = (&self.instances[class.0 as usize], &self.state.types.classes[class.0 as usize]);
        if !instance.virtual_bases.is_empty() || info.is_union && !info.empty {
            let why = format!("`[[no_unique_address]]` of a `{}`, which has virtual bases or is a union, is not read", info.name);
            return Err(Fault::new(FaultKind::Unsupported, why));
        }
        let is_nothing = info.empty;
        plan.align = plan.align.max(align);
        Ok(Some((self.base_offset(class, plan), is_nothing)))
    }

    /// The empty parts of a member of a type.
    pub(super) fn empties_of(&self, ty: TypeId) -> Vec<Empty> {
        match self.state.types.get(ty) {
            Type::Const(of) => self.empties_of(*of),
            Type::Array(of, Some(n)) => {
                let (each, size) = (self.empties_of(*of), self.state.types.size_of(*of).unwrap_or(1));
                let most = if each.is_empty() { 0 } else { (*n).clamp(0, MAX_EMPTY as i64) };
                (0..most)
                    .flat_map(|i| each.iter().map(move |(class, at)| (*class, size.saturating_mul(i).saturating_add(*at))))
                    .take(MAX_EMPTY)
                    .collect()
            }
            Type::Class(class) => self.instances[class.0 as usize].empties.clone(),
            // a class without a number of its own
            Type::Closure(_) | Type::Of(_) | Type::Library(..) if self.is_empty(ty) => vec![(ClassId(u32::MAX - ty.0), 0)],
            _ => Vec::new(),
        }
    }
}
