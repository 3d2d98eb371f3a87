//! Logs of compilers, damaged: nothing that a log holds may harm.

use cutectl::eval::Session;
use cutectl::say::why::Finding;
use cutectl::syntax::log::Reader;
use cutectl::syntax::log::clean::plain;
use cutectl::value::rewritten::Rewriter;
use std::fs;

/// Numbers without an end, the same for the same seed.
fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below.max(1) as u64) as usize
    }
}

#[test]
fn a_damaged_log_is_read_without_harm() {
    let mut session = Session::default();
    let mut count = 0;
    for (i, entry) in fs::read_dir("tests/data/logs").unwrap().enumerate() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "log") {
            continue;
        }
        let log = fs::read(&path).unwrap();
        for round in 0..12 {
            let mut draw = random((i * 100 + round) as u64 + 1);
            let mut damaged = log.clone();
            for _ in 0..=draw(20) {
                let at = draw(damaged.len());
                match draw(5) {
                    0 => damaged.truncate(at.max(1)),
                    1 => damaged[at] = draw(256) as u8,
                    2 => drop(damaged.drain(at..(at + draw(200)).min(damaged.len()))),
                    3 => damaged.insert(at, b"<>()[]{}:'\"\n,_@?\x1b"[draw(17)]),
                    _ => {
                        let part = damaged[at..(at + draw(2000)).min(damaged.len())].to_vec();
                        let to = draw(damaged.len());
                        damaged.splice(to..to, part);
                    }
                }
                if damaged.is_empty() {
                    damaged.push(b'x');
                }
            }
            let mut reader = Reader::default();
            let mut reports: Vec<_> = damaged.split_inclusive(|b| *b == b'\n').filter_map(|line| reader.line(&plain(line))).collect();
            reports.extend(reader.finish());
            for report in reports.iter().take(8) {
                Finding::of(report).explain(report, &mut session);
                count += 1;
            }
            let (mut once, mut twice) = (Vec::new(), Vec::new());
            Rewriter::default().rewrite(&damaged, true, &mut once);
            Rewriter::default().rewrite(&once, true, &mut twice);
            assert_eq!(once, twice, "{}: filtered twice", path.display());
        }
    }
    assert!(count > 300, "only {count} findings");
}
