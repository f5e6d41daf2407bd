import { boolean, integer, text, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/shared/languages";
import { clubs } from "./site/clubs";

/** Texts of a row: `{en: {title, …}, ko: {…}}`, any subset of the club's languages. */
export type Texts<T> = Partial<Record<Language, T>>;

/** A point in time, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The club that a row belongs to. */
export const clubIdxColumn = () =>
  integer("club_idx")
    .notNull()
    .references(() => clubs.clubIdx);

/** What every board keeps of a row beside its own fields. */
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
