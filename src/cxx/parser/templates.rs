//! Templates: their parameters and their constraints.

use super::super::ast::{Builtin, Expr, ExprKind, FoldOp, Integer, Item, Logical, Name, Path, TemplateParam, TemplateParamKind};
use super::super::ast::{Type, TypeKind};
use super::declarations::TemplateHead;
use super::declarators::{Named, decltype_of};
use super::names::Kind;
use super::{Parse, Parser};
use std::rc::Rc;

/// The concepts of the standard library that are there.
const STANDARD: [&str; 41] = [
    "same_as",
    "convertible_to",
    "derived_from",
    "integral",
    "signed_integral",
    "unsigned_integral",
    "floating_point",
    "constructible_from",
    "default_initializable",
    "move_constructible",
    "copy_constructible",
    "assignable_from",
    "destructible",
    "movable",
    "copyable",
    "semiregular",
    "equality_comparable",
    "totally_ordered",
    "regular",
    "invocable",
    "regular_invocable",
    "predicate",
    "input_or_output_iterator",
    "input_iterator",
    "output_iterator",
    "forward_iterator",
    "bidirectional_iterator",
    "random_access_iterator",
    "contiguous_iterator",
    "range",
    "input_range",
    "output_range",
    "forward_range",
    "bidirectional_range",
    "random_access_range",
    "contiguous_range",
    "sized_range",
    "common_range",
    "borrowed_range",
    "view",
    "viewable_range",
];

impl Parser<'_> {
    /// `template <…>` and what it is a template of.
    pub(super) fn template(&mut self, out: &mut Vec<Item>) -> Parse<()> {
        self.scopes.enter();
        let (depth, references) = (self.scopes.depth(), self.references.depth());
        let result = self.template_in(out);
        self.references.cut(references);
        self.scopes.cut(depth);
        self.scopes.leave();
        let name = result?;
        if let Some((name, kind)) = name {
            self.scopes.declare(&name, kind);
        }
        Ok(())
    }

    pub(super) fn template_in(&mut self, out: &mut Vec<Item>) -> Parse<Option<(Name, Kind)>> {
        let mut head = TemplateHead::default();
        while self.eat("template") {
            head.lists += 1;
            let params = self.template_params()?;
            head.requires.append(&mut self.constraints);
            // of a member of a class template, defined outside of it, both lists belong to one call
            head.params = match head.params {
                None => Some(params),
                Some(mut outer) => {
                    outer.extend(params);
                    Some(outer)
                }
            };
            if self.eat("requires") {
                head.requires.push(self.constraint()?);
            }
        }
        if self.is("using") {
            self.at += 1;
            let alias = self.alias(head)?;
            let name = alias.name.clone();
            out.push(Item::Alias(Rc::new(alias)));
            return Ok(Some((name, Kind::TypeTemplate)));
        }
        if self.is("concept") {
            self.at += 1;
            let at = self.here();
            let name = self.name()?;
            self.expect("=")?;
            let value = self.expression()?;
            self.semicolon()?;
            let variable = super::super::ast::Variable {
                name: name.clone(),
                specialised: None,
                owner: None,
                ty: Type { kind: TypeKind::Builtin(Builtin::Integer(Integer::Bool)), at },
                init: super::super::ast::Init::Equal(value),
                is_copied: true,
                bits: None,
                at,
            };
            let v = super::super::ast::Variables {
                declared: vec![variable],
                is_constexpr: true,
                is_concept: true,
                template: head.params,
                ..super::super::ast::Variables::default()
            };
            out.push(Item::Variables(Rc::new(v)));
            return Ok(Some((name, Kind::ValueTemplate)));
        }
        let before = out.len();
        self.plain_item(out, head)?;
        Ok(match out.get(before) {
            Some(Item::Class(c)) if c.owner.is_none() => Some((c.name.clone(), Kind::TypeTemplate)),
            Some(Item::Function(f)) if f.owner.is_none() => Some((f.name.clone(), Kind::ValueTemplate)),
            Some(Item::Variables(v)) => v.declared.first().map(|v| (v.name.clone(), Kind::ValueTemplate)),
            _ => None,
        })
    }

    /// What stands behind `requires`.
    pub(super) fn constraint(&mut self) -> Parse<Expr> {
        let mut all = self.primary_constraint()?;
        while let "&&" | "||" = &*self.peek().text {
            let at = self.here();
            let op = if self.take().is("&&") { Logical::And } else { Logical::Or };
            let right = self.primary_constraint()?;
            all = match (all.kind, op) {
                // `&&` binds tighter
                (ExprKind::Logical(Logical::Or, a, b), Logical::And) => {
                    let b = Expr { kind: ExprKind::Logical(op, b, Box::new(right)), at };
                    Expr { kind: ExprKind::Logical(Logical::Or, a, Box::new(b)), at: all.at }
                }
                (kind, _) => Expr { kind: ExprKind::Logical(op, Box::new(Expr { kind, at: all.at }), Box::new(right)), at },
            };
        }
        Ok(all)
    }

    fn primary_constraint(&mut self) -> Parse<Expr> {
        if self.is("(") {
            return self.brackets();
        }
        if self.is("requires") {
            return self.conditional();
        }
        let at = self.here();
        if self.is("true") || self.is("false") {
            return Ok(Expr { kind: ExprKind::Bool(self.take().is("true")), at });
        }
        let path = self.path()?;
        Ok(self.referred(Expr { kind: ExprKind::Path(path), at }))
    }

    /// `<class T, int N = 4>`
    pub(super) fn template_params(&mut self) -> Parse<Vec<TemplateParam>> {
        self.expect("<")?;
        let (_, read) = self.references.depth();
        let params = self.angled(|p| {
            let mut params = Vec::new();
            while !p.is(">") {
                params.push(p.template_param()?);
                if !p.eat(",") {
                    break;
                }
            }
            Ok(params)
        })?;
        self.expect(">")?;
        self.note_references(&params, read);
        Ok(params)
    }

    /// Whether a name in front of a parameter of a template is a concept.
    fn is_concept(&self, path: &Path) -> bool {
        let name = &path.last().name;
        let kind = if path.segments.len() > 1 { self.scopes.kind_anywhere(name) } else { self.scopes.kind(name) };
        let is_of_std = STANDARD.contains(&&**name)
            && match &path.segments[..] {
                [std, _] if &*std.name == "std" => true,
                [std, ranges, _] => &*std.name == "std" && &*ranges.name == "ranges",
                // another name for `std::ranges`
                [of, _] => kind.is_none() && self.written.is_namespace(&of.name),
                _ => false,
            };
        // under a directive for `std`
        let is_in_sight = kind.is_none() && path.segments.len() == 1 && STANDARD.contains(&&**name);
        is_of_std || is_in_sight || kind == Some(Kind::ValueTemplate)
    }

    /// Notes that a concept holds of a type: `C<T, …>`, of every type of a pack.
    pub(super) fn constrain(&mut self, mut path: Path, first: Expr, pack: bool) {
        let at = path.at;
        if let Some(last) = path.segments.last_mut() {
            last.args.get_or_insert_default().insert(0, first.into());
        }
        let mut condition = Expr { kind: ExprKind::Path(path), at };
        if pack {
            let pack = Box::new(condition);
            condition = Expr { kind: ExprKind::Fold { op: FoldOp::Logical(Logical::And), pack, init: None, left: false }, at };
        }
        self.constraints.push(condition);
    }

    pub(super) fn template_param(&mut self) -> Parse<TemplateParam> {
        let at = self.here();
        let mut kind = TemplateParamKind::Type;
        let (name, pack);
        let mut refers = false;
        if self.is("template") {
            self.at += 1;
            self.scopes.enter();
            let inner = self.template_params();
            self.scopes.leave();
            let takes_types = matches!(inner?.first(), Some(TemplateParam { kind: TemplateParamKind::Type, .. }));
            self.at += 1; // `class` or `typename`
            pack = self.eat("...");
            name = if self.at_name() { Some(self.name()?) } else { None };
            kind = TemplateParamKind::Template(takes_types);
            if let Some(name) = &name {
                self.scopes.declare(name, Kind::TypeTemplate);
            }
        } else if (self.is("class") || self.is("typename"))
            && (self.ahead(1).is("...") || self.ahead(1).is(",") || self.ahead(1).is(">") || self.ahead(1).is("=") || {
                let n = self.ahead(2);
                n.is(",") || n.is(">") || n.is("=")
            })
        {
            self.at += 1;
            pack = self.eat("...");
            name = if self.at_name() { Some(self.name()?) } else { None };
            if let Some(name) = &name {
                self.scopes.declare(name, Kind::Type);
            }
        } else {
            let s = self.specifiers()?;
            let Some(base) = s.ty else {
                return self.expected("a parameter of a template");
            };
            let d = self.declarator(base, Named::Maybe)?;
            (name, pack) = (d.name, d.pack);
            // `Concept T` declares a type, `int N` a value
            let concept = matches!(&d.ty.kind, TypeKind::Path(p) if self.is_concept(p));
            let condition = match &d.ty.kind {
                TypeKind::Path(path) if concept => Some(path.clone()),
                _ => self.constrains.take(),
            };
            if let (Some(path), Some(name)) = (condition, &name) {
                let path_of_name = Expr { kind: ExprKind::Path(Path::name(name.clone(), at)), at };
                let first = if concept { path_of_name } else { decltype_of(path_of_name) };
                self.constrain(path, first, pack);
            }
            refers = !concept && matches!(d.ty.kind, TypeKind::Reference(_));
            kind = if concept { TemplateParamKind::Type } else { TemplateParamKind::Value(self.as_pointer(name.as_ref(), d.ty)) };
            if let Some(name) = &name {
                self.scopes.declare(name, if concept { Kind::Type } else { Kind::Value });
            }
        }
        let default = if self.eat("=") {
            let at = self.here();
            let ty = self.attempt(|p| {
                let ty = p.type_id()?;
                if p.is(",") || p.is(">") { Ok(ty) } else { p.expected("`,`") }
            });
            Some(match ty {
                Some(Type { kind: TypeKind::Path(path), .. }) => Expr { kind: super::super::ast::ExprKind::Path(path), at },
                Some(ty) => Expr { kind: super::super::ast::ExprKind::Type(Box::new(ty)), at },
                None => self.conditional()?,
            })
        } else {
            None
        };
        let default = if refers { default.map(|e| self.address(e)) } else { default };
        self.references.read(refers);
        Ok(TemplateParam { name, kind, default, pack, at })
    }
}
