import type { z } from "zod";
import type {
  VocTemplateDetail,
  vocTemplateCreateBody,
  vocTemplateUpdateBody,
} from "@/lib/contract/inquiries/voc-templates";
import type { CallOutput } from "@/lib/contract/routes";
import { unknownPlaceholders } from "@/lib/shared/texts/answer-words";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import {
  adminPartOf,
  type BoardTexts,
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  officeOf,
  pageInput,
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
import { isOfType, templateBoard, type VocTemplate } from "./repository";

type Types = ReadonlyMap<string, string>;

/** Text fields of an answer template, per language. */
export const templateTexts = { first: "title", fields: ["title", "contents"], rich: [] } as const;
const sorts = ["templateIdx", "title", "createdAt", "updatedAt"];

export const vocTemplateOffice = officeOf(templateBoard, (row, ctx) => shownField(row.texts, "title", ctx));

/** The answer templates of the club, newest first. Throws 9001 `sort`. */
export async function readTemplates(
  db: Database,
  ctx: Context,
  { type, state, ...query }: StateQuery & { type?: string | undefined },
): Promise<CallOutput<"GET /ops/voc-templates">> {
  const where = type === undefined ? undefined : isOfType(type);
  const { rows, total } = await templateBoard.page(db, ctx, {
    ...pageInput(query, "admin", sorts),
    where,
    state,
  });
  const types = await typesOf(db, ctx);
  const list = rows.map((row) => ({
    ...templateOf(row, ctx, types),
    ...rowFacts(row, ctx),
    i18n: adminPartOf(templateTexts, row, ctx).i18n,
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One answer template; 2001 when there is none. */
export async function readTemplate(
  db: Database,
  ctx: Context,
  templateIdx: number,
): Promise<VocTemplateDetail> {
  const row = await templateBoard.find(db, ctx, templateIdx, "admin");
  if (!row) throw new ClubFailure("NOT_FOUND");
  return { ...templateOf(row, ctx, await typesOf(db, ctx)), admin: adminPartOf(templateTexts, row, ctx) };
}

function typesOf(db: Database, ctx: Context): Promise<Types> {
  return codeNames(db, ctx.club.clubIdx, "questionTypes", ctx.choice);
}

function templateOf(row: VocTemplate, ctx: Context, types: Types) {
  const { templateIdx, questionType } = row;
  const { title, contents } = shownTexts(templateTexts, row.texts, ctx).text;
  const questionTypeName = questionType && (types.get(questionType) ?? questionType);
  return { templateIdx, questionType, questionTypeName, title, contents };
}

type NewTemplate = z.output<typeof vocTemplateCreateBody>;
type TemplateChange = z.output<typeof vocTemplateUpdateBody>;
type Field = "title" | "contents";

/** Adds an answer template. Throws 9001 for an unknown type, and `contents` for a placeholder that no answer knows. */
export async function createTemplate(
  writer: BoardWriter,
  input: NewTemplate,
): Promise<{ templateIdx: number }> {
  const { db, ctx } = writer;
  await refuseUnknownCodes(
    db,
    ctx,
    "questionTypes",
    "questionType",
    input.questionType ? [input.questionType] : [],
  );
  const { questionType, isVisible } = input;
  const row = await createRecord(templateBoard, writer, {
    questionType,
    isVisible,
    ...answerableTexts({}, input, ctx),
  });
  return { templateIdx: row.templateIdx };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeTemplate(
  writer: BoardWriter,
  templateIdx: number,
  input: TemplateChange,
): Promise<{ templateIdx: number } & Saved> {
  const { ctx } = writer;
  const saved = await changeRecord(templateBoard, writer, templateIdx, input, async (row, tx) => {
    await refuseUnknownCodes(
      tx,
      ctx,
      "questionTypes",
      "questionType",
      input.questionType ? [input.questionType] : [],
    );
    return { ...pick(input, ["questionType", "isVisible"]), ...answerableTexts(row.texts, input, ctx) };
  });
  return { templateIdx, ...saved };
}

/** Puts templates into the trash; how many of the named ones there were. */
export function removeTemplates(writer: BoardWriter, templateIdxs: readonly number[]) {
  return removeRecords(templateBoard, writer, templateIdxs);
}

function answerableTexts(before: BoardTexts<Field>, input: NewTemplate | TemplateChange, ctx: Context) {
  const changed = changedTexts(templateTexts, before, input, ctx);
  const contents = Object.values<Record<Field, string> | undefined>(changed.texts).map(
    (text) => text?.contents ?? "",
  );
  if (contents.includes("")) throw new ClubFailure("VAL_FIELD", ["contents", "required"]);
  if (contents.some((text) => unknownPlaceholders(text).length > 0)) {
    throw new ClubFailure("VAL_FIELD", ["contents", "placeholders"]);
  }
  return changed;
}
