import type { Random } from "@/lib/landscape/random";
import { num } from "@/lib/landscape/svg";

/** Which way the wind lays the grass, as a share of a blade's length. */
export const wind = -0.55;

/** A tuft of long blades that the wind has combed to one side, as path data; size in px. */
export function marramTuft(x: number, y: number, size: number, blades: number, random: Random): string {
  let d = "";
  for (let i = 0; i < blades; i++) {
    const share = i / Math.max(1, blades - 1) - 0.5;
    const length = size * random.between(0.55, 1.1) * (1 - Math.abs(share) * 0.5);
    const lean = (wind + share * 1.2 + random.between(-0.16, 0.16)) * length;
    const rise = Math.sqrt(Math.max(0.12, length ** 2 - lean ** 2));
    const root = x + share * size * 0.3;
    const thick = Math.max(0.5, size * 0.028);
    d +=
      `M${num(root)} ${num(y + (0.25 - share * share) * size * 0.3)}q${num(lean * 0.12)} ${num(-rise * 0.72)} ${num(lean)} ${num(-rise)}` +
      `q${num(-lean * 0.62)} ${num(rise * 0.3)} ${num(thick * 2 - lean)} ${num(rise)}z`;
  }
  return d;
}
