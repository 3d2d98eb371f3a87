//! `learn`: the tutorial on plain lines, on a terminal or in a pipe.

use crate::commands::table::Run;
use crate::commands::typed::Cli;
use crate::learn::lessons::find;
use crate::learn::quiz::{Random, question};
use crate::learn::{Ask, Exercise, LESSONS, Lang, Lesson, Part, Verdict, judge, working};
use crate::program::app::{App, Done, Stop};
use crate::program::input::MAX_LINE;
use crate::say::report;
use crate::say::report::ARGUMENT;
use crate::say::wrap::wrapped;
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use owo_colors::{OwoColorize, Style};
use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal, Read, Write};

/// `learn`
#[derive(Args, Debug)]
pub struct Learn {
    /// The name or the number of a lesson to start with
    #[arg(value_name = "LESSON", add = ArgValueCompleter::new(lesson_names))]
    pub lesson: Option<String>,
    /// The language of the lessons
    #[arg(long, value_enum, default_value_t, value_name = "LANG")]
    pub lang: Language,
    /// List the lessons
    #[arg(long, conflicts_with_all = ["lesson", "quiz"])]
    pub list: bool,
    /// Questions at random, without end, at a level from 1 to 5 (1 if left out)
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, default_missing_value = "1", conflicts_with = "lesson", value_parser = clap::value_parser!(u8).range(1..=5))]
    pub quiz: Option<u8>,
    /// The seed of the questions: the same seed, the same questions
    #[arg(long, value_name = "N", requires = "quiz")]
    pub seed: Option<u64>,
    /// Write all lessons as a document
    #[arg(long, value_enum, value_name = "FORMAT", hide = true)]
    pub export: Option<Document>,
}

impl Run for Learn {
    const ABOUT: &'static str = "Learn layouts: short lessons with exercises that are judged";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl learn
  cutectl learn coalesce
  cutectl learn --lang zh 3
  cutectl learn --quiz 2 --seed 7
  printf '6\\n_8\\n' | cutectl learn integers

An answer is an expression and is judged by its value. Instead of one: hint, show, skip, next (the next
lesson), list, help, quit; `= EXPR` evaluates something. Answers may come from a pipe, one a line.";

    fn run(&self, app: &mut App) -> Done {
        learn(app, self)
    }
}

/// The language of the lessons
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// English
    #[default]
    En,
    /// Simplified Chinese
    Zh,
}

impl From<Language> for Lang {
    fn from(l: Language) -> Self {
        match l {
            Language::En => Lang::English,
            Language::Zh => Lang::Chinese,
        }
    }
}

/// A format of documents
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Document {
    /// Markdown
    Md,
}

/// The names of lessons that continue what was typed, for the shell.
fn lesson_names(typed: &OsStr) -> Vec<CompletionCandidate> {
    let typed = typed.to_str().unwrap_or("-");
    let lessons = LESSONS.iter().filter(|l| l.name.starts_with(typed));
    lessons.map(|l| CompletionCandidate::new(l.name).help(Some(l.title.en.into()))).collect()
}

/// The narrowest and the widest line of text.
const NARROWEST: usize = 24;
const WIDEST: usize = 88;

/// Runs `cutectl learn`.
pub fn learn(app: &mut App, command: &Learn) -> Done {
    let lang: Lang = command.lang.into();
    if command.export.is_some() {
        return document(app, lang);
    }
    if command.list {
        return list(app, lang);
    }
    let stdin = io::stdin();
    let typed_here = stdin.is_terminal();
    let mut tutor = Tutor { width: app.width().clamp(NARROWEST, WIDEST), input: &mut stdin.lock(), app, lang, typed_here };
    if let Some(level) = command.quiz {
        return tutor.quiz(level, command.seed.unwrap_or_else(clock));
    }
    let word = command.lesson.as_deref().unwrap_or("1");
    match find(word) {
        Some(start) => tutor.lessons(start),
        None => {
            app.refuse(&format!("no lesson is called `{word}`\n  help: `cutectl learn --list` lists them"));
            Ok(())
        }
    }
}

/// A seed where none was given: the questions are to differ from day to day, nothing more.
fn clock() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |t| t.as_millis() as u64 % 1_000_000)
}

/// What was typed instead of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Hint,
    Show,
    Skip,
    Next,
    List,
    Help,
    Quit,
}

impl Word {
    fn of(typed: &str) -> Option<Word> {
        Some(match typed.to_lowercase().as_str() {
            "hint" | "提示" => Word::Hint,
            "show" | "答案" => Word::Show,
            "skip" | "跳过" => Word::Skip,
            "next" | "下一课" => Word::Next,
            "list" | "目录" => Word::List,
            "help" | "?" | "帮助" => Word::Help,
            "quit" | "exit" | "q" | "退出" => Word::Quit,
            _ => return None,
        })
    }
}

/// How an exercise ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// Answered right, at the first try or later.
    Right(bool),
    /// The answer was shown, or the exercise skipped.
    Passed,
    /// On to the next lesson.
    Next,
    /// The learner ends the tutorial.
    Quit,
}

/// The tutorial while it runs: lessons or a quiz, with the answers read from standard input.
struct Tutor<'t, 'i> {
    app: &'t mut App,
    input: &'t mut io::StdinLock<'i>,
    lang: Lang,
    width: usize,
    /// Whether a person types at a terminal.
    typed_here: bool,
}

impl Tutor<'_, '_> {
    /// The lessons from `start` on.
    fn lessons(&mut self, start: usize) -> Done {
        self.help()?;
        for (i, lesson) in LESSONS.iter().enumerate().skip(start) {
            if !self.lesson(i, lesson)? {
                return Ok(());
            }
            let Some(next) = LESSONS.get(i + 1) else {
                break;
            };
            if self.typed_here {
                let text = self.lang.of(
                    format!("Next: {}. Enter goes on, `quit` ends.", next.title.en),
                    format!("下一课：{}。按回车继续，输入 `quit` 结束。", next.title.zh),
                );
                self.say(&text)?;
                if self.line()?.is_none_or(|l| Word::of(&l) == Some(Word::Quit)) {
                    return Ok(());
                }
            }
        }
        self.say(self.lang.of(
            "That was the last lesson. `cutectl learn --quiz` asks on.",
            "全部课程到此结束。`cutectl learn --lang zh --quiz` 可以继续做题。",
        ))
    }

    /// One lesson: `false` if the learner leaves.
    fn lesson(&mut self, number: usize, lesson: &Lesson) -> Result<bool, Stop> {
        let title = heading(number, lesson, self.lang);
        writeln!(self.app.out, "\n{}\n", self.styled(&title, Style::new().bold()))?;
        for part in lesson.parts {
            match part {
                Part::Say(text) => self.say(text.to(self.lang))?,
                Part::Show(words) => {
                    writeln!(self.app.out, "$ cutectl {}", command_line(words))?;
                    self.run(words)?;
                }
            }
            writeln!(self.app.out)?;
        }
        let (count, mut first) = (lesson.exercises.len(), 0);
        for (i, exercise) in lesson.exercises.iter().enumerate() {
            let title = self.lang.of(format!("Exercise {} of {count}. ", i + 1), format!("练习 {}/{count}：", i + 1));
            match self.exercise(&title, exercise)? {
                Ended::Right(at_once) => first += usize::from(at_once),
                Ended::Passed => {}
                Ended::Next => return Ok(true),
                Ended::Quit => return Ok(false),
            }
        }
        let text = self.lang.of(format!("{first} of {count} right at the first try."), format!("共 {count} 题，第一次就答对 {first} 题。"));
        self.say(&text)?;
        Ok(true)
    }

    fn exercise(&mut self, title: &str, exercise: &Exercise) -> Result<Ended, Stop> {
        let question = exercise.say.map_or_else(|| exercise.ask.prompt(self.lang), |s| s.to(self.lang).to_string());
        self.ask(&format!("{title}{question}"), &exercise.ask)?;
        let mut at_once = true;
        loop {
            let Some(typed) = self.line()? else {
                return Ok(Ended::Quit);
            };
            match Word::of(&typed) {
                None if typed.is_empty() => {}
                None if typed.starts_with('=') => self.run(&["show", "--", typed[1..].trim()])?,
                None => {
                    if self.judged(&exercise.ask, &typed)? {
                        return Ok(Ended::Right(at_once));
                    }
                    at_once = false;
                }
                Some(Word::Hint) => self.say(exercise.hint.map_or_else(|| exercise.ask.hint(self.lang), |h| h.to(self.lang)))?,
                Some(Word::Show) => {
                    self.solution(&exercise.ask, exercise.right)?;
                    return Ok(Ended::Passed);
                }
                Some(Word::Skip) => return Ok(Ended::Passed),
                Some(Word::Next) => return Ok(Ended::Next),
                Some(Word::List) => list(self.app, self.lang)?,
                Some(Word::Help) => self.help()?,
                Some(Word::Quit) => return Ok(Ended::Quit),
            }
        }
    }

    /// Questions without end, one try each.
    fn quiz(&mut self, level: u8, seed: u64) -> Done {
        self.help()?;
        let mut random = Random::new(seed);
        let (mut right, mut asked) = (0u64, 0u64);
        loop {
            let arena = Bump::new();
            let q = question(&arena, &mut random, level);
            let title = self.lang.of(format!("Question {}. ", asked + 1), format!("第 {} 题：", asked + 1));
            writeln!(self.app.out)?;
            self.ask(&format!("{title}{}", q.ask.prompt(self.lang)), &q.ask)?;
            let go_on = loop {
                let Some(typed) = self.line()? else {
                    break false;
                };
                match Word::of(&typed) {
                    None if typed.is_empty() => {}
                    None if typed.starts_with('=') => self.run(&["show", "--", typed[1..].trim()])?,
                    None => {
                        asked += 1;
                        match self.judged(&q.ask, &typed)? {
                            true => right += 1,
                            false => writeln!(self.app.out, "{}{}\n", self.lang.of("Answer: ", "答案："), q.right)?,
                        }
                        self.say(&self.lang.of(format!("{right} of {asked}."), format!("{asked} 题中答对 {right} 题。")))?;
                        break true;
                    }
                    Some(Word::Hint) => self.say(q.ask.hint(self.lang))?,
                    Some(Word::Show) => {
                        asked += 1;
                        self.solution(&q.ask, q.right)?;
                        break true;
                    }
                    Some(Word::Skip | Word::Next) => break true,
                    Some(Word::List | Word::Help) => self.help()?,
                    Some(Word::Quit) => break false,
                }
            };
            if !go_on {
                let again = format!("cutectl learn {}--quiz {level} --seed {seed}", self.lang.of("", "--lang zh "));
                return self.say(&self.lang.of(
                    format!("Score: {right} of {asked}. The same questions again: `{again}`"),
                    format!("得分：{asked} 题中答对 {right} 题。再做一遍同样的题目：`{again}`"),
                ));
            }
        }
    }

    fn help(&mut self) -> Done {
        self.say(self.lang.of(
            "Type an answer: any expression with the right value. Or a word: `hint`, `show` (the answer), `skip`, `next` (the next lesson), `list`, `help`, `quit`. `= EXPR` evaluates something.",
            "请输入答案：值正确的任何表达式都可以。也可以输入：`hint`（提示）、`show`（看答案）、`skip`（跳过）、`next`（下一课）、`list`（目录）、`help`（帮助）、`quit`（退出）。`= 表达式` 用来求值。",
        ))
    }

    /// A question, with the grid that it is about.
    fn ask(&mut self, question: &str, ask: &Ask) -> Done {
        self.say(question)?;
        if let Some(picture) = ask.picture() {
            write!(self.app.out, "{picture}")?;
        }
        Ok(())
    }

    /// Judges an answer, and says what comes of it.
    fn judged(&mut self, ask: &Ask, typed: &str) -> Result<bool, Stop> {
        match judge(ask, typed, self.lang) {
            Verdict::Right => {
                let right = self.styled(self.lang.of("Right.", "正确。"), Style::new().green());
                let work = working::of(ask).map_or_else(String::new, |w| format!(" {w}"));
                writeln!(self.app.out, "{right}{work}\n")?;
                Ok(true)
            }
            Verdict::Wrong(why) => {
                let not = self.lang.of("Not so: ", "不对：");
                let text = self.paragraph(&format!("{not}{why}"));
                let rest = text.strip_prefix(not.trim_end()).unwrap_or(&text);
                writeln!(self.app.out, "{}{rest}", self.styled(not.trim_end(), Style::new().red()))?;
                Ok(false)
            }
            Verdict::Unread(diagnostic, text) => {
                let text = report::text(&diagnostic, &text, &ARGUMENT, self.app.color);
                writeln!(self.app.out, "{}\n{text}", self.lang.of("This cannot be read.", "无法读懂这个答案。"))?;
                Ok(false)
            }
        }
    }

    fn solution(&mut self, ask: &Ask, right: &str) -> Done {
        let work = working::of(ask).map_or_else(String::new, |w| format!("  ({w})"));
        writeln!(self.app.out, "{}{right}{work}\n", self.lang.of("Answer: ", "答案："))?;
        Ok(())
    }

    /// Writes a paragraph, broken to the width.
    fn say(&mut self, text: &str) -> Done {
        let text = self.paragraph(text);
        Ok(writeln!(self.app.out, "{text}")?)
    }

    /// A text in lines; what stands between backticks in a colour, where there is colour.
    fn paragraph(&self, text: &str) -> String {
        let text = wrapped(text, self.width, !self.app.color);
        if !self.app.color {
            return text;
        }
        let parts = text.split('`').enumerate();
        parts.map(|(i, part)| if i % 2 == 1 { part.style(Style::new().cyan()).to_string() } else { part.to_string() }).collect()
    }

    fn styled(&self, text: &str, style: Style) -> String {
        if self.app.color { text.style(style).to_string() } else { text.to_string() }
    }

    /// The next line that is typed, `None` at the end. Of a pipe it is shown, as a terminal would.
    fn line(&mut self) -> Result<Option<String>, Stop> {
        write!(self.app.out, "> ")?;
        self.app.flush()?;
        let mut bytes = Vec::new();
        if self.input.take(MAX_LINE as u64).read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.app.out)?;
            return Ok(None);
        }
        let typed = String::from_utf8_lossy(&bytes).trim().to_string();
        if !self.typed_here {
            writeln!(self.app.out, "{typed}")?;
        }
        Ok(Some(typed))
    }

    fn run(&mut self, words: &[&str]) -> Done {
        self.app.flush()?;
        run(words, self.app.color);
        Ok(())
    }
}

/// Runs a command line of the program, in a session of its own.
fn run(words: &[&str], color: bool) {
    let color = if color { "--color=always" } else { "--color=never" };
    let typed = ["cutectl", color].into_iter().chain(words.iter().copied()).map(Into::into);
    match Cli::of(typed) {
        // No lesson starts a session or a full screen.
        Ok(cli) => _ = crate::commands::run(cli, crate::commands::EntryPoints { repl: |_, _| Ok(()), explore: |_, _| Ok(()) }),
        Err(error) => _ = error.print(),
    }
}

/// A command line as it is typed in a shell.
fn command_line(words: &[&str]) -> String {
    let bare = |w: &str| w.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    words.iter().map(|w| if bare(w) { w.to_string() } else { format!("\"{w}\"") }).collect::<Vec<_>>().join(" ")
}

fn heading(number: usize, lesson: &Lesson, lang: Lang) -> String {
    lang.of(format!("Lesson {}: {}", number + 1, lesson.title.en), format!("第 {} 课：{}", number + 1, lesson.title.zh))
}

fn list(app: &mut App, lang: Lang) -> Done {
    for (i, lesson) in LESSONS.iter().enumerate() {
        writeln!(app.out, "{:>2}  {:<14} {}", i + 1, lesson.name, lesson.title.to(lang))?;
    }
    Ok(())
}

/// All lessons as Markdown, with what their commands print.
fn document(app: &mut App, lang: Lang) -> Done {
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
                    run(words, false);
                    writeln!(app.out, "\n```\n")?;
                }
            }
        }
        writeln!(app.out, "{}\n", lang.of("**Exercises**", "**练习**"))?;
        for (j, e) in lesson.exercises.iter().enumerate() {
            let question = e.say.map_or_else(|| e.ask.prompt(lang), |s| s.to(lang).to_string());
            writeln!(app.out, "{}. {question}", j + 1)?;
            if let Some(picture) = e.ask.picture() {
                let lines: String = picture.lines().map(|l| format!("   {l}\n")).collect();
                write!(app.out, "\n   ```text\n{lines}   ```\n\n")?;
            }
            let work = working::of(&e.ask).map_or_else(String::new, |w| format!(" — `{w}`"));
            writeln!(app.out, "   <details><summary>{}</summary>\n\n   `{}`{work}\n\n   </details>\n", lang.of("Answer", "答案"), e.right)?;
        }
    }
    Ok(())
}
