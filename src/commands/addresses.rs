//! `bank --addresses`: accesses by their addresses, one a line, answered one a line.

use crate::hardware::access::lanes;
use crate::hardware::banks::{self, Tally};
use crate::hardware::{Access, sectors};
use crate::program::app::{App, Done};
use crate::program::input;
use crate::say::{self, refusal};
use crate::syntax::access_line;
use std::io::Write;
use std::path::Path;

/// Answers every line of a file, or of standard input for `-`.
pub fn addresses(app: &mut App, file: &Path) -> Done {
    let mut tally = Tally::default();
    let mut out = Vec::with_capacity(512);
    let mut each = |app: &mut App, line: &str| -> Done {
        out.clear();
        if line.trim().is_empty() {
            out.extend_from_slice(b"{\"ok\":true,\"kind\":\"none\"}\n");
            return Ok(app.out.write_all(&out)?);
        }
        let wrong = match (input::unreadable(line), access_line::access(line)) {
            (None, Ok(access)) => {
                answer(&mut out, &access, &mut tally);
                return Ok(app.out.write_all(&out)?);
            }
            (Some(error), _) => say::explain(&error, line, &app.session.env),
            (None, Err(problem)) => refusal::problem(&problem),
        };
        app.failed();
        out.extend_from_slice(b"{\"ok\":false,\"error\":");
        crate::say::json::diagnostic(&mut out, &wrong);
        out.extend_from_slice(b"}\n");
        Ok(app.out.write_all(&out)?)
    };
    if file.as_os_str() == "-" {
        return input::stdin_lines(app, |app, line, _| each(app, line));
    }
    input::file(file)?.lines().try_for_each(|line| each(app, line))
}

/// Appends the object of an access. By hand, as every line of a trace goes through here: serde takes four fifths more
/// instructions for the same object, which is a sixth of all that a line of a conflict costs.
fn answer(out: &mut Vec<u8>, access: &Access, tally: &mut Tally) {
    let mut number = itoa::Buffer::new();
    let mut field = |out: &mut Vec<u8>, name: &str, n: u64| {
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(number.format(n).as_bytes());
    };
    if access.operation.is_global() {
        let moved = sectors::moved(access);
        field(out, "{\"ok\":true,\"sectors\":", moved.sectors.into());
        field(out, ",\"ideal\":", moved.ideal.into());
        field(out, ",\"bytes_used\":", moved.used.into());
        field(out, ",\"bytes_moved\":", u64::from(moved.sectors) * sectors::SECTOR);
        out.extend_from_slice(b"}\n");
        return;
    }
    let groups = tally.report(access);
    let sum = |part: fn(&banks::Group) -> u32| groups.iter().map(part).map(u64::from).sum();
    field(out, "{\"ok\":true,\"wavefronts\":", sum(|g| g.cost.wavefronts));
    field(out, ",\"ideal\":", sum(|g| g.cost.ideal));
    for (i, group) in groups.iter().enumerate() {
        field(out, if i == 0 { ",\"groups\":[" } else { "," }, group.cost.wavefronts.into());
    }
    out.extend_from_slice(if groups.is_empty() { b",\"groups\":[]" } else { b"]" });
    // The first group that is worst, where a bank has more than one word to deliver.
    let worst = groups.iter().enumerate().rev().max_by_key(|(_, g)| g.cost.wavefronts);
    if let Some((i, group)) = worst.filter(|(_, g)| g.cost.wavefronts > 1) {
        field(out, ",\"worst\":{\"group\":", i as u64);
        field(out, ",\"bank\":", group.bank as u64);
        out.extend_from_slice(b",\"words\":[");
        for (k, word) in banks::words(access, group, group.bank).iter().enumerate() {
            field(out, if k == 0 { "{\"address\":" } else { ",{\"address\":" }, word.address);
            for (j, lane) in lanes(word.lanes).enumerate() {
                field(out, if j == 0 { ",\"lanes\":[" } else { "," }, lane as u64);
            }
            out.extend_from_slice(b"]}");
        }
        out.extend_from_slice(b"]}");
    }
    out.extend_from_slice(b"}\n");
}
