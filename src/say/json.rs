//! Diagnostics as JSON: the `error` and `warnings` of answers. Spans are byte offsets into the source.

use super::{Diagnostic, Label};
use crate::syntax::ast::Span;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

/// `[start,end]`
fn span(span: Span) -> [u32; 2] {
    [span.start, span.end]
}

impl Serialize for Diagnostic {
    /// `{"code":…,"message":…,"span":…}`, with labels where one says something, and help where there is some.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_struct("Diagnostic", 5)?;
        object.serialize_field("code", self.code)?;
        object.serialize_field("message", &self.message)?;
        object.serialize_field("span", &span(self.span()))?;
        if self.labels.len() > 1 || self.labels.iter().any(|l| !l.text.is_empty()) {
            object.serialize_field("labels", &self.labels)?;
        }
        if !self.help.is_empty() {
            object.serialize_field("help", &self.help.join("\n"))?;
        }
        object.end()
    }
}

impl Serialize for Label {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_struct("Label", 2)?;
        object.serialize_field("span", &span(self.span))?;
        object.serialize_field("text", &self.text)?;
        object.end()
    }
}

/// `{"ok":false,"expr":…,"error":…}`: what JSON has in place of an answer; without `expr` where there is no expression.
pub fn refused(expr: Option<&str>, diagnostic: &Diagnostic) -> Vec<u8> {
    #[derive(Serialize)]
    struct Refused<'t> {
        ok: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        expr: Option<&'t str>,
        error: &'t Diagnostic,
    }
    serde_json::to_vec(&Refused { ok: false, expr, error: diagnostic }).unwrap_or_default()
}

/// Appends the `error` object of a diagnostic.
pub fn diagnostic(out: &mut Vec<u8>, d: &Diagnostic) {
    // A vector takes what is written, and a diagnostic has no keys but names.
    _ = serde_json::to_writer(out, d);
}
