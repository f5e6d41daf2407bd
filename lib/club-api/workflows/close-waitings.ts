import { waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../db/database";
import { transaction } from "../db/transaction";
import { lockMembers } from "../domains/reservations";
import { leave, listClosed, listExpiredOffers, lockWaiting, type Waiting } from "../domains/waitings";
import type { Act } from "../platform/act";
import { endOffer, expireOffer, lockOffer } from "./answer-offer";
import { tellMember } from "./tell-member";

/** Offers that were not answered in time end and go to the next in line; one transaction each. */
export async function expireOffers(db: Database, act: Act): Promise<void> {
  for (const seen of await listExpiredOffers(db, act)) {
    await transaction(db, (tx) => expireOffer(tx, act, seen));
  }
}

/** Lists of days that have closed: whoever still waits is told that no time became free; one transaction each. */
export async function closeWaitings(db: Database, act: Act): Promise<void> {
  for (const seen of await listClosed(db, act)) {
    await transaction(db, (tx) => closeWaiting(tx, act, seen));
  }
}

async function closeWaiting(tx: Database, act: Act, seen: Waiting): Promise<void> {
  const held = await lockOffer(tx, act, seen);
  if (held) await endOffer(tx, act, held, waitingState.closedWithoutSlot);
  else if (!(await closeEntry(tx, act, seen))) return;
  await tellMember(tx, act, seen.memberIdx, "waitingClosed", () => ({ date: seen.playDate }), {
    dedupeKey: `waiting-closed:${seen.waitingIdx}`,
  });
}

async function closeEntry(tx: Database, act: Act, seen: Waiting): Promise<boolean> {
  await lockMembers(tx, act.club.clubIdx, [seen.memberIdx]);
  const waiting = await lockWaiting(tx, act.club.clubIdx, seen.waitingIdx);
  if (waiting?.state !== waitingState.waiting) return false;
  await leave(tx, act, waiting, waitingState.closedWithoutSlot);
  return true;
}
