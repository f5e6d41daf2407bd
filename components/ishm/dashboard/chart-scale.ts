/** The round number that an axis ends with, above every value: 1, 2, 4, 5 or 8 of a power of ten. */
export function axisEnd(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  // Halves of a small axis would be no whole numbers.
  if (highest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(highest));
  const end = [1, 2, 4, 5, 8, 10].map((part) => part * power).find((one) => one >= highest);
  return Math.max(end ?? highest, 2);
}

/** The places of up to `max` signs along `count` steps, the first and the last among them. */
export function signPlaces(count: number, max: number): number[] {
  const signs = Math.min(count, max);
  if (signs < 2) return count > 0 ? [0] : [];
  return Array.from({ length: signs }, (_, index) => Math.round((index * (count - 1)) / (signs - 1)));
}
