import { index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { boardColumns, type Texts, trashColumns } from "../columns";

export type ReferenceTexts = { title: string; contents: string };
export type ReferenceType = "RULE" | "FORM" | "COURSE" | "GIFT" | "ETC";

/** domain.md 6 `Reference`: rules, forms, course papers, and what the pro shop sells. */
export const references = pgTable(
  "reference_entries",
  {
    referenceIdx: integer("reference_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    type: text("type").$type<ReferenceType>().notNull(),
    texts: jsonb("texts").$type<Texts<ReferenceTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    imageUrl: text("image_url"),
    /** Of a GIFT, in the club's currency. */
    price: numeric("price"),
    productLink: text("product_link"),
    viewCount: integer("view_count").notNull().default(0),
    downloadCount: integer("download_count").notNull().default(0),
  },
  (table) => [index("reference_entries_club_newest").on(table.clubIdx, table.type, table.createdAt)],
);
