import type { VocTemplateDetail } from "@/lib/contract/inquiries/voc-templates";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import {
  adminPartOf,
  officeOf,
  pageInput,
  rowFacts,
  type StateQuery,
  shownField,
  shownTexts,
} from "../boards";
import { codeNames } from "../codes";
import { isOfType, templateBoard, type VocTemplate } from "./template-repository";

type Types = ReadonlyMap<string, string>;

/** What an answer template says in each language. */
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
