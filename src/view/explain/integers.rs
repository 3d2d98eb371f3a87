//! How functions of integers come by their answers: divisions, bits, sums.

use super::say::{Line, Say};
use crate::algebra::{Int, Tree};
use crate::value::Value;
use crate::value::notation::Notation;

/// The most lines about one function.
const MAX_LINES: usize = 12;

/// The most operands that are listed.
const MAX_OPERANDS: usize = 8;

/// The lines about a function of integers; none where it is not one, or where its operands are not integers.
pub fn lines(notation: Notation, name: &str, values: &[Value], answer: Value) -> Vec<Line> {
    let numbers: Option<Vec<Int>> = values.iter().map(integer).collect();
    let says = Says { notation };
    match (name, numbers.as_deref().unwrap_or(&[]), integer(&answer)) {
        ("is_static" | "is_integral" | "is_std_integral" | "is_constant", [x], _) => vec![says.known(*x)],
        ("max" | "min", all @ [_, _, ..], Some(most)) if all.len() <= MAX_OPERANDS => vec![says.chosen(name, all, most)],
        ("abs", [x], _) if x.value < 0 => vec![says.of(*x, "is below 0: the sign goes")],
        ("abs", [x], _) => vec![says.of(*x, "is not below 0: it stays")],
        ("signum", [x], Some(sign)) => {
            vec![says.of(*x, ["is below 0: -1", "is 0: 0", "is above 0: 1"][(sign.value + 1).clamp(0, 2) as usize])]
        }
        ("gcd", [first, rest @ ..], _) => says.divisor(first.value, rest),
        ("lcm", [x, y], Some(lcm)) if x.value > 0 && y.value > 0 => {
            vec![says.equal(format!("{}/gcd({},{})*{}", x.value, x.value, y.value, y.value), lcm.value)]
        }
        ("ceil_div", [x, by], Some(answer)) if x.value > 0 && by.value > 0 => {
            vec![says.equal(format!("[{} + {} - 1]/{}", x.value, by.value, by.value), answer.value)]
        }
        ("round_up", [x, by], Some(answer)) if x.value > 0 && by.value > 0 => {
            vec![says.equal(format!("ceil_div({},{})*{}", x.value, by.value, by.value), answer.value)]
        }
        ("shape_div" | "safe_div", [x, by], Some(answer)) if x.value >= 0 && by.value > 0 && x.value % by.value == 0 => {
            vec![says.equal(format!("{}/{}", x.value, by.value), answer.value)]
        }
        ("shape_div", [x, by], _) if x.value > 0 && by.value % x.value == 0 => {
            vec![says.of(*by, &format!("is a multiple of {}: all of it is taken, and 1 is left", x.value))]
        }
        ("shiftr", [x, by], Some(answer)) if (-61..0).contains(&by.value) => {
            vec![says.equal(format!("{}*{}", x.value, 1i64 << -by.value), answer.value)]
        }
        ("depth" | "size" | "rank", [x], _) => vec![says.of(*x, "is an integer: a shape of one extent, without modes in brackets")],
        ("shiftl", [x, by], Some(answer)) if (0..62).contains(&by.value) => {
            vec![says.equal(format!("{}*{}", x.value, 1i64 << by.value), answer.value)]
        }
        ("shiftr", [x, by], Some(answer)) if x.value >= 0 && (0..62).contains(&by.value) => {
            vec![says.equal(format!("{}/{}", x.value, 1i64 << by.value), answer.value)]
        }
        ("log_2", [x], Some(log)) if (0..62).contains(&log.value) => vec![says.of(
            *x,
            &format!("is at least 2^{} = {}, and below 2^{} = {}", log.value, 1i64 << log.value, log.value + 1, 1i128 << (log.value + 1)),
        )],
        (
            "has_single_bit" | "bit_width" | "bit_ceil" | "bit_floor" | "countl_zero" | "countl_one" | "countr_zero" | "countr_one"
            | "popcount" | "rotl" | "rotr",
            [x, ..],
            Some(answer),
        ) => says.bits(name, *x, answer),
        _ => Vec::new(),
    }
}

fn integer(value: &Value) -> Option<Int> {
    match value {
        Value::Tree(Tree::Int(i)) => Some(*i),
        _ => None,
    }
}

struct Says {
    notation: Notation,
}

impl Says {
    fn say(&self) -> Say {
        Say::new(self.notation, 1)
    }

    /// An operand, and what there is to say of it.
    fn of(&self, x: Int, words: &str) -> Line {
        self.say().words("").int(x).words(&format!(" {words}")).line()
    }

    /// An equation of run-time integers.
    fn equal(&self, expr: String, value: i64) -> Line {
        self.say().gives(expr, Int::dynamic(value)).line()
    }

    fn known(&self, x: Int) -> Line {
        self.of(x, if x.is_static { "is a type, known at compile time" } else { "is a value of `int`, known at run time" })
    }

    fn chosen(&self, name: &str, all: &[Int], most: Int) -> Line {
        let texts: Vec<String> = all.iter().map(|i| i.value.to_string()).collect();
        let word = if name == "max" { "largest" } else { "smallest" };
        self.say().words(&format!("of {} the {word} is {}", texts.join(", "), most.value)).line()
    }

    /// The divisions of Euclid, one operand after the other.
    fn divisor(&self, first: i64, rest: &[Int]) -> Vec<Line> {
        let mut lines = Vec::new();
        let mut divisor = first;
        for next in rest {
            let (mut a, mut b) = (divisor, next.value);
            if a <= 0 || b <= 0 {
                return Vec::new();
            }
            if a < b {
                (a, b) = (b, a);
            }
            while b != 0 && lines.len() < MAX_LINES {
                lines.push(self.equal(format!("{}*{b} + {}", a / b, a % b), a));
                (a, b) = (b, a % b);
            }
            divisor = a;
        }
        lines.push(self.say().words(&format!("the last number that divides is {divisor}")).line());
        lines
    }

    /// An operand and an answer in binary.
    fn bits(&self, name: &str, x: Int, answer: Int) -> Vec<Line> {
        let line = self.of(x, &format!("is {:b} in binary", x.value));
        match name {
            "rotl" | "rotr" | "bit_ceil" | "bit_floor" => vec![line, self.of(answer, &format!("is {:b}", answer.value))],
            _ => vec![line],
        }
    }
}
