//! The vector types of CUDA, `float4` and its relatives, each with the function that makes it.

/// The elements of the vector types: the name in front of the number of elements, the type, and its bytes.
const ELEMENTS: [(&str, &str, u32); 12] = [
    ("char", "signed char", 1),
    ("uchar", "unsigned char", 1),
    ("short", "short", 2),
    ("ushort", "unsigned short", 2),
    ("int", "int", 4),
    ("uint", "unsigned int", 4),
    ("long", "long", 8),
    ("ulong", "unsigned long", 8),
    ("longlong", "long long", 8),
    ("ulonglong", "unsigned long long", 8),
    ("float", "float", 4),
    ("double", "double", 8),
];

/// The vector type that a name or `make_` in front of it means, and its definition in C++.
pub(super) fn definition(name: &str) -> Option<(&str, String)> {
    let of = name.strip_prefix("make_").unwrap_or(name);
    let n = of.bytes().last().filter(|c| (b'1'..=b'4').contains(c))? - b'0';
    let (_, element, bytes) = ELEMENTS.iter().find(|(prefix, ..)| *prefix == &of[..of.len() - 1])?;
    let members = &["x", "y", "z", "w"][..n.into()];
    let params: Vec<String> = members.iter().map(|m| format!("{element} {m}")).collect();
    let (params, list) = (params.join(", "), members.join(", "));
    // three lie as an array does, as many as a power of two are moved as one
    let align = if n == 3 { *bytes } else { (bytes * u32::from(n)).min(16) };
    // `uint3` is what the coordinates of threads are
    let class = if of == "uint3" { String::new() } else { format!("struct alignas({align}) {of} {{ {element} {list}; }};\n") };
    Some((of, format!("{class}{of} make_{of}({params}) {{ return {of}{{{list}}}; }}\n")))
}

#[cfg(test)]
mod tests {
    use super::definition;

    #[test]
    fn a_vector_type_is_known_by_its_name() {
        let (name, text) = definition("make_float4").unwrap();
        assert_eq!(name, "float4");
        assert!(text.contains("struct alignas(16) float4 { float x, y, z, w; };"), "{text}");
        assert!(definition("short3").unwrap().1.contains("alignas(2)"));
        assert!(definition("float5").is_none() && definition("make_").is_none() && definition("x4").is_none());
    }
}
