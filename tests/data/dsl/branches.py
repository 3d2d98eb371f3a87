import cutlass, cutlass.cute as cute
@cute.jit
def f():
    x = 6
    d = cutlass.Int32(8)
    if x == 7:
        print("a")
    else:
        print("b")
    if x == 6:
        print("c")
    else:
        print("d")
    if x == 5:
        print("e")
    elif x == 6:
        print("f")
    elif x == 7:
        print("g")
    else:
        print("h")
    if x == 6:
        print("c2")
        cute.printf("run c2")
    elif x == 7:
        print("d2")
        cute.printf("run d2")
    else:
        print("e2")
        cute.printf("run e2")
    if cutlass.const_expr(x == 6):
        print("i")
    elif cutlass.const_expr(x == 7):
        print("j")
    else:
        print("k")
    y = 1
    if d > 3:
        y = 2
    print("y", y)
    cute.printf("y {}", y)
    if d > 30:
        print("p")
        cute.printf("p")
    elif d > 5:
        print("q")
        cute.printf("q")
    else:
        print("r")
        cute.printf("r")
f()
