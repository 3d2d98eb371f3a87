//! What host programs use of CUDA's runtime, and C's memory functions.

use super::{Native, arg, integer};
use crate::algebra::tensor::Space;
use crate::cxx::arith;
use crate::cxx::convert::default_of;
use crate::cxx::memory::Region;
use crate::cxx::state::State;
use crate::cxx::types::Types;
use crate::cxx::value::{Array, Block, Fault, FaultKind, Floating, Integer, Outcome, Storage, Type, TypeId, Value};
use std::rc::Rc;

/// `cudaSuccess`
fn success() -> Value {
    Value::Int(Integer::Int, 0)
}

/// The address in bits of a pointer or an array.
pub fn address(state: &mut State, v: &Value) -> Outcome<i64> {
    match state.value(v)? {
        Value::Pointer { address, .. } => Ok(address),
        Value::Null => Ok(0),
        Value::Array(array) => array_address(state, &array),
        Value::AddressOf(place, _) => match &*place {
            Value::Memory(_, address) => Ok(*address),
            Value::Array(array) => array_address(state, array),
            Value::Cell(i, array) => {
                let step = state.types.access_bits(array.element).unwrap_or(8) as i64;
                array_address(state, array).map(|first| first.wrapping_add(array.at(*i).wrapping_mul(step)))
            }
            place => {
                let ty = state.type_of(place);
                Err(not_bytes(state, ty))
            }
        },
        v => match crate::cxx::cute::pointer(state, &v) {
            Some(p) => Ok(p.address),
            None => Err(Fault::ill_formed("an argument is no pointer")),
        },
    }
}

/// The address in bits of an array, whose objects are bytes from now on.
fn array_address(state: &mut State, array: &Rc<Array>) -> Outcome<i64> {
    match state.decayed(array) {
        Value::Pointer { address, .. } => Ok(address),
        _ => state.into_bytes(array)?.ok_or_else(|| not_bytes(state, array.element)),
    }
}

fn not_bytes(state: &State, ty: TypeId) -> Box<Fault> {
    Fault::new(FaultKind::Unsupported, format_args!("the bytes of a value of type `{}` are not read", state.types.name(ty)))
}

/// Copies `n` bytes.
fn transfer(state: &mut State, to: i64, from: i64, n: i64) -> Outcome<()> {
    let n = usize::try_from(n).map_err(|_| Fault::runtime(format_args!("{n} bytes are copied")))?;
    if n == 0 {
        return Ok(());
    }
    state.memory.budget.spend(n as u64 / 16)?;
    let range = |state: &State, at: i64, what: &str| {
        let byte = (at as u64) >> 3;
        let block = state.memory.find(byte).ok_or_else(|| Fault::runtime(format_args!("{what} at {byte:#x}, outside of every array")))?;
        let first = (byte - block.address) as usize;
        match first.checked_add(n).is_some_and(|end| end <= block.bytes.borrow().len()) {
            true => Ok((block, first)),
            false => Err(Fault::runtime(format_args!("{what} {n} bytes at {byte:#x}, beyond the end of its array"))),
        }
    };
    let (Ok((source, at)), Ok((target, into))) = (range(state, from, "reads"), range(state, to, "writes")) else {
        // Rows of an array are allocations of their own, one behind another.
        for i in 0..n as i64 {
            let byte = state.memory.read(from + 8 * i, 8)?;
            state.memory.write(to + 8 * i, 8, byte)?;
        }
        return Ok(());
    };
    if state.memory.in_kernel || state.memory.any_missing {
        if state.memory.in_kernel && Region::is_common((to as u64) >> 3) {
            return Ok(());
        }
        for i in 0..n as i64 {
            let is_missing = state.memory.is_missing(from + 8 * i, 8);
            state.memory.mark(to + 8 * i, 8, is_missing)?;
        }
    }
    let bytes = source.bytes.borrow()[at..at + n].to_vec();
    state.memory.touch(&target);
    target.bytes.borrow_mut()[into..into + n].copy_from_slice(&bytes);
    Ok(())
}

/// A variable that is no array, as bytes for a while: its place, its type and where the bytes are.
fn spilled(state: &mut State, p: &Value, n: i64) -> Outcome<Option<(Value, TypeId, Rc<Block>)>> {
    let Value::AddressOf(place, _) = state.value(p)? else {
        return Ok(None);
    };
    if !matches!(&*place, Value::Slot(_) | Value::Global(_) | Value::Field(..) | Value::Cell(..) | Value::Element(..) | Value::Object(_)) {
        return Ok(None);
    }
    let v = state.load(&place)?;
    let ty = state.type_of(&v);
    if state.types.access_bits(ty).is_none() || state.types.size_of(ty).is_none_or(|bytes| bytes < n) {
        return Ok(None);
    }
    let bytes = u64::try_from(state.types.size_of(ty).unwrap_or(0)).unwrap_or(0);
    let block = state.memory.allocate(Region::Stack, bytes, 16)?;
    state.store_memory(ty, (block.address << 3) as i64, v)?;
    Ok(Some(((*place).clone(), ty, block)))
}

/// `memcpy(to, from, n)`
fn copy_bytes(state: &mut State, _: &[Value], args: &[Value]) -> Outcome<Value> {
    let (to, from) = (arg(args, 0)?.clone(), arg(args, 1)?.clone());
    let n = integer(state, arg(args, 2)?)?;
    if let (Value::AddressOf(into, _), Value::AddressOf(out, _)) = (state.value(&to)?, state.value(&from)?)
        && let (there, v) = (state.load(&into)?, state.load(&out)?)
        && let (Value::Object(a), Value::Object(b)) = (&there, &v)
        && let ty = state.type_of(&v)
        && a.class == b.class
        && state.types.access_bits(ty).is_none()
        && state.types.size_of(ty) == Some(n)
    {
        state.store(&into, v)?;
        return state.value(&to);
    }
    let (target, source) = (spilled(state, &to, n)?, spilled(state, &from, n)?);
    let at = |state: &mut State, spilled: &Option<(Value, TypeId, Rc<Block>)>, p: &Value| match spilled {
        Some((.., block)) => Ok((block.address << 3) as i64),
        None => address(state, p),
    };
    let (into, out) = (at(state, &target, &to)?, at(state, &source, &from)?);
    transfer(state, into, out, n)?;
    gathered(state, target)?;
    state.value(&to)
}

/// Gives a variable the value of the bytes that it was for a while.
fn gathered(state: &mut State, target: Option<(Value, TypeId, Rc<Block>)>) -> Outcome<()> {
    let Some((place, ty, block)) = target else {
        return Ok(());
    };
    let v = state.load_memory(ty, (block.address << 3) as i64)?;
    state.store(&place, v)
}

/// A variable, an object or an array of pointers and of objects with all its bytes zero.
fn cleared(state: &mut State, v: &Value) -> Outcome<Value> {
    match v {
        Value::Object(object) => {
            let fields = object.fields.borrow().clone();
            let fields = fields.iter().map(|field| cleared(state, field)).collect::<Outcome<_>>()?;
            *object.fields.borrow_mut() = fields;
            return Ok(v.clone());
        }
        Value::Array(array) if matches!(state.types.get(array.ty), Type::Array(..)) => {
            match &mut *array.storage.borrow_mut() {
                Storage::Bytes(block) => {
                    state.memory.touch(block);
                    block.bytes.borrow_mut().fill(0);
                }
                Storage::Cells(cells) => *cells = cells.iter().map(|cell| cleared(state, cell)).collect::<Outcome<_>>()?,
            }
            return Ok(v.clone());
        }
        _ => {}
    }
    let ty = state.type_of(v);
    match state.types.get(ty) {
        Type::Int(_) | Type::Float(_) | Type::Enum(..) | Type::Pointer(..) | Type::Null => default_of(state, ty),
        _ => Err(not_bytes(state, ty)),
    }
}

/// `memset(to, byte, n)`
fn set_bytes(state: &mut State, _: &[Value], args: &[Value]) -> Outcome<Value> {
    let (byte, n) = (integer(state, arg(args, 1)?)?, integer(state, arg(args, 2)?)?);
    let target = spilled(state, &args[0], n)?;
    let whole = match state.value(&args[0])? {
        v @ Value::Array(_) => Some(v),
        Value::AddressOf(place, _) => Some((*place).clone()),
        _ => None,
    };
    if let (Some(place), None, 0) = (whole, &target, byte)
        && let v = state.value(&place)?
        && let ty = state.type_of(&v)
        && state.types.access_bits(ty).is_none()
        && state.types.size_of(ty) == Some(n)
    {
        let v = cleared(state, &v)?;
        if State::is_place(&place) {
            state.put(&place, v)?;
        }
        return state.value(&args[0]);
    }
    let to = match &target {
        Some((.., block)) => (block.address << 3) as i64,
        None => address(state, &args[0])?,
    };
    fill(state, to, byte, n)?;
    gathered(state, target)?;
    state.value(&args[0])
}

fn fill(state: &mut State, to: i64, byte: i64, n: i64) -> Outcome<()> {
    state.memory.budget.spend(n.max(0).unsigned_abs())?;
    for i in 0..n.max(0) {
        let at = to.wrapping_add(8 * i);
        if !state.memory.in_kernel || !Region::is_common((at as u64) >> 3) {
            state.memory.write(at, 8, byte as u64 & 0xff)?;
            if state.memory.any_missing {
                state.memory.mark(at, 8, false)?;
            }
        }
    }
    Ok(())
}

fn allocate(state: &mut State, region: Region, bytes: i64) -> Outcome<Value> {
    allocate_aligned(state, region, bytes, 0)
}

/// The same at a multiple of what is more than the alignment that all have.
fn allocate_aligned(state: &mut State, region: Region, bytes: i64, align: i64) -> Outcome<Value> {
    let align = u64::try_from(align).ok().filter(|align| align.is_power_of_two()).map_or(16, |align| align.max(16));
    let bytes = u64::try_from(bytes).map_err(|_| Fault::runtime(format_args!("an allocation of {bytes} bytes")))?;
    let block = state.memory.allocate_kept(region, bytes, align)?;
    Ok(Value::Pointer { space: Space::Raw, element: Types::VOID, address: (block.address << 3) as i64 })
}

/// `cudaMalloc(&p, bytes)` and its relatives; what the host reads of managed memory is the same.
fn memory_of(state: &mut State, region: Region, args: &[Value]) -> Outcome<Value> {
    let bytes = integer(state, arg(args, 1)?)?;
    let made = allocate(state, region, bytes)?;
    let place = arith::deref(state, arg(args, 0)?)?;
    let ty = state.type_of(&place);
    let made = crate::cxx::convert::convert(state, made, ty, true)?;
    state.store(&place, made)?;
    Ok(success())
}

fn allocated(state: &mut State, args: &[Value]) -> Outcome<Value> {
    let bytes = integer(state, arg(args, 0)?)?;
    allocate(state, Region::Heap, bytes)
}

fn freed(state: &mut State, args: &[Value]) -> Outcome<Value> {
    let at = address(state, arg(args, 0)?)?;
    if !state.placed.is_empty() {
        state.forget_placed(at);
    }
    if at != 0 && !state.memory.free((at as u64) >> 3) {
        return Err(Fault::runtime("`free` of what was not allocated, or is freed already"));
    }
    Ok(Value::Void)
}

/// What a program calls of CUDA and of `<cstdlib>`.
pub const NATIVES: &[(&str, Native)] = &[
    ("malloc", |state, _, args| allocated(state, args)),
    // `::operator new(n)`, `::operator delete(p)`
    ("__operator_new", |state, _, args| {
        // `std::nothrow` is no alignment
        let align = args.get(1).and_then(|align| integer(state, align).ok()).unwrap_or(0);
        let bytes = integer(state, arg(args, 0)?)?;
        allocate_aligned(state, Region::Heap, bytes, align)
    }),
    ("__operator_delete", |state, _, args| freed(state, args)),
    ("calloc", |state, _, args| {
        let bytes = integer(state, arg(args, 0)?)?.saturating_mul(integer(state, arg(args, 1)?)?);
        allocate(state, Region::Heap, bytes)
    }),
    ("__allocated", |state, _, args| {
        let at = address(state, arg(args, 0)?)?;
        let block = state.memory.find((at as u64) >> 3).ok_or_else(|| Fault::runtime("`realloc` of what was not allocated"))?;
        let bytes = block.bytes.borrow().len() as i64;
        Ok(Value::Int(Integer::ULong, bytes))
    }),
    ("aligned_alloc", |state, _, args| {
        let (align, bytes) = (integer(state, arg(args, 0)?)?, integer(state, arg(args, 1)?)?);
        allocate_aligned(state, Region::Heap, bytes, align)
    }),
    ("free", |state, _, args| freed(state, args)),
    ("cudaMalloc", |state, _, args| {
        let made = memory_of(state, Region::Device, args)?;
        let place = arith::deref(state, arg(args, 0)?)?;
        if let Value::Pointer { address, .. } = state.value(&place)? {
            state.memory.keep_from_host((address as u64) >> 3);
        }
        Ok(made)
    }),
    ("cudaMallocManaged", |state, _, args| memory_of(state, Region::Device, args)),
    ("assert", |state, _, args| {
        if super::integer(state, arg(args, 0)?)? == 0 {
            state.is_aborted = true;
            return Err(Fault::runtime("the assertion does not hold"));
        }
        Ok(Value::Void)
    }),
    ("cudaMallocHost", |state, _, args| memory_of(state, Region::Heap, args)),
    ("cudaHostAlloc", |state, _, args| memory_of(state, Region::Heap, args)),
    ("cudaFreeHost", |state, _, args| {
        let at = address(state, arg(args, 0)?)?;
        state.memory.free((at as u64) >> 3);
        Ok(success())
    }),
    ("cudaFree", |state, _, args| {
        let at = address(state, arg(args, 0)?)?;
        state.memory.free((at as u64) >> 3);
        Ok(success())
    }),
    ("cudaMemcpy", |state, templates, args| copy_bytes(state, templates, args).map(|_| success())),
    ("memcpy", copy_bytes),
    ("cast_smem_ptr_to_uint", |state, _, args| {
        if let Value::Pointer { space: Space::Gmem | Space::Smem, .. } = state.value(arg(args, 0)?)? {
            return Err(Fault::ill_formed("`cast_smem_ptr_to_uint` takes a plain pointer, which `raw_pointer_cast` makes of a tagged one"));
        }
        if !state.options.in_kernel {
            state.out.extend(super::cute::NO_SHARED_ADDRESS);
            return Ok(Value::Int(Integer::UInt, 0));
        }
        // an address of shared memory, counted from where that begins
        let address = address(state, arg(args, 0)?)?;
        Ok(Value::Int(Integer::UInt, ((address as u64) >> 3) as i64 & 0xffff_ffff))
    }),
    ("as_position_independent_swizzle_tensor", |state, templates, args| {
        let tensor = state.value(arg(args, 0)?)?;
        if !state.options.in_kernel && super::cute::pointer(state, &tensor).is_some_and(|p| p.swizzle.is_some()) {
            // its check of the alignment asks for the address
            state.out.extend(super::cute::NO_SHARED_ADDRESS);
        }
        match super::cute::call(state, "as_position_independent_swizzle_tensor", templates, &[tensor])? {
            Some(v) => Ok(v),
            None => Err(Fault::ill_formed("`as_position_independent_swizzle_tensor` takes a tensor")),
        }
    }),
    ("memmove", copy_bytes),
    ("memset", set_bytes),
    ("cudaMemset", |state, _, args| {
        let to = address(state, arg(args, 0)?)?;
        let (byte, n) = (integer(state, arg(args, 1)?)?, integer(state, arg(args, 2)?)?);
        fill(state, to, byte, n)?;
        Ok(success())
    }),
    ("cudaDeviceSynchronize", |_, _, _| Ok(success())),
    ("cudaStreamSynchronize", |_, _, _| Ok(success())),
    ("cudaGetLastError", |_, _, _| Ok(success())),
    ("cudaPeekAtLastError", |_, _, _| Ok(success())),
    ("cudaDeviceReset", |_, _, _| Ok(success())),
    ("cudaSetDevice", |state, _, args| match integer(state, arg(args, 0)?)? {
        0 => Ok(success()),
        n => Err(Fault::new(FaultKind::Unsupported, format_args!("device {n}: there is one device here, and its number is 0"))),
    }),
    ("cudaFuncSetAttribute", |_, _, _| Ok(success())),
    ("cudaFuncSetCacheConfig", |_, _, _| Ok(success())),
    ("cudaDeviceSetCacheConfig", |_, _, _| Ok(success())),
    ("cudaDeviceSetLimit", |_, _, _| Ok(success())),
    ("cudaStreamCreate", |_, _, _| Ok(success())),
    ("cudaStreamDestroy", |_, _, _| Ok(success())),
    ("cudaEventCreate", |_, _, _| Ok(success())),
    ("cudaEventRecord", |_, _, _| Ok(success())),
    ("cudaEventSynchronize", |_, _, _| Ok(success())),
    ("cudaEventDestroy", |_, _, _| Ok(success())),
    ("cudaEventElapsedTime", |state, _, args| {
        // nothing is measured: no time has passed
        let place = arith::deref(state, arg(args, 0)?)?;
        state.store(&place, Value::Float(Floating::Float, 0.0))?;
        Ok(success())
    }),
    ("device_init", |_, _, _| Ok(Value::Void)),
    ("cudaGetDevice", |state, _, args| {
        let place = arith::deref(state, arg(args, 0)?)?;
        state.store(&place, Value::Int(Integer::Int, 0))?;
        Ok(success())
    }),
    ("cudaGetDeviceCount", |state, _, args| {
        let place = arith::deref(state, arg(args, 0)?)?;
        state.store(&place, Value::Int(Integer::Int, 1))?;
        Ok(success())
    }),
    ("cudaGetDeviceProperties", |state, _, args| {
        // The answer is the device that the run was asked for, whatever the number.
        let place = arith::deref(state, arg(args, 0)?)?;
        state.value(&place)?;
        state.asked_device = true;
        Ok(success())
    }),
];
