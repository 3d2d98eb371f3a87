//! The files in which the program remembers something from run to run, where the XDG rules put them.

use std::path::{Path, PathBuf};

/// The file `name` of the state folder: `None` without a state folder and without a home. By the XDG rules a relative path
/// does not count.
pub fn path(name: &str, state: Option<PathBuf>, home: Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |p: Option<PathBuf>| p.filter(|p| p.is_absolute());
    let folder = absolute(state).or_else(|| Some(absolute(home)?.join(".local/state")))?;
    Some(folder.join("cutectl").join(name))
}

/// The file `name` of the state folder of this user.
pub fn of_user(name: &str) -> Option<PathBuf> {
    let variable = |name| std::env::var_os(name).map(PathBuf::from);
    path(name, variable("XDG_STATE_HOME"), variable("HOME"))
}

/// Makes the folder of a file, for this user alone.
pub fn folder_of(file: &Path) -> std::io::Result<()> {
    let Some(folder) = file.parent() else {
        return Ok(());
    };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    #[test]
    fn the_file_stands_under_the_state_folder_or_the_home() {
        let path = |state: &str, home: &str| {
            let given = |p: &str| (!p.is_empty()).then(|| PathBuf::from(p));
            super::path("history", given(state), given(home)).map(|p| p.display().to_string())
        };
        assert_eq!(path("/s", "/h").unwrap(), "/s/cutectl/history");
        assert_eq!(path("", "/h").unwrap(), "/h/.local/state/cutectl/history");
        assert_eq!(path("relative", "/h").unwrap(), "/h/.local/state/cutectl/history");
        assert_eq!(path("", ""), None);
    }
}
