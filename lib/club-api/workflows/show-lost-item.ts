import type { LostAdminDetail, LostDetail } from "@/lib/contract/lost-items";
import type { Database } from "../db/database";
import { readAdminLostItem, readLostItem } from "../domains/lost-items";
import { readSiteInfo } from "../domains/site";
import type { Act } from "../platform/act";

/** A lost item with the club's number to ask at, as visitors see it. */
export async function showLostItem(db: Database, act: Act, lostIdx: number): Promise<LostDetail> {
  return readLostItem(db, act, lostIdx, await clubPhone(db, act));
}

/** The same with what only the back office sees; a claimant in the clear for a reason only. */
export async function showAdminLostItem(
  db: Database,
  act: Act,
  lostIdx: number,
  reason: string | undefined,
): Promise<LostAdminDetail> {
  return readAdminLostItem(db, act, lostIdx, await clubPhone(db, act), reason);
}

async function clubPhone(db: Database, act: Act): Promise<string> {
  return (await readSiteInfo(db, act.club.clubIdx, act.choice)).clubPhoneNo;
}
