import type { z } from "zod";
import type { CallOutput } from "@/lib/contract/routes";
import type {
  VocTemplateDetail,
  vocTemplateCreateBody,
  vocTemplateUpdateBody,
} from "@/lib/contract/voc-templates";
import { unknownPlaceholders } from "@/lib/shared/answer-words";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import {
  adminPartOf,
  type BoardTexts,
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  officeOf,
  pageWish,
  pick,
  refuseUnknownCodes,
  removeRecords,
  rowFacts,
  type Saved,
  type StateQuery,
  shownField,
  shownTexts,
} from "../boards";
import { codeNames } from "../codes";
import { isOfType, templateBoard, type VocTemplate } from "./template-repository";

type NewTemplate = z.output<typeof vocTemplateCreateBody>;
type TemplateChange = z.output<typeof vocTemplateUpdateBody>;
type Field = "title" | "contents";
type Types = ReadonlyMap<string, string>;

const texts = { first: "title", fields: ["title", "contents"], rich: [] } as const;
const sorts = ["templateIdx", "title", "createdAt", "updatedAt"];

export const vocTemplateOffice = officeOf(templateBoard, (row, act) => shownField(row.texts, "title", act));

/** The answer templates of the club, newest first. Throws 9001 `sort`. */
export async function readTemplates(
  db: Database,
  act: Act,
  { type, state, ...query }: StateQuery & { type?: string | undefined },
): Promise<CallOutput<"GET /ops/voc-templates">> {
  const where = type === undefined ? undefined : isOfType(type);
  const { rows, total } = await templateBoard.page(db, act, {
    ...pageWish(query, "admin", sorts),
    where,
    state,
  });
  const types = await typesOf(db, act);
  const list = rows.map((row) => ({
    ...templateOf(row, act, types),
    ...rowFacts(row, act),
    i18n: adminPartOf(texts, row, act).i18n,
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One answer template; 2001 when there is none. */
export async function readTemplate(db: Database, act: Act, templateIdx: number): Promise<VocTemplateDetail> {
  const row = await templateBoard.find(db, act, templateIdx, "admin");
  if (!row) throw new ClubFailure("NOT_FOUND");
  return { ...templateOf(row, act, await typesOf(db, act)), admin: adminPartOf(texts, row, act) };
}

/** Adds an answer template. Throws 9001 for an unknown type, and `contents` for a placeholder that no answer knows. */
export async function createTemplate(
  writer: BoardWriter,
  wish: NewTemplate,
): Promise<{ templateIdx: number }> {
  const { db, act } = writer;
  await refuseUnknownCodes(
    db,
    act,
    "questionTypes",
    "questionType",
    wish.questionType ? [wish.questionType] : [],
  );
  const { questionType, isVisible } = wish;
  const row = await createRecord(templateBoard, writer, {
    ...{ questionType, isVisible },
    ...answerableTexts({}, wish, act),
  });
  return { templateIdx: row.templateIdx };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeTemplate(
  writer: BoardWriter,
  templateIdx: number,
  wish: TemplateChange,
): Promise<{ templateIdx: number } & Saved> {
  const { act } = writer;
  const saved = await changeRecord(templateBoard, writer, templateIdx, wish, async (row, tx) => {
    await refuseUnknownCodes(
      tx,
      act,
      "questionTypes",
      "questionType",
      wish.questionType ? [wish.questionType] : [],
    );
    return { ...pick(wish, ["questionType", "isVisible"]), ...answerableTexts(row.texts, wish, act) };
  });
  return { templateIdx, ...saved };
}

/** Puts templates into the trash; how many of the named ones there were. */
export function removeTemplates(writer: BoardWriter, templateIdxs: readonly number[]) {
  return removeRecords(templateBoard, writer, templateIdxs);
}

function answerableTexts(before: BoardTexts<Field>, wish: NewTemplate | TemplateChange, act: Act) {
  const changed = changedTexts(texts, before, wish, act);
  const contents = Object.values<Record<Field, string> | undefined>(changed.texts).map(
    (text) => text?.contents ?? "",
  );
  if (contents.some((text) => text === "" || unknownPlaceholders(text).length > 0)) {
    throw new ClubFailure("VAL_FIELD", ["contents"]);
  }
  return changed;
}

function typesOf(db: Database, act: Act): Promise<Types> {
  return codeNames(db, act.club.clubIdx, "questionTypes", act.choice);
}

function templateOf(row: VocTemplate, act: Act, types: Types) {
  const { templateIdx, questionType } = row;
  const { title, contents } = shownTexts(texts, row.texts, act).text;
  const questionTypeName = questionType && (types.get(questionType) ?? questionType);
  return { templateIdx, questionType, questionTypeName, title, contents };
}
