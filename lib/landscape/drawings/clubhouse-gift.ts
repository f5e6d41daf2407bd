import { createRandom, type Random } from "@/lib/landscape/random";
import { num, tag } from "@/lib/landscape/svg";
import { fade, picture, pine, ridge, wash } from "./scenes";

export const clubhouseSize = { width: 1440, height: 460 } as const;

const ground = 398;
const wood = "#7c5a3c";
const woodDark = "#57402c";
const tile = "#2b3a35";
const lit = "#f0d3a0";

/** A long timber house with tiled roofs under red pines, hills behind. */
export function clubhouse(): string {
  const { width, height } = clubhouseSize;
  const random = createRandom("clubhouse");
  return picture(clubhouseSize, [
    "<defs>",
    wash("sky", "#d3dfd8", "#f4e3cd"),
    fade("far", "#a3bba9", 120, 330),
    fade("mid", "#7fa08d", 170, 380),
    fade("near", "#5a8570", 230, 420),
    "</defs>",
    tag("rect", { width, height, fill: "url(#sky)" }),
    tag("circle", { cx: 1010, cy: 118, r: 46, fill: "#fbf3e2" }),
    tag("path", { d: ridge(random, width, 270, 210, height), fill: "url(#far)" }),
    tag("path", { d: ridge(random, width, 330, 180, height), fill: "url(#mid)" }),
    tag("path", { d: ridge(random, width, 380, 140, height), fill: "url(#near)" }),
    treeLine(random),
    tag("path", {
      d: `M0 ${ground - 6}Q360 ${ground - 22} 720 ${ground - 8}T1440 ${ground - 14}V${height}H0Z`,
      fill: "#b7c58c",
    }),
    wing(330, 300, 74),
    wing(862, 290, 74),
    wing(560, 390, 104),
    tag("path", {
      d: `M0 ${ground + 18}Q420 ${ground - 2} 760 ${ground + 14}T1440 ${ground + 4}V${height}H0Z`,
      fill: "#9db36f",
    }),
    tag("path", {
      d: `M700 ${ground + 2}Q690 ${ground + 26} 560 ${height}H860Q770 ${ground + 26} 790 ${ground + 2}Z`,
      fill: "#ead9b4",
    }),
    ...[
      [96, 452, 330, 1],
      [236, 440, 190, -1],
      [1240, 446, 230, 1],
      [1372, 460, 350, -1],
      [1140, 436, 150, 1],
    ].map(([x = 0, y = 0, size = 0, lean]) =>
      pine([x, y], size, { crown: "#1f4636", trunk: "#84462c" }, lean === -1 ? -1 : 1),
    ),
  ]);
}

/** The far edge of the forest: crowns side by side. */
function treeLine(random: Random): string {
  const crowns = Array.from({ length: 70 }, (_, index) => {
    const [x, radius] = [index * 21 + random.between(-6, 6), random.between(9, 17)];
    return `M${num(x - radius)} ${ground - 12}q${num(radius)} ${num(-radius * 2)} ${num(radius * 2)} 0Z`;
  });
  return `<path d="${crowns.join("")}" fill="#4d7a62" opacity="0.75"/>`;
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

export const giftSize = { width: 480, height: 360 } as const;

const cloths = [
  { cloth: "#a5452a", shade: "#84351f", table: "#dcc59a", wall: "#efe4c9" },
  { cloth: "#23503e", shade: "#143025", table: "#d9c8a4", wall: "#e7e6d2" },
  { cloth: "#c99a4c", shade: "#a3752f", table: "#c9b48a", wall: "#f0e6cf" },
] as const;

/** A parcel in a wrapping cloth, knotted on top, for goods without a picture. */
export function giftParcel(turn: number): string {
  const { width, height } = giftSize;
  const { cloth, shade, table, wall } = cloths[turn % cloths.length] ?? cloths[0];
  const random = createRandom(`gift ${turn}`);
  const [left, right, top, foot] = [132, 348, 158, 300];
  return picture(giftSize, [
    tag("rect", { width, height, fill: wall }),
    tag("path", { d: ridge(random, width, 226, 90, height), fill: shade, opacity: 0.07 }),
    `<g opacity="0.12">${pine([70, 262], 190, { crown: shade, trunk: shade }, -1)}</g>`,
    tag("path", { d: `M0 252H${width}V${height}H0Z`, fill: table }),
    `<ellipse cx="214" cy="${foot + 2}" rx="150" ry="15" fill="#3a3a2b" opacity="0.2"/>`,
    tag("path", {
      d: `M${left} ${top + 18}Q${left - 8} ${foot} ${left + 10} ${foot}H${right - 10}Q${right + 8} ${foot} ${right} ${top + 18}Q240 ${top - 8} ${left} ${top + 18}Z`,
      fill: cloth,
    }),
    tag("path", {
      d: `M240 ${top + 4}L${right - 10} ${foot}Q${right + 8} ${foot} ${right} ${top + 18}Q292 ${top + 2} 240 ${top + 4}Z`,
      fill: shade,
      opacity: 0.45,
    }),
    `<path d="M240 ${top + 6}L${left + 14} ${foot - 6}M240 ${top + 6}L${right - 14} ${foot - 6}M240 ${top + 6}V${foot - 4}" stroke="${shade}" stroke-width="2" opacity="0.55"/>`,
    ear(cloth, shade, 1, top),
    ear(cloth, shade, -1, top),
    tag("path", { d: `M222 ${top - 14}q18 -10 36 0q8 16 0 30q-18 8 -36 0q-8 -14 0 -30Z`, fill: cloth }),
    `<path d="M226 ${top - 8}q14 8 28 0" stroke="${shade}" stroke-width="2" fill="none"/>`,
  ]);
}

/** One end of the knot. */
function ear(cloth: string, shade: string, side: 1 | -1, top: number): string {
  const x = (offset: number) => num(240 + offset * side);
  return (
    `<path d="M${x(8)} ${top}C${x(30)} ${top - 60} ${x(78)} ${top - 66} ${x(96)} ${top - 40}C${x(86)} ${top - 12} ${x(48)} ${top + 6} ${x(8)} ${top + 6}Z" fill="${cloth}"/>` +
    `<path d="M${x(14)} ${top - 2}C${x(40)} ${top - 34} ${x(66)} ${top - 46} ${x(92)} ${top - 40}" stroke="${shade}" stroke-width="2" fill="none"/>`
  );
}

export const persimmonsSize = { width: 720, height: 520 } as const;

const table = 345;

/** Persimmons on a table in low winter light, the shadow of a pine on the wall behind. */
export function persimmons(): string {
  const { width, height } = persimmonsSize;
  const shadow = { crown: "#8d8470", trunk: "#8d8470" };
  return picture(persimmonsSize, [
    `<defs>${wash("wall", "#e9dfc8", "#f1e8d4")}${wash("table", "#cdb68a", "#dcc8a0")}${fruitLight("ripe", "#d98a4e", "#a5452a")}${fruitLight("late", "#c06a3c", "#84351f")}</defs>`,
    tag("rect", { width, height, fill: "url(#wall)" }),
    tag("path", { d: `M60 0H230L520 ${table}H300Z`, fill: "#fdf6e4", opacity: 0.5 }),
    tag("path", { d: `M330 0H400L640 ${table}H560Z`, fill: "#fdf6e4", opacity: 0.42 }),
    `<g opacity="0.3">${pine([520, 420], 420, shadow)}${pine([180, 300], 230, shadow, -1)}</g>`,
    tag("rect", { y: table, width, height: height - table, fill: "url(#table)" }),
    tag("path", { d: `M340 ${table}H520L700 ${height}H430Z`, fill: "#f1e0ba", opacity: 0.5 }),
    fruit(120, 372, 56, "ripe"),
    fruit(590, 376, 58, "ripe"),
    fruit(250, 362, 84, "late"),
    fruit(470, 366, 80, "late"),
    fruit(356, 398, 62, "ripe"),
    fruit(520, 452, 48, "ripe"),
  ]);
}

function fruitLight(id: string, light: string, dark: string): string {
  return `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

/** A fruit whose middle lies at a point: a flat ball, four leaves and a stalk. */
function fruit(x: number, y: number, radius: number, fill: string): string {
  const random = createRandom(x);
  const top = y - radius * 0.72;
  const leaves = [-1, -0.4, 0.35, 1].map((side) => {
    const reach = radius * random.between(0.42, 0.56);
    return `M${x} ${num(top + 3)}Q${num(x + side * reach * 0.6)} ${num(top - radius * 0.2)} ${num(x + side * reach)} ${num(top + radius * 0.1)}Q${num(x + side * reach * 0.4)} ${num(top + radius * 0.2)} ${x} ${num(top + 3)}Z`;
  });
  const width = radius * 1.04;
  const foot = y + radius * 0.8;
  const side = (way: 1 | -1) =>
    `C${num(x + way * width * 0.7)} ${num(top - radius * 0.1)} ${num(x + way * width * 1.1)} ${num(y - radius * 0.4)} ${num(x + way * width * 1.08)} ${num(y + radius * 0.02)}` +
    `C${num(x + way * width * 1.06)} ${num(y + radius * 0.5)} ${num(x + way * width * 0.7)} ${num(foot)} `;
  return [
    `<ellipse cx="${num(x + radius * 0.45)}" cy="${num(foot - 4)}" rx="${num(radius * 1.25)}" ry="${num(radius * 0.17)}" fill="#57402c" opacity="0.32"/>`,
    tag("path", {
      d:
        `M${num(x)} ${num(top)}${side(1)}${num(x)} ${num(foot)}` +
        `M${num(x)} ${num(top)}${side(-1)}${num(x)} ${num(foot)}Z`,
      fill: `url(#${fill})`,
    }),
    tag("path", { d: leaves.join(""), fill: "#34402c" }),
    `<path d="M${num(x)} ${num(top + 2)}q${num(radius * 0.05)} ${num(-radius * 0.16)} ${num(radius * 0.2)} ${num(-radius * 0.22)}" stroke="#34402c" stroke-width="${num(radius * 0.09)}" fill="none" stroke-linecap="round"/>`,
  ].join("");
}
