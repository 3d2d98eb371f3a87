//! The error of an output that the user ended.

use std::error::Error;
use std::fmt::{Display, Formatter, Result};

/// The output was ended by Ctrl-C or by `q`: no failure, and nothing more is to be written.
#[derive(Debug)]
pub struct Cancelled;

impl Display for Cancelled {
    fn fmt(&self, f: &mut Formatter) -> Result {
        f.write_str("cancelled")
    }
}

impl Error for Cancelled {}
