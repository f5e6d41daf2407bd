import type { Random } from "@/lib/landscape/random";
import { mix, num, type Point, softPolygon, tag } from "@/lib/landscape/svg";
import type { Frame, Position } from "../frame";
import { smoothJoints } from "../stems";
import type { Scene } from "../terrain";

/** A wall's way in metres from far to near, and its height. */
export type Wall = { way: readonly Position[]; height: number };

/** Walls of black basalt, laid without mortar: the wind goes through them. */
export function drawWalls(scene: Scene, walls: readonly Wall[]): string {
  const random = scene.random.fork("walls");
  return walls.map((wall, idx) => drawWall(scene, wall, random.fork(`wall-${idx}`))).join("");
}

function drawWall({ frame, palette }: Scene, { way, height }: Wall, random: Random): string {
  const line = smoothJoints(
    way.map(([right, away]) => [right, away, 0] as const),
    10,
  );
  const tones = ["", "", ""];
  let tops = "";
  let foot = "";
  for (const [idx, [right, away]] of line.entries()) {
    const [nextRight, nextAway] = line[idx + 1] ?? [right, away];
    const scale = frame.scaleAt(away);
    const length = Math.hypot(nextRight - right, nextAway - away);
    const [x, y] = frame.place(right, away);
    const [nx, ny] = frame.place(nextRight, nextAway);
    const stone = Math.max(2.4, 0.62 * scale);
    const count = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / stone));
    const rows = Math.max(1, Math.round((height * scale) / (stone * 0.72)));
    for (let i = 0; i < count && length > 0; i++) {
      const share = i / count;
      const [px, py] = [x + (nx - x) * share, y + (ny - y) * share];
      for (let row = 0; row < rows; row++) {
        const at: Point = [
          px + (row % 2) * stone * 0.5 + random.between(-0.12, 0.12) * stone,
          py - (row + 0.4) * stone * 0.7,
        ];
        tones[Math.floor(random.between(0, 3))] += stonePath(at, stone * random.between(0.5, 0.62), random);
        if (row === rows - 1) tops += stonePath([at[0], at[1] - stone * 0.2], stone * 0.3, random);
      }
      foot += `M${num(px)} ${num(py + stone * 0.1)}h${num(stone)}`;
    }
  }
  const basalt = mix(
    mix("#2b2d30", palette.ridges[4] ?? palette.haze, 0.16),
    palette.haze,
    0.08 + palette.snow * 0.2,
  );
  const isNight = palette.sun.body === "moon";
  const base = isNight ? mix(basalt, "#050c0e", 0.55) : basalt;
  const colors = [base, mix(base, palette.haze, 0.12), mix(base, palette.haze, 0.24)];
  const lit = palette.snow > 0 ? palette.needles[2] : mix(base, palette.rim.color, 0.5);
  return [
    tag("path", {
      d: foot,
      stroke: palette.shadow.color,
      "stroke-width": 3 * frame.fine,
      opacity: 0.3 + palette.shadow.opacity * 0.4,
    }),
    ...tones.map((d, i) =>
      tag("path", {
        d,
        fill: colors[i],
        stroke: mix(base, "#000000", 0.35),
        "stroke-width": 0.5 * frame.fine,
      }),
    ),
    tag("path", { d: tops, fill: lit, opacity: 0.5 }),
  ].join("");
}

function stonePath([x, y]: Point, radius: number, random: Random): string {
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i / 6) * Math.PI * 2 + random.between(-0.2, 0.2);
    const reach = radius * random.between(0.86, 1.16);
    return [x + Math.cos(angle) * reach * 1.12, y + Math.sin(angle) * reach * 0.8];
  });
  return softPolygon(corners);
}

/** Black rocks in the surf, each with a line of foam at its foot. */
export function drawRocks({ frame, palette, random }: Scene, places: readonly Position[]): string {
  const stream = random.fork("rocks");
  const isNight = palette.sun.body === "moon";
  const base = mix(isNight ? "#0a1416" : "#33363a", palette.haze, 0.16);
  let rocks = "";
  let lit = "";
  let foam = "";
  for (const [right, away] of places) {
    for (let i = 0; i < 5; i++) {
      const [x, y] = frame.place(right + stream.between(-5, 5), away * stream.between(0.97, 1.03));
      const radius = frame.scaleAt(away) * stream.between(0.5, 1.5);
      rocks += rock(frame, x, y, radius, stream);
      lit += `M${num(x - radius * 0.6)} ${num(y - radius * 0.42)}q${num(radius * 0.5)} ${num(-radius * 0.36)} ${num(radius)} ${num(-radius * 0.05)}`;
      foam += `M${num(x - radius * 1.5)} ${num(y + 0.6)}h${num(radius * stream.between(2.2, 3.4))}`;
    }
  }
  return [
    tag("path", {
      d: foam,
      stroke: mix("#ffffff", palette.sea[2], isNight ? 0.6 : 0.15),
      "stroke-width": 1.6 * frame.fine,
      "stroke-linecap": "round",
      opacity: 0.8,
    }),
    tag("path", { d: rocks, fill: base }),
    tag("path", {
      d: lit,
      fill: "none",
      stroke: mix(base, palette.rim.color, 0.45),
      "stroke-width": 1.1 * frame.fine,
      opacity: 0.7,
    }),
  ].join("");
}

function rock(frame: Frame, x: number, y: number, radius: number, random: Random): string {
  const rise = radius * random.between(0.5, 0.9);
  return `M${num(x - radius)} ${num(y + 0.8 * frame.fine)}L${num(x - radius * 0.7)} ${num(y - rise * 0.6)}L${num(x - radius * 0.1)} ${num(y - rise)}L${num(x + radius * 0.5)} ${num(y - rise * 0.7)}L${num(x + radius)} ${num(y + 0.8 * frame.fine)}Z`;
}
