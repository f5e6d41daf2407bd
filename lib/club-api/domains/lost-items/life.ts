import type { z } from "zod";
import type { LostState } from "@/lib/contract/code-values/lost-items";
import type { lostEventBody } from "@/lib/contract/lost-events";
import { addDays } from "@/lib/shared/calendar";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
import { dayOf } from "../boards";
import { type LostRow, lostBoard, selectForPolice, selectOutOfTime } from "./repository";
import { isForPolice, isOutOfTime, type LostEvent, stateAfter } from "./rules";
import { readLostTerms } from "./terms";

type LostWish = z.output<typeof lostEventBody>;

const nobody = {
  ...{ claimantName: null, claimantPhone: null, claimantIdx: null },
  ...{ claimedAt: null, claimMarks: null },
};

/**
 * A claim, its return or its refusal (domain.md 8.7). Throws 2001 for an unknown item and 2002 when it is not in the
 * state that the event begins in, or not of the version that the desk has read: somebody else was faster, and the claim
 * that stands now may be another person's.
 */
export function moveLostItem(
  db: Database,
  act: Act,
  lostIdx: number,
  wish: LostWish,
): Promise<{ lostIdx: number; state: LostState }> {
  return transaction(db, async (tx) => {
    const row = await lostBoard.lock(tx, act, lostIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (isAnotherVersion(wish, row)) throw new ClubFailure("STALE");
    const reason = wish.event === "REFUSE" ? wish.reason || null : null;
    const state = await move(tx, act, row, wish.event, claimOf(wish, act), reason);
    if (state === null) throw new ClubFailure("STALE");
    return { lostIdx, state };
  });
}

/** Hands kept valuables to the police, C0480 v2 days after they were found (domain.md 7.14); how many. */
export async function handToPolice(db: Database, act: Act): Promise<number> {
  const { policeDays, policeContact: contact } = await readLostTerms(db, act);
  const foundUntil = addDays(dayOf(act), -policeDays);
  const due = await selectForPolice(db, act, foundUntil);
  const isDue = (row: LostRow) => isForPolice(row, foundUntil);
  return moveEach(db, act, due, { event: "POLICE", change: { contact }, isDue });
}

/** Disposes of what nobody fetched in its time; how many. */
export async function disposeOfLostItems(db: Database, act: Act): Promise<number> {
  const today = dayOf(act);
  const isDue = (row: LostRow) => isOutOfTime(row, today);
  return moveEach(db, act, await selectOutOfTime(db, act, today), { event: "DISPOSE", change: {}, isDue });
}

type Round = { event: LostEvent; change: Partial<LostRow>; isDue: (row: LostRow) => boolean };

/**
 * One transaction per item, which is looked at again under its lock: a run that was cut short goes on where it stopped,
 * and what the office has changed since the item was listed counts.
 */
async function moveEach(
  db: Database,
  act: Act,
  due: readonly LostRow[],
  { event, change, isDue }: Round,
): Promise<number> {
  let moved = 0;
  for (const { lostIdx } of due) {
    const state = await transaction(db, async (tx) => {
      const row = await lostBoard.lock(tx, act, lostIdx);
      return row && isDue(row) ? move(tx, act, row, event, change, null) : null;
    });
    if (state !== null) moved += 1;
  }
  return moved;
}

async function move(
  tx: Database,
  act: Act,
  row: LostRow,
  event: LostEvent,
  change: Partial<LostRow>,
  reason: string | null,
): Promise<LostState | null> {
  const { lostIdx: idx, version } = row;
  const state = stateAfter(row.state, event);
  if (state === null) return null;
  const stamp = { updatedAt: act.now, updatedBy: actorName(act.by), version: version + 1 };
  const memberIdx = change.claimantIdx ?? row.claimantIdx;
  await lostBoard.update(tx, act, { idx, version }, { state, ...change, ...stamp });
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: lostBoard.kind,
    entityKey: idx,
    before: { state: row.state },
    after: { state, event, ...told(change) },
    memberIdx,
    reason,
  });
  return state;
}

function isAnotherVersion(wish: LostWish, { version }: LostRow): boolean {
  return wish.event !== "CLAIM" && wish.version !== undefined && wish.version !== version;
}

function claimOf(wish: LostWish, act: Act) {
  if (wish.event === "REFUSE") return nobody;
  if (wish.event === "RETURN") {
    const { receiver: returnedTo, document: returnedDocument } = wish;
    return { returnedAt: act.now, returnedTo, returnedDocument, returnedBy: actorName(act.by) };
  }
  const { claimantName, claimantPhone, memberIdx, marks } = wish;
  return { claimantName, claimantPhone, claimantIdx: memberIdx, claimedAt: act.now, claimMarks: marks };
}

/** What goes on record of a hand-over beside the state; names stay in the row. */
function told({ returnedDocument }: Partial<LostRow>): { document?: string } {
  return returnedDocument ? { document: returnedDocument } : {};
}
