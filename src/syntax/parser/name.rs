//! Names and what they start: a call, a literal in words, an element type, an operation, a bound name.

use super::list::TEMPLATE;
use super::literal::{braces, is_integer, order_type};
use super::pointer::pointer_space;
use super::words::MAX_ELEMENT_NAME;
use super::{EMPTY, Parser, Rest};
use crate::algebra::Int;
use crate::syntax::ast::{Arg, Call, Expr, Instruction, Kind};
use crate::syntax::expected::{Expected, Syntax};
use crate::syntax::names::{Called, ElementName, Form, Reading};
use crate::syntax::notations;
use crate::syntax::token::{self, first, second};

impl<'a> Parser<'a, '_> {
    /// A name and what it starts: a call, a type, a literal in words, a bound name.
    pub(super) fn named(&self, i: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let (mut rest, mut word) = token::name(i)?;
        // `tensor<16x8xf16, …>` is a type of another notation, `tensor<0>(t)` a call.
        if word == "tensor" && first(rest) == b'<' && notations::opens(i) {
            return self.foreign(i, out);
        }
        if self.defines
            && let Some(rest) = self.definition(rest, word)
        {
            return self.put(out, i, rest, Kind::Program(&i[..i.len() - rest.len()]));
        }
        let mut qualified = false;
        if matches!(first(rest), b':' | b'.') {
            (rest, word, qualified) = self.qualified(i, rest, word);
        }
        if self.is_bound(word) {
            if !qualified {
                return self.put(out, i, self.behind_braces(rest)?, Kind::Name(word));
            }
            if self.names.function(word).is_none() {
                let whole = &i[..i.len() - rest.len()];
                return self.put(out, i, self.behind_braces(rest)?, Kind::Name(whole));
            }
        }
        match self.names.function(word) {
            Some(function) if is_call(function, rest) => {
                let (mut rest, mut call) = self.call(rest, function)?;
                if let Some(behind) = rest.strip_prefix("::")
                    && call.args.is_empty()
                    && !call.templates.is_empty()
                    && let Ok((after, name)) = token::name(behind)
                    && let Some(member) = self.names.member(function.name, name)
                {
                    let owner = call.templates;
                    (rest, call) = self.call(after, Called { templates: false, ..member })?;
                    call = self.arena.alloc(Call { templates: owner, ..*call });
                }
                if first(rest) == b'_'
                    && i[..i.len() - rest.len()].ends_with('>')
                    && function.reading == Reading::PointerPrefix
                    && let Some((after, space)) = pointer_space(&rest[1..])
                {
                    return self.swizzled_pointer(i, after, space, call, out);
                }
                self.put(out, i, rest, Kind::Call(call))
            }
            _ => self.word(i, rest, word, out),
        }
    }

    /// Reads over `cute::` and the like: the rest, the name behind, and whether there was one.
    /// A scoped name such as `GMMA::Layout_K_SW128_Atom` is one word of the registry.
    fn qualified(&self, i: &'a str, rest: &'a str, word: &'a str) -> (&'a str, &'a str, bool) {
        let (mut start, mut rest, mut word) = (i, rest, word);
        let mut qualified = false;
        loop {
            let after = match word {
                "cute" | "cutlass" | "std" | "detail" => rest.strip_prefix("::"),
                _ => None,
            };
            let after = after.or_else(|| match word {
                "cute" | "cutlass" | "nvgpu" | "cpasync" | "tcgen05" if !self.is_bound(word) => rest.strip_prefix('.'),
                _ => None,
            });
            let Some(after) = after else { break };
            let Ok((end, next)) = token::name(after) else {
                break;
            };
            qualified = true;
            (start, rest, word) = (after, end, next);
        }
        let first_scope = rest;
        while word != "_"
            && let Some(after) = rest.strip_prefix("::")
            && let Ok((end, _)) = token::name(after)
        {
            rest = end;
        }
        if rest.len() < first_scope.len() {
            word = &start[..start.len() - rest.len()];
            let scopes = word.rmatch_indices("::").map(|(at, _)| &word[at + 2..]);
            let inner = scopes.take(3).filter(|name| name.contains("::"));
            let known = inner.chain([word]).find(|name| self.names.function(name).is_some());
            // A function of a scope has the name that stands last.
            let last = ["UMMA::", "SM90::GMMA::", "GMMA::"]
                .iter()
                .find_map(|scope| word.strip_prefix(scope))
                .filter(|name| self.names.function(name).is_some_and(|f| f.form == Form::Function));
            word = known.or(last).unwrap_or(word);
        }
        (rest, word, qualified)
    }

    /// A name that is neither bound nor a function.
    #[inline(never)]
    fn word(&self, i: &'a str, rest: &'a str, word: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let start = &i[i.len() - rest.len() - word.len()..];
        match word {
            "_" | "X" | "Underscore" | "None" => {
                return self.put(out, i, braces(rest), Kind::Underscore);
            }
            _ if notations::opens(i) => return self.foreign(i, out),
            "tensor" | "Tensor" if first(rest) == b'<' => {
                let what = "this is a tensor as a compiler prints it, which is not read: give its layout";
                return self.wrong(Syntax::Foreign { at: self.span(i, rest), what });
            }
            "nullptr" => return self.put(out, i, rest, Kind::Int(Int::dynamic(0))),
            "true" | "false" => {
                let truth = Int::dynamic((word == "true").into());
                return self.put(out, i, rest, Kind::Int(truth));
            }
            "o" => return self.missing(i, Expected::EXPRESSION),
            "F2" if first(rest) == b'(' => {
                let at = self.span(i, rest);
                let what = "`F2(…)` is a stride of CuTe-IR over bits; it has no integer value";
                return self.wrong(Syntax::Foreign { at, what });
            }
            // An enumerator of CuTe DSL.
            "CtaGroup" | "ReductionKind"
                if let Some(after) = rest.strip_prefix('.')
                    && let Ok((end, _)) = token::name(after) =>
            {
                return self.put(out, i, end, Kind::Name(&start[..start.len() - end.len()]));
            }
            "raw_ptr" if first(rest) == b'(' => return self.raw_pointer(i, rest, out),
            "tmem_" if first(rest) == b'[' => return self.tensor_memory(i, rest, out),
            _ if let Some(n) = negative(word) => return self.put(out, i, braces(rest), Kind::Int(Int::fixed(-n))),
            _ if is_integer(start) => {
                let rest = self.number(start, out)?;
                out.span = self.span(i, rest);
                return Ok(rest);
            }
            _ => {}
        }
        if let Some((rest, space)) = pointer_space(i) {
            return self.pointer(i, rest, space, None, out);
        }
        if let Some((rest, major)) = order_type(word, rest) {
            return self.put(out, i, rest, Kind::Order(major));
        }
        if let Some(number) = start.strip_prefix("ArithTuple")
            && (is_integer(number) || first(number).is_ascii_digit())
        {
            return self.scalar_iterator(i, number, out);
        }
        let open = self.skip(rest)?;
        let dsl = first(open) == b'(' && DSL_INTEGERS.contains(&word);
        if matches!(first(open), b'{' | b'(')
            && (dsl || self.names.element(word).is_some_and(|e| e.integer))
            && let Some(function) = self.names.function("int")
        {
            let (rest, call) = self.call(rest, function)?;
            self.typed.set(self.typed.get() || !dsl);
            return self.put(out, i, rest, Kind::Call(call));
        }
        if let Some((rest, element)) = self.complex_type(start) {
            return self.put(out, i, self.behind_braces(rest)?, Kind::Name(element.name));
        }
        if first(rest) == b'<' && self.names.is_operation(word) {
            let (rest, templates) = self.list(rest, &TEMPLATE)?;
            let instruction = self.arena.alloc(Instruction { name: word, templates });
            return self.put(out, i, self.behind_braces(rest)?, Kind::Operation(instruction));
        }
        if first(rest) == b'<' && second(rest) != b'=' && self.names.element(word).is_none() {
            self.suspect.set(Some(self.span(i, rest)));
        }
        self.put(out, i, self.behind_braces(rest)?, Kind::Name(word))
    }

    /// `complex<float>`, the one kind of element type whose name has brackets.
    pub(super) fn complex_type(&self, i: &'a str) -> Option<(&'a str, ElementName)> {
        let close = i.strip_prefix("complex<")?.bytes().take(MAX_ELEMENT_NAME).position(|b| b == b'>')? + "complex<".len();
        self.names.element(&i[..=close]).map(|element| (&i[close + 1..], element))
    }

    /// What stands behind the `{}` of a type that has a name of its own.
    fn behind_braces(&self, rest: &'a str) -> Rest<'a> {
        Ok(self.skip(rest)?.strip_prefix("{}").unwrap_or(rest))
    }

    /// `ArithTuple_0`: a coordinate iterator over one mode.
    fn scalar_iterator(&self, start: &str, number: &'a str, out: &mut Expr<'a>) -> Rest<'a> {
        let mut value = EMPTY;
        let rest = self.number(number, &mut value)?;
        let Some(function) = self.names.function("make_inttuple_iter") else {
            return self.missing(start, Expected::EXPRESSION);
        };
        let args = self.arena.alloc([Arg { name: None, value }]);
        let call = self.arena.alloc(Call { function: function.id, templates: &[], args, called: true });
        self.put(out, start, rest, Kind::Call(call))
    }
}

/// Whether the name of `function` with `rest` behind it starts a call.
fn is_call(function: Called, rest: &str) -> bool {
    match function.reading {
        Reading::ElementType => false,
        // Its template arguments are those of its type.
        Reading::Member if function.templates => false,
        Reading::Numbered if is_integer(rest) => false,
        _ => !rest.starts_with("<ptr<"),
    }
}

/// The number behind `_m`, as CuTe names `Int<-N>`.
pub(super) fn negative(word: &str) -> Option<i64> {
    word.strip_prefix("_m").filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))?.parse().ok()
}

/// What CuTe DSL calls its run-time integers: `cutlass.Int32(6)`.
const DSL_INTEGERS: [&str; 9] = ["Int8", "Int16", "Int32", "Int64", "Uint8", "Uint16", "Uint32", "Uint64", "Boolean"];
