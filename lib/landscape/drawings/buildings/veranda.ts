import { num, tag } from "@/lib/landscape/svg";
import { ground } from "../clubhouse-size";

const board = { lit: "#f8f3e6", base: "#eae2cf", line: "#cfc5ae" };
const tin = { base: "#5e7a6c", dark: "#445c50", line: "#7c9688" };
const shutter = "#3f6a63";
const glass = "#f4dca6";
const shade = "#5a5442";

/** White boards behind two floors of veranda under a tin roof, a lantern on top: a house of warm coasts. */
export function verandaHouse(): string {
  return [
    cupola(720),
    wing(356, 236),
    wing(848, 236),
    body(556, 328),
    hip(530, 910, ground - 176, 78),
    porch(540, 360),
  ].join("");
}

function boards(x: number, y: number, width: number, height: number): string {
  const lines = Array.from(
    { length: Math.floor(height / 8) },
    (_, i) => `M${num(x)} ${num(y + 8 + i * 8)}h${num(width)}`,
  ).join("");
  return (
    tag("rect", { x, y, width, height, fill: board.base }) +
    `<path d="${lines}" stroke="${board.line}" stroke-width="1" opacity="0.8"/>`
  );
}

/** A tall window between louvred shutters. */
function window(x: number, y: number, height: number): string {
  const slats = Array.from(
    { length: Math.floor(height / 5) },
    (_, i) => `M${num(x - 10)} ${num(y + 3 + i * 5)}h8M${num(x + 22)} ${num(y + 3 + i * 5)}h8`,
  ).join("");
  return [
    tag("rect", { x: x - 11, y, width: 10, height, fill: shutter }),
    tag("rect", { x: x + 21, y, width: 10, height, fill: shutter }),
    `<path d="${slats}" stroke="#2d514b" stroke-width="1"/>`,
    tag("rect", { x, y, width: 20, height, fill: glass }),
    `<path d="M${num(x + 10)} ${num(y)}v${num(height)}M${num(x)} ${num(y + height / 3)}h20M${num(x)} ${num(y + (height * 2) / 3)}h20" stroke="${board.lit}" stroke-width="1.6"/>`,
  ].join("");
}

/** A roof of standing seams that falls to all four sides. */
function hip(left: number, right: number, eave: number, rise: number): string {
  const inset = rise * 1.15;
  const count = Math.round((right - left) / 16);
  const seams = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    return `M${num(left + inset + share * (right - left - inset * 2))} ${num(eave - rise)}L${num(left + share * (right - left))} ${num(eave)}`;
  }).join("");
  return [
    tag("path", {
      d: `M${left} ${eave}L${num(left + inset)} ${eave - rise}H${num(right - inset)}L${right} ${eave}Z`,
      fill: tin.base,
    }),
    `<path d="${seams}" stroke="${tin.line}" stroke-width="1.2" opacity="0.7"/>`,
    `<path d="M${num(left + inset)} ${eave - rise}H${num(right - inset)}" stroke="${tin.dark}" stroke-width="4" stroke-linecap="round"/>`,
    tag("rect", { x: left, y: eave - 1, width: right - left, height: 6, fill: board.lit }),
  ].join("");
}

/** Posts with brackets, a balustrade between them, deep shade behind. */
function gallery(x: number, width: number, floor: number, height: number, posts: number): string {
  const gap = width / posts;
  const at = Array.from({ length: posts + 1 }, (_, i) => x + i * gap);
  const uprights = at.map((left) => `M${num(left)} ${floor}v${-height}`).join("");
  const brackets = at
    .map(
      (left) =>
        `M${num(left)} ${num(floor - height + 14)}q0 -12 12 -12M${num(left)} ${num(floor - height + 14)}q0 -12 -12 -12`,
    )
    .join("");
  const balusters = Array.from(
    { length: Math.floor(width / 7) },
    (_, i) => `M${num(x + 4 + i * 7)} ${floor}v-16`,
  ).join("");
  return [
    `<path d="${balusters}" stroke="${board.lit}" stroke-width="1.6"/>`,
    `<path d="M${x} ${floor - 17}h${width}" stroke="${board.lit}" stroke-width="3"/>`,
    `<path d="${brackets}" stroke="${board.lit}" stroke-width="2.4" fill="none"/>`,
    `<path d="${uprights}" stroke="${board.lit}" stroke-width="5.5"/>`,
  ].join("");
}

function wing(x: number, width: number): string {
  const wall = 88;
  return [
    boards(x, ground - wall, width, wall),
    tag("rect", { x, y: ground - wall, width, height: 26, fill: shade, opacity: 0.3 }),
    ...[0.16, 0.42, 0.68].map((share) => window(x + width * share, ground - 70, 58)),
    hip(x - 26, x + width + 26, ground - wall, 52),
    gallery(x - 12, width + 24, ground, wall - 6, 5),
    tag("rect", { x: x - 18, y: ground - 2, width: width + 36, height: 9, fill: board.line }),
  ].join("");
}

function body(x: number, width: number): string {
  const wall = 176;
  return [
    boards(x, ground - wall, width, wall),
    tag("rect", { x, y: ground - wall, width, height: 30, fill: shade, opacity: 0.28 }),
    ...[0.1, 0.32, 0.62, 0.84].map((share) => window(x + width * share, ground - 158, 56)),
    ...[0.1, 0.3, 0.64, 0.84].map((share) => window(x + width * share, ground - 68, 58)),
    tag("rect", { x: x + width / 2 - 20, y: ground - 70, width: 40, height: 70, fill: shutter }),
    tag("rect", { x: x + width / 2 - 14, y: ground - 62, width: 28, height: 34, fill: glass }),
  ].join("");
}

/** Both floors of the middle veranda, and the steps. */
function porch(x: number, width: number): string {
  return [
    tag("rect", { x: x - 8, y: ground - 92, width: width + 16, height: 8, fill: board.lit }),
    tag("rect", { x: x - 8, y: ground - 84, width: width + 16, height: 18, fill: shade, opacity: 0.22 }),
    gallery(x, width, ground - 92, 82, 8),
    gallery(x, width, ground, 84, 8),
    tag("rect", { x: x - 12, y: ground - 2, width: width + 24, height: 9, fill: board.line }),
    tag("path", { d: `M${x + width / 2 - 40} ${ground - 2}h80l12 18h-104Z`, fill: board.lit }),
    `<path d="M${x + width / 2 - 44} ${ground + 4}h88M${x + width / 2 - 48} ${ground + 10}h96" stroke="${board.line}" stroke-width="1.6"/>`,
  ].join("");
}

function cupola(x: number): string {
  const y = ground - 250;
  return [
    tag("rect", { x: x - 24, y, width: 48, height: 34, fill: board.base }),
    `<path d="M${x - 14} ${y + 6}v22M${x - 2} ${y + 6}v22M${x + 10} ${y + 6}v22" stroke="${glass}" stroke-width="8"/>`,
    tag("path", {
      d: `M${x - 34} ${y + 2}Q${x} ${y - 10} ${x} ${y - 34}Q${x} ${y - 10} ${x + 34} ${y + 2}Z`,
      fill: tin.base,
    }),
    `<path d="M${x} ${y - 34}v-16" stroke="${tin.dark}" stroke-width="2.4"/>`,
  ].join("");
}
