//! How large pictures are by themselves, what stands where on their sheets, and what they say to a pointer.

use super::{page, run, svg};

/// The width and the height of an SVG in pixels of 1/96 inch.
fn size(picture: &str) -> (f64, f64) {
    let number = |name: &str| -> f64 { picture.split_once(name).unwrap().1.split_once('"').unwrap().0.parse().unwrap() };
    (number(" width=\""), number(" height=\""))
}

const CM: f64 = 96.0 / 2.54;

#[test]
fn common_pictures_fit_a_slide() {
    for args in [
        &["(8,8):(8,1)"][..],
        &["SM80_16x8x16_F32F16F16F32_TN"],
        &["SM80_16x8x8_F32F16F16F32_TN"],
        &["SM70_8x8x4_F32F16F16F32_TN"],
        &["--operands", "Sw<3,0,3> o 0 o (8,8):(8,1)"],
        &["--operands", "Sw<3,3,3> o 0 o (8,64):(64,1)"],
        &["--operands", "zipped_divide((8,8):(8,1), (2,4))"],
        &["Copy_Atom<SM75_U32x4_LDSM_N,half_t>{}"],
    ] {
        let (width, height) = size(&svg(args));
        assert!(width <= 33.9 * CM && height <= 19.05 * CM, "{args:?}: {:.1} x {:.1} cm", width / CM, height / CM);
    }
    // A column of two, and the text of a page.
    for layout in ["(8,8):(8,1)", "(4,8):(8,1)", "(4,4):(-1,-4)", "((2,2),(2,2)):((1,4),(2,8))"] {
        assert!(size(&svg(&[layout])).0 <= 8.5 * CM, "{layout}: {:.1} cm", size(&svg(&[layout])).0 / CM);
    }
    assert!(size(&svg(&["SM80_16x8x16_F32F16F16F32_TN"])).0 <= 16.0 * CM);
}

/// The labels of one line of text, each with the middle of its cell, and the size of the letters.
fn on_a_line<'p>(picture: &'p str, with: &str) -> (Vec<(i64, &'p str)>, f64) {
    let before = picture.split_once(&format!(">{with}</text>")).unwrap_or_else(|| panic!("no {with}")).0;
    let size = before.rsplit_once("font-size=\"").unwrap().1.split_once('"').unwrap().0.parse().unwrap();
    let line = picture[before.rfind("<g transform").unwrap()..].split_once("</g>").unwrap().0;
    let texts = line.split("<text x=\"").skip(1).map(|text| text.split_once("\">").unwrap());
    (texts.map(|(x, text)| (x.parse().unwrap(), text.split_once("</text>").unwrap().0)).collect(), size)
}

#[test]
fn labels_of_three_digits_do_not_touch() {
    let copy = "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))";
    let mma = "make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1))";
    for (value, label) in [(copy, "T127"), (mma, "T127"), ("(64,64):(64,1)", "4095"), ("SM80_16x8x16_F32F16F16F32_TN", "T31")] {
        let picture = svg(&[value]);
        let (line, size) = on_a_line(&picture, label);
        for pair in line.windows(2).filter(|pair| pair.iter().all(|(_, text)| text.len() == label.len())) {
            let between = (pair[1].0 - pair[0].0) as f64 - 0.602 * size * label.len() as f64;
            assert!(between >= 0.55 * size, "{value}: {between:.1} pixels between {pair:?} of {size}");
        }
    }
}

#[test]
fn facts_and_notes_are_no_wider_than_the_panels() {
    let picture = svg(&["(8,8):(8,1)"]);
    assert!(
        picture.contains(">rank 2 · depth 1 · size 64 · cosize 64</text>") && picture.contains(">injective · no holes</text>"),
        "{picture}"
    );
    assert!(
        svg(&["(8,16):(16,1)"]).contains(">rank 2 · depth 1 · size 128 · cosize 128 · injective · no holes</text>"),
        "where there is room"
    );
    let picture = svg(&["Sw<2,0,2> o _0 o (4,4):(4,1)"]);
    assert!(size(&picture).0 <= 8.5 * CM, "{}", size(&picture).0 / CM);
}

/// The place of a text in the SVG: the left of it, and its line.
fn place(picture: &str, text: &str) -> (i64, String) {
    let before = picture.split_once(&format!(">{text}</text>")).unwrap_or_else(|| panic!("no {text} in {picture}")).0;
    let line = before.rsplit_once("translate(0,").unwrap().1.split_once(')').unwrap().0;
    (heading(picture, text), line.to_owned())
}

#[test]
fn headings_of_a_row_stand_on_one_line() {
    for (value, headings) in [
        ("zipped_divide((8,16):(16,1),(4,4))", ["A = (8,16):(16,1)", "R = ((4,4),(2,4)):((16,1),(64,4))"]),
        ("blocked_product((2,2):(2,1), (2,3):(1,2))", ["A = (2,2):(2,1)", "R = ((2,2),(2,3)):((2,4),(1,8))"]),
    ] {
        let picture = svg(&["--operands", value]);
        let [a, r] = headings.map(|text| place(&picture, text).1);
        assert_eq!(a, r, "{value}");
    }
}

#[test]
fn what_stands_below_has_columns_of_its_own() {
    // The strip of eight address bits is wider than the layout above it, and moves nothing.
    let picture = svg(&["--operands", "Sw<2,4,3> o _0 o (4,4):(4,1)"]);
    let (after, _) = place(&picture, "after");
    assert!(after < 4 * 34 + 80, "{after}");
    assert_eq!(place(&picture, "before: (4,4):(4,1)").0, place(&picture, "address bits").0);
}

#[test]
fn the_tiles_of_a_division_have_lines_around_them() {
    let lines = |value: &str| page(&["--operands", value])["panels"][0]["lines"].clone();
    // Weight, below its cells, before which row or column, from, to.
    let heavy = |value: &str| -> Vec<Vec<i64>> {
        let all: Vec<i64> = lines(value).as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect();
        all.chunks(5).filter(|line| line[0] > 0).map(<[i64]>::to_vec).collect()
    };
    assert_eq!(heavy("zipped_divide((8,16):(16,1),(4,4))"), [[1, 1, 4, 0, 16], [1, 0, 4, 0, 8], [1, 0, 8, 0, 8], [1, 0, 12, 0, 8]]);
    assert_eq!(heavy("logical_divide((4,4):(4,1),(2,4))"), [[1, 1, 2, 0, 4]]);
    assert!(lines("zipped_divide((4,4):(4,1),(2:2,2:2))").is_null(), "where every neighbour is of another tile lines say nothing");
}

/// A3, the largest sheet of an office, is 42 cm wide.
#[test]
fn nothing_is_wider_than_a_sheet_of_paper() {
    for args in [
        &["--operands", "zipped_divide((64,64):(64,1),(16,16))"][..],
        &["zipped_divide((64,64):(64,1),(16,16))"],
        &["--operands", "Sw<3,3,3> o 0 o (64,64):(64,1)"],
        &["--operands", "Sw<3,4,3> o 0 o (8,128):(128,1)"],
        &["--operands", "complement((2,2):(1,60), 128)"],
        &["(64,64):(64,1)"],
        &["(4096,4096)"],
        &["4096:1"],
        &["SM90::GMMA::MMA_64x64x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>"],
        &["SM90::GMMA::MMA_64x256x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>"],
        &["make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1), (_64,_64,_16))"],
        &["make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>, half_t>{}, (_16,_8):(_8,_1), (_1,_8))"],
    ] {
        let (width, height) = size(&svg(args));
        assert!(width <= 42.0 * CM && height <= 59.4 * CM, "{args:?}: {:.1} x {:.1} cm", width / CM, height / CM);
    }
}

#[test]
fn labels_stay_readable_however_large_the_picture_is() {
    for args in [&["(64,64):(64,1)"][..], &["make_tiled_mma(SM80_16x8x16_F32F16F16F32_TN{}, (_2,_2,_1), (_64,_64,_16))"]] {
        let picture = svg(args);
        let view: f64 = picture.split_once("viewBox=\"0 0 ").unwrap().1.split_once(' ').unwrap().0.parse().unwrap();
        let font = if args[0].starts_with('m') { 9.0 } else { 10.0 };
        assert!(picture.contains(&format!("font-size=\"{font}\"")), "{args:?}");
        let points = font * 0.75 * size(&picture).0 / view;
        assert!(points >= 5.49, "{args:?}: {points} points");
    }
    assert_eq!(size(&svg(&["--cell", "6", "(256,256)"])), size(&svg(&["--cell", "6", "--all", "(256,256)"])), "as it was asked for");
}

/// Panels that share a gap share their columns: B stands above C.
#[test]
fn aligned_panels_leave_out_the_same_columns() {
    let picture = svg(&["SM90::GMMA::MMA_64x128x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>"]);
    assert!(picture.contains("left out: n 24 to 119 of 128<"), "{picture}");
    let rows = picture.split("<g transform").filter(|line| line.contains(">23</text>") && line.contains(">120</text>")).count();
    assert_eq!(rows, 2, "the columns of B and of C");
}

/// The place of a heading in the SVG.
fn heading(picture: &str, text: &str) -> i64 {
    let before = picture.split_once(&format!(">{text}</text>")).unwrap_or_else(|| panic!("no {text}")).0;
    before.rsplit_once("x=\"").unwrap().1.trim_end_matches('"').parse().unwrap()
}

#[test]
fn a_layout_of_several_panels_is_named_above_them() {
    let picture = svg(&["--operands", "tiled_divide((4,4,2):(4,1,16), (2,2))"]);
    let at = |text| heading(&picture, text);
    assert_eq!(at("A = (4,4,2):(4,1,16)"), at("A(_,_,0)"));
    assert!(at("A(_,_,1)") - at("A(_,_,0)") < 220, "no gap as wide as the name");
    // Names that are longer than what they are above do not run into each other.
    let ends = at("A = (4,4,2):(4,1,16)") + 20 * 7;
    assert!(ends < picture.split(">R = ").next().unwrap().rsplit_once("x=\"").unwrap().1.trim_end_matches('"').parse().unwrap());
}

#[test]
fn a_division_along_a_coordinate_is_two_strips() {
    let picture = svg(&["--operands", "logical_divide((4,2,3):(2,1,8), 4:2)"]);
    let at = |text| heading(&picture, text);
    assert_eq!(at("A = (4,2,3):(2,1,8), by its 1-D coordinate"), at("one tile after the other: R by its 1-D coordinate"));
    assert!(!svg(&["--operands", "logical_divide((4,8):(8,1), 4:2)"]).contains("by its 1-D coordinate"), "a matrix is shown as one");
}

#[test]
fn a_tiling_has_brackets_around_its_atoms() {
    let levels = |args: &[&str]| -> Vec<usize> {
        let data = page(args);
        let count = |panel: &serde_json::Value, side: &str| panel[side]["levels"].as_array().unwrap().len();
        data["panels"].as_array().unwrap().iter().flat_map(|p| [count(p, "rows"), count(p, "cols")]).collect()
    };
    let atom = "SM80_16x8x16_F32F16F16F32_TN{}";
    // A (m,k), B (k,n) and C (m,n): two atoms in m and in n.
    assert_eq!(levels(&[&format!("make_tiled_mma({atom}, (_2,_2,_1))")]), [2, 1, 1, 2, 2, 2]);
    assert_eq!(levels(&[atom]), [1; 6]);
    let permuted = format!("make_tiled_mma({atom}, (_2,_2,_1), (_32, (_2,_8,_2):(_1,_4,_2), _16))");
    assert_eq!(levels(&[&permuted]), [2, 1, 1, 1, 2, 1], "a permutation takes the atoms in n apart");
}

#[test]
fn cells_tell_a_pointer_what_they_are() {
    let picture = svg(&["--tooltips", "(3,(2,3)):(3,(12,1))"]);
    assert_eq!(picture.matches("<title>").count(), 18, "beside the title of the whole, which has an id");
    assert!(picture.contains("<title>(2,(1,2)): index 20</title>"));
    assert!(svg(&["--tooltips", "SM80_16x8x8_F32F16F16F32_TN"]).contains("<title>m 9, n 3: T5 V3</title>"));
    assert!(!svg(&["(3,(2,3)):(3,(12,1))"]).contains("<title>"));
    assert_eq!(run(&["svg", "--tooltips", "--multi", "4", "8"]).status.code(), Some(2));
}

#[test]
fn the_cell_of_a_tiler_belongs_to_its_copy() {
    let data = page(&["--operands", "blocked_product((2,2):(2,1), (2,3):(1,2))"]);
    let pieces = |panel: usize| data["panels"][panel]["pieces"].as_array().unwrap().iter().map(|p| p.as_array().unwrap().len());
    assert!(pieces(1).all(|n| n == 10) && pieces(2).all(|n| n == 10), "B and R have groups");
    assert!(pieces(0).all(|n| n == 4), "the block has none");
}

#[test]
fn a_template_may_have_a_line_break_as_such() {
    assert_eq!(svg(&["--label", "{v}\n({row},{col})", "(4,8)"]), svg(&["--label", "{v}\\n({row},{col})", "(4,8)"]));
}

#[test]
fn a_layout_that_colours_follow_is_named() {
    let of = |value: &str| svg(&["--color-by", "(8,8):(1,0)", value]);
    assert!(of("(8,8):(8,1)").contains("colour: the index of (8,8):(1,0), mod 8"));
    assert!(of("SM80_16x8x8_F32F16F16F32_TN").replace("</text></g>", "").contains("colour: the index of (8,8):(1,0)"), "in the corner");
}

#[test]
fn a_part_of_a_tensor_is_lit_in_it() {
    let tensor = "make_tensor(make_gmem_ptr<float>(0), (8,16):(16,1))";
    for (call, lit) in [
        (format!("local_partition({tensor}, (4,4):(4,1), 5)"), "8 of the 128 elements of A are in R, which starts at index 17 of A"),
        (format!("local_tile({tensor}, (4,4), (1,2))"), "16 of the 128 elements of A are in R, which starts at index 72 of A"),
    ] {
        let picture = svg(&["--operands", &call]);
        assert!(picture.contains(">A = (8,16):(16,1)</text>"), "{call}: {picture}");
        assert!(picture.contains(&format!(">{lit}</text>")), "{call}: {picture}");
    }
}
