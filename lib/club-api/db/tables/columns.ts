import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  integer,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Language } from "@/lib/shared/languages";

/** One row per club; everything else refers to it by `clubIdx`. */
export const clubs = pgTable("clubs", {
  clubIdx: integer("club_idx").primaryKey(),
  clubCode: text("club_code").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** When the club was opened to the public; null while it is being set up. */
  openedAt: timestamp("opened_at", { withTimezone: true }),
});

/** Texts of a row: `{en: {title, …}, ko: {…}}`, any subset of the club's languages. */
export type Texts<T> = Partial<Record<Language, T>>;

/** A point in time, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The club that a row belongs to. */
export const clubIdxColumn = () =>
  integer("club_idx")
    .notNull()
    .references(() => clubs.clubIdx);

type ClubTable = { clubIdx: AnyPgColumn };

/** The reference to a row of the same club: `clubKey(table, table.partnerIdx, members, members.memberIdx)`. */
export const clubKey = (table: ClubTable, column: AnyPgColumn, parent: ClubTable, key: AnyPgColumn) =>
  foreignKey({ columns: [table.clubIdx, column], foreignColumns: [parent.clubIdx, key] });

/** Columns that every board has besides its own. */
export const boardColumns = () => ({
  clubIdx: clubIdxColumn(),
  isVisible: boolean("is_visible").notNull().default(true),
  /** Counts edits; a writer that read another value is refused. */
  version: integer("version").notNull().default(1),
  createdAt: instant("created_at").notNull(),
  createdBy: text("created_by").notNull(),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** Of a board whose deleted rows can be brought back for a while; null is a row that is there. */
export const trashColumns = () => ({
  deletedAt: instant("deleted_at"),
  deletedBy: text("deleted_by"),
});
