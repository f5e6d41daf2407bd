/** Pearson's r of two lists, and the two-sided p-value of its being none, by the normal law of Fisher's transform. */
export function correlation(one: readonly number[], other: readonly number[]): { r: number; p: number } {
  const count = one.length;
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / count;
  const [left, right] = [mean(one), mean(other)];
  let [cross, squareLeft, squareRight] = [0, 0, 0];
  for (const [place, value] of one.entries()) {
    const [x, y] = [value - left, (other[place] ?? 0) - right];
    cross += x * y;
    squareLeft += x * x;
    squareRight += y * y;
  }
  const r = squareLeft && squareRight ? cross / Math.sqrt(squareLeft * squareRight) : 0;
  const z = Math.abs(Math.atanh(r)) * Math.sqrt(Math.max(1, count - 3));
  return { r, p: 2 * (1 - normal(z)) };
}

/** The normal law's share below z (Abramowitz and Stegun 26.2.17, error under 7.5e-8). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
