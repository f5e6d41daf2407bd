import { or, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database";
import { members } from "./tables";

/** The rows of a query, whichever PostgreSQL answers; moments come as ISO texts, dates as they are written. */
export async function jsonRows<T>(db: Database, query: SQL): Promise<T[]> {
  const rows = await db
    .select({ list: sql<T[]>`coalesce(json_agg(listed), '[]'::json)` })
    .from(sql`(${query}) as listed`);
  return rows[0]?.list ?? [];
}

/** Numbers as one parameter, however many there are: `column in ${numberList(values)}`. */
export function numberList(values: readonly number[]): SQL {
  return sql`(select value::int from json_array_elements_text(${JSON.stringify(values)}::json))`;
}

/** A keyword as `ilike` looks for it anywhere in a text: its own signs count as letters. */
export function keywordPattern(keyword: string): string {
  return `%${keyword.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;
}

const maxStoredIdx = 2_147_483_647;

/** Whether a number can be an idx at all; a larger one fits no column and names nothing. */
export function isStoredIdx(idx: number): boolean {
  return Number.isInteger(idx) && idx > 0 && idx <= maxStoredIdx;
}

/** Whom a search of the office finds: by name, id, e-mail, or the digits of a phone number. */
export function matchesMember(keyword: string) {
  const like = `%${keyword.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const digits = keyword.replace(/\D/g, "");
  return or(
    sql`lower(${members.name}) like ${like}`,
    sql`lower(coalesce(${members.nameEn}, '')) like ${like}`,
    sql`${members.id} like ${like}`,
    sql`lower(${members.email}) like ${like}`,
    digits.length < 4
      ? undefined
      : sql`regexp_replace(${members.phoneNo}, '[^0-9]', '', 'g') like ${`%${digits}%`}`,
  );
}
