//! `filter`: any text, with the value types of CuTe in it in CuTe's notation.

use crate::commands::table::Run;
use crate::program::app::{App, Done, Stop};
use crate::value::rewritten::Rewriter;
use clap::{Args, ValueHint};
use std::fs::File;
use std::io::{self, Read, Write};

/// How many bytes are read at once.
const PIECE: usize = 1 << 16;

/// The arguments of `filter`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Filter {
    /// A text: a log, a profiler's report; `-` or none reads standard input
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub input: Option<String>,
}

impl Run for Filter {
    const NO_STEPS: &'static str = "it writes types as layouts, and computes nothing";
    const ABOUT: &'static str = "Any text with the types of CuTe written as layouts";
    const EXAMPLES: &'static str = "\
Examples:
  nsys stats report.nsys-rep | cutectl filter
  cuobjdump -elf kernel.o | c++filt | cutectl filter
  make 2>&1 | cutectl filter

Each value type that is spelled `cute::…` (C, tuple, Layout, ComposedLayout, Swizzle, ScaledBasis,
Underscore) becomes what CuTe prints for it, a run-time integer `?`; every other template keeps its name.
Nothing else changes, byte for byte.";

    fn run(&self, app: &mut App) -> Done {
        let path = self.input.as_deref().unwrap_or("-");
        match path {
            "-" => filter(app, &mut io::stdin().lock(), "standard input"),
            path => match File::open(path) {
                Ok(mut file) => filter(app, &mut file, path),
                Err(error) => Err(Stop::Failed(format!("cannot read {path}: {error}"))),
            },
        }
    }
}

/// Rewrites the input while it is being read.
fn filter(app: &mut App, input: &mut dyn Read, name: &str) -> Done {
    let mut rewriter = Rewriter::default();
    let (mut held, mut out): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
    let mut piece = vec![0; PIECE];
    // A type that goes on is read again once twice as much is there, or its line is.
    let mut enough = 0;
    loop {
        let count = match input.read(&mut piece) {
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Stop::Failed(format!("cannot read {name}: {error}"))),
        };
        held.extend_from_slice(&piece[..count]);
        if count > 0 && held.len() < enough && memchr::memchr(b'\n', &piece[..count]).is_none() {
            continue;
        }
        let done = rewriter.rewrite(&held, count == 0, &mut out);
        held.drain(..done);
        enough = held.len() * 2;
        app.out.write_all(&out)?;
        out.clear();
        if count == 0 {
            return Ok(());
        }
        app.flush()?;
    }
}
