//! A command line, run to its end and looked at.

use serde_json::Value as Json;
use std::ffi::OsStr;

/// A command line to be run.
pub struct Run(assert_cmd::Command);

/// A command line that has ended.
pub struct Ended {
    line: String,
    pub out: String,
    err: String,
    status: Option<i32>,
}

/// `cutectl ARGS`, with nothing in the environment that it looks at.
pub fn cutectl(args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Run {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_cutectl"));
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "CUTECTL_PLAIN", "COLUMNS", "COMPLETE", "COLORTERM", "TERM"] {
        command.env_remove(name);
    }
    command.args(args).write_stdin("");
    Run(command)
}

/// `cutectl eval EXPR...`
pub fn eval<const N: usize>(exprs: [&str; N]) -> Run {
    cutectl(["eval"].into_iter().chain(exprs))
}

impl Run {
    /// With this on standard input.
    pub fn stdin(mut self, text: impl Into<Vec<u8>>) -> Self {
        self.0.write_stdin(text);
        self
    }

    /// With an environment variable.
    pub fn env(mut self, name: &str, value: &str) -> Self {
        self.0.env(name, value);
        self
    }

    /// Stopped when it has not ended by itself after a minute, thousands of times what it needs.
    pub fn within_a_minute(mut self) -> Self {
        self.0.timeout(std::time::Duration::from_secs(60));
        self
    }

    /// Runs it. No input may make it panic, or be stopped by a signal.
    pub fn ends(mut self) -> Ended {
        let line: String = format!("{:?}", self.0).chars().take(500).collect();
        let output = self.0.output().unwrap_or_else(|e| panic!("{line}: {e}"));
        let text = |bytes| String::from_utf8(bytes).unwrap_or_else(|e| panic!("{line}: not UTF-8: {e}"));
        let (out, err) = (text(output.stdout), text(output.stderr));
        assert!(!err.contains("panicked"), "{line}\n{err}");
        assert!(output.status.code().is_some(), "{line}: {}", output.status);
        Ended { line, out, err, status: output.status.code() }
    }

    /// Runs it: exactly this on standard output, nothing on standard error, status 0.
    pub fn prints(self, want: &str) {
        self.ends().status(0).out(want).err("");
    }

    /// Runs it: the answer "no", exactly this on standard output.
    pub fn says_no(self, want: &str) {
        self.ends().status(1).out(want).err("");
    }

    /// Runs it: refused with this code, carets and all; nothing on standard output.
    pub fn refuses(self, code: &str) -> Ended {
        self.ends().status(2).out("").err_has(&format!("error[{code}]"))
    }

    /// Runs it: the JSON document that it prints.
    pub fn json(self) -> Json {
        self.ends().status(0).err("").json()
    }
}

impl Ended {
    #[track_caller]
    fn equal<T: PartialEq + std::fmt::Debug + ?Sized>(&self, what: &str, got: &T, want: &T) {
        assert!(got == want, "{}: {what}\n  want {want:?}\n  got  {got:?}\n{}\n{}", self.line, self.out, self.err);
    }

    #[track_caller]
    fn has(&self, what: &str, text: &str, part: &str) {
        let shown: String = text.chars().take(4000).collect();
        assert!(text.contains(part), "{}: {what} lacks {part:?}:\n{shown}", self.line);
    }

    /// The exit status is this.
    #[track_caller]
    pub fn status(self, want: i32) -> Self {
        self.equal("exit status", &self.status, &Some(want));
        self
    }

    /// Standard output is exactly this.
    #[track_caller]
    pub fn out(self, want: &str) -> Self {
        self.equal("standard output", self.out.as_str(), want);
        self
    }

    /// Standard error is exactly this.
    #[track_caller]
    pub fn err(self, want: &str) -> Self {
        self.equal("standard error", self.err.as_str(), want);
        self
    }

    /// Standard output has this in it.
    #[track_caller]
    pub fn out_has(self, part: &str) -> Self {
        self.has("standard output", &self.out, part);
        self
    }

    /// Standard error has this in it.
    #[track_caller]
    pub fn err_has(self, part: &str) -> Self {
        self.has("standard error", &self.err, part);
        self
    }

    /// Standard error has this in it, and once.
    #[track_caller]
    pub fn err_has_once(self, part: &str) -> Self {
        assert_eq!(self.err.matches(part).count(), 1, "`{part}` in standard error of {}\n{}", self.line, self.err);
        self
    }

    /// The exit status, `None` if a signal ended it.
    pub fn code(&self) -> Option<i32> {
        self.status
    }

    /// The lines of standard output.
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// All of standard error.
    pub fn err_text(&self) -> &str {
        &self.err
    }

    /// Standard output.
    pub fn written(&self) -> &str {
        &self.out
    }

    /// All of standard output.
    pub fn out_text(self) -> String {
        self.out
    }

    /// All of standard error.
    pub fn said(&self) -> &str {
        &self.err
    }

    /// Standard output as one JSON document.
    #[track_caller]
    pub fn json(&self) -> Json {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{}: {e}:\n{}", self.line, self.out))
    }

    /// Standard output as one JSON object a line.
    #[track_caller]
    pub fn objects(&self) -> Vec<Json> {
        let object = |line: &str| serde_json::from_str(line).unwrap_or_else(|e| panic!("{}: {e}:\n{line}", self.line));
        let objects: Vec<Json> = self.out.lines().map(object).collect();
        assert!(objects.iter().all(Json::is_object), "{}: {}", self.line, self.out);
        objects
    }
}
