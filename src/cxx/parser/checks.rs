//! The checks of gtest: `EXPECT_EQ(a, b) << "…";`.

use super::super::ast::{Check, Expr, Name, StmtKind};
use super::{Parse, Parser};

impl Parser<'_> {
    /// `EXPECT_EQ(a, b) << "…";`
    pub(super) fn check(&mut self) -> Parse<StmtKind> {
        let word = self.take();
        let (fatal, relation) = match word.text.split_once('_') {
            Some((kind, relation)) => (kind == "ASSERT" || relation == "SKIP", Name::from(relation)),
            None => (true, word.text.clone()),
        };
        self.expect("(")?;
        let operands = self.bracketed(|p| {
            let mut operands = Vec::new();
            while !p.is(")") {
                let start = p.at;
                let e = p.assignment()?;
                let text = p.written(start);
                operands.push((e, text));
                if !p.eat(",") {
                    break;
                }
            }
            Ok(operands)
        })?;
        let wanted = match &*relation {
            "SKIP" | "FAIL" | "SUCCEED" | "FAILURE" => 0,
            "TRUE" | "FALSE" | "__SAID" => 1,
            "NEAR" => 3,
            _ => 2,
        };
        if operands.len() < wanted {
            return self.expected(if operands.is_empty() { "an expression" } else { "`,`" });
        }
        if operands.len() > wanted {
            return self.expected("fewer values");
        }
        self.expect(")")?;
        let mut message = Vec::new();
        while self.is("<<") {
            let at = self.here();
            self.at += 1;
            // everything that binds as tightly as what stands between two `<<`
            let part = self.nested(Self::shift_operand)?;
            message.push(Expr { at, ..part });
        }
        self.semicolon()?;
        Ok(StmtKind::Check(Box::new(Check { fatal, relation, operands, message })))
    }
}

/// Whether `word` is a macro of gtest that stands as a statement.
pub(super) fn is_check(word: &str) -> bool {
    matches!(word, "GTEST_SKIP" | "FAIL" | "SUCCEED" | "ADD_FAILURE")
        || (word.starts_with("EXPECT_") || word.starts_with("ASSERT_"))
            && matches!(
                &word[7..],
                "EQ" | "NE"
                    | "LT"
                    | "LE"
                    | "GT"
                    | "GE"
                    | "TRUE"
                    | "FALSE"
                    | "NEAR"
                    | "FLOAT_EQ"
                    | "DOUBLE_EQ"
                    | "STREQ"
                    | "STRNE"
                    | "STRCASEEQ"
                    | "STRCASENE"
                    | "__SAID"
            )
}
