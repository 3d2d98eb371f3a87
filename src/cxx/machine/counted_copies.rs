//! What g++'s library copies more or less often than the one here does, where the program may see that.

use super::super::ast::{BinaryOp, TypeKind};
use super::super::code::{Code, Op};
use super::super::compiled::FunctionCode;
use super::super::program::{CONSTRUCTOR, ClassDef, MemberDef};
use super::super::value::{ClassId, Fault, FaultKind, Outcome, Type, Value};
use super::Machine;

/// The functions that copy what they call in another number; `__counted` stands for constructors and methods that do.
const COUNTED: &[&str] = &[
    "__counted",
    "adjacent_find",
    "all_of",
    "any_of",
    "binary_search",
    "clamp",
    "count_if",
    "equal",
    "equal_range",
    "erase_if",
    "exclusive_scan",
    "find_end",
    "find_if",
    "find_if_not",
    "for_each_n",
    "includes",
    "inclusive_scan",
    "inplace_merge",
    "is_heap",
    "is_partitioned",
    "is_permutation",
    "is_sorted",
    "is_sorted_until",
    "lexicographical_compare",
    "lower_bound",
    "make_heap",
    "max",
    "max_element",
    "merge",
    "min",
    "min_element",
    "minmax",
    "minmax_element",
    "mismatch",
    "next_permutation",
    "none_of",
    "nth_element",
    "partial_sort",
    "partial_sort_copy",
    "partition",
    "partition_copy",
    "pop_heap",
    "prev_permutation",
    "push_heap",
    "reduce",
    "remove_copy_if",
    "remove_if",
    "replace_copy_if",
    "search",
    "search_n",
    "set_difference",
    "set_intersection",
    "set_symmetric_difference",
    "set_union",
    "sort",
    "sort_heap",
    "stable_partition",
    "stable_sort",
    "unique",
    "unique_copy",
    "upper_bound",
];

/// How deep it is looked into what copies and ends.
const MAX_DEPTH: u32 = 4;

impl Machine<'_> {
    /// Refuses a call of such a function with what shows how often it is copied.
    pub(super) fn counts_copies(&mut self, function: &FunctionCode, args: &[Value]) -> Outcome<()> {
        if !(self.any_copies_by_code || self.any_destructors) || COUNTED.binary_search(&&*function.name).is_err() {
            return Ok(());
        }
        // of two that are not in a list nothing is copied
        if args.len() == 3 && matches!(&*function.name, "max" | "min" | "minmax") {
            return Ok(());
        }
        for arg in args {
            let v = self.state.value(arg)?;
            let is_called = match &v {
                Value::Closure(_) => true,
                Value::Object(o) => self.method_set(o.class, "operator()").is_some(),
                _ => false,
            };
            if is_called && self.shows_copies(&v, MAX_DEPTH) {
                let name = function.name.trim_start_matches("__counted");
                let name = if name.is_empty() { "shared_ptr" } else { name };
                return Err(Fault::new(
                    FaultKind::Unsupported,
                    format!("how often `{name}` copies what it calls, which that shows, is not known"),
                ));
            }
        }
        Ok(())
    }

    fn shows_copies(&mut self, v: &Value, depth: u32) -> bool {
        match v {
            // what a `std::reference_wrapper` leads to is not copied
            Value::Object(o) if self.state.types.classes[o.class.0 as usize].role.is_reference() => false,
            Value::Closure(_) | Value::Object(_) | Value::AddressOf(..) if depth == 0 => true,
            // elements of a container may
            Value::Array(array) => matches!(self.state.types.get(self.state.types.without_const(array.element)), Type::Class(_)),
            Value::Closure(closure) => {
                let def = &self.program.lambdas[closure.code as usize];
                let this = def.copies_this.then(|| closure.this.clone());
                let copies: Vec<bool> = def.captures.iter().map(|(_, _, taken)| taken.is_copy()).collect();
                let captured = closure.captured.borrow().clone();
                let mut held = captured.iter().zip(copies).filter(|(_, copied)| *copied).map(|(v, _)| v).chain(&this);
                held.any(|v| self.shows_copies(v, depth - 1))
            }
            Value::Object(o) => {
                let fields = o.fields.borrow().clone();
                self.class_shows(o.class, depth) || fields.iter().any(|v| self.shows_copies(v, depth - 1))
            }
            // what a `std::function` holds
            Value::AddressOf(of, _) => self.state.value(of).is_ok_and(|v| self.shows_copies(&v, depth - 1)),
            _ => false,
        }
    }

    /// Whether a constructor that may copy, or the destructor, of a class or its bases writes something or names what is not its own.
    fn class_shows(&mut self, class: ClassId, depth: u32) -> bool {
        if depth == 0 {
            return true;
        }
        let def = &self.program.classes[self.instances[class.0 as usize].def as usize];
        let functions = |name: &str| match def.members.get(name) {
            Some(MemberDef::Functions(set)) => self.program.sets[*set as usize].1.clone(),
            _ => Vec::new(),
        };
        let mut all = if def.scope.is_prelude { Vec::new() } else { [functions(CONSTRUCTOR), functions("~")].concat() };
        all.retain(|f| {
            let ast = &self.program.functions[*f as usize].ast;
            match &ast.params[..] {
                [] => ast.name.starts_with('~'),
                [first, ..] => matches!(first.ty.kind, TypeKind::Reference(_) | TypeKind::Forwarding(_)),
            }
        });
        let bases = self.instances[class.0 as usize].bases.clone();
        all.into_iter().any(|f| {
            let code = self.function_code(f).code.clone();
            self.code_shows(&code, depth)
        }) || bases.into_iter().any(|base| self.class_shows(base, depth - 1))
    }

    fn code_shows(&mut self, code: &Code, depth: u32) -> bool {
        depth == 0
            || code.ops.iter().any(|op| match op {
                Op::CallLibrary(name, _) => name.contains("print") || name.contains("put"),
                // a method may write, and a static member is seen by all
                Op::Global(_) | Op::StaticReference(_) | Op::Binary(BinaryOp::ShiftLeft) | Op::CallMember(..) | Op::CallValue(_) => true,
                Op::ClassName(name, _) => {
                    let of_class = |def: &ClassDef| matches!(def.members.get(name), Some(MemberDef::Static(..)));
                    self.program.classes.iter().any(|def| !def.scope.is_prelude && of_class(def))
                }
                Op::Call(set, _) => {
                    let all = self.program.sets[*set as usize].1.clone();
                    all.into_iter().any(|f| {
                        let code = self.function_code(f).code.clone();
                        !code.is_prelude && self.code_shows(&code, depth - 1)
                    })
                }
                _ => false,
            })
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_functions_are_sorted() {
        assert!(super::COUNTED.is_sorted());
    }
}
