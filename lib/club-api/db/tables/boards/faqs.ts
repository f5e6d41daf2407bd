import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { boardColumns, type Texts, trashColumns } from "../columns";

export type FaqTexts = { question: string; answer: string };

/** domain.md 6 `Faq`; types of `questionTypes`. */
export const faqs = pgTable(
  "faqs",
  {
    faqIdx: integer("faq_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    questionType: text("question_type").notNull(),
    texts: jsonb("texts").$type<Texts<FaqTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    /** The place among those of its type. */
    order: integer("sort_order").notNull(),
    viewCount: integer("view_count").notNull().default(0),
  },
  (table) => [index("faqs_club_order").on(table.clubIdx, table.questionType, table.order)],
);
