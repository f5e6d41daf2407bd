import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { keywordPattern } from "../../db/keyword-pattern";
import type { LanguageChoice } from "../../platform/texts";
import type { BoardTable } from "./board-table";

/** The keyword stands in the texts that the reader is shown; capital and small letters are alike. */
export function holdsKeyword(column: PgColumn, keyword: string, choice: LanguageChoice): SQL {
  const pattern = keywordPattern(keyword);
  return sql`${shownText(column, choice)} ilike ${pattern}`;
}

/** The plain text of a column that the reader is shown. */
export function shownText(column: PgColumn, { language, defaultLanguage }: LanguageChoice): SQL {
  return sql`coalesce(${column}->>${language}::text, ${column}->>${defaultLanguage}::text, ${column}->>'en',
    jsonb_path_query_first(${column}, '$.*') #>> '{}')`;
}

/** A text that the reader is shown, for sorting; by code point, so that every database sorts alike. */
export function shownField(
  table: BoardTable,
  field: string,
  { language, defaultLanguage }: LanguageChoice,
): SQL {
  const texts = (table as BoardTable & { texts: PgColumn }).texts;
  return sql`(coalesce(${texts}->${language}::text, ${texts}->${defaultLanguage}::text, ${texts}->'en',
    jsonb_path_query_first(${texts}, '$.*'))->>${field}::text) collate "C"`;
}
