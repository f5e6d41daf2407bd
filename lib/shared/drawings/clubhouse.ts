import { createRandom, type Random } from "@/lib/shared/landscape/random";
import { num, tag } from "@/lib/shared/landscape/svg";
import { fade, picture, pine, ridge, wash } from "./parts";

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

/** The far edge of the forest: crowns beside each other. */
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
