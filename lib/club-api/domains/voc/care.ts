import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
import { vocKind } from "./read";
import { selectVoc, updateVoc, type VocRow } from "./repository";

/**
 * Gives an inquiry to an admin, or to nobody: who gets it sees so in the inbox until it is opened. Throws 2001, and 2002
 * when somebody else than `from` has it by now.
 */
export async function assignInquiry(
  tx: Database,
  act: Act,
  vocIdx: number,
  { adminIdx, from }: { adminIdx: number | null; from: number | null },
): Promise<VocRow> {
  const row = await lockInquiry(tx, act, vocIdx);
  if (row.assigneeIdx !== from) throw new ClubFailure("STALE");
  const isOwn = act.by.kind === "admin" && act.by.adminIdx === adminIdx;
  const change = {
    assigneeIdx: adminIdx,
    assignedAt: adminIdx === null ? null : act.now,
    assigneeSeenAt: isOwn ? act.now : null,
  };
  await updateVoc(tx, act, vocIdx, change);
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: vocKind,
    entityKey: vocIdx,
    before: { assigneeIdx: from },
    after: { assigneeIdx: adminIdx },
  });
  return { ...row, ...change };
}

/** Writes the note of the staff. Throws 2001, and 2002 when it is no longer the one that was read. */
export async function noteInquiry(
  tx: Database,
  act: Act,
  vocIdx: number,
  { note, from }: { note: string; from: string },
): Promise<{ vocIdx: number; note: string }> {
  const row = await lockInquiry(tx, act, vocIdx);
  if (row.internalNote !== from) throw new ClubFailure("STALE");
  await updateVoc(tx, act, vocIdx, { internalNote: note });
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: vocKind,
    entityKey: vocIdx,
    before: { internalNote: from },
    after: { internalNote: note },
  });
  return { vocIdx, note };
}

async function lockInquiry(tx: Database, act: Act, vocIdx: number): Promise<VocRow> {
  const row = await selectVoc(tx, act, vocIdx, { isLocked: true });
  if (!row) throw new ClubFailure("NOT_FOUND");
  return row;
}
