import type { z } from "zod";
import { type LostState, lostState } from "@/lib/contract/code-values/lost-items";
import type { lostEventBody } from "@/lib/contract/lost-items/lost-events";
import { addDays } from "@/lib/shared/time/calendar";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import {
  type BoardOffice,
  dayOf,
  type OfficeCall,
  officeOf,
  type Restored,
  restoreRecords,
  shownField,
} from "../boards";
import { codeNames } from "../codes";
import { type LostRow, lostBoard, selectForPolice, selectOutOfTime } from "./repository";
import { isForPolice, isOutOfTime, type LostEvent, stateAfter, stateOnReturn } from "./rules";
import { readLostTerms } from "./write";

type LostInput = z.output<typeof lostEventBody>;

const nobody = {
  claimantName: null,
  claimantPhone: null,
  claimantIdx: null,
  claimedAt: null,
  claimMarks: null,
};

/**
 * A claim, its return or its refusal (domain.md 8.7). Throws 2001 for an unknown item and 2002 when it is not in the
 * state that the event begins in, or not of the version that the desk has read: somebody else was faster, and the claim
 * that stands now may be another person's.
 */
export function moveLostItem(
  db: Database,
  ctx: Context,
  lostIdx: number,
  input: LostInput,
): Promise<{ lostIdx: number; state: LostState }> {
  return transaction(db, async (tx) => {
    const row = await lostBoard.lock(tx, ctx, lostIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (isAnotherVersion(input, row)) throw new ClubFailure("STALE");
    const reason = input.event === "REFUSE" ? input.reason || null : null;
    const state = await move(tx, ctx, row, input.event, claimOf(input, ctx), reason);
    if (state === null) throw new ClubFailure("STALE");
    return { lostIdx, state };
  });
}

/** Hands kept valuables to the police, C0480 v2 days after they were found (domain.md 7.14); how many. */
export async function handToPolice(db: Database, ctx: Context): Promise<number> {
  const { policeDays, policeContact: contact } = await readLostTerms(db, ctx);
  const foundUntil = addDays(dayOf(ctx), -policeDays);
  const due = await selectForPolice(db, ctx, foundUntil);
  const isDue = (row: LostRow) => isForPolice(row, foundUntil);
  return moveEach(db, ctx, due, { event: "POLICE", change: { contact }, isDue });
}

/** Disposes of what nobody fetched in its time; how many. */
export async function disposeOfLostItems(db: Database, ctx: Context): Promise<number> {
  const today = dayOf(ctx);
  const isDue = (row: LostRow) => isOutOfTime(row, today);
  return moveEach(db, ctx, await selectOutOfTime(db, ctx, today), { event: "DISPOSE", change: {}, isDue });
}

type Round = { event: LostEvent; change: Partial<LostRow>; isDue: (row: LostRow) => boolean };

/**
 * One transaction per item, which is looked at again under its lock: a run that was cut short goes on where it stopped,
 * and what the office has changed since the item was listed counts.
 */
async function moveEach(
  db: Database,
  ctx: Context,
  due: readonly LostRow[],
  { event, change, isDue }: Round,
): Promise<number> {
  let moved = 0;
  for (const { lostIdx } of due) {
    const state = await transaction(db, async (tx) => {
      const row = await lostBoard.lock(tx, ctx, lostIdx);
      return row && isDue(row) ? move(tx, ctx, row, event, change, null) : null;
    });
    if (state !== null) moved += 1;
  }
  return moved;
}

async function move(
  tx: Database,
  ctx: Context,
  row: LostRow,
  event: LostEvent,
  change: Partial<LostRow>,
  reason: string | null,
): Promise<LostState | null> {
  const { lostIdx: idx, version } = row;
  const state = stateAfter(row.state, event);
  if (state === null) return null;
  const stamp = { updatedAt: ctx.now, updatedBy: actorName(ctx.by), version: version + 1 };
  const memberIdx = change.claimantIdx ?? row.claimantIdx;
  await lostBoard.update(tx, ctx, { idx, version }, { state, ...change, ...stamp });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: lostBoard.kind,
    entityKey: idx,
    before: { state: row.state },
    after: { state, event, ...auditedDocument(change) },
    memberIdx,
    reason,
  });
  return state;
}

function isAnotherVersion(input: LostInput, { version }: LostRow): boolean {
  return input.event !== "CLAIM" && input.version !== undefined && input.version !== version;
}

function claimOf(input: LostInput, ctx: Context) {
  if (input.event === "REFUSE") return nobody;
  if (input.event === "RETURN") {
    const { receiver: returnedTo, document: returnedDocument } = input;
    return { returnedAt: ctx.now, returnedTo, returnedDocument, returnedBy: actorName(ctx.by) };
  }
  const { claimantName, claimantPhone, memberIdx, marks } = input;
  return { claimantName, claimantPhone, claimantIdx: memberIdx, claimedAt: ctx.now, claimMarks: marks };
}

/** Audit details of a hand-over besides the state; names stay in the row. */
function auditedDocument({ returnedDocument }: Partial<LostRow>): { document?: string } {
  return returnedDocument ? { document: returnedDocument } : {};
}

/** The back office's operations on lost items. */
export const lostOffice: BoardOffice = {
  ...officeOf(lostBoard, (row, ctx) => shownField(row.texts, "itemName", ctx)),
  restore: restoreLostItems,
};

/**
 * Brings deleted items back. One whose time was over meanwhile comes back as what the jobs would have made of it: with
 * the police, or disposed of. Throws 2001 when none of them can be restored.
 */
async function restoreLostItems(call: OfficeCall, idxs: readonly number[]): Promise<Restored> {
  const { db, ctx } = call;
  const { policeDays, policeContact } = await readLostTerms(db, ctx);
  const moved = new Map<number, LostState>();
  const { restored } = await restoreRecords(lostBoard, call, idxs, (row) => {
    const state = stateOnReturn(row, { today: dayOf(ctx), policeDays });
    if (state === row.state) return {};
    moved.set(row.lostIdx, state);
    return { state, ...(state === lostState.handedToPolice ? { contact: policeContact } : {}) };
  });
  const names = await codeNames(db, ctx.club.clubIdx, "lostStates", ctx.choice);
  return {
    restored,
    moved: [...moved].map(([idx, state]) => ({ idx, stateName: names.get(state) ?? state })),
  };
}
