import type { Terrain } from "@/lib/contract/code-values/scene";
import { createRandom } from "@/lib/landscape/random";
import { num, tag } from "@/lib/landscape/svg";
import { picture, ridge } from "./parts";
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
  const random = createRandom(`gift ${turn}`);
  const [left, right, top, foot] = [132, 348, 158, 300];
  return picture(giftSize, [
    tag("rect", { width, height, fill: wall }),
    tag("path", { d: ridge(random, width, 226, 90, height), fill: shade, opacity: 0.07 }),
    `<g opacity="0.12">${drawTree[terrain]([70, 262], 190, { crown: shade, trunk: shade }, -1)}</g>`,
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
    ...(isCloth[terrain] ? knot(cloth, shade, top) : ribbon(cloth, wall, top, foot)),
  ]);
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
function knot(cloth: string, shade: string, top: number): string[] {
  return [
    ear(cloth, shade, 1, top),
    ear(cloth, shade, -1, top),
    tag("path", { d: `M222 ${top - 14}q18 -10 36 0q8 16 0 30q-18 8 -36 0q-8 -14 0 -30Z`, fill: cloth }),
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
function ear(cloth: string, shade: string, side: 1 | -1, top: number): string {
  const x = (offset: number) => num(240 + offset * side);
  return (
    `<path d="M${x(8)} ${top}C${x(30)} ${top - 60} ${x(78)} ${top - 66} ${x(96)} ${top - 40}C${x(86)} ${top - 12} ${x(48)} ${top + 6} ${x(8)} ${top + 6}Z" fill="${cloth}"/>` +
    `<path d="M${x(14)} ${top - 2}C${x(40)} ${top - 34} ${x(66)} ${top - 46} ${x(92)} ${top - 40}" stroke="${shade}" stroke-width="2" fill="none"/>`
  );
}
