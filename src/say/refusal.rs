//! The sentences about refused accesses.

use crate::hardware::operation::Operation;
use crate::hardware::refusal::{Gap, Refusal};
use crate::say::Diagnostic;
use crate::syntax::access_line::Problem;
use crate::syntax::ast::Span;

/// A refused access, or `None` for a refusal of the algebra, which is told as any other.
pub fn explain(refusal: &Refusal, span: Span) -> Option<Diagnostic> {
    let say = |code, message: String| Some(Diagnostic::new(code, message, span));
    match *refusal {
        Refusal::Fault(_) => None,
        Refusal::NoAddress { operation, lane } => {
            say("E0803", format!("`{operation}` needs an address from lane {lane}")).map(|d| d.help(rows(operation)))
        }
        Refusal::Misaligned { operation, lane, address } => say(
            "E0803",
            format!("lane {lane}: address {address} is no multiple of the {} bytes that `{operation}` moves", operation.bytes()),
        ),
        Refusal::NoElement => say("E0806", "the size of an element is not known".into())
            .map(|d| d.help("say it with `--dtype`: f16, float, half_t, uint8_t, …")),
        Refusal::Elements { requested, own } => {
            say("E0806", format!("elements of {requested} bits were requested for, and the layout is one of {own} bits"))
                .map(|d| d.help("leave `--dtype` out, or recast the layout"))
        }
        Refusal::Outside { thread, value, coordinate, size } => {
            say("E0805", format!("thread {thread}, value {value} is element {coordinate} of a tile that has {size}"))
        }
        Refusal::Below { thread, value } => {
            say("E0805", format!("thread {thread}, value {value} has an address below zero or beyond 64 bits"))
                .map(|d| d.help("`--base BYTES` says where the tile starts"))
        }
        Refusal::Split { operation, element } => {
            say("E0804", format!("`{operation}` moves {} bits a lane, no whole number of elements of {element} bits", bits(operation)))
        }
        Refusal::Values { operation, wanted, found } => {
            say("E0804", format!("`{operation}` moves {wanted} values a lane, and {found} values a thread are no multiple of that"))
        }
        Refusal::Threads { operation, found } => say(
            "E0804",
            format!("`{operation}` takes addresses from {} lanes, and the last warp has {found} threads", operation.lanes().count_ones()),
        ),
        Refusal::Apart { operation, gap } => say("E0804", format!("`{operation}` needs neighbours in memory: {}", apart(&gap)))
            .map(|d| d.help("a narrower access, or `--access auto`, takes what the layout allows")),
        Refusal::Unaligned { operation, thread, value, bit } => say(
            "E0804",
            format!("`{operation}` needs a multiple of {} bytes: thread {thread}, value {value} is at {}", operation.bytes(), place(bit)),
        ),
        Refusal::NoMatrix { operation } => {
            say("E0807", format!("`row` and `col` say no 8x8 matrix, and the lanes of `{operation}` point at the rows of such"))
                .map(|d| d.help("`--mma MMA --operand A`, `--copy COPY` or a (thread, value) layout says which lane points at which row"))
        }
        Refusal::TooMany { limit } => say("E0804", format!("more than {limit} pairs of thread and value")),
    }
}

/// What is wrong with a line that describes an access.
pub fn problem(problem: &Problem) -> Diagnostic {
    match problem {
        Problem::Form { message, span } => Diagnostic::new("E0801", message.clone(), *span),
        Problem::Unknown { name, span } => unknown(name, *span),
        Problem::Refused { refusal, span } => {
            explain(refusal, *span).unwrap_or_else(|| Diagnostic::new("E0801", "the access is refused", *span))
        }
    }
}

/// An instruction that does not exist.
pub fn unknown(name: &str, span: Span) -> Diagnostic {
    Diagnostic::new("E0802", format!("no access is called `{}`", crate::say::words::short(name)), span).help(
        "ld.shared.b8 to b128, st.shared.b8 to b128, ldmatrix.x1|x2|x4[.trans], stmatrix.x1|x2|x4[.trans], cp.async.b32 to b128, ld.global.b8 to b128",
    )
}

/// In a few words why a wider vector is not possible.
pub fn reason(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Apart { gap, .. } => apart(gap),
        Refusal::Unaligned { operation, thread, value, bit } => {
            format!("thread {thread}, value {value} is at {}, no multiple of {} bytes", place(*bit), operation.bytes())
        }
        Refusal::Values { wanted, found, .. } => format!("that takes {wanted} values, and a thread has {found}"),
        Refusal::Split { element, .. } => format!("that is no whole number of elements of {element} bits"),
        _ => String::new(),
    }
}

fn apart(gap: &Gap) -> String {
    let Gap { thread, values: (a, b), distance, element } = *gap;
    format!("thread {thread}, values {a} and {b} lie {} apart, and an element has {}", place(distance), place(element))
}

fn bits(operation: Operation) -> u32 {
    u32::from(operation.bytes()) * 8
}

fn rows(operation: Operation) -> String {
    let last = operation.lanes().count_ones().saturating_sub(1);
    format!("every lane from 0 to {last} points at a row of 16 bytes, whatever `active` says: the whole warp executes it")
}

/// A number of bits, in bytes where they are whole.
fn place(bits: i64) -> String {
    if bits % 8 == 0 { format!("{} bytes", bits / 8) } else { format!("{bits} bits") }
}
