//! Classes with their template arguments.

use super::super::ast::{Body, Member};
use super::super::compile::Compiler;
use super::super::compiled::ClassCode;
use super::super::program::MemberDef;
use super::super::types::{ClassInfo, Order, Role, Types, containers::element_of};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, TypeId, Value, unpacked};
use super::Machine;
use super::special_members::SpecialMembers;
use std::collections::HashMap;
use std::rc::Rc;

/// A class with its arguments.
pub(super) struct Instance {
    /// The definition: a specialisation, where one fits.
    pub(super) def: u32,
    /// The template that was named.
    pub(super) primary: u32,
    /// Values of the definition's parameters, those of what is around it first.
    pub(super) args: Vec<Value>,
    /// The arguments of the template that was named.
    pub(super) given: Vec<Value>,
    pub(super) bases: Vec<ClassId>,
    /// Which copy and move functions it declares.
    pub(super) special: SpecialMembers,
    /// The virtual bases of the class and of its bases, in the order in which they are made.
    pub(super) virtual_bases: Vec<ClassId>,
    /// How many of the members are not of virtual bases, which lie behind them.
    pub(super) own_fields: usize,
    /// The place of each base in the list of the class.
    pub(super) base_places: Vec<u32>,
    /// All data of an object, that of the bases first.
    pub(super) fields: Rc<Vec<FieldInfo>>,
    /// Why it cannot be used, where it cannot.
    pub(super) broken: Option<(super::At, Box<Fault>)>,
    /// Aliases and static members that were asked for.
    pub(super) known: HashMap<super::Name, Value>,
    /// The class around it.
    pub(super) outer: Option<ClassId>,
    pub(super) has_destructor: bool,
    /// Whether it is an aggregate with references among its parts, which keep what stands in braces for them.
    pub(super) keeps_temporaries: bool,
    /// Whether members lie at one place, as those of a union do, or are bit fields: objects are kept as bytes.
    pub(super) overlaps: bool,
    /// The type of a member or base whose size is not known.
    unmeasured: Option<TypeId>,
    /// The bytes that a class derived from it leaves to it: without the padding at its end where it is no plain structure.
    pub(super) taken: i64,
    /// Its alignment as a base, whose virtual bases lie elsewhere.
    pub(super) own_align: i64,
    /// Whether it is laid out as a structure of C.
    is_plain: bool,
    /// The parts without members, those of virtual bases last, and how many are not of these.
    pub(super) empties: Vec<Empty>,
    pub(super) own_empties: usize,
    /// The virtual base whose pointer to virtual functions is the one of the class.
    pub(super) pointer_of: Option<ClassId>,
    /// Whether objects hold a pointer to their virtual functions.
    pub(super) is_dynamic: bool,
    /// The sets of functions that `using Base::f` makes of its own and those of the base.
    pub(super) joined: HashMap<super::Name, u32>,
    /// The names that several of its bases have.
    pub(super) ambiguous: std::collections::HashSet<super::Name>,
    /// Whether its members are being laid out.
    pub(super) is_incomplete: bool,
    /// The type of a member that is not complete yet, without which the class is not.
    pub(super) waits_for: Option<TypeId>,
}

/// A member of every object of a class.
#[derive(Clone)]
pub(super) struct FieldInfo {
    pub(super) name: super::Name,
    pub(super) ty: TypeId,
    pub(super) init: Option<Rc<super::Code>>,
    pub(super) owner: ClassId,
    pub(super) offset: i64,
    /// How many bits behind that byte it begins, of a bit field.
    pub(super) bit: i64,
    pub(super) is_reference: bool,
    /// Whether it has no data, and other members may lie where it does.
    pub(super) is_nothing: bool,
}

/// What the names of the members begin with that hold the lambdas a class is derived from, before the place in the list of bases.
pub(super) const LAMBDA: &str = "#lambda";

/// The name of `std::integral_constant` in the prelude.
pub(super) const CONSTANT: &str = "__std_integral_constant";
/// A trait of the standard library: what it is derived from, and its own name with its arguments.
pub(super) const TRAIT: &str = "__std_trait";

/// The name of `std::tuple` in the prelude.
pub(super) const TUPLE: &str = "__std_tuple";

/// A part of an object that has no members, and its offset in bytes.
pub(super) type Empty = (ClassId, i64);

/// A class while its bases and members are laid out.
pub(super) struct Plan {
    pub(super) fields: Vec<FieldInfo>,
    /// The bytes so far.
    pub(super) size: i64,
    pub(super) align: i64,
    /// How far empty bases reach, in bytes.
    pub(super) extent: i64,
    pub(super) empties: Vec<Empty>,
    /// The base at the beginning, until it is laid out.
    pub(super) primary: Option<ClassId>,
    pub(super) has_destructor: bool,
}

impl Machine<'_> {
    pub(super) fn class_code(&mut self, def: u32) -> Rc<ClassCode> {
        if let Some(code) = &self.program.classes[def as usize].code {
            return code.clone();
        }
        let scope = self.program.classes[def as usize].scope.clone();
        let code = Rc::new(Compiler::new(&mut self.program, scope).class(def));
        self.program.classes[def as usize].code = Some(code.clone());
        code
    }

    /// The type of a class with arguments.
    pub(super) fn instance_type(&mut self, def: u32, args: Vec<Value>) -> Outcome<Value> {
        if self.program.classes[def as usize].is_of_library && !self.is_specialised(def, &args)? {
            return self.template_of_library(&self.name_in_library(def), &args);
        }
        let id = self.instantiate(def, args, None)?;
        Ok(Value::Type(self.state.types.intern(Type::Class(id))))
    }

    /// The same of a template within a class, which `outer` is.
    pub(super) fn instance_within(&mut self, def: u32, own: Vec<Value>, outer: Option<ClassId>) -> Outcome<Value> {
        let Some(around) = outer else { return self.instance_type(def, own) };
        let mut args = self.instances[around.0 as usize].args.clone();
        args.truncate(self.program.classes[def as usize].outer);
        args.extend(own);
        let id = self.instantiate(def, args, outer)?;
        Ok(Value::Type(self.state.types.intern(Type::Class(id))))
    }

    /// The class around a template within a class, as it is in sight in `class`: that, one around it, or a base.
    pub(super) fn around(&mut self, def: u32, class: Option<ClassId>) -> Outcome<Option<ClassId>> {
        let Some(owner) = self.program.classes[def as usize].scope.class else { return Ok(None) };
        let mut open: Vec<ClassId> = class.into_iter().collect();
        let mut next = 0;
        while let Some(class) = open.get(next).copied() {
            let instance = &self.instances[class.0 as usize];
            if [instance.def, instance.primary].contains(&owner) {
                return Ok(Some(class));
            }
            for other in instance.bases.iter().chain(&instance.outer) {
                if !open.contains(other) {
                    open.push(*other);
                }
            }
            next += 1;
        }
        match self.program.classes[owner as usize].params.is_empty() {
            true => {
                let outer = self.around(owner, None)?;
                self.instantiate(owner, Vec::new(), outer).map(Some)
            }
            false => Ok(None),
        }
    }

    /// A class with its arguments, those of what is around it first.
    pub(super) fn instantiate(&mut self, def: u32, args: Vec<Value>, outer: Option<ClassId>) -> Outcome<ClassId> {
        let code = self.class_code(def);
        let around = self.program.classes[def as usize].outer;
        let (outer_args, own) = args.split_at(around.min(args.len()));
        let (outer_args, mut own) = (outer_args.to_vec(), self.template_values(own)?);
        if own.len() == code.templates.len() + 1
            && !code.templates.iter().any(|slot| slot.pack)
            && self.program.classes[def as usize].scope.is_prelude
            && own.last().is_some_and(|last| self.is_allocator(last))
        {
            own.pop();
        }
        let given = self.filled((&code.templates, code.slots), &own, outer).map_err(|mut f| {
            let name = &self.program.classes[def as usize].ast.name;
            f.message = format!("{} (of `{name}`)", f.message);
            f
        })?;
        let mut key = Vec::new();
        for v in outer_args.iter().chain(&given) {
            self.key_of(v, &mut key)?;
            Self::kinds_of(v, &mut key);
        }
        key.extend(outer.map_or(u32::MAX, |o| o.0).to_le_bytes());
        if let Some(id) = self.interned.get(&(def, key.clone())) {
            return Ok(*id);
        }
        if !code.requires.is_empty() && !self.meets((&code.templates, code.slots, &code.requires), &given, outer)? {
            let name = &self.program.classes[def as usize].ast.name;
            return Err(Fault::ill_formed(format_args!("what `{name}` requires of its arguments does not hold")));
        }
        if self.instances.len() >= 1 << 16 {
            return Err(Fault::new(FaultKind::Limit, "more than 65536 classes"));
        }
        let id = ClassId(self.instances.len() as u32);
        self.interned.insert((def, key), id);
        let flat = unpacked(given.iter().cloned());
        let name = self.class_name(def, &flat);
        let is_union = self.program.classes[def as usize].ast.is_union;
        let role = self.role(def, &flat);
        let elements = match role {
            Role::Pair | Role::Tuple => Some(flat.iter().filter_map(|v| if let Value::Type(ty) = v { Some(*ty) } else { None }).collect()),
            Role::Sequence if &*self.program.classes[def as usize].ast.name == "type_list" => {
                Some(flat.iter().map(|v| if let Value::Type(ty) = v { *ty } else { Types::VOID }).collect())
            }
            Role::Sequence => Some(flat[1..].iter().map(|v| self.state.types.constant(v)).collect()),
            _ => None,
        };
        self.state.types.length += 1024 + name.len();
        self.state.types.classes.push(ClassInfo {
            name,
            size: 1,
            align: 1,
            empty: true,
            is_union,
            bases: Vec::new(),
            in_bytes: false,
            copies_by_code: false,
            references: Box::default(),
            flat: None,
            role,
            elements,
        });
        self.instances.push(Instance {
            def,
            primary: def,
            args: Vec::new(),
            given: flat,
            bases: Vec::new(),
            virtual_bases: Vec::new(),
            own_fields: 0,
            fields: Rc::default(),
            broken: None,
            known: HashMap::new(),
            outer,
            has_destructor: false,
            keeps_temporaries: false,
            overlaps: false,
            unmeasured: None,
            taken: 0,
            own_align: 1,
            is_plain: false,
            empties: Vec::new(),
            own_empties: 0,
            pointer_of: None,
            is_dynamic: false,
            is_incomplete: true,
            waits_for: None,
            special: SpecialMembers::default(),
            joined: HashMap::new(),
            ambiguous: Default::default(),
            base_places: Vec::new(),
        });
        // The class has its number before: the arguments of a specialisation may be classes that are made now.
        let (chosen, args) = self.definition_for(def, &outer_args, &given, outer)?;
        (self.instances[id.0 as usize].def, self.instances[id.0 as usize].args) = (chosen, args);
        if self.program.classes[chosen as usize].ast.is_declaration {
            let fault = Fault::ill_formed(format_args!("`{}` is declared, but not defined", self.state.types.classes[id.0 as usize].name));
            self.instances[id.0 as usize].broken = Some((self.program.classes[chosen as usize].ast.at, fault));
            return Ok(id);
        }
        self.completed(id)?;
        Ok(id)
    }

    /// Whether a class is a trait of the standard library.
    pub(super) fn is_trait(&self, class: ClassId) -> bool {
        *self.program.classes[self.instances[class.0 as usize].def as usize].ast.name == *TRAIT
    }

    /// What a class of the prelude is to the machine.
    fn role(&self, def: u32, given: &[Value]) -> Role {
        let def = &self.program.classes[def as usize];
        match (&*def.ast.name, given) {
            ("pair", [_, _]) if def.scope.is_prelude => Role::Pair,
            (TUPLE, _) if def.scope.is_prelude => Role::Tuple,
            (CONSTANT, [_, Value::Int(kind, x)]) if def.scope.is_prelude => Role::Constant(*kind, *x),
            ("integer_sequence", [_, ..]) if def.scope.is_prelude => Role::Sequence,
            ("type_list", _) if def.scope.is_prelude => Role::Sequence,
            ("reference_wrapper", [Value::Type(of)]) if def.scope.is_prelude => Role::Reference(*of),
            ("string_view", []) if def.scope.is_prelude => Role::View,
            ("allocator", [_]) if def.scope.is_prelude => Role::Allocator,
            ("__library_base" | "__array_base", [Value::Type(of)]) if def.scope.is_prelude => Role::Library(*of),
            ("strong_ordering", []) if def.scope.is_prelude => Role::Ordering(Order::Strong),
            ("weak_ordering", []) if def.scope.is_prelude => Role::Ordering(Order::Weak),
            ("partial_ordering", []) if def.scope.is_prelude => Role::Ordering(Order::Partial),
            _ => Role::Other,
        }
    }

    /// Lays out a class: its bases, its data members, its size and alignment.
    fn completed(&mut self, id: ClassId) -> Outcome<()> {
        let def = self.instances[id.0 as usize].def;
        let code = self.class_code(def);
        let completed = self.completed_in(id, &code);
        self.instances[id.0 as usize].is_incomplete = self.instances[id.0 as usize].waits_for.is_some();
        match completed {
            Ok(()) => Ok(()),
            Err(fault) if fault.kind == FaultKind::Limit => Err(fault),
            Err(fault) => {
                let at = self.failed_at.take().unwrap_or(self.program.classes[def as usize].ast.at);
                self.instances[id.0 as usize].broken = Some((at, fault));
                self.note_ambiguous(id);
                Ok(())
            }
        }
    }

    /// Whether a destructor runs for a member of a type.
    fn ends_by_code(&self, ty: TypeId) -> bool {
        match self.state.types.get(ty) {
            Type::Class(class) => self.instances[class.0 as usize].has_destructor,
            Type::Const(of) | Type::Array(of, _) => self.ends_by_code(*of),
            Type::Library(name, args) if matches!(&**name, "vector" | "deque" | "array") => self.ends_by_code(element_of(args)),
            _ => false,
        }
    }

    fn completed_in(&mut self, id: ClassId, code: &ClassCode) -> Outcome<()> {
        let has_destructor = self.declares_destructor(id);
        let mut plan = Plan { fields: Vec::new(), size: 0, align: 1, extent: 0, empties: Vec::new(), primary: None, has_destructor };
        let mut bases = Vec::new();
        for (place, (base, expands)) in (0..).zip(&code.bases) {
            let is_virtual = code.virtual_bases.get(place as usize) == Some(&true);
            bases.extend(self.base_types(id, base, *expands)?.into_iter().map(|ty| (ty, is_virtual, place)));
        }
        self.choose_primary(id, &bases, &mut plan)?;
        for (ty, is_virtual, place) in bases {
            match is_virtual {
                true => self.add_virtual_base(id, &ty)?,
                false => self.add_base(id, (ty, place), &mut plan)?,
            }
            let bases = self.instances[id.0 as usize].bases.len();
            self.instances[id.0 as usize].base_places.resize(bases, place);
        }
        let has_virtual_bases = !self.instances[id.0 as usize].virtual_bases.is_empty();
        self.join_used(id)?;
        self.note_ambiguous(id);
        self.add_fields(id, code, &mut plan)?;
        plan.align = plan.align.max(self.aligned(id, code.alignment.as_ref())?);
        let (taken, own_align) = (plan.size, plan.align);
        self.instances[id.0 as usize].own_empties = plan.empties.len();
        self.lay_virtual_bases(id, &mut plan)?;
        let Plan { fields, size, align, has_destructor, extent, mut empties, .. } = plan;
        let has_destructor = has_destructor || fields.iter().any(|f| !f.is_reference && self.ends_by_code(f.ty));
        let instance = &self.instances[id.0 as usize];
        let is_filled = match instance.known.get("#base") {
            Some(Value::Type(base)) => {
                let base = self.state.types.strip(*base);
                matches!(self.state.types.get(base), Type::Of(_)) && !self.is_empty(base)
            }
            _ => instance.bases.iter().any(|base| !self.state.types.classes[base.0 as usize].empty),
        };
        let empty = fields.iter().all(|f| f.is_nothing) && !instance.is_dynamic && !is_filled;
        if empty {
            empties.insert(0, (id, 0));
            self.instances[id.0 as usize].own_empties += 1;
        }
        self.instances[id.0 as usize].empties = empties;
        let declared = self.declared_size(id)?;
        let (size, align) = declared.unwrap_or((size, align));
        let whole = if declared.is_some() { size } else { size.max(extent) };
        self.instances[id.0 as usize].own_align = if has_virtual_bases { own_align } else { align };
        let is_plain = self.is_plain(id, code, &fields);
        self.instances[id.0 as usize].is_plain = is_plain;
        self.instances[id.0 as usize].taken = match is_plain {
            _ if has_virtual_bases => taken,
            true => rounded(whole, align),
            false => size,
        };
        let is_flat = !has_destructor
            && !self.instances[id.0 as usize].overlaps
            && !empty
            && !self.instances[id.0 as usize].known.contains_key("#base")
            && fields.iter().all(|f| !f.is_reference && self.state.types.member_bits(f.ty).is_some());
        let is_number = |f: &FieldInfo| !f.is_reference && self.state.types.member_bits(f.ty).is_some();
        let in_bytes = self.instances[id.0 as usize].overlaps && !has_destructor && fields.iter().all(is_number);
        let flat = is_flat.then(|| fields.iter().map(|f| (f.ty, f.offset)).collect());
        let info = &mut self.state.types.classes[id.0 as usize];
        info.in_bytes = in_bytes;
        (info.size, info.align, info.empty, info.flat) = (rounded(whole.max(1), align), align, empty, flat);
        let parts: Vec<TypeId> = fields.iter().filter(|f| !f.is_reference).map(|f| f.ty).collect();
        self.state.types.classes[id.0 as usize].references =
            fields.iter().enumerate().filter(|(_, f)| f.is_reference).map(|(i, _)| i).collect();
        let keeps = !self.has_constructors(id) && fields.iter().any(|f| f.is_reference || self.keeps_temporaries(f.ty));
        self.instances[id.0 as usize].keeps_temporaries = keeps;
        self.instances[id.0 as usize].fields = Rc::new(fields);
        self.note_copies(id, parts.into_iter());
        self.instances[id.0 as usize].has_destructor = has_destructor;
        self.any_destructors |= has_destructor;
        for assertion in &code.asserts {
            self.eval_alone(assertion, Some(id), Value::Void)?;
        }
        Ok(())
    }

    /// The functions that a class declares itself, friends left out.
    pub(super) fn own_functions(&self, id: ClassId) -> Vec<Rc<super::super::ast::Function>> {
        let members = &self.program.classes[self.instances[id.0 as usize].def as usize].ast.members;
        let functions = members.iter().filter_map(|m| match m {
            Member::Function(f) if !f.flags.is_friend => Some(f.clone()),
            _ => None,
        });
        functions.collect()
    }

    /// Whether a class is laid out as a structure of C: a class derived from it puts nothing into the padding at its end.
    fn is_plain(&self, id: ClassId, code: &ClassCode, fields: &[FieldInfo]) -> bool {
        let ast = &self.program.classes[self.instances[id.0 as usize].def as usize].ast;
        let makes = |f: &super::super::ast::Function| f.name == ast.name || matches!(&*f.name, "~" | "operator=");
        let made = self.own_functions(id).iter().any(|f| f.flags.is_virtual || makes(f) && !matches!(f.body, Some(Body::Default)));
        let plain = |f: &FieldInfo| {
            let mut ty = self.state.types.without_const(f.ty);
            while let Type::Array(of, _) = self.state.types.get(ty) {
                ty = self.state.types.without_const(*of);
            }
            let class = match self.state.types.get(ty) {
                Type::Class(of) => self.instances[of.0 as usize].is_plain,
                _ => true,
            };
            class && f.init.is_none() && !f.is_reference
        };
        let shares = code.fields.iter().any(|f| f.shares_address);
        code.bases.is_empty() && !shares && !ast.has_access && !made && fields.iter().all(plain)
    }

    /// Why objects of a type, or the elements of an array, have no size that is known.
    pub(super) fn unmeasured(&mut self, ty: TypeId) -> Outcome<Option<TypeId>> {
        match self.state.types.get(ty).clone() {
            Type::Const(of) | Type::Reference(of) | Type::Forwarding(of) | Type::Array(of, _) => self.unmeasured(of),
            Type::Class(class) => {
                self.usable(class)?;
                Ok(self.instances[class.0 as usize].unmeasured)
            }
            _ => Ok(self.state.types.size_of(ty).is_none().then_some(ty)),
        }
    }

    /// Whether a class has a destructor of its own with a body.
    fn declares_destructor(&self, id: ClassId) -> bool {
        let Some(MemberDef::Functions(set)) = self.program.classes[self.instances[id.0 as usize].def as usize].members.get("~") else {
            return false;
        };
        let has_body = |f: &u32| matches!(self.program.functions[*f as usize].ast.body, Some(super::super::ast::Body::Block(_)));
        self.program.sets[*set as usize].1.iter().any(has_body)
    }

    /// Puts the members of a class behind those of its bases; those of a union without a name are its own.
    fn add_fields(&mut self, id: ClassId, code: &ClassCode, plan: &mut Plan) -> Outcome<()> {
        let ast = &self.program.classes[self.instances[id.0 as usize].def as usize].ast;
        let (is_union, packed) = (ast.is_union, ast.packed);
        if let Some(u) = ast.members.iter().find_map(|m| if let Member::Unread(u) = m { Some(u) } else { None }.filter(|u| u.is_data)) {
            self.failed_at = Some(u.at);
            return Err(Fault::new(FaultKind::Unsupported, format_args!("{} is not read, and `{}` needs it", u.construct, ast.name)));
        }
        self.instances[id.0 as usize].overlaps |= is_union && code.fields.len() > 1;
        if self.state.types.classes[id.0 as usize].role == Role::Tuple {
            return self.add_elements(id, plan);
        }
        let has_cells = self.has_cells(id, code, plan)?;
        // where the bits of the last bit field end, while nothing else follows
        let mut end_of_bits = None;
        for field in &code.fields {
            if field.names_members {
                self.state.memory.budget.work(plan.fields.len() as u64);
                self.instances[id.0 as usize].fields = Rc::new(plan.fields.clone());
            }
            let outer = std::mem::replace(&mut self.lays_out, true);
            let ty = self.eval_alone(&field.ty, Some(id), Value::Void);
            self.lays_out = outer;
            let ty = match ty? {
                Value::Template(_) => Types::AUTO,
                ty => self.type_id(&ty)?,
            };
            let is_reference = self.state.types.refers(ty);
            if ty != Types::AUTO && !is_reference {
                if self.waits(id, ty)? {
                    let name = self.state.types.name(ty);
                    self.failed_at = field.ty.at.first().copied();
                    return Err(Fault::ill_formed(format_args!("`{}` has the type `{name}`, which is not complete here", field.name)));
                }
                let unmeasured = self.unmeasured(ty)?;
                self.instances[id.0 as usize].unmeasured = self.instances[id.0 as usize].unmeasured.or(unmeasured);
            }
            let (s, a) = match is_reference {
                true => (self.state.types.size_of_reference(ty), 8),
                false => {
                    // what ends in an array of no length has none of it
                    let open = if matches!(self.state.types.get(ty), Type::Array(_, None)) { 0 } else { 8 };
                    (self.state.types.size_of(ty).unwrap_or(open), self.state.types.align_of(ty).unwrap_or(8).max(1))
                }
            };
            let a = packed.map_or(a, |most| a.min(most));
            let a = a.max(self.aligned(id, field.alignment.as_ref())?);
            if let Some(width) = &field.bits {
                let (ty, width) = self.bit_field(id, ty, width, &field.name)?;
                self.instances[id.0 as usize].overlaps = true;
                let unit = s * 8;
                let from = if is_union { 0 } else { end_of_bits.unwrap_or(plan.size * 8) };
                let from = if width == 0 || from % unit + width > unit { rounded(from, unit) } else { from };
                end_of_bits = Some(from + width);
                plan.size = plan.size.max((from + width + 7) / 8);
                if !field.name.contains('#') {
                    plan.align = plan.align.max(a);
                    let (name, init) = (field.name.clone(), field.init.clone());
                    plan.fields.push(FieldInfo {
                        name,
                        ty,
                        init,
                        owner: id,
                        offset: from / 8,
                        bit: from % 8,
                        is_reference: false,
                        is_nothing: false,
                    });
                }
                continue;
            }
            end_of_bits = None;
            let name = field.name.clone();
            if field.shares_address
                && !is_union
                && let Some((offset, is_nothing)) = self.shared_offset(ty, a, plan)?
            {
                plan.fields.push(FieldInfo { name, ty, init: field.init.clone(), owner: id, offset, bit: 0, is_reference, is_nothing });
                continue;
            }
            let empties = if is_reference { Vec::new() } else { self.empties_of(ty) };
            let offset = if is_union { 0 } else { plan.placed(&empties, a) };
            plan.size = plan.size.max(offset.saturating_add(s));
            plan.align = plan.align.max(a);
            if let (true, Type::Class(inner)) = (name.starts_with('#'), self.state.types.get(ty).clone())
                && !(has_cells && self.instances[inner.0 as usize].overlaps)
            {
                self.instances[id.0 as usize].overlaps |= self.instances[inner.0 as usize].overlaps;
                for f in self.instances[inner.0 as usize].fields.clone().iter() {
                    plan.fields.push(FieldInfo { name: f.name.clone(), init: f.init.clone(), owner: id, offset: offset + f.offset, ..*f });
                }
                continue;
            }
            plan.fields.push(FieldInfo { name, ty, init: field.init.clone(), owner: id, offset, bit: 0, is_reference, is_nothing: false });
        }
        Ok(())
    }

    /// Whether objects of a class with a union without a name hold what is no number beside it: the union is an object of its own then.
    fn has_cells(&mut self, id: ClassId, code: &ClassCode, plan: &Plan) -> Outcome<bool> {
        if !code.fields.iter().any(|f| f.name.starts_with('#')) {
            return Ok(false);
        }
        let is_number = |state: &super::super::state::State, ty| !state.types.refers(ty) && state.types.access_bits(ty).is_some();
        if self.declares_destructor(id) || !plan.fields.iter().all(|f| is_number(&self.state, f.ty)) {
            return Ok(true);
        }
        for field in code.fields.iter().filter(|f| !f.name.starts_with('#')) {
            let outer = std::mem::replace(&mut self.lays_out, true);
            let ty = self.eval_alone(&field.ty, Some(id), Value::Void);
            self.lays_out = outer;
            let ty = ty?;
            if !matches!(ty, Value::Template(_)) && {
                let ty = self.type_id(&ty)?;
                !is_number(&self.state, ty)
            } {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a class has to wait for the type of a member of it, which is not complete.
    pub(super) fn waits(&mut self, id: ClassId, ty: TypeId) -> Outcome<bool> {
        if let Type::Class(class) = *self.state.types.get(self.state.types.strip(ty)) {
            self.revived(class)?;
        }
        let waits = self.is_incomplete(ty);
        self.instances[id.0 as usize].waits_for = waits.then_some(ty);
        Ok(waits)
    }

    /// Lays out a class that was named before a member of it was complete, as a list of what it stands in itself.
    fn revived(&mut self, id: ClassId) -> Outcome<()> {
        let Some(ty) = self.instances[id.0 as usize].waits_for else {
            return Ok(());
        };
        if self.waits(id, ty)? {
            return Ok(());
        }
        let instance = &mut self.instances[id.0 as usize];
        (instance.broken, instance.is_incomplete) = (None, true);
        instance.bases.clear();
        instance.virtual_bases.clear();
        instance.base_places.clear();
        instance.joined.clear();
        self.state.types.classes[id.0 as usize].bases.clear();
        self.completed(id)
    }

    /// The class, unless it cannot be used.
    pub(super) fn usable(&mut self, id: ClassId) -> Outcome<()> {
        self.revived(id)?;
        match self.instances[id.0 as usize].broken.clone() {
            Some((at, fault)) => {
                self.failed_at = Some(at);
                Err(fault)
            }
            None => Ok(()),
        }
    }

    /// The arguments of a class that is made from the template `def`, or is derived from one.
    pub(super) fn arguments_of(&self, ty: TypeId, def: u32) -> Option<Vec<Value>> {
        self.made_of(ty, def).map(|class| self.instances[class.0 as usize].given.clone())
    }

    /// The bases of a class that a template made, where it did not make the class itself: none behind one of them.
    pub(super) fn bases_made_of(&self, ty: TypeId, def: u32) -> Vec<ClassId> {
        let mut found = Vec::new();
        let mut classes = match self.state.types.get(ty) {
            Type::Class(id) if self.instances[id.0 as usize].primary != def => self.instances[id.0 as usize].bases.clone(),
            _ => return found,
        };
        let mut next = 0;
        while let Some(class) = classes.get(next).copied() {
            let instance = &self.instances[class.0 as usize];
            match instance.primary == def {
                true if !found.contains(&class) => found.push(class),
                true => {}
                false => classes.extend(&instance.bases),
            }
            next += 1;
        }
        found
    }

    /// The class that a template made of which a type is, or the first one among its bases, those of bases behind them.
    pub(super) fn made_of(&self, ty: TypeId, def: u32) -> Option<ClassId> {
        let Type::Class(id) = self.state.types.get(ty) else {
            return None;
        };
        let mut classes = vec![*id];
        let mut next = 0;
        while let Some(class) = classes.get(next).copied() {
            let instance = &self.instances[class.0 as usize];
            if instance.primary == def {
                return Some(class);
            }
            classes.extend(&instance.bases);
            next += 1;
        }
        None
    }
}

/// The next multiple of an alignment.
pub(super) fn rounded(size: i64, align: i64) -> i64 {
    let align = align.max(1);
    size.saturating_add(align - 1) / align * align
}
