import { layeredNoise } from "@/lib/landscape/random";
import { mix, num, tag } from "@/lib/landscape/svg";
import type { Scene } from "../terrain";

/** Silver grass in front: tall stalks with plumes that the sea wind lays over, in drifts. */
export function drawSilverGrass({ frame, palette, random }: Scene): string {
  const stream = random.fork("silver-grass");
  const drifts = layeredNoise(stream.fork("drifts"), 2, 0.5);
  const { width, height, fine } = frame;
  let stalks = "";
  let plumes = "";
  let glints = "";
  for (let i = 0; i < (width / fine) * 0.34; i++) {
    const x = stream.between(-20, width + 20);
    const side = Math.abs(x / width - 0.52) * 2;
    if (drifts(x / (110 * fine)) < 0.25 - side * 0.55) continue;
    const foot = height - (10 + 50 * side ** 2) * fine;
    const size = (44 + 84 * stream.next() ** 1.3) * (0.7 + side * 0.5) * fine;
    const bend = -size * stream.between(0.1, 0.34);
    stalks += `M${num(x)} ${num(foot)}q${num(bend * 0.1)} ${num(-size * 0.7)} ${num(bend)} ${num(-size)}`;
    const [tx, ty] = [x + bend, foot - size];
    const plume = size * 0.3;
    for (let k = 0; k < 4; k++) {
      const lean = -plume * (0.3 + 0.24 * k) * stream.between(0.8, 1.2);
      const d = `M${num(tx - bend * 0.08)} ${num(ty + plume * 0.3)}q${num(lean * 0.3)} ${num(-plume * 0.6)} ${num(lean)} ${num(-plume * (0.62 - k * 0.16))}`;
      if (k < 3) plumes += d;
      else glints += d;
    }
  }
  const silver = palette.grass[2];
  const group = { fill: "none", "stroke-linecap": "round" };
  return tag(
    "g",
    group,
    [
      tag("path", {
        d: stalks,
        stroke: mix(silver, palette.grass[1], 0.5),
        "stroke-width": 1.1 * fine,
        opacity: 0.85,
      }),
      tag("path", {
        d: plumes,
        stroke: mix(silver, palette.grass[1], 0.18),
        "stroke-width": 2.6 * fine,
        opacity: 0.75,
      }),
      tag("path", {
        d: glints,
        stroke: mix(silver, "#ffffff", palette.sun.body === "moon" ? 0 : 0.35),
        "stroke-width": 1.5 * fine,
        opacity: 0.8,
      }),
    ].join(""),
  );
}
