import { policyNumber, type RequestLimits, readPolicies } from "../../domains/policies";
import { memberActor } from "../../platform/context";
import { type CountHit, countSource, type Limit } from "../../platform/network/limits";
import type { CallContext, Caller } from "../handler";

type Source = { caller: Caller; address: string | null };

/** A network that the club has named its own, such as the clubhouse's, may ask as much as so many visitors. */
const ownNetworkFactor = 50;

/**
 * Counts one request; throws RATE_LIMIT above the club's number per minute (C0530). Anonymous visitors count by
 * address; reads of the web server itself (no address) are not counted. With `ownCount` a call is counted with its like
 * only.
 */
export async function limitRequests(
  countHit: CountHit,
  { caller, address, isOwnNetwork = false }: Source & { isOwnNetwork?: boolean },
  limits: RequestLimits,
  ownCount?: string,
): Promise<void> {
  const anonymous = isOwnNetwork ? limits.anonymous * ownNetworkFactor : limits.anonymous;
  const max = caller.kind === "anonymous" ? anonymous : limits.member;
  await countCaller(countHit, ownCount ?? "calls", { caller, address }, { max });
}

/** Counts who signed in by account, which a member's number and club name together, anybody else by address; the web server for itself is not counted. */
export async function countCaller(
  countHit: CountHit,
  purpose: string,
  { caller, address }: { caller: Caller; address: string | null },
  limit: Limit,
): Promise<void> {
  // A delegate's calls use up nothing of the member's.
  if (caller.kind === "member")
    return countHit(`${purpose}:${caller.clubCode}:${memberActor(caller)}`, limit);
  if (caller.kind === "admin") return countHit(`${purpose}:admin:${caller.adminIdx}`, limit);
  if (address !== null) await countSource(countHit, { purpose, address }, limit);
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
  const from = { caller, address: address ?? "web" };
  for (let count = 0; count < files; count += 1)
    await countCaller(countHit, "files", from, { max, windowMs: dayMs });
}

/** Counts a request for an identity check or a code against C0530 v4 per minute, beside the limits of C0440. */
export async function limitCertification(context: CallContext): Promise<void> {
  const policy = (await readPolicies(context.db, context.club.clubIdx, ["C0530"])).get("C0530");
  await countCaller(context.countHit, "certification", context, { max: policyNumber(policy?.value4, 5) });
}
