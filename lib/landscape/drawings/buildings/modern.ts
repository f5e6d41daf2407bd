import { num, tag } from "@/lib/landscape/svg";
import { ground } from "../clubhouse-size";

const concrete = { lit: "#d8d3c6", base: "#bdb7a8", dark: "#8e897c" };
const glass = { top: "#bcd0cf", foot: "#f3dfb4" };
const steel = "#3b4441";
const cedar = "#8a5f3d";

/** Two slabs of concrete over walls of glass, one thrust out over the terrace. */
export function modernHouse(): string {
  return [
    `<defs><linearGradient id="pane" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${glass.top}"/><stop offset="1" stop-color="${glass.foot}"/></linearGradient></defs>`,
    glazing(560, 430, ground - 158, 66, 15),
    tag("rect", { x: 520, y: ground - 178, width: 560, height: 20, fill: concrete.lit }),
    tag("rect", { x: 520, y: ground - 160, width: 560, height: 4, fill: concrete.dark, opacity: 0.7 }),
    cedarWall(990, 62, ground - 158, 66),
    glazing(404, 700, ground - 78, 78, 22),
    cedarWall(470, 96, ground - 78, 78),
    tag("rect", { x: 340, y: ground - 92, width: 830, height: 22, fill: concrete.lit }),
    tag("path", { d: `M340 ${ground - 70}h830l-24 6h-782Z`, fill: concrete.dark }),
    `<path d="M372 ${ground - 66}V${ground}M1136 ${ground - 66}V${ground}" stroke="${steel}" stroke-width="6"/>`,
    tower(1062),
    terrace(),
  ].join("");
}

/** Panes between steel bars; the light inside stands low. */
function glazing(x: number, width: number, y: number, height: number, panes: number): string {
  const bars = Array.from(
    { length: panes + 1 },
    (_, i) => `M${num(x + (i * width) / panes)} ${num(y)}v${height}`,
  ).join("");
  const gleams = [0.12, 0.44, 0.78].map((share) => {
    const left = x + share * width;
    return `M${num(left)} ${num(y + height)}L${num(left + height * 0.5)} ${num(y)}h26L${num(left + 26)} ${num(y + height)}Z`;
  });
  return [
    tag("rect", { x, y, width, height, fill: "url(#pane)" }),
    tag("path", { d: gleams.join(""), fill: "#ffffff", opacity: 0.22 }),
    `<path d="${bars}M${x} ${num(y + height - 1)}h${width}" stroke="${steel}" stroke-width="2"/>`,
  ].join("");
}

function cedarWall(x: number, width: number, y: number, height: number): string {
  const boards = Array.from(
    { length: Math.round(width / 6) },
    (_, i) => `M${x + 4 + i * 6} ${num(y)}v${height}`,
  ).join("");
  return (
    tag("rect", { x, y, width, height, fill: cedar }) +
    `<path d="${boards}" stroke="#6b4729" stroke-width="1.4" opacity="0.7"/>`
  );
}

/** The stair well: a shaft of board-marked concrete that stands above the roofs. */
function tower(x: number): string {
  const y = ground - 224;
  const marks = [0.2, 0.4, 0.6, 0.8].map((share) => `M${x} ${num(y + 224 * share)}h58`).join("");
  return [
    tag("rect", { x, y, width: 58, height: 224, fill: concrete.base }),
    tag("rect", { x: x + 44, y, width: 14, height: 224, fill: concrete.dark, opacity: 0.5 }),
    `<path d="${marks}" stroke="${concrete.dark}" stroke-width="1.2" opacity="0.5"/>`,
    tag("rect", { x: x + 14, y: y + 22, width: 8, height: 150, fill: glass.foot }),
  ].join("");
}

function terrace(): string {
  const rail = Array.from({ length: 24 }, (_, i) => `M${302 + i * 30} ${ground - 16}v20`).join("");
  return [
    tag("rect", { x: 290, y: ground - 2, width: 900, height: 10, fill: concrete.base }),
    `<path d="M296 ${ground - 16}H992${rail}" stroke="${steel}" stroke-width="1.6" fill="none"/>`,
    [860, 920]
      .map(
        (x) =>
          `<path d="M${x} ${ground - 2}v-40" stroke="${steel}" stroke-width="2"/><path d="M${x - 30} ${ground - 38}q30 -24 60 0Z" fill="#e6dcc4"/>`,
      )
      .join(""),
  ].join("");
}
