//! Evaluates each argument, as `cutectl eval` does: `cargo run --example evaluate -- "size((4,8):(1,4))"`.

use cutectl::{Calculator, Mode};

fn main() {
    let mut calculator = Calculator::new(Mode::Value);
    for text in std::env::args().skip(1) {
        match calculator.evaluate(&text) {
            Ok(answer) => {
                println!("{} {answer}", answer.kind());
                answer.warnings().iter().for_each(|warning| eprintln!("{warning}"));
            }
            Err(refused) => eprintln!("{refused}"),
        }
    }
}
