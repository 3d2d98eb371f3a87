//! What other tools and `eval --as` write: read back as what it was, or refused with a code of its own.

use crate::support::alone;
use cutectl::algebra::Mode;
use std::process::Command;

/// The text of the value, or what is wrong.
fn answer(mode: Mode, source: &str) -> String {
    alone(mode, source).unwrap_or_else(|d| format!("{}: {}", d.code, d.message))
}

/// Swizzled layouts and layouts of coordinates, whose spellings are the longest.
const VALUES: [&str; 6] = [
    "Sw<1,0,4> o _0 o _6:_1",
    "Sw<2,4,3> o smem_ptr[16b](unset) o (_8,_8):(_8,_1)",
    "(_4,_8):(_1@0,_2@1@0)",
    "(_8,_8):(_8,_1) o (_1,_2) o (_2,_2):(_1@0,_1@1)",
    "tmem_[16b](0x0003.0010) o (_64):(_1)",
    "gmem_subptr[4b]((nil).4) o _8:_1",
];

fn spelled(spelling: &str, value: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_cutectl")).args(["eval", "--as", spelling, value]).output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim_end().to_string()
}

#[test]
fn what_as_writes_is_read_back() {
    for value in VALUES {
        for spelling in ["cute", "cpp", "type", "dsl"] {
            let written = spelled(spelling, value);
            let read = answer(Mode::Value, &written);
            // Python has no compile-time integers.
            let plain = |t: &str| t.replace('_', "");
            let same = if spelling == "dsl" { plain(&read) == plain(value) } else { read == value };
            assert!(same, "{value} as {spelling} is {written}, which is read as {read}");
        }
    }
}

#[test]
fn a_size_that_no_type_tells_and_notations_of_others_have_their_codes() {
    let refused = [
        ("E0204", "cute::tuple<cute::C<(int)128>, int, int>"),
        ("E0204", "Layout<Shape<_2,int>,Stride<int,_1>>{}"),
        ("E0303", "Shape<_2,int>{_3,4}"),
        ("E0113", "!cute_nvgpu.atom.universal_copy<f32, 128 b>"),
        ("E0204", "Tensor<0x10@gmem o (?,32768):(?,1)>"),
        ("E0119", "#ttg.blocked<{sizePerThread = [1]}>"),
    ];
    for (code, source) in refused {
        assert_eq!(alone(Mode::Value, source).map_err(|d| d.code).unwrap_err(), code, "{source}");
    }
    assert_eq!(answer(Mode::Cxx, "Layout<Shape<_2,int>,Stride<int,_1>>{make_shape(_2{},3),make_stride(4,_1{})}"), "(_2,3):(4,_1)");
    assert_eq!(answer(Mode::Cxx, "(float*) nullptr"), "ptr[32b]((nil))");
    assert_eq!(answer(Mode::Cxx, "make_gmem_ptr((half_t const*)0x1000)"), "gmem_ptr[16b](0x1000)");
}
