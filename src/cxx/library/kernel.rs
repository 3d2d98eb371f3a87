//! What a kernel calls: where its thread stands, barriers, and what other threads would give it.

use super::{Native, arg, integer, math};
use crate::algebra::tensor::Space;
use crate::cxx::arith;
use crate::cxx::ast::BinaryOp;
use crate::cxx::state::State;
use crate::cxx::value::{Fault, Integer, Outcome, Type, TypeId, Value};

/// What a function of numbers gives where one of them depends on data: `None` where none does.
pub fn of_data(state: &mut State, name: &str, args: &[Value]) -> Outcome<Option<Value>> {
    if !math::is_of_numbers(name) {
        return Ok(None);
    }
    let mut result = None;
    let mut depends = false;
    for a in args {
        let v = state.value(a)?;
        depends |= matches!(v, Value::Data(_));
        result = Some(match result {
            None => v,
            Some(before) => match (&before, &v) {
                (Value::Data(_), _) | (_, Value::Data(_)) => arith::binary(state, BinaryOp::Add, &before, &v)?,
                _ => v,
            },
        });
    }
    Ok(result.filter(|_| depends))
}

/// The value of another thread: of the type of what this one gives.
fn exchanged(state: &mut State, v: &Value) -> Outcome<Value> {
    let v = state.value(v)?;
    match v {
        Value::Int(..) | Value::Float(..) | Value::Enum(..) | Value::Static(..) | Value::Data(_) => Ok(Value::Data(state.type_of(&v))),
        _ => Err(Fault::ill_formed("what is exchanged between threads is no number")),
    }
}

/// What stood in memory before an atomic operation: what other threads have done to it is not known.
fn atomic(state: &mut State, args: &[Value]) -> Outcome<Value> {
    let place = arith::deref(state, arg(args, 0)?)?;
    if let Some(v) = args.get(1) {
        state.value(v)?;
    }
    let ty = state.type_of(&place);
    if state.options.in_kernel {
        state.value(&place)?;
        state.store(&place, Value::Data(ty))?;
    }
    Ok(Value::Data(ty))
}

/// Stops the thread until all others of its block have come here.
fn barrier(state: &mut State, _: &[Value], _: &[Value]) -> Outcome<Value> {
    state.is_at_barrier = state.options.in_kernel;
    Ok(Value::Void)
}

/// The number of an index among extents.
fn linear(at: [u32; 3], of: [u32; 3]) -> i64 {
    i64::from(at[0]) + i64::from(of[0]) * (i64::from(at[1]) + i64::from(of[1]) * i64::from(at[2]))
}

/// Where the block of the thread stands in its cluster.
fn in_cluster(state: &State) -> [u32; 3] {
    [0, 1, 2].map(|i| state.kernel.block[i] % state.cluster[i])
}

fn three(state: &mut State, at: [u32; 3]) -> Outcome<Value> {
    let ty = state.types.intern(Type::Library("dim3".into(), Vec::new()));
    crate::cxx::convert::containers::dim3(state, ty, &at.map(|n| Value::Int(Integer::UInt, n.into())))
}

fn number(x: i64) -> Outcome<Value> {
    Ok(Value::Int(Integer::Int, x))
}

/// Functions of kernels.
pub const NATIVES: &[(&str, Native)] = &[
    ("thread0", |state, _, _| {
        let kernel = state.kernel;
        Ok(super::truth(kernel.thread == [0; 3] && kernel.block == [0; 3]))
    }),
    ("block0", |state, _, _| Ok(super::truth(state.kernel.block == [0; 3]))),
    ("thread", |state, _, args| {
        let thread = integer(state, arg(args, 0)?)?;
        let block = match args.get(1) {
            Some(v) => integer(state, v)?,
            None => 0,
        };
        let kernel = state.kernel;
        let is = linear(kernel.thread, kernel.block_dim) == thread && linear(kernel.block, kernel.grid_dim) == block;
        Ok(super::truth(is))
    }),
    ("block", |state, _, args| {
        let block = integer(state, arg(args, 0)?)?;
        let kernel = state.kernel;
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
    ("__is_swizzled", |state, _, args| {
        let tensor = state.value(arg(args, 0)?)?;
        let swizzle = crate::cxx::cute::pointer(state, &tensor).and_then(|p| p.swizzle);
        Ok(super::fixed_truth(swizzle.is_some()))
    }),
    // checks the tensors of a `cooperative_copy`; whether that is all, for a kernel's data is not computed
    ("__cooperative_copy", |state, _, args| {
        let mut elements = Vec::new();
        for tensor in args {
            let tensor = state.value(tensor)?;
            if let Some(p) = crate::cxx::cute::pointer(state, &tensor) {
                elements.push(state.types.without_const(TypeId(p.element)));
                if p.space == Space::Raw {
                    return Err(Fault::ill_formed("`cooperative_copy` takes tensors in global and shared memory"));
                }
            }
        }
        match elements[..] {
            [a, b] if a != b => Err(Fault::ill_formed("`cooperative_copy` of elements of two types")),
            _ => Ok(super::truth(state.options.in_kernel)),
        }
    }),
    ("__cluster_dims", |state, _, args| {
        for i in 0..3 {
            state.cluster[i] = u32::try_from(integer(state, arg(args, i)?)?).unwrap_or(1).max(1);
        }
        Ok(Value::Void)
    }),
    ("block_rank_in_cluster", |state, _, _| {
        let at = in_cluster(state);
        Ok(Value::Int(Integer::UInt, linear(at, state.cluster)))
    }),
    ("block_id_in_cluster", |state, _, _| {
        let at = in_cluster(state);
        three(state, at)
    }),
    ("cluster_id_in_grid", |state, _, _| {
        let (block, cluster) = (state.kernel.block, state.cluster);
        three(state, [0, 1, 2].map(|i| block[i] / cluster[i]))
    }),
    ("cluster_grid_dims", |state, _, _| {
        let (grid, cluster) = (state.kernel.grid_dim, state.cluster);
        three(state, [0, 1, 2].map(|i| grid[i] / cluster[i]))
    }),
    ("cluster_shape", |state, _, _| {
        let cluster = state.cluster;
        three(state, cluster)
    }),
    ("canonical_warp_idx_sync", |state, _, _| number(i64::from(state.kernel.thread[0]) / 32)),
    ("canonical_warp_idx", |state, _, _| number(i64::from(state.kernel.thread[0]) / 32)),
    ("canonical_warp_group_idx", |state, _, _| number(i64::from(state.kernel.thread[0]) / 128)),
    ("canonical_lane_idx", |state, _, _| number(i64::from(state.kernel.thread[0]) % 32)),
    ("elect_one_sync", |state, _, _| number(i64::from(linear(state.kernel.thread, state.kernel.block_dim) % 32 == 0))),
    ("__shfl_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__shfl_xor_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__shfl_up_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__shfl_down_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__ballot_sync", |state, _, _| exchanged(state, &Value::Int(Integer::UInt, 0))),
    ("__activemask", |state, _, _| exchanged(state, &Value::Int(Integer::UInt, 0))),
    ("__any_sync", |state, _, _| exchanged(state, &Value::Int(Integer::Int, 0))),
    ("__all_sync", |state, _, _| exchanged(state, &Value::Int(Integer::Int, 0))),
    ("__reduce_add_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__reduce_min_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__reduce_max_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__reduce_and_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__reduce_or_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("__reduce_xor_sync", |state, _, args| exchanged(state, arg(args, 1)?)),
    ("atomicAdd", |state, _, args| atomic(state, args)),
    ("atomicSub", |state, _, args| atomic(state, args)),
    ("atomicMax", |state, _, args| atomic(state, args)),
    ("atomicMin", |state, _, args| atomic(state, args)),
    ("atomicExch", |state, _, args| atomic(state, args)),
    ("atomicCAS", |state, _, args| atomic(state, args)),
    ("__ldg", |state, _, args| {
        let place = arith::deref(state, arg(args, 0)?)?;
        state.value(&place)
    }),
];

fn nothing(_: &mut State, _: &[Value], _: &[Value]) -> Outcome<Value> {
    Ok(Value::Void)
}
