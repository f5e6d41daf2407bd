const wordSize = 32;

/** Some of the places of a list, one bit each: what several sets have in common is found in a few steps. */
export class BitSet {
  private constructor(private readonly words: Uint32Array) {}

  /** The places of a list at which `isIn` holds. */
  static of<T>(list: readonly T[], isIn: (value: T, place: number) => boolean): BitSet {
    const words = new Uint32Array(Math.ceil(list.length / wordSize));
    list.forEach((value, place) => {
      if (!isIn(value, place)) return;
      const at = Math.floor(place / wordSize);
      words[at] = (words[at] ?? 0) | (1 << (place % wordSize));
    });
    return new BitSet(words);
  }

  has(place: number): boolean {
    return this.next(place) === place;
  }

  /** The same without some places. */
  without(places: readonly number[]): BitSet {
    const words = this.words.slice();
    for (const place of places) {
      const at = Math.floor(place / wordSize);
      words[at] = (words[at] ?? 0) & ~(1 << (place % wordSize));
    }
    return new BitSet(words);
  }

  and(other: BitSet): BitSet {
    const words = new Uint32Array(this.words.length);
    for (let at = 0; at < words.length; at += 1) words[at] = (this.words[at] ?? 0) & (other.words[at] ?? 0);
    return new BitSet(words);
  }

  /** The first place from `from` on; -1 when there is none. */
  next(from: number): number {
    for (let at = Math.floor(from / wordSize); at < this.words.length; at += 1) {
      const skipped = Math.max(0, from - at * wordSize);
      const left = ((this.words[at] ?? 0) >>> skipped) << skipped;
      if (left !== 0) return at * wordSize + (wordSize - 1 - Math.clz32(left & -left));
    }
    return -1;
  }
}
