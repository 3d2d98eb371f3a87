//! `help` and `--help` without a command: what there is, under headings.

use crate::commands::table;
use crate::say::wrap::hanging;
use std::fmt::Write;

/// The columns of the names of commands, with the blanks in front of them and behind.
const NAMES: usize = 15;

/// The definition whose help lists every command under its heading, in `width` columns. `root` has no commands.
pub fn definition(root: clap::Command, width: usize) -> clap::Command {
    let styles = root.get_styles().clone();
    let (header, literal) = (styles.get_header(), styles.get_literal());
    let mut list = String::new();
    for (heading, commands) in table::groups() {
        // A string takes what is written.
        _ = writeln!(list, "{header}{heading}:{header:#}");
        for (name, about) in commands {
            let line = hanging(&format!("  {name:<0$} {about}", NAMES - 3), width, NAMES);
            _ = writeln!(list, "{}", line.replacen(name, &format!("{literal}{name}{literal:#}"), 1));
        }
        list.push('\n');
    }
    let usage = format!("{literal}cutectl{literal:#} [OPTIONS] [COMMAND|EXPR]");
    let template = format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{list}{{all-args}}{{after-help}}");
    root.override_usage(usage).help_template(template)
}

#[cfg(test)]
mod tests {
    use super::definition;
    use crate::commands::table;

    #[test]
    fn every_command_stands_under_one_heading() {
        for width in [40, 100] {
            let help = definition(clap::Command::new("cutectl"), width).render_help().to_string();
            let lines = || help.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
            let listed: Vec<&str> =
                lines().filter_map(|line| line.split_whitespace().next()).filter(|word| !word.starts_with('-')).collect();
            let mut names: Vec<&str> = table::names().filter(|name| *name != table::BARE).collect();
            names.push("help");
            assert_eq!(listed, names);
            assert!(help.lines().all(|line| line.chars().count() <= width), "{help}");
            assert!(help.contains("\nMemory:\n"), "{help}");
        }
    }
}
