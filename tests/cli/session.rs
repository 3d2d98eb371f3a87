//! The session without a terminal; with one it is driven by `tests/session/run`.

use crate::run::cutectl;

/// Both ways to start it.
const WAYS: [&[&str]; 2] = [&[], &["repl"]];

#[test]
fn answers_are_kept_under_their_numbers() {
    for way in WAYS {
        cutectl(way).stdin("4:1\nsize((4,8)); cosize(8:2)\nans + ans2\nans1\n").prints("4:1\n32\n15\n47\n4:1\n");
    }
}

#[test]
fn a_line_holds_as_a_whole_or_not_at_all() {
    let ended = cutectl(["repl"]).stdin("A = 1\nA = 2; size(\nA\n:names\n").ends();
    ended.status(2).out("1\nA = 1\nans = 1\nans1 = 1\n");
}

#[test]
fn a_line_that_fails_is_said_with_its_number_and_the_rest_goes_on() {
    for way in WAYS {
        let ended = cutectl(way).stdin("1\n\nsiz(4)\n:inof\n:print\n:where\n2\n").ends();
        let ended = ended.status(2).out("1\n1:_0\n      0 \n    +---+\n    | 0 |\n    +---+\n2\n");
        ended.err_has("3 | siz(4)").err_has("did you mean `:info`?").err_has("takes at least 2 expressions");
    }
}

#[test]
fn commands_are_those_of_the_command_line() {
    let commands = [
        ("L", vec!["eval"]),
        (":info L", vec!["info"]),
        (":print --style coords L", vec!["print", "--style", "coords"]),
        (":coords --limit=3 L", vec!["coords", "--limit=3"]),
        (":latex L", vec!["latex"]),
        (":eval --as cpp L", vec!["eval", "--as", "cpp"]),
    ];
    for (line, command) in commands {
        let layout = "(4,(2,2)):(4,(1,2))";
        let direct = cutectl(command.into_iter().chain([layout])).ends().status(0);
        cutectl(["repl"]).stdin(format!("L = {layout}\n{line}\n")).prints(&(direct.lines().join("\n") + "\n"));
    }
    cutectl(["repl"])
        .stdin(":compat 24 (4, 6)\n:same (4,8):(1,4) '32:1'\n")
        .ends()
        .status(0)
        .out_has("compatible: 24 is the size of (4,6)");
}

#[test]
fn a_question_binds_nothing_and_is_no_answer() {
    cutectl(["repl"]).stdin("4:1\n:eval --as cpp B = 3; 5\n:names\n").prints("4:1\n5\nans = 4:1\nans1 = 4:1\n");
}

#[test]
fn switches_hold_for_the_lines_behind_them() {
    let lines = ":mode cxx\ncoalesce((2,(1,6)):(1,(6,2)))\n:mode value\n_8\n:plain on\nans\n:mode\n:plain off\n_8\n";
    cutectl(["repl"]).stdin(lines).prints("(2,1,6):(1,6,2)\n_8\n8\nvalue\n_8\n");
}

#[test]
fn nothing_is_read_behind_quit() {
    cutectl(["repl"]).stdin("1\n:quit\n2\n").prints("1\n");
    cutectl(["repl"]).stdin("siz(1)\n:quit\n2\n").ends().status(2).out("");
}

#[test]
fn files_that_load_each_other_end() {
    let folder = std::env::temp_dir().join(format!("cutectl-loading-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a.txt");
    std::fs::write(&file, format!("// first\n  :load {}\nx = 1; siz(2)\nx\n", file.display())).unwrap();
    let ended = cutectl(["repl"]).stdin(format!(":load {}\nx\n", file.display())).ends().status(2);
    ended.err_has("do they load each other?").err_has("a.txt:3");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn help_speaks_of_functions_commands_and_slips() {
    let help = |topic: &str| cutectl(["repl"]).stdin(format!(":help {topic}\n")).ends();
    help("complement").status(0).out_has("complement(layout, [cotarget])");
    help(":svg").status(0).out_has("--operands");
    help("svg").status(0).out_has(":svg FILE");
    help("").status(0).out_has(":undo");
    help("complemant").status(2).err_has("did you mean `complement`?");
    help("frogbnicate").status(2);
}

/// As on the command line; a name that is bound is no command.
#[test]
fn explain_in_front_of_a_command_explains_what_it_stands_for() {
    let line = |command: &str| format!("{command}\n");
    for (command, words) in [
        ("divide (8,8):(8,1) (2,4)", &["explain", "divide", "(8,8):(8,1)", "(2,4)"][..]),
        ("crd2idx (4,8):(8,1) 3,7", &["explain", "crd2idx", "(4,8):(8,1)", "3,7"]),
        ("info (4,8):(8,1)", &["explain", "info", "(4,8):(8,1)"]),
    ] {
        let out = cutectl(words).ends().status(0).err("").out_text();
        cutectl(["repl"]).stdin(line(&format!(":explain {command}"))).ends().status(0).err("").out(&out);
    }
    let refused = cutectl(["repl"]).stdin(":explain functions size\n").ends();
    refused.status(2).err_has("`functions` has no steps to tell");
    let bound = cutectl(["repl"]).stdin("copy = (4,8):(8,1)\n:explain copy o 4:1\ncopy o 2:1\n:explain\n").ends();
    bound.status(0).err("").out_has("copy o 4:1 = 4:8").out_has("copy o 2:1 = 2:8");
}

#[test]
fn a_saved_session_says_how_many_lines_it_has() {
    let file = std::env::temp_dir().join(format!("cutectl-save-{}.cute", std::process::id()));
    let path = file.to_str().unwrap();
    for (lines, said) in [("A = 4:1\n", ": 1 line\n"), ("A = 4:1\nB = A\n", ": 2 lines\n")] {
        let _ = std::fs::remove_file(&file);
        cutectl(["repl"]).stdin(format!("{lines}:save {path}\n")).ends().status(0).err_has(said);
    }
    std::fs::remove_file(&file).unwrap();
}
