module completions {

  def "nu-complete cutectl color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl language" [] {
    [ "c++" "cute" ]
  }

  # An exact calculator for NVIDIA CuTe layouts
  export extern cutectl [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    --version(-V)             # Print version
  ]

  def "nu-complete cutectl eval spelling" [] {
    [ "cute" "cpp" "type" "dsl" "pycute" "ttg.linear" "ttg.blocked" "ttg.shared_linear" "ttg.swizzled_shared" "ttg.nvmma_shared" "ttg.padded_shared" "torch" "numpy" "memref" "mdspan" "xla" "c" "python" ]
  }

  def "nu-complete cutectl eval format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl eval color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl eval language" [] {
    [ "c++" "cute" ]
  }

  # Evaluate expressions and print their values as CuTe's print does
  export extern "cutectl eval" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --as: string@"nu-complete cutectl eval spelling" # The spelling of values
    --format: string@"nu-complete cutectl eval format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl eval color" # When to use colour
    -x: string@"nu-complete cutectl eval language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl print style" [] {
    [ "cute" "plain" "coords" "rulers" ]
  }

  def "nu-complete cutectl print format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl print color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl print language" [] {
    [ "c++" "cute" ]
  }

  # Print a layout as a grid, a tensor with its elements
  export extern "cutectl print" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --style: string@"nu-complete cutectl print style" # The style of the grid
    --all                     # Draw everything on a terminal, however large
    --window: string          # Draw these rows and columns alone: 0:16,32:64
    --at: string              # Draw this tile of the outermost modes alone: 3,1
    --tile: string            # The same, before --at there was
    --limit: string           # Draw so many rows at most; `all` is --all
    --format: string@"nu-complete cutectl print format" # The format of values and tables
    --output(-o): path        # Write into a file, which appears only when it is complete
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl print color" # When to use colour
    -x: string@"nu-complete cutectl print language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl info format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl info color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl info language" [] {
    [ "c++" "cute" ]
  }

  # What there is to know of a layout
  export extern "cutectl info" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --copies                  # Every TiledCopy and TiledMMA of a C++ file or of the classes: the width of its accesses, and the bank conflicts of each copy over each layout
    --format: string@"nu-complete cutectl info format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl info color" # When to use colour
    -x: string@"nu-complete cutectl info language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl run color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl run language" [] {
    [ "c++" "cute" ]
  }

  # Run a C++ program that uses CuTe
  export extern "cutectl run" [
    --arch: string            # The architecture that the text is read for, and that the device has: sm_80
    --block: string           # The block that a kernel runs for
    --thread: string          # The threads that it runs for: numbers and ranges such as 0,32-63, or `all`
    --steps: string           # The most steps that it may take, instead of 400000000
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl run color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl run language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --help(-h)                # Print help (see more with '--help')
    ...program: path          # The program, and its arguments: all that stands behind FILE; `-` reads standard input
  ]

  def "nu-complete cutectl show color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl show language" [] {
    [ "c++" "cute" ]
  }

  # The value of an expression, its facts and its grid
  export extern "cutectl show" [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl show color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl show language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions
  ]

  def "nu-complete cutectl latex look" [] {
    [ "cutectl" "cute" ]
  }

  def "nu-complete cutectl latex palette" [] {
    [ "safe" "cute" "greys" "contrast" ]
  }

  def "nu-complete cutectl latex axis" [] {
    [ "flat" "nested" "both" ]
  }

  def "nu-complete cutectl latex view" [] {
    [ "tv" "registers" ]
  }

  def "nu-complete cutectl latex operand" [] {
    [ "a" "b" "c" "source" "destination" ]
  }

  def "nu-complete cutectl latex format" [] {
    [ "tex" "typst" ]
  }

  def "nu-complete cutectl latex color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl latex language" [] {
    [ "c++" "cute" ]
  }

  # Print a layout as TikZ, as CuTe's print_latex does
  export extern "cutectl latex" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --output(-o): path        # Write into a file, which appears only when it is complete
    --multi                   # Put several expressions into one document
    --columns: string         # With --multi: one figure, so many pictures side by side
    --caption: string         # With --multi: what stands below a picture, once for each in order
    --look: string@"nu-complete cutectl latex look" # Whose design: CuTe's print_latex, or our own
    --label: string           # What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    --color-by: string        # What decides the colour of a cell: value, row, col, tile, thread, warp, bank, offset, none, or a layout
    --palette: string@"nu-complete cutectl latex palette" # The colours
    --axis: string@"nu-complete cutectl latex axis" # What stands at the sides
    --operands                # Draw the operands of the outermost call beside its result
    --view: string@"nu-complete cutectl latex view" # tv: a (thread, value) layout as its tile, with who holds each element; with --operands also the indices before it. registers: what each thread holds, value by value
    --tile: string            # The extents of the tile of --view: 16,8
    --highlight: string       # Highlight a coordinate 1,2, a slice (_,3), the 1-D coordinates that a layout gives, or index:3,5,8-11; the rest is dimmed
    --labels: path            # Labels of your own: a file of lines with commas between the cells of a row, or a label a line
    --all                     # Leave nothing out, however large
    --window: string          # Draw these rows and columns alone: 0:16,32:64
    --at: string              # Draw this tile of the outermost modes alone: 3,1
    --bits: string            # The size of an element in bits, for bytes and banks
    --cell: string            # The side of a cell in pixels; labels that do not fit are left out
    --thread: string          # Of an atom, a tiling or --view tv: light what these threads hold: 5, or 0,1,4-7
    --operand: string@"nu-complete cutectl latex operand" # Of an atom or a tiling: draw these operands alone: A, or A,C
    --width: string           # The width of the picture on paper: 8.5cm, 170mm, 3.3in, 240pt
    --font-size: string       # The size of its labels on paper: 8pt
    --dark                    # Draw on a dark page
    --transparent             # Paint nothing below the picture
    --no-title                # Leave title, facts and remarks out
    --format: string@"nu-complete cutectl latex format" # TikZ, or Typst, which is always in our design
    --fragment                # Only the tikzpicture, to be put into a document of yours (with --look cutectl)
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl latex color" # When to use colour
    -x: string@"nu-complete cutectl latex language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl svg palette" [] {
    [ "safe" "cute" "greys" "contrast" ]
  }

  def "nu-complete cutectl svg axis" [] {
    [ "flat" "nested" "both" ]
  }

  def "nu-complete cutectl svg view" [] {
    [ "tv" "registers" ]
  }

  def "nu-complete cutectl svg operand" [] {
    [ "a" "b" "c" "source" "destination" ]
  }

  def "nu-complete cutectl svg look" [] {
    [ "cutectl" "cute" ]
  }

  def "nu-complete cutectl svg color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl svg language" [] {
    [ "c++" "cute" ]
  }

  # Draw a value as SVG
  export extern "cutectl svg" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --output(-o): path        # Write into a file, which appears only when it is complete
    --multi                   # Put several expressions into one document
    --columns: string         # With --multi: one figure, so many pictures side by side
    --caption: string         # With --multi: what stands below a picture, once for each in order
    --label: string           # What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    --color-by: string        # What decides the colour of a cell: value, row, col, tile, thread, warp, bank, offset, none, or a layout
    --palette: string@"nu-complete cutectl svg palette" # The colours
    --axis: string@"nu-complete cutectl svg axis" # What stands at the sides
    --operands                # Draw the operands of the outermost call beside its result
    --view: string@"nu-complete cutectl svg view" # tv: a (thread, value) layout as its tile, with who holds each element; with --operands also the indices before it. registers: what each thread holds, value by value
    --tile: string            # The extents of the tile of --view: 16,8
    --highlight: string       # Highlight a coordinate 1,2, a slice (_,3), the 1-D coordinates that a layout gives, or index:3,5,8-11; the rest is dimmed
    --labels: path            # Labels of your own: a file of lines with commas between the cells of a row, or a label a line
    --all                     # Leave nothing out, however large
    --window: string          # Draw these rows and columns alone: 0:16,32:64
    --at: string              # Draw this tile of the outermost modes alone: 3,1
    --bits: string            # The size of an element in bits, for bytes and banks
    --cell: string            # The side of a cell in pixels; labels that do not fit are left out
    --thread: string          # Of an atom, a tiling or --view tv: light what these threads hold: 5, or 0,1,4-7
    --operand: string@"nu-complete cutectl svg operand" # Of an atom or a tiling: draw these operands alone: A, or A,C
    --width: string           # The width of the picture on paper: 8.5cm, 170mm, 3.3in, 240pt
    --font-size: string       # The size of its labels on paper: 8pt
    --dark                    # Draw on a dark page
    --transparent             # Paint nothing below the picture
    --no-title                # Leave title, facts and remarks out
    --look: string@"nu-complete cutectl svg look" # Whose design
    --tooltips                # Say coordinate and index of a cell to a pointer that rests on it
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl svg color" # When to use colour
    -x: string@"nu-complete cutectl svg language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl png palette" [] {
    [ "safe" "cute" "greys" "contrast" ]
  }

  def "nu-complete cutectl png axis" [] {
    [ "flat" "nested" "both" ]
  }

  def "nu-complete cutectl png view" [] {
    [ "tv" "registers" ]
  }

  def "nu-complete cutectl png operand" [] {
    [ "a" "b" "c" "source" "destination" ]
  }

  def "nu-complete cutectl png color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl png language" [] {
    [ "c++" "cute" ]
  }

  # Draw a value as PNG
  export extern "cutectl png" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --output(-o): path        # Write into a file, which appears only when it is complete
    --multi                   # Put several expressions into one document
    --columns: string         # With --multi: one figure, so many pictures side by side
    --caption: string         # With --multi: what stands below a picture, once for each in order
    --label: string           # What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    --color-by: string        # What decides the colour of a cell: value, row, col, tile, thread, warp, bank, offset, none, or a layout
    --palette: string@"nu-complete cutectl png palette" # The colours
    --axis: string@"nu-complete cutectl png axis" # What stands at the sides
    --operands                # Draw the operands of the outermost call beside its result
    --view: string@"nu-complete cutectl png view" # tv: a (thread, value) layout as its tile, with who holds each element; with --operands also the indices before it. registers: what each thread holds, value by value
    --tile: string            # The extents of the tile of --view: 16,8
    --highlight: string       # Highlight a coordinate 1,2, a slice (_,3), the 1-D coordinates that a layout gives, or index:3,5,8-11; the rest is dimmed
    --labels: path            # Labels of your own: a file of lines with commas between the cells of a row, or a label a line
    --all                     # Leave nothing out, however large
    --window: string          # Draw these rows and columns alone: 0:16,32:64
    --at: string              # Draw this tile of the outermost modes alone: 3,1
    --bits: string            # The size of an element in bits, for bytes and banks
    --cell: string            # The side of a cell in pixels; labels that do not fit are left out
    --thread: string          # Of an atom, a tiling or --view tv: light what these threads hold: 5, or 0,1,4-7
    --operand: string@"nu-complete cutectl png operand" # Of an atom or a tiling: draw these operands alone: A, or A,C
    --width: string           # The width of the picture on paper: 8.5cm, 170mm, 3.3in, 240pt
    --font-size: string       # The size of its labels on paper: 8pt
    --dark                    # Draw on a dark page
    --transparent             # Paint nothing below the picture
    --no-title                # Leave title, facts and remarks out
    --scale: string           # Pixels for each pixel of the SVG: 0.25 to 16 [default: 2, or 1 for large pictures]
    --dpi: string             # Pixels an inch, of which the SVG has 96
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl png color" # When to use colour
    -x: string@"nu-complete cutectl png language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl pdf palette" [] {
    [ "safe" "cute" "greys" "contrast" ]
  }

  def "nu-complete cutectl pdf axis" [] {
    [ "flat" "nested" "both" ]
  }

  def "nu-complete cutectl pdf view" [] {
    [ "tv" "registers" ]
  }

  def "nu-complete cutectl pdf operand" [] {
    [ "a" "b" "c" "source" "destination" ]
  }

  def "nu-complete cutectl pdf color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl pdf language" [] {
    [ "c++" "cute" ]
  }

  # Draw a value as PDF
  export extern "cutectl pdf" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --output(-o): path        # Write into a file, which appears only when it is complete
    --multi                   # Put several expressions into one document
    --columns: string         # With --multi: one figure, so many pictures side by side
    --caption: string         # With --multi: what stands below a picture, once for each in order
    --label: string           # What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    --color-by: string        # What decides the colour of a cell: value, row, col, tile, thread, warp, bank, offset, none, or a layout
    --palette: string@"nu-complete cutectl pdf palette" # The colours
    --axis: string@"nu-complete cutectl pdf axis" # What stands at the sides
    --operands                # Draw the operands of the outermost call beside its result
    --view: string@"nu-complete cutectl pdf view" # tv: a (thread, value) layout as its tile, with who holds each element; with --operands also the indices before it. registers: what each thread holds, value by value
    --tile: string            # The extents of the tile of --view: 16,8
    --highlight: string       # Highlight a coordinate 1,2, a slice (_,3), the 1-D coordinates that a layout gives, or index:3,5,8-11; the rest is dimmed
    --labels: path            # Labels of your own: a file of lines with commas between the cells of a row, or a label a line
    --all                     # Leave nothing out, however large
    --window: string          # Draw these rows and columns alone: 0:16,32:64
    --at: string              # Draw this tile of the outermost modes alone: 3,1
    --bits: string            # The size of an element in bits, for bytes and banks
    --cell: string            # The side of a cell in pixels; labels that do not fit are left out
    --thread: string          # Of an atom, a tiling or --view tv: light what these threads hold: 5, or 0,1,4-7
    --operand: string@"nu-complete cutectl pdf operand" # Of an atom or a tiling: draw these operands alone: A, or A,C
    --width: string           # The width of the picture on paper: 8.5cm, 170mm, 3.3in, 240pt
    --font-size: string       # The size of its labels on paper: 8pt
    --dark                    # Draw on a dark page
    --transparent             # Paint nothing below the picture
    --no-title                # Leave title, facts and remarks out
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl pdf color" # When to use colour
    -x: string@"nu-complete cutectl pdf language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl html palette" [] {
    [ "safe" "cute" "greys" "contrast" ]
  }

  def "nu-complete cutectl html axis" [] {
    [ "flat" "nested" "both" ]
  }

  def "nu-complete cutectl html view" [] {
    [ "tv" "registers" ]
  }

  def "nu-complete cutectl html operand" [] {
    [ "a" "b" "c" "source" "destination" ]
  }

  def "nu-complete cutectl html color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl html language" [] {
    [ "c++" "cute" ]
  }

  # Draw a value as an HTML page that answers the pointer and the keyboard
  export extern "cutectl html" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --output(-o): path        # Write into a file, which appears only when it is complete
    --multi                   # Put several expressions into one document
    --columns: string         # With --multi: one figure, so many pictures side by side
    --caption: string         # With --multi: what stands below a picture, once for each in order
    --label: string           # What a cell says: index, 1d, natural, none, or a template such as '{v}\n({row},{col})'
    --color-by: string        # What decides the colour of a cell: value, row, col, tile, thread, warp, bank, offset, none, or a layout
    --palette: string@"nu-complete cutectl html palette" # The colours
    --axis: string@"nu-complete cutectl html axis" # What stands at the sides
    --operands                # Draw the operands of the outermost call beside its result
    --view: string@"nu-complete cutectl html view" # tv: a (thread, value) layout as its tile, with who holds each element; with --operands also the indices before it. registers: what each thread holds, value by value
    --tile: string            # The extents of the tile of --view: 16,8
    --highlight: string       # Highlight a coordinate 1,2, a slice (_,3), the 1-D coordinates that a layout gives, or index:3,5,8-11; the rest is dimmed
    --labels: path            # Labels of your own: a file of lines with commas between the cells of a row, or a label a line
    --all                     # Leave nothing out, however large
    --window: string          # Draw these rows and columns alone: 0:16,32:64
    --at: string              # Draw this tile of the outermost modes alone: 3,1
    --bits: string            # The size of an element in bits, for bytes and banks
    --cell: string            # The side of a cell in pixels; labels that do not fit are left out
    --thread: string          # Of an atom, a tiling or --view tv: light what these threads hold: 5, or 0,1,4-7
    --operand: string@"nu-complete cutectl html operand" # Of an atom or a tiling: draw these operands alone: A, or A,C
    --width: string           # The width of the picture on paper: 8.5cm, 170mm, 3.3in, 240pt
    --font-size: string       # The size of its labels on paper: 8pt
    --dark                    # Draw on a dark page
    --transparent             # Paint nothing below the picture
    --no-title                # Leave title, facts and remarks out
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl html color" # When to use colour
    -x: string@"nu-complete cutectl html language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl explore color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl explore language" [] {
    [ "c++" "cute" ]
  }

  # Look around inside a layout, full screen
  export extern "cutectl explore" [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl explore color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl explore language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    expr?: string             # What is looked at first; it can be edited
  ]

  def "nu-complete cutectl crd2idx format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl crd2idx color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl crd2idx language" [] {
    [ "c++" "cute" ]
  }

  # The index of coordinates
  export extern "cutectl crd2idx" [
    --format: string@"nu-complete cutectl crd2idx format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl crd2idx color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl crd2idx language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout?: string           # A layout; without it lines of input are `LAYOUT COORD...`
    ...coords: string         # Coordinates; `-` or none reads them from standard input, one a line
  ]

  def "nu-complete cutectl idx2crd format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl idx2crd color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl idx2crd language" [] {
    [ "c++" "cute" ]
  }

  # The natural coordinate of 1-D coordinates
  export extern "cutectl idx2crd" [
    --format: string@"nu-complete cutectl idx2crd format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl idx2crd color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl idx2crd language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    shape?: string            # A shape or a layout; without it lines of input are `SHAPE INDEX...`
    ...indices: string        # 1-D coordinates; `-` or none reads them from standard input, one a line
  ]

  def "nu-complete cutectl where format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl where color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl where language" [] {
    [ "c++" "cute" ]
  }

  # Every coordinate that maps to an index
  export extern "cutectl where" [
    --limit: string           # The most coordinates to list for an index
    --forms                   # Every form of each coordinate: 1-D, one integer a mode, natural
    --format: string@"nu-complete cutectl where format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl where color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl where language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout: string            # A layout
    ...indices: string        # Indices; `-` or none reads them from standard input, one a line
  ]

  def "nu-complete cutectl coords style" [] {
    [ "table" "strip" ]
  }

  def "nu-complete cutectl coords format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl coords color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl coords language" [] {
    [ "c++" "cute" ]
  }

  # The coordinate table: 1-D, flat and natural coordinate, index
  export extern "cutectl coords" [
    --from: string            # The first 1-D coordinate
    --limit: string           # The most rows
    --style: string@"nu-complete cutectl coords style" # A table, or CuTe's strip for rank 1
    --format: string@"nu-complete cutectl coords format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl coords color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl coords language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout: string            # A layout or a shape; `-` reads them from standard input, one a line
  ]

  def "nu-complete cutectl slice format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl slice color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl slice language" [] {
    [ "c++" "cute" ]
  }

  # What a coordinate with underscores keeps
  export extern "cutectl slice" [
    --format: string@"nu-complete cutectl slice format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl slice color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl slice language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    coord: string             # A coordinate with underscores
    ...xs: string             # Layouts, tensors or tuples; `-` reads them from standard input, one a line
  ]

  def "nu-complete cutectl dice format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl dice color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl dice language" [] {
    [ "c++" "cute" ]
  }

  # What a coordinate with underscores leaves out
  export extern "cutectl dice" [
    --format: string@"nu-complete cutectl dice format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl dice color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl dice language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    coord: string             # A coordinate with underscores
    ...xs: string             # Layouts, tensors or tuples; `-` reads them from standard input, one a line
  ]

  def "nu-complete cutectl coalesce format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl coalesce color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl coalesce language" [] {
    [ "c++" "cute" ]
  }

  # The same function with as few modes as possible
  export extern "cutectl coalesce" [
    --by: string              # Coalesce each mode of this profile alone
    --format: string@"nu-complete cutectl coalesce format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl coalesce color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl coalesce language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...layouts: string        # Layouts; `-` or none reads them from standard input, one a line
  ]

  def "nu-complete cutectl compose format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl compose color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl compose language" [] {
    [ "c++" "cute" ]
  }

  # A o B, and on to the right
  export extern "cutectl compose" [
    --format: string@"nu-complete cutectl compose format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl compose color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl compose language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...layouts: string        # Layouts; the last one may be a tiler, and one may be `-`: every line of standard input in its place
  ]

  def "nu-complete cutectl complement format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl complement color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl complement language" [] {
    [ "c++" "cute" ]
  }

  # What a layout leaves out below a cotarget
  export extern "cutectl complement" [
    --format: string@"nu-complete cutectl complement format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl complement color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl complement language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout: string            # A layout; `-` reads layouts from standard input, one a line
    ...cotargets: string      # Up to which size; the cosize of the layout if left out. Several are answered one after the other
  ]

  def "nu-complete cutectl divide kind" [] {
    [ "logical" "zipped" "tiled" "flat" "all" ]
  }

  def "nu-complete cutectl divide format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl divide color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl divide language" [] {
    [ "c++" "cute" ]
  }

  # A layout as tiles and rest
  export extern "cutectl divide" [
    --kind: string@"nu-complete cutectl divide kind" # Which divide
    --format: string@"nu-complete cutectl divide format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl divide color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl divide language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout: string            # A layout; `-` reads layouts from standard input, one a line
    ...tilers: string         # A layout, or a tuple of tilers mode by mode; several are answered one after the other
  ]

  def "nu-complete cutectl product kind" [] {
    [ "logical" "zipped" "tiled" "flat" "blocked" "raked" "all" ]
  }

  def "nu-complete cutectl product format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl product color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl product language" [] {
    [ "c++" "cute" ]
  }

  # A block repeated over a layout
  export extern "cutectl product" [
    --kind: string@"nu-complete cutectl product kind" # Which product
    --format: string@"nu-complete cutectl product format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl product color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl product language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    block: string             # The block; `-` reads blocks from standard input, one a line
    ...tilers: string         # A layout of copies, or a tuple of tilers mode by mode; several are answered one after the other
  ]

  def "nu-complete cutectl inverse format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl inverse color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl inverse language" [] {
    [ "c++" "cute" ]
  }

  # The inverse of a layout
  export extern "cutectl inverse" [
    --left                    # R with R(L(i)) = i
    --right                   # R with L(R(i)) = i (the default)
    --format: string@"nu-complete cutectl inverse format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl inverse color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl inverse language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...layouts: string        # Layouts; `-` or none reads them from standard input, one a line
  ]

  def "nu-complete cutectl compat format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl compat color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl compat language" [] {
    [ "c++" "cute" ]
  }

  # Is every coordinate of A a coordinate of B?
  export extern "cutectl compat" [
    --format: string@"nu-complete cutectl compat format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl compat color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl compat language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...shapes: string         # Two or more shapes or layouts, of which one may be `-`: every line of standard input in its place
  ]

  def "nu-complete cutectl same format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl same color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl same language" [] {
    [ "c++" "cute" ]
  }

  # Are two layouts the same function?
  export extern "cutectl same" [
    --all                     # Say everything in which they differ and what turns one into the other, list every coordinate where they differ, and draw them where that fits
    --limit: string           # The most coordinates that --all lists
    --format: string@"nu-complete cutectl same format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl same color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl same language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    a: string                 # A layout, a swizzled layout or a tensor
    b: string                 # Another one, or its indices in rows: '[0 1 2; 3 4 5]'; `-` reads from standard input, one a line
  ]

  def "nu-complete cutectl assert format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl assert color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl assert language" [] {
    [ "c++" "cute" ]
  }

  # Check that expressions are true
  export extern "cutectl assert" [
    --file(-f): path          # Read a file of statements; beside expressions a file of definitions, of C++ too
    --each: string            # Evaluate EXPR for every line of input, its value bound to `it`
    --format: string@"nu-complete cutectl assert format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl assert color" # When to use colour
    -x: string@"nu-complete cutectl assert language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl infer from" [] {
    [ "list" "grid" "tv" "csv" "json" "c" ]
  }

  def "nu-complete cutectl infer format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl infer color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl infer language" [] {
    [ "c++" "cute" ]
  }

  # The layout behind numbers, or the first number that no layout explains
  export extern "cutectl infer" [
    --file(-f): path          # Read the numbers of a file
    --from: string@"nu-complete cutectl infer from" # How the numbers are written, where the text does not tell
    --expr: string            # A formula of coordinates instead of numbers; takes --shape
    --shape: string           # The shape of the coordinates: 64,64 or (8,(4,2)), with names r=64,c=64
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --explain                 # Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    --format: string@"nu-complete cutectl infer format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl infer color" # When to use colour
    -x: string@"nu-complete cutectl infer language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...numbers: string        # Numbers, or a file of them; `-` or none reads standard input
  ]

  def "nu-complete cutectl solve format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl solve color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl solve language" [] {
    [ "c++" "cute" ]
  }

  # The layout, swizzle, tiler or coordinate that makes an equation true
  export extern "cutectl solve" [
    --exact                   # Take only what makes both sides print alike, not just be the same function
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --explain                 # Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    --format: string@"nu-complete cutectl solve format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl solve color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl solve language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    equation: string          # An equation with one unknown: 'A o ? = B'; `-` reads equations from standard input, one a line
  ]

  def "nu-complete cutectl explain format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl explain color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl explain language" [] {
    [ "c++" "cute" ]
  }

  # How a value comes about, step by step, or why an operation is refused
  export extern "cutectl explain" [
    --depth: string           # How deep operations within operations are opened; else as deep as fits 40 lines
    --format: string@"nu-complete cutectl explain format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl explain color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl explain language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    ...exprs: string          # Expressions; `-` or none reads standard input, one a line
  ]

  def "nu-complete cutectl bank unit" [] {
    [ "element" "byte" "bit" ]
  }

  def "nu-complete cutectl bank side" [] {
    [ "src" "dst" ]
  }

  def "nu-complete cutectl bank operand" [] {
    [ "A" "B" "C" ]
  }

  def "nu-complete cutectl bank format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl bank color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl bank language" [] {
    [ "c++" "cute" ]
  }

  # What shared memory does with the accesses of a tile: wavefronts and bank conflicts
  export extern "cutectl bank" [
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...; a layout over a flag of shared memory or a tensor says it itself
    --unit: string@"nu-complete cutectl bank unit" # What the layout counts
    --base: string            # The byte at which the tile starts
    --tv: string              # (thread, value) to the element of the tile; `row` or `col` for a warp that goes along it
    --copy: string            # A TiledCopy, of which one side is looked at; its instruction and its element are those of its atom
    --side: string@"nu-complete cutectl bank side" # The side of the TiledCopy; by the access, or that in the memory asked about, if left out
    --mma: string             # A TiledMMA, of which one operand is looked at; its element is that of the operand
    --operand: string@"nu-complete cutectl bank operand" # The operand of the TiledMMA
    --warps: string           # The warps to look at: 0 or 0-3; all if left out
    --byte: string            # Which thread and value hold this byte, in place of the costs
    --access: string          # ld.b8 to b128, st.b8 to b128, ldmatrix.x1|x2|x4[.trans], stmatrix..., cp.async.b128, or auto: the widest; behind it may stand who takes what: 'ldmatrix.x4 A of MMA'
    --merged                  # Count as nvcc compiles it: neighbours of one thread as one access of up to 16 bytes
    --addresses: path         # Read accesses by their addresses, one JSON object a line; `-` is standard input
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --explain                 # Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    --format: string@"nu-complete cutectl bank format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl bank color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl bank language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout?: string           # The layout of a tile in shared memory; `-` reads layouts from standard input, one a line
  ]

  def "nu-complete cutectl swizzle color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl swizzle language" [] {
    [ "c++" "cute" ]
  }

  # The swizzle that cures bank conflicts, what a swizzle does, and how it is written for other elements
  export extern "cutectl swizzle" [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl swizzle color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl swizzle language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete cutectl swizzle suggest unit" [] {
    [ "element" "byte" "bit" ]
  }

  def "nu-complete cutectl swizzle suggest side" [] {
    [ "src" "dst" ]
  }

  def "nu-complete cutectl swizzle suggest operand" [] {
    [ "A" "B" "C" ]
  }

  def "nu-complete cutectl swizzle suggest format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl swizzle suggest color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl swizzle suggest language" [] {
    [ "c++" "cute" ]
  }

  # The swizzles that minimise the wavefronts of all accesses together, by trying every valid one
  export extern "cutectl swizzle suggest" [
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...; a layout over a flag of shared memory or a tensor says it itself
    --unit: string@"nu-complete cutectl swizzle suggest unit" # What the layout counts
    --base: string            # The byte at which the tile starts
    --access: string          # An access of the tile, such as 'st.b128 row' or 'ldmatrix.x4 A of MMA'; several count together
    --tv: string              # (thread, value) to the element of the tile, of the access beside it; `row` or `col` for a warp that goes along it
    --copy: string            # A TiledCopy, of which one side is looked at, for the access beside it or that of its atom
    --side: string@"nu-complete cutectl swizzle suggest side" # The side of the TiledCopy; by the access, or that in the memory asked about, if left out
    --mma: string             # A TiledMMA, of which one operand is looked at, for the access beside it
    --operand: string@"nu-complete cutectl swizzle suggest operand" # The operand of the TiledMMA
    --padding                 # Try paddings too
    --limit: string           # The most equals to list
    --explain                 # Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    --format: string@"nu-complete cutectl swizzle suggest format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl swizzle suggest color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl swizzle suggest language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout: string            # The layout of a tile in shared memory; a swizzle that it has is replaced
  ]

  def "nu-complete cutectl swizzle explain unit" [] {
    [ "element" "byte" "bit" ]
  }

  def "nu-complete cutectl swizzle explain format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl swizzle explain color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl swizzle explain language" [] {
    [ "c++" "cute" ]
  }

  # The bits of a swizzle, what moves where, and its forms in bits, bytes and elements
  export extern "cutectl swizzle explain" [
    --dtype: string           # The type of an element
    --unit: string@"nu-complete cutectl swizzle explain unit" # What the swizzle counts; without it that of a layout counts elements, as the layout does, and else it counts bytes
    --elements                # The same as `--unit element`
    --format: string@"nu-complete cutectl swizzle explain format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl swizzle explain color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl swizzle explain language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    swizzle: string           # A swizzle, or a swizzled layout; `-` reads standard input, one a line
  ]

  def "nu-complete cutectl swizzle recast format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl swizzle recast color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl swizzle recast language" [] {
    [ "c++" "cute" ]
  }

  # A swizzle, or a swizzled layout, for elements of another size
  export extern "cutectl swizzle recast" [
    --from: string            # The type that it counts now
    --to: string              # The type that it shall count
    --format: string@"nu-complete cutectl swizzle recast format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl swizzle recast color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl swizzle recast language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    swizzle: string           # A swizzle, or a swizzled layout
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "cutectl swizzle help" [
  ]

  # The swizzles that minimise the wavefronts of all accesses together, by trying every valid one
  export extern "cutectl swizzle help suggest" [
  ]

  # The bits of a swizzle, what moves where, and its forms in bits, bytes and elements
  export extern "cutectl swizzle help explain" [
  ]

  # A swizzle, or a swizzled layout, for elements of another size
  export extern "cutectl swizzle help recast" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "cutectl swizzle help help" [
  ]

  def "nu-complete cutectl global unit" [] {
    [ "element" "byte" "bit" ]
  }

  def "nu-complete cutectl global side" [] {
    [ "src" "dst" ]
  }

  def "nu-complete cutectl global operand" [] {
    [ "A" "B" "C" ]
  }

  def "nu-complete cutectl global format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl global color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl global language" [] {
    [ "c++" "cute" ]
  }

  # What global memory does with the accesses of a tile: sectors, alignment, and an order that coalesces
  export extern "cutectl global" [
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...; a layout over a flag of shared memory or a tensor says it itself
    --unit: string@"nu-complete cutectl global unit" # What the layout counts
    --base: string            # The byte at which the tile starts
    --tv: string              # (thread, value) to the element of the tile; `row` or `col` for a warp that goes along it
    --copy: string            # A TiledCopy, of which one side is looked at; its instruction and its element are those of its atom
    --side: string@"nu-complete cutectl global side" # The side of the TiledCopy; by the access, or that in the memory asked about, if left out
    --mma: string             # A TiledMMA, of which one operand is looked at; its element is that of the operand
    --operand: string@"nu-complete cutectl global operand" # The operand of the TiledMMA
    --warps: string           # The warps to look at: 0 or 0-3; all if left out
    --byte: string            # Which thread and value hold this byte, in place of the costs
    --access: string          # ld.b8 to b128, st.b8 to b128, or auto: the widest; behind it may stand who takes what: 'ld.b128 COPY'
    --explain                 # Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    --format: string@"nu-complete cutectl global format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl global color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl global language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout: string            # The layout of a tile in global memory; `-` reads layouts from standard input, one a line
  ]

  def "nu-complete cutectl vector max" [] {
    [ "8" "16" "32" "64" "128" ]
  }

  def "nu-complete cutectl vector format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl vector color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl vector language" [] {
    [ "c++" "cute" ]
  }

  # The vector that CuTe's copy chooses between two layouts, and why no wider one
  export extern "cutectl vector" [
    --dtype: string           # The type of an element
    --max: string@"nu-complete cutectl vector max" # The widest vector in bits that the copy may assume to be aligned
    --explain                 # Say step by step how the answer comes about, as `cutectl explain` in front of the command does
    --format: string@"nu-complete cutectl vector format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl vector color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl vector language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    src: string               # The layout that is read; `-` reads it from standard input, one a line
    dst: string               # The layout that is written
  ]

  def "nu-complete cutectl tma format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl tma color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl tma language" [] {
    [ "c++" "cute" ]
  }

  # What a copy by the tensor memory accelerator does: box, strides, swizzle, instructions, legality
  export extern "cutectl tma" [
    --format: string@"nu-complete cutectl tma format" # The format of values and tables
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl tma color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl tma language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    expr: string              # A copy or an atom that `make_tma_copy`, `make_tma_atom` or one of their relatives makes; `-` reads standard input
  ]

  def "nu-complete cutectl desc kind" [] {
    [ "gmma" "umma" "instr" "instr-block-scaled" ]
  }

  def "nu-complete cutectl desc format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl desc color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl desc language" [] {
    [ "c++" "cute" ]
  }

  # A descriptor of wgmma or tcgen05 as its bit fields
  export extern "cutectl desc" [
    --kind: string@"nu-complete cutectl desc kind" # What a number is; without it 32 bits are an instruction, and bits 46 and 47 tell tcgen05 from wgmma
    --format: string@"nu-complete cutectl desc format" # The format of values and tables
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl desc color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl desc language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    expr: string              # A descriptor, or its number: decimal, or with 0x in front; `-` reads standard input, one a line
  ]

  def "nu-complete cutectl mma format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl mma color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl mma language" [] {
    [ "c++" "cute" ]
  }

  # MMA operations, atoms and tilings: who holds what of A, B and C
  export extern "cutectl mma" [
    --arch: string            # List those of an architecture: SM80, sm_80 or 80
    --shape: string           # List those of a shape: 16x8x16
    --dtype: string           # List those with a value type: half_t, f16, bf16
    --limit: string           # How many are listed
    --thread: string          # What threads hold, in order: numbers and ranges such as 0,1,4-7, or `all`
    --element: string         # Who holds an element: `A 3,7` or `A(3,7)`, `source 3,7`, or `3,7` alone of a layout
    --tensor: string          # Whether the tile divides a tensor, and the predicate if not: its extents, M,N,K of an MMA
    --registers: string       # The registers that a thread needs for the fragments of a tile: its extents, M,N,K of an MMA
    --csv                     # The same as --format csv
    --format: string@"nu-complete cutectl mma format" # The format of values and tables
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl mma color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl mma language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --help(-h)                # Print help (see more with '--help')
    subject?: string          # An operation, a part of its name (`*` for any text), or an expression; nothing lists all, `-` reads standard input
  ]

  def "nu-complete cutectl copy format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl copy color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl copy language" [] {
    [ "c++" "cute" ]
  }

  # Copy operations, atoms and tilings: who reads and who writes what
  export extern "cutectl copy" [
    --arch: string            # List those of an architecture: SM75, sm_75 or 75
    --dtype: string           # The value type of the atom of an operation
    --limit: string           # How many are listed
    --thread: string          # What threads hold, in order: numbers and ranges such as 0,1,4-7, or `all`
    --element: string         # Who holds an element: `A 3,7` or `A(3,7)`, `source 3,7`, or `3,7` alone of a layout
    --tensor: string          # Whether the tile divides a tensor, and the predicate if not: its extents, M,N,K of an MMA
    --registers: string       # The registers that a thread needs for the fragments of a tile: its extents, M,N,K of an MMA
    --csv                     # The same as --format csv
    --format: string@"nu-complete cutectl copy format" # The format of values and tables
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl copy color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl copy language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --help(-h)                # Print help (see more with '--help')
    subject?: string          # An operation, a part of its name (`*` for any text), or an expression; nothing lists all, `-` reads standard input
  ]

  def "nu-complete cutectl tv format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl tv color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl tv language" [] {
    [ "c++" "cute" ]
  }

  # A thread-value layout: who holds what of a tile
  export extern "cutectl tv" [
    --tile: string            # The extents of the tile, column-major; if left out those that the text says, or its cosize in a row
    --thread: string          # What threads hold, in order: numbers and ranges such as 0,1,4-7, or `all`
    --element: string         # Who holds an element: `A 3,7` or `A(3,7)`, `source 3,7`, or `3,7` alone of a layout
    --tensor: string          # Whether the tile divides a tensor, and the predicate if not: its extents, M,N,K of an MMA
    --registers: string       # The registers that a thread needs for the fragments of a tile: its extents, M,N,K of an MMA
    --csv                     # The same as --format csv
    --format: string@"nu-complete cutectl tv format" # The format of values and tables
    --svg: path               # Draw it as SVG
    --html: path              # Draw it as a page that answers the pointer
    --png: path               # Draw it in pixels
    --pdf: path               # Draw it as PDF
    --latex: path             # Draw it as TikZ
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl tv color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl tv language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    layout: string            # A layout of rank 2 from (thread, value) to the index in a tile, or a tiling; `-` reads standard input
  ]

  def "nu-complete cutectl why format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl why color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl why language" [] {
    [ "c++" "cute" ]
  }

  # What the errors in a compiler's log mean
  export extern "cutectl why" [
    --format: string@"nu-complete cutectl why format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl why color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl why language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    log?: path                # A log of nvcc, NVRTC, clang, g++ or the CuTe DSL; `-` or none reads standard input
  ]

  def "nu-complete cutectl filter color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl filter language" [] {
    [ "c++" "cute" ]
  }

  # Any text with the types of CuTe written as layouts
  export extern "cutectl filter" [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl filter color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl filter language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    input?: path              # A text: a log, a profiler's report; `-` or none reads standard input
  ]

  def "nu-complete cutectl read from" [] {
    [ "ttg" "dsl" "torch" "numpy" "memref" "xla" "mdspan" "tilelang" ]
  }

  def "nu-complete cutectl read format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl read color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl read language" [] {
    [ "c++" "cute" ]
  }

  # A layout as Triton, CuTe DSL, torch, numpy, MLIR, XLA or mdspan write it, in CuTe's notation
  export extern "cutectl read" [
    --from: string@"nu-complete cutectl read from" # The notation, where the text does not tell
    --format: string@"nu-complete cutectl read format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl read color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl read language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    text?: string             # A layout as another tool writes it; `-` or none reads standard input, the whole of it
  ]

  def "nu-complete cutectl errors format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl errors color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl errors language" [] {
    [ "c++" "cute" ]
  }

  # The index of errors
  export extern "cutectl errors" [
    --format: string@"nu-complete cutectl errors format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl errors color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl errors language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    code?: string             # A code such as E0401 or 401, or words to look for
  ]

  def "nu-complete cutectl learn lang" [] {
    [ "en" "zh" ]
  }

  def "nu-complete cutectl learn export" [] {
    [ "md" ]
  }

  def "nu-complete cutectl learn color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl learn language" [] {
    [ "c++" "cute" ]
  }

  # Learn layouts: short lessons with exercises that are judged
  export extern "cutectl learn" [
    --lang: string@"nu-complete cutectl learn lang" # The language of the lessons; else that of the environment
    --list                    # List the lessons
    --forget                  # Forget which exercises are done
    --quiz: string            # Questions at random, without end, at a level from 1 to 5 (1 if left out)
    --seed: string            # The seed of the questions: the same seed, the same questions
    --export: string@"nu-complete cutectl learn export" # Write all lessons as a document
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl learn color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl learn language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    lesson?: string           # The name or the number of a lesson to start with
  ]

  def "nu-complete cutectl repl color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl repl language" [] {
    [ "c++" "cute" ]
  }

  # The interactive session; without a command and on a terminal it starts by itself
  export extern "cutectl repl" [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl repl color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl repl language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
  ]

  def "nu-complete cutectl completions shell" [] {
    [ "bash" "zsh" "fish" "powershell" "elvish" "nushell" ]
  }

  def "nu-complete cutectl completions color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl completions language" [] {
    [ "c++" "cute" ]
  }

  # Write a completion script
  export extern "cutectl completions" [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl completions color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl completions language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    shell: string@"nu-complete cutectl completions shell" # The shell
  ]

  def "nu-complete cutectl man color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl man language" [] {
    [ "c++" "cute" ]
  }

  # Write the manual pages
  export extern "cutectl man" [
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl man color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl man language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    dir?: directory           # A folder for a page a command; without it the main page goes to standard output
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "cutectl help" [
  ]

  # Evaluate expressions and print their values as CuTe's print does
  export extern "cutectl help eval" [
  ]

  # Print a layout as a grid, a tensor with its elements
  export extern "cutectl help print" [
  ]

  # What there is to know of a layout
  export extern "cutectl help info" [
  ]

  # Run a C++ program that uses CuTe
  export extern "cutectl help run" [
  ]

  # The value of an expression, its facts and its grid
  export extern "cutectl help show" [
  ]

  # Print a layout as TikZ, as CuTe's print_latex does
  export extern "cutectl help latex" [
  ]

  # Draw a value as SVG
  export extern "cutectl help svg" [
  ]

  # Draw a value as PNG
  export extern "cutectl help png" [
  ]

  # Draw a value as PDF
  export extern "cutectl help pdf" [
  ]

  # Draw a value as an HTML page that answers the pointer and the keyboard
  export extern "cutectl help html" [
  ]

  # Look around inside a layout, full screen
  export extern "cutectl help explore" [
  ]

  # The index of coordinates
  export extern "cutectl help crd2idx" [
  ]

  # The natural coordinate of 1-D coordinates
  export extern "cutectl help idx2crd" [
  ]

  # Every coordinate that maps to an index
  export extern "cutectl help where" [
  ]

  # The coordinate table: 1-D, flat and natural coordinate, index
  export extern "cutectl help coords" [
  ]

  # What a coordinate with underscores keeps
  export extern "cutectl help slice" [
  ]

  # What a coordinate with underscores leaves out
  export extern "cutectl help dice" [
  ]

  # The same function with as few modes as possible
  export extern "cutectl help coalesce" [
  ]

  # A o B, and on to the right
  export extern "cutectl help compose" [
  ]

  # What a layout leaves out below a cotarget
  export extern "cutectl help complement" [
  ]

  # A layout as tiles and rest
  export extern "cutectl help divide" [
  ]

  # A block repeated over a layout
  export extern "cutectl help product" [
  ]

  # The inverse of a layout
  export extern "cutectl help inverse" [
  ]

  # Is every coordinate of A a coordinate of B?
  export extern "cutectl help compat" [
  ]

  # Are two layouts the same function?
  export extern "cutectl help same" [
  ]

  # Check that expressions are true
  export extern "cutectl help assert" [
  ]

  # The layout behind numbers, or the first number that no layout explains
  export extern "cutectl help infer" [
  ]

  # The layout, swizzle, tiler or coordinate that makes an equation true
  export extern "cutectl help solve" [
  ]

  # How a value comes about, step by step, or why an operation is refused
  export extern "cutectl help explain" [
  ]

  # What shared memory does with the accesses of a tile: wavefronts and bank conflicts
  export extern "cutectl help bank" [
  ]

  # The swizzle that cures bank conflicts, what a swizzle does, and how it is written for other elements
  export extern "cutectl help swizzle" [
  ]

  # The swizzles that minimise the wavefronts of all accesses together, by trying every valid one
  export extern "cutectl help swizzle suggest" [
  ]

  # The bits of a swizzle, what moves where, and its forms in bits, bytes and elements
  export extern "cutectl help swizzle explain" [
  ]

  # A swizzle, or a swizzled layout, for elements of another size
  export extern "cutectl help swizzle recast" [
  ]

  # What global memory does with the accesses of a tile: sectors, alignment, and an order that coalesces
  export extern "cutectl help global" [
  ]

  # The vector that CuTe's copy chooses between two layouts, and why no wider one
  export extern "cutectl help vector" [
  ]

  # What a copy by the tensor memory accelerator does: box, strides, swizzle, instructions, legality
  export extern "cutectl help tma" [
  ]

  # A descriptor of wgmma or tcgen05 as its bit fields
  export extern "cutectl help desc" [
  ]

  # MMA operations, atoms and tilings: who holds what of A, B and C
  export extern "cutectl help mma" [
  ]

  # Copy operations, atoms and tilings: who reads and who writes what
  export extern "cutectl help copy" [
  ]

  # A thread-value layout: who holds what of a tile
  export extern "cutectl help tv" [
  ]

  # What the errors in a compiler's log mean
  export extern "cutectl help why" [
  ]

  # Any text with the types of CuTe written as layouts
  export extern "cutectl help filter" [
  ]

  # A layout as Triton, CuTe DSL, torch, numpy, MLIR, XLA or mdspan write it, in CuTe's notation
  export extern "cutectl help read" [
  ]

  # The functions of the language
  export extern "cutectl help functions" [
  ]

  # The index of errors
  export extern "cutectl help errors" [
  ]

  # Learn layouts: short lessons with exercises that are judged
  export extern "cutectl help learn" [
  ]

  # The interactive session; without a command and on a terminal it starts by itself
  export extern "cutectl help repl" [
  ]

  # Write a completion script
  export extern "cutectl help completions" [
  ]

  # Write the manual pages
  export extern "cutectl help man" [
  ]

  # Print this message or the help of the given subcommand(s)
  export extern "cutectl help help" [
  ]

  def "nu-complete cutectl functions format" [] {
    [ "text" "json" "ndjson" "csv" "tsv" "markdown" ]
  }

  def "nu-complete cutectl functions color" [] {
    [ "auto" "always" "never" ]
  }

  def "nu-complete cutectl functions language" [] {
    [ "c++" "cute" ]
  }

  def "nu-complete cutectl functions name" [] {
    [ "max" "min" "gcd" "lcm" "abs" "signum" "has_single_bit" "shiftl" "shiftr" "ceil_div" "round_up" "shape_div" "safe_div" "is_static" "is_integral" "is_std_integral" "is_constant" "is_underscore" "has_underscore" "all_underscore" "E" "make_basis_like" "basis_value" "basis_get" "as_arithmetic_tuple" "make_arithmetic_tuple" "bit_width" "bit_ceil" "bit_floor" "countl_zero" "countl_one" "countr_zero" "countr_one" "popcount" "rotl" "rotr" "log_2" "make_tuple" "rank" "depth" "size" "get" "product" "product_each" "product_like" "sum" "inner_product" "elem_scale" "elem_less" "elem_leq" "elem_gtr" "elem_geq" "lex_less" "lex_leq" "lex_gtr" "lex_geq" "colex_less" "colex_leq" "colex_gtr" "colex_geq" "congruent" "weakly_congruent" "compatible" "weakly_compatible" "evenly_divides" "repeat" "tuple_repeat" "repeat_like" "replace" "replace_front" "replace_back" "insert" "remove" "append" "prepend" "tuple_cat" "take" "select" "group" "group_modes" "flatten" "flatten_to_tuple" "unflatten" "wrap" "unwrap" "front" "back" "reverse" "zip" "zip2_by" "filter_zeros" "find" "array" "crd2idx" "idx2crd" "crd2crd" "get_hier_coord" "get_flat_coord" "get_1d_coord" "compact_col_major" "compact_row_major" "compact_major" "compact_order" "slice" "slice_" "dice" "slice_and_offset" "domain_offset" "make_layout" "make_ordered_layout" "make_layout_like" "make_fragment_like" "make_identity_layout" "layout" "shape" "stride" "cosize" "coshape" "coprofile" "size_in_bits" "Layout" "coalesce" "filter" "composition" "compose" "with_shape" "tile" "complement" "right_inverse" "left_inverse" "max_common_layout" "max_common_vector" "max_alignment" "nullspace" "domain_distribute" "logical_divide" "zipped_divide" "tiled_divide" "flat_divide" "tile_unzip" "logical_product" "zipped_product" "tiled_product" "flat_product" "blocked_product" "raked_product" "tile_to_shape" "upcast" "downcast" "recast_layout" "Sw" "make_swizzle" "apply" "num_bits" "num_base" "num_shft" "swizzle_code" "make_mixed_bits" "to_mixed_bits" "make_composed_layout" "as_position_independent_swizzle_layout" "ComposedLayout" "layout_a" "layout_b" "offset" "get_swizzle_portion" "get_nonswizzle_portion" "GMMA::Layout_INTER_Atom" "GMMA::Layout_SW32_Atom" "GMMA::Layout_SW64_Atom" "GMMA::Layout_SW128_Atom" "GMMA::Layout_MN_INTER_Atom" "GMMA::Layout_MN_SW32_Atom" "GMMA::Layout_MN_SW64_Atom" "GMMA::Layout_MN_SW128_Atom" "GMMA::Layout_K_INTER_Atom" "GMMA::Layout_K_SW32_Atom" "GMMA::Layout_K_SW64_Atom" "GMMA::Layout_K_SW128_Atom" "UMMA::Layout_MN_SW128_32B_Atom" "GMMA::Layout_INTER_SpAtom" "GMMA::Layout_SW32_SpAtom" "GMMA::Layout_SW64_SpAtom" "GMMA::Layout_SW128_SpAtom" "GMMA::Layout_MN_INTER_SpAtom" "GMMA::Layout_MN_SW32_SpAtom" "GMMA::Layout_MN_SW64_SpAtom" "GMMA::Layout_MN_SW128_SpAtom" "GMMA::Layout_K_INTER_SpAtom" "GMMA::Layout_K_SW32_SpAtom" "GMMA::Layout_K_SW64_SpAtom" "GMMA::Layout_K_SW128_SpAtom" "UMMA::Layout_MN_SW128_32B_SpAtom" "counting_iter" "make_inttuple_iter" "ArithTuple" "make_gmem_ptr" "make_smem_ptr" "make_ptr" "make_tensor" "make_identity_tensor" "make_coord_tensor" "tensor" "local_tile" "outer_partition" "local_partition" "data" "smem_ptr_flag_bits" "smem_sparse_ptr_flag_bits" "make_rmem_ptr" "make_tmem_ptr" "make_swizzle_ptr" "recast_ptr" "raw_pointer_cast" "recast" "make_tensor_like" "as_position_independent_swizzle_tensor" "tile_to_mma_shape" "MMA_Atom" "MMA_Traits" "TiledMMA" "ThrMMA" "make_tiled_mma" "get_slice" "thrfrg_A" "thrfrg_B" "thrfrg_C" "get_layoutA_TV" "get_layoutB_TV" "get_layoutC_TV" "partition_A" "partition_B" "partition_C" "partition_shape_A" "partition_shape_B" "partition_shape_C" "partition_fragment_A" "partition_fragment_B" "partition_fragment_C" "make_fragment_A" "make_fragment_B" "make_fragment_C" "tile_shape" "tile_size" "permutation_mnk" "get_thr_layout_vmnk" "thr_size" "Copy_Atom" "TiledCopy" "ThrCopy" "make_tiled_copy" "make_tiled_copy_impl" "make_tiled_copy_A" "make_tiled_copy_B" "make_tiled_copy_C" "make_tiled_copy_C_atom" "make_tiled_copy_S" "make_tiled_copy_D" "make_cotiled_copy" "make_layout_tv" "tidfrg_S" "tidfrg_D" "tile2thrfrg" "get_layoutS_TV" "get_layoutD_TV" "partition_S" "partition_D" "retile" "make_tma_copy" "make_tma_atom" "make_tma_copy_A_sm90" "make_tma_copy_B_sm90" "make_tma_copy_C_sm90" "make_tma_atom_A_sm100" "make_tma_atom_B_sm100" "make_tma_copy_A_sm100" "make_tma_copy_B_sm100" "make_tma_copy_C_sm100" "get_tma_tensor" "tma_partition" "create_tma_multicast_mask" "make_tiled_tma_atom" "make_tiled_tma_atom_A" "make_tiled_tma_atom_B" "CopyBulkTensorTileG2SOp" "CopyBulkTensorTileG2SMulticastOp" "CopyBulkTensorTileS2GOp" "CopyReduceBulkTensorTileS2GOp" "make_gmma_desc" "make_umma_desc" "make_instr_desc" "make_instr_desc_block_scaled" "make_runtime_instr_desc" "make_runtime_instr_desc_block_scaled" "UMMA::tmem_frg" "UMMA::tmem_frg_1sm" "UMMA::tmem_frg_2sm" "UMMA::tmem_frg_ws" "UMMA::tmem_frg_ws_1sm" "UMMA::tmem_e_frg" "UMMA::tmem_e_frg_ws" "UMMA::tmem_sf_frg" "UMMA::tmem_frg::make" "UMMA::tmem_frg_1sm::make" "UMMA::tmem_frg_2sm::make" "UMMA::tmem_frg_ws::make" "UMMA::tmem_frg_ws_1sm::make" "UMMA::tmem_e_frg::make" "UMMA::tmem_e_frg_ws::make" "UMMA::tmem_sf_frg::make" "make_tmem_copy" "make_utccp_copy" "make_tmem_warp_partitioner" "partition" "Sm1xxBlockScaledConfig" "Sm1xxBlockScaledConfig::tile_atom_to_shape_SFA" "Sm1xxBlockScaledConfig::tile_atom_to_shape_SFB" "Sm1xxBlockScaledConfig::deduce_layoutSFA" "Sm1xxBlockScaledConfig::deduce_layoutSFB" "Sm1xxBlockScaledConfig::deduce_smem_layoutSFA" "Sm1xxBlockScaledConfig::deduce_smem_layoutSFB" "Sm1xxBlockScaledConfig::SfAtom" "Sm1xxBlockScaledConfig::LayoutSF" "Sm1xxBlockScaledOutputConfig" "Sm1xxBlockScaledOutputConfig::tile_atom_to_shape_SFD" "Sm1xxBlockScaledOutputConfig::deduce_layoutSFD" "Sm1xxBlockScaledOutputConfig::SfAtom" "Sm1xxBlockScaledTensorConfig::tile_atom_to_shape" "Sm1xxBlockScaledTensorConfig::SfAtom" "Sm103BlockScaledConfig" "Sm103BlockScaledConfig::tile_atom_to_shape_SFA" "Sm103BlockScaledConfig::tile_atom_to_shape_SFB" "Sm103BlockScaledConfig::deduce_layoutSFA" "Sm103BlockScaledConfig::deduce_layoutSFB" "Sm103BlockScaledConfig::SfAtom" "ss_op_selector" "rs_op_selector" "Int" "integral_constant" "true_type" "false_type" "int" "Shape" "int_sequence" "ScaledBasis" "R" "sparse_elem" "num" "den" "ratio" "nratio" "trait_ratio" "make_int_sequence" "make_int_rsequence" "make_int_range" "tuple_seq" "tuple_rseq" "sizeof_bits_v" "sizeof_bits" "value" "static_value" "conditional_return" "print" "print_layout" "print_latex" "print_latex_tv" "print_svg" "print1D" "print2D" "print_tensor" "static_assert" "CUTE_STATIC_ASSERT_V" "assert" "injective" "surjective" "contiguous" "same" "conflict_free" ]
  }

  # The functions of the language
  export extern "cutectl functions" [
    --format: string@"nu-complete cutectl functions format" # The format of values and tables
    --cxx                     # Exactly C++: a run-time integer decides nothing that C++ decides at compile time
    --plain                   # Print integers without underscores
    --define(-D): string      # Bind a name before anything is evaluated
    --shape: string           # The shape of a layout in another notation that does not say it: 128,64
    --dtype: string           # The type of an element: f16, half_t, float, uint8_t, ...
    --bits: string            # The size of an element in bits, where --dtype does not say it
    --check                   # Judge every answer of a batch too: is it what its operation promises?
    --strict                  # Refuse answers that are not what their operations promise (implies --check)
    --jobs: string            # How many threads answer the lines of a batch; by default the cores, and one below 10,000 lines
    --color: string@"nu-complete cutectl functions color" # When to use colour
    --file(-f): path          # A file of definitions for the expressions: of C++ (.cu, .cuh, .cpp, .cc, .cxx, .h, .hpp), or of the notation
    -x: string@"nu-complete cutectl functions language" # The language of files
    -I: directory             # A folder in which files that C++ includes are looked for
    --arch: string            # The architecture that C++ is read for, and that the device has: sm_80
    --help(-h)                # Print help (see more with '--help')
    name?: string@"nu-complete cutectl functions name" # A function, a part of its name, or words of what it computes
  ]

}

export use completions *
