//! Why a run ends before its time.

use crate::program::cancelled::Cancelled;
use std::io;

/// Why a command ends before its time.
#[derive(Debug)]
pub enum Stop {
    /// Nobody reads any more: a quiet end.
    ClosedPipe,
    /// Ctrl-C, where it stops a listing and not the program.
    Cancelled,
    /// A line has changed what later ones mean: a thread that shares lines with others answers no more of them.
    Learned,
    /// Input or output failed.
    Failed(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Stop::ClosedPipe,
            _ if error.get_ref().is_some_and(|e| e.is::<Cancelled>()) => Stop::Cancelled,
            _ => Stop::Failed(error.to_string()),
        }
    }
}

/// What a command returns: nothing, or why the run stops early.
pub type Done = Result<(), Stop>;
