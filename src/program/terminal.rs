//! What the terminal is like: its size, and whether and in how many colours it shows text.

use super::flags::ColorWhen;
use crate::render::terminal::Depth;
use terminal_size::{Height, Width, terminal_size};

/// The width in columns: `$COLUMNS`, or what the terminal says, or 80.
pub fn width() -> usize {
    let columns = || terminal_size().map(|(Width(w), _)| w.into());
    std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok()).or_else(columns).unwrap_or(80)
}

/// The height in rows: `$LINES`, or what the terminal says, or 24.
pub fn height() -> usize {
    let rows = || terminal_size().map(|(_, Height(h))| h.into());
    std::env::var("LINES").ok().and_then(|c| c.parse().ok()).or_else(rows).unwrap_or(24)
}

/// How many colours the terminal has, by `$COLORTERM` and `$TERM`.
pub fn depth() -> Depth {
    let variable = |name: &str| std::env::var(name).ok();
    Depth::of(variable("COLORTERM").as_deref(), variable("TERM").as_deref())
}

/// Whether text is coloured: as `--color` says, else by `$NO_COLOR`, `$CLICOLOR_FORCE` and the terminal.
pub fn wants_color(when: ColorWhen, terminal: bool) -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    let forced = std::env::var_os("CLICOLOR_FORCE").is_some_and(|v| !v.is_empty() && v != "0");
    match when {
        ColorWhen::Always => true,
        ColorWhen::Never => false,
        ColorWhen::Auto if set("NO_COLOR") => false,
        ColorWhen::Auto if forced => true,
        ColorWhen::Auto => terminal && std::env::var_os("TERM").is_none_or(|t| t != "dumb"),
    }
}
