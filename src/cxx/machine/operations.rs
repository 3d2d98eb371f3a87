//! The operations that are not in the fast part of the loop.

use super::super::ast::Logical;
use super::super::code::{Count, Op};
use super::super::library;
use super::super::value::{Fault, FaultKind, Integer, Outcome, Passed, Type, Value};
use super::Machine;
use super::aggregates::PART;
use crate::algebra::tensor::Space;
use std::rc::Rc;

/// The steps that an operation counts beside its own: each is about as long as adding two numbers.
const PER_OPERATION: u64 = 4;

/// How deep operands that are not evaluated may lie within one another whose calls are asked for their types.
const MAX_UNEVALUATED: u32 = 9;

impl Machine<'_> {
    /// Performs one operation; what the value of it is, is pushed.
    pub(super) fn operation(&mut self, op: &Op, last: usize, base: u32) -> Outcome<()> {
        self.state.memory.budget.spend(PER_OPERATION)?;
        let v = match op {
            Op::Text(text) => self.state.literal(text)?,
            Op::TextArray(text) => {
                let first = self.state.literal(text)?;
                match &first {
                    Value::Pointer { address, .. } => self.state.literal_at(*address).unwrap_or(first),
                    _ => first,
                }
            }
            Op::MoveLocal(slot, is_moved) => {
                let place = &self.state.slots[(base + slot) as usize];
                let v = self.state.value(&place.clone())?;
                match v {
                    Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Tuple(_) | Value::Closure(_) if *is_moved => {
                        Value::Passed(Passed::Rvalue, Rc::new(v))
                    }
                    v => v,
                }
            }
            Op::Global(id) => self.global(*id)?,
            Op::ClassArg(n) => match self.frames[last].class {
                Some(class) => match self.class_argument(class, *n)? {
                    v if is_object(&v) => self.state.constant_object(v),
                    v => v,
                },
                None => return Err(Fault::ill_formed("a parameter of a class outside of it")),
            },
            Op::This => {
                let this = self.frames[last].this.clone();
                self.state.heap.note(&this);
                match (this, self.frames[last].class) {
                    (Value::Void, _) => return Err(Fault::ill_formed("`this` outside of a method")),
                    (this @ Value::Object(_), Some(class)) => Value::address(self.state.referred_as(&this, class)?),
                    (this, _) => Value::address(this),
                }
            }
            Op::AssignParts => return self.assign_by_default(last),
            Op::ClassName(name, to) => match self.name_in_frame(name, last)? {
                Some(v) => {
                    self.frames[last].at = *to as usize;
                    v
                }
                None => return Ok(()),
            },
            Op::Library(name) => match library::value_named(&mut self.state, name)? {
                Some(v) => v,
                None => Value::Native(name.clone()),
            },
            Op::LibraryTemplate(name, count) => {
                let templates = self.popped(*count);
                self.template_of_library(name, &templates)?
            }
            Op::Functions(set) => self.function_value(*set, None, Vec::new()),
            Op::FunctionsWith(set, count) => {
                let templates = self.popped(*count);
                let templates = self.template_values(&templates)?;
                self.function_value(*set, None, templates)
            }
            Op::Class(id) => {
                let def = &self.program.classes[*id as usize];
                let is_template = def.ast.template.is_some() || def.outer > 0;
                if is_template { Value::Template(*id) } else { self.instance_type(*id, Vec::new())? }
            }
            Op::ClassWith(id, count) => {
                let templates = self.popped(*count);
                self.instance_type(*id, templates)?
            }
            Op::Template(id) => {
                let class = self.frames[last].class;
                if class.is_some() || id & super::ALIAS != 0 { self.template_value(*id, class, Vec::new()) } else { Value::Template(*id) }
            }
            Op::Alias(id, count) => {
                let templates = self.popped(*count);
                let class = self.frames[last].class;
                self.alias(*id, templates, class)?
            }
            Op::VariableWith(id, count) => {
                let templates = self.popped(*count);
                self.variable_template(*id, &templates, None)?
            }
            Op::Apply(count) => {
                let args = self.popped(*count);
                let template = self.pop();
                self.applied(template, args)?
            }
            Op::EnumType(id) => Value::Type(self.enum_type(*id)?),
            Op::Enumerator(id, n) => self.enumerator(*id, *n)?,
            Op::TypeMember(name) => {
                let ty = self.pop();
                self.type_member(&ty, name, None)?
            }
            Op::NamedBase(name) => {
                let class = match self.pop() {
                    Value::Type(ty) => match *self.state.types.get(self.state.types.strip(ty)) {
                        Type::Class(class) => Some(class),
                        _ => None,
                    },
                    _ => None,
                };
                self.named_base = class.map(|class| (name.clone(), class));
                return Ok(());
            }
            Op::TypeMemberWith(name, count) => {
                let args = self.popped(*count);
                let ty = self.pop();
                self.type_member(&ty, name, Some(args))?
            }
            Op::MemberAddress(name, count) => {
                let templates = count.map(|count| self.popped(count));
                let ty = self.pop();
                self.member_address(&ty, name, templates)?
            }
            Op::Member(name) => {
                let object = self.pop();
                self.keep_object(&object);
                self.keep_temporary(&object);
                if (self.state.is_unevaluated || !self.probes.is_empty())
                    && let Some((_, class)) = self.state.object(&object)?
                {
                    self.may_use(class, name)?;
                }
                self.member(&object, name)?
            }
            Op::MovedMember(name, is_typed) => {
                let ty = is_typed.then(|| self.pop());
                let object = self.pop();
                let how = if self.is_const_object(&object) { Passed::ConstRvalue } else { Passed::Rvalue };
                self.stack.push(Value::Passed(how, Rc::new(object)));
                match (self.member_passed(name)?, ty) {
                    (Value::Passed(_, member), Some(ty)) => {
                        self.stack.extend([(*member).clone(), ty]);
                        self.forwarded(false)?
                    }
                    (member, _) => member,
                }
            }
            Op::MemberOf(name) => self.member_passed(name)?,
            Op::Arrow(name) => {
                let pointer = self.pop();
                let is_const = super::values::is_const_result(&pointer);
                self.keep_object(&pointer);
                let object = self.followed(&pointer, is_const)?;
                drop(pointer);
                self.keep_pointee(&object);
                self.member(&object, name)?
            }
            Op::Decltype => {
                let v = self.pop();
                let id = self.decltype(&v)?;
                Value::Type(id)
            }
            Op::DeclaredType(in_parentheses) => {
                let v = self.pop();
                self.declared_type(&v, *in_parentheses)?
            }
            Op::StaticType(in_parentheses) => {
                let v = self.pop();
                self.static_type(&v, *in_parentheses)?
            }
            Op::ResultType => {
                let v = self.pop();
                Value::Type(self.result_type(&v)?)
            }
            Op::NeedsNoObject => {
                if let Some(Value::Function(id)) = self.stack.last()
                    && let super::FunctionValue { set, class: Some(_), lambda: None, .. } = &self.functions[*id as usize]
                    && let (name, functions) = &self.program.sets[*set as usize]
                    && !functions.iter().any(|f| self.program.functions[*f as usize].ast.flags.is_static)
                {
                    return Err(Fault::ill_formed(format_args!("`{name}` is called without an object")));
                }
                return Ok(());
            }
            Op::ResultConst(slot) => {
                for (slot, is_const) in (base + slot..).zip(self.result_leads_to_const()) {
                    self.state.slots[slot as usize] =
                        Value::Type(if is_const { super::super::types::Types::CONST_CHAR } else { super::super::types::Types::CHAR });
                }
                return Ok(());
            }
            Op::Told => self.told_argument()?,
            Op::BindingType(place, is_const, depends) => {
                let is_const = *is_const || depends.is_some_and(|(slot, is_element)| self.is_const_parameter(base + slot, is_element));
                self.binding_type(*place as usize, is_const)?
            }
            Op::Unevaluated(code, refers) => self.unevaluated(code, *refers)?,
            Op::Known(to) => {
                match self.stack.last() {
                    Some(Value::Void) | None => {
                        self.stack.pop();
                    }
                    Some(_) => self.frames[last].at = *to as usize,
                }
                return Ok(());
            }
            Op::Found(to) => {
                let (v, place) = (self.pop(), self.pop());
                let is_found = self.is_stored_at(&v, &place)?;
                let v = self.state.value(&v)?;
                self.stack.push(v);
                if is_found {
                    self.stack.push(place);
                    self.frames[last].at = *to as usize;
                }
                return Ok(());
            }
            Op::AddressType => self.address_type()?,
            Op::CastType(kind, is_zero) => self.cast_type(*kind, *is_zero)?,
            Op::CommonType
            | Op::ElementType(..)
            | Op::PointeeType(_)
            | Op::RvalueElement
            | Op::MemberType(..)
            | Op::Unreferenced
            | Op::ArrowType
            | Op::Harmless => self.operand_type(op)?,
            Op::Bind => self.bound_to()?,
            Op::Const | Op::ToConst | Op::AsObject(_) | Op::Pointer | Op::Reference | Op::Forwarding => self.type_around(op)?,
            Op::Array(counted) => self.array_type(*counted)?,
            Op::FunctionType(count) => self.function_type(*count)?,
            Op::NoexceptType => self.noexcept_type()?,
            Op::StringItself => match self.pop() {
                Value::Type(ty) if matches!(self.state.types.get(ty), Type::Library(name, _) if &**name == "string") => {
                    Value::Type(self.state.types.intern(Type::Reference(ty)))
                }
                v => v,
            },
            Op::Unary(op) => self.unary(*op)?,
            Op::Dereference | Op::Follow => {
                let pointer = self.pop();
                let to = self.dereferenced(pointer, matches!(op, Op::Follow))?;
                if let Op::Follow = op {
                    // what a pointer leads to is no temporary, whatever becomes of it
                    self.keep_pointee(&to);
                }
                to
            }
            Op::AddressOf(is_const, depends) => {
                let mut v = self.address()?;
                if *is_const || depends.is_some_and(|(slot, is_element)| self.is_const_parameter(base + slot, is_element)) {
                    self.state.constant_target(&mut v);
                }
                v
            }
            Op::Index(on_const) => self.indexed(*on_const)?,
            Op::ElementOf(on_const) => self.element_passed(*on_const)?,
            Op::ElementAddress(on_const) => self.element_address(*on_const)?,
            Op::Step(by, old) => {
                let place = self.pop();
                return self.step(&place, *by, *old);
            }
            Op::Assign(op) => {
                let mut place = self.pop();
                let v = self.pop();
                if let Value::Passed(how, of) = &place {
                    self.passing.on_rvalue = matches!(how, super::super::value::Passed::Rvalue);
                    place = (**of).clone();
                }
                self.passing.on_rvalue |= matches!(place, Value::Cute(_)) || super::values::temporaries_of(&[&place]) != 0;
                self.assign(*op, &place, v)?
            }
            Op::Convert(kind) => {
                let ty = self.pop();
                let v = self.pop();
                self.cast(*kind, v, &ty)?
            }
            Op::ConvertTo(ty) => {
                let v = self.pop();
                match &v {
                    Value::Int(kind, _) if kind.id() == *ty => v,
                    _ => {
                        let v = self.told_object(v)?;
                        self.converted(v, *ty, false)?
                    }
                }
            }
            Op::Initialise => self.initialised()?,
            Op::InitialiseReference => self.initialised_reference()?,
            Op::BindTemporary(ty) => return self.bound_to_temporary(*ty),
            Op::InitialiseCopy => self.initialised_copy()?,
            Op::InitialiseResult => self.initialised_result()?,
            Op::Refer => self.referred()?,
            Op::Copy => self.copy_of_top()?,
            Op::ReturnedPart(whole, part) => match self.may_move_part(base + whole, *part)? {
                true => {
                    let part = self.pop();
                    Value::Passed(Passed::Rvalue, Rc::new(self.state.value(&part)?))
                }
                false => self.copy_of_top()?,
            },
            Op::ObjectOperand => {
                let v = self.pop();
                let place = self.state.place(&v);
                match place {
                    Value::Memory(ty, _) if self.is_own_object(ty) => place,
                    _ => self.state.operand(&v)?,
                }
            }
            Op::Value => {
                let v = self.pop();
                self.state.operand(&v)?
            }
            Op::Number => {
                let place = self.pop();
                self.number_or(place)?
            }
            Op::Parameter => {
                let place = self.pop();
                match self.number_or(place)? {
                    v @ (Value::Slot(_) | Value::Element(..)) => match self.state.value(&v)? {
                        Value::Object(_) | Value::Array(_) => self.state.constant_object(v),
                        of if is_object(&of) => self.state.constant_object(of),
                        _ => v,
                    },
                    v if is_object(&v) => self.state.constant_object(v),
                    v => v,
                }
            }
            Op::NumberFor(below, index, copies) => self.number_for(*below, *index, *copies)?,
            Op::RightIsLate(false) => {
                self.before_operands.push((self.frames.len(), self.state.out.len()));
                return Ok(());
            }
            Op::RightIsLate(true) => {
                // what an exception left behind is of frames that are gone
                while self.before_operands.pop_if(|(frames, _)| *frames > self.frames.len()).is_some() {}
                let written = self.before_operands.pop().map(|(_, written)| written);
                self.right_is_late = written.map(|written| ((self.frames.len(), self.frames[last].at), written));
                return Ok(());
            }
            Op::Recall { below, of, slot, how } => return self.recall((*below, *of), base + slot, *how),
            Op::HasOperator { op, slot, right } => {
                if self.right_comes_first(*op, base + slot)? {
                    self.frames[last].at = *right as usize;
                }
                return Ok(());
            }
            Op::Operand(None) => {
                let v = self.pop();
                self.without_bits(v)?
            }
            Op::Operand(Some(is_place)) => {
                let v = self.pop();
                let bits = match self.state.place(&v) {
                    Value::Memory(ty, _) => self.state.types.bit_field(self.state.types.without_const(ty)).map(|(_, bits)| bits),
                    _ => None,
                };
                match bits {
                    None if *is_place => v,
                    _ => match (self.state.value(&v)?, bits) {
                        // the promotion asks what the bits hold, not what they are declared with
                        (Value::Int(kind, x), Some(bits @ 0..=32)) => {
                            Value::Int(if bits < 32 || kind.is_signed() { Integer::Int } else { Integer::UInt }, x)
                        }
                        (v, _) => v,
                    },
                }
            }
            Op::NoLiteral(which) => {
                self.no_literals = *which;
                return Ok(());
            }
            Op::Begin(slot, n, of_program) => return self.begin_variable(base + slot, *n, *of_program),
            Op::Into(slot) => {
                let begun = self.state.slots[(base + slot) as usize].clone();
                self.makes_begun(&begun);
                return Ok(());
            }
            Op::Complete(slot) => {
                let begun = std::mem::replace(&mut self.state.slots[(base + slot) as usize], Value::Void);
                let made = self.pop();
                self.complete_begun(begun, made)?
            }
            Op::Construct(count, brace) => {
                let (args, moved) = self.popped_args(*count);
                (self.moved, self.given_consts) = (moved, self.popped_consts());
                let ty = self.pop();
                if self.state.is_unevaluated && self.is_probing() {
                    self.may_be_value(&ty, &args, *brace)?;
                }
                let passed = self.passed(&args);
                let made = self.construct(&ty, args, *brace)?;
                self.note_passed_to(passed, &made);
                self.given_consts = Default::default();
                if let Value::Type(id) = ty {
                    self.made_as(&made, id);
                }
                let frame = &self.frames[last];
                // a variable, in a function or outside of one
                let next = frame.code.ops.get(frame.at);
                if let (Some(Op::Part), Value::Object(object)) = (next, &made) {
                    object.temporary.set(PART);
                    self.stack.push(made);
                    return Ok(());
                }
                let is_variable = matches!(next, Some(Op::Store(_) | Op::StaticStore(..) | Op::Complete(_)));
                if !is_variable && frame.function.is_some() {
                    self.not_pointed_to(&made)?;
                }
                self.note_temporary(&made);
                made
            }
            Op::Part => {
                if let Some(Value::Object(object)) = self.stack.last() {
                    object.temporary.set(PART);
                }
                return Ok(());
            }
            Op::Unkept => {
                if self.stack.last().is_some_and(|v| self.is_kept(v)) {
                    let why = "an arm of `?:` whose address its constructor keeps, beside one that is no such object, is not read";
                    return Err(Fault::new(FaultKind::Unsupported, why));
                }
                return Ok(());
            }
            Op::Unbound(passes) => {
                let top = self.stack.len().saturating_sub(1);
                let passed = if *passes { self.passed(&self.stack[top..]) } else { Vec::new() };
                self.note_passed(passed);
                if let Some(made) = self.stack.last().cloned() {
                    self.passes_bound(&made, None);
                }
                return Ok(());
            }
            // what a class within a function has of a variable around it may be a value
            Op::Sample(_) if self.stack.last().is_some_and(is_sample) => self.pop(),
            Op::Sample(is_parameter) => {
                let ty = self.pop();
                let ty = self.type_id(&ty)?;
                let mut bare = self.state.types.strip(ty);
                let is_array = matches!(self.state.types.get(bare), Type::Array(..)) && !self.state.types.refers(ty);
                if let Type::Function(..) = self.state.types.get(bare) {
                    bare = self.taken_type(bare);
                }
                if *is_parameter && is_array {
                    bare = self.taken_type(bare);
                }
                if *is_parameter && bare == super::super::types::Types::VOID {
                    return Err(Fault::ill_formed("no parameter is of type `void`"));
                }
                match self.state.types.get(bare) {
                    Type::Class(class) if self.is_class_of_library(*class) => {
                        let sample = self.default_of(bare).or_else(|_| self.sample_of(bare))?;
                        self.fill_sample(&sample)?;
                        sample
                    }
                    Type::Class(_) | Type::Closure(_) | Type::Of(Value::Cute(_)) => {
                        let sample = self.sample_of(bare)?;
                        self.fill_sample(&sample)?;
                        sample
                    }
                    // a null pointer would lead nowhere
                    &Type::Pointer(Space::Raw, of) if matches!(self.state.types.get(self.state.types.strip(of)), Type::Class(_)) => {
                        let object = self.sample_of(self.state.types.strip(of))?;
                        let is_const = self.state.types.without_const(of) != of;
                        self.state.pointing_to(Value::address(object), is_const)
                    }
                    &Type::Pointer(Space::Raw, of) => self.sample_of_pointer(bare, of)?,
                    Type::Library(name, _) if matches!(&**name, "array" | "vector" | "deque" | "string") => self.sample_of(bare)?,
                    _ => library::call(&mut self.state, "declval", &[Value::Type(bare)], &[])?,
                }
            }
            Op::Declared => {
                let ty = self.pop();
                match ty {
                    Value::Void => ty,
                    ty => {
                        let v = self.call_library("declval", std::slice::from_ref(&ty), &[])?;
                        self.stack.extend([v, ty]);
                        self.forwarded(false)?
                    }
                }
            }
            Op::Gather => Value::Pack(Rc::new(self.popped(Count::Marked))),
            Op::Default => {
                let ty = self.pop();
                let made = self.construct(&ty, Vec::new(), false)?;
                self.note_temporary(&made);
                made
            }
            Op::Shared(id, dynamic) => {
                let ty = self.pop();
                self.shared(*id, &ty, *dynamic)?
            }
            Op::Braces(count) => self.braces(*count)?,
            Op::Plan(site) => {
                if !self.plan(base, site)? {
                    self.frames[last].at = site.to as usize;
                }
                return Ok(());
            }
            Op::SampleBraces(count) => {
                let (items, _) = self.popped_args(*count);
                self.popped_consts();
                Value::Braces(items.iter().map(|v| self.state.value(v)).collect::<Outcome<Vec<_>>>()?.into())
            }
            Op::PlanFor(slot, count, brace) => return self.plan_for(base + slot, *count, *brace),
            Op::PlanRight(slot, plan) => self.plan_right(base + slot, base + plan),
            Op::PlanAssigned(slot, plans) => return self.plan_assigned(base + slot, *plans),
            Op::IsAggregate => self.is_assigned_as_bytes()?,
            Op::PlanType(slot, i) => self.plan_type(base + slot, *i),
            Op::PlannedItem(slot, i) => return self.planned_item(base + slot, *i),
            Op::PlannedBraces(slot, i, count) => return self.planned_braces(base + slot, *i, *count),
            Op::MemberDefault(member) => self.member_default(member)?,
            Op::Named(member) => {
                let v = self.pop();
                // a member that is a reference is bound to the variable, another one is what that was
                let held = self.state.value(&v)?;
                let v = if super::super::state::State::is_place(&v) { Value::Pack(Rc::new(vec![held, v])) } else { held };
                Value::Method(Rc::new((Value::Native(format!(".{member}").into()), v)))
            }
            Op::InitializerList => self.initializer_list()?,
            Op::List(count) => {
                let items = self.popped(*count);
                self.list(items)?
            }
            Op::Layout => {
                let stride = self.pop();
                let shape = self.pop();
                library::call(&mut self.state, "make_layout", &[], &[shape, stride])?
            }
            Op::Lambda(id) => self.closure(*id, last, base)?,
            Op::WantsType => {
                (self.type_wanted_at, self.wants_operator) = (self.frames.len() + 1, true);
                return Ok(());
            }
            Op::UnlessTypeAsked(to) => {
                if !self.is_type_wanted() && !self.is_asked_for_result() {
                    self.frames[last].at = *to as usize;
                } else if self.unevaluated > MAX_UNEVALUATED {
                    return Err(Fault::new(FaultKind::Unsupported, "the type of a call within as many others"));
                }
                return Ok(());
            }
            Op::ReturnedType(to) => {
                let ty = self.pop();
                let ty = self.type_id(&ty)?;
                let ty = self.returned_type(ty);
                if !self.is_type_wanted() {
                    self.type_noted = Some((self.frames.len(), self.frames[last].code.clone(), ty));
                    self.frames[last].at = *to as usize;
                    return Ok(());
                }
                Value::Type(ty)
            }
            Op::Call(set, site) => {
                let frames = self.frames.len();
                self.call_at(*set, site)?;
                self.asked(site, frames);
                return Ok(());
            }
            Op::CallLibrary(name, site) => {
                let frames = self.frames.len();
                self.call_library_at(name, site)?;
                self.asked(site, frames);
                return Ok(());
            }
            Op::CallMember(name, site) => {
                let frames = self.frames.len();
                self.call_member_at(name, site)?;
                self.asked(site, frames);
                return Ok(());
            }
            Op::CallValue(site) => {
                let frames = self.frames.len();
                self.call_value_at(site)?;
                self.asked(site, frames);
                return Ok(());
            }
            Op::Launch(n, count) => {
                let (args, _) = self.popped_args(*count);
                let config = self.popped(Count::Fixed(*n));
                let kernel = self.pop();
                self.launch(kernel, config, args)?
            }
            Op::Mark => {
                self.marks.push(self.stack.len());
                return Ok(());
            }
            Op::PackTest(pack, index, end) => {
                let index = self.slot_index(base + index);
                let n = self.pack(base + pack).len();
                if index >= n {
                    self.frames[last].at = *end as usize;
                }
                return Ok(());
            }
            Op::PackElement(pack, index) => {
                let index = self.slot_index(base + index);
                match self.pack(base + pack).get(index).cloned() {
                    // what the function has of its own is a variable
                    Some(Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Pointer { .. }) => {
                        Value::Element(index as u32, Rc::new(Value::Slot(base + pack)))
                    }
                    item => item.unwrap_or(Value::Void),
                }
            }
            Op::PackSize(pack) => Value::Int(Integer::ULong, self.pack(base + pack).len() as i64),
            Op::PackNext(slot, by) => {
                if let Value::Int(_, n) = &mut self.state.slots[(base + slot) as usize] {
                    *n += by;
                }
                return Ok(());
            }
            Op::Reverse(count) => {
                let first = match count {
                    Count::Fixed(n) => self.stack.len().saturating_sub(usize::from(*n)),
                    Count::Marked => self.marks.last().copied().unwrap_or_default(),
                };
                if let Some(values) = self.stack.get_mut(first..) {
                    values.reverse();
                }
                return Ok(());
            }
            Op::FoldRight(op) => self.folded_from_the_right(*op)?,
            Op::FoldLeft(op) => {
                let mut items = self.popped(Count::Marked).into_iter();
                let mut left = items.next().unwrap_or(Value::Void);
                for right in items {
                    left = self.folded(*op, left, right)?;
                }
                left
            }
            Op::FoldOnto(op) => match (self.pop(), self.pop()) {
                (left, Value::Void) => left,
                (left, right) => self.folded(*op, left, right)?,
            },
            Op::FoldAssign(op, left) => {
                let mut operands = self.popped(Count::Marked);
                if operands.is_empty() {
                    return Err(Fault::ill_formed("a fold of assignments is over an empty pack"));
                }
                if *left {
                    let mut places = operands.into_iter().rev();
                    let first = places.next().unwrap_or(Value::Void);
                    places.try_fold(first, |place, v| self.assign(*op, &place, v))?
                } else {
                    let first = operands.remove(0);
                    operands.iter().try_fold(first, |v, place| self.assign(*op, place, v))?
                }
            }
            Op::TurnNan => {
                if let Some(Value::Float(_, x)) = self.stack.last_mut()
                    && x.is_nan()
                {
                    *x = -*x;
                }
                return Ok(());
            }
            Op::Folded(op) => match self.pop() {
                Value::Void => Value::Int(Integer::Bool, i64::from(*op == Logical::And)),
                v => v,
            },
            Op::IsReference => {
                let v = self.pop();
                let is_reference = match self.type_id(&v) {
                    Ok(ty) => self.state.types.refers(ty),
                    Err(_) => false, // a template whose arguments are deduced
                };
                library::truth(is_reference)
            }
            Op::InitBase(_) | Op::InitDefault(_) => return self.init_part(op, last),
            Op::Rvalue => match self.pop() {
                told @ Value::Passed(..) => told,
                of => self.state.as_rvalue(of),
            },
            Op::ConstRvalue(depends) => {
                let is_const = depends.is_none_or(|(slot, is_element)| self.is_const_parameter(base + slot, is_element));
                // a reference to what is `const` is bound to it
                match self.stack.last() {
                    Some(v @ Value::Array(array)) if self.any_destructors && Rc::strong_count(array) == 1 => self.expires_here(v.clone()),
                    Some(v) if super::values::is_const_result(v) => self.expires_here(v.clone()),
                    _ => {}
                }
                match (is_const, self.pop()) {
                    (false, told @ Value::Passed(..)) | (true, told @ Value::Passed(Passed::ConstRvalue, _)) => told,
                    (true, of) => Value::Passed(Passed::ConstRvalue, Rc::new(of)),
                    (false, of) => self.state.as_rvalue(of),
                }
            }
            Op::ConstPlace(depends) => {
                if depends.is_some_and(|(slot, is_element)| !self.is_const_parameter(base + slot, is_element)) {
                    return Ok(());
                }
                match self.pop() {
                    told @ Value::Passed(..) => told,
                    of => Value::Passed(Passed::Const, Rc::new(of)),
                }
            }
            Op::ConstAs(refers) => {
                let ty = self.pop();
                let v = self.pop();
                self.choice_as(v, &ty, *refers)?
            }
            Op::AsStream => self.pointed_stream()?,
            Op::ToldStream => return self.told_stream(),
            Op::ConstResult => {
                if !self.result_leads_to_const()[0] {
                    return Ok(());
                }
                let v = self.pop();
                self.state.constant_object(v)
            }
            Op::ResultOperand => {
                let v = self.pop();
                let is_const = self.result_leads_to_const()[0] && matches!(self.state.value(&v)?, Value::Object(_) | Value::Text(_));
                if is_const { self.state.constant_object(v) } else { self.state.operand(&v)? }
            }
            Op::ConstObject(slot, is_element) => {
                if !self.is_const_parameter(base + slot, *is_element) {
                    return Ok(());
                }
                let v = self.pop();
                match self.type_id(&v) {
                    Ok(ty) if let Type::Reference(of) = *self.state.types.get(ty) => {
                        let of = self.state.types.intern(Type::Const(of));
                        Value::Type(self.state.types.intern(Type::Reference(of)))
                    }
                    Ok(ty) if let Type::Pointer(space, of) = *self.state.types.get(ty) => {
                        let of = self.state.types.intern(Type::Const(of));
                        Value::Type(self.state.types.intern(Type::Pointer(space, of)))
                    }
                    _ => v,
                }
            }
            Op::ConstOperand(depends) => {
                let is_other = depends.is_some_and(|(slot, is_element)| !self.is_const_parameter(base + slot, is_element));
                match self.stack.last() {
                    Some(v)
                        if !is_other
                            && matches!(self.state.value(v)?, Value::Object(_) | Value::Array(_) | Value::Cute(_) | Value::Text(_)) =>
                    {
                        let v = self.pop();
                        self.state.constant_object(v)
                    }
                    // a row of an array
                    Some(&Value::Memory(ty, _))
                        if !is_other && matches!(self.state.types.get(self.state.types.without_const(ty)), Type::Array(..)) =>
                    {
                        let v = self.pop();
                        self.state.constant_object(v)
                    }
                    _ => return Ok(()),
                }
            }
            Op::ConstArray(true) => match self.stack.last() {
                Some(Value::Array(array)) if matches!(self.state.types.get(array.ty), Type::Array(..)) => {
                    let array = array.clone();
                    let mut first = self.state.decayed(&array);
                    self.state.constant_target(&mut first);
                    self.stack.pop();
                    first
                }
                _ => return Ok(()),
            },
            Op::ConstArray(false) => {
                let v = self.pop();
                match self.array_named(&v, false) {
                    Some(array) => self.state.constant(array),
                    None => match self.state.value(&v)? {
                        Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)) => self.state.constant_object(v),
                        _ => v,
                    },
                }
            }
            Op::Forward(keeps_value) => self.forwarded(*keeps_value)?,
            Op::MoveValue(late) => {
                let given = self.pop();
                let (place, is_moved) = match &given {
                    Value::Passed(how, of) => (&**of, *how == Passed::Rvalue),
                    v => (v, false),
                };
                // a reference to an element that is less than a byte is an object
                if matches!(place, Value::Memory(ty, _) if self.state.types.is_within_byte(*ty)) && !self.frames[last].code.is_prelude {
                    self.stack.push(place.clone());
                    return Ok(());
                }
                let is_own = !super::values::is_held(place);
                let v = self.state.value(place)?;
                // an array becomes a pointer
                let decays = !is_moved && matches!(&v, Value::Array(array) if matches!(self.state.types.get(array.ty), Type::Array(..)));
                if decays || *late && !is_own && self.is_copied_late(&v) {
                    self.stack.push(given);
                    return Ok(());
                }
                drop(given);
                let copy = match is_moved {
                    true => self.moved_value(&v)?,
                    false if is_own => v,
                    false => self.copied(&v)?,
                };
                self.note_temporary(&copy);
                copy
            }
            Op::Deduced(copies) => self.deduced_value(*copies)?,
            Op::InitField(name, count, brace) => {
                let (args, moved) = self.popped_args(*count);
                (self.moved, self.given_consts) = (moved, self.popped_consts());
                let this = self.frames[last].this.clone();
                let class = self.frames[last].class;
                return self.init_field(&this, class, name, args, *brace);
            }
            Op::VirtualBase(to) => {
                if !self.begins_virtual_base(last)? {
                    self.stack.pop();
                    self.frames[last].at = *to as usize;
                }
                return Ok(());
            }
            Op::InitVirtualBase(count, brace) => {
                let (args, moved) = self.popped_args(*count);
                (self.moved, self.given_consts) = (moved, self.popped_consts());
                return self.init_virtual_base(last, args, *brace);
            }
            Op::VirtualBases => {
                let this = self.frames[last].this.clone();
                return match self.frames[last].class {
                    Some(class) => self.init_virtual_bases(&this, class, None),
                    None => Ok(()),
                };
            }
            Op::InitBaseWith(place, count, brace) => {
                let (args, moved) = self.popped_args(*count);
                let of_type = if *place == Op::BASE_OF_TYPE { Some(self.pop()) } else { None };
                (self.moved, self.given_consts) = (moved, self.popped_consts());
                let this = self.frames[last].this.clone();
                return match self.frames[last].class {
                    Some(class) => self.init_base(&this, class, (*place, of_type), Some((args, *brace))),
                    None => Ok(()),
                };
            }
            Op::Fill(fill, end) => {
                if self.fill(fill)? {
                    self.frames[last].at = *end as usize;
                }
                return Ok(());
            }
            Op::Unpack(first, n, by_reference) => {
                let v = self.pop();
                return self.unpack(&v, base + first, *n as usize, *by_reference);
            }
            Op::OwnParts(slot, n, by_reference, to) => {
                if !self.takes_own_apart(base + slot, *n, *by_reference)? {
                    self.frames[last].at = *to as usize;
                }
                return Ok(());
            }
            Op::RangeStart(slot) => {
                let range = self.pop();
                return self.range_start(range, base + slot);
            }
            Op::RangeNext(slot, end) => match self.range_next(base + slot)? {
                Some(v) => v,
                None => {
                    self.frames[last].at = *end as usize;
                    return Ok(());
                }
            },
            Op::OffsetOf(members) => self.offset_of(members)?,
            Op::SizeOf | Op::AlignOf => self.measured(matches!(op, Op::SizeOf))?,
            Op::Static(id, slot, to) => {
                if self.static_is_initialised(*id, base + slot, last, base) {
                    self.frames[last].at = *to as usize;
                }
                return Ok(());
            }
            Op::OfThread => {
                self.of_thread.extend(self.state.globals.len().checked_sub(1).map(|last| last as u32));
                return Ok(());
            }
            Op::StaticStore(id, slot, refers) => return self.store_static(*id, (base + slot, *refers), last, base),
            Op::StaticAssert(message, has_message) => return self.static_assert(message, *has_message),
            Op::Constant(name, slot) => return self.require_constant(name, slot.map(|slot| base + slot)),
            Op::Require => return self.require(),
            Op::CheckFailed(check, first, count) => {
                let message = self.popped(*count);
                let at = self.frames[last].code.at.get(self.frames[last].at - 1).copied().unwrap_or_default();
                self.check_failed(check, base + first, &message, at)?;
                return self.hand_on_output();
            }
            Op::Holds(relation) => {
                let args = self.popped(Count::Marked);
                Value::Int(Integer::Bool, i64::from(self.check_holds(relation, &args)?))
            }
            Op::New(counted, count, brace) => {
                let (args, moved) = self.popped_args(*count);
                (self.moved, self.given_consts) = (moved, self.popped_consts());
                let n = if *counted { Some(self.pop()) } else { None };
                let ty = self.pop();
                let args = if self.state.is_unevaluated { self.arguments_asked(&ty, args, *brace)? } else { args };
                self.new_object_on_heap(&ty, n, args, *brace)?
            }
            Op::Allocate(at_place, of_array) => return self.allocated_by_class(*at_place, *of_array),
            Op::NewAllocated(count, brace) => {
                let (args, moved) = self.popped_args(*count);
                (self.moved, self.given_consts) = (moved, self.popped_consts());
                let (p, ty) = (self.pop(), self.pop());
                let args = if self.state.is_unevaluated { self.arguments_asked(&ty, args, *brace)? } else { args };
                match p {
                    Value::Void => self.new_object_on_heap(&ty, None, args, *brace)?,
                    p => self.new_object_at(p, &ty, args, *brace)?,
                }
            }
            Op::Delete => {
                let p = self.pop();
                self.delete(&p, true)?;
                Value::Void
            }
            Op::Capture(is_constant) => {
                let v = self.pop();
                self.captured_by_class(v, *is_constant)?
            }
            Op::ArmSample => {
                let v = self.pop();
                self.arm_sample(&v)?
            }
            Op::ElementSample => self.element_sample()?,
            Op::MeetSamples(compares) => self.samples_met(*compares)?,
            Op::MeetArms => self.arms_met()?,
            Op::CallSample(set, site) => self.call_sample(*set, site)?,
            Op::LibrarySample(name, count) => self.native_sample(name, *count)?,
            Op::OperatorSample(..) | Op::MemberSample(..) | Op::ValueSample(_) => {
                let sample = match op {
                    Op::OperatorSample(name, site) => self.operator_sample(name, site),
                    Op::MemberSample(name, site) => self.member_sample(name, site),
                    Op::ValueSample(site) => self.value_sample(site),
                    _ => Ok(Value::Void),
                };
                // how its arguments are passed is of no other call
                self.passing = Default::default();
                sample?
            }
            Op::UnifyArms => {
                let other = self.pop();
                let arm = self.pop();
                self.unified_arm(arm, &other)?
            }
            Op::Unread(what) => {
                return Err(Fault::new(
                    FaultKind::Unsupported,
                    if what.contains(" is ") { what.to_string() } else { format!("{what} is not read") },
                ));
            }
            Op::Lvalue(or_const) => {
                if let Some(Value::Passed(how, of)) = self.stack.last() {
                    let (how, of) = (*how, (**of).clone());
                    self.pop();
                    match how {
                        Passed::ConstRvalue if *or_const => self.stack.push(self.state.constant_object(of)),
                        Passed::Rvalue | Passed::ConstRvalue => return Err(Fault::ill_formed("what has to be a variable is what expires")),
                        Passed::Const => self.stack.push(self.state.constant_object(of)),
                        Passed::Typed { .. } => self.stack.push(of),
                    }
                }
                let is_bound = match self.stack.last() {
                    Some(Value::Object(_) | Value::Array(_) | Value::Text(_) | Value::Closure(_) | Value::Stream(_)) | None => true,
                    Some(v) => super::super::state::State::is_place(v),
                };
                return match is_bound {
                    true => Ok(()),
                    false => Err(Fault::ill_formed("a reference that is not `const` is bound to a temporary")),
                };
            }
            Op::Changeable(slot, why) => {
                return match self.is_const_parameter(base + slot, false) {
                    true => Err(Fault::ill_formed(&**why)),
                    false => Ok(()),
                };
            }
            Op::OnDependent(of) => {
                self.indexes_const = self.is_const_parameter(base + of.slot, of.is_element);
                return Ok(());
            }
            Op::Elements(why) => {
                let container = self.pop();
                return match self.state.value(&container)? {
                    Value::Array(_) | Value::Text(_) => Err(Fault::ill_formed(&**why)),
                    Value::Cute(cute) if cute.owns => Err(Fault::ill_formed(&**why)),
                    _ => Ok(()),
                };
            }
            Op::OperandsFit(operator, is_zero) => return self.operands_fit(operator, *is_zero),
            Op::Narrowed(count) => return self.narrowed(*count),
            Op::Refused(why) => return Err(Fault::ill_formed(&**why)),
            Op::Unknown(name) => return Err(Fault::ill_formed(format_args!("nothing is called `{name}`"))),
            Op::Probe(to) => {
                self.probes.push(super::Probe { frame: last, to: *to as usize, height: self.stack.len(), is_attempt: false, block: None });
                return Ok(());
            }
            Op::Attempt(to) => {
                self.probes.push(super::Probe { frame: last, to: *to as usize, height: self.stack.len(), is_attempt: true, block: None });
                return Ok(());
            }
            Op::Ended => {
                if !self.pending_destructors.borrow().is_empty() {
                    self.destroy()?;
                }
                return self.end_expiring(last);
            }
            Op::SameDeduced(first, slot) => return self.same_deduced(base + first, base + slot),
            Op::Borrowed(slot) => {
                self.note_borrowed(base + slot);
                return Ok(());
            }
            Op::Comma => {
                let (mut b, mut a) = (self.pop(), self.pop());
                match self.comma_of_program(&mut a, &mut b)? {
                    true => return Ok(()),
                    false => self.keep_object(&a),
                }
                b
            }
            Op::Discard => {
                let v = match self.pop() {
                    Value::Field(_, o) => Value::Object(o),
                    v => v,
                };
                self.keep_object(&v);
                return Ok(());
            }
            Op::Place => {
                let (made, pointer) = (self.pop(), self.pop());
                if self.is_kept(&made) && self.lies_as_bytes(&made) {
                    self.not_kept(&made)?;
                }
                self.placed_object(made, pointer)?
            }
            Op::PlaceArray(count, has_values) => {
                let (args, _) = self.popped_args(*count);
                let (ty, n, pointer) = (self.pop(), self.pop(), self.pop());
                self.placed_array(pointer, &n, &ty, args, *has_values)?
            }
            Op::DefaultsFirst(of, given, sampled) => return self.defaults_first(of, *given, *sampled),
            Op::WithDefaults(given) => {
                self.with_defaults(*given);
                return Ok(());
            }
            Op::Switched => {
                let v = self.pop();
                match self.state.value(&v)? {
                    Value::Enum(ty, x) if let Some(kind) = self.state.types.underlying_of_element(ty) => Value::Int(kind, x),
                    Value::Float(..) => return Err(Fault::ill_formed("a `switch` takes an integer or an enumerator")),
                    _ => v,
                }
            }
            Op::IsCase => return self.is_case(),
            Op::Tested(is_truth) => {
                let v = self.pop();
                self.tested(v, *is_truth)?
            }
            Op::TestedFor(op) => {
                let v = self.pop();
                self.tested_for(*op, v)?
            }
            Op::Whole(slot, is_indexed) => {
                let names = self.frames[last].code.ops[self.frames[last].at..].iter();
                let names: Vec<_> = names.map_while(|op| if let Op::Member(name) = op { Some(name.clone()) } else { None }).collect();
                if let Some(v @ (Value::Object(_) | Value::Array(_))) = self.stack.last()
                    && !self.leads_to_reference(v, &names, *is_indexed)
                    && !super::values::is_held(v)
                {
                    self.state.slots[(base + slot) as usize] = v.clone();
                }
                return Ok(());
            }
            Op::EndProbe => {
                self.probes.pop();
                return Ok(());
            }
            Op::Try(block) => return self.try_block(block, last, base),
            Op::Throw(to_const) => return self.throw(*to_const),
            Op::Rethrow => return self.rethrow(),
            Op::Caught => self.caught.last().map_or(Value::Void, |(_, v, ..)| v.clone()),
            Op::CaughtIn(slot) => {
                if let (Some((_, v, ..)), true) =
                    (self.caught.last_mut(), matches!(self.state.slots[(base + slot) as usize], Value::Int(..) | Value::Float(..)))
                {
                    *v = Value::Slot(base + slot);
                }
                return Ok(());
            }
            Op::EndCatch => return self.end_catch(),
            Op::Push(_)
            | Op::Local(_)
            | Op::LocalReference(_)
            | Op::StaticReference(_)
            | Op::Load(_)
            | Op::LoadBinary(..)
            | Op::LoadTest(..)
            | Op::WithBinary(..)
            | Op::LocalAssign(..)
            | Op::Store(_)
            | Op::Bump(..)
            | Op::Seen
            | Op::Settle(..)
            | Op::Reread(_)
            | Op::Decided { .. }
            | Op::Coordinates(..)
            | Op::Swaps(..)
            | Op::Binary(_)
            | Op::Jump(_)
            | Op::Left(..)
            | Op::LeftBeside(..)
            | Op::Right(_)
            | Op::JumpUnless(_)
            | Op::JumpIf(_)
            | Op::JumpUnlessKeep(_)
            | Op::Pop
            | Op::Clear(..)
            | Op::Return(_)
            | Op::ReturnVoid => return Err(Fault::runtime("an operation of the loop stands outside of it")),
        };
        self.stack.push(v);
        Ok(())
    }

    fn slot_index(&self, slot: u32) -> usize {
        match self.state.slots.get(slot as usize) {
            Some(Value::Int(_, n)) => usize::try_from(*n).unwrap_or(usize::MAX),
            _ => 0,
        }
    }

    fn pack(&self, slot: u32) -> Rc<Vec<Value>> {
        match self.state.slots.get(slot as usize) {
            Some(Value::Pack(items)) => items.clone(),
            _ => Rc::default(),
        }
    }
}

/// Whether a value is a sample itself or a variable, and no type.
fn is_sample(v: &Value) -> bool {
    matches!(v, Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Closure(_) | Value::Pointer { .. } | Value::Global(_))
}

/// Whether a value that is an argument of a template is an object, which is `const` there.
fn is_object(v: &Value) -> bool {
    matches!(v, Value::Object(_) | Value::Array(_) | Value::Static(..) | Value::Tuple(_) | Value::Cute(_) | Value::Underscore)
}
