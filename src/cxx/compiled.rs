//! Definitions as code: functions, classes, aliases and variables, with the patterns that arguments are matched with.

use super::ast::Name;
use super::code::{Code, Op};
use super::value::{TypeId, Value};
use std::rc::Rc;

/// The pattern that the type of an argument is matched with.
#[derive(Clone, Debug)]
pub(super) enum Pattern {
    /// `auto`
    Any,
    /// A parameter of the template: its slot, whether it is a pack.
    Bind(u32, bool),
    /// `P const`
    Const(Box<Pattern>),
    /// `P&`
    Reference(Box<Pattern>),
    /// `P&&`
    Forwarding(Box<Pattern>),
    /// `P*`
    Pointer(Box<Pattern>),
    /// `P[n]`
    Array(Box<Pattern>, Option<Box<Pattern>>),
    /// `T<P, Q...>`
    Template(TemplateName, Vec<(Pattern, bool)>),
    /// A type or a value without parameters of the template.
    Concrete(Rc<Code>),
    /// One with parameters that cannot be deduced from it.
    Dependent(Rc<Code>),
    /// `R(A...)`, with what its `noexcept` asks
    Function(Box<Pattern>, Vec<(Pattern, bool)>, Option<Box<Pattern>>),
}

impl Pattern {
    /// Whether it is `auto`, or a reference or a pointer to it.
    fn is_auto(&self) -> bool {
        match self {
            Pattern::Any => true,
            Pattern::Const(p) | Pattern::Reference(p) | Pattern::Forwarding(p) | Pattern::Pointer(p) => p.is_auto(),
            _ => false,
        }
    }

    /// Whether arguments of a template in it are computed from its parameters.
    pub(super) fn computes_arguments(&self) -> bool {
        let mut open = vec![(self, false)];
        while let Some((pattern, is_argument)) = open.pop() {
            match pattern {
                Pattern::Const(p) | Pattern::Reference(p) | Pattern::Forwarding(p) | Pattern::Pointer(p) => open.push((p, is_argument)),
                Pattern::Template(_, args) => open.extend(args.iter().map(|(p, _)| (p, true))),
                Pattern::Dependent(_) if is_argument => return true,
                _ => {}
            }
        }
        false
    }
}

/// The template of a pattern.
#[derive(Clone, Debug)]
pub(super) enum TemplateName {
    /// A template of the library by its name.
    Library(Name),
    /// A class template of the program.
    Class(u32),
    /// One within the class that the code says.
    Member(u32, Rc<Code>),
    /// A parameter of the template.
    Param(u32),
    /// One that is a parameter of a template around it, which the code says.
    Given(Rc<Code>),
}

impl TemplateName {
    /// The class template of the program that it is.
    pub(super) fn class(&self) -> Option<u32> {
        match self {
            TemplateName::Class(def) | TemplateName::Member(def, _) => Some(*def),
            _ => None,
        }
    }
}

/// Whether a function returns an rvalue reference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ReturnsRvalue {
    #[default]
    No,
    Yes,
    /// Where the parameter of the template in a slot stands for no lvalue reference.
    Unless(u32),
    /// As the call does whose result is returned.
    AsCalled,
}

/// The type that the first `return` deduces which is run.
#[derive(Clone, Debug)]
pub(super) enum Deduction {
    /// The code of the type, in which the parameters are bound and nothing runs.
    Type(Rc<Code>),
    /// That of one `return` or another, as a condition of `if constexpr` says; none where it is not known.
    If(Rc<Code>, [Option<Rc<Deduction>>; 2]),
}

/// A function as code.
#[derive(Clone, Debug)]
pub(super) struct FunctionCode {
    /// Its number among the functions of the program, 0 of a lambda.
    pub(super) id: u32,
    /// The name of the function, for messages.
    pub(super) name: Name,
    /// The code of its initialisers and its body.
    pub(super) code: Rc<Code>,
    /// The number of its local variables, parameters and template parameters among them.
    pub(super) slots: usize,
    /// The parameters of its template.
    pub(super) templates: Vec<TemplateSlot>,
    /// The parameters.
    pub(super) params: Vec<ParamSlot>,
    /// The kind of its return type.
    pub(super) result: ResultKind,
    /// The type that it declares to return, unless that is one of the language or deduced.
    pub(super) declared: Option<Rc<Code>>,
    /// What a conversion function that is a template makes.
    pub(super) makes: Option<Pattern>,
    /// The type that its first `return` deduces, where that is known without running it.
    pub(super) deduced: Option<Deduction>,
    /// The condition of `noexcept`.
    pub(super) noexcept: Option<Rc<Code>>,
    /// Whether its parameters end with `...` as in C.
    pub(super) is_variadic: bool,
    /// The conditions of its constraints.
    pub(super) requires: Vec<Rc<Code>>,
    /// The arguments of an explicit specialisation.
    pub(super) specialised: Vec<Pattern>,
    /// Which of these a call has to give, and whether it gives all.
    pub(super) given_only: (Vec<bool>, bool),
    /// Which of these the template takes as `auto`; the last one is of a pack, too.
    pub(super) given_auto: Vec<bool>,
    /// The construct in its body that is not supported.
    pub(super) unread: Option<Rc<super::ast::Unread>>,
    /// Whether it is the body of a `mutable` lambda.
    pub(super) is_mutable: bool,
    /// Whether it is defined and not only declared.
    pub(super) has_body: bool,
    /// Whether the program ends where an exception would leave it.
    pub(super) is_noexcept: bool,
    /// Whether its body is `= delete`.
    pub(super) is_deleted: bool,
    /// Whether it returns an rvalue reference.
    pub(super) returns_rvalue: ReturnsRvalue,
    /// Whether it returns a value that is `const`.
    pub(super) returns_const: bool,
    /// Whether it returns a reference to what is `const`, and whether a pointer to it.
    pub(super) leads_to_const: [bool; 2],
    /// Whether its body is `= default`.
    pub(super) is_default: bool,
    /// Whether it is a method of variables or of temporaries alone.
    pub(super) qualifier: super::ast::Qualifier,
    /// What objects it is a method of: those that are not `const`, `const` ones, or none.
    pub(super) of: MethodOf,
}

/// The objects that a method can be called on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MethodOf {
    /// All, `const` or not.
    Any,
    /// Those that are not `const`.
    Changeable,
    /// `const` ones, and others where there is no better one.
    Const,
}

/// A parameter of a template.
#[derive(Clone, Debug)]
pub(super) struct TemplateSlot {
    /// The local variable that holds the argument.
    pub(super) slot: u32,
    /// The name of the parameter.
    pub(super) name: Name,
    /// The type of a value, where the parameter takes one.
    pub(super) value: Option<Rc<Code>>,
    /// The same as a pattern, where the type has parameters that are deduced from the value.
    pub(super) of: Option<Pattern>,
    /// Whether the parameter takes a template.
    pub(super) is_template: bool,
    /// Whether that template takes types first.
    pub(super) takes_types: bool,
    /// The default argument.
    pub(super) default: Option<Rc<Code>>,
    /// Whether it is a pack.
    pub(super) pack: bool,
}

impl TemplateSlot {
    /// Whether it takes a value of any type: `auto V`.
    pub(super) fn takes_auto(&self) -> bool {
        let first = self.value.as_ref().and_then(|ty| ty.ops.first());
        matches!(first, Some(Op::Push(Value::Type(super::types::Types::AUTO))))
    }
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub(super) struct ParamSlot {
    /// The local variable that holds the argument.
    pub(super) slot: u32,
    /// The type as a pattern that the argument is matched with.
    pub(super) pattern: Pattern,
    /// The type itself, where it names a class with arguments that nothing is deduced from: such a class may not exist.
    pub(super) whole: Option<Rc<Code>>,
    /// The default argument.
    pub(super) default: Option<Rc<Code>>,
    /// Whether it is a pack.
    pub(super) pack: bool,
    /// The place of a pack that it expands among the arguments of the class around.
    pub(super) of_class: Option<u32>,
    /// Whether it is a reference.
    pub(super) by_reference: bool,
    /// The local variable that holds the number of the argument, of a pack in a class or a lambda.
    pub(super) index: Option<u32>,
}

impl FunctionCode {
    /// Whether it is a template: `auto` makes one too.
    pub(super) fn is_template(&self) -> bool {
        !self.templates.is_empty() || self.params.iter().any(|p| p.pattern.is_auto())
    }
}

/// The type that a function returns, as far as it is known before a call.
#[derive(Clone, Debug)]
pub(super) enum ResultKind {
    /// What it returns, or nothing.
    Auto,
    /// A reference, as `T&` and `decltype(auto)` return it.
    Reference,
    /// A type of the language.
    Known(TypeId),
    /// A type that its code makes.
    Type(Rc<Code>),
}

impl ResultKind {
    /// Whether it is a reference, or may be one.
    pub(super) fn is_reference(&self) -> bool {
        !matches!(self, ResultKind::Auto | ResultKind::Known(_))
    }
}

/// A class as code.
#[derive(Debug)]
pub(super) struct ClassCode {
    /// The parameters of the class template.
    pub(super) templates: Vec<TemplateSlot>,
    /// The arguments of a specialisation, and whether each is a pack expansion.
    pub(super) specialised: Vec<(Pattern, bool)>,
    /// The conditions of its constraints.
    pub(super) requires: Vec<Rc<Code>>,
    /// The types of the bases, and whether each is a pack expansion.
    pub(super) bases: Vec<(Rc<Code>, bool)>,
    /// The types before the last name of using declarations that name a base with template arguments, by their places among the members.
    pub(super) used: Vec<(usize, Rc<Code>)>,
    /// Which of the bases are virtual.
    pub(super) virtual_bases: Vec<bool>,
    /// The data members, in order.
    pub(super) fields: Vec<FieldCode>,
    /// The `static_assert` declarations.
    pub(super) asserts: Vec<Rc<Code>>,
    /// The number of variables that its code needs.
    pub(super) slots: usize,
    /// The value of `alignas`.
    pub(super) alignment: Option<Rc<Code>>,
}

/// A member of every object of a class.
#[derive(Clone, Debug)]
pub(super) struct FieldCode {
    /// The name of the member.
    pub(super) name: Name,
    /// The code of its type.
    pub(super) ty: Rc<Code>,
    /// Its default initialiser, with the type taken into account.
    pub(super) init: Option<Rc<Code>>,
    /// The value of its `alignas`.
    pub(super) alignment: Option<Rc<Code>>,
    /// Whether it has a width in bits.
    pub(super) bits: Option<Rc<Code>>,
    /// Whether other members may lie where it does.
    pub(super) shares_address: bool,
    /// Whether its type, its width or its alignment names members in front of it.
    pub(super) names_members: bool,
}

/// What an alias or a variable stands for.
#[derive(Debug)]
pub(super) struct AliasCode {
    /// The parameters of the template.
    pub(super) templates: Vec<TemplateSlot>,
    /// The arguments of a specialisation of a variable template; `true` where `...` follows.
    pub(super) specialised: Vec<(Pattern, bool)>,
    /// What has to hold for it.
    pub(super) requires: Vec<Rc<Code>>,
    /// The code of the type or of the initial value.
    pub(super) code: Rc<Code>,
    /// Whether it is a variable that is `const`.
    pub(super) is_const: bool,
    /// Whether it is a variable that is a reference.
    pub(super) is_reference: bool,
    /// The number of variables that the code needs.
    pub(super) slots: usize,
}

impl AliasCode {
    /// An alias or a value without parameters.
    pub(super) fn of_code(code: Rc<Code>, slots: usize) -> Self {
        let (templates, specialised, requires) = Default::default();
        Self { templates, specialised, requires, code, is_const: false, is_reference: false, slots }
    }
}
