import { sha256Hex } from "./draw";
import type { DrawBand, DrawMode, DrawQuota, DrawRates, DrawSlot } from "./draw-types";

/*
 * Hash of everything that is fixed when a draw closes (product.md, verifiable draw). The key of a draw binds secret, list and
 * beacon; rules, shares and times decide who wins as well, so all of it has one fingerprint, which the club publishes and
 * sends to every applicant.
 */

/**
 * A public source of randomness (https://docs.drand.love): where it answers, when it began, and the seconds of a
 * round.
 */
export type BeaconChain = { url: string; genesis: number; period: number };

export type DrawClosing = {
  ruleVersion: 1 | 2;
  mode: DrawMode;
  seedHash: string;
  listHash: string;
  /** ISO 8601; whole seconds count. */
  closedAt: string;
  beacon: { round: number; chain: BeaconChain | null } | null;
  quotas: readonly DrawQuota[] | null;
  rates: DrawRates;
  bands: readonly DrawBand[];
  pool: readonly DrawSlot[];
};

/**
 * SHA-256 hex of `[ruleVersion,mode,seedHash,listHash,closedAt in seconds since 1970,[round,genesis,period],
 * [[[memberType,…],weekday,weekend],…],[loss,win,penalty,maxLosses,maxWins,maxPoints],[[band,from,to],…],
 * [[sheetIdx,playDate,teeTime,courseCode,dayType],…]]` as JSON without spaces; null for no beacon, chain or shares.
 */
export function closingHash(closing: DrawClosing): Promise<string> {
  const { ruleVersion, mode, seedHash, listHash, closedAt, beacon, quotas, rates, bands, pool } = closing;
  const parts = [
    ...[ruleVersion, mode, seedHash, listHash, Math.floor(Date.parse(closedAt) / 1000)],
    beacon && [beacon.round, beacon.chain?.genesis ?? null, beacon.chain?.period ?? null],
    quotas?.map((one) => [one.memberTypes, one.weekdayPercent, one.weekendPercent]) ?? null,
    [rates.loss, rates.win, rates.penalty, rates.maxLosses, rates.maxWins, rates.maxPoints],
    bands.map(({ key, from, to }) => [key, from, to]),
    pool.map((slot) => [slot.sheetIdx, slot.playDate, slot.teeTime, slot.courseCode, slot.dayType]),
  ];
  return sha256Hex(JSON.stringify(parts));
}

/** When a round is made: round 1 at the chain's beginning. */
export function roundMoment({ genesis, period }: BeaconChain, round: number): Date {
  return new Date((genesis + (round - 1) * period) * 1000);
}

/** The first round that is made after a moment. */
export function roundAfter({ genesis, period }: BeaconChain, moment: Date): number {
  return Math.max(1, Math.floor((moment.getTime() / 1000 - genesis) / period) + 2);
}
