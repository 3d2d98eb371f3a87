//! Pictures into files, and the command line that draws them.

use super::state::{COLORS, LABELS, Question, State};
use super::view::View;
use crate::algebra::Mode;
use crate::commands::{drawing, perform_words};
use crate::program::app::App;
use std::path::Path;

/// A name for the next file, which nothing has yet.
pub fn proposal() -> String {
    (1..1000).map(|i| format!("cutectl-{i}.svg")).find(|p| !Path::new(p).exists()).unwrap_or_default()
}

/// Writes what is shown into a file, by the command for its ending; what stands there is only overwritten when that was
/// said twice.
pub fn write(app: &mut App, view: &View, state: &mut State, path: &str) {
    let ending = Path::new(path).extension().and_then(|e| e.to_str()).unwrap_or_default();
    let Some(command) = drawing(ending) else {
        state.message = Some(format!("not written: `{path}` should end in .svg, .html, .png, .pdf, .tex or .txt"));
        return;
    };
    if Path::new(path).exists() && state.standing.as_deref() != Some(path) {
        state.standing = Some(path.to_owned());
        state.focus = super::state::Focus::Answer(Question::File);
        state.message = Some(format!("{path} stands there already: Enter once more overwrites it, Esc does not"));
        return;
    }
    let mut words = words(view, state, command);
    words.insert(1, format!("--output={path}"));
    app.keep_messages();
    let done = perform_words(app, &words).and_then(|()| app.finish());
    if done.is_err() {
        app.discard();
    }
    let said = app.kept_messages();
    let failed = app.take_verdict();
    state.message = Some(match (done, failed) {
        (Ok(()), false) => format!("written: {path}"),
        (Err(crate::program::app::Stop::Failed(why)), _) => format!("not written: {why}"),
        _ => format!("not written: {}", said.join("; ").replace('\n', " ")),
    });
}

/// The words of the command that draws what is shown.
fn words(view: &View, state: &State, command: &str) -> Vec<String> {
    let mut words = vec![command.to_owned()];
    let picture = !matches!(command, "print" | "latex");
    if state.operands && picture {
        words.push("--operands".into());
    }
    if state.color > 0 && picture {
        words.push(format!("--color-by={}", COLORS[state.color].0));
    }
    if state.label > 0 && picture {
        words.push(format!("--label={}", LABELS[state.label]));
    }
    words.extend(["--".into(), view.source.to_owned()]);
    words
}

/// The command line that draws what is shown.
pub fn command(view: &View, state: &State) -> String {
    let words = words(view, state, "svg");
    let flags: String = words[1..words.len() - 2].iter().map(|w| format!(" {}", w.replace('=', " "))).collect();
    let cxx = if view.cx.mode == Mode::Cxx { " --cxx" } else { "" };
    // In single quotes nothing means anything to a shell but the quote itself.
    format!("cutectl svg{flags}{cxx} '{}'", view.source.replace('\'', "'\\''"))
}
