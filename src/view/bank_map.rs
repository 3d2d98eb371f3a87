//! Bank conflicts as a picture: which lane asks which bank for which word, and the tile by bank.

use super::banks::Costs;
use super::label::Label;
use super::options::Options;
use super::panels::panels;
use super::picture::{Cell, Computed, Fill, Legend, Panel, Picture, Tone};
use super::ruler::{Marks, Profile, Ruler};
use crate::algebra::{Cx, Result, Tree};
use crate::hardware::LANES;
use crate::hardware::access::lanes;
use crate::hardware::address::Memory;
use crate::hardware::banks::{BANKS, Tally, WORD, words};
use crate::hardware::program::Program;
use std::collections::HashMap;
use std::rc::Rc;

/// What stands at a lane and a bank: the word, and how many distinct ones the bank delivers to the
/// lane's group.
type Hole = Option<(u64, u32)>;

/// The worst instruction lane by bank, and the tile by bank.
pub fn picture<'a>(
    cx: Cx<'a>,
    layout: Tree<'a>,
    memory: &Memory,
    program: &Program,
    costs: &Costs,
    options: &Options,
) -> Result<'a, Picture<'a>> {
    let mut all = Vec::new();
    let mut facts = format!("{}: wavefronts {}, ideal {}", super::banks::instructions(program), costs.total.wavefronts, costs.total.ideal);
    let mut read = Phases::default();
    if let Some(row) = costs.worst() {
        facts += &format!("; the worst instruction takes {} of {}", row.cost.wavefronts, row.cost.ideal);
        all.push(card(program, row.warp, row.instruction));
        read = Phases::of(program, row.warp, row.instruction);
    }
    let place = (all.len(), 0);
    let count = read.count;
    let read = Rc::new(read);
    let by_bank = |before: bool| -> super::panels::Paint<'a> {
        let (own, read) = (memory.clone(), read.clone());
        Box::new(move |at: super::label::At, cell: &mut Cell| {
            let Some(bit) = own.bit(at.linear) else { return };
            cell.bit = Some(bit).filter(|bit| Some(*bit) != at.value.checked_mul(own.element_bits));
            let word = WORD as i64;
            // Where the element would lie without the swizzle: its bytes before it, in the same instruction.
            let bank = match before {
                true => at.inner.saturating_mul(own.element_bits) / 8 / word % BANKS as i64,
                false => bit / 8 / word % BANKS as i64,
            };
            cell.text.push_str(itoa::Buffer::new().format(bank));
            match read.words.get(&(bit / 8 / word)) {
                Some(phase) if count > 1 => (cell.fill, cell.tone) = (phase_fill(*phase), Tone::Strong),
                Some(_) => (cell.fill, cell.tone) = (Fill::Tint((bank / 4) as u8, (bank % 4) as u8), Tone::Strong),
                None => cell.tone = Tone::Dim,
            }
        })
    };
    let label = Label(Vec::new());
    let swizzled = super::swizzle::of(cx, layout).filter(|(_, s)| s.bits > 0);
    let mut across = 0;
    if swizzled.is_some() {
        let mut before = panels(cx, layout, options, &label, place, by_bank(true))?;
        super::swizzle::name(&mut before, "without the swizzle, by bank");
        across = 1 + before.iter().map(|p| p.place.1).max().unwrap_or(0);
        all.extend(before);
    }
    let mut tile = panels(cx, layout, options, &label, (place.0, across), by_bank(false))?;
    super::swizzle::name(&mut tile, "the tile by bank");
    if let Some(first) = tile.first_mut().filter(|_| across > 0) {
        first.sign = "→";
    }
    all.extend(tile);
    let degree = |n: u8, text: &str| Legend { fill: Fill::Degree(n), text: text.into() };
    let mut legend = vec![degree(0, "alone in its bank"), degree(1, "2 words"), degree(2, "3-4"), degree(3, "5-8"), degree(4, "more")];
    if count > 1 {
        legend.extend((0..count.min(8)).map(|k| Legend { fill: phase_fill(k), text: format!("read in phase {k}") }));
    }
    let read = match count {
        0 => "below: the bank of every element",
        1 => "below: the bank of every element; bold and coloured (bank / 4, its shade bank mod 4) is what the instruction reads",
        _ => {
            "below: the bank of every element; bold is what the instruction reads, in the colour of its phase, the lanes that are served together"
        }
    };
    Ok(Picture {
        title: options.text(layout),
        facts,
        panels: all,
        legend,
        notes: vec![
            "above: a cell shows the row of 128 bytes in which the word lies; lanes between heavy lines are served together".into(),
            read.into(),
        ],
        element_bits: options.element_bits,
        aligned: false,
    })
}

/// The colour of a phase: first the hues that no degree of conflicts has.
fn phase_fill(phase: u8) -> Fill {
    Fill::Hue([0, 3, 4, 6, 5, 7, 1, 2][usize::from(phase % 8)])
}

/// The words that an instruction asks for, each with the group of lanes that it is served with.
#[derive(Default)]
struct Phases {
    words: HashMap<i64, u8>,
    count: u8,
}

impl Phases {
    fn of(program: &Program, warp: usize, instruction: usize) -> Phases {
        let access = program.access(warp, instruction);
        let groups = Tally::default().report(&access);
        let mut phases = Phases { words: HashMap::new(), count: u8::try_from(groups.len()).unwrap_or(u8::MAX) };
        for (number, group) in groups.iter().enumerate() {
            for word in (0..BANKS).flat_map(|bank| words(&access, group, bank)) {
                let place = i64::try_from(word.address).unwrap_or(i64::MAX) / WORD as i64;
                phases.words.entry(place).or_insert(u8::try_from(number).unwrap_or(u8::MAX));
            }
        }
        phases
    }
}

/// An instruction lane by bank.
fn card<'a>(program: &Program, warp: usize, instruction: usize) -> Panel<'a> {
    let access = program.access(warp, instruction);
    let mut holes: Box<[[Hole; BANKS]; LANES]> = Box::new([[None; BANKS]; LANES]);
    let groups = Tally::default().report(&access);
    for group in &groups {
        for bank in 0..BANKS {
            let found = words(&access, group, bank);
            for word in &found {
                lanes(word.lanes).for_each(|lane| holes[lane][bank] = Some((word.address, found.len() as u32)));
            }
        }
    }
    // Groups are runs of lanes of one size.
    let height = groups.first().map_or(LANES as i64, |g| i64::from(g.lanes.count_ones())).max(1);
    let served = Profile::Modes(vec![Profile::Extent(height), Profile::Extent(LANES as i64 / height)]);
    let width = holes.iter().flatten().flatten().map(|(address, _)| (address / 128).to_string().len()).max().unwrap_or(1);
    let cells = Computed((width, 1), move |lane: i64, bank: i64, cell: &mut Cell| {
        let hole = holes.get(lane as usize).and_then(|row| row.get(bank as usize)).copied().flatten();
        if let Some((address, words)) = hole {
            cell.fill = Fill::Degree(match words {
                0 | 1 => 0,
                2 => 1,
                3..=4 => 2,
                5..=8 => 3,
                _ => 4,
            });
            cell.text.push_str(itoa::Buffer::new().format(address / 128));
        }
    });
    Panel {
        heading: format!("warp {warp}, instruction {instruction}: lane (down) by bank (across)"),
        sign: "",
        place: (0, 0),
        rows: Ruler { name: "lane", ..Ruler::new(served).marked(Marks::Flat) },
        cols: Ruler { name: "bank", ..Ruler::flat(BANKS as i64).marked(Marks::Flat) },
        cells: Box::new(cells),
    }
}
