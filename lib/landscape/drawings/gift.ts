import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom } from "@/lib/landscape/random";
import { mix, num, tag } from "@/lib/landscape/svg";
import { picture, wash } from "./parts";
import { drawTree } from "./trees";

export const giftSize = { width: 480, height: 360 } as const;

const straw = { cloth: "#c99a4c", shade: "#a3752f", table: "#c9b48a", wall: "#f0e6cf" };

/** The wrappings of a land, in turn: woods and bark among pines, slate by the sea, teal and coral in the south. */
const cloths: Record<Terrain, readonly (typeof straw)[]> = {
  "pine-hills": [
    { cloth: "#a5452a", shade: "#84351f", table: "#dcc59a", wall: "#efe4c9" },
    { cloth: "#23503e", shade: "#143025", table: "#d9c8a4", wall: "#e7e6d2" },
    straw,
  ],
  links: [
    { cloth: "#3d5a75", shade: "#2a4159", table: "#d3c7a8", wall: "#e8e6da" },
    { cloth: "#8a6a3b", shade: "#6a4f28", table: "#d8cbac", wall: "#ece7d8" },
    straw,
  ],
  parkland: [
    { cloth: "#7a3b4f", shade: "#5c2a3a", table: "#d6c6a2", wall: "#ece4d3" },
    { cloth: "#3f6a3c", shade: "#2c4e2b", table: "#d9caa6", wall: "#e8e8d6" },
    straw,
  ],
  mountain: [
    { cloth: "#4f5f73", shade: "#384657", table: "#cdbf9f", wall: "#e6e4dc" },
    { cloth: "#9a4a33", shade: "#773725", table: "#d4c29a", wall: "#ece2d0" },
    straw,
  ],
  subtropical: [
    { cloth: "#1f7276", shade: "#15575b", table: "#dcc9a2", wall: "#e9eee4" },
    { cloth: "#c9604a", shade: "#a24937", table: "#dfcda6", wall: "#f2e8d8" },
    straw,
  ],
};

/** A parcel in a wrapping cloth, knotted on top, for goods without a picture. */
export function giftParcel(turn: number, terrain: Terrain = "pine-hills"): string {
  const { width, height } = giftSize;
  const own = cloths[terrain];
  const { cloth, shade, table, wall } = own[turn % own.length] ?? straw;
  const [left, right, top, foot] = [132, 348, 158, 300];
  const gray = mix(wall, shade, 0.42);
  return picture(giftSize, [
    `<defs>${lights(cloth, shade, wall, table)}</defs>`,
    tag("rect", { width, height, fill: "url(#wall)" }),
    tag("path", { d: "M30 0H140L330 252H170Z", fill: "#fdf6e4", opacity: 0.5 }),
    tag("path", { d: "M216 0H262L430 252H372Z", fill: "#fdf6e4", opacity: 0.42 }),
    `<g opacity="0.34">${drawTree[terrain]([372, 300], 300, { crown: gray, trunk: gray })}${drawTree[terrain]([74, 258], 170, { crown: gray, trunk: gray }, -1)}</g>`,
    tag("rect", { y: 252, width, height: height - 252, fill: "url(#table)" }),
    tag("path", { d: `M196 252H330L452 ${height}H262Z`, fill: "#f7e9c8", opacity: 0.46 }),
    `<ellipse cx="278" cy="${foot + 1}" rx="158" ry="17" fill="#3a2c1c" opacity="0.34"/>`,
    `<ellipse cx="246" cy="${foot}" rx="112" ry="9" fill="#2a2014" opacity="0.3"/>`,
    tag("path", {
      d: `M${left} ${top + 18}Q${left - 8} ${foot} ${left + 10} ${foot}H${right - 10}Q${right + 8} ${foot} ${right} ${top + 18}Q240 ${top - 8} ${left} ${top + 18}Z`,
      fill: "url(#cloth)",
    }),
    ...(isCloth[terrain] ? weave(turn, [left, right, top, foot], wall) : []),
    tag("path", {
      d: `M240 ${top + 4}L${right - 10} ${foot}Q${right + 8} ${foot} ${right} ${top + 18}Q292 ${top + 2} 240 ${top + 4}Z`,
      fill: shade,
      opacity: 0.4,
    }),
    ...folds(left, right, top, foot, shade),
    ...(isCloth[terrain] ? knot(shade, top) : ribbon(cloth, wall, top, foot)),
  ]);
}

/** Low light from the left: the wall and the table, and the round of the cloth. */
function lights(cloth: string, shade: string, wall: string, table: string): string {
  const lit = mix(cloth, "#fbe9c6", 0.34);
  const round = `<radialGradient id="cloth" cx="0.32" cy="0.24" r="0.95"><stop stop-color="${lit}"/><stop offset="0.45" stop-color="${cloth}"/><stop offset="1" stop-color="${mix(shade, "#1a1410", 0.2)}"/></radialGradient>`;
  const knot = `<linearGradient id="knot" x1="0" x2="1" y1="0" y2="1"><stop stop-color="${lit}"/><stop offset="0.6" stop-color="${cloth}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;
  return (
    wash("wall", mix(wall, "#cdbf9f", 0.24), wall) +
    wash("table", mix(table, "#8a6a42", 0.22), mix(table, "#f3e2bd", 0.3)) +
    round +
    knot
  );
}

/** Where the cloth is drawn together, it falls in folds toward its corners. */
function folds(left: number, right: number, top: number, foot: number, shade: string): string[] {
  const ends = [0.06, 0.2, 0.36, 0.5, 0.64, 0.8, 0.94];
  const lines = ends.map((share) => {
    const x = left + (right - left) * share;
    return `M240 ${top + 6}Q${num(240 + (x - 240) * 0.52)} ${num(top + 34)} ${num(x)} ${num(foot - 10 - Math.abs(share - 0.5) * 40)}`;
  });
  const lit = lines.map((line) => line.replace("M240", "M236"));
  return [
    tag("path", { d: lit.join(""), stroke: "#fdf0d6", "stroke-width": 3, fill: "none", opacity: 0.14 }),
    tag("path", { d: lines.join(""), stroke: shade, "stroke-width": 2, fill: "none", opacity: 0.5 }),
  ];
}

/** A pattern in the cloth: five-petalled blossoms, pine needles, or none, in turn. */
function weave(
  turn: number,
  [left, right, top, foot]: readonly number[] & [number, number, number, number],
  wall: string,
): string[] {
  const random = createRandom(`weave ${turn}`);
  const signs = Array.from({ length: 16 }, (_, place) => {
    const x = left + 26 + ((place % 4) + random.between(0.1, 0.7)) * ((right - left - 44) / 4);
    const y = top + 36 + (Math.floor(place / 4) + random.between(0.1, 0.6)) * ((foot - top - 48) / 4);
    return turn % 3 === 1 ? needles(x, y, random.between(0.3, 2.4)) : blossom(x, y, random.between(3.2, 4.6));
  });
  const needle = { stroke: wall, "stroke-width": 1.4, fill: "none", "stroke-linecap": "round" };
  return [tag("path", { d: signs.join(""), opacity: 0.3, ...(turn % 3 === 1 ? needle : { fill: wall }) })];
}

function blossom(x: number, y: number, radius: number): string {
  return [0, 1, 2, 3, 4]
    .map((petal) => {
      const angle = (petal / 5) * Math.PI * 2 - Math.PI / 2;
      const [cx, cy] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      const half = num(radius * 0.72);
      return `M${num(cx - Number(half))} ${num(cy)}a${half} ${half} 0 1 0 ${num(radius * 1.44)} 0a${half} ${half} 0 1 0 ${num(-radius * 1.44)} 0Z`;
    })
    .join("");
}

function needles(x: number, y: number, turn: number): string {
  return [-0.5, -0.25, 0, 0.25, 0.5]
    .map(
      (step) => `M${num(x)} ${num(y)}l${num(Math.cos(turn + step) * 13)} ${num(-Math.sin(turn + step) * 13)}`,
    )
    .join("");
}

/** In Korea and Japan parcels are wrapped in a cloth, elsewhere they have a ribbon. */
const isCloth: Record<Terrain, boolean> = {
  "pine-hills": true,
  links: false,
  parkland: false,
  mountain: true,
  subtropical: true,
};

/** The knot of the wrapping cloth. */
function knot(shade: string, top: number): string[] {
  return [
    ear(shade, 1, top),
    ear(shade, -1, top),
    tag("path", {
      d: `M222 ${top - 14}q18 -10 36 0q8 16 0 30q-18 8 -36 0q-8 -14 0 -30Z`,
      fill: "url(#knot)",
    }),
    `<path d="M226 ${top - 8}q14 8 28 0" stroke="${shade}" stroke-width="2" fill="none"/>`,
  ];
}

/** A band round the parcel and a bow on top. */
function ribbon(cloth: string, band: string, top: number, foot: number): string[] {
  const bow = (side: 1 | -1) => {
    const x = (offset: number) => num(240 + offset * side);
    return `<path d="M${x(4)} ${top + 2}C${x(26)} ${top - 44} ${x(74)} ${top - 40} ${x(70)} ${top - 14}C${x(66)} ${top + 4} ${x(28)} ${top + 6} ${x(4)} ${top + 2}Z" fill="${band}" stroke="${cloth}" stroke-width="2"/>`;
  };
  return [
    tag("path", { d: `M228 ${top + 2}h24V${foot}h-24Z`, fill: band, opacity: 0.92 }),
    tag("path", { d: `M131 218h219l1 24H130Z`, fill: band, opacity: 0.92 }),
    bow(1),
    bow(-1),
    `<path d="M236 ${top + 6}q-14 22 -34 30M244 ${top + 6}q14 22 34 30" stroke="${band}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    `<circle cx="240" cy="${top}" r="11" fill="${band}" stroke="${cloth}" stroke-width="2"/>`,
  ];
}

/** One end of the knot. */
function ear(shade: string, side: 1 | -1, top: number): string {
  const x = (offset: number) => num(240 + offset * side);
  return (
    `<path d="M${x(8)} ${top}C${x(30)} ${top - 60} ${x(78)} ${top - 66} ${x(96)} ${top - 40}C${x(86)} ${top - 12} ${x(48)} ${top + 6} ${x(8)} ${top + 6}Z" fill="url(#knot)"/>` +
    `<path d="M${x(14)} ${top - 2}C${x(40)} ${top - 34} ${x(66)} ${top - 46} ${x(92)} ${top - 40}" stroke="${shade}" stroke-width="2" fill="none"/>`
  );
}
