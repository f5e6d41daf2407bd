export type Random = {
  /** 0 <= value < 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  /** An own stream, so that drawing more of one thing never moves another. */
  fork: (name: string) => Random;
};

/** A 32-bit number of a text (FNV-1a). */
export function hashText(text: string, start: number): number {
  let hash = start ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A seeded stream of numbers (mulberry32): equal seeds give equal pictures on every machine. */
export function createRandom(seed: number | string): Random {
  const start = typeof seed === "number" ? seed >>> 0 : hashText(seed, 0);
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    chance: (share) => next() < share,
    fork: (name) => createRandom(hashText(name, start)),
  };
}

/** A smooth curve through random heights: x in any unit, result about -1..1. */
type Noise = (x: number) => number;

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
