// The host side of a CuTe tutorial, as it stands in a .cu file.
Layout s2xd4_row = make_layout(make_shape(Int<2>{}, 4),
                               LayoutRight{});
Layout s2xh4     = make_layout(make_shape (2, make_shape (2,2)),
                               make_stride(4, make_stride(2,1)));
auto shape  = Shape <_3,Shape < _2,_3>>{};
auto stride = Stride<_3,Stride<_12,_1>>{};

print(s2xd4_row); print(size(s2xd4_row)); print(cosize(s2xd4_row));
print(idx2crd(16, shape));
print(crd2idx(make_coord(1, make_coord(1, 2)), shape, stride));
static_assert(congruent(shape, stride), "one stride for every extent");
print_layout(s2xh4);
