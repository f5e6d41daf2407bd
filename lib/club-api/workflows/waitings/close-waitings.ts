import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { lockMembers } from "../../domains/reservations";
import { leave, listClosed, listExpiredOffers, lockWaiting, type Waiting } from "../../domains/waitings";
import type { Context } from "../../platform/context";
import { notifyMember } from "../messages/notify";
import { endOffer, expireOffer, lockOffer } from "./answer-offer";

/** Offers that were not answered in time end and go to the next in line; one transaction each. */
export async function expireOffers(db: Database, ctx: Context): Promise<void> {
  for (const seen of await listExpiredOffers(db, ctx)) {
    await transaction(db, (tx) => expireOffer(tx, ctx, seen));
  }
}

/** Lists of days that have closed: whoever still waits is told that no time became free; one transaction each. */
export async function closeWaitings(db: Database, ctx: Context): Promise<void> {
  for (const seen of await listClosed(db, ctx)) {
    await transaction(db, (tx) => closeWaiting(tx, ctx, seen));
  }
}

async function closeWaiting(tx: Database, ctx: Context, seen: Waiting): Promise<void> {
  const held = await lockOffer(tx, ctx, seen);
  if (held) await endOffer(tx, ctx, held, waitingState.closedWithoutSlot);
  else if (!(await closeEntry(tx, ctx, seen))) return;
  await notifyMember(tx, ctx, seen.memberIdx, "waitingClosed", () => ({ date: seen.playDate }), {
    dedupeKey: `waiting-closed:${seen.waitingIdx}`,
  });
}

async function closeEntry(tx: Database, ctx: Context, seen: Waiting): Promise<boolean> {
  await lockMembers(tx, ctx.club.clubIdx, [seen.memberIdx]);
  const waiting = await lockWaiting(tx, ctx.club.clubIdx, seen.waitingIdx);
  if (waiting?.state !== waitingState.waiting) return false;
  await leave(tx, ctx, waiting, waitingState.closedWithoutSlot);
  return true;
}
