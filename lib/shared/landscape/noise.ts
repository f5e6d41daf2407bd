import type { Random } from "@/lib/shared/landscape/random";

/** A smooth curve through random heights: x in any unit, result about -1..1. */
export type Noise = (x: number) => number;

const latticeSize = 256;

function valueNoise(random: Random): Noise {
  const heights = Array.from({ length: latticeSize }, () => random.between(-1, 1));
  const at = (cell: number) => heights[((cell % latticeSize) + latticeSize) % latticeSize] ?? 0;
  return (x) => {
    const cell = Math.floor(x);
    const share = x - cell;
    const eased = share * share * (3 - 2 * share);
    return at(cell) + (at(cell + 1) - at(cell)) * eased;
  };
}

/** Layers of ever finer noise; `roughness` is how much each finer layer keeps (0..1). */
export function layeredNoise(random: Random, layers: number, roughness: number): Noise {
  const parts = Array.from({ length: layers }, () => valueNoise(random));
  let total = 0;
  for (let i = 0; i < layers; i++) total += roughness ** i;
  return (x) => {
    let sum = 0;
    parts.forEach((part, i) => {
      sum += part(x * 2 ** i + i * 17.3) * roughness ** i;
    });
    return sum / total;
  };
}
