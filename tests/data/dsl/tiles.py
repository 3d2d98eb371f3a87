import cutlass
import cutlass.cute as cute


@cute.jit
def tiles(rows: cutlass.Int32, columns: cutlass.Constexpr[int]):
    """Tiles a matrix whose rows are counted when it runs."""
    matrix = cute.make_layout((rows, columns), stride=(columns, 1))
    tiled = cute.zipped_divide(matrix, (8, 16))
    print(f"{matrix} in tiles of 8x16: {tiled}")
    for i in cutlass.range_constexpr(cute.size(tiled, mode=[0]) // 32):
        assert tiled((32 * i, 0)) % columns == 0 or i > 0, f"row {i}"
        print(f"  coordinate {32 * i:>3} of a tile: {tiled((32 * i, 0))}")
    cute.printf("{} of {} elements", tiled, cute.size(tiled))


tiles(64, 128)
