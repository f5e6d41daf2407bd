import type { CallOutput } from "@/lib/contract/routes";
import type { VocTemplateDetail } from "@/lib/contract/voc-templates";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import {
  adminPartOf,
  officeOf,
  pageWish,
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
    i18n: adminPartOf(templateTexts, row, act).i18n,
  }));
  return { list, total, page: query.page, size: query.size };
}

/** One answer template; 2001 when there is none. */
export async function readTemplate(db: Database, act: Act, templateIdx: number): Promise<VocTemplateDetail> {
  const row = await templateBoard.find(db, act, templateIdx, "admin");
  if (!row) throw new ClubFailure("NOT_FOUND");
  return { ...templateOf(row, act, await typesOf(db, act)), admin: adminPartOf(templateTexts, row, act) };
}

function typesOf(db: Database, act: Act): Promise<Types> {
  return codeNames(db, act.club.clubIdx, "questionTypes", act.choice);
}

function templateOf(row: VocTemplate, act: Act, types: Types) {
  const { templateIdx, questionType } = row;
  const { title, contents } = shownTexts(templateTexts, row.texts, act).text;
  const questionTypeName = questionType && (types.get(questionType) ?? questionType);
  return { templateIdx, questionType, questionTypeName, title, contents };
}
