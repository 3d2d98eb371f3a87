//! The tutorial: every exercise answered right, right in other words, and wrong, in both languages.

use bumpalo::Bump;
use cutectl::learn::quiz::{LEVELS, Random, question};
use cutectl::learn::{Ask, LESSONS, Lang, Verdict, judge, working};

#[test]
fn there_are_lessons_with_exercises() {
    assert!(LESSONS.len() >= 12);
    for lesson in LESSONS {
        assert!(lesson.exercises.len() >= 4, "{}", lesson.name);
        assert!(!lesson.parts.is_empty(), "{}", lesson.name);
    }
}

/// The feedback on a wrong answer; `None` if it was found right.
fn feedback(ask: &Ask, answer: &str, lang: Lang) -> Option<String> {
    match judge(ask, answer, lang) {
        Verdict::Right => None,
        Verdict::Wrong(text) => Some(text),
        Verdict::Unread(diagnostic, _) => Some(format!("cannot be read: {}", diagnostic.message)),
    }
}

#[test]
fn every_exercise_takes_right_answers_and_explains_the_wrong_one() {
    let mut complaints = Vec::new();
    for lesson in LESSONS {
        for (i, e) in lesson.exercises.iter().enumerate() {
            let place = format!("{} {}", lesson.name, i + 1);
            assert_ne!(e.right, e.also, "{place}: the second answer is the first one");
            for lang in Lang::ALL {
                for right in [e.right, e.also] {
                    if let Some(text) = feedback(&e.ask, right, lang) {
                        complaints.push(format!("{place} {lang:?}: {right} is refused: {text}"));
                    }
                }
                let (wrong, names) = e.wrong;
                match feedback(&e.ask, wrong, lang) {
                    None => complaints.push(format!("{place} {lang:?}: {wrong} is taken for right")),
                    Some(text) if !text.contains(names) => complaints.push(format!("{place} {lang:?}: {wrong}: no {names:?} in {text}")),
                    Some(text) => {
                        println!("{place} {wrong}: {text}");
                        let chinese = text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
                        assert_eq!(chinese, lang == Lang::Chinese, "{place}: {text}");
                    }
                }
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn what_is_shown_is_right_and_every_number_has_its_working() {
    for lesson in LESSONS {
        for e in lesson.exercises {
            if let Some(answer) = e.ask.answer() {
                assert!(feedback(&e.ask, &answer, Lang::English).is_none(), "{}: {answer} for {:?}", lesson.name, e.ask);
            }
            if matches!(e.ask, Ask::Index { .. } | Ask::Coordinate { .. } | Ask::Size(_) | Ask::Cosize(_)) {
                assert!(working::of(&e.ask).is_some(), "{}: {:?}", lesson.name, e.ask);
            }
        }
    }
}

#[test]
fn a_thousand_questions_of_the_quiz() {
    let wrongs = ["99991", "(97,98,99)", "7:1000", "(", "", "_", "1/0", "size(", "no", "()", "1 2 3", "Sw<3,0,3>", "99999999999999999999"];
    for level in 1..=LEVELS {
        let mut random = Random::new(u64::from(level));
        let mut seen = std::collections::HashSet::new();
        for i in 0..200 {
            let arena = Bump::new();
            let q = question(&arena, &mut random, level);
            let lang = Lang::ALL[i % 2];
            seen.insert(q.ask.prompt(lang));
            assert!(feedback(&q.ask, q.right, lang).is_none(), "{} for {:?}", q.right, q.ask);
            let _ = (q.ask.picture(), q.ask.hint(lang), working::of(&q.ask));
            for wrong in wrongs {
                let right = matches!(judge(&q.ask, wrong, lang), Verdict::Right);
                assert!(!right || (q.right == "no" && wrong == "no"), "{wrong} for {:?}", q.ask);
            }
        }
        assert!(seen.len() > 100, "level {level} repeats itself: {} questions", seen.len());
    }
}

#[test]
fn a_seed_gives_the_same_questions() {
    let prompts = |seed| -> Vec<String> {
        let mut random = Random::new(seed);
        (0..20).map(|_| question(&Bump::new(), &mut random, 3).ask.prompt(Lang::English)).collect()
    };
    assert_eq!(prompts(7), prompts(7));
    assert_ne!(prompts(7), prompts(8));
}
