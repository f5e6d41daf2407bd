import { type LostState, lostState } from "@/lib/contract/code-values/lost-items";
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
import { lostBoard } from "./repository";
import { stateOnReturn } from "./rules";
import { readLostTerms } from "./terms";

/** What the back office does to lost items as to the rows of any board. */
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
