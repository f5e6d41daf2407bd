import { allocate } from "./draw-allocation";
import type {
  DrawEntry,
  DrawFactors,
  DrawInput,
  DrawMode,
  DrawRates,
  DrawResult,
  DrawSecret,
} from "./draw-types";

/*
 * The draw of domain.md 7.9, as anyone can compute it: the club API and the proof page run these very lines, with
 * WebCrypto alone. What goes in is published (`DrawProof`), so the result can be checked by hand.
 *
 * Commitment. Before applications close the post shows `seedHash`. At closing it shows the receipts of the entries,
 * ordered by drawIdx, and `listHash`. Rule version 2 (the default) keys the draw by
 * `seed + "." + listHash (+ "." + beaconValue)`, so that neither seed nor list can change afterwards; version 1 keys it by
 * the seed alone.
 *
 * Vectors, seed 3f2a9c51d8e7460b9a1c4e5d6f708192, drawIdx 7001, weight 1.5:
 * version 1 (domain.md 14.3): u 0.831137932, key 0.123306343;
 * version 2, list hash 81f0ebaec0317f64c1f396c3cb1a12c95bf58e80a9c700e0fcdf7ca613b8d6d5 (the six entries of
 * tests/unit/shared/draws/draw.test.ts): u 0.211477056, key 1.035759180.
 */

const encoder = new TextEncoder();
const twoTo52 = 2 ** 52;

/** SHA-256 of a text, hex. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the seed text, hex: what is shown from the day the post is published. */
export function seedHash(seed: string): Promise<string> {
  return sha256Hex(seed);
}

/** SHA-256 of the receipts, in order of drawIdx, one a line: what is shown from closing. */
export function listHash(receipts: readonly string[]): Promise<string> {
  return sha256Hex(receipts.join("\n"));
}

/**
 * SHA-256 hex of `[drawIdx,memberType,playerCount,[[rank,playDate,band,course],…],[base,losses,wins,points],salt]` as
 * JSON without spaces. The factors are null until closing; the salt is random and only the applicant knows it before the
 * announcement, so a receipt gives nothing away.
 */
export function receipt(
  { drawIdx, memberType, playerCount, choices }: Omit<DrawEntry, "factors" | "excluded">,
  factors: DrawFactors | null,
  salt: string,
): Promise<string> {
  const inputs = choices.map((one) => [one.rank, one.playDate, one.standbyTimeCode, one.courseCode]);
  const frozen = factors && [factors.base, factors.losses, factors.wins, factors.points];
  return sha256Hex(JSON.stringify([drawIdx, memberType, playerCount, inputs, frozen, salt]));
}

/** `w` of domain.md 7.9.2; 1 for everybody in RANDOM mode. Multiplied step by step, so that every engine agrees. */
export function drawWeight(mode: DrawMode, factors: DrawFactors, rates: DrawRates): number {
  if (mode === "RANDOM") return 1;
  let weight = factors.base;
  for (let count = Math.min(factors.losses, rates.maxLosses); count > 0; count -= 1) weight *= rates.loss;
  for (let count = Math.min(factors.wins, rates.maxWins); count > 0; count -= 1) weight *= rates.win;
  for (let count = Math.min(factors.points, rates.maxPoints); count > 0; count -= 1) weight *= rates.penalty;
  return weight;
}

/** The text that keys the draw. */
export function drawSecret({ ruleVersion, seed, listHash: list, beacon }: DrawSecret): string {
  if (ruleVersion === 1) return seed;
  return beacon === null ? `${seed}.${list}` : `${seed}.${list}.${beacon}`;
}

/**
 * `u` and `key` of an entry (domain.md 7.9.3): n is the top 52 bits of HMAC-SHA-256(secret, drawIdx as decimal text),
 * u = (n + 1) / (2^52 + 1), key = -ln(u) / weight. The smaller key picks earlier.
 */
export async function drawKey(
  secret: string,
  drawIdx: number,
  weight: number,
): Promise<{ u: number; key: number }> {
  const [result] = await drawKeys(secret, [{ drawIdx, weight }]);
  if (!result) throw new Error("unreachable: one entry has one key");
  return result;
}

async function drawKeys(
  secret: string,
  entries: readonly { drawIdx: number; weight: number }[],
): Promise<{ u: number; key: number }[]> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const hmac = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return Promise.all(
    entries.map(async ({ drawIdx, weight }) => {
      const mac = new DataView(await crypto.subtle.sign("HMAC", hmac, encoder.encode(String(drawIdx))));
      const n = mac.getUint32(0) * 2 ** 20 + Math.floor(mac.getUint32(4) / 2 ** 12);
      const u = (n + 1) / (twoTo52 + 1);
      return { u, key: -Math.log(u) / weight };
    }),
  );
}

/** Draws: who is served when, who wins which slot and why. The same input gives the same result everywhere. */
export async function runDraw(input: DrawInput): Promise<DrawResult[]> {
  const { mode, rates, entries } = input;
  const weighted = entries.map((entry) => ({ entry, weight: drawWeight(mode, entry.factors, rates) }));
  // SCORE goes by weight alone, and by an unweighted key where weights are equal.
  const keys = await drawKeys(
    drawSecret(input),
    weighted.map(({ entry, weight }) => ({ drawIdx: entry.drawIdx, weight: mode === "SCORE" ? 1 : weight })),
  );
  const ordered = weighted
    .map((one, place) => ({ ...one, key: keys[place]?.key ?? Number.POSITIVE_INFINITY }))
    .sort(
      (one, other) =>
        (mode === "SCORE" ? other.weight - one.weight : 0) ||
        one.key - other.key ||
        one.entry.drawIdx - other.entry.drawIdx,
    )
    .map((one, place) => ({ ...one, order: place + 1 }));
  return allocate(ordered, input);
}
