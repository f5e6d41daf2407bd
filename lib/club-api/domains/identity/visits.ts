import { clubClock } from "@/lib/shared/time/club-time";
import {
  type IdentityDriver,
  IdentityFault,
  type ProviderReturn,
  type VerifiedPerson,
} from "../../adapters/identity/port";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { randomText } from "../../platform/random";
import {
  type CertPurpose,
  closeVisit,
  insertNiceRequest,
  type NiceRequest,
  selectOpenVisit,
  type VisitName,
} from "./repository";

const visitMs = 10 * 60_000;

export type BegunVisit = {
  driver: IdentityDriver["name"];
  requestNo: string;
  action: string;
  method: "POST" | "GET";
  fields: Record<string, string>;
  expiresAt: Date;
};

/** Begins an identity check at the provider (domain.md M4); throws NICE_ERROR with a short reason. */
export async function beginVisit(
  db: Database,
  ctx: Context,
  driver: IdentityDriver,
  { purpose, returnUrl }: { purpose: CertPurpose; returnUrl: string },
): Promise<BegunVisit> {
  const requestNo = newRequestNo(ctx.now);
  const address = new URL(returnUrl);
  address.searchParams.set("requestNo", requestNo);
  const request = { requestNo, returnUrl: address.toString(), now: ctx.now };
  const visit = await orNiceError(() => driver.begin(request));
  const expiresAt = new Date(ctx.now.getTime() + visitMs);
  const { action, method, fields, providerRef, secrets } = visit;
  await insertNiceRequest(db, {
    requestNo,
    clubIdx: ctx.club.clubIdx,
    driver: driver.name,
    purpose,
    providerRef,
    secrets,
    state: "OPEN",
    createdAt: ctx.now,
    expiresAt,
  });
  return { driver: driver.name, requestNo, action, method, fields, expiresAt };
}

/** An open visit with its keys; null when there is none, its time is over, or an answer was taken. */
export async function findVisit(
  db: Database,
  ctx: Context,
  name: VisitName,
): Promise<(NiceRequest & { secrets: Record<string, string> }) | null> {
  const visit = await selectOpenVisit(db, ctx.club.clubIdx, name, ctx.now);
  return visit?.secrets ? { ...visit, secrets: visit.secrets } : null;
}

/**
 * The person that the provider's answer names, once per visit: of two that bring the same answer one is refused.
 * Throws NICE_ERROR for an unknown visit, a forged answer, and whatever the provider does wrong.
 */
export async function finishVisit(
  db: Database,
  ctx: Context,
  driverOf: (name: IdentityDriver["name"]) => IdentityDriver,
  back: VisitName & ProviderReturn,
): Promise<{ purpose: CertPurpose; person: VerifiedPerson }> {
  const visit = await findVisit(db, ctx, back);
  if (!visit) throw new ClubFailure("NICE_ERROR", ["visit"]);
  const person = await orNiceError(async () => driverOf(visit.driver).finish(visit, back));
  if (!(await closeVisit(db, visit))) throw new ClubFailure("NICE_ERROR", ["visit"]);
  return { purpose: visit.purpose, person };
}

/** Runs what talks to a provider; its faults become NICE_ERROR. */
export async function orNiceError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof IdentityFault) throw new ClubFailure("NICE_ERROR", [error.message]);
    throw error;
  }
}

/** 30 characters: within what every driver takes (20 to 30). */
function newRequestNo(now: Date): string {
  return `REQ${clubClock(now, "Asia/Seoul").replace(/\D/g, "")}${randomText(13, "0123456789")}`;
}
