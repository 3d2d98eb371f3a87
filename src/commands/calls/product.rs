//! `product`: a block repeated over a tiler, in one or in every form.

use crate::commands::calls::{call, expressions, lists, side_by_side};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::choice::choice;
use crate::program::flags::{Formatted, expression, function_names};
use crate::render::table::Format;
use clap::{Args, ValueEnum};
use clap_complete::engine::ArgValueCompleter;

/// The kinds of products
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ProductKind {
    /// (block, tiles) mode by mode
    #[default]
    Logical,
    /// ((blocks), (tiles))
    Zipped,
    /// ((blocks), tile, ...)
    Tiled,
    /// (block, ..., tile, ...)
    Flat,
    /// The blocks stay together
    Blocked,
    /// The blocks are dealt out
    Raked,
    /// All of them, side by side
    All,
}

/// The arguments of `product`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Product {
    /// The block; `-` reads blocks from standard input, one a line
    #[arg(value_name = "BLOCK", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub block: String,
    /// A layout of copies, or a tuple of tilers mode by mode; several are answered one after the other
    #[arg(value_name = "TILER", required = true, add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tilers: Vec<String>,
    /// Which product
    #[arg(long, value_enum, value_parser = choice::<ProductKind>(), default_value_t, value_name = "KIND")]
    pub kind: ProductKind,
    /// The format of answers
    #[command(flatten)]
    pub format: Formatted,
}

impl Run for Product {
    const ABOUT: &'static str = "A block repeated over a layout";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl product --kind blocked '(2,5):(5,1)' '(3,4):(1,3)'
  cutectl product --kind all '(2,5):(5,1)' '(3,4):(1,3)'";

    fn run(&self, app: &mut App) -> Done {
        product(app, self)
    }

    fn expressions(&self) -> (Vec<String>, Format) {
        (self.functions().iter().flat_map(|function| expressions(function, &self.operands())).collect(), self.format.format)
    }
}

impl Product {
    /// The operands of each call, as text.
    fn operands(&self) -> Vec<Vec<&str>> {
        lists(&[&self.block], &self.tilers)
    }

    /// The functions that the command stands for.
    fn functions(&self) -> &'static [&'static str] {
        match self.kind {
            ProductKind::Logical => &["logical_product"],
            ProductKind::Zipped => &["zipped_product"],
            ProductKind::Tiled => &["tiled_product"],
            ProductKind::Flat => &["flat_product"],
            ProductKind::Blocked => &["blocked_product"],
            ProductKind::Raked => &["raked_product"],
            ProductKind::All => &["logical_product", "zipped_product", "tiled_product", "flat_product", "blocked_product", "raked_product"],
        }
    }
}

/// Runs `cutectl product`.
pub fn product(app: &mut App, c: &Product) -> Done {
    match c.functions() {
        [function] => call(app, function, &c.operands(), &c.format),
        all => side_by_side(app, all, &c.operands(), &c.format),
    }
}
