import { type Frame, groundEndMetres } from "@/lib/shared/landscape/frame";
import { tag } from "@/lib/shared/landscape/svg";

/** The sward: streaks that lie flat, as mown and grazed ground does from a low eye. */
export function drawSward(frame: Frame): string {
  const y = frame.place(0, groundEndMetres)[1];
  const area = { x: 0, y: Math.round(y), width: frame.width, height: Math.round(frame.height - y) };
  return noiseLayer(
    frame,
    { id: "sward", frequency: [0.018, 0.11], octaves: 4, seed: 21, gain: 1.5, opacity: 0.24 },
    area,
  );
}

/** Paper: a slow mottled wash, then a fine tooth; both grey, blended as soft light. */
export function drawGrain(frame: Frame): string {
  return [
    noiseLayer(frame, {
      id: "wash",
      frequency: [0.007, 0.007],
      octaves: 4,
      seed: 3,
      gain: 1.4,
      opacity: 0.16,
    }),
    noiseLayer(frame, {
      id: "tooth",
      frequency: [0.62, 0.62],
      octaves: 2,
      seed: 8,
      gain: 1.3,
      opacity: frame.layout === "tall" ? 0.15 : 0.2,
    }),
  ].join("");
}

function wholeOf({ width, height }: Frame): Area {
  return { x: 0, y: 0, width, height };
}

type NoiseLayer = {
  id: string;
  frequency: readonly [across: number, down: number];
  octaves: number;
  seed: number;
  gain: number;
  opacity: number;
};

type Area = { x: number; y: number; width: number; height: number };

function noiseLayer(frame: Frame, layer: NoiseLayer, area: Area = wholeOf(frame)): string {
  const { id, frequency, octaves, seed, gain, opacity } = layer;
  const offset = Math.round((0.5 - gain / 2) * 1000) / 1000;
  const grey = `${gain} 0 0 0 ${offset} `;
  const filter = tag(
    "filter",
    { id, filterUnits: "userSpaceOnUse", ...area, "color-interpolation-filters": "sRGB" },
    tag("feTurbulence", {
      type: "fractalNoise",
      baseFrequency: frequency.map((value) => value / frame.fine).join(" "),
      numOctaves: octaves,
      seed,
      stitchTiles: "stitch",
    }) + tag("feColorMatrix", { values: `${grey.repeat(3)}0 0 0 0 1` }),
  );
  return (
    filter + tag("rect", { ...area, filter: `url(#${id})`, opacity, style: "mix-blend-mode:soft-light" })
  );
}
