import { createRandom } from "@/lib/shared/landscape/random";
import { num, type Point, softPolygon } from "@/lib/shared/landscape/svg";

export const nineSize = { width: 360, height: 240 } as const;
export type NineHole = { holeNo: number; d: string; tee: Point; green: Point };
export type NineLine = { land: string; holes: NineHole[] };

const middle: Point = [180, 120];
const gap = 0.12;

/** The way around nine holes as a drawing: each as long as it is to the others, out and around and home again. */
export function nineLine(courseCode: string, holes: readonly { holeNo: number; metres: number }[]): NineLine {
  const random = createRandom(`nine ${courseCode}`);
  const whole = holes.reduce((sum, { metres }) => sum + metres, 0) || 1;
  const start = Math.PI * random.between(0.4, 0.6);
  const place = (share: number): Point => {
    const angle = start + share * Math.PI * 2 * 0.97;
    const reach = 1 + 0.16 * Math.sin(angle * 3 + Number(courseCode)) + 0.08 * Math.sin(angle * 5);
    return [middle[0] + Math.cos(angle) * 112 * reach, middle[1] + Math.sin(angle) * 70 * reach];
  };
  let walked = 0;
  const drawn = holes.map(({ holeNo, metres }) => {
    const [from, to] = [walked / whole, (walked + metres) / whole];
    walked += metres;
    const inset = ((to - from) * gap) / 2;
    const [tee, green] = [place(from + inset), place(to - inset)];
    const [bendX, bendY] = place((from + to) / 2);
    const pull = random.between(0.74, 1.24);
    const bend: Point = [middle[0] + (bendX - middle[0]) * pull, middle[1] + (bendY - middle[1]) * pull];
    const d = `M${num(tee[0])} ${num(tee[1])}Q${num(bend[0])} ${num(bend[1])} ${num(green[0])} ${num(green[1])}`;
    return { holeNo, d, tee, green };
  });
  const edge = Array.from({ length: 14 }, (_, corner): Point => {
    const [x, y] = place(corner / 14);
    const out = random.between(1.2, 1.34);
    return [middle[0] + (x - middle[0]) * out, middle[1] + (y - middle[1]) * out];
  });
  return { land: softPolygon(edge), holes: drawn };
}
