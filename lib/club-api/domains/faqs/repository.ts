import { asc, eq, max, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { faqs } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board, isNotDeleted } from "../boards";

export type FaqRow = typeof faqs.$inferSelect;

export const faqBoard = new Board({
  table: faqs,
  kind: "faq",
  key: "faqIdx",
  place: "order",
  searchColumn: "searchTexts",
});

/** By type, and in each type by place. */
export const faqOrder = [asc(faqs.questionType), asc(faqs.order), asc(faqs.faqIdx)];

export function isOfType(questionType: string): SQL {
  return eq(faqs.questionType, questionType);
}

/** The place after the last one of a type. */
export async function nextOrder(tx: Database, ctx: Context, questionType: string): Promise<number> {
  const rows = await tx
    .select({ last: max(faqs.order) })
    .from(faqs)
    .where(ofClub(faqs, ctx.club.clubIdx, isNotDeleted(faqs), isOfType(questionType)));
  return (rows[0]?.last ?? 0) + 1;
}

/** Text fields of a question, per language. */
export const faqTexts = {
  first: "question",
  fields: ["question", "answer"],
  rich: ["answer"],
} as const;
