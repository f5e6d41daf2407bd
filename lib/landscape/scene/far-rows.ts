import { layeredNoise, type Random } from "@/lib/landscape/random";
import type { Frame } from "./frame";
import type { Palette } from "./palette";

/** A row of trees at the end of the ground: metres away, how much of it is haze, metres between trees, metres of height. */
export type FarRow = { away: number; haze: number; gap: number; height: number };

type DrawRow = (frame: Frame, palette: Palette, row: FarRow, random: Random) => string;

/** How a wood at the end of the ground is drawn: its rows from the farthest to the nearest, with what stands between them. */
export const farWood =
  (rows: readonly FarRow[], drawRow: DrawRow) =>
  (frame: Frame, palette: Palette, random: Random, between: (idx: number) => string): string =>
    rows.map((row, idx) => drawRow(frame, palette, row, random.fork(`row-${idx}`)) + between(idx)).join("");

/** `gap`: the least and the most of a row's gap; `wave`: metres of a wood and the clearing after it; `least`: what is a clearing. */
type Growth = { gap: readonly [number, number]; wave: number; least: number };

/** Where the trees of a row stand on the picture, how many pixels a metre has there, and how dense the wood is (-1 to 1). */
export function* farTrees(frame: Frame, row: FarRow, random: Random, { gap, wave, least }: Growth) {
  const dense = layeredNoise(random.fork("dense"), 2, 0.5);
  const half = ((frame.width * 0.62) / frame.focal) * row.away;
  const offset = ((frame.width / 2 - frame.centerX) / frame.focal) * row.away;
  const scale = frame.scaleAt(row.away);
  for (let right = offset - half; right < offset + half; right += row.gap * random.between(...gap)) {
    const rich = dense(right / wave);
    if (rich < least) continue;
    const [x, y] = frame.place(right, row.away);
    yield { x, y, scale, rich };
  }
}
