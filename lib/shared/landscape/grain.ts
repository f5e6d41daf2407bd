import type { Frame } from "@/lib/shared/landscape/frame";
import { tag } from "@/lib/shared/landscape/svg";

/** Paper: a slow mottled wash, then a fine tooth; both grey, blended as soft light. */
export function drawGrain(frame: Frame): string {
  return [
    noiseLayer(frame, { id: "wash", frequency: 0.007, octaves: 4, seed: 3, gain: 1.4, opacity: 0.16 }),
    noiseLayer(frame, { id: "tooth", frequency: 0.62, octaves: 2, seed: 8, gain: 1.3, opacity: 0.2 }),
  ].join("");
}

type NoiseLayer = {
  id: string;
  frequency: number;
  octaves: number;
  seed: number;
  gain: number;
  opacity: number;
};

function noiseLayer(frame: Frame, { id, frequency, octaves, seed, gain, opacity }: NoiseLayer): string {
  const area = { x: 0, y: 0, width: frame.width, height: frame.height };
  const offset = Math.round((0.5 - gain / 2) * 1000) / 1000;
  const grey = `${gain} 0 0 0 ${offset} `;
  const filter = tag(
    "filter",
    { id, filterUnits: "userSpaceOnUse", ...area, "color-interpolation-filters": "sRGB" },
    tag("feTurbulence", {
      type: "fractalNoise",
      baseFrequency: frequency / frame.fine,
      numOctaves: octaves,
      seed,
      stitchTiles: "stitch",
    }) + tag("feColorMatrix", { values: `${grey.repeat(3)}0 0 0 0 1` }),
  );
  return (
    filter + tag("rect", { ...area, filter: `url(#${id})`, opacity, style: "mix-blend-mode:soft-light" })
  );
}
