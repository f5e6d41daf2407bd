import { type Column, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { languages } from "@/lib/shared/languages";
import { keywordPattern } from "../../db/json-rows";
import type { LanguageChoice } from "../../platform/texts";
import type { BoardTable } from "./board-table";

/** A column of texts per language, of a table or of a subquery. */
type TextsColumn = Column | SQL | SQL.Aliased;

/** The texts of a record in the language that `pickLanguage` names: asked → club default → each of the product. */
function pickedIn(column: TextsColumn, { language, defaultLanguage }: LanguageChoice, by: "->" | "->>"): SQL {
  const operator = sql.raw(by);
  const rest = languages.map((one) => sql`${column}${operator}${sql.raw(`'${one}'`)}`);
  return sql`coalesce(${column}${operator}${language}::text, ${column}${operator}${defaultLanguage}::text,
    ${sql.join(rest, sql`, `)})`;
}

/** The plain text of a column that the reader is shown. */
export function shownText(column: TextsColumn, choice: LanguageChoice): SQL<string | null> {
  return pickedIn(column, choice, "->>") as SQL<string | null>;
}

/** One field of the texts that the reader is shown; empty where there is none. */
export function shownFieldOf(column: TextsColumn, field: string, choice: LanguageChoice): SQL<string> {
  return sql<string>`coalesce(${pickedIn(column, choice, "->")}->>${field}::text, '')`;
}

/** The texts of a record without the named fields, which are long: a list that shows none of them reads none. */
export function textsWithout<C extends PgColumn>(column: C, fields: readonly string[]) {
  const left = sql.join(
    fields.map((field) => sql`${field}::text`),
    sql`, `,
  );
  return sql`(select coalesce(jsonb_object_agg(key, value - array[${left}]), '{}') from jsonb_each(${column}))`.mapWith(
    column,
  );
}

/** The languages that hold a text of their own, in no order. */
export function languagesOf(column: TextsColumn): SQL<string[]> {
  return sql<string[]>`array(select jsonb_object_keys(${column}))`;
}

/** The keyword stands in the texts that the reader is shown; capital and small letters are alike. */
export function holdsKeyword(column: PgColumn, keyword: string, choice: LanguageChoice): SQL {
  return sql`${shownText(column, choice)} ilike ${keywordPattern(keyword)}`;
}

/** A text that the reader is shown, for sorting; by code point, so that every database sorts alike. */
export function sortedField(table: BoardTable, field: string, choice: LanguageChoice): SQL {
  const { texts } = table as BoardTable & { texts: PgColumn };
  return sql`(${pickedIn(texts, choice, "->")}->>${field}::text) collate "C"`;
}
