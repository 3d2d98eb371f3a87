//! `learn`: the tutorial on plain lines, on a terminal or in a pipe.

mod document;

use crate::commands::progress::{LessonProgress, Progress};
use crate::commands::table::Run;
use crate::learn::lessons::find;
use crate::learn::quiz::{Random, question};
use crate::learn::{Ask, Exercise, LESSONS, Lang, Lesson, Part, Verdict, judge, slip, working};
use crate::program::app::{App, Done, Stop};
use crate::program::choice::choice;
use crate::program::input::MAX_LINE;
use crate::say::Diagnostic;
use crate::say::report;
use crate::say::report::ARGUMENT;
use crate::say::wrap::wrapped;
use bumpalo::Bump;
use clap::{Args, ValueEnum};
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use owo_colors::{OwoColorize, Style};
use std::ffi::OsStr;
use std::io::{self, BufRead, IsTerminal, Read, Write};

use document::{command_line, heading, list, run};

/// The arguments of `learn`
#[derive(Args, Debug)]
#[group(skip)]
pub struct Learn {
    /// The name or the number of a lesson to start with
    #[arg(value_name = "LESSON", add = ArgValueCompleter::new(lesson_names))]
    pub lesson: Option<String>,
    /// The language of the lessons; else that of the environment
    #[arg(long, value_parser = choice::<Language>(), value_name = "LANG")]
    pub lang: Option<Language>,
    /// List the lessons
    #[arg(long, conflicts_with_all = ["lesson", "quiz"])]
    pub list: bool,
    /// Forget which exercises are done
    #[arg(long, conflicts_with_all = ["lesson", "quiz", "list"])]
    pub forget: bool,
    /// Questions at random, without end, at a level from 1 to 5 (1 if left out)
    #[arg(long, value_name = "LEVEL", num_args = 0..=1, default_missing_value = "1", conflicts_with = "lesson", value_parser = clap::value_parser!(u16).range(1..=5))]
    pub quiz: Option<u16>,
    /// The seed of the questions: the same seed, the same questions
    #[arg(long, value_name = "N", requires = "quiz")]
    pub seed: Option<u64>,
    /// Write all lessons as a document
    #[arg(long, value_parser = choice::<Document>(), value_name = "FORMAT", hide = true)]
    pub export: Option<Document>,
}

impl Run for Learn {
    const NO_STEPS: &'static str = "it takes the terminal over";
    const ABOUT: &'static str = "Learn layouts: short lessons with exercises that are judged";
    const EXAMPLES: &'static str = "\
Examples:
  cutectl learn
  cutectl learn coalesce
  cutectl learn --lang zh 3
  cutectl learn --quiz 2 --seed 7
  printf '6\\n_8\\n' | cutectl learn integers

An answer is an expression and is judged by its value. Instead of one: hint, show, skip, next (the next
lesson), list, help, quit; `= EXPR` evaluates something. Answers may come from a pipe, one a line. On a
terminal the tutorial goes on where it was left (cutectl/learn in XDG_STATE_HOME or ~/.local/state);
--forget starts afresh. The language follows LC_ALL, LC_MESSAGES and LANG.";

    fn run(&self, app: &mut App) -> Done {
        learn(app, self)
    }
}

/// The language of the lessons
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// English
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
    if command.export.is_some() {
        return document::markdown(app, command.lang.map_or(Lang::English, Lang::from)); // the same wherever it is written
    }
    let lang = command.lang.map_or_else(|| of_environment(&|name| std::env::var(name).ok()), Lang::from);
    if command.forget {
        return Ok(Progress::forget()?);
    }
    let stdin = io::stdin();
    let typed_here = stdin.is_terminal();
    let progress = if app.terminal { Progress::of_user() } else { Progress::default() };
    if command.list {
        return list(app, lang, &progress);
    }
    if typed_here && app.terminal {
        app.show_by_pages();
    }
    let mut tutor = Tutor { width: app.width().clamp(NARROWEST, WIDEST), input: &mut stdin.lock(), app, lang, typed_here, progress };
    if let Some(level) = command.quiz {
        return tutor.quiz(level, command.seed.unwrap_or_else(clock));
    }
    let Some(word) = command.lesson.as_deref() else {
        return tutor.go_on();
    };
    match find(word) {
        Some(start) => tutor.lessons(start, 0),
        None => {
            let names: Vec<&str> = LESSONS.iter().map(|lesson| lesson.name).collect();
            app.refuse_as("E0706", &format!("no lesson is called `{word}`\n  help: there are {}", names.join(", ")));
            Ok(())
        }
    }
}

/// The language that the environment asks for.
fn of_environment(variable: &dyn Fn(&str) -> Option<String>) -> Lang {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|v| !v.is_empty()));
    match said {
        Some(language) if language.starts_with("zh") => Lang::Chinese,
        _ => Lang::English,
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
        let typed = typed.to_lowercase();
        Some(match typed.strip_prefix(':').unwrap_or(&typed).trim() {
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
enum ExerciseResult {
    /// Answered right, at the first try or later.
    Right(bool),
    /// The answer was shown, or the exercise skipped.
    Passed,
    /// The learner skips to the next lesson.
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
    /// The exercises that are done so far.
    progress: Progress,
}

impl Tutor<'_, '_> {
    /// The lessons from where they were left.
    fn go_on(&mut self) -> Done {
        let left = LESSONS.iter().position(|l| self.progress.done(l.name).exercises < l.exercises.len());
        let (start, from) = left.map_or((0, 0), |i| (i, self.progress.done(LESSONS[i].name).exercises));
        if start > 0 || from > 0 {
            let text = self.lang.of(
                format!(
                    "Going on at lesson {}, exercise {}. `list` shows what is done; `cutectl learn --forget` starts afresh.\n",
                    start + 1,
                    from + 1
                ),
                format!("从第 {} 课练习 {} 继续。`list` 列出进度；`cutectl learn --forget` 从头开始。\n", start + 1, from + 1),
            );
            self.say(&text)?;
        }
        self.lessons(start, from)
    }

    /// The lessons from `start` on, the first one from an exercise on.
    fn lessons(&mut self, start: usize, mut from: usize) -> Done {
        self.help()?;
        for (i, lesson) in LESSONS.iter().enumerate().skip(start) {
            if !self.lesson(i, lesson, std::mem::take(&mut from))? {
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
    fn lesson(&mut self, number: usize, lesson: &Lesson, from: usize) -> Result<bool, Stop> {
        let told = self.tell(number, lesson);
        self.unless_enough(told)?;
        let count = lesson.exercises.len();
        let mut first = if from > 0 { self.progress.done(lesson.name).at_once } else { 0 };
        for (i, exercise) in lesson.exercises.iter().enumerate().skip(from) {
            let title = self.lang.of(format!("Exercise {} of {count}. ", i + 1), format!("练习 {}/{count}：", i + 1));
            match self.exercise(&title, exercise)? {
                ExerciseResult::Right(at_once) => first += usize::from(at_once),
                ExerciseResult::Passed => {}
                ExerciseResult::Next => return Ok(true),
                ExerciseResult::Quit => return Ok(false),
            }
            if self.typed_here {
                self.progress.note(lesson.name, LessonProgress { exercises: i + 1, at_once: first });
            }
        }
        let text = self.lang.of(format!("{first} of {count} right at the first try."), format!("共 {count} 题，第一次就答对 {first} 题。"));
        self.say(&text)?;
        Ok(true)
    }

    /// The text of a lesson with its transcripts.
    fn tell(&mut self, number: usize, lesson: &Lesson) -> Done {
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
        self.app.flush()
    }

    /// Who wants no more of a text goes on behind it.
    fn unless_enough(&mut self, told: Done) -> Done {
        match told {
            Err(Stop::Cancelled) if self.app.has_enough() => {
                self.app.discard();
                self.app.end_page();
                self.app.begin_page();
                Ok(())
            }
            told => told,
        }
    }

    fn exercise(&mut self, title: &str, exercise: &Exercise) -> Result<ExerciseResult, Stop> {
        let question = exercise.say.map_or_else(|| exercise.ask.prompt(self.lang), |s| s.to(self.lang).to_string());
        self.ask(&format!("{title}{question}"), &exercise.ask)?;
        let mut tries = 0;
        loop {
            let Some(typed) = self.line()? else {
                return Ok(ExerciseResult::Quit);
            };
            match Word::of(&typed) {
                None if typed.is_empty() => {}
                None if typed.starts_with('=') => self.evaluate(&exercise.ask, typed[1..].trim())?,
                None => match judge(&exercise.ask, &typed, self.lang) {
                    Verdict::Right => {
                        self.right(&exercise.ask)?;
                        return Ok(ExerciseResult::Right(tries == 0));
                    }
                    Verdict::Wrong(why) => {
                        tries += 1;
                        self.wrong(exercise, &typed, &why, tries)?;
                    }
                    Verdict::Unread(diagnostic, text) => self.unread(&diagnostic, &text)?,
                },
                Some(Word::Hint) => self.hint(exercise)?,
                Some(Word::Show) => {
                    self.solution(&exercise.ask, exercise.right)?;
                    return Ok(ExerciseResult::Passed);
                }
                Some(Word::Skip) => return Ok(ExerciseResult::Passed),
                Some(Word::Next) => return Ok(ExerciseResult::Next),
                Some(Word::List) => list(self.app, self.lang, &self.progress)?,
                Some(Word::Help) => self.help()?,
                Some(Word::Quit) => return Ok(ExerciseResult::Quit),
            }
        }
    }

    /// What is said of a wrong answer: at first its kind of mistake alone, then a hint too, and then how it differs from
    /// what is right.
    fn wrong(&mut self, exercise: &Exercise, typed: &str, why: &str, tries: usize) -> Done {
        let kind = slip(&exercise.ask, typed, self.lang);
        if tries > 2 || kind.is_empty() {
            return self.not_so(why);
        }
        self.not_so(&kind)?;
        if tries == 2 { self.hint(exercise) } else { Ok(()) }
    }

    fn hint(&mut self, exercise: &Exercise) -> Done {
        self.say(exercise.hint.map_or_else(|| exercise.ask.hint(self.lang), |h| h.to(self.lang)))
    }

    /// Evaluates what stands behind `=`, the layout of the question bound to `L`.
    fn evaluate(&mut self, ask: &Ask, text: &str) -> Done {
        let bound = ask.subject().map(|of| format!("L={of}"));
        let mut words = vec!["show"];
        words.extend(bound.iter().flat_map(|b| ["-D", b.as_str()]));
        words.extend(["--", text]);
        self.app.flush()?;
        let written = run(&words, self.app.color);
        self.app.out.write_all(&written)?;
        if written.is_empty() && self.lang == Lang::Chinese {
            self.say("这个表达式无法求值，原因见上；`cutectl errors` 加错误代码可以查到解释。")?;
        }
        Ok(())
    }

    /// Asks random questions until the input ends, one try each.
    fn quiz(&mut self, level: u16, seed: u64) -> Done {
        self.help()?;
        let mut random = Random::new(seed);
        let (mut right, mut total) = (0u64, 0u64);
        loop {
            let arena = Bump::new();
            let q = question(&arena, &mut random, level);
            let title = self.lang.of(format!("Question {}. ", total + 1), format!("第 {} 题：", total + 1));
            writeln!(self.app.out)?;
            self.ask(&format!("{title}{}", q.ask.prompt(self.lang)), &q.ask)?;
            let go_on = loop {
                let Some(typed) = self.line()? else {
                    break false;
                };
                match Word::of(&typed) {
                    None if typed.is_empty() => {}
                    None if typed.starts_with('=') => self.evaluate(&q.ask, typed[1..].trim())?,
                    None => {
                        total += 1;
                        match self.judged(&q.ask, &typed)? {
                            true => right += 1,
                            false => writeln!(self.app.out, "{}{}\n", self.lang.of("Answer: ", "答案："), q.right)?,
                        }
                        self.say(&self.lang.of(format!("{right} of {total}."), format!("{total} 题中答对 {right} 题。")))?;
                        break true;
                    }
                    Some(Word::Hint) => self.say(q.ask.hint(self.lang))?,
                    Some(Word::Show) => {
                        total += 1;
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
                    format!("Score: {right} of {total}. The same questions again: `{again}`"),
                    format!("得分：{total} 题中答对 {right} 题。再做一遍同样的题目：`{again}`"),
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
            Verdict::Right => self.right(ask).map(|()| true),
            Verdict::Wrong(why) => self.not_so(&why).map(|()| false),
            Verdict::Unread(diagnostic, text) => self.unread(&diagnostic, &text).map(|()| false),
        }
    }

    fn right(&mut self, ask: &Ask) -> Done {
        let right = self.styled(self.lang.of("Right.", "正确。"), Style::new().green());
        let work = working::of(ask).map_or_else(String::new, |w| format!(" {w}"));
        Ok(writeln!(self.app.out, "{right}{work}\n")?)
    }

    fn not_so(&mut self, why: &str) -> Done {
        let not = self.lang.of("Not so: ", "不对：");
        let text = self.paragraph(&format!("{not}{why}"));
        let rest = text.strip_prefix(not.trim_end()).unwrap_or(&text);
        Ok(writeln!(self.app.out, "{}{rest}", self.styled(not.trim_end(), Style::new().red()))?)
    }

    /// An answer that is not an expression: what that means in the language of the lesson, and below what the language of
    /// layouts says.
    fn unread(&mut self, diagnostic: &Diagnostic, text: &str) -> Done {
        let family = diagnostic.code.get(..3).unwrap_or_default();
        let said = match family {
            _ if text.starts_with(':') => self.lang.of(
                "There is no such word here: `hint`, `show`, `skip`, `next`, `list`, `help`, `quit`.",
                "这里没有这个命令；可用的有 `hint`、`show`、`skip`、`next`、`list`、`help`、`quit`。",
            ),
            "E01" => self.lang.of("This cannot be read as an expression.", "这不是一个完整的表达式，请看 `^` 所指的位置。"),
            "E02" => self.lang.of("This uses a name that nothing has.", "这里用到了没有定义的名字。"),
            "E03" => self.lang.of("This is a value of the wrong kind.", "这里的值类型不对。"),
            "E04" => self.lang.of("CuTe refuses this operation.", "CuTe 不允许这个运算。"),
            "E05" => self.lang.of("This leaves the range of integers, or is too large.", "超出了整数的范围，或者太大。"),
            _ => self.lang.of("This cannot be read.", "无法读懂这个答案。"),
        };
        self.say(said)?;
        if !text.starts_with(':') {
            writeln!(self.app.out, "{}", report::text(diagnostic, text, &ARGUMENT, self.app.color))?;
        }
        Ok(())
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
        let shown = self.app.flush();
        self.unless_enough(shown)?;
        write!(self.app.out, "> ")?;
        self.app.flush()?;
        let mut bytes = Vec::new();
        if self.input.take(MAX_LINE as u64).read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.app.out)?;
            return Ok(None);
        }
        let typed = String::from_utf8_lossy(&bytes).trim().to_string();
        self.app.begin_page();
        if !self.typed_here {
            writeln!(self.app.out, "{typed}")?;
        }
        Ok(Some(typed))
    }

    fn run(&mut self, words: &[&str]) -> Done {
        self.app.flush()?;
        let written = run(words, self.app.color);
        Ok(self.app.out.write_all(&written)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_that_of_the_environment() {
        let of = |all: &[(&str, &str)]| of_environment(&|name| all.iter().find(|(n, _)| *n == name).map(|(_, v)| v.to_string()));
        assert_eq!(of(&[]), Lang::English);
        assert_eq!(of(&[("LANG", "zh_CN.UTF-8")]), Lang::Chinese);
        assert_eq!(of(&[("LANG", "zh_CN.UTF-8"), ("LC_ALL", "C")]), Lang::English);
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", ""), ("LC_MESSAGES", "zh_TW")]), Lang::Chinese);
    }

    #[test]
    fn words_are_known_with_a_colon_too() {
        assert_eq!(Word::of(":q"), Some(Word::Quit));
        assert_eq!(Word::of(":help"), Some(Word::Help));
        assert_eq!(Word::of("提示"), Some(Word::Hint));
        assert_eq!(Word::of("(4,8):(8,1)"), None);
    }
}
