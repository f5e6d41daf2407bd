import { createRandom } from "@/lib/shared/landscape/random";
import { num, tag } from "@/lib/shared/landscape/svg";

/** A size of needle fan, px; the drawing refers to its fans by id, which keeps the document small. */
export type FanSize = { key: string; length: number; thickness: number; needles: number };

export const fanSizes = {
  tiny: { key: "a", length: 2.8, thickness: 0.6, needles: 4 },
  small: { key: "b", length: 3.8, thickness: 0.65, needles: 5 },
  middle: { key: "c", length: 5.4, thickness: 0.75, needles: 7 },
  great: { key: "d", length: 13.5, thickness: 1.3, needles: 11 },
} as const satisfies Record<string, FanSize>;

const leans = [-1, -0.5, 0, 0.5, 1] as const;
const variants = 3;

/** One fan round `lean` (radians, 0 is straight up): needles that taper to a point. */
function fanPath(size: FanSize, lean: number, seed: string): string {
  const random = createRandom(seed);
  let d = "";
  for (let i = 0; i < size.needles; i++) {
    const share = i / (size.needles - 1) - 0.5;
    const angle = lean + share * 2.5 + random.between(-0.14, 0.14);
    const length = size.length * random.between(0.66, 1.08) * (1 - 0.3 * Math.abs(share));
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const half = size.thickness / 2;
    d += `M${num(-y * half)} ${num(x * half)}L${num(x * length)} ${num(y * length)}L${num(y * half)} ${num(-x * half)}Z`;
  }
  return d;
}

export function fanDefinitions(): string {
  const paths = Object.values(fanSizes).flatMap((size) =>
    leans.flatMap((lean, at) =>
      Array.from({ length: variants }, (_, variant) => {
        const id = `${size.key}${at}${variant}`;
        return tag("path", { id, d: fanPath(size, lean * 0.9, id) });
      }),
    ),
  );
  return tag("defs", {}, paths.join(""));
}

/** A fan at a place; `lean` from -1 (left) to 1 (right). */
export function fanAt(size: FanSize, x: number, y: number, lean: number, pick: number): string {
  const at = Math.min(leans.length - 1, Math.max(0, Math.round((lean + 1) * 2)));
  const place = size.length > 5 ? `x="${Math.round(x)}" y="${Math.round(y)}"` : `x="${num(x)}" y="${num(y)}"`;
  return `<use href="#${size.key}${at}${Math.floor(pick * variants)}" ${place}/>`;
}
