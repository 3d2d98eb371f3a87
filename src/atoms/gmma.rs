//! The warp-group MMA operations of SM90, dense and sparse: 2112 names from 16 families.
//!
//! A is read from shared memory (SS) or from registers (RS), B from shared memory; the accumulator is in registers.

use super::arg::{Bound, bind};
use super::{Arg, Fragment, Listed, Missing, Mma, name};
use std::borrow::Cow;

/// Operations that differ in N and in where A comes from.
struct Family {
    /// The value types of D, A and B.
    code: &'static str,
    /// K of the dense operation; that of the sparse one is twice as much.
    k: u32,
    kind: Kind,
}

/// What the template parameters of a family are.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Both majors are free.
    Majors,
    /// Both operands are K-major, which the name says by `_TN`.
    Signs,
    /// As `Signs`, for integers, which have no negated operands, and a variant that saturates.
    Integers,
}

const fn family(code: &'static str, k: u32, kind: Kind) -> Family {
    Family { code, k, kind }
}

static FAMILIES: &[Family] = &[
    family("F16F16F16", 16, Kind::Majors),
    family("F32F16F16", 16, Kind::Majors),
    family("F32BF16BF16", 16, Kind::Majors),
    family("F32TF32TF32", 8, Kind::Signs),
    family("S32S8S8", 32, Kind::Integers),
    family("S32S8U8", 32, Kind::Integers),
    family("S32U8S8", 32, Kind::Integers),
    family("S32U8U8", 32, Kind::Integers),
    family("F16E4M3E4M3", 32, Kind::Signs),
    family("F32E4M3E4M3", 32, Kind::Signs),
    family("F16E4M3E5M2", 32, Kind::Signs),
    family("F32E4M3E5M2", 32, Kind::Signs),
    family("F16E5M2E4M3", 32, Kind::Signs),
    family("F32E5M2E4M3", 32, Kind::Signs),
    family("F16E5M2E5M2", 32, Kind::Signs),
    family("F32E5M2E5M2", 32, Kind::Signs),
];

/// N of the operations that CuTe always has; the others need `CUTE_SM90_EXTENDED_MMA_SHAPES_ENABLED`.
static PLAIN: &[u32] = &[8, 16, 32, 64, 96, 128, 192, 256];

/// N of the extended integer operations, of which there are fewer.
static INTEGERS: &[u32] = &[24, 48, 80, 112, 144, 160, 176, 208, 224, 240];

const MAJORS: &str =
    "GMMA::Major tnspA, GMMA::Major tnspB, GMMA::ScaleIn scaleA = GMMA::ScaleIn::One, GMMA::ScaleIn scaleB = GMMA::ScaleIn::One";
const MAJORS_SPARSE: &str = "GMMA::Major tnspA, GMMA::Major tnspB, GMMA::ScaleIn scaleA = GMMA::ScaleIn::One, GMMA::ScaleIn scaleB = GMMA::ScaleIn::One, GMMA::SparseSel spsel = GMMA::SparseSel::Zero";
const SIGNS: &str = "GMMA::ScaleIn scaleA = GMMA::ScaleIn::One, GMMA::ScaleIn scaleB = GMMA::ScaleIn::One";
const SIGNS_SPARSE: &str =
    "GMMA::ScaleIn scaleA = GMMA::ScaleIn::One, GMMA::ScaleIn scaleB = GMMA::ScaleIn::One, GMMA::SparseSel spsel = GMMA::SparseSel::Zero";
const SPARSE: &str = "GMMA::SparseSel spsel = GMMA::SparseSel::Zero";

/// A warp-group operation as its name spells it.
#[derive(Clone, Copy)]
struct Op {
    family: &'static Family,
    n: u32,
    registers: bool,
    saturate: bool,
    sparse: bool,
}

impl Op {
    fn k(self) -> u32 {
        self.family.k << u32::from(self.sparse)
    }

    fn name(self) -> String {
        let source = if self.registers { "RS" } else { "SS" };
        let suffix = match (self.family.kind, self.saturate) {
            (Kind::Majors, _) => "",
            (_, false) => "_TN",
            (_, true) => "_TN_SATURATE",
        };
        let (mut n, mut k) = (itoa::Buffer::new(), itoa::Buffer::new());
        // A completion goes through thousands.
        [prefix(self.sparse), n.format(self.n), "x", k.format(self.k()), "_", self.family.code, "_", source, suffix].concat()
    }

    fn parameters(self) -> &'static str {
        match (self.family.kind, self.sparse) {
            (Kind::Majors, false) => MAJORS,
            (Kind::Majors, true) => MAJORS_SPARSE,
            (Kind::Signs, false) => SIGNS,
            (Kind::Signs, true) => SIGNS_SPARSE,
            (Kind::Integers, false) => "",
            (Kind::Integers, true) => SPARSE,
        }
    }

    fn header(self) -> &'static str {
        match (self.sparse, PLAIN.contains(&self.n)) {
            (false, true) => "mma_traits_sm90_gmma.hpp",
            (false, false) => "mma_traits_sm90_gmma_ext.hpp",
            (true, true) => "mma_traits_sm90_gmma_sparse.hpp",
            (true, false) => "mma_traits_sm90_gmma_sparse_ext.hpp",
        }
    }
}

const DENSE_PREFIX: &str = "SM90_64x";
const SPARSE_PREFIX: &str = "SM90::GMMA::SPARSE::GMMA_64x";

/// Whether `family` has operations of that N.
fn has(family: &Family, n: u32) -> bool {
    n.is_multiple_of(8) && (8..=256).contains(&n) && (family.kind != Kind::Integers || PLAIN.contains(&n) || INTEGERS.contains(&n))
}

/// The operation called `name`.
pub(super) fn mma(name: &str, args: &[Arg]) -> Result<Mma, Missing> {
    let op = parse(name).filter(|op| op.name() == name).ok_or(Missing::Unknown)?;
    let bound = bind(op.parameters(), args)?;
    let [d, a, b] = name::types(op.family.code).ok_or(Missing::Unknown)?;
    let (n, k) = (op.n, op.k());
    let sparse_a = || Cow::Owned(format!("sparse_elem<2,{a}>"));
    Ok(Mma {
        name: Cow::Owned(op.name()),
        header: op.header(),
        arch: "SM90",
        types: [d.into(), if op.sparse { sparse_a() } else { a.into() }, b.into(), d.into()],
        shape: format!("(_64,_{n},_{k})").into(),
        thr_id: "_128:_1".into(),
        a: if op.registers { registers(k).into() } else { shared(64, k).into() },
        b: shared(n, k).into(),
        c: format!("((_4,_8,_4),(_2,_2,_{})):((_128,_1,_16),(_64,_8,_512))", n / 8).into(),
        fragments: [if op.registers { Fragment::Registers } else { Fragment::Descriptor }, Fragment::Descriptor, Fragment::Registers],
        others: if op.sparse { vec![("E", metadata(k).into())] } else { Vec::new() },
        asserts: asserted(op, &bound).map(Cow::Borrowed),
    })
}

/// The operation that `name` spells, as far as it can be told apart from others.
fn parse(name: &str) -> Option<Op> {
    let (sparse, rest) = match name.strip_prefix(DENSE_PREFIX) {
        Some(rest) => (false, rest),
        None => (true, name.strip_prefix(SPARSE_PREFIX)?),
    };
    let (sizes, rest) = rest.split_once('_')?;
    let (code, rest) = rest.split_once('_')?;
    let n = sizes.split_once('x')?.0.parse().ok()?;
    let family = FAMILIES.iter().find(|f| f.code == code)?;
    let saturate = rest.ends_with("_SATURATE");
    (has(family, n) && (!saturate || family.kind == Kind::Integers)).then_some(Op {
        family,
        n,
        registers: rest.starts_with("RS"),
        saturate,
        sparse,
    })
}

/// An operand in shared memory: every thread sees all of it.
fn shared(rows: u32, k: u32) -> String {
    format!("(_128,(_{rows},_{k})):(_0,(_1,_{rows}))")
}

/// A in registers, by K.
fn registers(k: u32) -> &'static str {
    match k {
        8 => "((_4,_8,_4),(_2,_2)):((_64,_1,_16),(_8,_256))",
        16 => "((_4,_8,_4),(_2,_2,_2)):((_128,_1,_16),(_64,_8,_512))",
        32 => "((_4,_8,_4),(_4,_2,_2)):((_256,_1,_16),(_64,_8,_1024))",
        _ => "((_4,_8,_4),(_8,_2,_2)):((_512,_1,_16),(_64,_8,_2048))",
    }
}

/// The metadata that says which elements of a sparse A are kept, by K.
fn metadata(k: u32) -> &'static str {
    match k {
        16 => "((_2,_2,_8,_4),(_8,_2)):((_512,_0,_1,_16),(_64,_8))",
        32 => "((_2,_2,_8,_4),(_16,_2)):((_1024,_0,_1,_16),(_64,_8))",
        _ => "((_2,_2,_8,_4),(_32)):((_8,_2048,_1,_16),(_64))",
    }
}

/// What the operation asserts of its arguments.
fn asserted(op: Op, bound: &Bound) -> Option<&'static str> {
    (op.registers && bound.is("tnspA", "MN")).then_some("Register source operand A must have K major layout.")
}

/// What the names of the sparse operations, or of the dense ones, begin with.
fn prefix(sparse: bool) -> &'static str {
    if sparse { SPARSE_PREFIX } else { DENSE_PREFIX }
}

/// Every operation of this file, by header, without those whose names cannot begin with `typed`.
pub(super) fn names(typed: &str) -> impl Iterator<Item = Listed> {
    let like = [false, true].map(|sparse| prefix(sparse).starts_with(typed) || typed.starts_with(prefix(sparse)));
    let operations = [false, true].into_iter().filter(move |sparse| like[usize::from(*sparse)]).flat_map(|sparse| {
        FAMILIES.iter().flat_map(move |family| {
            let sizes = (8..=256).step_by(8).filter(move |n| has(family, *n));
            let variants: &[(bool, bool)] = match family.kind {
                Kind::Integers => &[(false, false), (false, true), (true, false), (true, true)],
                _ => &[(false, false), (true, false)],
            };
            sizes.flat_map(move |n| variants.iter().map(move |&(registers, saturate)| Op { family, n, registers, saturate, sparse }))
        })
    });
    operations.map(|op| Listed { name: Cow::Owned(op.name()), parameters: op.parameters(), header: op.header(), arch: "SM90" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn families_have_as_many_members_as_the_headers() {
        let mut counts = HashMap::new();
        names("").for_each(|listed| *counts.entry(listed.header).or_insert(0) += 1);
        let counted = |header| counts.get(header).copied();
        assert_eq!(counted("mma_traits_sm90_gmma.hpp"), Some(320));
        assert_eq!(counted("mma_traits_sm90_gmma_ext.hpp"), Some(736));
        assert_eq!(counted("mma_traits_sm90_gmma_sparse.hpp"), Some(320));
        assert_eq!(counted("mma_traits_sm90_gmma_sparse_ext.hpp"), Some(736));
    }

    #[test]
    fn only_names_of_the_headers_are_known() {
        let k = [Arg::Name("GMMA::Major::K"); 2];
        assert!(mma("SM90_64x64x16_F16F16F16_SS", &k).is_ok());
        for name in
            ["SM90_64x64x8_F16F16F16_SS", "SM90_64x064x16_F16F16F16_SS", "SM90_64x60x16_F16F16F16_SS", "SM90_64x64x16_F16F16F16_SS_TN"]
        {
            assert_eq!(mma(name, &k), Err(Missing::Unknown), "{name}");
        }
        assert_eq!(mma("SM90_64x40x32_S32S8S8_SS_TN", &[]), Err(Missing::Unknown));
    }
}
