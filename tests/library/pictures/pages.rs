//! Every cell of every kind of page, against what `eval` computes: index, byte, bank, label, and the
//! same label at its place in the SVG.

use super::{page, pattern, run, svg};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::process::{Command, Stdio};

/// A cell of a page.
#[derive(Clone, Debug)]
struct Cell {
    m: i64,
    n: i64,
    label: String,
    /// The index.
    value: Option<i64>,
    /// What it has in common with cells of other panels.
    element: Option<i64>,
    /// Its first bit, where the index does not say it.
    bit: Option<i64>,
    /// The colour by day.
    fill: Option<String>,
}

/// A panel of a page.
struct Panel {
    heading: String,
    /// Its first cell on the sheet.
    at: [i64; 2],
    rows: i64,
    /// The modes, the coordinates behind the first two, the 1-D coordinate of the first cell and the step
    /// of a row; nothing where the cells are none of a layout.
    domain: Option<(usize, Vec<i64>, i64, i64)>,
    cells: Vec<Cell>,
}

/// A page.
struct Page {
    title: String,
    notes: Vec<String>,
    bits: Option<i64>,
    cell: [i64; 2],
    panels: Vec<Panel>,
}

fn plain(html: &str) -> String {
    html.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

fn tokens(text: &str) -> Vec<i64> {
    let run = |token: &str| {
        let (number, count) = token.split_once('*').unwrap_or((token, "1"));
        vec![number.parse::<i64>().unwrap(); count.parse().unwrap()]
    };
    text.split(' ').flat_map(run).collect()
}

/// The numbers of a piece that starts at `k`.
fn numbers(piece: &Value, k: usize, known: &mut Vec<String>) -> Option<Vec<Option<i64>>> {
    let first = piece.get(k)?;
    let text = read(known, &piece[k + 1]);
    Some(match first.as_i64() {
        Some(mut at) => tokens(&text)
            .into_iter()
            .map(|step| {
                at += step;
                Some(at)
            })
            .collect(),
        None => text.split(' ').map(|n| n.parse().ok()).collect(),
    })
}

fn read(known: &mut Vec<String>, p: &Value) -> String {
    let mut borrowed: Vec<&str> = known.iter().map(String::as_str).collect();
    let text = pattern(&mut borrowed, p).to_string();
    if p.is_string() {
        known.push(text.clone());
    }
    text
}

fn two(v: &Value) -> [i64; 2] {
    [v[0].as_i64().unwrap(), v[1].as_i64().unwrap()]
}

fn decoded(html: &str, data: &Value) -> Page {
    let between = |text: &str, from: &str, to: &str| text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).map(|(t, _)| plain(t));
    let notes = html.split("<p>").skip(1).filter_map(|rest| rest.split_once("</p>")).map(|(note, _)| plain(note)).collect();
    let mut known = Vec::new();
    let panels = data["panels"].as_array().unwrap().iter().map(|panel| {
        let ints = |v: &Value| v.as_array().unwrap().iter().map(|i| i.as_i64().unwrap()).collect::<Vec<i64>>();
        let domain = panel.get("natural").map(|natural| {
            let [first, step] = two(&panel["linear"]);
            (natural.as_array().unwrap().len(), ints(&panel["rest"]), first, step)
        });
        let [rows, cols] = ["rows", "cols"].map(|side| (panel[side]["from"].as_i64().unwrap(), panel[side]["to"].as_i64().unwrap()));
        let mut cells = Vec::new();
        for (m, piece) in (rows.0..rows.1).zip(panel["pieces"].as_array().unwrap()) {
            let styles = tokens(&read(&mut known, &piece[0]));
            let labels = if piece[1].is_null() { None } else { Some(read(&mut known, &piece[1])) };
            let values = numbers(piece, 2, &mut known).unwrap();
            let elements = numbers(piece, 4, &mut known).unwrap_or_else(|| values.clone());
            let bits = numbers(piece, 6, &mut known).unwrap_or_else(|| vec![None; values.len()]);
            let _groups = numbers(piece, 8, &mut known);
            let labels: Vec<String> = match labels {
                Some(labels) => labels.split('\t').map(str::to_string).collect(),
                None => values.iter().map(|v| v.unwrap().to_string()).collect(),
            };
            assert_eq!((values.len() as i64, labels.len(), styles.len()), (cols.1 - cols.0, values.len(), values.len()));
            for (k, label) in labels.into_iter().enumerate() {
                let fill = data["shades"][styles[k] as usize][0].as_str().map(str::to_string);
                cells.push(Cell { m, n: cols.0 + k as i64, label, value: values[k], element: elements[k], bit: bits[k], fill });
            }
        }
        Panel { heading: panel["heading"].as_str().unwrap().into(), at: two(&panel["at"]), rows: rows.0, domain, cells }
    });
    let panels = panels.collect();
    Page { title: between(html, "<h1>", "</h1>").unwrap(), notes, bits: data["bits"].as_i64(), cell: two(&data["cell"]), panels }
}

fn of(args: &[&str]) -> Page {
    let html = String::from_utf8(run(&[&["html"], args].concat()).stdout).unwrap();
    decoded(&html, &page(args))
}

/// What `eval` says to each line.
fn eval(lines: &[String]) -> Vec<String> {
    if lines.is_empty() {
        return Vec::new();
    }
    let mut child = Command::new(env!("CARGO_BIN_EXE_cutectl"))
        .args(["eval", "--plain", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let text = lines.join("\n") + "\n";
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let answers: Vec<String> = String::from_utf8(output.stdout).unwrap().lines().map(str::to_string).collect();
    assert_eq!(answers.len(), lines.len());
    answers
}

fn eval_numbers(lines: &[String]) -> Vec<i64> {
    eval(lines).iter().map(|n| n.parse().unwrap()).collect()
}

impl Panel {
    /// The 1-D coordinate of a cell.
    fn linear(&self, cell: &Cell) -> i64 {
        let (_, _, first, step) = self.domain.as_ref().unwrap();
        first + cell.m + cell.n * step
    }

    /// The lines that ask a layout for every cell.
    fn asking(&self, layout: &str) -> Vec<String> {
        let (modes, rest, ..) = self.domain.as_ref().unwrap();
        let line = |cell: &Cell| match modes {
            1 => format!("[{layout}]({})", self.linear(cell)),
            _ => {
                let behind: String = rest.iter().map(|i| format!(",{i}")).collect();
                format!("[{layout}]({},{}{behind})", cell.m, cell.n)
            }
        };
        self.cells.iter().map(line).collect()
    }

    /// Every index, and that of every label that is one.
    fn holds(&self, layout: &str, labelled: bool) {
        for (cell, index) in self.cells.iter().zip(eval_numbers(&self.asking(layout))) {
            assert_eq!(cell.value, Some(index), "{layout}: {cell:?}");
            let label = cell.label.split(' ').next().unwrap();
            assert!(!labelled || label == index.to_string(), "{layout}: {cell:?}");
        }
    }
}

/// The layout that a heading names.
fn named<'p>(page: &'p Page, panel: &'p Panel) -> &'p str {
    // Of several panels the first alone names the layout: `A = L (_,_,0)`, `A(_,_,1)`.
    let first = |p: &&Panel| panel.heading.split_once("(_,_").is_some_and(|(name, _)| p.heading.starts_with(&format!("{name} = ")));
    let panel = page.panels.iter().find(first).unwrap_or(panel);
    let name = panel.heading.split(" (_,_").next().unwrap();
    let behind = name.split_once(" = ").or(name.split_once(": ")).map(|(_, layout)| layout);
    match behind {
        Some(layout) => layout,
        None => page.title.as_str(),
    }
}

/// The labels of the SVG stand where those of the page do.
fn agrees_with_svg(args: &[&str], page: &Page) {
    let picture = svg(&[&["--no-title"], args].concat());
    let mut texts = HashSet::new();
    for group in picture.split("<g fill=").skip(1) {
        let size: i64 = group.split_once("font-size=\"").unwrap().1.split_once('"').unwrap().0.parse().unwrap();
        for line in group.split("<g transform=\"translate(0,").skip(1) {
            let (base, line) = line.split_once(")\">").unwrap();
            let base: f64 = base.parse().unwrap();
            let y = (base * 100.0).round() as i64 - size * 36;
            for text in line.split("<text x=\"").skip(1) {
                let (x, text) = text.split_once("\">").unwrap();
                texts.insert((x.parse::<i64>().unwrap(), y / 100, plain(text.split_once("</text>").unwrap().0)));
            }
        }
    }
    let [w, h] = page.cell;
    for panel in &page.panels {
        for cell in panel.cells.iter().filter(|c| !c.label.is_empty()) {
            let first = cell.label.split('\n').next().unwrap();
            let x = panel.at[0] + cell.n * w + w / 2;
            let y = panel.at[1] + (cell.m - panel.rows) * h + h / 2;
            let found = (y - h / 2..=y).any(|y| texts.contains(&(x, y, first.to_string())));
            assert!(found, "{args:?} {}: no {first:?} at {x},{y}", panel.heading);
        }
    }
}

#[test]
fn layouts() {
    for layout in [
        "((2,2),(2,(2,2))):((1,8),(2,(16,4)))",
        "8:2",
        "((2,3)):((3,1))",
        "(2,3,2):(12,4,1)",
        "(2,2,2,3):(1,12,2,4)",
        "(4,4):(-1,-4)",
        "(4,8):(0,1)",
        "Sw<1,1,1> o _0 o (_4,_4):(_4,_1)",
        "Sw<3,3,3> o 0 o (16,64):(64,1)",
        "Sw<2,4,3> o 5 o (8,64):(64,1)",
        "Sw<3,0,-3> o 0 o (8,8):(8,1)",
        "Sw<2,0,2> o 0 o (4,4,2):(4,1,16)",
        "Sw<3,4,3> o smem_ptr[16b](unset) o (8,64):(64,1)",
    ] {
        let page = of(&[layout]);
        // A swizzle of addresses is drawn as one of indices, as print_layout prints it.
        let moved = page.notes.iter().find_map(|note| note.strip_prefix("the indices are those of ")?.split_once(", where"));
        let shown = moved.map_or(page.title.clone(), |(layout, _)| layout.to_string());
        page.panels.iter().for_each(|panel| panel.holds(&shown, true));
        agrees_with_svg(&[layout], &page);
        let args = ["--bits", "16", "--label", "{v} {byte} {bank} {i}", layout];
        let page = of(&args);
        assert_eq!(page.bits, Some(16), "{layout}");
        for panel in &page.panels {
            panel.holds(&shown, true);
            for cell in &panel.cells {
                let (v, i) = (cell.value.unwrap(), panel.linear(cell));
                let byte = (v * 16).div_euclid(8);
                assert_eq!(cell.label, format!("{v} {byte} {} {i}", byte.div_euclid(4).rem_euclid(32)), "{layout}");
                assert_eq!(cell.bit, None, "the index says it");
            }
        }
        agrees_with_svg(&args, &page);
    }
}

#[test]
fn swizzles_by_themselves() {
    for swizzle in ["Sw<2,1,3>", "Sw<3,3,3>", "Sw<3,0,-3>", "Sw<1,4,7>", "Sw<0,2,3>"] {
        let page = of(&["--bits", "16", swizzle]);
        let base: u32 = swizzle.split(',').nth(1).unwrap().parse().unwrap();
        let [before, after, strip] = &page.panels[..] else { panic!("{swizzle}") };
        let lines: Vec<String> = before.cells.iter().map(|c| format!("[{swizzle}]({})", c.value.unwrap())).collect();
        for ((b, a), index) in before.cells.iter().zip(&after.cells).zip(eval_numbers(&lines)) {
            assert_eq!((a.m, a.n, a.value), (b.m, b.n, Some(index)), "{swizzle}");
            for cell in [a, b] {
                assert_eq!(cell.value, Some(cell.label.parse::<i64>().unwrap() << base), "{swizzle}");
            }
        }
        let moves = before.cells.iter().zip(&after.cells).any(|(b, a)| b.value != a.value);
        assert_eq!(page.notes.iter().any(|n| n.contains("bold")), moves, "{swizzle}: {:?}", page.notes);
        assert!(strip.cells.iter().all(|c| c.value.is_none()));
        agrees_with_svg(&["--bits", "16", swizzle], &page);
    }
}

/// Operations whose panels are layouts: what has one element in two of them has one index, and where
/// colours are said to tell things apart they do.
#[test]
fn operations() {
    for operation in [
        "composition((6,2):(8,2), (4,3):(3,1))",
        "composition(20:2, 5:4)",
        "composition((4,2):(1,8), (4,3):(1,0))",
        "composition((8,8):(8,1), (2:1,4:2))",
        "composition((4,6,8):(2,3,5), 6:3)",
        "composition((8,8):(8,1), (8,8):(1,8))",
        "(4,8):(8,1) o (2,4):(4,8)",
        "zipped_divide((4,8):(8,1), (2,4))",
        "logical_divide((9,(4,8)):(59,(13,1)), (3:3,(2,4):(1,8)))",
        "logical_divide(10:1, 4:1)",
        "tiled_divide((8,8):(8,1), (2,2))",
        "flat_divide((4,8):(8,1), (4,2))",
        "blocked_product((2,2):(2,1), (2,3):(1,2))",
        "blocked_product((2,5):(5,1), (3,4):(1,3))",
        "raked_product((2,5):(5,1), (3,4):(1,3))",
        "logical_product((2,2):(4,1), 6:1)",
        "right_inverse((2,4):(4,1))",
        "left_inverse((4,8):(16,1))",
        "dice((_,1),(4,8):(8,1))",
        "slice((2,_),(4,16):(16,1))",
        "((2,2),4):((1,8),2)((_,1),_)",
        "coalesce((2,(1,6)):(1,(6,2)))",
        "upcast<2>((4,8):(1,4))",
        "take<0,1>((4,8):(8,1))",
        "Sw<2,0,2> o 0 o (4,4):(4,1)",
        "Sw<3,3,3> o 0 o (16,64):(64,1)",
        "Sw<2,4,3> o 0 o (8,64):(64,1)",
        "Sw<3,3,3> o 0 o (2,4):(4,1)",
        "Sw<2,1,3> o 6 o (8,8):(8,1)",
    ] {
        let args = ["--bits", "16", "--operands", operation];
        let page = of(&args);
        for panel in page.panels.iter().filter(|p| p.heading != "address bits") {
            if panel.domain.is_none() {
                // A division along the 1-D coordinate: A, and R a tile after the other.
                let of_a = panel.heading.strip_prefix("A = ").and_then(|h| h.strip_suffix(", by its 1-D coordinate"));
                let layout = of_a.unwrap_or_else(|| page.title.rsplit_once(" = ").unwrap().1);
                let lines: Vec<String> = panel.cells.iter().map(|c| format!("[{layout}]({})", c.n)).collect();
                let indices: Vec<Option<i64>> = eval_numbers(&lines).into_iter().map(Some).collect();
                assert_eq!(panel.cells.iter().map(|c| c.value).collect::<Vec<_>>(), indices, "{operation}: {}", panel.heading);
                continue;
            }
            panel.holds(named(&page, panel), true);
        }
        agrees_with_svg(&args, &page);
        let says = |word: &str| page.notes.iter().any(|note| note.contains(word));
        let name = operation.split('(').next().unwrap();
        if matches!(name, "composition" | "slice" | "dice") && says("1-D coordinate of the result") || says("coordinate of A") {
            let mut index = HashMap::new();
            for (panel, cell) in
                page.panels.iter().filter(|p| !p.heading.starts_with('B')).flat_map(|p| p.cells.iter().map(move |c| (p, c)))
            {
                if let Some(element) = cell.element {
                    let start = if name == "slice" && panel.heading.starts_with('R') { 32 } else { 0 };
                    let here = cell.value.unwrap() + start;
                    assert_eq!(*index.entry(element).or_insert(here), here, "{operation}: {} {cell:?}", panel.heading);
                }
            }
            let elements: HashSet<i64> = page.panels.iter().flat_map(|p| &p.cells).filter_map(|c| c.element).collect();
            let marked = page.panels.iter().flat_map(|p| &p.cells).filter(|c| c.element.is_some());
            let fills: HashSet<&String> = marked.filter_map(|c| c.fill.as_ref()).collect();
            assert_eq!(fills.len() < elements.len(), says("colours repeat"), "{operation}");
        }
        assert_eq!(says("×n"), page.panels.iter().flat_map(|p| &p.cells).any(|c| c.label.contains('×')), "{operation}");
        // The equation of the title is one.
        let Some((left, right)) = page.title.rsplit_once(" = ") else { continue };
        let left = left.replace('∘', "o");
        assert_eq!(eval(&[left.clone(), right.to_string()])[..1], eval(&[right.to_string()])[..], "{left}");
    }
}

#[test]
fn complements() {
    for (a, target) in [("(2,2):(1,6)", 24), ("4:2", 16), ("(2,4):(1,8)", 64), ("(2,2):(1,0)", 100)] {
        let page = of(&["--operands", &format!("complement({a}, {target})")]);
        let r = page.title.rsplit_once(" = ").unwrap().1;
        let size = |layout: &str| eval_numbers(&[format!("size({layout})")])[0];
        let image = |layout: &str| eval_numbers(&(0..size(layout)).map(|i| format!("[{layout}]({i})")).collect::<Vec<_>>());
        let (in_a, in_r) = (image(a), image(r));
        let [first, second, both] = &page.panels[..] else { panic!("{a}") };
        for (panel, image) in [(first, &in_a), (second, &in_r)] {
            for cell in panel.cells.iter().filter(|c| c.value.is_some()) {
                let at = image.iter().position(|index| Some(*index) == cell.value);
                assert_eq!(cell.label, at.map_or(String::new(), |i| i.to_string()), "{a}: {cell:?}");
            }
        }
        let mut holes = false;
        for cell in both.cells.iter().filter(|c| c.value.is_some()) {
            let reached = in_r.iter().find_map(|r| in_a.iter().position(|a| Some(a + r) == cell.value));
            assert_eq!(cell.label, reached.map_or(String::new(), |i| i.to_string()), "{a}: {cell:?}");
            holes |= reached.is_none();
        }
        assert_eq!(page.notes.iter().any(|n| n.contains("no copy of A")), holes, "{a}");
        let fills: HashSet<_> = second.cells.iter().filter(|c| !c.label.is_empty()).map(|c| &c.fill).collect();
        assert_eq!(page.notes.iter().any(|n| n.contains("repeat")), fills.len() < in_r.len(), "{a}");
    }
}

#[test]
fn shapes() {
    for (question, a, answer) in [
        ("compatible((4,6), ((2,2),(3,2)))", "(4,6)", "is compatible"),
        ("compatible(24, (4,6))", "24", "is compatible"),
        ("compatible((3,4), (4,6))", "(3,4)", "is not compatible"),
        ("congruent((3,4), (4,6))", "(3,4)", "is congruent"),
        ("weakly_compatible((2,6), (4,6))", "(2,6)", "is weakly compatible"),
        ("weakly_congruent(6, (4,6))", "6", "is weakly congruent"),
    ] {
        let page = of(&[question]);
        assert!(page.title.contains(answer), "{}", page.title);
        for panel in &page.panels {
            let linear: Vec<i64> = panel.cells.iter().map(|c| panel.linear(c)).collect();
            let size = eval_numbers(&[format!("size({a})")])[0];
            let inside = panel.cells.iter().zip(&linear).filter(|(_, i)| **i < size);
            let lines: Vec<String> = inside.clone().map(|(_, i)| format!("idx2crd({i}, {a})")).collect();
            for ((cell, _), coordinate) in inside.zip(eval(&lines)) {
                assert_eq!(cell.label, coordinate, "{question}");
            }
            assert!(panel.cells.iter().zip(&linear).all(|(c, i)| *i < size || c.label.is_empty()));
        }
    }
}

#[test]
fn tensors() {
    for (tensor, layout) in [
        ("make_tensor(counting_iterator<int>{5}, (2,3))", "(2,3):LayoutLeft"),
        ("make_tensor(counting_iterator<int>{0}, ((2,2),3):((1,6),2))", "((2,2),3):((1,6),2)"),
        ("make_identity_tensor((3,4))", ""),
        ("make_identity_tensor((3,4))(_,2)", ""),
        ("composition(make_identity_tensor((6,8)), (3,2):(2,6))", ""),
    ] {
        let page = of(&[tensor]);
        for panel in &page.panels {
            for (cell, element) in panel.cells.iter().zip(eval(&panel.asking(tensor))) {
                assert_eq!(cell.label, element, "{tensor}");
            }
            if !layout.is_empty() {
                panel.holds(layout, false);
            }
        }
        assert_eq!(page.bits, None, "{tensor} lies in no memory");
        agrees_with_svg(&[tensor], &page);
    }
}

/// Pointers: where an element lies is up to the address and the swizzle of the pointer.
#[test]
fn tensors_in_memory() {
    for (pointer, bits, address, swizzle) in [
        ("gmem_ptr[32b](0x1000)", 32, 0x1000, ""),
        ("smem_ptr[16b](0x104)", 16, 0x104, ""),
        ("smem_ptr[16b](0x400) o Sw<3,4,3>", 16, 0x400, "Sw<3,4,3>"),
    ] {
        let layout = "(8,64):(64,1)";
        let tensor = match swizzle {
            "" => format!("{pointer} o {layout}"),
            _ => format!("make_tensor(make_smem_ptr<half_t>({address}), Sw<3,4,3> o smem_ptr[16b](unset) o {layout})"),
        };
        let page = of(&["--label", "{v} {byte} {bank}", &tensor]);
        assert_eq!(page.bits, Some(bits), "{tensor}");
        let panel = &page.panels[0];
        panel.holds(layout, true);
        let byte = |c: &Cell| address + c.value.unwrap() * bits / 8;
        let lines = |c: &Cell| if swizzle.is_empty() { format!("{}", byte(c)) } else { format!("[{swizzle}]({})", byte(c)) };
        let lines: Vec<String> = panel.cells.iter().map(lines).collect();
        for (cell, byte) in panel.cells.iter().zip(eval_numbers(&lines)) {
            assert_eq!(cell.bit.unwrap_or(cell.value.unwrap() * bits), byte * 8, "{tensor}");
            assert_eq!(cell.label, format!("{} {byte} {}", cell.value.unwrap(), byte / 4 % 32), "{tensor}");
        }
    }
}

/// Tilings: every cell says its first owner, and how many there are.
#[test]
fn tilings() {
    for tiling in [
        "SM80_16x8x16_F32F16F16F32_TN",
        "Copy_Atom<SM75_U32x4_LDSM_N,half_t>{}",
        "make_tiled_copy(Copy_Atom<UniversalCopy<uint128_t>,half_t>{}, (16,8):(8,1), (1,8))",
    ] {
        let page = of(&[tiling]);
        for panel in &page.panels {
            let (name, axes) = panel.heading.split_once(" (").unwrap();
            // The two sides of a copy that are alike are one panel.
            let name = name.split(" = ").next().unwrap();
            let tv = page.notes.iter().find_map(|note| note.strip_prefix(&format!("{name}: "))).unwrap();
            let size = |k| eval_numbers(&[format!("size<{k}>({tv})")])[0];
            let pairs: Vec<(i64, i64)> = (0..size(0)).flat_map(|t| (0..size(1)).map(move |v| (t, v))).collect();
            let lines: Vec<String> = pairs.iter().map(|(t, v)| format!("[{tv}]({t},{v})")).collect();
            let mut owners: HashMap<i64, Vec<(i64, i64)>> = HashMap::new();
            for (pair, index) in pairs.iter().zip(eval_numbers(&lines)) {
                owners.entry(index).or_default().push(*pair);
            }
            let turned = axes.starts_with('k') && name == "B";
            let across = panel.cells.iter().map(|c| c.n).max().unwrap() + 1;
            let down = panel.cells.iter().map(|c| c.m).max().unwrap() + 1;
            for cell in &panel.cells {
                // The one row of a copy atom is wrapped.
                let index = match axes {
                    "i)" => cell.n + cell.m * across,
                    _ if turned => cell.n + cell.m * across,
                    _ => cell.m + cell.n * down,
                };
                let label = match owners.get(&index) {
                    None => "-".to_string(),
                    Some(all) => {
                        let more = if all.len() > 1 { format!(" +{}", all.len() - 1) } else { String::new() };
                        format!("T{}{more}\nV{}", all[0].0, all[0].1)
                    }
                };
                assert_eq!(cell.label, label, "{tiling}: {} {cell:?}", panel.heading);
            }
        }
        let cells = || page.panels.iter().flat_map(|p| &p.cells);
        assert_eq!(page.notes.iter().any(|n| n.starts_with("+n")), cells().any(|c| c.label.contains('+')), "{tiling}");
        assert_eq!(page.notes.iter().any(|n| n.starts_with("-:")), cells().any(|c| c.label == "-"), "{tiling}");
        agrees_with_svg(&[tiling], &page);
    }
}

/// `bank`: the tile by bank, and which lane asks which bank.
#[test]
fn accesses() {
    for (layout, swizzle) in
        [("(32,32):(32,1)", ""), ("Sw<5,0,5> o 0 o (32,32):(32,1)", ""), ("Sw<3,4,3> o smem_ptr[32b](unset) o (32,32):(32,1)", "Sw<3,4,3>")]
    {
        let file = std::env::temp_dir().join(format!("cutectl-bank-{}.html", std::process::id()));
        let path = file.to_str().unwrap();
        let output = run(&["bank", layout, "--dtype", "f32", "--tv", "(32,32):(32,1)", "--access", "ld.b32", "--html", path]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let html = std::fs::read_to_string(&file).unwrap();
        std::fs::remove_file(&file).unwrap();
        let data = html.split_once("id=\"picture\">").unwrap().1.split_once("</script>").unwrap().0;
        let page = decoded(&html, &serde_json::from_str(data).unwrap());
        // A swizzle is drawn before and after: what is asked of the banks, and the tile.
        let swizzled = layout.starts_with("Sw");
        assert_eq!(page.panels.len(), if swizzled { 4 } else { 2 }, "{layout}");
        let [cards, tiles] = [&page.panels[..page.panels.len() / 2], &page.panels[page.panels.len() / 2..]];
        for (k, (card, tile)) in cards.iter().zip(tiles).enumerate() {
            let moved = !swizzled || k == 1;
            let plain = if swizzle.is_empty() && moved { layout } else { "(32,32):(32,1)" };
            let place = |line: String| if swizzle.is_empty() || !moved { format!("{line}*4") } else { format!("[{swizzle}]([{line}]*4)") };
            let bytes = eval_numbers(&tile.asking(plain).into_iter().map(place).collect::<Vec<_>>());
            for (cell, byte) in tile.cells.iter().zip(&bytes) {
                assert_eq!(cell.label, (byte / 4 % 32).to_string(), "{layout}: {cell:?}");
                assert_eq!(cell.bit.unwrap_or(cell.value.unwrap() * 32), byte * 8, "{layout}: {cell:?}");
            }
            // Some instruction k of a warp: lane t takes element 32 t + k.
            let mut words = HashMap::new();
            for (cell, byte) in tile.cells.iter().zip(&bytes) {
                words.insert(tile.linear(cell), *byte);
            }
            let asked: HashSet<(i64, i64, String)> =
                card.cells.iter().filter(|c| !c.label.is_empty()).map(|c| (c.m, c.n, c.label.clone())).collect();
            let of = |k: i64| -> HashSet<(i64, i64, String)> {
                (0..32).map(|t| words[&(32 * t + k)]).zip(0..).map(|(byte, t)| (t, byte / 4 % 32, (byte / 128).to_string())).collect()
            };
            assert!((0..32).any(|k| of(k) == asked), "{layout}");
        }
    }
}
