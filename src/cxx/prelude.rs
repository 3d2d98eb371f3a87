//! The part of the library that is C++.

/// Its text.
pub const TEXT: &str = include_str!("prelude.cpp");

use super::ast::Unit;
use super::preprocess::{NoFiles, Settings, preprocess};

/// Its definitions.
pub(super) fn unit() -> Unit {
    let Ok(pre) = preprocess("prelude", TEXT, &Settings::default(), &NoFiles) else {
        return Unit::default();
    };
    super::parser::parse(&pre.tokens, &pre.sources, 0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::cxx::ast::{Body, Item};

    #[test]
    fn every_definition_is_read() {
        let unit = super::unit();
        assert!(!unit.items.is_empty());
        for item in &unit.items {
            match item {
                Item::Unread(u) => panic!("{u:?}"),
                Item::Function(f) => assert!(!matches!(f.body, Some(Body::Unread(_))), "{}", f.name),
                _ => {}
            }
        }
    }
}
