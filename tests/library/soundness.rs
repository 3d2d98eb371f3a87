//! The findings of an operation are those of what was computed: the operator, the function and the
//! method say the same of the same operands, in both modes.

use crate::rounds::rounds;
use bumpalo::Bump;
use cutectl::algebra::Mode;
use cutectl::eval::session::Session;

struct Random(u64);

impl Random {
    fn next(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }

    /// An integer from 1 on, compile-time or not.
    fn part(&mut self, most: u64) -> String {
        let value = 1 + self.next(most);
        format!("{}{value}", if self.next(2) == 0 { "_" } else { "" })
    }

    fn layout(&mut self, modes: u64) -> String {
        let count = 1 + self.next(modes);
        let mut part = |most| (0..count).map(|_| self.part(most)).collect::<Vec<_>>();
        let (shape, stride) = (part(8), part(9));
        format!("({}):({})", shape.join(","), stride.join(","))
    }

    /// A left side and a right side of a composition, as they are typed.
    fn pair(&mut self) -> (String, String) {
        let (a, b) = (self.layout(3), self.layout(2));
        let (swizzle, offset) = (["Sw<1,0,1>", "Sw<2,0,3>", "Sw<1,1,-2>"][self.next(3) as usize], self.next(20));
        let (rows, columns) = (1 + self.next(8), 1 + self.next(8));
        match self.next(5) {
            0 => (a, b),
            1 => (format!("[{swizzle} o {offset} o {a}]"), b),
            2 => (format!("make_identity_layout(({rows},{columns}))"), b),
            3 => (format!("make_layout({a},{})", self.layout(2)), format!("<{},{}>", self.layout(1), self.layout(1))),
            _ => (format!("({rows},{columns}):({columns},1)"), format!("({},{}):(1@0,2@1)", 1 + self.next(4), 1 + self.next(4))),
        }
    }
}

#[test]
fn every_spelling_of_a_composition_has_the_same_findings() {
    let mut random = Random(0x50_0d);
    let (mut judged, mut found) = (0, 0);
    for round in 0..rounds(5_000) {
        let mut session = Session { check: true, ..Session::new(if round % 2 == 0 { Mode::Value } else { Mode::Cxx }) };
        let (a, b) = random.pair();
        let arena = Bump::new();
        let mut findings = |text: String| {
            let outcome = session.outcome(&arena, arena.alloc_str(&text)).ok()?;
            Some((outcome.answer, outcome.warnings.iter().map(|w| w.finding).collect::<Vec<_>>()))
        };
        let function = findings(format!("composition({a},{b})"));
        assert_eq!(findings(format!("[{a}] o {b}")), function, "{a} o {b}");
        assert_eq!(findings(format!("[{a}].compose({b})")), function, "{a} o {b}");
        judged += usize::from(function.is_some());
        found += usize::from(function.is_some_and(|(_, findings)| !findings.is_empty()));
    }
    assert!(judged > rounds(2_500) && found > rounds(125), "{judged} answered, {found} with a finding: too one-sided to test anything");
}
