import type { z } from "zod";
import { type VocState, vocState } from "@/lib/contract/code-values/vocs";
import type { vocCreateBody, vocUpdateBody } from "@/lib/contract/inquiries/voc";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import type { Logger } from "../../platform/logger";
import { pick, refuseUnknownCodes } from "../boards";
import {
  attachFiles,
  detachAllFiles,
  detachFiles,
  listFiles,
  removeStored,
  type StoredUpload,
  type Upload,
  withStoredUploads,
} from "../files";
import { readVocTerms, vocKind } from "./read";
import { insertMessage, insertVoc, lockOwn, selectVoc, updateVoc, type VocRow } from "./repository";
import { closesAt, isEditable, stateAfter } from "./rules";

export type NewInquiry = z.output<typeof vocCreateBody>;
export type InquiryChange = Omit<z.output<typeof vocUpdateBody>, "vocIdx">;
/** A member who writes, and with what. */
export type VocWriter = {
  db: Database;
  storage: FileStorage;
  logger: Logger;
  ctx: Context;
  memberIdx: number;
  uploads: readonly Upload[];
};
type VocAnswer = { vocIdx: number; state: VocState };

/** Runs `work` with the uploads in the storage; when it fails they are gone again. */
export function withVocFiles<T>(
  { storage, uploads }: Pick<VocWriter, "storage" | "uploads">,
  work: (stored: readonly StoredUpload[]) => Promise<T>,
): Promise<T> {
  return withStoredUploads(storage, vocKind, uploads, work);
}

/** Stores an inquiry with its files. Throws 9001 for an unknown type or more files than C0490 v2. */
export async function insertInquiry(
  tx: Database,
  ctx: Context,
  { memberIdx, input, stored }: { memberIdx: number; input: NewInquiry; stored: readonly StoredUpload[] },
): Promise<VocRow> {
  await refuseUnknownCodes(tx, ctx, "questionTypes", "questionType", [input.questionType]);
  const row = await insertVoc(tx, {
    ...pick(input, ["questionType", "title", "contents", "replyBy", "relatedBookingIdx"]),
    clubIdx: ctx.club.clubIdx,
    memberIdx,
    state: vocState.received,
    isSecret: true,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await attach(tx, ctx, row.vocIdx, stored);
  return row;
}

/** Changes an own inquiry. Throws 2001 for anybody else's, 6101 once it was opened or is too old, 9001. */
export async function changeInquiry(
  writer: VocWriter,
  vocIdx: number,
  input: InquiryChange,
): Promise<VocAnswer> {
  const { db, storage, logger, ctx, memberIdx } = writer;
  const removed = await withVocFiles(writer, (stored) =>
    transaction(db, async (tx) => {
      const row = await selectVoc(tx, ctx, vocIdx, { memberIdx, isLocked: true });
      if (!row) throw new ClubFailure("NOT_FOUND");
      if (!isEditable(row, await readVocTerms(tx, ctx), ctx.now)) throw new ClubFailure("VOC_LOCKED");
      const types = input.questionType === undefined ? [] : [input.questionType];
      await refuseUnknownCodes(tx, ctx, "questionTypes", "questionType", types);
      const fields = ["questionType", "title", "contents", "replyBy", "relatedBookingIdx"] as const;
      await updateVoc(tx, ctx, vocIdx, { ...pick(input, fields), version: row.version + 1 });
      const gone = await detachFiles(tx, ownersOf(ctx), vocIdx, input.removeFiles ?? []);
      await attach(tx, ctx, vocIdx, stored);
      return gone;
    }),
  );
  await removeStored(storage, logger, removed);
  return { vocIdx, state: vocState.received };
}

/** Withdraws own inquiries with their files, all or none. Throws 2001 when none is the member's, 6101 when one was opened. */
export async function withdrawInquiries(
  { db, storage, logger, ctx, memberIdx }: Omit<VocWriter, "uploads">,
  vocIdxs: readonly number[],
): Promise<{ deleted: number }> {
  const { deleted, removed } = await transaction(db, async (tx) => {
    const rows = await lockOwn(tx, ctx, memberIdx, vocIdxs);
    if (rows.length === 0) throw new ClubFailure("NOT_FOUND");
    for (const row of rows) await moveTo(tx, ctx, row, "WITHDRAW");
    const own = rows.map(({ vocIdx }) => vocIdx);
    return { deleted: own.length, removed: await detachAllFiles(tx, ownersOf(ctx), own) };
  });
  await removeStored(storage, logger, removed);
  return { deleted };
}

/** Adds a word to an answered inquiry within C0490 v4 days, which opens it again. Throws 2001 and 6101. */
export function addMessage(
  { db, ctx, memberIdx }: Pick<VocWriter, "db" | "ctx" | "memberIdx">,
  vocIdx: number,
  contents: string,
): Promise<VocAnswer> {
  return transaction(db, async (tx) => {
    const row = await selectVoc(tx, ctx, vocIdx, { memberIdx, isLocked: true });
    if (!row) throw new ClubFailure("NOT_FOUND");
    const closing = closesAt(row.lastAnsweredAt ?? row.createdAt, await readVocTerms(tx, ctx));
    if (ctx.now > closing) throw new ClubFailure("VOC_LOCKED");
    const state = await moveTo(tx, ctx, row, "MESSAGE");
    await insertMessage(tx, ctx, { vocIdx, writer: "MEMBER", contents, createdBy: actorName(ctx.by) });
    return { vocIdx, state };
  });
}

/** How content the member is with an answer, 1 to 5. Throws 2001, and 6101 without an answer. */
export function rateAnswer(
  { db, ctx, memberIdx }: Pick<VocWriter, "db" | "ctx" | "memberIdx">,
  vocIdx: number,
  satisfaction: number,
): Promise<{ vocIdx: number; satisfaction: number }> {
  return transaction(db, async (tx) => {
    const row = await selectVoc(tx, ctx, vocIdx, { memberIdx, isLocked: true });
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (row.answeredAt === null) throw new ClubFailure("VOC_LOCKED");
    await updateVoc(tx, ctx, vocIdx, { satisfaction });
    return { vocIdx, satisfaction };
  });
}

function ownersOf(ctx: Context) {
  return { clubIdx: ctx.club.clubIdx, kind: vocKind };
}

async function moveTo(
  tx: Database,
  ctx: Context,
  row: VocRow,
  event: "WITHDRAW" | "MESSAGE",
): Promise<VocState> {
  const state = stateAfter(row.state, event);
  if (state === null) throw new ClubFailure("VOC_LOCKED");
  await updateVoc(tx, ctx, row.vocIdx, { state, version: row.version + 1 });
  return state;
}

async function attach(
  tx: Database,
  ctx: Context,
  vocIdx: number,
  stored: readonly StoredUpload[],
): Promise<void> {
  if (stored.length === 0) return;
  await attachFiles(tx, ownersOf(ctx), vocIdx, stored, ctx.now);
  const { maxFiles } = await readVocTerms(tx, ctx);
  const files = await listFiles(tx, ownersOf(ctx), vocIdx);
  if (files.length > maxFiles) throw new ClubFailure("VAL_FIELD", ["files", "too_many", String(maxFiles)]);
}
