//! What host programs use of CUDA's runtime, and C's memory functions.

use super::{Native, arg, integer};
use crate::algebra::tensor::Space;
use crate::cxx::arith;
use crate::cxx::memory::Region;
use crate::cxx::types::Types;
use crate::cxx::value::{Block, Fault, FaultKind, Floating, Integer, Outcome, TypeId, V};
use crate::cxx::world::World;
use std::rc::Rc;

/// `cudaSuccess`
fn success() -> V {
    V::Int(Integer::Int, 0)
}

/// The address in bits of a pointer or an array.
pub fn address(world: &mut World, v: &V) -> Outcome<i64> {
    match world.value(v)? {
        V::Pointer { address, .. } => Ok(address),
        V::Null => Ok(0),
        V::Array(array) => match world.decayed(&array) {
            V::Pointer { address, .. } => Ok(address),
            _ => Err(Fault::ill("this array is not kept as bytes")),
        },
        V::AddressOf(place) => match &*place {
            V::Memory(_, address) => Ok(*address),
            V::Array(array) => match world.decayed(array) {
                V::Pointer { address, .. } => Ok(address),
                _ => Err(Fault::ill("this array is not kept as bytes")),
            },
            _ => Err(Fault::ill("this object is not kept as bytes")),
        },
        v => match crate::cxx::cute::pointer(world, &v) {
            Some(p) => Ok(p.address),
            None => Err(Fault::ill("an argument is no pointer")),
        },
    }
}

/// Copies `n` bytes.
fn transfer(world: &mut World, to: i64, from: i64, n: i64) -> Outcome<()> {
    let n = usize::try_from(n).map_err(|_| Fault::runtime(format!("{n} bytes are copied")))?;
    if n == 0 {
        return Ok(());
    }
    let range = |world: &World, at: i64, what: &str| {
        let byte = (at as u64) >> 3;
        let block = world.memory.find(byte).ok_or_else(|| Fault::runtime(format!("{what} at {byte:#x}, outside of every array")))?;
        let first = (byte - block.address) as usize;
        match first.checked_add(n).is_some_and(|end| end <= block.bytes.borrow().len()) {
            true => Ok((block, first)),
            false => Err(Fault::runtime(format!("{what} {n} bytes at {byte:#x}, beyond the end of its array"))),
        }
    };
    let (Ok((source, at)), Ok((target, into))) = (range(world, from, "reads"), range(world, to, "writes")) else {
        // Rows of an array are allocations of their own, one behind another.
        for i in 0..n as i64 {
            let byte = world.memory.read(from + 8 * i, 8)?;
            world.memory.write(to + 8 * i, 8, byte)?;
        }
        return Ok(());
    };
    if world.memory.in_kernel || world.memory.any_missing {
        if world.memory.in_kernel && Region::is_common((to as u64) >> 3) {
            return Ok(());
        }
        for i in 0..n as i64 {
            let is_missing = world.memory.is_missing(from + 8 * i, 8);
            world.memory.mark(to + 8 * i, 8, is_missing)?;
        }
    }
    let bytes = source.bytes.borrow()[at..at + n].to_vec();
    target.bytes.borrow_mut()[into..into + n].copy_from_slice(&bytes);
    Ok(())
}

/// A variable that is no array, as bytes for a while: its place, its type and where the bytes are.
fn spilled(world: &mut World, p: &V) -> Outcome<Option<(V, TypeId, Rc<Block>)>> {
    let V::AddressOf(place) = world.value(p)? else {
        return Ok(None);
    };
    if !matches!(&*place, V::Slot(_) | V::Global(_) | V::Field(..) | V::Cell(..) | V::Element(..)) {
        return Ok(None);
    }
    let v = world.load(&place)?;
    let ty = world.type_of(&v);
    if !world.types.is_flat(ty) {
        return Ok(None);
    }
    let bytes = u64::try_from(world.types.size_of(ty).unwrap_or(0)).unwrap_or(0);
    let block = world.memory.allocate(Region::Stack, bytes, 16)?;
    world.store_memory(ty, (block.address << 3) as i64, v)?;
    Ok(Some(((*place).clone(), ty, block)))
}

/// `memcpy(to, from, n)`
fn copy_bytes(world: &mut World, _: &[V], args: &[V]) -> Outcome<V> {
    let (to, from) = (arg(args, 0)?.clone(), arg(args, 1)?.clone());
    let n = integer(world, arg(args, 2)?)?;
    let (target, source) = (spilled(world, &to)?, spilled(world, &from)?);
    let at = |world: &mut World, spilled: &Option<(V, TypeId, Rc<Block>)>, p: &V| match spilled {
        Some((.., block)) => Ok((block.address << 3) as i64),
        None => address(world, p),
    };
    let (into, out) = (at(world, &target, &to)?, at(world, &source, &from)?);
    transfer(world, into, out, n)?;
    if let Some((place, ty, block)) = target {
        let v = world.load_memory(ty, (block.address << 3) as i64)?;
        world.store(&place, v)?;
    }
    world.value(&to)
}

fn fill(world: &mut World, to: i64, byte: i64, n: i64) -> Outcome<()> {
    for i in 0..n.max(0) {
        let at = to.wrapping_add(8 * i);
        if !world.memory.in_kernel || !Region::is_common((at as u64) >> 3) {
            world.memory.write(at, 8, byte as u64 & 0xff)?;
            if world.memory.any_missing {
                world.memory.mark(at, 8, false)?;
            }
        }
    }
    Ok(())
}

fn allocate(world: &mut World, region: Region, bytes: i64) -> Outcome<V> {
    let bytes = u64::try_from(bytes).map_err(|_| Fault::runtime(format!("an allocation of {bytes} bytes")))?;
    let align = if region == Region::Device { 512 } else { 16 };
    let block = world.memory.allocate_kept(region, bytes, align)?;
    Ok(V::Pointer { space: Space::Raw, element: Types::VOID, address: (block.address << 3) as i64 })
}

/// `cudaMalloc(&p, bytes)`; what the host reads of managed memory is the same.
fn device_memory(world: &mut World, _: &[V], args: &[V]) -> Outcome<V> {
    let bytes = integer(world, arg(args, 1)?)?;
    let made = allocate(world, Region::Device, bytes)?;
    let place = arith::deref(world, arg(args, 0)?)?;
    let ty = world.type_of(&place);
    let made = crate::cxx::convert::convert(world, made, ty, true)?;
    world.store(&place, made)?;
    Ok(success())
}

/// What a program calls of CUDA and of `<cstdlib>`.
pub const NATIVES: &[(&str, Native)] = &[
    ("malloc", |world, _, args| {
        let bytes = integer(world, arg(args, 0)?)?;
        allocate(world, Region::Heap, bytes)
    }),
    ("calloc", |world, _, args| {
        let bytes = integer(world, arg(args, 0)?)?.saturating_mul(integer(world, arg(args, 1)?)?);
        allocate(world, Region::Heap, bytes)
    }),
    ("aligned_alloc", |world, _, args| {
        let bytes = integer(world, arg(args, 1)?)?;
        allocate(world, Region::Heap, bytes)
    }),
    ("free", |world, _, args| {
        let at = address(world, arg(args, 0)?)?;
        if at != 0 && !world.memory.free((at as u64) >> 3) {
            return Err(Fault::runtime("`free` of what was not allocated, or is freed already"));
        }
        Ok(V::Void)
    }),
    ("cudaMalloc", device_memory),
    ("cudaMallocManaged", device_memory),
    ("cudaFree", |world, _, args| {
        let at = address(world, arg(args, 0)?)?;
        world.memory.free((at as u64) >> 3);
        Ok(success())
    }),
    ("cudaMemcpy", |world, _, args| {
        let (to, from) = (address(world, arg(args, 0)?)?, address(world, arg(args, 1)?)?);
        let bytes = integer(world, arg(args, 2)?)?;
        transfer(world, to, from, bytes)?;
        Ok(success())
    }),
    ("memcpy", copy_bytes),
    ("cast_smem_ptr_to_uint", |world, _, args| {
        // an address of shared memory, counted from where that begins
        let address = address(world, arg(args, 0)?)?;
        Ok(V::Int(Integer::UInt, ((address as u64) >> 3) as i64 & 0xffff_ffff))
    }),
    ("memmove", copy_bytes),
    ("memset", |world, _, args| {
        let to = address(world, arg(args, 0)?)?;
        let (byte, n) = (integer(world, arg(args, 1)?)?, integer(world, arg(args, 2)?)?);
        fill(world, to, byte, n)?;
        world.value(&args[0])
    }),
    ("cudaMemset", |world, _, args| {
        let to = address(world, arg(args, 0)?)?;
        let (byte, n) = (integer(world, arg(args, 1)?)?, integer(world, arg(args, 2)?)?);
        fill(world, to, byte, n)?;
        Ok(success())
    }),
    ("cudaDeviceSynchronize", |_, _, _| Ok(success())),
    ("cudaStreamSynchronize", |_, _, _| Ok(success())),
    ("cudaGetLastError", |_, _, _| Ok(success())),
    ("cudaPeekAtLastError", |_, _, _| Ok(success())),
    ("cudaDeviceReset", |_, _, _| Ok(success())),
    ("cudaSetDevice", |world, _, args| match integer(world, arg(args, 0)?)? {
        0 => Ok(success()),
        n => Err(Fault::new(FaultKind::Unsupported, format!("device {n}: there is one device here, and its number is 0"))),
    }),
    ("cudaFuncSetAttribute", |_, _, _| Ok(success())),
    ("cudaStreamCreate", |_, _, _| Ok(success())),
    ("cudaStreamDestroy", |_, _, _| Ok(success())),
    ("cudaEventCreate", |_, _, _| Ok(success())),
    ("cudaEventRecord", |_, _, _| Ok(success())),
    ("cudaEventSynchronize", |_, _, _| Ok(success())),
    ("cudaEventDestroy", |_, _, _| Ok(success())),
    ("cudaEventElapsedTime", |world, _, args| {
        // nothing is measured: no time has passed
        let place = arith::deref(world, arg(args, 0)?)?;
        world.store(&place, V::Float(Floating::Float, 0.0))?;
        Ok(success())
    }),
    ("device_init", |_, _, _| Ok(V::Void)),
    ("cudaGetDevice", |world, _, args| {
        let place = arith::deref(world, arg(args, 0)?)?;
        world.store(&place, V::Int(Integer::Int, 0))?;
        Ok(success())
    }),
    ("cudaGetDeviceCount", |world, _, args| {
        let place = arith::deref(world, arg(args, 0)?)?;
        world.store(&place, V::Int(Integer::Int, 1))?;
        Ok(success())
    }),
    ("cudaGetDeviceProperties", |world, _, args| {
        // The answer is the device that the run was asked for, whatever the number.
        let place = arith::deref(world, arg(args, 0)?)?;
        world.value(&place)?;
        world.asked_device = true;
        Ok(success())
    }),
    ("cudaGetErrorString", |world, _, _| world.literal(&b"no error".as_slice().into())),
    ("cudaGetErrorName", |world, _, _| world.literal(&b"cudaSuccess".as_slice().into())),
];
