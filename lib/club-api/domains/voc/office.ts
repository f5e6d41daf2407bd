import { vocState } from "@/lib/contract/code-values/vocs";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { stripTags } from "@/lib/shared/texts/text";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Veil } from "../../platform/veil";
import { recordAudit } from "../audit";
import { readVocTerms, vocKind } from "./read";
import {
  insertMessage,
  selectAnsweredUntil,
  selectMessages,
  selectVoc,
  updateMessage,
  updateVoc,
  type VocRow,
} from "./repository";
import { closesAt, stateAfter } from "./rules";

/** Opens an inquiry for the office: 10 becomes 20, and the view goes on record (checklist P-08). Throws 2001. */
export async function openInquiry(
  tx: Database,
  ctx: Context,
  vocIdx: number,
  { isMasked, reason }: Pick<Veil, "isMasked" | "reason">,
): Promise<VocRow> {
  const row = await selectVoc(tx, ctx, vocIdx, { isLocked: true });
  if (!row) throw new ClubFailure("NOT_FOUND");
  const state = stateAfter(row.state, "OPEN");
  const isNews =
    ctx.by.kind === "admin" && ctx.by.adminIdx === row.assigneeIdx && row.assigneeSeenAt === null;
  const change = { ...(state === null ? {} : { state }), ...(isNews ? { assigneeSeenAt: ctx.now } : {}) };
  if (Object.keys(change).length > 0) await updateVoc(tx, ctx, vocIdx, change);
  await recordAudit(tx, ctx, {
    action: "VIEW",
    entity: vocKind,
    entityKey: vocIdx,
    memberIdx: row.memberIdx,
    after: { isMasked },
    reason,
  });
  return { ...row, ...change };
}

/**
 * Answers an inquiry; `written` is the answer before its placeholders were filled, as it goes on record. Of one that is answered already the answer is corrected, which tells nobody. Throws 2001, 2002 when
 * something was said since `version`, 6101 for a closed or withdrawn one, 9001 for an answer without words.
 */
export async function answerInquiry(
  tx: Database,
  ctx: Context,
  vocIdx: number,
  { answer: html, written, version }: { answer: string; written: string; version?: number | undefined },
): Promise<{ row: VocRow; isNew: boolean; isFirst: boolean }> {
  const answer = sanitizeRichText(html);
  if (stripTags(answer) === "") throw new ClubFailure("VAL_FIELD", ["answer", "required"]);
  const before = await selectVoc(tx, ctx, vocIdx, { isLocked: true });
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== before.version) throw new ClubFailure("STALE");
  const state = stateAfter(before.state, "ANSWER");
  if (state === null && before.state !== vocState.answered) throw new ClubFailure("VOC_LOCKED");
  const by = actorName(ctx.by);
  if (state === null) {
    await correctAnswer(tx, ctx, vocIdx, answer);
    await updateVoc(tx, ctx, vocIdx, { version: before.version + 1 });
  } else {
    await insertMessage(tx, ctx, { vocIdx, writer: "OFFICE", contents: answer, createdBy: by });
    await updateVoc(tx, ctx, vocIdx, {
      state,
      version: before.version + 1,
      answeredBy: by,
      answeredAt: before.answeredAt ?? ctx.now,
      lastAnsweredAt: ctx.now,
    });
  }
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: vocKind,
    entityKey: vocIdx,
    before: { state: before.state },
    after: { state: state ?? before.state, answer: sanitizeRichText(written) },
    memberIdx: before.memberIdx,
  });
  return {
    row: { ...before, state: state ?? before.state },
    isNew: state !== null,
    isFirst: before.answeredAt === null,
  };
}

/** Closes answered inquiries to which nothing was added for C0490 v4 days; how many (domain.md 8.7). */
export async function closeInquiries(db: Database, ctx: Context): Promise<number> {
  const terms = await readVocTerms(db, ctx);
  const until = new Date(2 * ctx.now.getTime() - closesAt(ctx.now, terms).getTime());
  let closed = 0;
  for (const vocIdx of await selectAnsweredUntil(db, ctx, until)) {
    const isClosed = await transaction(db, async (tx) => {
      const row = await selectVoc(tx, ctx, vocIdx, { isLocked: true });
      const state = row && stateAfter(row.state, "CLOSE");
      const isOver = row?.lastAnsweredAt != null && row.lastAnsweredAt <= until;
      if (!state || !isOver) return false;
      await updateVoc(tx, ctx, vocIdx, { state });
      return true;
    });
    if (isClosed) closed += 1;
  }
  return closed;
}

async function correctAnswer(tx: Database, ctx: Context, vocIdx: number, answer: string): Promise<void> {
  const latest = (await selectMessages(tx, ctx, vocIdx)).filter(({ writer }) => writer === "OFFICE").at(-1);
  if (latest) await updateMessage(tx, latest, answer);
}
