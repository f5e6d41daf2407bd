import type { certificationType } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashToken } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { randomText, randomToken } from "../../platform/random";
import { type Asker, readCodePolicy } from "./code-limits";
import { personHashes } from "./hashes";
import {
  type CertPurpose,
  insertCertification,
  selectCertification,
  takeTry,
  updateState,
} from "./repository";
import { codeRefusal } from "./rules";
import { issueToken } from "./tokens";

const secondMs = 1_000;
const blockMs = 10 * 60_000;
const codeLength = 6;

export type CodeInput = {
  purpose: CertPurpose;
  type: typeof certificationType.email | typeof certificationType.sms;
  target: string;
};
export type SentCode = {
  /** By this the code is tried; only its asker has it. */
  handle: string;
  code: string;
  expiresAt: Date;
  resendAfter: number;
  minutes: number;
};

/**
 * Stores a new code for a target, under a handle of 256 random bits that only its asker gets, kept as a hash: nobody else
 * can use up its tries (checklist S-55). Sending it is the caller's. `memberIdx` is whom it will speak for.
 */
export async function makeCode(
  tx: Database,
  ctx: Context,
  { purpose, type, target }: CodeInput,
  memberIdx: number | null,
  asker: Asker,
): Promise<SentCode> {
  const { clubIdx } = ctx.club;
  const policy = await readCodePolicy(tx, clubIdx);
  const hashes = await personHashes(tx, ctx.now);
  const targetHash = hashes.target(target);
  const code = randomText(codeLength, "0123456789");
  const expiresAt = new Date(ctx.now.getTime() + policy.lifeSeconds * secondMs);
  const handle = randomToken();
  await insertCertification(tx, {
    clubIdx,
    handleHash: hashToken(handle),
    purpose,
    type,
    memberIdx,
    targetHash,
    codeHash: hashes.code(targetHash, code),
    state: "SENT",
    source: asker.source,
    createdAt: ctx.now,
    expiresAt,
  });
  const minutes = Math.max(1, Math.round(policy.lifeSeconds / 60));
  return { handle, code, expiresAt, resendAfter: policy.gapSeconds, minutes };
}

/**
 * Trades the right code for a `CERT` token (domain.md M9). The right one works once; a wrong one costs a try, the last
 * of which blocks the code and, for ten minutes, its asker. Outside a transaction: what a wrong guess costs has to outlive its refusal. Throws CERT_WRONG with
 * the tries left, CERT_BLOCKED, CERT_EXPIRED.
 */
export async function checkCode(
  db: Database,
  ctx: Context,
  { handle, code }: { handle: string; code: string },
): Promise<{ certToken: string; expiresAt: Date }> {
  const { clubIdx } = ctx.club;
  const { maxTries } = await readCodePolicy(db, clubIdx);
  const handleHash = hashToken(handle);
  const taken = await takeTry(db, clubIdx, handleHash, maxTries, ctx.now);
  if (!taken) {
    const refusal = codeRefusal(await selectCertification(db, clubIdx, handleHash));
    throw new ClubFailure(refusal === "blocked" ? "CERT_BLOCKED" : "CERT_EXPIRED");
  }
  const hashes = await personHashes(db, ctx.now);
  if (hashes.code(taken.targetHash, code) !== taken.codeHash) {
    if (taken.tries < maxTries) throw new ClubFailure("CERT_WRONG", [String(maxTries - taken.tries)]);
    const blockedUntil = new Date(ctx.now.getTime() + blockMs);
    await updateState(db, taken, { state: "BLOCKED", blockedUntil });
    throw new ClubFailure("CERT_BLOCKED");
  }
  if (!(await updateState(db, taken, { state: "VERIFIED" }))) throw new ClubFailure("CERT_EXPIRED");
  const certified = { certType: taken.type, targetHash: taken.targetHash };
  const content = { kind: "CERT" as const, purpose: taken.purpose, certified };
  const { token, expiresAt } = await issueToken(db, ctx, content, taken.memberIdx);
  return { certToken: token, expiresAt };
}
