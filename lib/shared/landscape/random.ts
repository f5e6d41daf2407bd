export type Random = {
  /** 0 <= value < 1 */
  next: () => number;
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  /** An own stream, so that drawing more of one thing never moves another. */
  fork: (name: string) => Random;
};

function hashText(text: string, start: number): number {
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
