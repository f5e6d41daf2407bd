/** How an address of an image stands in a text. */
export const imagePath = "/files/content/";

/** The narrowest size that is as wide as asked, else the widest; sizes come from the narrowest on. */
export function fittingSize<T extends { width: number }>(
  sizes: readonly T[],
  wanted: number | undefined,
): T | undefined {
  const fits = wanted === undefined ? undefined : sizes.find(({ width }) => width >= wanted);
  return fits ?? sizes.at(-1);
}
