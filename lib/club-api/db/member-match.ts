import { or, sql } from "drizzle-orm";
import { members } from "./tables";

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
