import type { z } from "zod";
import { type VocState, vocState } from "@/lib/contract/code-values/vocs";
import type { vocCreateBody, vocUpdateBody } from "@/lib/contract/voc";
import type { FileStorage } from "../../adapters/storage";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
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
import { vocKind } from "./read";
import { insertMessage, insertVoc, lockOwn, selectVoc, updateVoc, type VocRow } from "./repository";
import { closesAt, isEditable, stateAfter } from "./rules";
import { readVocTerms } from "./terms";

export type NewInquiry = z.output<typeof vocCreateBody>;
export type InquiryChange = Omit<z.output<typeof vocUpdateBody>, "vocIdx">;
/** A member who writes, and with what. */
export type VocWriter = {
  db: Database;
  storage: FileStorage;
  logger: Logger;
  act: Act;
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
  act: Act,
  { memberIdx, wish, stored }: { memberIdx: number; wish: NewInquiry; stored: readonly StoredUpload[] },
): Promise<VocRow> {
  await refuseUnknownCodes(tx, act, "questionTypes", "questionType", [wish.questionType]);
  const row = await insertVoc(tx, {
    ...pick(wish, ["questionType", "title", "contents", "replyBy", "relatedBookingIdx"]),
    ...{ clubIdx: act.club.clubIdx, memberIdx, state: vocState.received, isSecret: true },
    createdAt: act.now,
    updatedAt: act.now,
  });
  await attach(tx, act, row.vocIdx, stored);
  return row;
}

/** Changes an own inquiry. Throws 2001 for anybody else's, 6101 once it was opened or is too old, 9001. */
export async function changeInquiry(
  writer: VocWriter,
  vocIdx: number,
  wish: InquiryChange,
): Promise<VocAnswer> {
  const { db, storage, logger, act, memberIdx } = writer;
  const removed = await withVocFiles(writer, (stored) =>
    transaction(db, async (tx) => {
      const row = await selectVoc(tx, act, vocIdx, { memberIdx, isLocked: true });
      if (!row) throw new ClubFailure("NOT_FOUND");
      if (!isEditable(row, await readVocTerms(tx, act), act.now)) throw new ClubFailure("VOC_LOCKED");
      const types = wish.questionType === undefined ? [] : [wish.questionType];
      await refuseUnknownCodes(tx, act, "questionTypes", "questionType", types);
      const fields = ["questionType", "title", "contents", "replyBy", "relatedBookingIdx"] as const;
      await updateVoc(tx, act, vocIdx, { ...pick(wish, fields), version: row.version + 1 });
      const gone = await detachFiles(tx, ownersOf(act), vocIdx, wish.removeFiles ?? []);
      await attach(tx, act, vocIdx, stored);
      return gone;
    }),
  );
  await removeStored(storage, logger, removed);
  return { vocIdx, state: vocState.received };
}

/** Withdraws own inquiries with their files, all or none. Throws 2001 when none is the member's, 6101 when one was opened. */
export async function withdrawInquiries(
  { db, storage, logger, act, memberIdx }: Omit<VocWriter, "uploads">,
  vocIdxs: readonly number[],
): Promise<{ deleted: number }> {
  const { deleted, removed } = await transaction(db, async (tx) => {
    const rows = await lockOwn(tx, act, memberIdx, vocIdxs);
    if (rows.length === 0) throw new ClubFailure("NOT_FOUND");
    for (const row of rows) await moveTo(tx, act, row, "WITHDRAW");
    const own = rows.map(({ vocIdx }) => vocIdx);
    return { deleted: own.length, removed: await detachAllFiles(tx, ownersOf(act), own) };
  });
  await removeStored(storage, logger, removed);
  return { deleted };
}

/** Adds a word to an answered inquiry within C0490 v4 days, which opens it again. Throws 2001 and 6101. */
export function addMessage(
  { db, act, memberIdx }: Pick<VocWriter, "db" | "act" | "memberIdx">,
  vocIdx: number,
  contents: string,
): Promise<VocAnswer> {
  return transaction(db, async (tx) => {
    const row = await selectVoc(tx, act, vocIdx, { memberIdx, isLocked: true });
    if (!row) throw new ClubFailure("NOT_FOUND");
    const closing = closesAt(row.lastAnsweredAt ?? row.createdAt, await readVocTerms(tx, act));
    if (act.now > closing) throw new ClubFailure("VOC_LOCKED");
    const state = await moveTo(tx, act, row, "MESSAGE");
    await insertMessage(tx, act, { vocIdx, writer: "MEMBER", contents, createdBy: actorName(act.by) });
    return { vocIdx, state };
  });
}

/** How content the member is with an answer, 1 to 5. Throws 2001, and 6101 without an answer. */
export function rateAnswer(
  { db, act, memberIdx }: Pick<VocWriter, "db" | "act" | "memberIdx">,
  vocIdx: number,
  satisfaction: number,
): Promise<{ vocIdx: number; satisfaction: number }> {
  return transaction(db, async (tx) => {
    const row = await selectVoc(tx, act, vocIdx, { memberIdx, isLocked: true });
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (row.answeredAt === null) throw new ClubFailure("VOC_LOCKED");
    await updateVoc(tx, act, vocIdx, { satisfaction });
    return { vocIdx, satisfaction };
  });
}

function ownersOf(act: Act) {
  return { clubIdx: act.club.clubIdx, kind: vocKind };
}

async function moveTo(tx: Database, act: Act, row: VocRow, event: "WITHDRAW" | "MESSAGE"): Promise<VocState> {
  const state = stateAfter(row.state, event);
  if (state === null) throw new ClubFailure("VOC_LOCKED");
  await updateVoc(tx, act, row.vocIdx, { state, version: row.version + 1 });
  return state;
}

async function attach(
  tx: Database,
  act: Act,
  vocIdx: number,
  stored: readonly StoredUpload[],
): Promise<void> {
  if (stored.length === 0) return;
  await attachFiles(tx, ownersOf(act), vocIdx, stored, act.now);
  const { maxFiles } = await readVocTerms(tx, act);
  const files = await listFiles(tx, ownersOf(act), vocIdx);
  if (files.length > maxFiles) throw new ClubFailure("VAL_FIELD", ["files"]);
}
