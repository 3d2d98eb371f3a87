//! What a kernel calls: where its thread stands, barriers, and what other threads would give it.

use super::{Native, arg, integer, math};
use crate::cxx::arith;
use crate::cxx::ast::BinaryOp;
use crate::cxx::value::{Fault, Integer, Outcome, Type, V};
use crate::cxx::world::World;

/// What a function of numbers gives where one of them depends on data: `None` where none does.
pub fn of_data(world: &mut World, name: &str, args: &[V]) -> Outcome<Option<V>> {
    if !math::is_of_numbers(name) {
        return Ok(None);
    }
    let mut result = None;
    let mut depends = false;
    for a in args {
        let v = world.value(a)?;
        depends |= matches!(v, V::Data(_));
        result = Some(match result {
            None => v,
            Some(before) => match (&before, &v) {
                (V::Data(_), _) | (_, V::Data(_)) => arith::binary(world, BinaryOp::Add, &before, &v)?,
                _ => v,
            },
        });
    }
    Ok(result.filter(|_| depends))
}

/// The value of another thread: of the type of what this one gives.
fn exchanged(world: &mut World, v: &V) -> Outcome<V> {
    let v = world.value(v)?;
    match v {
        V::Int(..) | V::Float(..) | V::Enum(..) | V::Static(..) | V::Data(_) => Ok(V::Data(world.type_of(&v))),
        _ => Err(Fault::ill("what is exchanged between threads is no number")),
    }
}

/// What stood in memory before an atomic operation: what other threads have done to it is not known.
fn atomic(world: &mut World, args: &[V]) -> Outcome<V> {
    let place = arith::deref(world, arg(args, 0)?)?;
    if let Some(v) = args.get(1) {
        world.value(v)?;
    }
    let ty = world.type_of(&place);
    if world.options.in_kernel {
        world.value(&place)?;
        world.store(&place, V::Data(ty))?;
    }
    Ok(V::Data(ty))
}

/// Stops the thread until all others of its block have come here.
fn barrier(world: &mut World, _: &[V], _: &[V]) -> Outcome<V> {
    world.is_at_barrier = world.options.in_kernel;
    Ok(V::Void)
}

/// The number of an index among extents.
fn linear(at: [u32; 3], of: [u32; 3]) -> i64 {
    i64::from(at[0]) + i64::from(of[0]) * (i64::from(at[1]) + i64::from(of[1]) * i64::from(at[2]))
}

/// Where the block of the thread stands in its cluster.
fn in_cluster(world: &World) -> [u32; 3] {
    [0, 1, 2].map(|i| world.kernel.block[i] % world.cluster[i])
}

fn three(world: &mut World, at: [u32; 3]) -> Outcome<V> {
    let ty = world.types.intern(Type::Library("dim3".into(), Vec::new()));
    crate::cxx::convert::containers::dim3(world, ty, &at.map(|n| V::Int(Integer::UInt, n.into())))
}

fn number(x: i64) -> Outcome<V> {
    Ok(V::Int(Integer::Int, x))
}

/// Functions of kernels.
pub const NATIVES: &[(&str, Native)] = &[
    ("thread0", |world, _, _| {
        let kernel = world.kernel;
        Ok(super::truth(kernel.thread == [0; 3] && kernel.block == [0; 3]))
    }),
    ("block0", |world, _, _| Ok(super::truth(world.kernel.block == [0; 3]))),
    ("thread", |world, _, args| {
        let thread = integer(world, arg(args, 0)?)?;
        let block = match args.get(1) {
            Some(v) => integer(world, v)?,
            None => 0,
        };
        let kernel = world.kernel;
        let is = linear(kernel.thread, kernel.block_dim) == thread && linear(kernel.block, kernel.grid_dim) == block;
        Ok(super::truth(is))
    }),
    ("block", |world, _, args| {
        let block = integer(world, arg(args, 0)?)?;
        let kernel = world.kernel;
        Ok(super::truth(linear(kernel.block, kernel.grid_dim) == block))
    }),
    ("__syncthreads", barrier),
    ("syncthreads", barrier),
    ("cluster_sync", barrier),
    ("__syncwarp", nothing),
    ("cluster_arrive", nothing),
    ("cluster_arrive_relaxed", nothing),
    ("cluster_wait", nothing),
    ("warpgroup_arrive", nothing),
    ("warpgroup_commit_batch", nothing),
    ("warpgroup_wait", nothing),
    ("warpgroup_fence_operand", nothing),
    ("tma_store_fence", nothing),
    ("tma_store_arrive", nothing),
    ("tma_store_wait", nothing),
    ("tma_desc_commit_group", nothing),
    ("fence_barrier_init", nothing),
    ("fence_view_async_shared", nothing),
    ("fence_view_async_tmem_load", nothing),
    ("umma_arrive", nothing),
    ("umma_arrive_2x1SM", nothing),
    ("umma_arrive_multicast", nothing),
    ("umma_arrive_multicast_2x1SM", nothing),
    ("umma_arrive_noelect", nothing),
    ("umma_arrive_multicast_noelect", nothing),
    ("umma_arrive_2x1SM_sm0", nothing),
    ("tcgen05_before_thread_sync", nothing),
    ("tcgen05_after_thread_sync", nothing),
    ("initialize_barrier", nothing),
    ("set_barrier_transaction_bytes", nothing),
    ("wait_barrier", nothing),
    ("arrive_barrier", nothing),
    ("prefetch_tma_descriptor", nothing),
    ("warpgroup_reg_alloc", nothing),
    ("warpgroup_reg_dealloc", nothing),
    ("launch_dependent_grids", nothing),
    ("wait_on_dependent_grids", nothing),
    ("__threadfence", nothing),
    ("__threadfence_block", nothing),
    ("__nanosleep", nothing),
    ("cooperative_copy", nothing),
    ("__cluster_dims", |world, _, args| {
        for i in 0..3 {
            world.cluster[i] = u32::try_from(integer(world, arg(args, i)?)?).unwrap_or(1).max(1);
        }
        Ok(V::Void)
    }),
    ("block_rank_in_cluster", |world, _, _| {
        let at = in_cluster(world);
        Ok(V::Int(Integer::UInt, linear(at, world.cluster)))
    }),
    ("block_id_in_cluster", |world, _, _| {
        let at = in_cluster(world);
        three(world, at)
    }),
    ("cluster_id_in_grid", |world, _, _| {
        let (block, cluster) = (world.kernel.block, world.cluster);
        three(world, [0, 1, 2].map(|i| block[i] / cluster[i]))
    }),
    ("cluster_shape", |world, _, _| {
        let cluster = world.cluster;
        three(world, cluster)
    }),
    ("canonical_warp_idx_sync", |world, _, _| number(i64::from(world.kernel.thread[0]) / 32)),
    ("canonical_warp_idx", |world, _, _| number(i64::from(world.kernel.thread[0]) / 32)),
    ("canonical_warp_group_idx", |world, _, _| number(i64::from(world.kernel.thread[0]) / 128)),
    ("canonical_lane_idx", |world, _, _| number(i64::from(world.kernel.thread[0]) % 32)),
    ("elect_one_sync", |world, _, _| number(i64::from(linear(world.kernel.thread, world.kernel.block_dim) % 32 == 0))),
    ("__shfl_sync", |world, _, args| exchanged(world, arg(args, 1)?)),
    ("__shfl_xor_sync", |world, _, args| exchanged(world, arg(args, 1)?)),
    ("__shfl_up_sync", |world, _, args| exchanged(world, arg(args, 1)?)),
    ("__shfl_down_sync", |world, _, args| exchanged(world, arg(args, 1)?)),
    ("atomicAdd", |world, _, args| atomic(world, args)),
    ("atomicSub", |world, _, args| atomic(world, args)),
    ("atomicMax", |world, _, args| atomic(world, args)),
    ("atomicMin", |world, _, args| atomic(world, args)),
    ("atomicExch", |world, _, args| atomic(world, args)),
    ("atomicCAS", |world, _, args| atomic(world, args)),
    ("__ldg", |world, _, args| {
        let place = arith::deref(world, arg(args, 0)?)?;
        world.value(&place)
    }),
];

fn nothing(_: &mut World, _: &[V], _: &[V]) -> Outcome<V> {
    Ok(V::Void)
}
