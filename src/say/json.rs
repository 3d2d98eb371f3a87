//! Diagnostics as JSON: the `error` and `warnings` of answers.

use super::Diagnostic;
use crate::value::json::string;

/// Appends the `error` object of a diagnostic; spans are byte offsets into the source.
pub fn diagnostic(out: &mut Vec<u8>, d: &Diagnostic) {
    out.extend(b"{\"code\":");
    string(out, d.code);
    out.extend(b",\"message\":");
    string(out, &d.message);
    out.extend(format!(",\"span\":[{},{}]", d.span().start, d.span().end).bytes());
    if d.labels.len() > 1 || d.labels.iter().any(|l| !l.text.is_empty()) {
        out.extend(b",\"labels\":[");
        for (i, label) in d.labels.iter().enumerate() {
            if i > 0 {
                out.push(b',');
            }
            out.extend(format!("{{\"span\":[{},{}],\"text\":", label.span.start, label.span.end).bytes());
            string(out, &label.text);
            out.push(b'}');
        }
        out.push(b']');
    }
    if !d.help.is_empty() {
        out.extend(b",\"help\":");
        string(out, &d.help.join("\n"));
    }
    out.push(b'}');
}
