//! Enumerations: the type that their values have, and the numbers of their enumerators.

use super::super::ast::BinaryOp;
use super::super::compile::Compiler;
use super::super::library;
use super::super::program::EnumDef;
use super::super::types::EnumInfo;
use super::super::value::{ClassId, Fault, FaultKind, Integer, Outcome, Type, TypeId, Value};
use super::Machine;

impl Machine<'_> {
    /// The enumeration that a class has of its template.
    pub(super) fn enum_of(&mut self, id: u32, class: ClassId) -> u32 {
        if self.instances[class.0 as usize].args.is_empty() {
            return id;
        }
        if let Some(own) = self.own_enums.get(&(id, class)) {
            return *own;
        }
        let (own, of) = (self.program.enums.len() as u32, &self.program.enums[id as usize]);
        let copy = EnumDef { ast: of.ast.clone(), scope: of.scope.clone(), in_sight: of.in_sight.clone() };
        self.program.enums.push(copy);
        self.own_enums.insert((id, class), own);
        self.enum_homes.insert(own, class);
        own
    }

    /// The type of an enumeration.
    pub(super) fn enum_type(&mut self, id: u32) -> Outcome<TypeId> {
        if let Some(ty) = self.enum_types.get(&id) {
            return Ok(*ty);
        }
        let (ast, scope) = (self.program.enums[id as usize].ast.clone(), self.program.enums[id as usize].scope.clone());
        let (underlying, promoted) = match &ast.underlying {
            Some(ty) => {
                let code = Compiler::new(&mut self.program, scope).alias(None, ty);
                let v = self.eval_alone(&code.code, self.enum_homes.get(&id).copied(), Value::Void)?;
                let ty = self.type_id(&v)?;
                match self.state.types.get(self.state.types.without_const(ty)) {
                    Type::Int(kind) => (*kind, *kind),
                    _ => return Err(Fault::ill_formed("an enumeration whose values are no integers")),
                }
            }
            None => {
                let kinds = self.kind_of_values(id);
                if ast.scoped { (Integer::Int, Integer::Int) } else { kinds }
            }
        };
        let name = ast.name.as_deref().unwrap_or("an enumeration").to_string();
        let infos = &mut self.state.types.enums;
        infos.resize(infos.len().max(id as usize + 1), EnumInfo { name: String::new(), underlying });
        infos[id as usize].name = name;
        infos[id as usize].underlying = underlying;
        let ty = self.state.types.intern(Type::Enum(id, ast.scoped, promoted));
        self.enum_types.insert(id, ty);
        if ast.underlying.is_some() {
            self.note_values(id); // of the type that is known by now
        }
        let def = &self.program.enums[id as usize];
        if def.scope.is_of_cute() {
            for ((of, ..), value) in def.ast.enumerators.iter().zip(self.enum_values.get(&id).into_iter().flatten()) {
                let name = format!("{}::{}::{of}", def.scope.namespace, self.state.types.enums[id as usize].name);
                self.state.types.constants.push((name, ty, *value));
            }
        }
        Ok(ty)
    }

    /// Makes CuTe's own enumerations, whose enumerators the algebra returns by their names.
    pub(super) fn start_enumerations(&mut self) -> Outcome<()> {
        let of_cute = |id: &u32| self.program.enums[*id as usize].scope.is_of_cute();
        let own: Vec<u32> = (0..self.program.enums.len() as u32).filter(of_cute).collect();
        own.into_iter().try_for_each(|id| self.enum_type(id).map(drop))
    }

    /// The type that holds the values of an enumeration that names none, as compilers for Linux choose it, and the one that
    /// they are in arithmetic. Values that a template's arguments make count as small.
    fn kind_of_values(&mut self, id: u32) -> (Integer, Integer) {
        self.note_values(id);
        let values = self.enum_values.get(&id).map_or(&[][..], |values| values);
        let (least, most) = (values.iter().copied().min().unwrap_or(0).min(0), values.iter().copied().max().unwrap_or(0));
        let fits = |kind: std::ops::RangeInclusive<i64>| kind.contains(&least) && kind.contains(&most);
        match (least < 0, fits(i32::MIN.into()..=i32::MAX.into()), fits(0..=u32::MAX.into())) {
            _ if self.wide_enums.contains(&id) => (Integer::ULong, Integer::ULong),
            (true, true, _) => (Integer::Int, Integer::Int),
            (true, false, _) => (Integer::Long, Integer::Long),
            (false, true, _) => (Integer::UInt, Integer::Int),
            (false, false, true) => (Integer::UInt, Integer::UInt),
            (false, false, false) => (Integer::ULong, Integer::Long),
        }
    }

    /// Keeps the values that no argument of a template tells.
    fn note_values(&mut self, id: u32) {
        let failed_at = self.failed_at;
        for n in 0..self.program.enums[id as usize].ast.enumerators.len() as u32 {
            let Ok(value) = self.enumerator_number(id, n, self.enum_homes.get(&id).copied()) else {
                self.failed_at = failed_at;
                break;
            };
            self.enum_values.entry(id).or_default().push(value);
        }
    }

    /// An enumerator, its number counted from the one before.
    pub(super) fn enumerator(&mut self, id: u32, n: u32) -> Outcome<Value> {
        self.enumerator_in(id, n, self.enum_homes.get(&id).copied())
    }

    pub(super) fn enumerator_in(&mut self, id: u32, n: u32, class: Option<ClassId>) -> Outcome<Value> {
        // that of another class of the template is whole
        let open = self.open_enums.iter().rev().find(|(open, around)| *open == id && (class.is_none() || class == *around));
        if let Some((_, around)) = open {
            // before its closing brace an enumerator is a number
            let value = self.enumerator_number(id, n, class.or(*around))?;
            let kind = match self.program.enums[id as usize].ast.underlying {
                Some(_) => {
                    self.enum_type(id)?;
                    self.state.types.enums[id as usize].underlying
                }
                None if i32::try_from(value).is_ok() => Integer::Int,
                None => Integer::Long,
            };
            return Ok(Value::Int(kind, value));
        }
        let ty = self.enum_type(id)?;
        let value = self.enumerator_number(id, n, class)?;
        match self.state.types.get(ty) {
            Type::Enum(_, false, kind) if kind.bits() < 64 && kind.wrap(value) != value => {
                Err(Fault::new(FaultKind::Unsupported, "an enumerator beyond `int` that the arguments of a template make is not read"))
            }
            _ => Ok(Value::Enum(ty, value)),
        }
    }

    fn enumerator_number(&mut self, id: u32, n: u32, class: Option<ClassId>) -> Outcome<i64> {
        let (ast, scope) = (self.program.enums[id as usize].ast.clone(), self.program.enums[id as usize].scope.clone());
        if let Some(value) = self.enum_values.get(&id).and_then(|values| values.get(n as usize)) {
            return Ok(*value);
        }
        if ast.enumerators[n as usize].1.is_none()
            && let Some(before) = n.checked_sub(1).and_then(|n| self.enum_values.get(&id)?.get(n as usize))
        {
            return Ok(before.wrapping_add(1));
        }
        let Some((from, e)) = (0..=n as usize).rev().find_map(|i| Some((i, ast.enumerators[i].1.as_ref()?))) else {
            return Ok(n.into());
        };
        let code = Compiler::new(&mut self.program, scope).enumerator(id, from, e);
        self.open_enums.push((id, class));
        let v = self.eval_alone(&code.code, class, Value::Void);
        self.open_enums.pop();
        let v = self.as_type_value(v?);
        if matches!(v, Value::Int(Integer::ULong | Integer::ULongLong, ..0)) {
            self.wide_enums.insert(id);
        }
        Ok(library::integer(&self.state, &v)?.wrapping_add((n as usize - from) as i64))
    }

    /// Whether containers of a type hold enumerations which an operator of the program may compare.
    pub(super) fn compares_enumerations(&mut self, mut element: TypeId, operator: &str) -> bool {
        loop {
            element = match self.state.types.get(element) {
                Type::Const(of) | Type::Array(of, _) => *of,
                Type::Library(_, args) => match args.first() {
                    Some(Value::Type(of)) => *of,
                    _ => return false,
                },
                Type::Enum(..) => return !self.own_namespaces(operator).is_empty(),
                _ => return false,
            };
        }
    }

    /// Pops the value of a `case` and that of its `switch`, pushes whether they are one.
    pub(super) fn is_case(&mut self) -> Outcome<()> {
        let (b, a) = (self.pop(), self.pop());
        match (&a, &b) {
            (Value::Enum(p, x), Value::Enum(q, y)) if p == q => {
                self.stack.push(Value::Int(Integer::Bool, (x == y).into()));
                Ok(())
            }
            _ => self.binary(BinaryOp::Equal, a, b),
        }
    }
}
