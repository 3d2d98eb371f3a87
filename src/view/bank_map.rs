//! Bank conflicts as a picture: which lane asks which bank for which word, and the tile by bank.

use super::banks::Costs;
use super::label::Label;
use super::layout::{Options, panels};
use super::picture::{Cell, Computed, Fill, Legend, Panel, Picture};
use super::ruler::{Marks, Profile, Ruler};
use crate::algebra::{Cx, Result, Tree};
use crate::hardware::LANES;
use crate::hardware::access::lanes;
use crate::hardware::address::Memory;
use crate::hardware::banks::{BANKS, Tally, WORD, words};
use crate::hardware::program::Program;

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
    if let Some(row) = costs.worst() {
        facts += &format!("; the worst instruction takes {} of {}", row.cost.wavefronts, row.cost.ideal);
        all.push(card(program, row.warp, row.instruction));
    }
    let own = memory.clone();
    let paint = Box::new(move |at: super::label::At, cell: &mut Cell| {
        if let Some(bit) = own.bit(at.linear) {
            cell.bit = Some(bit).filter(|bit| Some(*bit) != at.value.checked_mul(own.element_bits));
            let bank = (bit / 8 / WORD as i64) % BANKS as i64;
            cell.fill = Fill::Tint((bank / 4) as u8, (bank % 4) as u8);
            cell.text.push_str(itoa::Buffer::new().format(bank));
        }
    });
    let place = (all.len(), 0);
    let mut tile = panels(cx, layout, options, &Label(Vec::new()), place, paint)?;
    if let [only] = &mut tile[..] {
        only.heading = "the tile by bank".into();
    }
    all.extend(tile);
    let degree = |n: u8, text: &str| Legend { fill: Fill::Degree(n), text: text.into() };
    Ok(Picture {
        title: super::layout::text(options, layout),
        facts,
        panels: all,
        legend: vec![degree(0, "alone in its bank"), degree(1, "2 words"), degree(2, "3-4"), degree(3, "5-8"), degree(4, "more")],
        notes: vec![
            "above: a cell shows the row of 128 bytes in which the word lies; lanes between heavy lines are served together".into(),
        ],
        element_bits: options.element_bits,
    })
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
