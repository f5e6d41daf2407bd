import { clubMarkPath } from "@/lib/landscape/club-mark";
import type { Random } from "@/lib/landscape/random";
import { num, type Point, tag } from "@/lib/landscape/svg";

/** The mark's pine stands on a 28 px square, its root at the foot. */
const markEdge = 28;

/** A mountain crest from edge to edge as a closed area down to `floor`; it rises up to `height` over `base`. */
export function ridge(random: Random, width: number, base: number, height: number, floor: number): string {
  const layers = [4, 9, 21].map((count) => Array.from({ length: count + 1 }, () => random.next()));
  const steps = Math.round(width / 16);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const [mass = 0, shoulder = 0, crag = 0] = layers.map((values) => valueAt(values, share));
    return `${num(share * width)} ${num(base - height * (0.68 * mass ** 1.5 + 0.22 * shoulder + 0.1 * crag))}`;
  });
  return `M0 ${num(floor)}L${points.join("L")}V${num(floor)}Z`;
}

/** Between neighbouring values a cosine leads over. */
function valueAt(values: readonly number[], share: number): number {
  const position = share * (values.length - 1);
  const index = Math.min(Math.floor(position), values.length - 2);
  const [from = 0, to = 0] = [values[index], values[index + 1]];
  return from + ((to - from) * (1 - Math.cos((position - index) * Math.PI))) / 2;
}

/** Where the crown ends and the trunk begins in the mark's path: its parts are closed one by one. */
const markParts = clubMarkPath.split("Z").filter((part) => part !== "");
const crowns = `${markParts.slice(0, -1).join("Z")}Z`;
const trunk = `${markParts.at(-1) ?? ""}Z`;

export type PineColors = { crown: string; trunk: string };

/** A red pine whose root stands at a point; `lean` mirrors it. */
export function pine(at: Point, size: number, colors: PineColors, lean: 1 | -1 = 1): string {
  const scale = size / markEdge;
  const [x, y] = [at[0] - (markEdge / 2) * scale * lean, at[1] - 26.3 * scale];
  const transform = `translate(${num(x)} ${num(y)}) scale(${(scale * lean).toFixed(2)} ${scale.toFixed(2)})`;
  const parts =
    tag("path", { d: trunk, fill: colors.trunk }) + tag("path", { d: crowns, fill: colors.crown });
  return `<ellipse cx="${num(at[0] - size * 0.3)}" cy="${num(at[1])}" rx="${num(size * 0.5)}" ry="${num(size * 0.045)}" fill="${colors.crown}" opacity="0.22"/><g transform="${transform}">${parts}</g>`;
}

/** The grain of printed paper over a picture. */
function grain({ width, height }: PictureSize): string {
  return (
    `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.85" numOctaves="2" seed="7"/>` +
    '<feColorMatrix values="0 0 0 0 0.16 0 0 0 0 0.15 0 0 0 0 0.1 1.1 0 0 0 -0.46"/></filter>' +
    `<rect width="${width}" height="${height}" filter="url(#grain)" opacity="0.5"/>`
  );
}

export type PictureSize = { readonly width: number; readonly height: number };

/** A whole picture of its parts, with the grain over them. */
export function picture(size: PictureSize, parts: readonly string[]): string {
  const { width, height } = size;
  const attributes = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg ${attributes}>${parts.join("")}${grain(size)}</svg>`;
}

/** A vertical gradient over the whole picture. */
export function wash(id: string, top: string, foot: string): string {
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/>`;
  return `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1">${stops}</linearGradient>`;
}

/** Vertical wash that fades to nothing at its foot, the ink-wash rule. */
export function fade(id: string, color: string, top: number, foot: number, strength = 1): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(top)}" y2="${num(foot)}">` +
    `<stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0.05"/></linearGradient>`
  );
}
