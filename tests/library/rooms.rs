//! The walls of the house: a room of `src` imports only from the rooms before it, and `render` from `view` alone.

use std::fs;
use std::path::Path;

/// The rooms, ground floor first.
const ROOMS: &str = "algebra atoms hardware syntax value functions eval cxx \
    say view render learn program commands repl explore";

#[test]
fn a_room_imports_only_from_the_rooms_before_it() {
    let mut crossed = Vec::new();
    for (floor, room) in ROOMS.split(' ').enumerate() {
        walk(&Path::new("src").join(room), &mut |file, text| {
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            for used in code.split("crate::").skip(1) {
                let used = used.split(|c: char| !c.is_ascii_lowercase() && c != '_').next().unwrap_or_default();
                let place = ROOMS.split(' ').position(|r| r == used);
                let drawn = room != "render" || matches!(used, "view" | "render");
                if !drawn || place.is_none_or(|place| place > floor) {
                    crossed.push(format!("{file}: {used}"));
                }
            }
        });
    }
    assert!(crossed.is_empty(), "imports through a wall:\n{}", crossed.join("\n"));
}

fn walk(folder: &Path, each: &mut dyn FnMut(&str, &str)) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        match entry.path() {
            path if path.is_dir() => walk(&path, each),
            path if path.ends_with("tests.rs") => {} // as what stands below `#[cfg(test)]`
            path => each(&path.to_string_lossy(), &fs::read_to_string(&path).unwrap()),
        }
    }
}
