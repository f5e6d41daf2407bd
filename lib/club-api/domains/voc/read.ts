import type { VocDetail, VocSummary } from "@/lib/contract/inquiries/voc";
import type { CallOutput } from "@/lib/contract/routes";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { codeNames } from "../codes";
import { listFiles } from "../files";
import { policyNumber, readPolicies } from "../policies";
import {
  type MessageRow,
  selectMessages,
  selectVoc,
  selectVocs,
  type VocFilter,
  type VocRow,
} from "./repository";
import { isEditable, type VocTerms } from "./rules";

/** C0490 as it counts now. */
export async function readVocTerms(db: Database, ctx: Context): Promise<VocTerms> {
  const policy = (await readPolicies(db, ctx.club.clubIdx, ["C0490"])).get("C0490");
  return {
    answerHours: policyNumber(policy?.value1, 48),
    maxFiles: policyNumber(policy?.value2, 3),
    editDays: policyNumber(policy?.value3, 7),
    closeDays: policyNumber(policy?.value4, 14),
  };
}

type ListInput = Omit<VocFilter, "memberIdx"> & { page: number; size: number };
type Names = { types: ReadonlyMap<string, string>; states: ReadonlyMap<string, string> };

export const vocKind = "voc";

/** The member's own inquiries, newest first (domain.md Y8). */
export async function readOwnVocs(
  db: Database,
  ctx: Context,
  memberIdx: number,
  input: ListInput,
): Promise<CallOutput<"GET /voc">> {
  const { rows, total } = await selectVocs(db, ctx, { ...input, memberIdx }, input);
  const names = await namesOf(db, ctx);
  return { list: rows.map((row) => summaryOf(row, ctx, names)), total, page: input.page, size: input.size };
}

/** One of the member's own inquiries with its answers (Y9); 2001 for anybody else's. */
export async function readOwnVoc(
  db: Database,
  ctx: Context,
  memberIdx: number,
  vocIdx: number,
): Promise<VocDetail> {
  const row = await selectVoc(db, ctx, vocIdx, { memberIdx });
  if (!row) throw new ClubFailure("NOT_FOUND");
  return detailOf(db, ctx, row);
}

/** An inquiry as it is stored; 2001 when there is none. */
export async function vocRow(db: Database, ctx: Context, vocIdx: number): Promise<VocRow> {
  const row = await selectVoc(db, ctx, vocIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return row;
}

/** Whether an inquiry is the member's own and not withdrawn: who may open its files. */
export async function isOwnVoc(
  db: Database,
  ctx: Context,
  memberIdx: number,
  vocIdx: number,
): Promise<boolean> {
  return (await selectVoc(db, ctx, vocIdx, { memberIdx })) !== null;
}

/** An inquiry as the member and the office see it. */
export async function detailOf(db: Database, ctx: Context, row: VocRow): Promise<VocDetail> {
  const { vocIdx, questionType, title, contents, replyBy, relatedBookingIdx, satisfaction } = row;
  const names = await namesOf(db, ctx);
  const messages = (await selectMessages(db, ctx, vocIdx)).map((one) => messageOf(one, ctx));
  return {
    ...summaryOf(row, ctx, names),
    vocIdx,
    questionType,
    title,
    contents,
    replyBy,
    relatedBookingIdx,
    satisfaction,
    files: await listFiles(db, { clubIdx: ctx.club.clubIdx, kind: vocKind }, vocIdx),
    answer: messages.filter(({ writer }) => writer === "OFFICE").at(-1)?.contents ?? null,
    editable: isEditable(row, await readVocTerms(db, ctx), ctx.now),
    messages,
  };
}

/** Names of types and states in the language of the answer. */
export async function namesOf(db: Database, ctx: Context): Promise<Names> {
  return {
    types: await codeNames(db, ctx.club.clubIdx, "questionTypes", ctx.choice),
    states: await codeNames(db, ctx.club.clubIdx, "vocStates", ctx.choice),
  };
}

/** An inquiry in a list. */
export function summaryOf(row: VocRow, ctx: Context, names: Names): VocSummary {
  const { vocIdx, questionType, title, state, lastAnsweredAt } = row;
  return {
    vocIdx,
    questionType,
    title,
    state,
    questionTypeName: names.types.get(questionType) ?? questionType,
    stateName: names.states.get(state) ?? state,
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
    answeredAt: lastAnsweredAt && clubTimestamp(lastAnsweredAt, ctx.club.zone),
  };
}

function messageOf({ messageIdx, writer, contents, createdAt }: MessageRow, ctx: Context) {
  return {
    messageIdx,
    writer,
    // Sanitised when it was written, and again here: what is stored is nobody's promise (checklist S-74).
    contents: writer === "OFFICE" ? sanitizeRichText(contents) : contents,
    createdAt: clubTimestamp(createdAt, ctx.club.zone),
  };
}
