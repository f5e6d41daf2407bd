import { createHash } from "node:crypto";

/** A number from 0 up to 1 that follows from a text. */
export function share(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of a list that follows from a text. */
export function pick<T>(list: readonly T[], text: string): T {
  const found = list[Math.floor(share(text) * list.length)];
  if (found === undefined) throw new Error("Nothing to pick from");
  return found;
}
