//! What stands around a compiler's words: colours, ends of lines, the files that are nobody's own.

use std::borrow::Cow;

/// The longest line that is looked at, in bytes; of a longer one its start is.
pub const MAX_LINE: usize = 1 << 17;

/// A line without colours, hyperlinks and the ends of lines of other systems.
pub fn plain(line: &[u8]) -> Cow<'_, str> {
    let line = &line[..line.len().min(MAX_LINE)];
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if !line.iter().any(|b| matches!(b, 0x1b | b'\r' | 0xef)) {
        return String::from_utf8_lossy(line);
    }
    let mut kept = Vec::with_capacity(line.len());
    let mut i = 0;
    while let Some(byte) = line.get(i) {
        match byte {
            0x1b => i = behind_escape(line, i + 1),
            // What a progress bar wrote before it went back to the start of the line.
            b'\r' => {
                kept.clear();
                i += 1;
            }
            0xef if line[i..].starts_with(b"\xef\xbb\xbf") => i += 3,
            byte => {
                kept.push(*byte);
                i += 1;
            }
        }
    }
    String::from_utf8_lossy(&kept).into_owned().into()
}

/// Where a sequence ends whose first byte behind the escape is at `i`.
fn behind_escape(line: &[u8], i: usize) -> usize {
    let end = |from: usize, ends: &dyn Fn(&u8) -> bool| line[from..].iter().position(ends).map_or(line.len(), |n| from + n + 1);
    match line.get(i) {
        Some(b'[') => end(i + 1, &|b| (0x40..=0x7e).contains(b)),
        // A title or a link: up to BEL, or to the backslash of ESC \.
        Some(b']') => end(i + 1, &|b| matches!(b, 7 | b'\\')),
        Some(b'(' | b')') => (i + 2).min(line.len()),
        Some(_) => i + 1,
        None => i,
    }
}

/// Whether a file is a header of CuTe or of CUTLASS.
pub fn is_cute(file: &str) -> bool {
    let file = file.replace('\\', "/");
    let source = [".cu", ".cpp", ".cc", ".cxx", ".c", ".py", ".mlir"].iter().any(|e| file.ends_with(e));
    let own = ["/examples/", "/test/", "/tests/", "/tutorial/"].iter().any(|folder| file.contains(folder));
    let header = |folder: &str| file.starts_with(folder) || file.contains(&format!("/{folder}"));
    let included = header("include/cute/") || header("include/cutlass/") || header("util/include/cutlass/");
    !source && (included || (!own && (header("cute/") || header("cutlass/"))))
}

/// Whether a file comes with CUDA, with a compiler or with Python: the reader of the log did not write it.
pub fn is_system(file: &str) -> bool {
    const PARTS: [&str; 30] = [
        "/usr/include/",
        "/usr/local/cuda",
        "/usr/lib/",
        "/usr/lib64/",
        "/usr/local/include/",
        "/include/c++/",
        "/lib/gcc/",
        "/lib/clang/",
        "/llvm/include/",
        "/cuda/include/",
        "/cuda/std/",
        "/libcudacxx/",
        "/cccl/",
        "/include/cub/",
        "/include/thrust/",
        "/include/crt/",
        "/targets/x86_64-linux/include/",
        "/targets/sbsa-linux/include/",
        "nvidia gpu computing toolkit",
        "microsoft visual studio",
        "windows kits",
        "/msvc/",
        "/bits/",
        "site-packages/",
        "dist-packages/",
        "nvidia_cutlass_dsl",
        "/python3",
        "<built-in>",
        "<command line>",
        "<scratch space>",
    ];
    let file = file.replace('\\', "/").to_ascii_lowercase();
    PARTS.iter().any(|part| file.contains(part))
        || ["cuda/std/", "cub/", "thrust/", "crt/", "<frozen"].iter().any(|part| file.starts_with(part))
        || matches!(file.as_str(), "cuda_runtime.h" | "utility" | "type_traits" | "tuple" | "xutility" | "xmemory" | "memory")
}

/// Whether a line of this file is one that the reader of a log can change.
pub fn is_own(file: &str) -> bool {
    !is_cute(file) && !is_system(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whose_file_is_it() {
        for cute in [
            "/opt/cutlass/include/cute/layout.hpp",
            "third_party\\cutlass\\include\\cute\\layout.hpp",
            "/usr/lib/python3/dist-packages/tl/include/cute/atom/copy_atom.hpp",
            "cute/layout.hpp",
            "../cutlass/include/cutlass/gemm/collective/builders/sm90_common.inl",
            "C:\\src\\cutlass\\tools\\util\\include\\cutlass\\util\\print_error.hpp",
        ] {
            assert!(is_cute(cute) && !is_own(cute), "{cute}");
        }
        for own in [
            "user.cu",
            "/home/me/cutlass/examples/cute/tutorial/sgemm_1.cu",
            "/home/me/cutlass/examples/41_fused/kernel_forward.h",
            "csrc/flash_attn/src/kernel_traits.h",
            "src/cute_kernels.hpp",
        ] {
            assert!(is_own(own), "{own}");
        }
        for system in ["/usr/include/c++/12/bits/utility.h", "/usr/local/cuda/include/cuda/std/__utility/integer_sequence.h"] {
            assert!(!is_cute(system) && !is_own(system), "{system}");
        }
    }

    #[test]
    fn colours_links_and_progress_are_gone() {
        assert_eq!(plain(b"\x1b[1ma.hpp:1:2: \x1b[0m\x1b[0;1;31merror: \x1b[0mx\r\n"), "a.hpp:1:2: error: x");
        assert_eq!(plain(b"\x1b[01m\x1b[Kfoo.cu:\x1b[m\x1b[K \x1b]8;;file:///a\x1b\\y\x1b]8;;\x07"), "foo.cu: y");
        assert_eq!(plain(b"  3%\r 50%\rdone\n"), "done");
        assert_eq!(plain(b"\x1b"), "");
    }
}
