import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom } from "@/lib/landscape/random";
import { num, tag } from "@/lib/landscape/svg";
import { fade, picture, ridge, wash } from "./parts";
import { drawTree } from "./trees";

/** As wide as the landscape of a banner, so that both are cut alike. */
export const breakfastSize = { width: 1440, height: 860 } as const;

const table = 500;
const view = { left: 90, right: 700, top: 70, foot: 452 } as const;

/** A bowl of soup, side dishes and a cup of tea on a table, first light on frosty land outside the window. */
export function breakfast(terrain: Terrain, own = ""): string {
  const { width, height } = breakfastSize;
  return picture(breakfastSize, [
    `<defs>${washes()}${fade("far", "#a9b4ac", 200, 330)}${fade("near", "#6f8a7c", 260, 420)}</defs>`,
    tag("rect", { width, height, fill: "url(#wall)" }),
    tag("path", { d: `M760 0H1000L1330 ${table}H1010Z`, fill: "#fdf6e4", opacity: 0.5 }),
    tag("path", { d: `M1090 0H1180L1440 390V${table}H1400Z`, fill: "#fdf6e4", opacity: 0.4 }),
    `<g opacity="0.2">${drawTree[terrain]([1190, 560], 500, { crown: "#8d8470", trunk: "#8d8470" }, -1)}</g>`,
    outside(terrain, own),
    tag("rect", { y: table, width, height: height - table, fill: "url(#table)" }),
    tag("rect", { y: table, width, height: 5, fill: "#e9d8b4", opacity: 0.8 }),
    tag("path", { d: `M560 ${table}H800L1130 ${height}H700Z`, fill: "#f6e7c4", opacity: 0.42 }),
    tag("path", { d: `M900 ${table}H960L1330 ${height}H1190Z`, fill: "#f6e7c4", opacity: 0.36 }),
    cup(1130, 530),
    smallDish(430, 560, "greens"),
    smallDish(560, 606, "kimchi"),
    bowl(830, 516),
    `<g transform="translate(0 -44)">${chopsticks()}</g>`,
    steam(830, 506, 1.2),
    steam(1130, 496, 0.66),
  ]);
}

const washes = () =>
  [
    wash("wall", "#e6dcc4", "#f0e7d2"),
    wash("table", "#b98d5c", "#a3764a"),
    wash("sky", "#cfd9d6", "#f6ddc0"),
    '<radialGradient id="glow" cx="0.66" cy="0.72" r="0.5"><stop stop-color="#fdf0d2"/><stop offset="1" stop-color="#fdf0d2" stop-opacity="0"/></radialGradient>',
    '<linearGradient id="clay"><stop stop-color="#f3ead6"/><stop offset="0.5" stop-color="#d9ccb0"/><stop offset="1" stop-color="#94876b"/></linearGradient>',
    '<linearGradient id="celadon"><stop stop-color="#c9d6c6"/><stop offset="0.55" stop-color="#9db39f"/><stop offset="1" stop-color="#66806e"/></linearGradient>',
    '<radialGradient id="broth" cx="0.4" cy="0.35" r="0.8"><stop stop-color="#eac684"/><stop offset="1" stop-color="#b97a3c"/></radialGradient>',
    '<radialGradient id="tea" cx="0.4" cy="0.35" r="0.8"><stop stop-color="#c9b565"/><stop offset="1" stop-color="#8a7a35"/></radialGradient>',
    '<filter id="soft" x="-60%" y="-20%" width="220%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>',
    `<clipPath id="pane"><path d="M${view.left} ${view.top}H${view.right}V${view.foot}H${view.left}Z"/></clipPath>`,
  ].join("");

/** The view through the window, and its frame. */
function outside(terrain: Terrain, own: string): string {
  const { left, right, top, foot } = view;
  const random = createRandom(`breakfast${own}`);
  const [middle, bar] = [(left + right) / 2, top + (foot - top) * 0.36];
  const hill = (base: number, rise: number, fill: string) =>
    tag("path", { d: ridge(random, right, base, rise, foot), fill });
  const tree = (x: number, y: number, size: number, lean: 1 | -1) =>
    drawTree[terrain]([x, y], size, { crown: "#4f6b5f", trunk: "#6d5347" }, lean);
  const frost = Array.from({ length: 60 }, () => {
    const y = random.between(foot - 62, foot);
    return `M${num(random.between(left, right))} ${num(y)}h${num(random.between(6, 22))}`;
  });
  return [
    '<g clip-path="url(#pane)">',
    tag("rect", { x: left, y: top, width: right - left, height: foot - top, fill: "url(#sky)" }),
    tag("rect", { x: left, y: top, width: right - left, height: foot - top, fill: "url(#glow)" }),
    tag("circle", { cx: 494, cy: 300, r: 34, fill: "#fdf4e0" }),
    hill(352, 150, "url(#far)"),
    hill(392, 96, "url(#near)"),
    tag("path", { d: `M${left} 404Q330 372 ${right} 398V${foot}H${left}Z`, fill: "#d3d9c6" }),
    tag("path", { d: `M360 ${foot}Q430 424 560 402L596 403Q500 428 470 ${foot}Z`, fill: "#bccb9f" }),
    tag("path", { d: frost.join(""), stroke: "#f6f5ec", "stroke-width": 3, opacity: 0.7 }),
    tree(168, 440, 176, 1),
    tree(252, 428, 122, -1),
    tree(650, 436, 150, -1),
    "</g>",
    tag("path", {
      d: `M${left - 14} ${top - 14}H${right + 14}V${foot + 14}H${left - 14}ZM${left} ${top}V${bar - 5}H${middle - 5}V${top}ZM${middle + 5} ${top}V${bar - 5}H${right}V${top}ZM${left} ${bar + 5}V${foot}H${middle - 5}V${bar + 5}ZM${middle + 5} ${bar + 5}V${foot}H${right}V${bar + 5}Z`,
      fill: "#7d5a3e",
      "fill-rule": "evenodd",
    }),
    tag("rect", { x: left - 30, y: foot + 14, width: right - left + 60, height: 16, fill: "#8d6848" }),
    tag("rect", {
      x: left - 30,
      y: foot + 30,
      width: right - left + 60,
      height: 5,
      fill: "#5f432d",
      opacity: 0.5,
    }),
  ].join("");
}

/** Outer side of a bowl whose rim is an ellipse at a point. */
function side(x: number, y: number, half: number, depth: number, fill: string): string {
  const foot = half * 0.46;
  return tag("path", {
    d: `M${num(x - half)} ${y}C${num(x - half * 0.96)} ${num(y + depth * 0.66)} ${num(x - half * 0.62)} ${num(y + depth * 0.94)} ${num(x - foot)} ${num(y + depth)}H${num(x + foot)}C${num(x + half * 0.62)} ${num(y + depth * 0.94)} ${num(x + half * 0.96)} ${num(y + depth * 0.66)} ${num(x + half)} ${y}Z`,
    fill,
  });
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number) =>
  tag("ellipse", { cx, cy, rx, ry, fill, opacity });

const cast = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x + rx * 0.22, y, rx, ry, "#4b3220", 0.34);

/** A deep bowl of beef and radish soup with spring onion. */
function bowl(x: number, y: number): string {
  const random = createRandom("bowl");
  const rings = Array.from({ length: 16 }, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), random.between(0.15, 0.82)];
    return ellipse(
      x + Math.cos(angle) * reach * 148,
      y - 4 + Math.sin(angle) * reach * 30,
      random.between(7, 12),
      random.between(3.4, 5),
      random.chance(0.7) ? "#5f8a4a" : "#eef0d8",
    );
  });
  const meat = [-86, -30, 40, 92].map((dx, place) =>
    tag("path", {
      d: `M${x + dx} ${y - 10 + (place % 2) * 14}q22 -13 46 -4q10 13 -6 18q-28 5 -40 -14Z`,
      fill: place % 2 ? "#7d4a33" : "#8f5a3f",
    }),
  );
  return [
    cast(x, y + 176, 176, 24),
    side(x, y - 8, 182, 182, "url(#clay)"),
    tag("path", {
      d: `M${x - 168} ${y + 44}Q${x} ${y + 84} ${x + 168} ${y + 44}`,
      stroke: "#7c6a4a",
      "stroke-width": 3,
      fill: "none",
      opacity: 0.45,
    }),
    ellipse(x, y - 8, 182, 44, "#efe6d0"),
    ellipse(x, y - 5, 168, 37, "#8c6a42"),
    ellipse(x, y - 3, 162, 34, "url(#broth)"),
    ...meat,
    ...rings,
    tag("path", {
      d: `M${x - 120} ${y - 20}Q${x - 60} ${y - 34} ${x + 10} ${y - 34}`,
      stroke: "#fdf3dc",
      "stroke-width": 4,
      fill: "none",
      "stroke-linecap": "round",
      opacity: 0.65,
    }),
  ].join("");
}

function cup(x: number, y: number): string {
  return [
    cast(x, y + 112, 84, 14),
    side(x, y - 30, 82, 144, "url(#celadon)"),
    ellipse(x, y - 30, 82, 20, "#dbe4d6"),
    ellipse(x, y - 28, 74, 16, "url(#tea)"),
  ].join("");
}

const fillings = {
  greens: ["#4f7a45", "#6f9a58", "#3d6138"],
  kimchi: ["#b5472c", "#d06a3f", "#efe0bd"],
} as const;

function smallDish(x: number, y: number, what: keyof typeof fillings): string {
  const random = createRandom(what);
  const leaves = Array.from({ length: 22 }, (_, place) => {
    const [dx, dy] = [random.between(-58, 58), random.between(-17, 8)];
    const bend = random.between(-18, 18);
    return tag("path", {
      d: `M${num(x + dx)} ${num(y + dy)}q${num(bend)} -12 ${num(bend + 16)} -2q-8 12 ${num(-bend - 16)} 2Z`,
      fill: fillings[what][place % 3],
    });
  });
  return [
    cast(x, y + 50, 92, 14),
    side(x, y, 96, 54, "url(#clay)"),
    ellipse(x, y, 96, 25, "#f3ecd9"),
    ellipse(x, y + 2, 84, 20, "#d8cbae"),
    ...leaves,
  ].join("");
}

/** A spoon and chopsticks beside the bowl. */
function chopsticks(): string {
  const line = (d: string, stroke: string, width: number) =>
    tag("path", { d, stroke, "stroke-width": width, fill: "none", "stroke-linecap": "round" });
  return [
    line("M1046 792L1262 660", "#4b3220", 9).replace("<path", '<path opacity="0.28"'),
    line("M1040 782L1256 650", "#c9a85c", 7),
    line("M1062 792L1276 664", "#b8954a", 7),
    line("M1000 770L1210 640", "#d8bb72", 8),
    tag("ellipse", { cx: 992, cy: 776, rx: 34, ry: 19, fill: "#d8bb72", transform: "rotate(-32 992 776)" }),
    tag("ellipse", { cx: 990, cy: 774, rx: 25, ry: 12, fill: "#b8954a", transform: "rotate(-32 990 774)" }),
  ].join("");
}

/** Three strands that rise from a point, blurred. */
function steam(x: number, y: number, scale: number): string {
  const strands = [-56, 0, 54].map((dx, place) => {
    const from = x + dx * scale;
    const [way, rise] = [place % 2 ? 1 : -1, (250 - Math.abs(dx)) * scale];
    return `M${num(from)} ${y}c${num(34 * way * scale)} ${num(-rise * 0.3)} ${num(-40 * way * scale)} ${num(-rise * 0.56)} ${num(8 * way * scale)} ${num(-rise)}`;
  });
  return `<g filter="url(#soft)">${tag("path", { d: strands.join(""), stroke: "#fdf8ea", "stroke-width": 22 * scale, fill: "none", "stroke-linecap": "round", opacity: 0.75 })}</g>`;
}
