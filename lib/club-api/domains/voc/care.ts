import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { vocKind } from "./read";
import { selectVoc, updateVoc, type VocRow } from "./repository";

/**
 * Gives an inquiry to an admin, or to nobody: who gets it sees so in the inbox until it is opened. Throws 2001, and 2002
 * when somebody else than `from` has it by now.
 */
export async function assignInquiry(
  tx: Database,
  ctx: Context,
  vocIdx: number,
  { adminIdx, from }: { adminIdx: number | null; from: number | null },
): Promise<VocRow> {
  const row = await lockInquiry(tx, ctx, vocIdx);
  if (row.assigneeIdx !== from) throw new ClubFailure("STALE");
  const isOwn = ctx.by.kind === "admin" && ctx.by.adminIdx === adminIdx;
  const change = {
    assigneeIdx: adminIdx,
    assignedAt: adminIdx === null ? null : ctx.now,
    assigneeSeenAt: isOwn ? ctx.now : null,
  };
  await updateVoc(tx, ctx, vocIdx, change);
  await recordAudit(tx, ctx, {
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
  ctx: Context,
  vocIdx: number,
  { note, from }: { note: string; from: string },
): Promise<{ vocIdx: number; note: string }> {
  const row = await lockInquiry(tx, ctx, vocIdx);
  if (row.internalNote !== from) throw new ClubFailure("STALE");
  await updateVoc(tx, ctx, vocIdx, { internalNote: note });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: vocKind,
    entityKey: vocIdx,
    before: { internalNote: from },
    after: { internalNote: note },
  });
  return { vocIdx, note };
}

async function lockInquiry(tx: Database, ctx: Context, vocIdx: number): Promise<VocRow> {
  const row = await selectVoc(tx, ctx, vocIdx, { isLocked: true });
  if (!row) throw new ClubFailure("NOT_FOUND");
  return row;
}
