import { policyNumber, type RequestLimits, readPolicies } from "../domains/policies";
import type { CountHit } from "../platform/limits";
import type { CallContext, Caller } from "./handler";

/**
 * Counts one request; throws RATE_LIMIT above the club's number per minute (C0530). Anonymous visitors count by
 * address; reads of the web server itself (no address) are not counted. With `ownCount` a call is counted with its like
 * only.
 */
export async function limitRequests(
  countHit: CountHit,
  { caller, address }: { caller: Caller; address: string | null },
  limits: RequestLimits,
  ownCount?: string,
): Promise<void> {
  const who = callerKey(caller, address);
  if (who === null) return;
  const key = ownCount === undefined ? who : `${ownCount} ${who}`;
  await countHit(key, { max: caller.kind === "anonymous" ? limits.anonymous : limits.member });
}

function callerKey(caller: Caller, address: string | null): string | null {
  if (caller.kind === "member") return `member:${caller.memberIdx}`;
  if (caller.kind === "admin") return `admin:${caller.adminIdx}`;
  return address === null ? null : `address:${address}`;
}

const dayMs = 24 * 60 * 60_000;

/** Counts the files that somebody sends; throws RATE_LIMIT above the number per day (checklist S-70). */
export async function limitUploads(
  countHit: CountHit,
  { caller, address }: { caller: Caller; address: string | null },
  files: number,
  perDay: () => Promise<number>,
): Promise<void> {
  if (files === 0) return;
  const max = await perDay();
  const key = `files:${callerKey(caller, address) ?? "web"}`;
  for (let count = 0; count < files; count += 1) await countHit(key, { max, windowMs: dayMs });
}

/** Counts a wish for an identity check or a code against C0530 v4 per minute, beside the limits of C0440. */
export async function limitCertification(context: CallContext): Promise<void> {
  const key = callerKey(context.caller, context.address);
  if (key === null) return;
  const policy = (await readPolicies(context.db, context.club.clubIdx, ["C0530"])).get("C0530");
  await context.countHit(`certification:${key}`, { max: policyNumber(policy?.value4, 5) });
}
