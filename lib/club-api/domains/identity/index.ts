import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { deleteTokensBefore, deleteVisitsBefore, expireCertifications } from "./repository";

export { askerOf, limitCodes, limitTarget } from "./code-limits";
export { type CodeInput, checkCode, makeCode, type SentCode } from "./codes";
export { personHashes, sameTarget } from "./hashes";
export { type Certified, type CertPurpose, deleteTokensOf } from "./repository";
export { ageOn, minimumAge } from "./rules";
export { issueToken, peekToken, spendToken } from "./tokens";
export { beginVisit, findVisit, finishVisit, orNiceError } from "./visits";

const dayMs = 86_400_000;

/** Drops what proves nothing any more: tokens, visits to the provider, and codes of the day before. */
export async function sweepProofs(db: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  const yesterday = new Date(ctx.now.getTime() - dayMs);
  await deleteTokensBefore(db, clubIdx, ctx.now);
  await deleteVisitsBefore(db, clubIdx, ctx.now);
  await expireCertifications(db, clubIdx, ctx.now, yesterday);
}
