import type { FaqItem } from "@/lib/contract/boards/faqs";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { adminPartOf, type BoardScope, pageInput, type StateQuery, scopeOf, shownTexts } from "../boards";
import { codeNames } from "../codes";
import { type FaqRow, faqBoard, faqOrder, faqTexts, isOfType } from "./repository";

const publicSorts = ["order", "viewCount"];
const adminSorts = [...publicSorts, "faqIdx", "questionType", "question", "createdAt", "updatedAt"];

/** Questions by type and place; for the back office hidden ones too. Throws 9001 `sort`. */
export async function readFaqs(
  db: Database,
  ctx: Context,
  query: StateQuery & { type?: string | undefined; scope?: "admin" | undefined },
): Promise<CallOutput<"GET /faq">> {
  const scope = scopeOf(query);
  const { rows, total } = await faqBoard.page(db, ctx, {
    ...pageInput(query, scope, scope === "admin" ? adminSorts : publicSorts),
    state: query.state,
    where: query.type === undefined ? undefined : isOfType(query.type),
    order: faqOrder,
  });
  const names = await codeNames(db, ctx.club.clubIdx, "questionTypes", ctx.choice);
  const list = rows.map((row) => itemOf(row, ctx, scope, names));
  return { list, total, page: query.page, size: query.size };
}

/** One question; 2001 when the scope does not see it. */
export async function readFaq(
  db: Database,
  ctx: Context,
  faqIdx: number,
  scope: BoardScope,
): Promise<FaqItem> {
  const row = await faqBoard.find(db, ctx, faqIdx, scope);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const names = await codeNames(db, ctx.club.clubIdx, "questionTypes", ctx.choice);
  return itemOf(row, ctx, scope, names);
}

function itemOf(row: FaqRow, ctx: Context, scope: BoardScope, names: ReadonlyMap<string, string>): FaqItem {
  const { faqIdx, questionType, order, viewCount } = row;
  const { text, language } = shownTexts(faqTexts, row.texts, ctx);
  return {
    faqIdx,
    questionType,
    order,
    viewCount,
    language,
    questionTypeName: names.get(questionType) ?? questionType,
    ...text,
    ...(scope === "admin" ? { admin: adminPartOf(faqTexts, row, ctx) } : {}),
  };
}
