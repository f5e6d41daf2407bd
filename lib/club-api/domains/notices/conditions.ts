import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { notices } from "../../db/tables";
import type { LanguageChoice } from "../../platform/texts";

export type NoticeState = "visible" | "scheduled" | "ended" | "hidden";

/** Visible and within its days, both included, on a club day. */
export function isShownOn(today: string): SQL | undefined {
  return and(
    eq(notices.isVisible, true),
    or(isNull(notices.openFrom), lte(notices.openFrom, today)),
    or(isNull(notices.openTo), gte(notices.openTo, today)),
  );
}

/** Pinned, and the pin has not run out on a club day. */
export function isPinnedOn(today: string): SQL | undefined {
  return and(eq(notices.isTop, true), or(isNull(notices.topUntil), gte(notices.topUntil, today)));
}

/** The states that the back office filters by. */
export function isInState(state: NoticeState, today: string): SQL | undefined {
  switch (state) {
    case "visible":
      return isShownOn(today);
    case "hidden":
      return eq(notices.isVisible, false);
    case "scheduled":
      return and(eq(notices.isVisible, true), isNotNull(notices.openFrom), gt(notices.openFrom, today));
    case "ended":
      return and(eq(notices.isVisible, true), isNotNull(notices.openTo), lt(notices.openTo, today));
  }
}

/** The keyword stands in the title or contents that the reader is shown; capital and small letters are alike. */
export function holdsKeyword(keyword: string, choice: LanguageChoice): SQL {
  const pattern = `%${keyword.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;
  return sql`${shownText(notices.searchTexts, choice)} ilike ${pattern}`;
}

/** The title that the reader is shown, for sorting; by code point, so that every database sorts alike. */
export function shownTitle(choice: LanguageChoice): SQL {
  const { language, defaultLanguage } = choice;
  return sql`(coalesce(${notices.texts}->${language}::text, ${notices.texts}->${defaultLanguage}::text,
    ${notices.texts}->'en', jsonb_path_query_first(${notices.texts}, '$.*'))->>'title') collate "C"`;
}

function shownText(column: typeof notices.searchTexts, { language, defaultLanguage }: LanguageChoice): SQL {
  return sql`coalesce(${column}->>${language}::text, ${column}->>${defaultLanguage}::text, ${column}->>'en',
    jsonb_path_query_first(${column}, '$.*') #>> '{}')`;
}
