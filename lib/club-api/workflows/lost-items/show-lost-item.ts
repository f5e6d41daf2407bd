import type { LostAdminDetail, LostDetail } from "@/lib/contract/lost-items/lost-items";
import type { Database } from "../../db/database";
import { readAdminLostItem, readLostItem } from "../../domains/lost-items";
import { readSiteInfo } from "../../domains/site";
import type { Context } from "../../platform/context";

/** A lost item with the club's number to ask at, as visitors see it. */
export async function showLostItem(db: Database, ctx: Context, lostIdx: number): Promise<LostDetail> {
  return readLostItem(db, ctx, lostIdx, await clubPhone(db, ctx));
}

/** The same with what only the back office sees; a claimant in the clear for a reason only. */
export async function showAdminLostItem(
  db: Database,
  ctx: Context,
  lostIdx: number,
  reason: string | undefined,
): Promise<LostAdminDetail> {
  return readAdminLostItem(db, ctx, lostIdx, await clubPhone(db, ctx), reason);
}

async function clubPhone(db: Database, ctx: Context): Promise<string> {
  return (await readSiteInfo(db, ctx.club.clubIdx, ctx.choice)).clubPhoneNo;
}
