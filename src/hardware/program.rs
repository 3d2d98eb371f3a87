//! Which instruction of which warp accesses what: a (thread, value) layout over a tile in memory.

use super::address::Memory;
use super::refusal::Gap;
use super::{Access, Direction, LANES, Operation, Refusal};
use crate::algebra::properties::plain_modes;
use crate::algebra::sorted;
use crate::algebra::{Cx, Layout};

/// The most pairs of thread and value that are looked at.
pub const MAX_CELLS: usize = 1 << 20;

/// Where every value of every thread lies.
#[derive(Clone, Debug)]
pub struct Placement {
    /// The number of threads.
    pub threads: usize,
    /// The number of values of a thread.
    pub values: usize,
    /// The 1-D coordinate in the tile of thread t, value v, at `t * values + v`.
    pub coordinates: Vec<i64>,
    /// Its address in bits.
    pub bits: Vec<i64>,
    /// The size of an element in bits.
    pub element: i64,
    /// The values in the order in which instructions take them: as they come, or for all threads in the
    /// order of their addresses where only that makes neighbours of them.
    pub order: Vec<usize>,
}

impl Placement {
    /// `tv` maps (thread, value) to a 1-D coordinate of the tile.
    pub fn new<'a>(cx: Cx<'a>, memory: &Memory, tv: Layout<'a>) -> Result<Placement, Refusal<'a>> {
        let coordinates = coordinates(cx, tv)?;
        let (threads, values) = (coordinates.threads, coordinates.values);
        let outside = coordinates.all.iter().position(|c| *c < 0 || *c >= memory.size);
        if let Some(at) = outside {
            let (thread, value) = (at / values, at % values);
            return Err(Refusal::Outside { thread, value, coordinate: coordinates.all[at], size: memory.size });
        }
        Placement::of(threads, values, coordinates.all, memory)
    }

    /// The same threads and values over other memory of the same shape.
    pub fn over(&self, memory: &Memory) -> Result<Placement, Refusal<'static>> {
        Placement::of(self.threads, self.values, self.coordinates.clone(), memory)
    }

    fn of<'a>(threads: usize, values: usize, coordinates: Vec<i64>, memory: &Memory) -> Result<Placement, Refusal<'a>> {
        let mut bits = Vec::with_capacity(coordinates.len());
        for (at, coordinate) in coordinates.iter().enumerate() {
            bits.push(memory.bit(*coordinate).ok_or(Refusal::Below { thread: at / values, value: at % values })?);
        }
        Ok(Placement { threads, values, coordinates, bits, element: memory.element_bits, order: (0..values).collect() })
    }

    /// The address of a value in bits.
    pub fn bit(&self, thread: usize, value: usize) -> i64 {
        self.bits[thread * self.values + value]
    }

    /// The values that an instruction of so many bytes moves a lane.
    fn per_instruction<'a>(&self, operation: Operation) -> Result<usize, Refusal<'a>> {
        let (bits, element) = (i64::from(operation.bytes()) * 8, self.element);
        if element <= 0 || bits % element != 0 {
            return Err(Refusal::Split { operation, element });
        }
        let wanted = usize::try_from(bits / element).unwrap_or(usize::MAX);
        match self.values % wanted {
            0 => Ok(wanted),
            _ => Err(Refusal::Values { operation, wanted, found: self.values }),
        }
    }

    /// The values of thread 0 by address: the order in which a vector can take them.
    fn by_address(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.values).collect();
        if self.threads > 0 {
            sorted::by_key(&mut order, |v| self.bit(0, *v));
        }
        order
    }

    /// Refuses an instruction whose values do not lie side by side, in `order`, or are not aligned.
    fn vectors<'a>(&self, operation: Operation, order: &[usize]) -> Result<(), Refusal<'a>> {
        let per = self.per_instruction(operation)?;
        let size = i64::from(operation.bytes()) * 8;
        for thread in 0..self.threads {
            for group in order.chunks(per) {
                for pair in group.windows(2) {
                    let distance = self.bit(thread, pair[1]) - self.bit(thread, pair[0]);
                    if distance != self.element {
                        let gap = Gap { thread, values: (pair[0], pair[1]), distance, element: self.element };
                        return Err(Refusal::Apart { operation, gap });
                    }
                }
                let bit = self.bit(thread, group[0]);
                if bit % size != 0 {
                    return Err(Refusal::Unaligned { operation, thread, value: group[0], bit });
                }
            }
        }
        Ok(())
    }

    /// The instructions of `operation` that move all values.
    pub fn program<'a>(mut self, operation: Operation) -> Result<Program, Refusal<'a>> {
        let per = self.per_instruction(operation)?;
        if let Err(refusal) = self.vectors(operation, &self.order) {
            let sorted = self.by_address();
            if self.vectors(operation, &sorted).is_err() {
                return Err(refusal);
            }
            self.order = sorted;
        }
        let last = (self.threads + LANES - 1) % LANES + 1;
        if matches!(operation, Operation::Matrices { .. }) && self.threads > 0 && last < operation.lanes().count_ones() as usize {
            return Err(Refusal::Threads { operation, found: last });
        }
        let steps = (0..self.values / per.max(1)).map(|i| Step { operation, first: i * per, per }).collect();
        Ok(Program { placement: self, operation, per, steps })
    }

    /// The widest instruction that moves these values, and why the next wider one does not: in the order in
    /// which the instruction takes the values.
    pub fn widest<'a>(&self, global: bool, direction: Direction) -> Result<(Operation, Option<Refusal<'a>>), Refusal<'a>> {
        let sorted = self.by_address();
        // As the values come, and by their addresses.
        let mut why: Option<[Refusal<'a>; 2]> = None;
        for bytes in [16, 8, 4, 2, 1] {
            let operation = if global { Operation::Global { direction, bytes } } else { Operation::Shared { direction, bytes } };
            match self.per_instruction(operation) {
                Ok(_) => {}
                Err(Refusal::Split { .. }) if why.is_some() => continue,
                Err(refusal) => {
                    why = Some([refusal; 2]);
                    continue;
                }
            }
            let (natural, joined) = (self.vectors(operation, &self.order), self.vectors(operation, &sorted));
            match (natural, joined) {
                (Ok(()), _) => return Ok((operation, why.map(|[natural, _]| natural))),
                (_, Ok(())) => return Ok((operation, why.map(|[_, joined]| joined))),
                (Err(natural), Err(joined)) => why = Some([natural, joined]),
            }
        }
        Err(why.map_or(Refusal::NoElement, |[natural, _]| natural))
    }
}

/// The coordinates that a (thread, value) layout names.
struct Coordinates {
    threads: usize,
    values: usize,
    all: Vec<i64>,
}

/// A (thread, value) layout with two modes: those behind the first are the values of a thread.
pub fn pairs<'a>(cx: Cx<'a>, tv: Layout<'a>) -> Result<Layout<'a>, Refusal<'a>> {
    Ok(match tv.shape.items() {
        Some([_, _]) => tv,
        Some([_, _, ..]) => {
            let modes = cx.modes(tv)?;
            cx.concat(&[modes[0], cx.concat(&modes[1..])])
        }
        Some([_]) => cx.concat(&[cx.modes(tv)?[0], crate::algebra::layout::UNIT]),
        _ => cx.concat(&[tv, crate::algebra::layout::UNIT]),
    })
}

fn coordinates<'a>(cx: Cx<'a>, tv: Layout<'a>) -> Result<Coordinates, Refusal<'a>> {
    let modes = cx.modes(pairs(cx, tv)?)?;
    let (of_threads, of_values) = (modes[0], modes[1]);
    let limit = |n: i64| usize::try_from(n).ok().filter(|n| *n <= MAX_CELLS);
    let (threads, values) = (limit(cx.size(of_threads)?.value), limit(cx.size(of_values)?.value));
    let (Some(threads), Some(values)) = (threads, values) else {
        return Err(Refusal::TooMany { limit: MAX_CELLS });
    };
    if threads.checked_mul(values).is_none_or(|n| n > MAX_CELLS) {
        return Err(Refusal::TooMany { limit: MAX_CELLS });
    }
    let along = |layout: Layout<'a>, n: usize| -> Result<Vec<i64>, Refusal<'a>> {
        let modes = plain_modes(cx, layout)?;
        crate::algebra::properties::range(cx, &modes)?;
        let at = |i: i64| {
            let mut rest = i;
            modes.iter().filter(|m| m.extent > 0).fold(0i64, |index, m| {
                let here = rest % m.extent;
                rest /= m.extent;
                index.wrapping_add(m.stride.wrapping_mul(here))
            })
        };
        Ok((0..n as i64).map(at).collect())
    };
    let (firsts, seconds) = (along(of_threads, threads)?, along(of_values, values)?);
    let all = firsts.iter().flat_map(|t| seconds.iter().map(|v| t.saturating_add(*v))).collect();
    Ok(Coordinates { threads, values, all })
}

/// An instruction of a warp: the values that it moves a lane, by their place in the order of the placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    operation: Operation,
    first: usize,
    per: usize,
}

/// All instructions that move a tile.
#[derive(Clone, Debug)]
pub struct Program {
    /// Where the values lie.
    pub placement: Placement,
    /// The instruction as it was written.
    pub operation: Operation,
    /// The values that it moves a lane.
    pub per: usize,
    /// The instructions of a warp, each as it is executed.
    steps: Vec<Step>,
}

/// Instructions of one width in a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// The instruction that moves the values.
    pub operation: Operation,
    /// The values that it moves a lane.
    pub per: usize,
    /// How many of them a warp executes.
    pub count: usize,
}

impl Program {
    /// The same instructions over other memory of the same shape; `None` where an element lies below its start.
    pub fn over(&self, memory: &Memory) -> Option<Program> {
        Some(Program { placement: self.placement.over(memory).ok()?, ..self.clone() })
    }

    /// The number of warps.
    pub fn warps(&self) -> usize {
        self.placement.threads.div_ceil(LANES)
    }

    /// The number of instructions of a warp.
    pub fn instructions(&self) -> usize {
        self.steps.len()
    }

    /// The values that instruction `i` moves.
    pub fn values(&self, i: usize) -> &[usize] {
        let Step { first, per, .. } = self.steps[i];
        &self.placement.order[first..first + per]
    }

    /// The operation of instruction `i`, from 0 on.
    pub fn operation(&self, i: usize) -> Operation {
        self.steps[i].operation
    }

    /// The instructions by their width, in the order in which they first occur.
    pub fn kinds(&self) -> Vec<Kind> {
        let mut kinds: Vec<Kind> = Vec::new();
        for step in &self.steps {
            match kinds.iter_mut().find(|k| k.operation == step.operation) {
                Some(kind) => kind.count += 1,
                None => kinds.push(Kind { operation: step.operation, per: step.per, count: 1 }),
            }
        }
        kinds
    }

    /// The values of the first instruction that takes others than the next ones in their order: neighbours in
    /// memory that were joined.
    pub fn joined(&self) -> Option<&[usize]> {
        (0..self.instructions()).map(|i| self.values(i)).find(|values| values.windows(2).any(|pair| pair[1] != pair[0] + 1))
    }

    /// Instruction `i` of a warp. Every vector is aligned, so nothing is refused.
    pub fn access(&self, warp: usize, i: usize) -> Access {
        let (first, operation) = (self.values(i)[0], self.operation(i));
        let mut addresses = [0; LANES];
        let mut active = 0;
        for (lane, address) in addresses.iter_mut().enumerate() {
            let thread = warp * LANES + lane;
            if thread < self.placement.threads {
                *address = (self.placement.bit(thread, first) / 8) as u64;
                active |= 1 << lane;
            }
        }
        Access { operation, addresses, active: active & operation.lanes() }
    }

    /// The largest power of two that divides the byte address of every vector, at most 2^20.
    pub fn alignment(&self) -> i64 {
        let mut all = 1i64 << 20;
        for thread in 0..self.placement.threads {
            for i in 0..self.instructions() {
                all |= self.placement.bit(thread, self.values(i)[0]) / 8;
            }
        }
        1 << all.trailing_zeros()
    }

    /// The program as nvcc compiles it where it unrolls: plain loads and stores of a thread whose bytes lie side
    /// by side, in every thread alike, become wider ones of up to 16 bytes, each aligned in every thread. `None`
    /// where nothing becomes wider; what has no wider form (`ldmatrix`, `stmatrix`, `cp.async`) is executed as
    /// it is written.
    pub fn merged(&self) -> Option<Program> {
        let wider = |bytes: u8| match self.operation {
            Operation::Shared { direction, .. } => Some(Operation::Shared { direction, bytes }),
            Operation::Global { direction, .. } => Some(Operation::Global { direction, bytes }),
            Operation::Matrices { .. } | Operation::AsyncCopy { .. } => None,
        };
        let (bytes, place) = (self.operation.bytes(), &self.placement);
        wider(bytes)?;
        let (size, threads) = (i64::from(bytes) * 8, place.threads);
        let start = |thread: usize, step: usize| place.bit(thread, self.values(step)[0]);
        let mut in_order: Vec<usize> = (0..self.instructions()).collect();
        if threads > 0 {
            sorted::by_key(&mut in_order, |step| start(0, *step));
        }
        let beside = |pair: &[usize]| (0..threads).all(|thread| start(thread, pair[1]).wrapping_sub(start(thread, pair[0])) == size);
        // Each a number of steps that one instruction takes.
        let mut groups: Vec<&[usize]> = Vec::new();
        let mut rest = &in_order[..];
        while !rest.is_empty() {
            let neighbours = rest.windows(2).take(usize::from(MAX_MERGED / bytes.max(1))).take_while(|pair| beside(pair)).count() + 1;
            let fits = |bytes_wide: u8| {
                let (count, bits) = (usize::from(bytes_wide / bytes), i64::from(bytes_wide) * 8);
                (count <= neighbours && (0..threads).all(|thread| start(thread, rest[0]) % bits == 0)).then_some(count)
            };
            let wide = [MAX_MERGED, 8, 4, 2].into_iter().filter(|wide| *wide > bytes).find_map(fits);
            let (group, behind) = rest.split_at(wide.unwrap_or(1));
            groups.push(group);
            rest = behind;
        }
        if groups.len() == self.instructions() {
            return None;
        }
        sorted::by_key(&mut groups, |group| group.iter().min().copied());
        let (mut order, mut steps) = (Vec::with_capacity(place.values), Vec::with_capacity(groups.len()));
        for group in groups {
            let first = order.len();
            group.iter().for_each(|step| order.extend_from_slice(self.values(*step)));
            let operation = u8::try_from(group.len()).ok().and_then(|n| wider(n.checked_mul(bytes)?))?;
            steps.push(Step { operation, first, per: order.len() - first });
        }
        Some(Program { placement: Placement { order, ..place.clone() }, operation: self.operation, per: self.per, steps })
    }
}

/// The most bytes of an instruction that accesses are merged into.
const MAX_MERGED: u8 = 16;
