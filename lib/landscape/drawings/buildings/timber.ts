import { num, tag } from "@/lib/landscape/svg";
import { ground } from "../clubhouse-size";

const wood = "#7c5a3c";
const woodDark = "#57402c";
const tile = "#2b3a35";
const lit = "#f0d3a0";

/** A long timber house of three wings with tiled roofs, as in Korea. */
export function timberHouse(): string {
  return wing(330, 300, 74) + wing(862, 290, 74) + wing(560, 390, 104);
}

/** One part of the house: base, posts with lit paper windows, a roof that lifts at its eaves. */
function wing(x: number, width: number, wall: number): string {
  const top = ground - wall;
  const bays = Math.round(width / 48);
  const bay = width / bays;
  const windows = Array.from({ length: bays }, (_, index) => {
    const left = x + index * bay + 6;
    const [w, h, y] = [bay - 12, wall - 26, top + 16];
    return (
      tag("rect", { x: left, y, width: w, height: h, fill: lit }) +
      `<path d="M${num(left + w / 3)} ${num(y)}v${num(h)}M${num(left + (w * 2) / 3)} ${num(y)}v${num(h)}M${num(left)} ${num(y + h / 2)}h${num(w)}" stroke="${wood}" stroke-width="1.6"/>`
    );
  });
  const posts = Array.from({ length: bays + 1 }, (_, index) => {
    return `M${num(x + index * bay)} ${num(top)}V${ground}`;
  });
  return [
    tag("rect", { x, y: top, width, height: wall, fill: wood }),
    ...windows,
    `<path d="${posts.join("")}" stroke="${woodDark}" stroke-width="5"/>`,
    tag("rect", { x: x - 14, y: ground - 8, width: width + 28, height: 12, fill: "#b8ab90" }),
    roof(x, width, top, wall * 0.62),
  ].join("");
}

function roof(x: number, width: number, top: number, rise: number): string {
  const [left, right] = [x - 34, x + width + 34];
  const inset = 46;
  const outline =
    `M${left} ${num(top + 4)}Q${num(left + 40)} ${num(top)} ${num(left + inset + 10)} ${num(top - rise)}` +
    `Q${num((left + right) / 2)} ${num(top - rise + 7)} ${num(right - inset - 10)} ${num(top - rise)}` +
    `Q${num(right - 40)} ${num(top)} ${right} ${num(top + 4)}` +
    `Q${num((left + right) / 2)} ${num(top + 18)} ${left} ${num(top + 4)}Z`;
  const rows = Math.round(width / 15);
  const tiles = Array.from({ length: rows - 1 }, (_, index) => {
    const share = (index + 1) / rows;
    const from = left + inset + 10 + share * (right - left - inset * 2 - 20);
    const to = left + 24 + share * (right - left - 48);
    return `M${num(from)} ${num(top - rise + 6)}L${num(to)} ${num(top + 9)}`;
  });
  return [
    tag("path", { d: outline, fill: tile }),
    `<path d="${tiles.join("")}" stroke="#4a5b54" stroke-width="1.2" opacity="0.7"/>`,
    `<path d="M${num(left + inset + 4)} ${num(top - rise)}Q${num((left + right) / 2)} ${num(top - rise + 7)} ${num(right - inset - 4)} ${num(top - rise)}" stroke="#1d2825" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  ].join("");
}
