//! `learn`: the tutorial, answered from a pipe.

use super::run::cutectl;
use cutectl::learn::LESSONS;

/// The answers to all exercises, one a line.
fn answers() -> String {
    LESSONS.iter().flat_map(|l| l.exercises).map(|e| format!("{}\n", e.right)).collect()
}

#[test]
fn the_whole_tutorial_is_answered_from_a_pipe() {
    for (lang, right, score) in [("en", "Right.", "right at the first try"), ("zh", "正确。", "第一次就答对")] {
        let ended = cutectl(["learn", "--lang", lang]).stdin(answers()).ends().status(0).err("");
        let count: usize = LESSONS.iter().map(|l| l.exercises.len()).sum();
        assert_eq!(ended.lines().iter().filter(|l| l.starts_with(right)).count(), count);
        assert_eq!(ended.lines().iter().filter(|l| l.contains(score)).count(), LESSONS.len());
        ended.out_has("quiz");
    }
}

#[test]
fn a_lesson_starts_by_name_or_number_and_ends_with_its_input() {
    cutectl(["learn", "coalesce"]).ends().status(0).err("").out_has("Lesson 9: Coalesce").out_has("Exercise 1 of 7");
    cutectl(["learn", "coal"]).ends().status(0).err("").out_has("Lesson 9: Coalesce");
    cutectl(["learn", "co"]).refuses("E0706").err_has("there are integers, coordinates, layouts,");
    cutectl(["learn", "9"]).stdin("x\nhint\nskip\nhint\n").ends().status(0).out_has("the same function with as few modes as possible");
    cutectl(["learn", "9", "--lang", "zh"]).ends().status(0).out_has("第 9 课：合并");
    cutectl(["learn", "--list"]).ends().status(0).out_has("20  compile-time").out_has("24  descriptors");
    for word in ["25", "0", "nothing", "-1"] {
        cutectl(["learn", word]).ends().status(2).out("");
    }
    cutectl(["learn", "--quiz", "6"]).ends().status(2);
}

#[test]
fn the_words_of_the_session() {
    let said = cutectl(["learn", "integers"])
        .stdin("hint\n_6\n_6\n_6\n6\nshow\nskip\n= size((4,8))\nlist\nfoo\nnext\nquit\n")
        .ends()
        .status(0)
        .err("");
    said.out_has("Is 3 known at compile time?")
        .out_has("Not so: the values are right, the underscores are not")
        .out_has("Not so: the values are right, but 6 is wanted, not _6")
        .out_has("Right. _2*3 = 6")
        .out_has("Answer: _8")
        .out_has("Exercise 4 of 9")
        .out_has("> = size((4,8))\n32\n")
        .out_has(" 9  coalesce")
        .out_has("error[E0201]")
        .out_has("Lesson 2: Shapes and coordinates");
}

#[test]
fn a_wrong_answer_is_told_its_kind_before_the_hint_and_the_hint_before_the_answer() {
    let said = cutectl(["learn", "layouts"]).stdin("3\n14\n99\n:q\n").ends().status(0).err("");
    let lines = said.lines();
    let at = |text: &str| lines.iter().position(|l| l.contains(text)).unwrap_or_else(|| panic!("no {text:?} in {lines:?}"));
    let (kind, hint, answer) = (at("Not so: off by one stride"), at("Write the coordinate in the profile"), at("15 is wanted"));
    assert!(kind < at("Not so: off by one") + 1 && kind < hint && hint < answer, "{lines:?}");
    let zh = cutectl(["learn", "layouts", "--lang", "zh"]).stdin("(1\nfoo\n:foo\n").ends().status(0).err("");
    zh.out_has("这不是一个完整的表达式").out_has("没有定义的名字").out_has("这里没有这个命令");
}

#[test]
fn answers_are_written_as_people_write_them() {
    let rows = "[3 4 5]\n[1, 3, 5]\n";
    cutectl(["learn", "printing"]).stdin(rows).ends().status(0).out_has("Exercise 3 of");
    cutectl(["learn", "coordinates"]).stdin("1,2\n").ends().status(0).out_has("Right.");
    cutectl(["learn", "layouts"]).stdin("L(1,3)\n= size(L)\n:help\n:quit\n").ends().status(0).err("").out_has("Right.").out_has("\n8\n");
}

#[test]
fn the_language_follows_the_environment() {
    cutectl(["learn", "1"]).env("LC_ALL", "zh_CN.UTF-8").ends().status(0).out_has("第 1 课");
    cutectl(["learn", "1", "--lang", "en"]).env("LC_ALL", "zh_CN.UTF-8").ends().status(0).out_has("Lesson 1");
    cutectl(["learn", "1"]).env("LC_ALL", "C").env("LANG", "zh_CN.UTF-8").ends().status(0).out_has("Lesson 1");
}

#[test]
fn hostile_answers_are_answered() {
    let deep = "(".repeat(10_000);
    let lines =
        ["", "\u{0}", "= --help", "= ", "--version", "1048576:1", "(1048576,1048576):(1048576,1)", "make_range<0,1000000>()", &deep];
    let mut input: Vec<u8> = lines.join("\n").into_bytes();
    input.extend(b"\n\xff\xfe\n9223372036854775807*2\n");
    for lesson in LESSONS {
        for lang in ["en", "zh"] {
            cutectl(["learn", lesson.name, "--lang", lang]).stdin(input.clone()).ends().status(0);
        }
    }
}

#[test]
fn the_quiz_counts_and_repeats_itself() {
    let quiz = |seed| {
        cutectl(["learn", "--quiz", "3", "--seed", seed]).stdin("1\n2\n3\nshow\nskip\nhint\n").ends().status(0).err("").out_has("Score: ")
    };
    assert_eq!(quiz("7").lines(), quiz("7").lines());
    assert_ne!(quiz("7").lines(), quiz("8").lines());
    cutectl(["learn", "--quiz"]).stdin("quit\n").ends().status(0).out_has("Score: 0 of 0");
}
