//! The lessons in writing: their list, and all of them as a document.

use crate::commands::progress::Progress;
use crate::commands::typed::Cli;
use crate::learn::{Exercise, LESSONS, Lang, Lesson, Part, working};
use crate::program::app::{App, Done};
use std::io::Write;

/// What a command line of the program writes, in a session of its own.
pub fn run(words: &[&str], color: bool) -> Vec<u8> {
    let color = if color { "--color=always" } else { "--color=never" };
    let typed = ["cutectl", color].into_iter().chain(words.iter().copied()).map(Into::into).collect();
    match Cli::of(typed) {
        Ok(cli) => crate::commands::written(cli),
        Err(error) => error.render().to_string().into_bytes(),
    }
}

/// A command line as it is typed in a shell.
pub fn command_line(words: &[&str]) -> String {
    let bare = |w: &str| w.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    words.iter().map(|w| if bare(w) { w.to_string() } else { format!("\"{w}\"") }).collect::<Vec<_>>().join(" ")
}

/// The title of a lesson with its number.
pub fn heading(number: usize, lesson: &Lesson, lang: Lang) -> String {
    lang.of(format!("Lesson {}: {}", number + 1, lesson.title.en), format!("第 {} 课：{}", number + 1, lesson.title.zh))
}

/// The lessons, each with how much of it is done.
pub fn list(app: &mut App, lang: Lang, progress: &Progress) -> Done {
    for (i, lesson) in LESSONS.iter().enumerate() {
        let (done, all) = (progress.done(lesson.name).exercises, lesson.exercises.len());
        let mark = match done {
            0 => String::new(),
            _ if done >= all => lang.of("  (done)", "（已完成）").to_string(),
            _ => lang.of(format!("  ({done} of {all})"), format!("（{done}/{all}）")),
        };
        writeln!(app.out, "{:>2}  {:<14} {}{mark}", i + 1, lesson.name, lesson.title.to(lang))?;
    }
    Ok(())
}

/// All lessons as Markdown, with what their commands print.
pub fn markdown(app: &mut App, lang: Lang) -> Done {
    let intro = lang.of(
        "# The layout tutorial\n\nShort lessons on CuTe layouts, each with exercises. The same text is a session in the terminal, which judges your answers by evaluating them and explains what is wrong: `cutectl learn`, or `cutectl learn coalesce` for one lesson; `cutectl learn --quiz` asks at random. 中文版：[tutorial.zh-CN.md](tutorial.zh-CN.md).\n\n<!-- written by `cutectl learn --export md` -->",
        "# 布局教程\n\n关于 CuTe 布局的一组短课，每课都有练习。同样的内容也可以在终端里交互学习：`cutectl learn --lang zh`，它通过求值来判断你的答案，并解释错在哪里；`cutectl learn --lang zh coalesce` 从某一课开始，`cutectl learn --lang zh --quiz` 随机出题。English: [tutorial.md](tutorial.md).\n\n<!-- written by `cutectl learn --export md --lang zh` -->",
    );
    writeln!(app.out, "{intro}")?;
    for (i, lesson) in LESSONS.iter().enumerate() {
        writeln!(app.out, "\n## {}. {}\n", i + 1, lesson.title.to(lang))?;
        for part in lesson.parts {
            match part {
                Part::Say(text) => writeln!(app.out, "{}\n", text.to(lang))?,
                Part::Show(words) => {
                    writeln!(app.out, "```console\n$ cutectl {}", command_line(words))?;
                    app.flush()?;
                    let written = run(words, false);
                    app.out.write_all(&written)?;
                    writeln!(app.out, "\n```\n")?;
                }
            }
        }
        writeln!(app.out, "{}\n", lang.of("**Exercises**", "**练习**"))?;
        for (j, exercise) in lesson.exercises.iter().enumerate() {
            question(app, lang, j + 1, exercise)?;
        }
    }
    Ok(())
}

/// An exercise, with its answer folded in.
fn question(app: &mut App, lang: Lang, number: usize, exercise: &Exercise) -> Done {
    let text = exercise.say.map_or_else(|| exercise.ask.prompt(lang), |s| s.to(lang).to_string());
    writeln!(app.out, "{number}. {text}")?;
    if let Some(picture) = exercise.ask.picture() {
        let lines: String = picture.lines().map(|l| format!("   {l}\n")).collect();
        write!(app.out, "\n   ```text\n{lines}   ```\n\n")?;
    }
    let work = working::of(&exercise.ask).map_or_else(String::new, |w| format!(" — `{w}`"));
    let summary = lang.of("Answer", "答案");
    Ok(writeln!(app.out, "   <details><summary>{summary}</summary>\n\n   `{}`{work}\n\n   </details>\n", exercise.right)?)
}
