//! C++ beside the notation: the definitions of a file behind `-f`, and what is pasted.

use crate::algebra::Mode;
use crate::commands::programs;
use crate::commands::script::Script;
use crate::cxx::preprocess::{Files, Settings};
use crate::cxx::session::{Definitions, Setup, is_cxx_file};
use crate::program::app::{App, Done};
use crate::program::flags::{Global, Language};
use crate::program::input;
use crate::program::operand;
use crate::say::report::Origin;
use crate::syntax::pasted;
use bumpalo::Bump;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Files beside a program, and in the folders of `-I`.
pub struct Beside {
    folders: Vec<PathBuf>,
}

impl Beside {
    /// Looks in folders, in order, but for those of the headers of CUTLASS, CUDA and GoogleTest: what these define is built in.
    pub fn new(folders: &[PathBuf]) -> Self {
        const LIBRARIES: [&str; 5] =
            ["cute/tensor.hpp", "cutlass/cutlass.h", "cutlass/util/host_tensor.h", "cuda_runtime.h", "gtest/gtest.h"];
        let is_of_library = |folder: &Path| LIBRARIES.iter().any(|header| folder.join(header).exists());
        Beside { folders: folders.iter().filter(|folder| !is_of_library(folder)).cloned().collect() }
    }
}

impl Files for Beside {
    fn include(&self, name: &str, from: Option<&str>) -> Option<(String, String)> {
        let beside = from.map(|from| Path::new(from).parent().map(Path::to_path_buf).unwrap_or_default());
        beside.iter().chain(&self.folders).find_map(|folder| {
            let path = folder.join(name);
            // no device, which might not end
            std::fs::metadata(&path).ok().filter(|of| of.is_file() && of.len() <= input::MAX_FILE)?;
            let text = std::fs::read_to_string(&path).ok()?;
            Some((path.display().to_string(), text))
        })
    }
}

/// `sm_80`, `SM80`, `80`; nothing without the flag.
pub fn architecture(text: Option<&str>) -> Option<Option<u32>> {
    match text {
        None => Some(None),
        Some(text) => operand::architecture(text).map(Some),
    }
}

/// `-D NAME=VALUE` as macros.
pub fn macros(define: &[String]) -> Vec<(String, String)> {
    let macros = define.iter().map(|d| d.split_once('=').unwrap_or((d, "1")));
    macros.map(|(name, value)| (name.trim().to_string(), value.trim().to_string())).collect()
}

/// Whether the file of `-f` is C++.
pub fn reads_cxx(global: &Global) -> bool {
    global.file.as_deref().is_some_and(|file| is_cxx(file, global.language))
}

/// Whether a file is C++ by its name, or by `-x`.
pub fn is_cxx(file: &Path, language: Option<Language>) -> bool {
    match language {
        Some(language) => language == Language::Cxx,
        None => is_cxx_file(&file.display().to_string()),
    }
}

/// Lets the session read C++, and gives it the definitions of a C++ file behind `-f`.
pub fn prepare(app: &mut App, global: &Global) -> Done {
    let arch = architecture(global.arch.as_deref());
    if arch.is_none() {
        app.refuse("`--arch` takes an architecture: `sm_80`, `SM80` or `80`");
        return Ok(());
    }
    let settings = Settings { defines: macros(&global.define), arch: arch.flatten() };
    let files = Box::new(Beside::new(&global.include));
    let definitions = Rc::new(Definitions::new(Setup { settings, files, prepare: programs::prepare, interrupt: Default::default() }));
    app.session.env.read_programs(definitions.clone());
    app.definitions = Some(definitions);
    app.language = global.language;
    if let Some(file) = global.file.as_deref().filter(|_| reads_cxx(global)) {
        app.session.mode = Mode::Cxx;
        load(app, file)?;
    } else if let Some(file) = global.file.as_deref().filter(|_| global.binds) {
        bind(app, file)?;
    }
    Ok(())
}

/// Adds the definitions of a C++ file to the session; that it is wrong has been reported.
pub fn load(app: &mut App, file: &Path) -> Done {
    let text = input::file(file)?;
    if let Some(error) = input::not_utf8(&text) {
        let name = file.display().to_string();
        app.report(&text, &Origin { file: Some(&name), line: 1, from: 0, argument: false }, &error);
        return Ok(());
    }
    let Some(definitions) = app.definitions.clone() else {
        return Ok(());
    };
    if let Err(message) = definitions.load(&file.display().to_string(), &text) {
        app.refuse_as("E0901", &message);
    }
    Ok(())
}

/// What the file behind `-f` is to the expressions beside it: a C++ file has brought its definitions, one of the
/// notation binds its names. `true` where the file itself is to be evaluated.
pub fn file_alone(app: &mut App, file: Option<&Path>, exprs: &[String]) -> Result<bool, crate::program::app::Stop> {
    let Some(file) = file else {
        return Ok(false);
    };
    if is_cxx(file, app.language) {
        if exprs.is_empty() {
            let name = file.display();
            app.refuse(&format!(
                "`{name}` is C++, whose definitions are for expressions, and there is none\n  help: `cutectl run {name}` runs it; \
                 `cutectl eval -f {name} EXPR` uses its names; `cutectl info -f {name}` lists what is not read; `-x cute` reads it as the notation"
            ));
        }
        return Ok(false);
    }
    if exprs.is_empty() {
        return Ok(true);
    }
    bind(app, file)?;
    Ok(false)
}

/// Binds what a file of the notation binds; what it says is not shown.
fn bind(app: &mut App, file: &Path) -> Done {
    let text = input::file(file)?;
    let (text, name) = (pasted::read(&text), file.display().to_string());
    let mut script = Script::new(&text, &name);
    loop {
        let arena = Bump::new();
        match script.statement(app, &arena) {
            Some((source, origin, Err(error))) => app.report(source, &origin, &error),
            Some(_) => {}
            None => return Ok(()),
        }
    }
}
