// The canvas: what of the picture is in view, how it is zoomed, and the drawing of cells and headings.

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
const AIR = 12;
const least = () => { const [, , w, h] = area(); return Math.min((view.w - EDGE[0] - AIR) / (w + MARGIN), (view.h - EDGE[1] - AIR) / (h + MARGIN)); };
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

// The middle of the colours of cells that share a pixel: one of them alone would make patterns that are not there.
const mixes = new Map();
const mixed = (panel, m, n, step, down) => {
  const fills = [], last = [panel.rows.to - 1, panel.cols.to - 1];
  for (let k = 0; k < Math.min(Math.max(step, down), 4); k++) fills.push(coat(panel, Math.min(m + k % down, last[0]), Math.min(n + k % step, last[1]))[0] || color.paper);
  const key = fills.join();
  if (!mixes.has(key)) {
    const channel = c => Math.round(fills.reduce((sum, fill) => sum + parseInt(fill.slice(1 + 2 * c, 3 + 2 * c), 16), 0) / fills.length);
    mixes.set(key, `rgb(${channel(0)},${channel(1)},${channel(2)})`);
  }
  return mixes.get(key);
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
      const fill = step > 1 || down > 1 ? mixed(panel, m + rows.from, n + cols.from, step, down) : coat(panel, m + rows.from, n + cols.from)[0];
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

// A name of several panels stands above all of them, the place of each above it.
const headings = panel => {
  const at = panel.heading.indexOf(" (_,_");
  if (at <= 0) return [panel.heading];
  const name = panel.heading.slice(0, at), short = name.includes(" = ") ? name.split(" = ")[0] : "";
  return [name, short + panel.heading.slice(at + 1)];
};

// What a heading names: `A` of `A = (4,8):(8,1)`, of `A (m,k)` and of `A: shared memory`.
const name = text => text.split(/ = | \(|: |, /)[0];

// What stands around the cells, above the marks.
const drawSides = panel => {
  const s = view.scale, [x0, y0] = [sx(panel.at[0]), sy(panel.at[1])], w = W * s, h = H * s;
  const right = x0 + panel.shown[1] * w, bottom = y0 + panel.shown[0] * h;
  rulers(panel, x0, y0, w, h, right, bottom);
  const words = Math.max(12 * s, 10), [, high] = ruler(panel, w);
  pen.fillStyle = color.ink;
  // Letters do not become smaller than they can be read: where there is no room for all of a heading its name stands alone.
  const base = y0 - Math.max(panel.inset[1] * s, high) - Math.max(12 * s, words / 2), all = headings(panel);
  if (panel.heading && base - (all.length - 1) * words * 1.3 - words * .5 > above(panel)) {
    const left = x0 - panel.inset[0] * s, room = beside(panel) - left - 4;
    pen.textAlign = "left";
    pen.font = `bold ${words}px ${FONT}`;
    all.forEach((text, k) => {
      const fits = [text, name(text)].find(part => pen.measureText(part).width <= room);
      if (fits) pen.fillText(fits, left, base - (all.length - 1 - k) * Math.max(18 * s, words * 1.3));
    });
  }
  if (panel.sign) {
    pen.textAlign = "center";
    pen.font = `${Math.max(20 * s, 10)}px ${FONT}`;
    pen.fillText(panel.sign, x0 - panel.inset[0] * s - (14 + 6 * panel.sign.length) * s, y0 + panel.beside * h / 2);
  }
};
