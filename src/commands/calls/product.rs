//! `product`: a block repeated over a tiler, in one or in every form.

use crate::commands::calls::{call, side_by_side};
use crate::commands::table::Run;
use crate::program::app::{App, Done};
use crate::program::flags::{Formatted, expression, function_names};
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

/// `product`
#[derive(Args, Debug)]
pub struct Product {
    /// The block
    #[arg(value_name = "BLOCK", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub block: String,
    /// A layout of copies, or a tuple of tilers mode by mode
    #[arg(value_name = "TILER", add = ArgValueCompleter::new(function_names), value_parser = expression)]
    pub tiler: String,
    /// Which product
    #[arg(long, value_enum, default_value_t, value_name = "KIND")]
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
}

/// Runs `cutectl product`.
pub fn product(app: &mut App, c: &Product) -> Done {
    let function = match c.kind {
        ProductKind::Logical => "logical_product",
        ProductKind::Zipped => "zipped_product",
        ProductKind::Tiled => "tiled_product",
        ProductKind::Flat => "flat_product",
        ProductKind::Blocked => "blocked_product",
        ProductKind::Raked => "raked_product",
        ProductKind::All => {
            let all = ["logical_product", "zipped_product", "tiled_product", "flat_product", "blocked_product", "raked_product"];
            return side_by_side(app, &all, [&c.block, &c.tiler], &c.format);
        }
    };
    call(app, function, &[&c.block, &c.tiler], &c.format)
}
