import { addDays } from "@/lib/shared/time/calendar";
import type { Database } from "../../db/database";
import { serverKey } from "../../db/secrets";
import { transaction } from "../../db/transaction";
import { deriveToken } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { visitorIdentity } from "../../platform/network/visitor-identity";
import { addVisit, deleteVisitorsBefore, insertVisitor, selectVisits } from "./repository";

const visitorKeyName = "dashboard-visitor-key";

export type Visit = {
  clubIdx: number;
  /** The day that the browser names. */
  date: string;
  today: string;
  now: Date;
  /** Null for the web server's own calls, which nobody's visit is. */
  address: string | null;
};

/**
 * Counts a homepage view once per visitor and day; a repeat changes nothing (domain.md P3). A visitor is a keyed
 * hash of where the call comes from, so that nobody's address is kept; browser and device are the caller's word and
 * tell nobody apart. Throws 9001 `date` for a day that is nowhere today.
 */
export async function countVisit(db: Database, visit: Visit): Promise<{ date: string; visits: number }> {
  const { clubIdx, date, today } = visit;
  if (date < addDays(today, -1) || date > addDays(today, 1))
    throw new ClubFailure("VAL_FIELD", ["date", "today_only"]);
  const { address } = visit;
  if (address === null) return { date, visits: await selectVisits(db, clubIdx, date) };
  return transaction(db, async (tx) => {
    const visitorHash = await hashVisitor(tx, `visit ${date}`, visitorIdentity(address), visit.now);
    const isNew = await insertVisitor(tx, { clubIdx, date, visitorHash });
    if (!isNew) return { date, visits: await selectVisits(tx, clubIdx, date) };
    await deleteVisitorsBefore(tx, clubIdx, addDays(today, -2));
    return { date, visits: await addVisit(tx, clubIdx, date) };
  });
}

/** A visitor's identity as a keyed hash, for one purpose: it tells whether he was there, never who he was. */
export async function hashVisitor(
  tx: Database,
  purpose: string,
  visitor: string,
  now: Date,
): Promise<string> {
  const key = await serverKey(tx, visitorKeyName, now);
  return deriveToken(key, purpose, visitor);
}
