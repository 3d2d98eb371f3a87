//! The layouts of block-scale factors: `Sm1xxBlockScaledConfig` and its relatives.

use super::mmas::mma;
use super::{ArgResult, Args, Form, Function, Out, ROW, Reading, Refusal, Templates, one, optional, templates};
use crate::algebra::{Int, Layout, Operand, Tree};
use crate::value::Value;
use crate::value::tiling::Operation;

const SM100: &str = "cutlass/detail/sm100_blockscaled_layout.hpp";
const SM103: &str = "cutlass/detail/sm103_blockscaled_layout.hpp";

/// Rows of an atom of scale factors, and factors along K in it.
const ROWS_OF_ATOM: i64 = 128;
const FACTORS_OF_ATOM: i64 = 4;

fn fixed<'a>(a: &Args<'_, 'a>, items: &[i64]) -> Tree<'a> {
    let items: Vec<Tree> = items.iter().map(|i| Tree::Int(Int::fixed(*i))).collect();
    a.cx.tuple(&items)
}

/// How many values share a scale factor: the first template argument.
fn vector<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, i64> {
    match a.number(0)? {
        n if n > 0 => Ok(n),
        _ => Err(Refusal::Template { index: 0, wanted: "how many values share a factor" }),
    }
}

/// Whether the output is MN-major, which its second template argument says.
fn mn_major<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, bool> {
    match a.templates.get(1) {
        None => Ok(false),
        Some(Value::Constant(name)) if name.contains("Major::") => Ok(name.ends_with("::MN")),
        Some(_) => Err(Refusal::Template { index: 1, wanted: "`UMMA::Major::K` or `UMMA::Major::MN`" }),
    }
}

/// The smallest piece of a layout of factors: 128 rows times four factors, the values that share one at stride 0.
fn atom<'a>(a: &Args<'_, 'a>) -> ArgResult<'a, Layout<'a>> {
    let pair = |x, y| a.cx.tuple(&[x, y]);
    if a.row.name.starts_with("Sm1xxBlockScaledTensorConfig") {
        return Ok(Layout {
            shape: pair(fixed(a, &[32, 4]), fixed(a, &[FACTORS_OF_ATOM])),
            stride: pair(fixed(a, &[16, 4]), fixed(a, &[1])),
        });
    }
    let rows = match a.row.name.starts_with("Sm103") {
        true => (fixed(a, &[8, 4, 4]), fixed(a, &[16, 128, 4])),
        false => (fixed(a, &[32, 4]), fixed(a, &[16, 4])),
    };
    let factors = (fixed(a, &[vector(a)?, FACTORS_OF_ATOM]), fixed(a, &[0, 1]));
    let (first, second) = if mn_major(a)? { (factors, rows) } else { (rows, factors) };
    Ok(Layout { shape: pair(first.0, second.0), stride: pair(first.1, second.1) })
}

/// The atom repeated over `shape` in the order of its modes that `order` gives.
fn over<'a>(a: &Args<'_, 'a>, shape: &[Tree<'a>], order: &[i64]) -> Out<'a> {
    let order = fixed(a, order);
    a.made(a.cx.tile_to_shape(atom(a)?, a.cx.tuple(shape), |shape| a.cx.make_ordered_layout(shape, order))?)
}

/// `tile_atom_to_shape_SFA` and `_SFB`: `mode` of the problem is that of the rows.
fn of_operand<'a>(a: &Args<'_, 'a>, mode: usize) -> Out<'a> {
    match a.tuple(0)?.items() {
        Some([m, n, k]) => over(a, &[[*m, *n][mode], *k], &[2, 1]),
        Some([m, n, k, l]) => over(a, &[[*m, *n][mode], *k, *l], &[2, 1, 3]),
        _ => a.wrong(0, "a problem: (M,N,K) or (M,N,K,L)"),
    }
}

/// The layout of a problem of no extent, whose strides a launch sets.
fn unset<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let zero = Tree::Int(Int::dynamic(0));
    if a.row.name.starts_with("Sm103") {
        return over(a, &[zero, zero, zero], &[2, 1, 3]);
    }
    let one = Tree::Int(Int::fixed(1));
    let stride = if mn_major(a)? { [one, zero, zero] } else { [zero, one, zero] };
    let tiles = Layout { shape: a.cx.tuple(&[zero, zero, zero]), stride: a.cx.tuple(&stride) };
    a.made(a.cx.blocked_product(atom(a)?, tiles)?)
}

/// `deduce_smem_layoutSFA` and `SFB`: the factors of a tile, by the steps of the MMA along K.
fn of_tile<'a>(a: &Args<'_, 'a>, operand: Operand) -> Out<'a> {
    let (_, mma) = mma(a, 0)?;
    let vector = vector(a)?;
    let Some(tile) = a.tuple(1)?.items().filter(|tile| tile.len() == 3) else {
        return a.wrong(1, "a compile-time tile: (M,N,K)");
    };
    let extent = |mode: usize| Ok::<i64, Refusal>(a.cx.product(tile[mode])?.value);
    let factors = a.cx.product(a.cx.get(mma.atom.shape, 2)?)?.value / vector;
    if factors < 1 {
        return a.wrong(0, "an MMA whose K is at least as long as the vector of a factor");
    }
    let rows = match operand {
        Operand::A => extent(0)? / a.cx.size(a.cx.mode(mma.threads, 0)?)?.value.max(1),
        _ => extent(1)?.saturating_add(ROWS_OF_ATOM - 1) / ROWS_OF_ATOM * ROWS_OF_ATOM,
    };
    let (blocks, elements) = (rows / ROWS_OF_ATOM, ROWS_OF_ATOM * FACTORS_OF_ATOM);
    let pair = |x, y| a.cx.tuple(&[x, y]);
    let one = |n: i64| Tree::Int(Int::fixed(n));
    let rows_of_mma = (pair(fixed(a, &[32, 4]), one(blocks)), pair(fixed(a, &[16, 4]), one(elements)));
    let along_k = (fixed(a, &[vector, factors]), fixed(a, &[0, 1]));
    let steps = fixed(a, &[FACTORS_OF_ATOM / factors, extent(2)? / vector / FACTORS_OF_ATOM]);
    let apart = fixed(a, &[factors, blocks * elements]);
    a.made(Layout {
        shape: a.cx.tuple(&[pair(rows_of_mma.0, along_k.0), one(1), steps]),
        stride: a.cx.tuple(&[pair(rows_of_mma.1, along_k.1), one(0), apart]),
    })
}

/// The type itself: an operation of its name, which members are asked of.
fn named<'a>(a: &Args<'_, 'a>) -> Out<'a> {
    let args = a.cx.arena.alloc_slice_copy(a.templates);
    Ok(Value::Operation(a.cx.arena.alloc(Operation { name: a.row.name, args, value_type: None, tma: None, is_traits: false })))
}

const VECTOR: Templates = templates("SFVecSize", 1, 1);
const VECTOR_MAJOR: Templates = templates("SFVecSize,Major", 1, 2);

const TYPE: Function = Function { form: Form::Type, templates: VECTOR, source: SM100, run: named, ..ROW };

const ATOM: Function = Function {
    form: Form::Type,
    reading: Reading::Member,
    templates: VECTOR,
    summary: "the smallest piece of a layout of scale factors: 128 rows times four factors",
    source: SM100,
    run: |a| a.made(atom(a)?),
    ..ROW
};

const OVER_PROBLEM: Function = Function {
    reading: Reading::Member,
    templates: VECTOR,
    params: &[one("problem_shape"), optional("layout")],
    requires: &["the conditions of tile_to_shape"],
    source: SM100,
    ..ROW
};

const UNSET: Function = Function {
    reading: Reading::Member,
    templates: VECTOR,
    summary: "the layout of scale factors of a problem whose extents are not set yet",
    source: SM100,
    run: unset,
    ..ROW
};

const OVER_TILE: Function =
    Function { reading: Reading::Member, templates: VECTOR, params: &[one("tiled_mma"), one("tile_mnk")], source: SM100, ..ROW };

macro_rules! mma_of_fp4 {
    ($after:literal) => {
        concat!(
            "mma = make_tiled_mma(SM100_MMA_MXF4_SS<float_e2m1_t,float_e2m1_t,float,float_ue4m3_t,128,192,16,UMMA::Major::K,UMMA::Major::K>{}); ",
            $after
        )
    };
}

pub(super) const ROWS: &[Function] = &[
    Function {
        name: "Sm1xxBlockScaledConfig",
        summary: "the layouts of scale factors of A and B on SM100; its members make them",
        examples: &[("Sm1xxBlockScaledConfig<16>::SfAtom{}", "((_32,_4),(_16,_4)):((_16,_4),(_0,_1))")],
        ..TYPE
    },
    Function {
        name: "Sm1xxBlockScaledConfig::tile_atom_to_shape_SFA",
        summary: "the layout of A's scale factors for a problem: atoms along K first, then rows, then batches",
        examples: &[(
            "cutlass::detail::Sm1xxBlockScaledConfig<16>::tile_atom_to_shape_SFA(make_shape(256,512,256))",
            "(((_32,_4),2),((_16,_4),4)):(((_16,_4),2048),((_0,_1),_512))",
        )],
        run: |a| of_operand(a, 0),
        ..OVER_PROBLEM
    },
    Function {
        name: "Sm1xxBlockScaledConfig::tile_atom_to_shape_SFB",
        summary: "the layout of B's scale factors for a problem: atoms along K first, then rows, then batches",
        examples: &[(
            "--cxx Sm1xxBlockScaledConfig<32>::tile_atom_to_shape_SFB(make_shape(100,8,100,1))",
            "(((_32,_4),1),((_32,_4),1),(_1,1)):(((_16,_4),512),((_0,_1),_512),(_0,512))",
        )],
        run: |a| of_operand(a, 1),
        ..OVER_PROBLEM
    },
    Function {
        name: "Sm1xxBlockScaledConfig::deduce_layoutSFA",
        examples: &[(
            "--cxx Sm1xxBlockScaledConfig<16>::deduce_layoutSFA()",
            "(((_32,_4),0),((_16,_4),0),(_1,0)):(((_16,_4),0),((_0,_1),_512),(_0,0))",
        )],
        ..UNSET
    },
    Function {
        name: "Sm1xxBlockScaledConfig::deduce_layoutSFB",
        examples: &[(
            "--cxx Sm1xxBlockScaledConfig<32>::deduce_layoutSFB()",
            "(((_32,_4),0),((_32,_4),0),(_1,0)):(((_16,_4),0),((_0,_1),_512),(_0,0))",
        )],
        ..UNSET
    },
    Function {
        name: "Sm1xxBlockScaledConfig::deduce_smem_layoutSFA",
        summary: "the layout of A's scale factors of a tile in shared memory, by the steps of the MMA",
        examples: &[(
            mma_of_fp4!("Sm1xxBlockScaledConfig<16>::deduce_smem_layoutSFA(mma,Shape<_128,_192,_256>{})"),
            "((((_32,_4),_1),(_16,_4)),_1,(_1,_4)):((((_16,_4),_512),(_0,_1)),_0,(_4,_512))",
        )],
        run: |a| of_tile(a, Operand::A),
        ..OVER_TILE
    },
    Function {
        name: "Sm1xxBlockScaledConfig::deduce_smem_layoutSFB",
        summary: "the layout of B's scale factors of a tile in shared memory, rounded up to 128 rows, by the steps of the MMA",
        examples: &[(
            mma_of_fp4!("Sm1xxBlockScaledConfig<16>::deduce_smem_layoutSFB(mma,Shape<_128,_192,_256>{})"),
            "((((_32,_4),_2),(_16,_4)),_1,(_1,_4)):((((_16,_4),_512),(_0,_1)),_0,(_4,_1024))",
        )],
        run: |a| of_tile(a, Operand::B),
        ..OVER_TILE
    },
    Function {
        name: "Sm1xxBlockScaledConfig::SfAtom",
        examples: &[("Sm1xxBlockScaledConfig<32>::SfAtom{}", "((_32,_4),(_32,_4)):((_16,_4),(_0,_1))")],
        ..ATOM
    },
    Function {
        name: "Sm1xxBlockScaledConfig::LayoutSF",
        form: Form::Type,
        examples: &[(
            "--cxx Sm1xxBlockScaledConfig<32>::LayoutSF{}",
            "(((_32,_4),0),((_32,_4),0),(_1,0)):(((_16,_4),0),((_0,_1),_512),(_0,0))",
        )],
        ..UNSET
    },
    Function {
        name: "Sm1xxBlockScaledOutputConfig",
        templates: VECTOR_MAJOR,
        summary: "the layout of scale factors that an epilogue writes; its members make it",
        examples: &[("Sm1xxBlockScaledOutputConfig<32,UMMA::Major::MN>::SfAtom{}", "((_32,_4),(_32,_4)):((_0,_1),(_16,_4))")],
        ..TYPE
    },
    Function {
        name: "Sm1xxBlockScaledOutputConfig::tile_atom_to_shape_SFD",
        templates: VECTOR_MAJOR,
        summary: "the layout of D's scale factors for a problem (M,N,K,L), K ignored",
        examples: &[(
            "Sm1xxBlockScaledOutputConfig<32,UMMA::Major::MN>::tile_atom_to_shape_SFD(make_shape(256,512,256,2))",
            "(((_32,_4),2),((_32,_4),4),(_1,2)):(((_0,_1),_512),((_16,_4),1024),(_0,4096))",
        )],
        run: |a| {
            let one = Tree::Int(Int::dynamic(1));
            let order: &[i64] = if mn_major(a)? { &[1, 2, 3] } else { &[2, 1, 3] };
            match a.tuple(0)?.items() {
                Some([m, n, _]) => over(a, &[*m, *n, one], order),
                Some([m, n, _, l]) => over(a, &[*m, *n, *l], order),
                _ => a.wrong(0, "a problem: (M,N,K) or (M,N,K,L)"),
            }
        },
        ..OVER_PROBLEM
    },
    Function {
        name: "Sm1xxBlockScaledOutputConfig::deduce_layoutSFD",
        templates: VECTOR_MAJOR,
        examples: &[(
            "--cxx Sm1xxBlockScaledOutputConfig<32,UMMA::Major::MN>::deduce_layoutSFD()",
            "(((_32,_4),0),((_32,_4),0),(_1,0)):(((_0,_1),_512),((_16,_4),0),(_0,0))",
        )],
        ..UNSET
    },
    Function {
        name: "Sm1xxBlockScaledOutputConfig::SfAtom",
        templates: VECTOR_MAJOR,
        examples: &[("Sm1xxBlockScaledOutputConfig<16>::SfAtom{}", "((_32,_4),(_16,_4)):((_16,_4),(_0,_1))")],
        ..ATOM
    },
    Function {
        name: "Sm1xxBlockScaledTensorConfig::tile_atom_to_shape",
        templates: super::PLAIN,
        params: &[one("problem_shape")],
        summary: "the layout of a tensor of scale factors (M,N,L), whatever shares them",
        examples: &[(
            "--cxx Sm1xxBlockScaledTensorConfig::tile_atom_to_shape(make_shape(_256{},_16{}))",
            "(((_32,_4),_2),((_4),_4),(_1,1)):(((_16,_4),_2048),((_1),_512),(_0,_4096))",
        )],
        run: |a| {
            let one = Tree::Int(Int::dynamic(1));
            match a.tuple(0)?.items() {
                Some([m, n]) => over(a, &[*m, *n, one], &[2, 1, 3]),
                Some([m, n, l]) => over(a, &[*m, *n, *l], &[2, 1, 3]),
                _ => a.wrong(0, "a problem: (M,N) or (M,N,L)"),
            }
        },
        ..OVER_PROBLEM
    },
    Function {
        name: "Sm1xxBlockScaledTensorConfig::SfAtom",
        templates: super::PLAIN,
        examples: &[("Sm1xxBlockScaledTensorConfig::SfAtom{}", "((_32,_4),(_4)):((_16,_4),(_1))")],
        ..ATOM
    },
    Function {
        name: "Sm103BlockScaledConfig",
        summary: "the layouts of scale factors of A and B on SM103; its members make them",
        source: SM103,
        examples: &[("Sm103BlockScaledConfig<16>::SfAtom{}", "((_8,_4,_4),(_16,_4)):((_16,_128,_4),(_0,_1))")],
        ..TYPE
    },
    Function {
        name: "Sm103BlockScaledConfig::tile_atom_to_shape_SFA",
        summary: "the layout of A's scale factors for a problem on SM103",
        source: SM103,
        examples: &[(
            "Sm103BlockScaledConfig<16>::tile_atom_to_shape_SFA(make_shape(256,512,256,2))",
            "(((_8,_4,_4),2),((_16,_4),4),(_1,2)):(((_16,_128,_4),2048),((_0,_1),_512),(_0,4096))",
        )],
        run: |a| of_operand(a, 0),
        ..OVER_PROBLEM
    },
    Function {
        name: "Sm103BlockScaledConfig::tile_atom_to_shape_SFB",
        summary: "the layout of B's scale factors for a problem on SM103",
        source: SM103,
        examples: &[(
            "Sm103BlockScaledConfig<32>::tile_atom_to_shape_SFB(make_shape(256,512,256))",
            "(((_8,_4,_4),4),((_32,_4),2)):(((_16,_128,_4),1024),((_0,_1),_512))",
        )],
        run: |a| of_operand(a, 1),
        ..OVER_PROBLEM
    },
    Function {
        name: "Sm103BlockScaledConfig::deduce_layoutSFA",
        source: SM103,
        examples: &[(
            "--cxx Sm103BlockScaledConfig<16>::deduce_layoutSFA()",
            "(((_8,_4,_4),0),((_16,_4),0),(_1,0)):(((_16,_128,_4),0),((_0,_1),_512),(_0,0))",
        )],
        ..UNSET
    },
    Function {
        name: "Sm103BlockScaledConfig::deduce_layoutSFB",
        source: SM103,
        examples: &[(
            "--cxx Sm103BlockScaledConfig<32>::deduce_layoutSFB()",
            "(((_8,_4,_4),0),((_32,_4),0),(_1,0)):(((_16,_128,_4),0),((_0,_1),_512),(_0,0))",
        )],
        ..UNSET
    },
    Function {
        name: "Sm103BlockScaledConfig::SfAtom",
        source: SM103,
        examples: &[("Sm103BlockScaledConfig<32>::SfAtom{}", "((_8,_4,_4),(_32,_4)):((_16,_128,_4),(_0,_1))")],
        ..ATOM
    },
];
