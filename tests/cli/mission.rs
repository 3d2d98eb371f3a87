//! The recorded command lines, exact to the byte.

use crate::run::cutectl;
use crate::support;
use serde_json::Value as Json;

#[test]
fn the_recorded_command_lines_answer_to_the_byte() {
    for case in support::cases("mission") {
        let argv: Vec<&str> = case["argv"].as_array().unwrap().iter().filter_map(Json::as_str).collect();
        let exit = case["exit"].as_i64().unwrap() as i32;
        let mut ended = cutectl(&argv).stdin(case["stdin"].as_str().unwrap_or("")).ends().status(exit);
        if let Some(want) = case["stdout"].as_str() {
            ended = ended.out(want);
        }
        if exit == 2 {
            ended.err_has("^");
        }
    }
}
