//! Kernel launches: the kernel runs for the threads that were asked for.

use super::super::library;
use super::super::memory::Region;
use super::super::value::{Fault, Outcome, Type, V};
use super::Machine;

/// The threads that a kernel runs for.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The block.
    pub block: [u32; 3],
    /// The threads of the block, `None` for all.
    pub threads: Option<Vec<u32>>,
    /// How many threads ran, and of how many.
    pub ran: Option<(u64, u64)>,
}

impl Default for Launch {
    fn default() -> Self {
        Launch { block: [0, 0, 0], threads: Some(vec![0]), ran: None }
    }
}

/// The most threads of a block.
const MAX_THREADS: u64 = 1024;

impl Machine<'_> {
    /// Three extents from a number or a `dim3`.
    fn extents(&mut self, v: &V) -> Outcome<[u32; 3]> {
        let v = self.world.value(v)?;
        let mut all = [1u32; 3];
        match &v {
            V::Array(_) => {
                for (i, name) in ["x", "y", "z"].iter().enumerate() {
                    if let Some(part) = library::field(&mut self.world, &v, name)? {
                        all[i] = u32::try_from(library::integer(&self.world, &part)?).unwrap_or(1);
                    }
                }
            }
            v => {
                let v = self.as_type_value(v.clone());
                all[0] = u32::try_from(library::integer(&self.world, &v)?).map_err(|_| Fault::runtime("a grid of a negative size"))?;
            }
        }
        Ok(all)
    }

    /// `kernel<<<grid, block>>>(args)`
    pub(super) fn launch(&mut self, kernel: V, config: Vec<V>, args: Vec<V>) -> Outcome<V> {
        let (Some(grid), Some(block)) = (config.first(), config.get(1)) else {
            return Err(Fault::ill("a launch needs a grid and a block"));
        };
        let (grid, block) = (self.extents(&grid.clone())?, self.extents(&block.clone())?);
        let count = |e: [u32; 3]| e.iter().map(|n| u64::from(*n)).fold(1u64, u64::saturating_mul);
        let in_block = count(block);
        if in_block == 0 || in_block > MAX_THREADS {
            return Err(Fault::runtime(format!("a block of {in_block} threads: 1 to {MAX_THREADS} are possible")));
        }
        let at = self.launch.block;
        if at.iter().zip(&grid).any(|(b, n)| b >= n) {
            return Err(Fault::runtime(format!(
                "the grid ({},{},{}) has no block ({},{},{})",
                grid[0], grid[1], grid[2], at[0], at[1], at[2]
            )));
        }
        let threads: Vec<u32> = match &self.launch.threads {
            Some(list) => list.clone(),
            None => (0..in_block as u32).collect(),
        };
        if self.launch.ran.is_none() {
            self.launch.ran = Some((threads.len() as u64, in_block.saturating_mul(count(grid))));
        }
        let before = self.world.kernel;
        self.world.options.in_kernel = true;
        let mut result = Ok(());
        for thread in threads {
            if u64::from(thread) >= in_block {
                result = Err(Fault::runtime(format!("a block of {in_block} threads has no thread {thread}")));
                break;
            }
            let place = [thread % block[0], thread / block[0] % block[1], thread / block[0] / block[1]];
            self.world.kernel = super::super::world::Kernel { thread: place, block: at, block_dim: block, grid_dim: grid };
            if let Err(fault) = self.call_value_now(kernel.clone(), args.clone()) {
                result = Err(fault);
                break;
            }
        }
        self.world.kernel = before;
        self.world.options.in_kernel = false;
        self.statics.retain(|(id, _), _| id & SHARED == 0);
        result.map(|()| V::Void)
    }

    /// A `__shared__` variable: the same for all threads of a block.
    pub(super) fn shared(&mut self, id: u32, ty: &V, dynamic: bool) -> Outcome<V> {
        let key = (id | SHARED, Vec::new());
        if let Some(global) = self.statics.get(&key) {
            return Ok(V::Global(*global));
        }
        let id = self.type_id(ty)?;
        let v = match self.world.types.get(id).clone() {
            Type::Array(of, n) if dynamic || n.is_none() => {
                let block = self.world.memory.allocate_kept(Region::Shared, DYNAMIC, 1024)?;
                let bits = i64::from(self.world.types.scalar_bits(of).unwrap_or(8).max(1));
                let whole = self.world.types.intern(Type::Array(of, Some(DYNAMIC as i64 * 8 / bits)));
                V::Memory(whole, (block.address << 3) as i64)
            }
            _ => {
                let size = self.world.types.size_of(id).unwrap_or(0).max(1) as u64;
                let align = self.world.types.align_of(id).unwrap_or(1).max(16) as u64;
                let block = self.world.memory.allocate_kept(Region::Shared, size, align)?;
                V::Memory(id, (block.address << 3) as i64)
            }
        };
        let global = self.world.globals.len() as u32;
        self.world.globals.push(v);
        self.statics.insert(key, global);
        Ok(V::Global(global))
    }
}

/// Tells a shared variable from a static one.
const SHARED: u32 = 1 << 31;

/// The shared memory that a launch may ask for, in bytes.
const DYNAMIC: u64 = 227 << 10;
