import cutlass, cutlass.cute as cute
@cute.jit
def inner(n, s):
    print("inner", n, s)
@cute.jit
def g(t, s: cute.Shape, c: cutlass.Constexpr, z = 3, b=True):
    print(t, s, c, z, b)
    print(cute.make_layout(s), cute.make_layout(t))
    inner(4, (1,2))
    x = 7
    d = cutlass.Int32(9)
    cute.printf("{} {} {} {} {} {}", d // 2, d % 4, d == 9, -d // 2, -d % 4, d - 10)
    S = cute.make_composed_layout(cute.make_swizzle(3,4,3), 0, cute.make_layout((8,4)))
    cute.printf("{}", S)
    cute.printf("{}", cute.make_layout((4, 1)))
    I = cute.make_identity_tensor((4, 8))
    print(I, I[1,2], I[(1,2)], I.shape, I.layout, I[(None, 2)], I[None, 2])
    cute.printf("{} {} {}", I[1,2], cute.make_identity_layout((4,8)), (1,(2,3)))
    for i in cutlass.range(d):
        cute.printf("dyn {}", i)
    for i in cutlass.range(0, 4, 2, unroll=1):
        cute.printf("dyn2 {}", i)
    for a, b in [(1,2),(3,4)]:
        print(a, b)
    for k, v in enumerate((5,6)):
        print(k, v)
    for q in (7, 8):
        print(q)
    y = 1 if x > 3 else 2
    L = cute.make_layout((4,8), stride=(8,1))
    print(1, 2, sep="-")
    print()
    print("end", end="")
    print("!")
g((4, 8), (2, 3), (5, 6))
g((4, (8,2)), (2, 3), 1, z=5)
