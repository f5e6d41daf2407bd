import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/shared/languages";
import { boardColumns, instant, type Texts, trashColumns } from "../columns";

/** domain.md 6 `Banner`; whether it runs follows from its span and the clock. */
export const banners = pgTable(
  "banners",
  {
    bannerIdx: integer("banner_idx").primaryKey().generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    layerFile: text("layer_file").notNull(),
    layerFileMobile: text("layer_file_mobile"),
    link: text("link"),
    seeDetail: boolean("see_detail").notNull(),
    /** True opens the link in a new window. */
    windowOpen: boolean("window_open").notNull(),
    todayClose: boolean("today_close").notNull(),
    devicePc: text("device_pc").$type<"Y" | "N" | "A">().notNull(),
    menuCodes: text("menu_codes").array().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    order: integer("sort_order").notNull(),
    /** Null shows it in every language. */
    lang: text("lang").$type<Language>(),
  },
  // The banners of a club that have not ended.
  (table) => [index("banners_club_end").on(table.clubIdx, table.endAt)],
);
