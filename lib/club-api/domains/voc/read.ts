import type { CallOutput } from "@/lib/contract/routes";
import type { VocDetail, VocSummary } from "@/lib/contract/voc";
import { clubTimestamp } from "@/lib/shared/club-time";
import { sanitizeRichText } from "@/lib/shared/rich-text";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { codeNames } from "../codes";
import { listFiles } from "../files";
import {
  type MessageRow,
  selectMessages,
  selectVoc,
  selectVocs,
  type VocFilter,
  type VocRow,
} from "./repository";
import { isEditable } from "./rules";
import { readVocTerms } from "./terms";

type ListWish = Omit<VocFilter, "memberIdx"> & { page: number; size: number };
type Names = { types: ReadonlyMap<string, string>; states: ReadonlyMap<string, string> };

export const vocKind = "voc";

/** The member's own inquiries, newest first (domain.md Y8). */
export async function readOwnVocs(
  db: Database,
  act: Act,
  memberIdx: number,
  wish: ListWish,
): Promise<CallOutput<"GET /voc">> {
  const { rows, total } = await selectVocs(db, act, { ...wish, memberIdx }, wish);
  const names = await namesOf(db, act);
  return { list: rows.map((row) => summaryOf(row, act, names)), total, page: wish.page, size: wish.size };
}

/** One of the member's own inquiries with its answers (Y9); 2001 for anybody else's. */
export async function readOwnVoc(
  db: Database,
  act: Act,
  memberIdx: number,
  vocIdx: number,
): Promise<VocDetail> {
  const row = await selectVoc(db, act, vocIdx, { memberIdx });
  if (!row) throw new ClubFailure("NOT_FOUND");
  return detailOf(db, act, row);
}

/** An inquiry as it is stored; 2001 when there is none. */
export async function vocRow(db: Database, act: Act, vocIdx: number): Promise<VocRow> {
  const row = await selectVoc(db, act, vocIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return row;
}

/** Whether an inquiry is the member's own and not withdrawn: who may open its files. */
export async function isOwnVoc(db: Database, act: Act, memberIdx: number, vocIdx: number): Promise<boolean> {
  return (await selectVoc(db, act, vocIdx, { memberIdx })) !== null;
}

/** An inquiry as the member and the office see it. */
export async function detailOf(db: Database, act: Act, row: VocRow): Promise<VocDetail> {
  const { vocIdx, questionType, title, contents, replyBy, relatedBookingIdx, satisfaction } = row;
  const names = await namesOf(db, act);
  const messages = (await selectMessages(db, act, vocIdx)).map((one) => messageOf(one, act));
  return {
    ...summaryOf(row, act, names),
    ...{ vocIdx, questionType, title, contents, replyBy, relatedBookingIdx, satisfaction },
    files: await listFiles(db, { clubIdx: act.club.clubIdx, kind: vocKind }, vocIdx),
    answer: messages.filter(({ writer }) => writer === "OFFICE").at(-1)?.contents ?? null,
    editable: isEditable(row, await readVocTerms(db, act), act.now),
    messages,
  };
}

/** What types and states are called in the language of the answer. */
export async function namesOf(db: Database, act: Act): Promise<Names> {
  return {
    types: await codeNames(db, act.club.clubIdx, "questionTypes", act.choice),
    states: await codeNames(db, act.club.clubIdx, "vocStates", act.choice),
  };
}

/** An inquiry in a list. */
export function summaryOf(row: VocRow, act: Act, names: Names): VocSummary {
  const { vocIdx, questionType, title, state, lastAnsweredAt } = row;
  return {
    ...{ vocIdx, questionType, title, state },
    questionTypeName: names.types.get(questionType) ?? questionType,
    stateName: names.states.get(state) ?? state,
    createdAt: clubTimestamp(row.createdAt, act.club.zone),
    answeredAt: lastAnsweredAt && clubTimestamp(lastAnsweredAt, act.club.zone),
  };
}

function messageOf({ messageIdx, writer, contents, createdAt }: MessageRow, act: Act) {
  return {
    messageIdx,
    writer,
    // Sanitised when it was written, and again here: what is stored is nobody's promise (checklist S-74).
    contents: writer === "OFFICE" ? sanitizeRichText(contents) : contents,
    createdAt: clubTimestamp(createdAt, act.club.zone),
  };
}
