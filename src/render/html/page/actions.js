// What is said about a cell, and what the pointer, the keyboard and the controls do.

const fill = (dl, at) => {
  const rows = facts(at), others = same(at).filter(other => !equal(other, at));
  if (others.length) {
    const some = others.slice(0, 8).map(other => {
      const name = panels[other.p].heading.split(/ = |: /)[0];
      return `${other.p === at.p || !name ? "" : `${name} `}${brief(other)}`;
    });
    if (others.length > 8) some.push(`and ${others.length - 8} more`);
    rows.push(["also at", some.join("\n")]);
  }
  dl.replaceChildren(...rows.flatMap(([name, text]) => {
    const dt = document.createElement("dt"), dd = document.createElement("dd");
    dt.textContent = name;
    dd.textContent = text;
    dd.dataset.fact = name;
    return [dt, dd];
  }));
  return rows;
};
const tell = spoken => {
  const now = focus || hovered;
  $("hint").hidden = !!now;
  const rows = now ? fill($("cell"), now) : ($("cell").replaceChildren(), []);
  if (spoken) $("said").textContent = rows.map(([name, text]) => `${name} ${text}`).join(", ").replace(/\n/g, "; ");
  redraw();
};
const listPins = () => {
  $("pinned").hidden = pins.length === 0;
  $("pins").replaceChildren(...pins.map(at => {
    const li = document.createElement("li"), dl = document.createElement("dl");
    fill(dl, at);
    li.append(dl);
    return li;
  }));
  redraw();
};
const isolate = at => {
  const key = element(panels[at.p], at.m, at.n);
  isolated = key === isolated ? null : key;
  $("said").textContent = isolated === null ? "everything is lit" : `isolated ${brief(at)}`;
  redraw();
};
const pin = at => {
  if (!at) return;
  if (isolating) return isolate(at);
  const k = pins.findIndex(other => equal(other, at));
  if (k >= 0) pins.splice(k, 1); else pins.push(at);
  listPins();
  $("said").textContent = k >= 0 ? "unpinned" : `pinned ${brief(at)}`;
};
const clear = () => { isolated = null; pins = []; focus = hovered = null; listPins(); tell(false); $("said").textContent = "cleared"; };

// ---- pointer and keyboard ----

let drag = null;
const spot = event => { const box = canvas.getBoundingClientRect(); return [event.clientX - box.left, event.clientY - box.top]; };
canvas.addEventListener("pointerdown", event => {
  if (event.button !== 0) return;
  drag = { at: spot(event), from: [view.x, view.y], moved: false };
  canvas.setPointerCapture(event.pointerId);
});
canvas.addEventListener("pointermove", event => {
  const [x, y] = spot(event);
  if (drag) {
    const [dx, dy] = [x - drag.at[0], y - drag.at[1]];
    if (drag.moved || Math.hypot(dx, dy) > 4) {
      drag.moved = true;
      fitted = false;
      [view.x, view.y] = [drag.from[0] - dx / view.scale, drag.from[1] - dy / view.scale];
      redraw();
      return;
    }
  }
  const at = find(x, y);
  if (focus || !equal(at, hovered)) {
    [hovered, focus] = [at, null];
    tell(false);
  }
});
canvas.addEventListener("pointerup", event => {
  if (drag && !drag.moved) pin(find(...spot(event)));
  drag = null;
});
canvas.addEventListener("pointercancel", () => { drag = null; });
canvas.addEventListener("pointerleave", () => { if (hovered && !focus) { hovered = null; tell(false); } });
canvas.addEventListener("wheel", event => {
  event.preventDefault();
  const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1);
  zoom(Math.exp(-Math.max(-300, Math.min(300, pixels)) / 400), ...spot(event));
}, { passive: false });

const reveal = at => {
  const panel = panels[at.p], x = cellX(panel, at.n), y = cellY(panel, at.m), s = view.scale, room = 56;
  if (sx(x) < room) view.x = x - room / s; else if (sx(x + W) > view.w - 16) view.x = x + W - (view.w - 16) / s;
  if (sy(y) < room) view.y = y - room / s; else if (sy(y + H) > view.h - 16) view.y = y + H - (view.h - 16) / s;
};
const full = panels.map((panel, p) => p).filter(p => panels[p].shown[0] > 0 && panels[p].shown[1] > 0);
const start = p => ({ p, m: panels[p].rows.from, n: panels[p].cols.from });
const go = (dm, dn, dp) => {
  if (!full.length) return;
  let at = focus || hovered;
  if (!at) at = start(full[0]);
  else if (dp) at = start(full[(full.indexOf(at.p) + dp + full.length) % full.length]);
  else {
    const { rows, cols } = panels[at.p], clamp = (i, ruler) => Math.min(Math.max(i, ruler.from), ruler.to - 1);
    at = { p: at.p, m: clamp(at.m + dm, rows), n: clamp(at.n + dn, cols) };
  }
  focus = at;
  reveal(at);
  tell(true);
};
const about = factor => {
  if (!focus) return zoom(factor);
  const panel = panels[focus.p];
  zoom(factor, sx(cellX(panel, focus.n) + W / 2), sy(cellY(panel, focus.m) + H / 2));
};
const FAR = Number.MAX_SAFE_INTEGER / 4;
const KEYS = {
  ArrowUp: () => go(-1, 0), ArrowDown: () => go(1, 0), ArrowLeft: () => go(0, -1), ArrowRight: () => go(0, 1),
  Home: () => go(0, -FAR), End: () => go(0, FAR), PageUp: () => go(0, 0, -1), PageDown: () => go(0, 0, 1),
  Enter: () => pin(focus || hovered), " ": () => pin(focus || hovered), Escape: clear,
  i: () => isolation(),
  "+": () => about(1.25), "=": () => about(1.25), "-": () => about(.8), "0": fit,
};
addEventListener("keydown", event => {
  // Buttons keep Enter and Space; the browser keeps its own chords.
  if (event.ctrlKey || event.metaKey || event.altKey || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
  if (event.target !== canvas && (event.key === "Enter" || event.key === " ")) return;
  const act = KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
const isolation = () => {
  isolating = !isolating;
  if (!isolating) isolated = null;
  $("isolate").setAttribute("aria-pressed", String(isolating));
  redraw();
};
$("isolate").addEventListener("click", isolation);
$("say").addEventListener("change", event => { says = event.target.value; redraw(); });
$("paint").addEventListener("change", event => { paints = event.target.value; redraw(); });
// The coordinates behind the first two modes, one after the other.
if (panels.length > 1 && panels.every(panel => panel.rest && panel.rest.length)) {
  $("slide").hidden = false;
  $("only").max = panels.length;
  $("only").addEventListener("input", event => {
    const k = Number(event.target.value);
    only = k ? k - 1 : null;
    $("which").textContent = k ? `(_,_,${panels[only].rest.join(",")})` : "all";
    fit();
  });
}
$("in").addEventListener("click", () => about(1.25));
$("out").addEventListener("click", () => about(.8));
$("fit").addEventListener("click", fit);
$("clear").addEventListener("click", clear);
$("theme").addEventListener("click", () => {
  const root = document.documentElement, next = { undefined: "light", light: "dark", dark: undefined }[root.dataset.theme];
  if (next) root.dataset.theme = next; else delete root.dataset.theme;
  $("theme").textContent = `Theme: ${next || "auto"}`;
  colors();
});
dark.addEventListener("change", colors);
new ResizeObserver(() => {
  const box = canvas.getBoundingClientRect(), ratio = devicePixelRatio || 1;
  [view.w, view.h] = [box.width, box.height];
  [canvas.width, canvas.height] = [Math.max(1, Math.round(box.width * ratio)), Math.max(1, Math.round(box.height * ratio))];
  if (fitted) fit(); else redraw();
  if (first && picture.side) { zoom(picture.side / (W * view.scale), 0, 0); [view.x, view.y] = [0, 0]; }
  first = false;
}).observe(canvas);
if (matchMedia("(hover: none)").matches) $("hint").textContent = "Tap a cell.";
colors();

// For scripts and tests: where a cell stands on the page.
window.cutectl = {
  place: (p, m, n) => {
    const box = canvas.getBoundingClientRect(), panel = panels[p];
    return [box.left + sx(cellX(panel, n) + W / 2), box.top + sy(cellY(panel, m) + H / 2)];
  },
  value: (p, m, n) => value(panels[p], m, n),
  label: (p, m, n) => label(panels[p], m, n),
  panels: panels.length,
  caption: (p, m, n) => caption(panels[p], m, n),
  fill: (p, m, n) => coat(panels[p], m, n)[0],
  only: () => only,
};
