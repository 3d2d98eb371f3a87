//! Grids for a terminal: colour, heavier lines between outer modes, and rulers.

use super::palette::{INK, Palette, Rgb, WHITE};
use crate::view::grid::{Grid, caption};
use crate::view::picture::Fill;
use crate::view::ruler::{Marks, Ruler};
use owo_colors::{AnsiColors, OwoColorize, Rgb as True, Style, XtermColors};
use std::io::{Result, Write};

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The sixteen that every terminal names.
    Sixteen,
    /// The 256 colours of xterm.
    Xterm,
    /// 24 bits a colour.
    True,
}

impl Depth {
    /// What `COLORTERM` and `TERM` say.
    pub fn of(colorterm: Option<&str>, term: Option<&str>) -> Depth {
        let has = |text: Option<&str>, words: &[&str]| text.is_some_and(|t| words.iter().any(|w| t.contains(w)));
        if has(colorterm, &["truecolor", "24bit"]) || has(term, &["direct", "truecolor"]) {
            Depth::True
        } else if has(term, &["256color"]) || has(term, &["kitty", "alacritty", "foot", "wezterm", "ghostty"]) {
            Depth::Xterm
        } else {
            Depth::Sixteen
        }
    }

    /// The style of one of eight fills that are told apart; the label always says the same.
    pub(super) fn style(self, hue: u8) -> Style {
        let k = usize::from(hue % 8);
        match self {
            Depth::Sixteen => Style::new().color(AnsiColors::Black).on_color(SIXTEEN[k]),
            Depth::Xterm => Style::new().color(XtermColors::from(16)).on_color(XtermColors::from(XTERM[k])),
            Depth::True => {
                let true_color = |Rgb(r, g, b): Rgb| True(r, g, b);
                let fill = Palette::Safe.fill(Fill::Hue(hue)).unwrap_or(WHITE);
                Style::new().color(true_color(INK)).on_color(true_color(fill))
            }
        }
    }
}

/// Light ones, for black ink on them.
const SIXTEEN: [AnsiColors; 8] = [
    AnsiColors::BrightBlue,
    AnsiColors::BrightYellow,
    AnsiColors::BrightRed,
    AnsiColors::BrightGreen,
    AnsiColors::BrightMagenta,
    AnsiColors::Yellow,
    AnsiColors::BrightCyan,
    AnsiColors::White,
];

/// The colours of the default palette, as near as xterm has them.
const XTERM: [u8; 8] = [110, 186, 209, 36, 217, 148, 117, 253];

/// The room and the colours of a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// Columns of the terminal.
    pub width: usize,
    /// Lines of the terminal, where there is one that shows no more at once.
    pub lines: Option<usize>,
    /// Whether colour is wanted, and how many there are.
    pub color: Option<Depth>,
    /// Everything, however large.
    pub all: bool,
}

/// The most rows that are shown without asking for all.
const MAX_ROWS: i64 = 64;

/// Leaves of a window what fits, whole tiles of the outermost mode where one does.
fn fit(ruler: &mut Ruler, room: i64) {
    if ruler.shown() > room {
        // A side of a single mode is cut at eights, in which swizzles and vectors go.
        let tile = match ruler.levels.len() {
            0 | 1 if room >= 8 => 8,
            0 | 1 => 1,
            _ => ruler.tile(),
        };
        let whole = if tile <= room { room / tile * tile } else { room.max(1) };
        ruler.window.end = ruler.window.start + whole;
    }
}

/// How heavy the line before `i` is: 0 between cells, 2 where the outermost mode starts, 1 where
/// one between them does.
fn weight(ruler: &Ruler, i: i64) -> usize {
    match ruler.edge(i) {
        0 => 0,
        level if level + 1 == ruler.levels.len() => 2,
        _ => 1,
    }
}

fn digits(n: i64) -> usize {
    itoa::Buffer::new().format(n).len()
}

/// A grid with its rulers.
struct Ruled<'g, 'a> {
    grid: &'g Grid<'a>,
    rows: Ruler,
    cols: Ruler,
    /// The characters of a number, and of a cell.
    label: usize,
    cell: usize,
    /// The digits of each outer level of the rows, innermost first; of their numbers; of all.
    levels: Vec<usize>,
    numbers: usize,
    margin: usize,
}

impl<'g, 'a> Ruled<'g, 'a> {
    fn new(grid: &'g Grid<'a>, [rows, cols]: [Ruler; 2]) -> Self {
        let label = grid.width().max(digits(cols.len.max(1)));
        let levels: Vec<usize> = match rows.has_brackets() {
            true => rows.levels[1..].iter().map(|l| digits(l.extent - 1)).collect(),
            false => Vec::new(),
        };
        let numbers = match rows.marks {
            Marks::None => 0,
            _ if rows.has_brackets() => digits(rows.levels[0].extent - 1),
            _ => digits(rows.number(rows.len).max(1)),
        };
        let margin = levels.iter().map(|d| d + 2).sum::<usize>() + numbers + 1;
        Ruled { grid, rows, cols, label, cell: label + 2, levels, numbers, margin }
    }

    /// The glyphs of lines between columns: where there are three levels, the lightest is dotted.
    fn between(&self, n: i64) -> &'static str {
        match weight(&self.cols, n) {
            0 if self.cols.levels.len() > 2 => "┊",
            2 => "┃",
            _ => "│",
        }
    }

    /// A line across: each piece goes out by itself, since a row may be longer than memory.
    fn border(&self, w: &mut dyn Write, [left, dash, light, heavy, right]: [&str; 5]) -> Result<()> {
        write!(w, "{left}")?;
        let dashes = dash.repeat(self.cell);
        for n in self.cols.window.clone() {
            let line = match weight(&self.cols, n) {
                _ if n == self.cols.window.start => "",
                2 => heavy,
                _ => light,
            };
            write!(w, "{line}{dashes}")?;
        }
        writeln!(w, "{right}")
    }

    /// How many rows a screen shows with title, rulers, frame and the lines between tiles, eight at least.
    fn rows_in(&self, lines: usize) -> i64 {
        let brackets = if self.cols.has_brackets() { self.cols.levels.len() - 1 } else { 0 };
        // Title, numbers, two lines of the frame, what was cut, the prompt.
        let mut left = lines.saturating_sub(6 + brackets);
        let start = self.rows.window.start;
        let mut rows = 0;
        for m in start..self.rows.window.end.min(start.saturating_add(MAX_ROWS)) {
            let taken = 1 + usize::from(m > start && weight(&self.rows, m) > 0);
            if taken > left {
                break;
            }
            left -= taken;
            rows += 1;
        }
        rows.max(8)
    }

    /// The brackets of the outer modes above the columns, the outermost first, then the numbers.
    fn columns(&self, w: &mut dyn Write) -> Result<()> {
        let (cols, window) = (&self.cols, &self.cols.window);
        for level in (1..if cols.has_brackets() { cols.levels.len() } else { 0 }).rev() {
            let span = cols.levels[level].span;
            write!(w, "{:margin$} ", "", margin = self.margin)?;
            let mut from = window.start;
            while from < window.end {
                let to = (from / span + 1).saturating_mul(span).min(window.end);
                let width = (to - from) as usize * (self.cell + 1) - 1;
                bracket(w, cols.digit(level, from), width)?;
                write!(w, "{}", if to < window.end { " " } else { "\n" })?;
                from = to;
            }
            if window.is_empty() {
                writeln!(w)?;
            }
        }
        for n in window.clone() {
            let before = if n == window.start { self.margin + 2 } else { 3 };
            let number = if cols.has_brackets() { cols.digit(0, n) } else { n };
            write!(w, "{:before$}{number:>label$}", "", label = self.label)?;
        }
        writeln!(w)
    }

    /// What stands before row `m`, or before the line above it.
    fn row_margin(&self, w: &mut dyn Write, m: i64, line: bool) -> Result<()> {
        let (rows, window) = (&self.rows, &self.rows.window);
        for (k, digits) in self.levels.iter().enumerate().rev() {
            let level = k + 1;
            let span = rows.levels[level].span;
            let (from, to) = ((m / span * span).max(window.start), (m / span + 1).saturating_mul(span).min(window.end));
            let sign = match (line, m == from, m + 1 == to) {
                (true, true, _) => " ",
                (true, ..) => "│",
                (_, true, true) => "╶",
                (_, true, _) => "╭",
                (_, _, true) => "╰",
                _ => "│",
            };
            match !line && m == from + (to - from - 1) / 2 {
                true => write!(w, "{:>digits$}{sign} ", rows.digit(level, m))?,
                false => write!(w, "{:digits$}{sign} ", "")?,
            }
        }
        let width = self.numbers;
        match rows.marks {
            Marks::None => write!(w, " "),
            _ if line => write!(w, "{:width$} ", ""),
            _ => write!(w, "{:>width$} ", if rows.has_brackets() { rows.digit(0, m) } else { rows.number(m) }),
        }
    }

    fn panel(&self, w: &mut dyn Write, start: i64, color: Option<Depth>) -> Result<()> {
        let indent = " ".repeat(self.margin);
        self.columns(w)?;
        write!(w, "{indent}")?;
        self.border(w, ["┏", "━", "┯", "┳", "┓"])?;
        let (window, label) = (&self.rows.window, self.label);
        for (m, row) in window.clone().zip(self.grid.row_starts_from(start, window.start)) {
            if m > window.start && weight(&self.rows, m) > 0 {
                self.row_margin(w, m, true)?;
                self.border(w, if weight(&self.rows, m) == 2 { ["┣", "━", "┿", "╋", "┫"] } else { ["┠", "─", "┼", "╂", "┨"] })?;
            }
            self.row_margin(w, m, false)?;
            write!(w, "┃")?;
            for (n, value) in self.cols.window.clone().zip(self.grid.row_from(row, self.cols.window.start)) {
                if n > self.cols.window.start {
                    write!(w, "{}", self.between(n))?;
                }
                match color {
                    Some(depth) => {
                        let text = format!(" {value:>label$} ");
                        write!(w, "{}", text.style(depth.style(value.rem_euclid(8) as u8)))?;
                    }
                    None => write!(w, " {value:>label$} ")?,
                }
            }
            writeln!(w, "┃")?;
        }
        write!(w, "{indent}")?;
        self.border(w, ["┗", "━", "┷", "┻", "┛"])
    }
}

/// `╭── 1 ──╮`, or the number alone where there is no more room. Dash by dash: a block may be
/// wider than memory.
fn bracket(w: &mut dyn Write, number: i64, width: usize) -> Result<()> {
    let Some(dashes) = width.checked_sub(digits(number) + 4) else {
        return write!(w, "{number:^width$}");
    };
    let line = |w: &mut dyn Write, count: usize| (0..count).try_for_each(|_| w.write_all("─".as_bytes()));
    write!(w, "╭")?;
    line(w, dashes / 2)?;
    write!(w, " {number} ")?;
    line(w, dashes - dashes / 2)?;
    write!(w, "╮")
}

/// The longest rows into which a row is wrapped that is wider than a screen.
const ROWS: [i64; 4] = [64, 32, 16, 8];

/// The length of the rows into which a grid of one row is wrapped; `None` where it fits, or has no such length.
pub fn row_length(grid: &Grid, screen: &Screen) -> Option<i64> {
    let len = grid.cols.len;
    let room = |margin: usize| screen.width.saturating_sub(margin + 2) / (grid.width().max(digits(len.max(1))) + 3);
    let fits = |wide: i64, margin: usize| usize::try_from(wide).is_ok_and(|wide| wide <= room(margin));
    let one_row = grid.rows.is_none() && grid.rest.is_empty() && !screen.all && !fits(len, 1);
    ROWS.into_iter().find(|wide| one_row && len % wide == 0 && fits(*wide, digits(len) + 1))
}

/// The grid with box drawing, cut to what the windows of `sides` show.
pub fn grid(w: &mut impl Write, grid: &Grid, sides: [Ruler; 2], screen: Screen) -> Result<()> {
    let wanted = [sides[0].window.clone(), sides[1].window.clone()];
    let mut ruled = Ruled::new(grid, sides);
    if !screen.all {
        let room = screen.width.saturating_sub(ruled.margin + 2) / (ruled.cell + 1);
        fit(&mut ruled.cols, room.max(1) as i64);
        let room = screen.lines.map_or(MAX_ROWS, |lines| ruled.rows_in(lines).min(MAX_ROWS));
        fit(&mut ruled.rows, room);
    }
    let hidden = |wanted: &std::ops::Range<i64>, shown: &Ruler, what: &str| {
        (wanted.end > shown.window.end).then(|| format!("{} more {what}", wanted.end - shown.window.end))
    };
    let missing = [hidden(&wanted[0], &ruled.rows, "rows"), hidden(&wanted[1], &ruled.cols, "columns")];
    let missing: Vec<String> = missing.into_iter().flatten().collect();
    writeln!(w, "{}", grid.title)?;
    let several = !grid.rest.is_empty();
    grid.panels(&mut |at, start| {
        if several {
            writeln!(w, "{}", caption(at))?;
        }
        ruled.panel(w, start, screen.color)?;
        if !missing.is_empty() {
            writeln!(w, "… {}; `--all` shows everything", missing.join(" and "))?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::{Depth, Ruled, bracket};
    use crate::algebra::compact::Major;
    use crate::algebra::{Cx, Int, Mode, Tree};
    use crate::view::grid::{Grid, Ranks};
    use crate::view::panels::sides;
    use crate::view::ruler::Marks;

    #[test]
    fn no_more_rows_than_a_screen_shows() {
        let arena = bumpalo::Bump::new();
        let cx = Cx::new(&arena, Mode::Value);
        let int = |n| Tree::Int(Int::fixed(n));
        let shape = cx.tuple(&[cx.tuple(&[int(8), int(8)]), int(2)]);
        let layout = cx.make_layout(shape, Major::Left).unwrap_or_else(|fault| panic!("{fault:?}"));
        let grid = Grid::new(cx, cx.layout_tree(layout), Ranks::Any).unwrap_or_else(|fault| panic!("{fault:?}"));
        let rows = |lines| Ruled::new(&grid, sides(&grid, Marks::Nested)).rows_in(lines);
        // Six lines stand around the rows, and one between two tiles.
        assert_eq!([rows(24), rows(23), rows(22), rows(5)], [16, 16, 15, 8]);
    }

    #[test]
    fn colours_are_as_many_as_the_terminal_says() {
        assert_eq!(Depth::of(Some("truecolor"), Some("xterm-256color")), Depth::True);
        assert_eq!(Depth::of(Some(""), Some("screen-256color")), Depth::Xterm);
        assert_eq!(Depth::of(None, Some("xterm-kitty")), Depth::Xterm);
        assert_eq!(Depth::of(None, Some("linux")), Depth::Sixteen);
        assert_eq!(Depth::of(None, None), Depth::Sixteen);
    }

    #[test]
    fn brackets_fill_their_block() {
        for (number, width, want) in [(1, 9, "╭── 1 ──╮"), (10, 6, "╭ 10 ╮"), (3, 3, " 3 ")] {
            let mut out = Vec::new();
            bracket(&mut out, number, width).unwrap();
            assert_eq!(String::from_utf8(out).unwrap(), want);
        }
    }
}
