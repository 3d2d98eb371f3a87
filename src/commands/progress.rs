//! Which exercises of the tutorial are done, kept from day to day.

use crate::program::state;
use std::collections::BTreeMap;
use std::io;

/// The name of the file in the state folder: a line for each lesson, with its name and two numbers.
const FILE: &str = "learn";

/// Which exercises of a lesson are done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// How many of its first exercises are done.
    pub exercises: usize,
    /// How many of these were answered right at once.
    pub at_once: usize,
}

/// Which exercises of each lesson are done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: BTreeMap<String, LessonProgress>,
}

impl Progress {
    /// That of this user; nothing where there is no file.
    pub fn of_user() -> Progress {
        let text = state::of_user(FILE).and_then(|path| std::fs::read_to_string(path).ok());
        Progress::read(&text.unwrap_or_default())
    }

    fn read(text: &str) -> Progress {
        let line = |line: &str| {
            let mut words = line.split_whitespace();
            let name = words.next()?.to_string();
            let mut number = || words.next()?.parse().ok();
            Some((name, LessonProgress { exercises: number()?, at_once: number()? }))
        };
        Progress { lessons: text.lines().filter_map(line).collect() }
    }

    fn text(&self) -> String {
        self.lessons.iter().map(|(name, l)| format!("{name} {} {}\n", l.exercises, l.at_once)).collect()
    }

    /// Which exercises of `lesson` are done.
    pub fn done(&self, lesson: &str) -> LessonProgress {
        self.lessons.get(lesson).copied().unwrap_or_default()
    }

    /// Notes what is done of a lesson, in the file too where that can be: a tutorial goes on without.
    pub fn note(&mut self, lesson: &str, done: LessonProgress) {
        self.lessons.insert(lesson.to_string(), done);
        if let Some(path) = state::of_user(FILE) {
            let _ = state::folder_of(&path).and_then(|()| std::fs::write(&path, self.text()));
        }
    }

    /// Removes the file of the exercises that are done.
    pub fn forget() -> io::Result<()> {
        match state::of_user(FILE).map(std::fs::remove_file) {
            Some(Err(error)) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_the_rest_passed_over() {
        let progress = Progress::read("coalesce 6 5\nbroken\nswizzles 2 x\ninfer 1 1 more\n");
        assert_eq!(progress.done("coalesce"), LessonProgress { exercises: 6, at_once: 5 });
        assert_eq!(progress.done("swizzles"), LessonProgress::default());
        assert_eq!(Progress::read(&progress.text()), progress);
    }
}
