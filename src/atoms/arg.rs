//! Template arguments of an operation, and how they bind to the parameters that its header declares.

use super::Missing;

/// A template argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A type, by its CuTe name without namespaces, and its size.
    Type {
        /// Its name: `half_t`.
        name: &'a str,
        /// Its size in bits: 16.
        bits: u32,
    },
    /// A compile-time integer.
    Int(i64),
    /// An enumerator: `GMMA::Major::K`, `UMMA::ScaleIn::One`.
    Name(&'a str),
}

/// The enumerations that parameters have, with their enumerators.
static ENUMERATIONS: &[(&str, &[&str])] = &[
    ("GMMA::Major", &["K", "MN"]),
    ("GMMA::ScaleIn", &["One", "Neg"]),
    ("GMMA::SparseSel", &["Zero", "One"]),
    ("UMMA::Major", &["K", "MN"]),
    ("UMMA::ScaleIn", &["One", "Neg"]),
    ("UMMA::Saturate", &["False", "True"]),
];

/// Arguments by the names of their parameters.
pub(super) struct Bound<'a>(Vec<(&'static str, Arg<'a>)>);

impl<'a> Bound<'a> {
    /// The value of the parameter called `name`.
    fn get(&self, name: &str) -> Option<Arg<'a>> {
        self.0.iter().find(|(n, _)| *n == name).map(|(_, arg)| *arg)
    }

    /// The name and the size of the type parameter called `name`.
    pub fn element(&self, name: &str) -> (&'a str, u32) {
        match self.get(name) {
            Some(Arg::Type { name, bits }) => (name, bits),
            _ => ("", 0),
        }
    }

    /// The value of the integer parameter called `name`.
    pub fn int(&self, name: &str) -> i64 {
        match self.get(name) {
            Some(Arg::Int(value)) => value,
            _ => 0,
        }
    }

    /// Whether the enumeration parameter called `name` is the enumerator `value`.
    pub fn is(&self, name: &str, value: &str) -> bool {
        matches!(self.get(name), Some(Arg::Name(given)) if given.rsplit("::").next() == Some(value))
    }
}

/// Binds `args` to `parameters`, which are written as C++ declares them: `class D, class A = D, int M`.
pub(super) fn bind<'a>(parameters: &'static str, args: &[Arg<'a>]) -> Result<Bound<'a>, Missing> {
    let mut bound = Bound(Vec::new());
    let mut args = args.iter();
    for (i, parameter) in parameters.split(", ").filter(|p| !p.is_empty()).enumerate() {
        let (declared, default) = parameter.split_once(" = ").map_or((parameter, None), |(d, value)| (d, Some(value)));
        let (kind, name) = declared.rsplit_once(' ').unwrap_or((declared, ""));
        let value = match (args.next(), default) {
            (Some(arg), _) => fitting(kind, *arg).ok_or_else(|| mismatch(i, declared, *arg))?,
            (None, Some(value)) => match bound.get(value) {
                Some(earlier) => earlier,
                None => value.parse().map_or(Arg::Name(value), Arg::Int),
            },
            (None, None) => return Err(Missing::Arguments(format!("lacks template argument {}, `{declared}`", i + 1))),
        };
        bound.0.push((name, value));
    }
    match (args.next(), parameters) {
        (None, _) => Ok(bound),
        (Some(_), "") => Err(Missing::Arguments("is no template and takes no arguments".to_owned())),
        (Some(_), _) => Err(Missing::Arguments(format!("takes at most {} template arguments", bound.0.len()))),
    }
}

/// `arg`, where a parameter of `kind` takes it.
fn fitting<'a>(kind: &str, arg: Arg<'a>) -> Option<Arg<'a>> {
    let fits = match (kind, arg) {
        ("class", Arg::Type { .. }) | ("int", Arg::Int(_)) => true,
        ("uint32_t", Arg::Int(value)) => u32::try_from(value).is_ok(),
        (_, Arg::Name(given)) => {
            let (given, value) = given.rsplit_once("::")?;
            let names = ENUMERATIONS.iter().find(|(name, _)| *name == kind)?.1;
            let given = given.trim_start_matches("cute::").trim_start_matches("SM90::");
            names.contains(&value) && (given == kind || kind.ends_with(&format!("::{given}")))
        }
        _ => false,
    };
    fits.then_some(arg)
}

/// Says what is wrong with `arg` for the parameter number `i`.
fn mismatch(i: usize, declared: &str, arg: Arg) -> Missing {
    let given = match arg {
        Arg::Type { name, .. } => format!("the type `{name}`"),
        Arg::Int(value) => format!("`{value}`"),
        Arg::Name(name) => format!("`{name}`"),
    };
    let kind = declared.rsplit_once(' ').map_or("", |(kind, _)| kind);
    let choice = match ENUMERATIONS.iter().find(|(name, _)| *name == kind) {
        Some((name, values)) => values.iter().map(|v| format!("`{name}::{v}`")).collect::<Vec<_>>().join(" or "),
        None if kind == "class" => "a type".to_owned(),
        None => "an integer".to_owned(),
    };
    Missing::Arguments(format!("has {given} as template argument {}, `{declared}`, which is {choice}", i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAJORS: &str = "GMMA::Major tnspA, int N = 8, uint32_t scale = 0, class D = E";

    fn message(args: &[Arg]) -> String {
        match bind(MAJORS, args) {
            Err(Missing::Arguments(message)) => message,
            _ => String::new(),
        }
    }

    #[test]
    fn a_default_may_be_an_earlier_parameter() {
        let float = Arg::Type { name: "float", bits: 32 };
        let bound = bind("class D, class A = D, class B = A, int N = 128", &[float]).ok();
        assert_eq!(bound.map(|b| (b.element("B"), b.int("N"))), Some((("float", 32), 128)));
    }

    #[test]
    fn enumerators_may_leave_namespaces_out() {
        for name in ["GMMA::Major::K", "Major::K", "cute::SM90::GMMA::Major::K"] {
            assert!(bind(MAJORS, &[Arg::Name(name)]).is_ok_and(|b| b.is("tnspA", "K") && b.int("N") == 8), "{name}");
        }
        assert!(bind(MAJORS, &[Arg::Name("UMMA::Major::K")]).is_err());
        assert!(bind(MAJORS, &[Arg::Name("GMMA::Major::Q")]).is_err());
    }

    #[test]
    fn what_does_not_fit_is_said_with_what_would() {
        assert_eq!(message(&[]), "lacks template argument 1, `GMMA::Major tnspA`");
        assert_eq!(
            message(&[Arg::Int(1)]),
            "has `1` as template argument 1, `GMMA::Major tnspA`, which is `GMMA::Major::K` or `GMMA::Major::MN`"
        );
        let k = Arg::Name("GMMA::Major::K");
        assert_eq!(message(&[k, Arg::Int(8), Arg::Int(-1)]), "has `-1` as template argument 3, `uint32_t scale`, which is an integer");
        assert_eq!(message(&[k, Arg::Int(8), Arg::Int(1), Arg::Type { name: "float", bits: 32 }, k]), "takes at most 4 template arguments");
    }
}
