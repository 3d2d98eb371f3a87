// The cells of the picture and what is known of each: labels, colours, coordinates, where else an element is.

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
const group = (panel, m, n) => { const p = piece(panel, m, n); return p.length > 8 ? number(p[8], p[9], within(panel, n)) : null; };
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
let places = null, groups = null;
const same = at => {
  const key = element(panels[at.p], at.m, at.n), tile = group(panels[at.p], at.m, at.n);
  if (key === null && tile === null || total > MANY) return [at];
  if (!places) {
    places = new Map();
    groups = new Map();
    const add = (map, key, at) => { const list = map.get(key); if (list) list.push(at); else map.set(key, [at]); };
    panels.forEach((panel, p) => {
      for (let m = panel.rows.from; m < panel.rows.to; m++) {
        for (let n = panel.cols.from; n < panel.cols.to; n++) {
          const key = element(panel, m, n), tile = group(panel, m, n);
          if (key !== null) add(places, key, { p, m, n });
          if (tile !== null) add(groups, tile, { p, m, n });
        }
      }
    });
  }
  // A cell without an element stands for its whole tile; an element is lit with the cell that stands for its tile.
  if (key === null) return groups.get(tile) || [at];
  const whole = tile === null ? [] : (groups.get(tile) || []).filter(other => element(panels[other.p], other.m, other.n) === null);
  return [...(places.get(key) || [at]), ...whole];
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
