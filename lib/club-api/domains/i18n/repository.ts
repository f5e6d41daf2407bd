import { and, asc, eq, isNull } from "drizzle-orm";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { i18nMessages, i18nVersions } from "../../db/tables";

/** `null` is the system's scope. */
export type Scope = number | null;
export type Message = { category: string; code: string; msg: string };

export async function selectVersion(db: Database, scope: Scope, lang: Language): Promise<number> {
  const rows = await db
    .select({ version: i18nVersions.version })
    .from(i18nVersions)
    .where(and(isOfScope(i18nVersions.clubIdx, scope), eq(i18nVersions.lang, lang)));
  return rows[0]?.version ?? 0;
}

export function selectMessages(db: Database, scope: Scope, lang: Language): Promise<Message[]> {
  return db
    .select({ category: i18nMessages.category, code: i18nMessages.code, msg: i18nMessages.msg })
    .from(i18nMessages)
    .where(and(isOfScope(i18nMessages.clubIdx, scope), eq(i18nMessages.lang, lang)))
    .orderBy(asc(i18nMessages.category), asc(i18nMessages.code));
}

function isOfScope(column: typeof i18nMessages.clubIdx | typeof i18nVersions.clubIdx, scope: Scope) {
  return scope === null ? isNull(column) : eq(column, scope);
}
