import { num, type Point } from "@/lib/landscape/svg";

/** A line that draws a digit 5 units wide and 8 high: where it starts, from the digit's middle, and how it goes on. */
type Digit = readonly [x: number, y: number, line: string];

const digits: readonly Digit[] = [
  [0, -4, "a2.5 4 0 1 0 .01 0Z"],
  [-1.6, -2.4, "l2.1-1.6v8"],
  [-2.2, -1.9, "a2.25 2.1 0 1 1 4 1.3l-4.2 4.6h4.9"],
  [-2.2, -3, "a2.1 1.95 0 1 1 2.1 2.7a2.3 2.15 0 1 1-2.4 3.2"],
  [1, 4, "v-8l-3.7 5.7h5.3"],
  [2, -4, "h-3.7l-.4 3.5a2.5 2.3 0 1 1-.3 3.3"],
  [1.5, -4, "q-3.9 2.2-3.9 5.6a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0"],
  [-2.4, -4, "h4.8l-3.2 8"],
  [0, -0.3, "a1.95 1.85 0 1 1 .01 0zm0 0a2.35 2.15 0 1 0 .01 0z"],
  [-1.5, 4, "q3.9-2.2 3.9-5.6a2.4 2.4 0 1 0-4.8 0a2.4 2.4 0 1 0 4.8 0"],
];
const advance = 6.6;

/**
 * A whole number as lines around its middle: a drawing with letters looks different on each machine, and a phone lays them out
 * for as long as it paints the rest.
 */
export function numberPath([x, y]: Point, number: number): string {
  const signs = Array.from(String(number));
  const first = x - (advance * (signs.length - 1)) / 2;
  return signs
    .flatMap((sign, idx) => {
      const digit = digits[Number(sign)];
      return digit ? `M${num(first + idx * advance + digit[0])} ${num(y + digit[1])}${digit[2]}` : [];
    })
    .join("");
}
