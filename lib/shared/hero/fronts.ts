/*
 * The colours of a part of a picture, reduced to those that decide whether text is readable on it. Under a veil every
 * channel of the result grows with the same channel of the picture, so among the cells that dark text stands on only those
 * count that no other cell undercuts in all three channels; for light text those that none exceeds.
 */

/** Steps of a channel; a colour is rounded away from the text's good side, so what is measured is never too hopeful. */
const steps = 32;
const stepSize = 256 / steps;

/** Colours as numbers of 15 bits, five for each of red, green and blue. */
export type Front = readonly number[];
export type Fronts = { dark: Front; light: Front };

export class ColorSet {
  readonly #seen = new Uint8Array(steps ** 3);

  /** Channels from 0 to 255. */
  add(red: number, green: number, blue: number): void {
    this.#seen[((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)] = 1;
  }

  /** The colours that no other undercuts, and those that no other exceeds, in order of their numbers. */
  fronts(): Fronts {
    return { dark: this.#front(false), light: this.#front(true) };
  }

  /** Goes through the cube from one corner: `behind` says whether anything lies in the box between it and that corner. */
  #front(isFromWhite: boolean): number[] {
    const last = steps - 1;
    const key = (r: number, g: number, b: number) => (r << 10) | (g << 5) | b;
    const at = (r: number, g: number, b: number) =>
      isFromWhite ? key(last - r, last - g, last - b) : key(r, g, b);
    const behind = new Uint8Array(steps ** 3);
    const front: number[] = [];
    for (let r = 0; r < steps; r += 1) {
      for (let g = 0; g < steps; g += 1) {
        for (let b = 0; b < steps; b += 1) {
          const isCovered =
            (r > 0 && behind[key(r - 1, g, b)] === 1) ||
            (g > 0 && behind[key(r, g - 1, b)] === 1) ||
            (b > 0 && behind[key(r, g, b - 1)] === 1);
          const isSeen = this.#seen[at(r, g, b)] === 1;
          if (isSeen && !isCovered) front.push(at(r, g, b));
          if (isSeen || isCovered) behind[key(r, g, b)] = 1;
        }
      }
    }
    return front.sort((one, other) => one - other);
  }
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The colour that a number of a front stands for: the darkest or the lightest that is rounded to it. */
export function frontColor(packed: number, side: keyof Fronts): Rgb {
  const channel = (step: number) => step * stepSize + (side === "dark" ? 0 : stepSize - 1);
  return [channel((packed >> 10) & 31), channel((packed >> 5) & 31), channel(packed & 31)];
}
