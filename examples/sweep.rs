//! Sweeps tiles over a layout and keeps those that divide it: the engine as a library.

use cutectl::{Calculator, Mode};

fn main() -> Result<(), cutectl::Refused> {
    let mut calculator = Calculator::new(Mode::Value);
    calculator.evaluate("L = (96,64):(64,1)")?;
    for rows in [8, 16, 32, 64] {
        let answer = calculator.evaluate(&format!("zipped_divide(L, ({rows},16))"))?;
        match answer.warnings().first() {
            None => println!("{rows:>2} x 16  {answer}"),
            Some(found) => println!("{rows:>2} x 16  {}", found.message),
        }
    }
    Ok(())
}
