//! A terminal that shows long output a screenful at a time: through the pager that the user has, or with a stop at the
//! height of the terminal.

use super::cancelled::Cancelled;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyModifiers};
use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use std::io::{self, Write};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The line under a screenful, with the keys that go on.
const MORE: &str = "-- more: space a page, Enter a line, a all, q no more --";

/// How long output is shown on a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Paging {
    /// Stops at the height of the terminal.
    Stops,
    /// Goes through a command of the shell.
    Pager(String),
    /// It is written without a stop.
    Through,
}

impl Paging {
    /// What `$PAGER` and the terminal say: `cat` pages nothing.
    fn of(pager: Option<String>, term: Option<&str>) -> Paging {
        match pager.as_deref().map(str::trim) {
            _ if term == Some("dumb") => Paging::Through,
            Some("cat") => Paging::Through,
            Some("") | None => Paging::Stops,
            Some(command) => Paging::Pager(command.to_string()),
        }
    }
}

/// What a terminal has shown since the last prompt.
#[derive(Debug)]
pub struct Screen {
    paging: Paging,
    /// The rows and columns of the terminal.
    size: (usize, usize),
    /// The rows that are full since the prompt or the last stop.
    rows: usize,
    place: Place,
    /// Whether the rest is to run through.
    all: bool,
    /// What waits until it is known whether it fits, where there is a pager.
    held: Vec<u8>,
    pager: Option<Child>,
    /// Whether the user has ended the output.
    enough: bool,
}

/// Where in a row the next character stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    column: usize,
    /// Whether the last byte lies inside an escape sequence.
    escape: bool,
}

impl Place {
    /// Behind one more byte of UTF-8; `true` where that begins a row.
    fn step(&mut self, byte: u8, columns: usize) -> bool {
        if self.escape {
            self.escape = !byte.is_ascii_alphabetic();
            return false;
        }
        let width = match byte {
            b'\n' => {
                self.column = 0;
                return true;
            }
            0x1b => {
                self.escape = true;
                return false;
            }
            b'\t' => 8 - self.column % 8,
            0x80..0xc0 => 0,          // the inside of a character
            0xe3..0xee | 0xf0.. => 2, // Chinese and its like
            _ => 1,
        };
        let wraps = self.column + width > columns;
        self.column = if wraps { width } else { self.column + width };
        wraps
    }
}

impl Screen {
    /// The screen of the terminal that the program runs in.
    pub fn of_terminal() -> Screen {
        let paging = Paging::of(std::env::var("PAGER").ok(), std::env::var("TERM").ok().as_deref());
        Screen { paging, size: (24, 80), rows: 0, place: Place::default(), all: false, held: Vec::new(), pager: None, enough: false }
    }

    /// Starts anew, behind a prompt on a terminal of this size.
    pub fn begin(&mut self, rows: usize, columns: usize) {
        *self = Screen { size: (rows.max(3), columns.max(1)), ..Screen { paging: self.paging.clone(), ..Screen::of_terminal() } };
    }

    /// Whether the user has seen enough of what is being written.
    pub fn has_enough(&self) -> bool {
        self.enough
    }

    /// How many of `bytes` still fit on the screen.
    fn fitting(&mut self, bytes: &[u8]) -> usize {
        if self.all {
            return bytes.len();
        }
        for (i, byte) in bytes.iter().enumerate() {
            let mut next = self.place;
            let begins = next.step(*byte, self.size.1);
            let wraps = begins && *byte != b'\n';
            if self.rows + usize::from(wraps) + 1 >= self.size.0 {
                return i;
            }
            self.rows += usize::from(begins);
            self.place = next;
        }
        bytes.len()
    }

    /// Writes to the terminal or its pager; an error of the kind `Cancelled` where the user wants no more.
    pub fn write(&mut self, out: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
        if self.enough {
            return Err(io::Error::other(Cancelled));
        }
        match &self.paging {
            Paging::Through => out.write_all(bytes),
            Paging::Pager(_) if self.pager.is_some() => self.page(bytes),
            Paging::Pager(command) => {
                let command = command.clone();
                self.held.extend_from_slice(bytes);
                if self.fitting(bytes) == bytes.len() {
                    return Ok(());
                }
                out.flush()?;
                self.pager = Some(started(&command)?);
                let held = std::mem::take(&mut self.held);
                self.page(&held)
            }
            Paging::Stops => {
                let mut rest = bytes;
                while !rest.is_empty() {
                    let fits = self.fitting(rest);
                    out.write_all(&rest[..fits])?;
                    rest = &rest[fits..];
                    if !rest.is_empty() {
                        self.stop(out)?;
                    }
                }
                Ok(())
            }
        }
    }

    fn page(&mut self, bytes: &[u8]) -> io::Result<()> {
        let Some(pipe) = self.pager.as_mut().and_then(|child| child.stdin.as_mut()) else {
            return Ok(());
        };
        match pipe.write_all(bytes) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.enough = true;
                Err(io::Error::other(Cancelled))
            }
            written => written,
        }
    }

    /// Stops at a full screen and reads the key that says how to go on.
    fn stop(&mut self, out: &mut impl Write) -> io::Result<()> {
        let shown: String = MORE.chars().take(self.size.1.saturating_sub(1)).collect();
        if std::mem::take(&mut self.place.column) > 0 {
            writeln!(out)?; // where the terminal would have broken the line
        }
        write!(out, "{shown}")?;
        out.flush()?;
        let answer = read_answer();
        write!(out, "\r\x1b[K")?;
        match answer? {
            Answer::Page => self.rows = 0,
            Answer::Line => self.rows = self.size.0.saturating_sub(2),
            Answer::All => self.all = true,
            Answer::Enough => {
                self.enough = true;
                out.flush()?;
                return Err(io::Error::other(Cancelled));
            }
        }
        Ok(())
    }

    /// Writes what waits; what comes behind it can no longer stand on one page with it.
    pub fn flush(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.pager.is_none() {
            out.write_all(&std::mem::take(&mut self.held))?;
        }
        out.flush()
    }

    /// Waits until the user has left the pager.
    pub fn end(&mut self) {
        if let Some(mut pager) = self.pager.take() {
            drop(pager.stdin.take());
            let _ = pager.wait();
        }
    }
}

fn started(command: &str) -> io::Result<Child> {
    let shell = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    let mut pager = Command::new(shell.0);
    pager.args([shell.1, command]).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        pager.env("LESS", "FRX"); // colours, and nothing cleared on leaving
    }
    pager.spawn().map_err(|error| io::Error::other(format!("cannot run the pager `{command}`: {error}")))
}

/// What the user wants to see next.
enum Answer {
    Page,
    Line,
    All,
    Enough,
}

fn read_answer() -> io::Result<Answer> {
    enable_raw_mode()?;
    let answer = loop {
        match event::read() {
            Ok(Event::Key(key)) if key.is_press() => match key.code {
                KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => break Ok(Answer::Enough),
                KeyCode::Char('q') | KeyCode::Esc => break Ok(Answer::Enough),
                KeyCode::Char(' ' | 'f') | KeyCode::PageDown => break Ok(Answer::Page),
                KeyCode::Enter | KeyCode::Down | KeyCode::Char('j') => break Ok(Answer::Line),
                KeyCode::Char('a' | 'G') | KeyCode::End => break Ok(Answer::All),
                _ => {}
            },
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    // What was typed or pasted behind the key belongs to no prompt that is still to come.
    while event::poll(Duration::ZERO)? {
        event::read()?;
    }
    disable_raw_mode()?;
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(paging: Paging, rows: usize, columns: usize) -> Screen {
        let mut screen = Screen { paging, ..Screen::of_terminal() };
        screen.begin(rows, columns);
        screen
    }

    #[test]
    fn rows_are_counted_as_the_terminal_breaks_them() {
        let fitting = |text: &str| screen(Paging::Stops, 4, 10).fitting(text.as_bytes());
        assert_eq!(fitting("a\nb\nc\nd\n"), "a\nb\nc\n".len());
        assert_eq!(fitting("0123456789\nb\nc\nd"), "0123456789\nb\nc\n".len(), "a full row is one row");
        assert_eq!(fitting("0123456789x\nc\nd"), "0123456789x\nc\n".len());
        assert_eq!(fitting("0123456789\nb\n0123456789x"), "0123456789\nb\n0123456789".len(), "the stop stands below whole rows");
        assert_eq!(fitting("\x1b[1;31m0123456789\x1b[0m\nb\nc\nd"), "\x1b[1;31m0123456789\x1b[0m\nb\nc\n".len());
        assert_eq!(fitting("布局布局布局\nc\nd"), "布局布局布局\nc\n".len());
        assert_eq!(fitting("━━━━━━━━━━\nb\nc\nd"), "━━━━━━━━━━\nb\nc\n".len());
    }

    #[test]
    fn the_pager_is_the_one_of_the_user() {
        let paging = |pager: Option<&str>, term| Paging::of(pager.map(String::from), term);
        assert_eq!(paging(None, Some("xterm")), Paging::Stops);
        assert_eq!(paging(Some(""), Some("xterm")), Paging::Stops);
        assert_eq!(paging(Some("cat"), None), Paging::Through);
        assert_eq!(paging(Some("less -R"), None), Paging::Pager("less -R".into()));
        assert_eq!(paging(Some("less"), Some("dumb")), Paging::Through);
    }

    #[test]
    fn what_fits_is_shown_without_the_pager() {
        let mut out = Vec::new();
        let mut screen = screen(Paging::Pager("exit 1".into()), 4, 10);
        screen.write(&mut out, b"a\nb\n").unwrap();
        assert!(out.is_empty(), "it may become longer");
        screen.flush(&mut out).unwrap();
        screen.end();
        assert_eq!(out, b"a\nb\n");
    }
}
