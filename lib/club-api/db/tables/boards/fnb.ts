import { boolean, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { boardColumns, type Texts, trashColumns } from "../columns";

export type FnbTexts = { name: string; category: string; description: string; originInfo: string };
export type FnbSeason = "ALL" | "SPRING" | "SUMMER" | "AUTUMN" | "WINTER";

/** domain.md 6 `FnbMenu`; outlets of `fnbOutlets`. */
export const fnbMenus = pgTable(
  "fnb_menus",
  {
    fnbIdx: integer("fnb_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    outlet: text("outlet").notNull(),
    texts: jsonb("texts").$type<Texts<FnbTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    price: numeric("price").notNull(),
    allergens: text("allergens").array().notNull(),
    isRecommended: boolean("is_recommended").notNull(),
    isSoldOut: boolean("is_sold_out").notNull(),
    /** 0 is mild, 3 the hottest. */
    spicy: integer("spicy").notNull(),
    season: text("season").$type<FnbSeason>().notNull(),
    imageUrl: text("image_url"),
    order: integer("sort_order").notNull(),
  },
  (table) => [index("fnb_menus_club_order").on(table.clubIdx, table.outlet, table.order)],
);
