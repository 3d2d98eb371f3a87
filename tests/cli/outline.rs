//! What the layout tutorials lead their readers through, typed as they write it.

use crate::run::cutectl;

const TYPED: &[(&str, &str)] = &[
    // Integers and tuples.
    ("is_static(_4)", "_1"),
    ("is_static(4)", "_0"),
    ("is_integral(_4)", "_1"),
    ("is_std_integral(_4)", "_0"),
    ("is_std_integral(4)", "_1"),
    ("is_constant<4>(_4)", "_1"),
    ("Int<4>{} + 3", "7"),
    ("rank((42,(_1,3),_17))", "_3"),
    ("depth((42,(_1,3),_17))", "_2"),
    ("size((42,(_1,3),_17))", "2142"),
    ("get<1,0>((42,(_1,3),_17))", "_1"),
    // Layouts: queries and construction.
    ("rank((2,(2,2)):(4,(2,1)))", "_2"),
    ("depth((2,(2,2)):(4,(2,1)))", "_2"),
    ("size((2,(2,2)):(4,(2,1)))", "8"),
    ("cosize((2,(2,2)):(4,(2,1)))", "8"),
    ("make_layout(8)", "8:_1"),
    ("make_layout(Int<8>{})", "_8:_1"),
    ("make_layout(make_shape(2,4))", "(2,4):(_1,2)"),
    ("cosize(make_layout(make_shape(Int<2>{},4), make_stride(Int<12>{},Int<1>{})))", "16"),
    ("make_layout((2,4), LayoutRight{})", "(2,4):(4,_1)"),
    ("make_layout(shape((2,(2,2)):(4,(2,1))), LayoutLeft{})", "(2,(2,2)):(_1,(2,4))"),
    // Printing and the exercises.
    ("print1D(make_layout(4))", "  0    1    2    3"),
    ("print2D((2,3):LayoutRight)", "  0    1    2\n  3    4    5"),
    ("print2D((2,3):LayoutLeft)", "  0    2    4\n  1    3    5"),
    ("print2D((2,4):(6,1))", "  0    1    2    3\n  6    7    8    9"),
    ("print2D((2,(2,3)):(6,(3,1)))", "  0    3    1    4    2    5\n  6    9    7   10    8   11"),
    ("rank((2,3,2):(12,4,1))", "_3"),
    // Compatibility.
    ("compatible(24, 32)", "0"),
    ("compatible(24, (4,6))", "1"),
    ("compatible((_4,_6), ((_2,_2),_6))", "_1"),
    ("compatible(((_2,_2),_6), ((_2,_2),(_3,_2)))", "_1"),
    ("compatible(24, ((2,2),(3,2)))", "1"),
    ("compatible(24, ((2,3),4))", "1"),
    ("compatible(((_2,_3),_4), ((_2,_2),(_3,_2)))", "_0"),
    ("compatible(24, (24))", "1"),
    ("compatible((24), 24)", "_0"),
    ("compatible((24), (4,6))", "_0"),
    // Coordinates.
    ("idx2crd(16, (3,(2,3)))", "(1,(1,2))"),
    ("inner_product((1,(1,2)), (3,(12,1)))", "17"),
    ("crd2idx(16, (3,(2,3)), (3,(12,1)))", "17"),
    ("crd2idx((1,5), (3,(2,3)), (3,(12,1)))", "17"),
    ("crd2idx((1,(1,2)), (3,(2,3)), (3,(12,1)))", "17"),
    ("layout = (3,(2,3)):(3,(12,1)); layout(16)", "17"),
    ("layout = (3,(2,3)):(3,(12,1)); layout(1,5)", "17"),
    ("layout = (3,(2,3)):(3,(12,1)); layout((1,(1,2)))", "17"),
    // Views of the same memory.
    ("print1D(8:1)", "  0    1    2    3    4    5    6    7"),
    ("print1D(8:2)", "  0    2    4    6    8   10   12   14"),
    ("print1D(((4,2)):((2,1)))", "  0    2    4    6    1    3    5    7"),
    ("print1D(((4,2)):((1,4)))", "  0    1    2    3    4    5    6    7"),
    ("print2D(((2,2),2):((4,2),1))", "  0    1\n  4    5\n  2    3\n  6    7"),
    // A tensor-core layout.
    ("L = ((_4,_8),(_2,_2)):((_16,_1),(_8,_64)); make_tuple(size(L), cosize(L), rank(L), depth(L))", "(_128,_128,_2,_2)"),
    ("[((_4,_8),(_2,_2)):((_16,_1),(_8,_64))]((0,0),(0,0))", "0"),
    ("[((_4,_8),(_2,_2)):((_16,_1),(_8,_64))]((1,2),(1,0))", "26"),
    ("[((_4,_8),(_2,_2)):((_16,_1),(_8,_64))]((3,7),(1,1))", "127"),
    // `_` and `X`.
    ("tensor = make_tensor(counting_iterator<int>{0}, (8,4,2)); tensor(_,_,0)", "counting_iter(0) o (8,4):(_1,8)"),
    ("tensor = make_tensor(counting_iterator<int>{0}, (8,4,2)); tensor(5,_,_)", "counting_iter(5) o (4,2):(8,32)"),
    ("slice((_,1,(_,2)), (4,8,(2,3)))", "(4,2)"),
    ("dice((_,1,(_,2)), (4,8,(2,3)))", "(8,3)"),
    ("L = (8,4):(1,8); L.compose(4:2, _)", "(4,4):(2,8)"),
    ("repeat<3>(_)", "(_,_,_)"),
    ("zipped_divide(make_layout((32,8)), (4,8)).compose(_, _)", "((4,8),(8,1)):((_1,32),(4,256))"),
];

#[test]
fn the_tutorials_can_be_typed() {
    for (typed, answer) in TYPED {
        cutectl(["--cxx", "eval", typed]).prints(&format!("{answer}\n"));
    }
}

#[test]
fn the_table_of_coordinates_has_every_form() {
    let table = cutectl(["coords", "(3,(2,3)):(3,(12,1))", "--format", "csv"]).ends().status(0);
    table.out_has("0,\"(0,0)\",\"(0,(0,0))\",0\n").out_has("16,\"(1,5)\",\"(1,(1,2))\",17\n");
}
