//! `-D NAME=EXPR`: a name bound before the command is asked.

use super::app::App;
use crate::say::report::ARGUMENT;

impl App {
    /// Binds NAME to the value of EXPR in the session; `false` where that is refused, which is reported here.
    pub fn bind_definition(&mut self, define: &str) -> bool {
        let name = define.split_once('=').map(|(name, _)| name.trim());
        let is_name = |n: &str| {
            n.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && n.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        };
        if !name.is_some_and(is_name) {
            self.refuse(&format!("`-D` takes NAME=EXPR, not `{define}`"));
            return false;
        }
        let arena = bumpalo::Bump::new();
        let mut session = std::mem::take(&mut self.session);
        let bound = session.line(&arena, define).map(|_| ());
        if let Err(error) = &bound {
            self.report(define, &ARGUMENT, error);
        }
        self.session = session;
        bound.is_ok()
    }
}
