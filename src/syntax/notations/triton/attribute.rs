//! The syntax of Triton's attributes: `#ttg.blocked<{sizePerThread = [1, 4], …}>`, with values, lists and attributes in them.

use crate::syntax::notations::cursor::Cursor;
use crate::syntax::notations::{MAX_DEPTH, Result, Wrong, list};
use std::collections::HashMap;
use std::ops::Range;

/// A value of a key.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `4`.
    Integer(i64),
    /// `true`.
    Truth(bool),
    /// `[1, 4]`.
    List(Vec<Value>),
    /// `#ttg.blocked<…>`, or the name of one.
    Attribute(Box<Attribute>),
}

/// A key with its value, and where they stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key: `sizePerThread`.
    pub key: String,
    /// What stands behind its `=`.
    pub value: Value,
    /// The bytes of key and value in the text.
    pub at: Range<usize>,
}

/// An attribute.
#[derive(Clone, Debug, PartialEq)]
pub struct Attribute {
    /// Its name without its dialect: `blocked`.
    pub name: String,
    /// The keys between its angle brackets, with their values.
    pub entries: Vec<Entry>,
    /// `64:+8` of padded memory: an interval, and what is added behind each.
    pub paddings: Vec<(i64, i64)>,
    /// The bytes of the attribute in the text.
    pub at: Range<usize>,
    /// How many attributes it is made of, itself included, and how deep they nest.
    measure: (usize, usize),
}

/// The attributes that have names: `#blocked = #ttg.blocked<…>`.
pub type Aliases = HashMap<String, Attribute>;

/// How a name begins that is an attribute.
pub const DIALECTS: [&str; 3] = ["#ttg.", "#ttng.", "#triton_gpu."];

/// The most entries of a list.
const MAX_ENTRIES: usize = 1 << 12;

/// Whether an attribute starts here.
pub fn opens(text: &str) -> bool {
    DIALECTS.iter().any(|d| text.starts_with(d))
}

/// Reads an attribute or the name of one.
pub fn attribute(c: &mut Cursor, aliases: &Aliases, depth: usize) -> Result<Attribute> {
    c.skip();
    let start = c.position();
    if depth > MAX_DEPTH {
        return c.wrong(format!("more than {MAX_DEPTH} levels of brackets"));
    }
    let Some(dialect) = DIALECTS.iter().find(|d| c.rest().starts_with(**d)) else {
        if c.peek() != b'#' {
            return c.wrong("an attribute such as `#ttg.blocked<{…}>` is expected here");
        }
        c.advance(1);
        let name = c.word(b"");
        return match aliases.get(name) {
            Some(known) => Ok(known.clone()),
            None => c.wrong_since(start, format!("`#{name}` is defined nowhere in the text: `#{name} = #ttg.…`")),
        };
    };
    c.advance(dialect.len());
    let mut found =
        Attribute { name: c.word(b"").to_string(), entries: Vec::new(), paddings: Vec::new(), at: start..start, measure: (1, 1) };
    if c.peek() == b'<' {
        c.advance(1);
        loop {
            match c.eat("{") {
                true => entries(c, aliases, depth, &mut found.entries, "}")?,
                false if c.eat("[") => paddings(c, &mut found.paddings)?,
                false if c.eat(">") => break,
                false => found.entries.push(entry(c, aliases, depth)?),
            }
            if c.eat(">") {
                break;
            }
            c.eat(",");
            if found.entries.len() > MAX_ENTRIES || c.is_at_end() {
                return c.wrong("`>` is expected here");
            }
        }
    }
    found.at = start..c.position();
    for e in &found.entries {
        measure(&e.value, &mut found.measure);
    }
    // A name stands for what it names: a short text could name very much, and very deep.
    match found.measure {
        (0..=MAX_ENTRIES, 0..=MAX_DEPTH) => Ok(found),
        _ => c.wrong_since(start, format!("more than {MAX_ENTRIES} attributes in one, or more than {MAX_DEPTH} levels of them")),
    }
}

/// Adds the attributes of a value: how many there are, and how deep they nest.
fn measure(value: &Value, sum: &mut (usize, usize)) {
    match value {
        Value::Attribute(a) => *sum = (sum.0.saturating_add(a.measure.0), sum.1.max(a.measure.1 + 1)),
        Value::List(all) => all.iter().for_each(|v| measure(v, sum)),
        Value::Integer(_) | Value::Truth(_) => {}
    }
}

/// `key = value, …` up to `close`.
fn entries(c: &mut Cursor, aliases: &Aliases, depth: usize, all: &mut Vec<Entry>, close: &str) -> Result<()> {
    while !c.eat(close) {
        let found = entry(c, aliases, depth)?;
        if all.iter().any(|e| e.key == found.key) {
            return c.wrong_since(found.at.start, format!("`{}` stands here twice", found.key));
        }
        all.push(found);
        if all.len() > MAX_ENTRIES {
            return c.wrong(format!("more than {MAX_ENTRIES} entries"));
        }
        if !c.eat(",") {
            return c.expect(close);
        }
    }
    Ok(())
}

fn entry(c: &mut Cursor, aliases: &Aliases, depth: usize) -> Result<Entry> {
    c.skip();
    let start = c.position();
    let key = c.word(b"");
    if key.is_empty() {
        return c.wrong("a key is expected here, as in `order = [1, 0]`");
    }
    c.expect("=")?;
    let value = value(c, aliases, depth + 1)?;
    Ok(Entry { key: key.to_string(), value, at: start..c.position() })
}

fn value(c: &mut Cursor, aliases: &Aliases, depth: usize) -> Result<Value> {
    if depth > MAX_DEPTH {
        return c.wrong(format!("more than {MAX_DEPTH} levels of brackets"));
    }
    c.skip();
    if c.peek() == b'#' {
        return Ok(Value::Attribute(Box::new(attribute(c, aliases, depth + 1)?)));
    }
    if c.eat("[") {
        let mut all = Vec::new();
        while !c.eat("]") {
            all.push(value(c, aliases, depth + 1)?);
            if all.len() > MAX_ENTRIES {
                return c.wrong(format!("more than {MAX_ENTRIES} entries"));
            }
            if !c.eat(",") {
                c.expect("]")?;
                break;
            }
        }
        return Ok(Value::List(all));
    }
    if let Some(n) = c.integer()? {
        // `32 : i32`, as MLIR writes an integer with its type.
        let behind = c.clone();
        if !(c.eat(":") && c.word(b"").starts_with('i')) {
            *c = behind;
        }
        return Ok(Value::Integer(n));
    }
    let start = c.position();
    match c.word(b"") {
        "true" => Ok(Value::Truth(true)),
        "false" => Ok(Value::Truth(false)),
        "" => c.wrong("a value is expected here"),
        _ => c.wrong_since(start, "an integer, `true`, `false`, a list or an attribute is expected here"),
    }
}

/// `64:+8, …]`.
fn paddings(c: &mut Cursor, all: &mut Vec<(i64, i64)>) -> Result<()> {
    while !c.eat("]") {
        c.skip();
        let start = c.position();
        let interval = c.expect_integer()?;
        c.expect(":")?;
        c.expect("+")?;
        let padding = c.expect_integer()?;
        for (n, what) in [(interval, "interval"), (padding, "padding")] {
            if n < 1 || n & (n - 1) != 0 {
                return c.wrong_since(start, format!("the {what} {n} is no power of two"));
            }
        }
        if all.iter().any(|(i, _)| *i == interval) {
            return c.wrong_since(start, format!("the interval {interval} stands here twice"));
        }
        all.push((interval, padding));
        if all.len() > MAX_DEPTH {
            return c.wrong(format!("more than {MAX_DEPTH} intervals"));
        }
        if !c.eat(",") {
            return c.expect("]");
        }
    }
    Ok(())
}

/// What keys may stand in an attribute, and their values as they are asked for.
pub struct Keys<'e> {
    attribute: &'e Attribute,
}

impl<'e> Keys<'e> {
    /// The keys of `attribute`, all of which must be among `known`.
    pub fn of(attribute: &'e Attribute, known: &[&str]) -> Result<Self> {
        let keys = Keys { attribute };
        match attribute.entries.iter().find(|e| !known.contains(&e.key.as_str())) {
            Some(e) => keys.wrong(&e.at, format!("`{}` has no key `{}`; it has {}", attribute.name, e.key, known.join(", "))),
            None => Ok(keys),
        }
    }

    /// What is wrong at some bytes.
    #[cold]
    #[inline(never)]
    pub fn wrong<T>(&self, at: &Range<usize>, message: impl Into<String>) -> Result<T> {
        Err(Wrong { at: at.clone(), message: message.into(), lacks: None })
    }

    /// What is wrong with the attribute as a whole.
    #[cold]
    #[inline(never)]
    pub fn wrong_all<T>(&self, message: impl Into<String>) -> Result<T> {
        self.wrong(&self.attribute.at, message)
    }

    /// The entry of a key.
    pub fn entry(&self, key: &str) -> Option<&'e Entry> {
        self.attribute.entries.iter().find(|e| e.key == key)
    }

    fn needed(&self, key: &str) -> Result<&'e Entry> {
        match self.entry(key) {
            Some(e) => Ok(e),
            None => self.wrong_all(format!("`{}` needs `{key} = …`", self.attribute.name)),
        }
    }

    /// An integer.
    pub fn integer(&self, key: &str) -> Result<i64> {
        let e = self.needed(key)?;
        match e.value {
            Value::Integer(n) => Ok(n),
            _ => self.wrong(&e.at, format!("`{key}` is an integer")),
        }
    }

    /// An integer, or what it is where the key is missing.
    pub fn integer_or(&self, key: &str, missing: i64) -> Result<i64> {
        if self.entry(key).is_none() { Ok(missing) } else { self.integer(key) }
    }

    /// A power of two.
    pub fn power(&self, key: &str) -> Result<i64> {
        let n = self.integer(key)?;
        match is_power(n) {
            true => Ok(n),
            false => self.wrong(&self.needed(key)?.at, format!("`{key}` is {n}, which is no power of two")),
        }
    }

    /// `true` or `false`.
    pub fn truth(&self, key: &str, missing: bool) -> Result<bool> {
        match self.entry(key) {
            None => Ok(missing),
            Some(Entry { value: Value::Truth(t), .. }) => Ok(*t),
            Some(e) => self.wrong(&e.at, format!("`{key}` is `true` or `false`")),
        }
    }

    /// An attribute.
    pub fn parent(&self, key: &str) -> Result<&'e Attribute> {
        let e = self.needed(key)?;
        match &e.value {
            Value::Attribute(a) => Ok(a),
            _ => self.wrong(&e.at, format!("`{key}` is an attribute")),
        }
    }

    /// A list of integers.
    pub fn integers(&self, key: &str) -> Result<Vec<i64>> {
        let e = self.needed(key)?;
        let numbers = match &e.value {
            Value::List(all) => all.iter().map(|v| if let Value::Integer(n) = v { Some(*n) } else { None }).collect(),
            _ => None,
        };
        match numbers {
            Some(numbers) => Ok(numbers),
            None => self.wrong(&e.at, format!("`{key}` is a list of integers")),
        }
    }

    /// A list of powers of two, one for each of `rank` dimensions.
    pub fn powers(&self, key: &str, rank: usize) -> Result<Vec<i64>> {
        let all = self.integers(key)?;
        let at = &self.needed(key)?.at;
        if let Some(n) = all.iter().find(|n| !is_power(**n)) {
            return self.wrong(at, format!("{n} in `{key}` is no power of two"));
        }
        match all.len() == rank {
            true => Ok(all),
            false => self.wrong(at, format!("`{key}` has {} entries for {rank} dimensions", all.len())),
        }
    }

    /// A permutation of `rank` dimensions.
    pub fn order(&self, key: &str, rank: usize) -> Result<Vec<usize>> {
        let all = self.integers(key)?;
        let found: Option<Vec<usize>> = all.iter().map(|n| usize::try_from(*n).ok()).collect();
        let whole = |o: &Vec<usize>| o.len() == rank && (0..rank).all(|d| o.contains(&d));
        match found.filter(whole) {
            Some(order) => Ok(order),
            None => self.wrong(&self.needed(key)?.at, format!("`{key}` is no permutation of the {rank} dimensions")),
        }
    }

    /// A list of bases: a coordinate of `rank` parts for each bit; empty where the key is missing and may be.
    pub fn bases(&self, key: &str, rank: Option<usize>, needed: bool) -> Result<Vec<Vec<i64>>> {
        let Some(e) = (if needed { Some(self.needed(key)?) } else { self.entry(key) }) else {
            return Ok(Vec::new());
        };
        let Value::List(all) = &e.value else {
            return self.wrong(&e.at, format!("`{key}` is a list of coordinates"));
        };
        if all.len() > 30 {
            return self.wrong(&e.at, format!("`{key}` has {} bits, more than 30", all.len()));
        }
        let mut bases: Vec<Vec<i64>> = Vec::with_capacity(all.len());
        for basis in all {
            let numbers: Option<Vec<i64>> = match basis {
                Value::List(parts) => parts.iter().map(|v| if let Value::Integer(n @ 0..) = v { Some(*n) } else { None }).collect(),
                _ => None,
            };
            let rank = rank.or(bases.first().map(Vec::len));
            match numbers.filter(|n| !n.is_empty() && rank.is_none_or(|r| n.len() == r)) {
                Some(numbers) => bases.push(numbers),
                None => {
                    let want = rank.map_or(String::new(), |r| format!(" of {r} parts"));
                    return self.wrong(&e.at, format!("`{key}` is a list of coordinates{want}, one for each bit"));
                }
            }
        }
        Ok(bases)
    }
}

/// Whether a number is a power of two.
pub fn is_power(n: i64) -> bool {
    n > 0 && n & (n - 1) == 0
}

/// What is wrong with an attribute that is not a layout known here.
pub fn unknown<T>(found: &Attribute, name: &str) -> Result<T> {
    let why = match name {
        "amd_mfma" | "amd_wmma" | "amd_rotating_shared" => " (a layout of AMD's GPUs)",
        "shared_memory" => " (a memory space)",
        _ => "",
    };
    let message = format!(
        "`{name}`{why} is not read: blocked, linear, nvidia_mma, dot_op, slice, swizzled_shared, nvmma_shared, padded_shared, \
         shared_linear and tensor_memory_encoding are"
    );
    Err(Wrong { at: found.at.clone(), message, lacks: None })
}

/// What is wrong with a layout of another rank than the shape.
pub fn wrong_rank<T>(found: &Attribute, rank: usize, shape: &[i64]) -> Result<T> {
    let message = format!("the layout has rank {rank}, and the shape {} has rank {}", list(shape), shape.len());
    Err(Wrong { at: found.at.clone(), message, lacks: None })
}
