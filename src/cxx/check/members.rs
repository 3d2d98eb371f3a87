//! The members of classes: what a name means in one, and who may use it.

use super::super::ast::{Access, At, Name};
use super::{Checker, Func, Meaning, MemberInfo};
use std::collections::HashSet;
use std::rc::Rc;

/// How many bases of bases are followed.
const MAX_BASES: usize = 64;

/// How many classes one question about bases looks at; what is behind them is not known.
const MAX_STEPS: usize = 1 << 8;

/// What a class has of a name.
#[derive(Clone, Debug)]
pub(super) enum Found {
    /// The class that declares it, and the member.
    Member(usize, MemberInfo),
    /// Bases that are not known may have it.
    Open,
    /// More than one base has it.
    Ambiguous,
    None,
}

impl Checker<'_> {
    /// What a class or a base of it calls `name`.
    pub(super) fn member(&self, class: usize, name: &str) -> Found {
        self.member_in(class, name, 0, &mut { MAX_STEPS })
    }

    fn member_in(&self, class: usize, name: &str, level: usize, steps: &mut usize) -> Found {
        let info = &self.classes[class];
        if let Some(member) = info.members.get(name) {
            return Found::Member(class, member.clone());
        }
        *steps = steps.saturating_sub(1);
        if level > MAX_BASES || *steps == 0 {
            return Found::Open;
        }
        let mut found = if info.is_known { Found::None } else { Found::Open };
        for (base, _) in &info.bases {
            if *self.classes[*base].ast.name == *name {
                return Found::Open;
            }
            match (self.member_in(*base, name, level + 1, steps), &found) {
                (Found::None, _) => {}
                (Found::Open, _) => return Found::Open,
                (Found::Member(a, _), Found::Member(b, _)) if a == *b => {}
                // what a class declares hides what its virtual base has
                (Found::Member(a, _), Found::Member(b, _)) if self.hides(*b, a) => {}
                (Found::Member(a, info), Found::Member(b, _)) if self.hides(a, *b) => found = Found::Member(a, info),
                (Found::Ambiguous, _) | (Found::Member(..), Found::Member(..)) => found = Found::Ambiguous,
                (member, Found::None) => found = member,
                (Found::Member(..), _) => {}
            }
        }
        found
    }

    /// Whether a class derives from another one, with virtual bases between them.
    fn hides(&self, class: usize, base: usize) -> bool {
        self.derives(class, base) == Some(true)
            && self.with_bases(class).is_some_and(|all| all.iter().any(|c| self.classes[*c].ast.virtual_bases.contains(&true)))
    }

    /// The methods of a class of one name.
    pub(super) fn methods(&self, class: usize, name: &str) -> Vec<Rc<Func>> {
        match self.classes[class].members.get(name).map(|m| &m.meaning) {
            Some(Meaning::Functions(all)) => (**all).clone(),
            _ => Vec::new(),
        }
    }

    /// Whether a class is another one or derives from it; `None` where that is not known.
    pub(super) fn derives(&self, class: usize, base: usize) -> Option<bool> {
        let mut is_known = true;
        for at in self.with_bases(class)? {
            if at == base {
                return Some(true);
            }
            is_known &= self.classes[at].is_known && self.classes[at].is_complete;
        }
        is_known.then_some(false)
    }

    /// A class and all it derives from, each once; `None` where they are too many to look at.
    pub(super) fn with_bases(&self, class: usize) -> Option<Vec<usize>> {
        let mut found = vec![class];
        let mut visited = HashSet::from([class]);
        let mut next = 0;
        while let Some(at) = found.get(next).copied() {
            found.extend(self.classes[at].bases.iter().map(|(base, _)| *base).filter(|base| visited.insert(*base)));
            next += 1;
            if found.len() > MAX_STEPS {
                return None;
            }
        }
        Some(found)
    }

    /// Whether what is being read belongs to a class or to a friend of it.
    fn is_of(&self, class: usize) -> bool {
        let mut around = self.around.clone();
        around.extend(self.around.iter().filter_map(|c| self.classes[*c].outer));
        let friends = &self.classes[class].friends;
        let params = self.classes[class].ast.template.iter().flatten();
        // `friend T;` of a parameter of the template
        let is_open = params.filter_map(|p| p.name.as_ref()).any(|name| friends.contains(name));
        is_open
            || around.iter().any(|c| self.is_within(*c, class) || friends.contains(&self.classes[*c].ast.name))
            || self.bodies.iter().any(|b| b.name.as_ref().is_some_and(|n| friends.contains(n)))
    }

    /// Whether a class is another one or stands in it.
    fn is_within(&self, class: usize, outer: usize) -> bool {
        let mut next = Some(class);
        for _ in 0..MAX_BASES {
            let Some(at) = next else {
                return false;
            };
            if at == outer {
                return true;
            }
            next = self.classes[at].outer;
        }
        false
    }

    /// Whether what is being read belongs to a class that derives from this one; of a `protected` member of an object the
    /// object has to be of such a class too.
    fn derives_from(&self, class: usize, object: Option<usize>) -> bool {
        let around: Vec<usize> = self.around.iter().flat_map(|c| [Some(*c), self.classes[*c].outer]).flatten().collect();
        // a friend of a class that derives from it stands for that class
        let of_bodies = self.bodies.iter().filter_map(|b| b.name.as_ref());
        let names: HashSet<&Name> = of_bodies.chain(around.iter().map(|c| &self.classes[*c].ast.name)).collect();
        let befriends = |c: &usize| self.classes[*c].friends.iter().any(|f| names.contains(f));
        let friendly = (0..self.classes.len()).filter(befriends);
        around.iter().copied().chain(friendly).any(|c| {
            self.derives(c, class) != Some(false) && object.is_none_or(|o| self.derives(o, c) != Some(false))
                || self.classes[c].is_template && !self.classes[c].is_known
        })
    }

    /// Refuses the use of a member that is not for all: of `seen`, declared by `class`.
    pub(super) fn may_use(&mut self, seen: usize, class: usize, name: &Name, member: &MemberInfo, object: Option<usize>, at: At) {
        let word = match member.access {
            Access::Private if !self.is_of(class) => "private",
            Access::Protected if !self.is_of(class) && !self.derives_from(class, object) => "protected",
            _ => {
                if let Some(base) = self.closed_base(seen, class, 0) {
                    let (of, base) = (self.classes[seen].ast.name.clone(), self.classes[base].ast.name.clone());
                    self.refuse(at, format_args!("`{name}` is a member of `{base}`, which is a private base of `{of}`"));
                }
                return;
            }
        };
        let of = self.classes[class].ast.name.clone();
        self.refuse(at, format_args!("`{name}` is a {word} member of `{of}`"));
    }

    /// The base on the way from a class to one it derives from that cannot be used here.
    pub(super) fn closed_base(&self, from: usize, to: usize, level: usize) -> Option<usize> {
        self.closed_base_in(from, to, level, &mut { MAX_STEPS })
    }

    fn closed_base_in(&self, from: usize, to: usize, level: usize, steps: &mut usize) -> Option<usize> {
        *steps = steps.saturating_sub(1);
        if from == to || level > MAX_BASES || *steps == 0 {
            return None;
        }
        let ways = self.classes[from].bases.iter().filter(|(base, _)| self.derives(*base, to) == Some(true));
        let mut closed = None;
        for (base, access) in ways {
            let is_open = match access {
                Access::Public => true,
                Access::Private => self.is_of(from),
                Access::Protected => self.is_of(from) || self.derives_from(from, None),
            };
            match is_open.then(|| self.closed_base_in(*base, to, level + 1, steps)) {
                Some(None) => return None,
                Some(further) => closed = further,
                None => closed = Some(*base),
            }
        }
        closed
    }
}
