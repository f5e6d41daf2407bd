import { integer, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/shared/languages";
import { clubs } from "./clubs";

/** Texts of a row: `{en: {title, …}, ko: {…}}`, any subset of the club's languages. */
export type Texts<T> = Partial<Record<Language, T>>;

/** A point in time, with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The club that a row belongs to. */
export const clubIdxColumn = () =>
  integer("club_idx")
    .notNull()
    .references(() => clubs.clubIdx);
