import { num, tag } from "@/lib/landscape/svg";
import { ground } from "../clubhouse-size";

const cedar = "#4a382b";
const cedarLit = "#6b5340";
const plaster = "#efe6d2";
const lit = "#f6dba2";
const tile = { base: "#3b4247", dark: "#2a3035", line: "#545d63" };

/** Low and long under one deep roof: paper screens, a veranda, a lantern at the path, as in Japan. */
export function eavesHouse(): string {
  return [
    wing(300, 300, 58, 64),
    wing(840, 330, 58, 64),
    wing(520, 410, 74, 100),
    veranda(500, 450),
    lantern(640),
    lantern(838),
  ].join("");
}

/** Walls by turns of plaster and lit screens between posts, the roof far out over them. */
function wing(x: number, width: number, wall: number, rise: number): string {
  const top = ground - wall;
  const bays = Math.round(width / 46);
  const bay = width / bays;
  const panels = Array.from({ length: bays }, (_, i) => {
    const left = x + i * bay;
    return i % 4 === 3
      ? tag("rect", { x: left, y: top, width: bay, height: wall - 20, fill: plaster })
      : screen(left + 2, top + 10, bay - 4, wall - 18);
  });
  const posts = Array.from({ length: bays + 1 }, (_, i) => `M${num(x + i * bay)} ${num(top)}V${ground}`).join(
    "",
  );
  return [
    tag("rect", { x, y: top, width, height: wall, fill: cedar }),
    ...panels,
    `<path d="${posts}" stroke="${cedar}" stroke-width="4"/>`,
    roof(x, width, top + 6, rise),
  ].join("");
}

function screen(x: number, y: number, width: number, height: number): string {
  const lines =
    [0.25, 0.5, 0.75].map((share) => `M${num(x + width * share)} ${num(y)}v${num(height)}`).join("") +
    [0.25, 0.5, 0.75].map((share) => `M${num(x)} ${num(y + height * share)}h${num(width)}`).join("");
  return (
    tag("rect", { x, y, width, height, fill: lit }) +
    `<path d="${lines}" stroke="${cedarLit}" stroke-width="1.1"/>`
  );
}

/** A hipped roof with a gable above it: deep eaves that hardly lift at their corners. */
function roof(x: number, width: number, eave: number, rise: number): string {
  const [left, right] = [x - 62, x + width + 62];
  const middle = (left + right) / 2;
  const skirt = rise * 0.52;
  const upper = [left + 84, right - 84] as const;
  const hip = `M${left} ${num(eave)}Q${num(left + 60)} ${num(eave - 10)} ${num(upper[0])} ${num(eave - skirt)}H${num(upper[1])}Q${num(right - 60)} ${num(eave - 10)} ${right} ${num(eave)}Q${num(middle)} ${num(eave + 9)} ${left} ${num(eave)}Z`;
  const gable = `M${num(upper[0] - 14)} ${num(eave - skirt + 2)}L${num(upper[0] + 26)} ${num(eave - rise)}H${num(upper[1] - 26)}L${num(upper[1] + 14)} ${num(eave - skirt + 2)}Z`;
  const count = Math.round(width / 13);
  const tiles = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    return `M${num(upper[0] + 26 + share * (upper[1] - upper[0] - 52))} ${num(eave - rise + 6)}L${num(left + 30 + share * (right - left - 60))} ${num(eave - 1)}`;
  }).join("");
  return [
    tag("path", {
      d: `M${left + 26} ${num(eave + 1)}H${right - 26}L${right - 70} ${num(eave + 14)}H${left + 70}Z`,
      fill: "#1f1a15",
      opacity: 0.45,
    }),
    tag("path", { d: hip, fill: tile.base }),
    tag("path", { d: gable, fill: tile.base }),
    `<path d="${tiles}" stroke="${tile.line}" stroke-width="1.2" opacity="0.6"/>`,
    `<path d="M${num(upper[0] - 14)} ${num(eave - skirt + 2)}H${num(upper[1] + 14)}" stroke="${tile.dark}" stroke-width="2" opacity="0.6"/>`,
    `<path d="M${num(upper[0] + 22)} ${num(eave - rise)}H${num(upper[1] - 22)}" stroke="${tile.dark}" stroke-width="8" stroke-linecap="round"/>`,
  ].join("");
}

function veranda(x: number, width: number): string {
  const posts = Array.from(
    { length: 7 },
    (_, i) => `M${num(x + 8 + (i * (width - 16)) / 6)} ${ground + 2}v10`,
  ).join("");
  return (
    `<path d="${posts}" stroke="${cedar}" stroke-width="6"/>` +
    tag("rect", { x, y: ground - 6, width, height: 9, fill: cedarLit }) +
    tag("rect", { x, y: ground - 6, width, height: 2.4, fill: "#a58660" })
  );
}

/** A stone lantern, its light on. */
function lantern(x: number): string {
  const y = ground + 26;
  return [
    tag("path", {
      d: `M${x - 13} ${y}h26l-5 -6h-16ZM${x - 4} ${y - 6}v-22h8v22ZM${x - 12} ${y - 28}h24v-4h-24Z`,
      fill: "#8b877c",
    }),
    tag("rect", { x: x - 9, y: y - 47, width: 18, height: 15, fill: "#7a766b" }),
    tag("rect", { x: x - 5, y: y - 45, width: 10, height: 11, fill: lit }),
    tag("path", {
      d: `M${x - 18} ${y - 47}Q${x - 6} ${y - 52} ${x} ${y - 62}Q${x + 6} ${y - 52} ${x + 18} ${y - 47}Z`,
      fill: "#6d695f",
    }),
  ].join("");
}
