import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import type { CountHit } from "../../platform/limits";
import { randomText } from "../../platform/random";
import { policyNumber, readPolicies } from "../policies";
import { personHashes } from "./hashes";
import { insertCertification, selectBlock, selectCertification, takeTry, updateState } from "./repository";
import { type CodePolicy, codeRefusal } from "./rules";
import { issueToken } from "./tokens";
import type { CertPurpose } from "./tokens-repository";

const secondMs = 1_000;
const dayMs = 86_400_000;
const blockMs = 10 * 60_000;
const codeLength = 6;

export type CodeWish = { purpose: CertPurpose; type: "20" | "30"; target: string };
export type SentCode = {
  certIdx: number;
  code: string;
  expiresAt: Date;
  resendAfter: number;
  minutes: number;
};

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

/**
 * Counts a wish for a code against the gap and the day's number of its target and of the caller's address, whether or
 * not the address is on file; before any transaction, since a hit has to outlive a refused call. Throws CERT_TOO_SOON
 * with the seconds to wait, CERT_DAILY, or CERT_BLOCKED after too many wrong codes.
 */
export async function limitCodes(db: Database, act: Act, countHit: CountHit, wish: CodeWish): Promise<void> {
  const { clubIdx } = act.club;
  const { gapSeconds, perDay } = await readCodePolicy(db, clubIdx);
  const hash = (await personHashes(db, act.now)).target(wish.target);
  if (await selectBlock(db, { clubIdx, targetHash: hash, address: act.address }, act.now))
    throw new ClubFailure("CERT_BLOCKED");
  const day = { max: perDay, windowMs: dayMs };
  const gap = { max: 1, windowMs: gapSeconds * secondMs };
  await orFailure(countHit(`cert-gap:${clubIdx}:${hash}`, gap), (seconds) => [
    "CERT_TOO_SOON",
    [String(seconds)],
  ]);
  await orFailure(countHit(`cert-day:${clubIdx}:${hash}`, day), () => ["CERT_DAILY", []]);
  if (act.address === null) return;
  await orFailure(countHit(`cert-from:${clubIdx}:${act.address}`, day), () => ["CERT_DAILY", []]);
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

/** Stores a new code for a target; sending it is the caller's. `memberIdx` is whom it will speak for. */
export async function makeCode(
  tx: Database,
  act: Act,
  { purpose, type, target }: CodeWish,
  memberIdx: number | null,
): Promise<SentCode> {
  const { clubIdx } = act.club;
  const policy = await readCodePolicy(tx, clubIdx);
  const hashes = await personHashes(tx, act.now);
  const targetHash = hashes.target(target);
  const code = randomText(codeLength, "0123456789");
  const expiresAt = new Date(act.now.getTime() + policy.lifeSeconds * secondMs);
  const certIdx = await insertCertification(tx, {
    clubIdx,
    purpose,
    type,
    memberIdx,
    targetHash,
    codeHash: hashes.code(targetHash, code),
    state: "SENT",
    address: act.address,
    createdAt: act.now,
    expiresAt,
  });
  const minutes = Math.max(1, Math.round(policy.lifeSeconds / 60));
  return { certIdx, code, expiresAt, resendAfter: policy.gapSeconds, minutes };
}

/**
 * Trades the right code for a `CERT` token (domain.md M9). The right one works once; a wrong one costs a try, the last
 * of which blocks. Outside a transaction: what a wrong guess costs has to outlive its refusal. Throws CERT_WRONG with
 * the tries left, CERT_BLOCKED, CERT_EXPIRED.
 */
export async function checkCode(
  db: Database,
  act: Act,
  { certIdx, code }: { certIdx: number; code: string },
): Promise<{ certToken: string; expiresAt: Date }> {
  const { clubIdx } = act.club;
  const { maxTries } = await readCodePolicy(db, clubIdx);
  const taken = await takeTry(db, clubIdx, certIdx, maxTries, act.now);
  if (!taken) {
    const refusal = codeRefusal(await selectCertification(db, clubIdx, certIdx));
    throw new ClubFailure(refusal === "blocked" ? "CERT_BLOCKED" : "CERT_EXPIRED");
  }
  const hashes = await personHashes(db, act.now);
  if (hashes.code(taken.targetHash, code) !== taken.codeHash) {
    if (taken.tries < maxTries) throw new ClubFailure("CERT_WRONG", [String(maxTries - taken.tries)]);
    const blockedUntil = new Date(act.now.getTime() + blockMs);
    await updateState(db, certIdx, { state: "BLOCKED", blockedUntil });
    throw new ClubFailure("CERT_BLOCKED");
  }
  if (!(await updateState(db, certIdx, { state: "VERIFIED" }))) throw new ClubFailure("CERT_EXPIRED");
  const certified = { certType: taken.type, targetHash: taken.targetHash };
  const content = { kind: "CERT" as const, purpose: taken.purpose, certified };
  const { token, expiresAt } = await issueToken(db, act, content, taken.memberIdx);
  return { certToken: token, expiresAt };
}
