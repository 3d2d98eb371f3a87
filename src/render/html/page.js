"use strict";
(() => {
  const $ = id => document.getElementById(id);
  const picture = JSON.parse($("picture").textContent);
  const panels = picture.panels;
  const [W, H] = picture.cell;
  const MARGIN = 24, MANY = 4e6;

  // ---- the cells: patterns are strings at first, numbers of strings when they come again ----

  const patterns = [];
  const known = p => typeof p === "number" ? patterns[p] : (patterns.push({ text: p }), patterns[patterns.length - 1]);
  for (const panel of panels) {
    const { rows, cols } = panel;
    panel.shown = [rows.to - rows.from, cols.to - cols.from];
    panel.across = Math.ceil(panel.shown[1] / picture.piece);
    for (const piece of panel.pieces) {
      piece[0] = known(piece[0]);
      if (piece[1] !== null) piece[1] = known(piece[1]);
      for (let k = 3; k < piece.length; k += 2) piece[k] = known(piece[k]);
    }
  }
  const tokens = function* (text) {
    for (const token of text.split(" ")) {
      const [number, count] = token.split("*");
      for (let k = 0; k < (count || 1); k++) yield number;
    }
  };
  const styles = p => p.styles ||= Uint16Array.from(tokens(p.text), Number);
  const texts = p => p.texts ||= p.text.split("\t");
  const sums = p => {
    if (!p.sums) { let sum = 0; p.sums = Float64Array.from(tokens(p.text), step => sum += Number(step)); }
    return p.sums;
  };
  // Beyond 2^52 an index is a string, since numbers are not exact there.
  const plain = p => p.plain ||= p.text.split(" ").map(t => t === "." ? null : Number.isSafeInteger(+t) ? +t : t);
  const number = (first, p, n) => first === null ? plain(p)[n] : first + sums(p)[n];

  const piece = (panel, m, n) => panel.pieces[(m - panel.rows.from) * panel.across + Math.floor((n - panel.cols.from) / picture.piece)];
  const within = (panel, n) => (n - panel.cols.from) % picture.piece;
  const shade = (panel, m, n) => styles(piece(panel, m, n)[0])[within(panel, n)];
  const value = (panel, m, n) => { const p = piece(panel, m, n); return number(p[2], p[3], within(panel, n)); };
  const element = (panel, m, n) => { const p = piece(panel, m, n), k = p.length > 4 ? 4 : 2; return number(p[k], p[k + 1], within(panel, n)); };
  const placed = (panel, m, n) => { const p = piece(panel, m, n); return p.length > 6 ? number(p[6], p[7], within(panel, n)) : null; };
  const label = (panel, m, n) => { const p = piece(panel, m, n); return p[1] === null ? String(value(panel, m, n)) : texts(p[1])[within(panel, n)]; };
  const total = panels.reduce((sum, p) => sum + p.shown[0] * p.shown[1], 0);

  // ---- what the controls change: labels, colours, one element alone, one panel alone ----

  let says = "", paints = "", isolating = false, isolated = null, only = null;
  const seen = panel => only === null || panels[only] === panel;
  const linear = (panel, m, n) => panel.linear[0] + m * panel.linear[2] + n * panel.linear[1];
  const caption = (panel, m, n) => {
    if (!says) return label(panel, m, n);
    if (says === "none") return "";
    if (says === "index") { const v = value(panel, m, n); return v === null ? label(panel, m, n) : String(v); }
    if (says === "linear" && panel.natural) return String(linear(panel, m, n));
    return panel.rows.marks === "none" && panel.shown[0] === 1 ? String(n) : `${m},${n}`;
  };
  const coat = (panel, m, n) => {
    if (isolated !== null && element(panel, m, n) !== isolated) return color.dim;
    const drawn = color.shades[shade(panel, m, n)];
    if (!paints) return drawn;
    if (paints === "none") return [null, color.ink, drawn[2]];
    const v = paints === "index" ? value(panel, m, n) : paints === "row" ? m : n;
    return v === null ? drawn : [...color.hues[((Number(v) % 8) + 8) % 8], drawn[2]];
  };

  // Where every element is, in all panels; made when it is first asked for.
  let places = null;
  const same = at => {
    const key = element(panels[at.p], at.m, at.n);
    if (key === null || total > MANY) return [at];
    if (!places) {
      places = new Map();
      panels.forEach((panel, p) => {
        for (let m = panel.rows.from; m < panel.rows.to; m++) {
          for (let n = panel.cols.from; n < panel.cols.to; n++) {
            const key = element(panel, m, n);
            if (key === null) continue;
            const list = places.get(key);
            if (list) list.push({ p, m, n }); else places.set(key, [{ p, m, n }]);
          }
        }
      });
    }
    return places.get(key) || [at];
  };

  // ---- coordinates ----

  const size = shape => Array.isArray(shape) ? shape.reduce((n, s) => n * size(s), 1) : shape;
  const natural = (shape, i) => {
    if (!Array.isArray(shape)) return String(i);
    let rest = i;
    const parts = shape.map((s, k) => {
      const n = Math.max(size(s), 1), part = k + 1 === shape.length ? rest : rest % n;
      rest = Math.floor(rest / n);
      return natural(s, part);
    });
    return `(${parts.join(",")})`;
  };
  const count = (ruler, i) => ruler.first + ruler.step * i;
  const facts = at => {
    const panel = panels[at.p], { rows, cols } = panel, list = [];
    const name = panel.heading || (panels.length > 1 ? `panel ${at.p + 1}` : "");
    if (name) list.push(["panel", name]);
    if (panel.natural) {
      const linear = panel.linear[0] + at.m * panel.linear[2] + at.n * panel.linear[1];
      const one = panel.natural.length === 1;
      const coords = one ? [linear] : [at.m, at.n, ...panel.rest];
      list.push(["1-D", String(linear)]);
      list.push(["flat", one ? String(linear) : `(${coords.join(",")})`]);
      list.push(["natural", one ? natural(panel.natural[0], linear) : `(${panel.natural.map((s, k) => natural(s, coords[k])).join(",")})`]);
    } else {
      if (rows.marks !== "none") list.push([rows.name || "row", String(count(rows, at.m))]);
      if (cols.marks !== "none") list.push([cols.name || "column", String(count(cols, at.n))]);
    }
    const v = value(panel, at.m, at.n);
    if (v !== null) {
      if (!list.some(([name]) => name === "index")) list.push(["index", String(v)]);
      if (picture.bits) {
        const at_bit = placed(panel, at.m, at.n);
        const bit = at_bit === null ? BigInt(v) * BigInt(picture.bits) : BigInt(at_bit), byte = bit >= 0n ? bit / 8n : -((7n - bit) / 8n);
        list.push(["byte", bit === byte * 8n ? String(byte) : `${byte}, bit ${bit - byte * 8n}`]);
        list.push(["bank", String((((byte >= 0n ? byte / 4n : -((3n - byte) / 4n)) % 32n) + 32n) % 32n)]);
      }
    }
    const text = label(panel, at.m, at.n);
    if (text !== "" && text !== String(v)) list.push(["label", text]);
    return list;
  };
  const brief = at => {
    const panel = panels[at.p], v = value(panel, at.m, at.n), text = label(panel, at.m, at.n);
    const [m, n] = [count(panel.rows, at.m), count(panel.cols, at.n)], where = panel.rows.marks === "none" ? n : `(${m},${n})`;
    return where + (v !== null ? ` index ${v}` : text ? ` ${text.replace(/\n/g, " ")}` : "");
  };

  // ---- the view ----

  const canvas = $("sheet"), pen = canvas.getContext("2d");
  const view = { scale: 1, x: 0, y: 0, w: 0, h: 0 };
  let hovered = null, focus = null, pins = [], fitted = true, first = true, due = false, color = {};
  const FONT = "DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace";
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const night = () => { const t = document.documentElement.dataset.theme; return t ? t === "dark" : dark.matches; };
  const redraw = () => { if (!due) { due = true; requestAnimationFrame(draw); } };
  const colors = () => {
    const style = getComputedStyle(document.documentElement);
    for (const name of ["paper", "ink", "quiet", "hair", "line", "mark", "halo"]) color[name] = style.getPropertyValue(`--${name}`).trim();
    const by = night() ? 2 : 0;
    color.shades = picture.shades.map(s => [s[by], s[by + 1], s[4]]);
    color.hues = picture.hues.map(s => [s[by], s[by + 1]]);
    color.dim = [picture.dim[by], picture.dim[by + 1], 0];
    redraw();
  };
  // Rulers are not set smaller than they can be read: small pictures of large layouts leave them room.
  const EDGE = [64, 56];
  // The corner and the size of what is shown: the sheet, or the one panel.
  const area = () => {
    if (only === null) return [0, 0, ...picture.size];
    const panel = panels[only];
    return [panel.at[0] - panel.inset[0], panel.at[1] - panel.inset[1] - 24, panel.inset[0] + panel.shown[1] * W, panel.inset[1] + 24 + panel.shown[0] * H];
  };
  const least = () => { const [, , w, h] = area(); return Math.min((view.w - EDGE[0]) / (w + MARGIN), (view.h - EDGE[1]) / (h + MARGIN)); };
  const fit = () => {
    view.scale = Math.min(Math.max(least(), 1e-4), 1.5);
    const shift = view.scale < .8 ? 1 : 0, place = k => {
      const shown = area(), [whole, room] = [shown[k + 2], [view.w, view.h][k]];
      return shown[k] + (whole - (room + shift * EDGE[k]) / view.scale) / 2;
    };
    [view.x, view.y] = [place(0), place(1)];
    fitted = true;
    redraw();
  };
  const zoom = (factor, px = view.w / 2, py = view.h / 2) => {
    const to = Math.min(Math.max(view.scale * factor, Math.min(least(), 1) / 2), 4);
    view.x += px / view.scale - px / to;
    view.y += py / view.scale - py / to;
    view.scale = to;
    fitted = false;
    redraw();
  };
  const sx = x => (x - view.x) * view.scale, sy = y => (y - view.y) * view.scale;
  const cellX = (panel, n) => panel.at[0] + (n - panel.cols.from) * W, cellY = (panel, m) => panel.at[1] + (m - panel.rows.from) * H;
  const find = (px, py) => {
    const x = px / view.scale + view.x, y = py / view.scale + view.y;
    for (let p = 0; p < panels.length; p++) {
      if (!seen(panels[p])) continue;
      const panel = panels[p], n = Math.floor((x - panel.at[0]) / W), m = Math.floor((y - panel.at[1]) / H);
      if (m >= 0 && n >= 0 && m < panel.shown[0] && n < panel.shown[1]) return { p, m: m + panel.rows.from, n: n + panel.cols.from };
    }
    return null;
  };
  // Rows or columns of a panel between two places of the screen.
  const range = (from, step, shown, low, high) => [Math.max(0, Math.floor((low - from) / step)), Math.min(shown, Math.ceil((high - from) / step))];

  const draw = () => {
    due = false;
    const ratio = devicePixelRatio || 1;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = color.paper;
    pen.fillRect(0, 0, view.w, view.h);
    pen.textBaseline = "middle";
    for (const panel of panels) if (seen(panel)) drawPanel(panel);
    pins.forEach((at, k) => same(at).forEach(other => mark(other, 2, [4, 3], other === at || equal(other, at) ? String(k + 1) : "")));
    const now = focus || hovered;
    if (now) same(now).forEach(other => mark(other, equal(other, now) ? 4 : 3, [], ""));
    for (const panel of panels) if (seen(panel)) drawSides(panel);
    const percent = view.scale * 100;
    $("zoom").textContent = `${percent < 1 ? percent.toFixed(1) : Math.round(percent)}%`;
  };

  const drawPanel = panel => {
    const s = view.scale, { rows, cols } = panel, [x0, y0] = [sx(panel.at[0]), sy(panel.at[1])];
    const w = W * s, h = H * s, right = x0 + panel.shown[1] * w, bottom = y0 + panel.shown[0] * h;
    if (right < -200 || bottom < -200 || x0 - panel.inset[0] * s > view.w || y0 - (panel.inset[1] + 24) * s > view.h) return;
    const [m0, m1] = range(y0, h, panel.shown[0], 0, view.h), [n0, n1] = range(x0, w, panel.shown[1], 0, view.w);
    // Cells smaller than a pixel or two stand for their neighbours.
    const step = Math.max(1, Math.ceil(1.5 / w)), down = Math.max(1, Math.ceil(1.5 / h));
    for (let m = m0; m < m1; m += down) {
      const y = Math.round(y0 + m * h), high = Math.round(y0 + (m + down) * h) - y;
      let run = null, from = 0;
      const flush = n => { if (run) { pen.fillStyle = run; pen.fillRect(from, y, Math.round(x0 + n * w) - from, high); } };
      for (let n = n0; n < n1; n += step) {
        const fill = coat(panel, m + rows.from, n + cols.from)[0];
        if (fill === run) continue;
        flush(n);
        [run, from] = [fill, Math.round(x0 + n * w)];
      }
      flush(n1);
    }
    lines(panel, x0, y0, w, h, right, bottom);
    const font = Math.min(picture.font * s, 24), apart = font * (1 + 2 / picture.font);
    if (font >= 5) {
      pen.textAlign = "center";
      for (let m = m0; m < m1; m++) {
        for (let n = n0; n < n1; n++) {
          const text = caption(panel, m + rows.from, n + cols.from);
          if (!text) continue;
          const [, ink, bold] = coat(panel, m + rows.from, n + cols.from);
          pen.fillStyle = ink;
          pen.font = `${bold ? "bold " : ""}${font}px ${FONT}`;
          const parts = text.split("\n");
          parts.forEach((part, k) => pen.fillText(part, x0 + (n + .5) * w, y0 + (m + .5) * h + (2 * k - parts.length + 1) * apart / 2));
        }
      }
    }
  };

  // What stands around the cells, above the marks.
  const drawSides = panel => {
    const s = view.scale, [x0, y0] = [sx(panel.at[0]), sy(panel.at[1])], w = W * s, h = H * s;
    const right = x0 + panel.shown[1] * w, bottom = y0 + panel.shown[0] * h;
    rulers(panel, x0, y0, w, h, right, bottom);
    const words = Math.max(12 * s, 10), [, high] = ruler(panel, w);
    pen.fillStyle = color.ink;
    // Letters do not become smaller than they can be read; where a panel is smaller than they are, there is no room for them.
    if (panel.heading && 24 * s >= 6 && (y0 - above(panel) > high + words || s >= .8)) {
      pen.textAlign = "left";
      pen.font = `bold ${words}px ${FONT}`;
      pen.fillText(panel.heading, x0 - panel.inset[0] * s, y0 - Math.max(panel.inset[1] * s, high) - Math.max(12 * s, words / 2));
    }
    if (panel.sign) {
      pen.textAlign = "center";
      pen.font = `${Math.max(20 * s, 10)}px ${FONT}`;
      pen.fillText(panel.sign, x0 - panel.inset[0] * s - (14 + 6 * panel.sign.length) * s, y0 + panel.beside * h / 2);
    }
  };

  // How heavy the line before `i` is, and whether it is drawn at all where a cell has few pixels.
  const edge = (ruler, i) => {
    for (let k = ruler.levels.length - 1; k >= 0; k--) if (ruler.levels[k][0] > 1 && i % ruler.levels[k][0] === 0) return k;
    return 0;
  };
  const WEIGHT = [.6, 1.6, 2.8, 4];
  const heavy = (level, s) => WEIGHT[Math.min(level, 3)] * Math.min(Math.max(s, .5), 2);
  const lines = (panel, x0, y0, w, h, right, bottom) => {
    const s = view.scale;
    const side = (ruler, from, size, shown, limit, line) => {
      const [a, b] = range(from, size, shown, 0, limit);
      for (let weight = 0; weight < 4; weight++) {
        pen.beginPath();
        for (let i = Math.max(a, 1); i < b; i++) {
          const level = edge(ruler, i + ruler.from), span = level ? ruler.levels[level][0] : 1;
          if (Math.min(level, 3) === weight && span * size >= 5) line(from + i * size);
        }
        pen.strokeStyle = weight ? color.line : color.hair;
        pen.lineWidth = heavy(weight, s);
        pen.stroke();
      }
    };
    if (panel.lines) {
      const L = panel.lines, { rows, cols } = panel;
      for (let weight = 0; weight < 4; weight++) {
        if (!weight && Math.min(w, h) < 5) continue;
        pen.beginPath();
        for (let k = 0; k < L.length; k += 5) {
          if (L[k] !== weight) continue;
          const [, below, i, a, b] = L.slice(k, k + 5);
          if (below) { const y = y0 + (i - rows.from) * h; pen.moveTo(x0 + (a - cols.from) * w, y); pen.lineTo(x0 + (b - cols.from) * w, y); }
          else { const x = x0 + (i - cols.from) * w; pen.moveTo(x, y0 + (a - rows.from) * h); pen.lineTo(x, y0 + (b - rows.from) * h); }
        }
        pen.strokeStyle = weight ? color.line : color.hair;
        pen.lineWidth = heavy(weight, s);
        pen.stroke();
      }
    }
    else side(panel.rows, y0, h, panel.shown[0], view.h, y => { pen.moveTo(Math.max(x0, -9), y); pen.lineTo(Math.min(right, view.w + 9), y); });
    if (!panel.lines) side(panel.cols, x0, w, panel.shown[1], view.w, x => { pen.moveTo(x, Math.max(y0, -9)); pen.lineTo(x, Math.min(bottom, view.h + 9)); });
    pen.strokeStyle = color.line;
    pen.lineWidth = heavy(Math.max(panel.rows.levels.length, panel.cols.levels.length, 1), s);
    pen.strokeRect(x0, y0, right - x0, bottom - y0);
  };

  const brackets = ruler => ruler.levels.length > 1 && (ruler.marks === "nested" || ruler.marks === "both");
  const digit = (ruler, level, i) => {
    const [span, extent] = ruler.levels[level], d = Math.floor(i / span);
    return level + 1 === ruler.levels.length ? d : d % extent;
  };
  // Where the panels left of a place, and above one, end.
  const before = panel => panels.reduce((far, q) => q.at[0] + q.shown[1] * W <= panel.at[0] && q.at[1] < panel.at[1] + panel.shown[0] * H && panel.at[1] < q.at[1] + q.shown[0] * H
    ? Math.max(far, sx(q.at[0] + q.shown[1] * W)) : far, -1e9);
  const above = panel => panels.reduce((far, q) => q.at[1] < panel.at[1] && q.at[0] < panel.at[0] + panel.shown[1] * W && panel.at[0] < q.at[0] + q.shown[1] * W
    ? Math.max(far, sy(q.at[1] + q.shown[0] * H)) : far, -1e9);

  // The size of the numbers at the sides, and the height of those above the columns.
  const ruler = (panel, w) => {
    const font = Math.min(Math.max(10 * view.scale, 9), 14);
    const levels = brackets(panel.cols) ? panel.cols.levels.slice(1).filter(([span]) => span * w >= font * 1.24).length : 0;
    return [font, panel.cols.marks === "none" ? 0 : 1.8 * font * (1 + levels)];
  };

  // The coarsest brackets that have room, and numbers at every so many cells.
  const rulers = (panel, x0, y0, w, h, right, bottom) => {
    const { rows, cols } = panel, [font, high] = ruler(panel, w), wide = font * .62;
    const level = 1.8 * font;
    // A ruler that would leave the screen stays at its edge.
        const top = Math.max(y0, high);
    const across = cols.marks !== "none" && right > 0 && x0 < view.w && bottom > high && (y0 <= high || y0 - above(panel) >= high * .8);
    pen.font = `${font}px ${FONT}`;
    pen.textAlign = "center";
    const each = (ruler, from, size, limit, room, put) => {
      const shown = ruler.to - ruler.from, [a, b] = range(from, size, shown, 0, limit);
      const inner = ruler.marks === "nested" && brackets(ruler), tile = inner ? ruler.levels[0][1] : 0;
      let every = 1;
      while (every * size < room) every *= 2;
      if (inner && every > 1) {
        // Numbers inside a bracket: all of them, or the first alone.
        if (every >= tile) return;
      }
      for (let i = a; i < b; i++) {
        const at = i + ruler.from, mark = inner ? at % tile : at;
        if (mark % every === 0) put(from + (i + .5) * size, inner ? digit(ruler, 0, at) : count(ruler, at));
      }
    };
    const blocks = (ruler, from, size, limit, put) => {
      for (let k = 1, place = 0; brackets(ruler) && k < ruler.levels.length; k++) {
        const span = ruler.levels[k][0];
        if (span * size < wide * 2) continue;
        place++;
        const last = Math.ceil(ruler.to / span);
        for (let b = Math.max(Math.floor(ruler.from / span), Math.floor(ruler.from / span) + Math.floor(-from / (span * size)) - 1); b < last; b++) {
          const low = from + (Math.max(b * span, ruler.from) - ruler.from) * size, high = from + (Math.min((b + 1) * span, ruler.to) - ruler.from) * size;
          if (low > limit) break;
          if (high >= 0) put(place, low + 2, high - 2, digit(ruler, k, b * span));
        }
      }
    };
    const numbers = ruler => Math.max(String(count(ruler, ruler.to - 1)).length, String(ruler.first).length) * wide;
    if (across) {
      if (top > y0) { pen.fillStyle = color.paper; pen.fillRect(Math.max(x0, 0), top - high, Math.min(right, view.w) - Math.max(x0, 0), high); }
      pen.fillStyle = color.quiet;
      each(cols, x0, w, view.w, numbers(cols) + 4, (x, text) => pen.fillText(text, x, top - level / 2));
      pen.strokeStyle = color.quiet;
      pen.lineWidth = 1;
      blocks(cols, x0, w, view.w, (place, a, b, text) => {
        const y = top - level * place;
        pen.beginPath(); pen.moveTo(a, y); pen.lineTo(a, y - 3); pen.lineTo(b, y - 3); pen.lineTo(b, y); pen.stroke();
        pen.fillText(text, (Math.max(a, 0) + Math.min(b, view.w)) / 2, y - 3 - level * .42);
      });
    }
    if (rows.marks !== "none" && bottom > 0 && y0 < view.h) {
      const room = numbers(rows) + 8, deep = brackets(rows) ? rows.levels.slice(1).filter(([span]) => span * h >= wide * 2) : [];
      const widths = deep.map(([, extent]) => String(extent - 1).length * wide + 10), all = widths.reduce((a, b) => a + b, room);
      const left = Math.max(x0, all);
      if (right < all || (x0 > all && x0 - before(panel) < all * .8)) return;
      if (left > x0) { pen.fillStyle = color.paper; pen.fillRect(left - all, Math.max(y0, across ? top : 0), all, Math.min(bottom, view.h) - Math.max(y0, across ? top : 0)); }
      pen.save();
      // Not over the numbers of columns that stay at the edge.
      if (across && top > y0) { pen.beginPath(); pen.rect(0, top, view.w, view.h); pen.clip(); }
      pen.fillStyle = color.quiet;
      pen.textAlign = "right";
      each(rows, y0, h, view.h, font * 1.2, (y, text) => pen.fillText(text, left - 5, y));
      blocks(rows, y0, h, view.h, (place, a, b, text) => {
        const x = left - room - widths.slice(0, place - 1).reduce((p, q) => p + q, 0);
        pen.beginPath(); pen.moveTo(x, a); pen.lineTo(x - 3, a); pen.lineTo(x - 3, b); pen.lineTo(x, b); pen.stroke();
        pen.fillText(text, x - 6, (Math.max(a, 0) + Math.min(b, view.h)) / 2);
      });
      pen.restore();
    }
  };

  const equal = (a, b) => a && b && a.p === b.p && a.m === b.m && a.n === b.n;
  const mark = (at, width, dash, text) => {
    if (!seen(panels[at.p])) return;
    const panel = panels[at.p], x = sx(cellX(panel, at.n)), y = sy(cellY(panel, at.m)), w = W * view.scale, h = H * view.scale;
    if (x > view.w || y > view.h || x + w < 0 || y + h < 0) return;
    // A cell of a few pixels would drown in its frame.
    const grow = Math.max(0, (6 - Math.min(w, h)) / 2);
    const box = [x - grow, y - grow, w + 2 * grow, h + 2 * grow];
    pen.setLineDash([]);
    pen.lineWidth = width + 2.5;
    pen.strokeStyle = color.halo;
    pen.strokeRect(...box);
    pen.setLineDash(dash);
    pen.lineWidth = width;
    pen.strokeStyle = color.mark;
    pen.strokeRect(...box);
    pen.setLineDash([]);
    if (text) {
      pen.font = `bold 10px ${FONT}`;
      pen.textAlign = "left";
      const wide = pen.measureText(text).width + 4;
      pen.fillStyle = color.mark;
      pen.fillRect(box[0] - 6, box[1] - 8, wide, 12);
      pen.fillStyle = color.halo;
      pen.fillText(text, box[0] - 4, box[1] - 1.5);
    }
  };

  // ---- what is said about a cell ----

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
})();
