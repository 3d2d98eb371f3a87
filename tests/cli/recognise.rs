//! `info` in words and by name.

use super::cutectl;

/// A fact that `info` says of a layout, if it says it.
fn fact(name: &str, layout: &str) -> Option<String> {
    let all = cutectl(["info", "--format", "json", layout]).json();
    all[name].as_str().map(str::to_string)
}

#[test]
fn further_modes_are_so_many_of_the_first_two() {
    let words = |layout: &str| fact("what_it_is", layout).unwrap();
    assert_eq!(words("(4,8,2):(8,1,32)"), "4x8x2: row-major, rows of 8 elements one after the other, 2 of these 32 apart");
    assert_eq!(
        words("(4,8,2,3):(1,4,0,32)"),
        "4x8x2x3: column-major, columns of 4 elements one after the other, the same 2 times, 3 of these 32 apart"
    );
    for (element, shape) in [("half_t", "_128,_64,_4"), ("uint128_t", "_64,_8"), ("uint4_t", "_64,_256,_3"), ("uint2_t", "_64,_512")] {
        let tile = format!("tile_to_shape(GMMA::Layout_K_SW128_Atom<{element}>{{}}, Shape<{shape}>{{}})");
        assert_eq!(fact("the_same_as", &tile).as_deref(), Some(tile.as_str()));
    }
    let stages = "tile_to_shape(GMMA::Layout_MN_SW64_Atom<half_t>{}, Shape<_64,_64,_2>{}, Step<_2,_1,_3>{})";
    assert!(fact("the_same_as", stages).unwrap().split("; ").any(|t| t == stages), "{stages}");
}

#[test]
fn everything_in_which_two_layouts_differ_is_said() {
    let all = |a: &str, b: &str| cutectl(["same", "--all", "--limit", "1", a, b]).ends().status(1);
    all("(4,8):(8,1)", "32:1")
        .out_has("rank: 2 and 1\n")
        .out_has("contiguous: no and yes\n")
        .out_has("turned into the other by `?` = (8,4):(4,1) in (4,8):(8,1) o ? = 32:1: reads its elements in another order");
    all("(8,64):(64,1)", "Sw<3,3,3> o 0 o (8,64):(64,1)").out_has("swizzle: none and Sw<3,3,3>\n").out_has("`?` = Sw<3,3,3> in");
    all("(4,8):(8,1)", "(4,4):(4,1)").out_has("shape: (4,8) and (4,4)\n").out_has("size: 32 and 16\n");
    assert!(!all("4:0", "4:1").lines().iter().any(|line| line.contains("turned")));
}

#[test]
fn a_tile_is_told_in_words_and_by_the_name_of_its_atom() {
    let tile = "tile_to_shape(GMMA::Layout_K_SW128_Atom<half_t>{}, Shape<_128,_64>{})";
    assert_eq!(
        fact("what_it_is", tile).unwrap(),
        "128x64: K-major, rows of 64 elements (128 bytes) one after the other, swizzled by 128 bytes, 16 atoms of 8x64 along M"
    );
    for name in ["K_SW128", "K_SW64", "K_SW32", "K_INTER", "MN_SW128", "MN_SW64", "MN_SW32", "MN_INTER"] {
        for element in ["uint8_t", "half_t", "float"] {
            for order in ["", ", Step<_2,_1>{}"] {
                let tile = format!("tile_to_shape(GMMA::Layout_{name}_Atom<{element}>{{}}, Shape<_128,_128>{{}}{order})");
                let same = fact("the_same_as", &tile).unwrap_or_else(|| panic!("{tile}"));
                let without = tile.replace(order, "");
                assert!(same.split("; ").any(|t| t == tile || t == without), "{tile}: {same}");
                for text in same.split("; ") {
                    cutectl(["same", &tile, text]).ends().status(0);
                }
            }
        }
    }
    assert_eq!(fact("the_same_as", "GMMA::Layout_MN_SW64_Atom<half_t>").unwrap(), "GMMA::Layout_MN_SW64_Atom<half_t>{}");
    let elements = "Sw<3,3,3> o 0 o (128,64):(64,1)";
    assert_eq!(fact("the_same_as", elements).unwrap(), tile);
    assert!(fact("what_it_is", elements).unwrap().contains("swizzled by 128 bytes if elements have 16 bits"));
}

#[test]
fn plain_layouts_are_told_in_words() {
    let is = |layout: &str| fact("what_it_is", layout).unwrap_or_default();
    assert_eq!(is("(4,8):(8,1)"), "4x8: row-major, rows of 8 elements one after the other");
    assert_eq!(is("(4,8):(1,4)"), "4x8: column-major, columns of 4 elements one after the other");
    assert_eq!(is("(4,8):(9,1)"), "4x8: row-major, rows of 8 elements, 1 left out behind each");
    assert_eq!(is("((8,16),(64,1)):((64,512),(1,0))"), "128x64: row-major, rows of 64 elements one after the other");
    assert_eq!(is("((2,2),(4,2)):((4,16),(1,8))"), "4x8: blocks of 2x4 (row-major, rows of 4 elements), 2 across, then 2 down");
    assert_eq!(is("8:1"), "8: one element after the other");
    assert_eq!(is("(4,8):(0,1)"), "4x8: one row of 8 elements for every row");
    assert_eq!(fact("the_same_as", "(4,8):(8,1)").as_deref(), Some("(4,8):LayoutRight"));
    assert_eq!(fact("the_same_as", "((2,2),8):((1,2),4)").as_deref(), Some("(4,8):LayoutLeft; (4,8):(1,4)"));
    assert_eq!(fact("the_same_as", "(4,8):(9,1)"), None);
    assert_eq!(fact("operand", "(4,8):(8,1)"), None);
}

#[test]
fn thread_value_layouts_name_their_operations() {
    let operand = |layout: &str| fact("operand", layout).unwrap_or_default();
    let own = operand("((_4,_8),(_2,_2,_2)):((_32,_1),(_16,_8,_128))");
    assert_eq!(own, "A of SM80_16x8x16_F16F16F16F16_TN, SM80_16x8x16_F32F16F16F32_TN, SM80_16x8x16_F32BF16BF16F32_TN");
    for (operation, threads, tile) in [
        ("SM80_16x8x16_F32F16F16F32_TN", "_2,_2,_1", ""),
        ("SM80_16x8x16_F32F16F16F32_TN", "_2,_2,_1", ", Tile<_32,_32,_16>{}"),
        ("SM80_16x8x8_F32TF32TF32F32_TN", "_4,_1,_1", ""),
        ("SM75_8x8x16_S32S8S8S32_TN", "_1,_2,_1", ""),
    ] {
        for letter in ["A", "B", "C"] {
            let tiled = format!("make_tiled_mma({operation}{{}}, Layout<Shape<{threads}>>{{}}{tile})");
            let own = operand(&format!("{tiled}.get_layout{letter}_TV()"));
            let named = own.split("; ").any(|o| o.starts_with(&format!("{letter} of ")) && o.contains(operation));
            assert!(named, "{tiled} {letter}: {own}");
            // What is named has the layout.
            let layout = format!("{tiled}.get_layout{letter}_TV()");
            for other in own.split("; ").take(2).filter(|o| o.contains("make_tiled_mma")) {
                let text = other[5..].split(", so with").next().unwrap();
                cutectl(["same", &layout, &format!("{text}.get_layout{}_TV()", &other[..1])]).ends().status(0);
            }
        }
    }
}
