//! Several accesses of one command, each with who takes what of its own: `--access st.b128 --copy COPY --access ldmatrix.x4 --mma MMA`.

use crate::algebra::sorted;
use crate::commands::partition::{CopySide, MmaOperand, Partitioned};
use crate::program::choice::choice;
use crate::program::complete;
use crate::program::flags::{expression, function_names};
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use clap_complete::engine::ArgValueCompleter;

/// The flags as they are declared, each as often as it stands
#[derive(Args, Clone, Debug, Default)]
#[group(skip)]
struct Flags {
    /// An access of the tile, such as 'st.b128 row' or 'ldmatrix.x4 A of MMA'; several count together
    #[arg(long, value_name = "ACCESS", add = ArgValueCompleter::new(complete::accesses))]
    access: Vec<String>,
    /// (thread, value) to the element of the tile, of the access beside it; `row` or `col` for a warp that goes along it
    #[arg(long, value_name = "TV", value_parser = expression, add = ArgValueCompleter::new(complete::partitions))]
    tv: Vec<String>,
    /// A TiledCopy, of which one side is looked at, for the access beside it or that of its atom
    #[arg(long, value_name = "EXPR", value_parser = expression, add = ArgValueCompleter::new(function_names))]
    copy: Vec<String>,
    /// The side of the TiledCopy; by the access, or that in the memory asked about, if left out
    #[arg(long, value_parser = choice::<CopySide>(), value_name = "SIDE")]
    side: Vec<CopySide>,
    /// A TiledMMA, of which one operand is looked at, for the access beside it
    #[arg(long, value_name = "EXPR", value_parser = expression, add = ArgValueCompleter::new(complete::mmas))]
    mma: Vec<String>,
    /// The operand of the TiledMMA
    #[arg(long, value_parser = choice::<MmaOperand>(), value_name = "OPERAND")]
    operand: Vec<MmaOperand>,
}

/// An access with the flags beside it.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    /// The instruction, with a partition of its own where it says one.
    pub access: Option<String>,
    /// The partition: which thread takes which elements.
    pub partition: Partitioned,
}

/// The accesses of a command, and who takes what in each.
#[derive(Clone, Debug, Default)]
pub struct Takers {
    /// The texts of the accesses with their places.
    accesses: Vec<(usize, String)>,
    /// The partitions with their places.
    partitions: Vec<(usize, Partitioned)>,
}

/// Whether an access says itself who takes what.
fn is_whole(access: &str) -> bool {
    access.trim().contains(char::is_whitespace)
}

impl Takers {
    /// The accesses where there are several partitions: each with one, in the order in which they stand; where there are fewer
    /// accesses, one goes with the partition behind it, else with that before it, and the other partitions are accesses of their own.
    /// None where there is at most one partition, which is that of all accesses.
    pub fn several(&self) -> Option<Vec<Taken>> {
        if self.partitions.len() < 2 {
            return None;
        }
        let bare: Vec<usize> = (0..self.accesses.len()).filter(|k| !is_whole(&self.accesses[*k].1)).collect();
        let mut with: Vec<Option<usize>> = vec![None; self.partitions.len()];
        for (nth, k) in bare.iter().enumerate() {
            let free = |p: &usize| with[*p].is_none();
            let place = match bare.len() == self.partitions.len() {
                true => Some(nth),
                false => {
                    let behind = self.partitions.partition_point(|p| p.0 < self.accesses[*k].0);
                    (behind..self.partitions.len()).find(free).or_else(|| (0..behind).rev().find(free))
                }
            };
            if let Some(place) = place {
                with[place] = Some(*k);
            }
        }
        let mut all: Vec<(usize, Taken)> = Vec::new();
        for (_, (at, text)) in self.accesses.iter().enumerate().filter(|(k, _)| !with.contains(&Some(*k))) {
            all.push((*at, Taken { access: Some(text.clone()), partition: Partitioned::default() }));
        }
        for ((at, partition), access) in self.partitions.iter().zip(&with) {
            let access = access.map(|k| &self.accesses[k]);
            let place = access.map_or(*at, |a| a.0.min(*at));
            all.push((place, Taken { access: access.map(|a| a.1.clone()), partition: partition.clone() }));
        }
        sorted::by_key(&mut all, |taken| taken.0);
        Some(all.into_iter().map(|taken| taken.1).collect())
    }

    /// The texts of all accesses, and the partition that is that of them all where there is one.
    pub fn together(&self) -> (Vec<String>, Partitioned) {
        let texts = self.accesses.iter().map(|access| access.1.clone()).collect();
        (texts, self.partitions.first().map(|p| p.1.clone()).unwrap_or_default())
    }
}

impl Args for Takers {
    fn augment_args(command: Command) -> Command {
        Flags::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args_for_update(command)
    }
}

impl FromArgMatches for Takers {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let flags = Flags::from_arg_matches(matches)?;
        let places = |name: &str| matches.indices_of(name).into_iter().flatten();
        let mut partitions: Vec<(usize, Partitioned)> = Vec::new();
        let none = Partitioned::default;
        partitions.extend(places("tv").zip(flags.tv.into_iter().map(|tv| Partitioned { tv: Some(tv), ..none() })));
        partitions.extend(places("copy").zip(flags.copy.into_iter().map(|copy| Partitioned { copy: Some(copy), ..none() })));
        partitions.extend(places("mma").zip(flags.mma.into_iter().map(|mma| Partitioned { mma: Some(mma), ..none() })));
        sorted::by_key(&mut partitions, |p| p.0);
        // A side and an operand are those of the partition before them, or of the first; alone, of whatever an access says itself.
        if partitions.is_empty() && !(flags.side.is_empty() && flags.operand.is_empty()) {
            partitions.push((0, none()));
        }
        let mut of = |at: usize, set: &dyn Fn(&mut Partitioned)| {
            let behind = partitions.partition_point(|p| p.0 < at);
            if let Some((_, partition)) = partitions.get_mut(behind.saturating_sub(1)) {
                set(partition);
            }
        };
        for (at, side) in places("side").zip(flags.side) {
            of(at, &|partition| partition.side = Some(side));
        }
        for (at, operand) in places("operand").zip(flags.operand) {
            of(at, &|partition| partition.operand = operand);
        }
        Ok(Takers { accesses: places("access").zip(flags.access).collect(), partitions })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
