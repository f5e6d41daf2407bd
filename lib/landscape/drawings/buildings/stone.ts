import { createRandom } from "@/lib/landscape/random";
import { num, tag } from "@/lib/landscape/svg";
import { ground } from "../clubhouse-size";

const stone = { lit: "#c9bca3", base: "#b3a58c", dark: "#8d8069" };
const slate = { base: "#46525a", dark: "#323c44", line: "#5d6a72" };
const glass = "#f2dcae";
const frame = "#f3ecdc";

/** Grey stone, slate gables, bay windows and a clock over the door, as at a Scottish links. */
export function stoneHouse(): string {
  return [
    chimney(520, 236),
    chimney(930, 236),
    body(430, 580, 116),
    roof(416, 1024, ground - 116, 82),
    gable(452, 132, 150),
    gable(858, 132, 150),
    gable(640, 164, 176, true),
    bay(476, 84),
    bay(882, 84),
    windows([598, 800]),
    door(722),
    flagpole(1060),
  ].join("");
}

function courses(x: number, y: number, width: number, height: number): string {
  const random = createRandom(`stone ${x} ${width}`);
  let d = "";
  for (let row = 0; row * 11 < height; row++) {
    for (let left = random.between(0, 20); left < width - 8; left += random.between(18, 42)) {
      d += `M${num(x + left)} ${num(y + row * 11 + 6)}h${num(Math.min(random.between(9, 22), width - left - 4))}`;
    }
  }
  return tag("path", { d, stroke: stone.dark, "stroke-width": 1.2, opacity: 0.4 });
}

function body(x: number, width: number, wall: number): string {
  return (
    tag("rect", { x, y: ground - wall, width, height: wall, fill: stone.base }) +
    courses(x, ground - wall, width, wall)
  );
}

function roof(left: number, right: number, eave: number, rise: number): string {
  const lines = [0.28, 0.52, 0.76].map(
    (share) =>
      `M${num(left + 30 * (1 - share))} ${num(eave - rise * (1 - share))}H${num(right - 30 * (1 - share))}`,
  );
  return [
    tag("path", {
      d: `M${left} ${eave + 4}L${left + 34} ${eave - rise}H${right - 34}L${right} ${eave + 4}Z`,
      fill: slate.base,
    }),
    tag("path", { d: lines.join(""), stroke: slate.line, "stroke-width": 1.2, opacity: 0.6 }),
    tag("path", { d: `M${left + 34} ${eave - rise}H${right - 34}`, stroke: slate.dark, "stroke-width": 5 }),
  ].join("");
}

/** A gable with crow steps; the middle one carries the clock. */
function gable(x: number, width: number, height: number, hasClock = false): string {
  const peak = height + width * 0.46;
  const steps = 5;
  let d = `M${x} ${ground}V${ground - height}`;
  for (let i = 1; i <= steps; i++) d += `h${num((width * 0.44) / steps)}v${num(-(peak - height) / steps)}`;
  d += `h${num(width * 0.12)}`;
  for (let i = 1; i <= steps; i++) d += `v${num((peak - height) / steps)}h${num((width * 0.44) / steps)}`;
  d += `V${ground}Z`;
  const middle = x + width / 2;
  const upper = ground - height - 2;
  const clock = hasClock
    ? `<circle cx="${num(middle)}" cy="${num(upper - 12)}" r="15" fill="${frame}" stroke="${stone.dark}" stroke-width="3"/><path d="M${num(middle)} ${num(upper - 12)}v-9M${num(middle)} ${num(upper - 12)}h6" stroke="${slate.dark}" stroke-width="2" stroke-linecap="round"/>`
    : sash(middle - 13, upper - 20, 26, 36);
  return [
    tag("path", { d, fill: stone.lit }),
    courses(x + 6, ground - height, width - 12, height - 6),
    tag("path", {
      d: `M${x + width - 8} ${ground}V${ground - height}h8V${ground}Z`,
      fill: stone.dark,
      opacity: 0.35,
    }),
    clock,
    hasClock
      ? sash(middle - 52, ground - 132, 34, 46) + sash(middle + 18, ground - 132, 34, 46)
      : sash(middle - 20, ground - 142, 40, 42),
  ].join("");
}

function sash(x: number, y: number, width: number, height: number): string {
  return [
    tag("rect", {
      x: x - 3,
      y: y - 3,
      width: width + 6,
      height: height + 7,
      fill: stone.dark,
      opacity: 0.55,
    }),
    tag("rect", { x, y, width, height, fill: glass }),
    `<path d="M${num(x + width / 2)} ${num(y)}v${num(height)}M${num(x)} ${num(y + height / 2)}h${num(width)}" stroke="${frame}" stroke-width="2.4"/>`,
  ].join("");
}

/** A bay: three lights under a small slate roof that step out of the wall. */
function bay(x: number, width: number): string {
  const top = ground - 82;
  return [
    tag("path", {
      d: `M${x - 10} ${ground}V${top}L${x + 8} ${top - 4}H${x + width - 8}L${x + width + 10} ${top}V${ground}Z`,
      fill: stone.lit,
    }),
    tag("path", {
      d: `M${x - 16} ${top + 3}L${x + 10} ${top - 20}H${x + width - 10}L${x + width + 16} ${top + 3}Z`,
      fill: slate.base,
    }),
    sash(x - 3, top + 14, 16, 46),
    sash(x + 24, top + 14, width - 48, 46),
    sash(x + width - 13, top + 14, 16, 46),
    tag("rect", { x: x - 14, y: ground - 8, width: width + 28, height: 10, fill: stone.dark }),
  ].join("");
}

function windows(places: readonly number[]): string {
  return places.map((x) => sash(x, ground - 86, 30, 50)).join("");
}

function door(x: number): string {
  const middle = x;
  return [
    tag("path", {
      d: `M${middle - 34} ${ground}V${ground - 62}Q${middle} ${ground - 92} ${middle + 34} ${ground - 62}V${ground}Z`,
      fill: stone.dark,
    }),
    tag("path", {
      d: `M${middle - 24} ${ground}V${ground - 58}Q${middle} ${ground - 80} ${middle + 24} ${ground - 58}V${ground}Z`,
      fill: "#24402f",
    }),
    `<path d="M${middle} ${ground - 70}V${ground}" stroke="#16281e" stroke-width="2"/><circle cx="${middle - 5}" cy="${ground - 30}" r="2" fill="${glass}"/>`,
    tag("rect", { x: middle - 46, y: ground - 4, width: 92, height: 8, fill: stone.lit }),
  ].join("");
}

function chimney(x: number, y: number): string {
  return [
    tag("rect", { x, y: y - 40, width: 42, height: 70, fill: stone.base }),
    tag("rect", { x: x - 4, y: y - 44, width: 50, height: 9, fill: stone.dark }),
    `<path d="M${x + 10} ${y - 44}v-12M${x + 22} ${y - 44}v-12M${x + 34} ${y - 44}v-12" stroke="#9a5a3c" stroke-width="7"/>`,
  ].join("");
}

function flagpole(x: number): string {
  return (
    `<path d="M${x} ${ground + 4}V${ground - 208}" stroke="${frame}" stroke-width="3.4"/>` +
    tag("path", {
      d: `M${x} ${ground - 206}q22 -10 42 0t40 -2l-14 17l14 17q-20 8 -40 0t-42 2Z`,
      fill: "#2c4a63",
    }) +
    tag("path", { d: `M${x} ${ground - 195}q22 -10 42 0t31 -1l4 7l-4 5q-11 6 -31 1t-42 1Z`, fill: frame })
  );
}
