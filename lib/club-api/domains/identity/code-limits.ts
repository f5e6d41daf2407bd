import { addressBlock } from "@/lib/shared/addresses/address-blocks";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type CountHit, countSource, type Limit } from "../../platform/network/limits";
import { policyNumber, readPolicies } from "../policies";
import { personHashes } from "./hashes";
import { selectBlock } from "./repository";
import type { CodePolicy } from "./rules";

const secondMs = 1_000;
const dayMs = 86_400_000;
/** Of what a source asks for in a day, so many asks are paid from the larger share of a target. */
const firstAsks = 2;
/** How many times C0440 v4 the first asks of all sources may come to in a day, for one target. */
const firstShare = 3;

/** C0440 of a club. */
export async function readCodePolicy(db: Database, clubIdx: number): Promise<CodePolicy> {
  const policy = (await readPolicies(db, clubIdx, ["C0440"])).get("C0440");
  return {
    lifeSeconds: policyNumber(policy?.value1, 180),
    maxTries: policyNumber(policy?.value2, 5),
    gapSeconds: policyNumber(policy?.value3, 60),
    perDay: policyNumber(policy?.value4, 10),
  };
}

/** Who asks for a message: an address, or a browser that the member who is meant has signed in with. */
export type Asker = { source: string; isKnown: boolean; address: string };

export function askerOf({ address }: Context, deviceId: string | null): Asker {
  const from = address ?? "";
  return deviceId === null
    ? { source: `address:${addressBlock(from)}`, isKnown: false, address: from }
    : { source: `device:${deviceId}`, isKnown: true, address: from };
}

/** Counts for a known browser by its own name, for anybody else in every block of his address. */
function countAsker(countHit: CountHit, purpose: string, asker: Asker, limit: Limit): Promise<void> {
  if (asker.isKnown) return countHit(`${purpose}:${asker.source}`, limit);
  return countSource(countHit, { purpose, address: asker.address }, limit);
}

/**
 * Counts a request for a code against the gap of its purpose and the day's number (C0440) of its asker, whether or not
 * the address is on file; before any transaction, since a hit has to outlive a refused call. What strangers ask for does
 * not count against others, up to what `limitTarget` says. Throws CERT_TOO_SOON with the seconds to wait, CERT_DAILY, or
 * CERT_BLOCKED after too many wrong codes.
 */
export async function limitCodes(
  db: Database,
  ctx: Context,
  countHit: CountHit,
  { target, purpose }: { target: string; purpose: string },
  asker: Asker,
): Promise<void> {
  const { clubIdx } = ctx.club;
  const { gapSeconds, perDay } = await readCodePolicy(db, clubIdx);
  const hash = (await personHashes(db, ctx.now)).target(target);
  const { source } = asker;
  if (await selectBlock(db, { clubIdx, targetHash: hash, source }, ctx.now))
    throw new ClubFailure("CERT_BLOCKED");
  const gap = { max: 1, windowMs: gapSeconds * secondMs };
  await orFailure(countHit(`cert-gap:${purpose}:${hash}:${source}`, gap), (seconds) => [
    "CERT_TOO_SOON",
    [String(seconds)],
  ]);
  await orFailure(limitTarget(countHit, `cert:${hash}`, asker, perDay), () => ["CERT_DAILY", []]);
  if (asker.isKnown || ctx.address === null) return;
  const day = { max: perDay, windowMs: dayMs };
  const from = { purpose: "cert-from", address: ctx.address };
  await orFailure(countSource(countHit, from, day), () => ["CERT_DAILY", []]);
}

/**
 * Bounds what one target is sent in a day, at most four times `perDay`, so that nobody fills a mailbox and nobody uses up
 * what its owner needs. A source gets `perDay`. Of the asks of all unknown sources together the first two of each are paid
 * from a share of three times `perDay`, and all others from one of `perDay`: so a few addresses that go on asking leave
 * room for one that has just come. A known browser has `perDay` of its own. Throws RATE_LIMIT.
 */
export async function limitTarget(
  countHit: CountHit,
  target: string,
  asker: Asker,
  perDay: number,
): Promise<void> {
  const ofDay = (key: string, max: number) => countHit(`${target}:${key}`, { max, windowMs: dayMs });
  await countAsker(countHit, `${target}:day`, asker, { max: perDay, windowMs: dayMs });
  if (asker.isKnown) return;
  const first = { max: firstAsks, windowMs: dayMs };
  const isFirst = await isWithin(countAsker(countHit, `${target}:first`, asker, first));
  await (isFirst ? ofDay("firsts", firstShare * perDay) : ofDay("others", perDay));
}

async function isWithin(counted: Promise<void>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof ClubFailure && error.msgCode === "RATE_LIMIT") return false;
    throw error;
  }
}

type Refusal = ["CERT_TOO_SOON" | "CERT_DAILY", string[]];

async function orFailure(counted: Promise<void>, refusal: (seconds: number) => Refusal): Promise<void> {
  try {
    await counted;
  } catch (error) {
    if (!(error instanceof ClubFailure) || error.msgCode !== "RATE_LIMIT") throw error;
    throw new ClubFailure(...refusal(error.retryAfterSeconds ?? 1));
  }
}
