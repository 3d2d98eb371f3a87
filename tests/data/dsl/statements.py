import cutlass, cutlass.cute as cute
@cute.jit
def f():
    d = cutlass.Int32(8)
    A = cute.make_layout((6, 2), stride=(d, 2))
    T = (cute.make_layout(3, stride=3), 4)
    x = 6
    print(T, f"{T}", [1,2], (1,), d, A.shape, A.stride, A.shape[0], A.stride[0])
    print(f"{x:4d}|{x:<4}|{x:>4}|{x:04}|{x:x}|{x!r}|{x=}|{A=}|{{}}|{A!s}|{'s'!r}")
    for i in range(3):
        cute.printf("i {}", i)
    for i in cutlass.range(2, 8, 3):
        cute.printf("j {} {}", i, A(i))
        print("in loop", i, A(i))
    for i in cutlass.range_constexpr(1, 3):
        print("k", i, A(i), A((0,i)))
    if cutlass.const_expr(x > 5):
        print("yes")
    else:
        print("no")
    if x == 6:
        print("six")
    elif x == 7:
        print("seven")
    B = cute.make_layout((4, 3), stride=(3, 1))
    R = cute.composition(A, B)
    print(R, R.stride, R.stride[0], R.stride[0][0], R(1), R((1,0)), R(2), d*3, d*4+2)
    print(cute.logical_divide(A, (3, None)), cute.zipped_divide(A,(3,2)))
    print(cute.size(A), cute.cosize(A), cute.rank(A), cute.depth(A))
    assert cute.size(A) == 12, f"bad {x}"
    cute.printf("%d -> %d", 3, A(3))
    cute.printf(A)
    print("None", None, True, 1.5, "a" "b", type(x), type(d), type(A))
    L = cute.make_layout((4,8))
    print(L, L.shape == (4,8), L == cute.make_layout((4,8)), x > 5 and x == 3, not x)
    print(1.0, 7//2, 7%4, -7//2, "x", sep=",", end=";\n")
    cute.printf("{} {}", (1,2), True)
    M = cute.make_layout((d*2, 4), stride=(4,1))
    print(cute.coalesce(M), cute.logical_divide(M, (4,2)), cute.composition(M, 8))
    print(cute.zipped_divide(cute.make_layout((d*16, 64)), (16,16)))
    for i in [1,2,3]:
        print(i)
f()
