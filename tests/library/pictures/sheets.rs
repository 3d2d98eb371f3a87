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
    assert!(size(&svg(&["(4,8):(8,1)"])).0 <= 12.0 * CM && size(&svg(&["SM80_16x8x16_F32F16F16F32_TN"])).0 <= 16.0 * CM);
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
    let picture = svg(&["SM90::GMMA::MMA_64x64x16_F32F16F16_SS<GMMA::Major::K,GMMA::Major::K>"]);
    assert!(picture.contains("left out: n 16 to 47 of 64<"), "{picture}");
    let rows = picture.split("<g transform").filter(|line| line.contains(">15</text>") && line.contains(">48</text>")).count();
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
