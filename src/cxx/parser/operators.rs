//! The parser of binary operators.

use super::super::ast::{BinaryOp, FoldOp, Logical};
use super::Parser;

/// An operator: what it does, how tightly it binds (1 loosest), how many tokens it is written with.
pub(super) type Operator = (FoldOp, u8, usize);

impl Parser<'_> {
    /// The operator that stands here, assignments excluded.
    pub(super) fn operator(&self) -> Option<Operator> {
        use BinaryOp as B;
        let token = self.peek();
        if token.kind != super::TokenKind::Punctuation {
            return None;
        }
        let next = self.ahead(1);
        let glued = |text: &str| token.glued && next.is(text);
        if token.is(">") {
            if self.angle_closes {
                return (!self.closes_angle()).then_some((FoldOp::Binary(B::GreaterEqual), 7, 2));
            }
            return Some(match () {
                () if glued(">") && next.glued && self.ahead(2).is("=") => return None,
                () if glued(">") => (FoldOp::Binary(B::ShiftRight), 9, 2),
                () if glued("=") && !(next.glued && self.ahead(2).is("=")) => (FoldOp::Binary(B::GreaterEqual), 7, 2),
                () => (FoldOp::Binary(B::Greater), 7, 1),
            });
        }
        let (op, binds) = match &*token.text {
            "||" => (FoldOp::Logical(Logical::Or), 1),
            "&&" => (FoldOp::Logical(Logical::And), 2),
            "|" => (FoldOp::Binary(B::BitOr), 3),
            "^" => (FoldOp::Binary(B::BitXor), 4),
            "&" => (FoldOp::Binary(B::BitAnd), 5),
            "==" => (FoldOp::Binary(B::Equal), 6),
            "!=" => (FoldOp::Binary(B::Unequal), 6),
            "<" => (FoldOp::Binary(B::Less), 7),
            "<=" => (FoldOp::Binary(B::LessEqual), 7),
            "<=>" => (FoldOp::Binary(B::ThreeWay), 8),
            "<<" => (FoldOp::Binary(B::ShiftLeft), 9),
            "+" => (FoldOp::Binary(B::Add), 10),
            "-" => (FoldOp::Binary(B::Subtract), 10),
            "*" => (FoldOp::Binary(B::Multiply), 11),
            "/" => (FoldOp::Binary(B::Divide), 11),
            "%" => (FoldOp::Binary(B::Remainder), 11),
            _ => return None,
        };
        Some((op, binds, 1))
    }

    /// The assignment that stands here: its operator, and how many tokens it is written with.
    pub(super) fn assignment_operator(&self) -> Option<(Option<BinaryOp>, usize)> {
        use BinaryOp as B;
        let token = self.peek();
        if token.kind != super::TokenKind::Punctuation {
            return None;
        }
        let op = match &*token.text {
            "=" => return Some((None, 1)),
            ">" if token.glued && self.ahead(1).is(">") && self.ahead(1).glued && self.ahead(2).is("=") => {
                return Some((Some(B::ShiftRight), 3));
            }
            "+=" => B::Add,
            "-=" => B::Subtract,
            "*=" => B::Multiply,
            "/=" => B::Divide,
            "%=" => B::Remainder,
            "&=" => B::BitAnd,
            "|=" => B::BitOr,
            "^=" => B::BitXor,
            "<<=" => B::ShiftLeft,
            _ => return None,
        };
        Some((Some(op), 1))
    }
}
