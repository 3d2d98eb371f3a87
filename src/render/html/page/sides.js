// The lines between cells, the rulers at the sides of a panel, and the frames around cells that are marked.

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
// Where the next panel of a row starts, its name and rulers included, or the canvas ends; a name of several panels goes on to
// the next name.
const beside = panel => {
  const named = headings(panel).length > 1;
  return panels.reduce((near, q) => seen(q) && q.at[0] > panel.at[0] && q.at[1] === panel.at[1] && (!named || name(q.heading) !== name(panel.heading))
    ? Math.min(near, sx(q.at[0] - q.inset[0])) : near, view.w);
};
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
