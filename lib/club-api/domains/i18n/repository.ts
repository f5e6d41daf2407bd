import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { TextCategory } from "@/lib/contract/code-values/texts";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { i18nMessages, i18nVersions } from "../../db/tables";

/** `null` is the system's scope. */
export type Scope = number | null;
export type Message = { category: TextCategory; code: string; msg: string };

export async function selectVersion(db: Database, scope: Scope, lang: Language): Promise<number> {
  const rows = await db
    .select({ version: i18nVersions.version })
    .from(i18nVersions)
    .where(and(isOfScope(i18nVersions, scope), eq(i18nVersions.lang, lang)));
  return rows[0]?.version ?? 0;
}

export function selectMessages(db: Database, scope: Scope, lang: Language): Promise<Message[]> {
  return db
    .select({ category: i18nMessages.category, code: i18nMessages.code, msg: i18nMessages.msg })
    .from(i18nMessages)
    .where(and(isOfScope(i18nMessages, scope), eq(i18nMessages.lang, lang)))
    .orderBy(asc(i18nMessages.category), asc(i18nMessages.code));
}

/** All words of a club's own, in every language. */
export function selectOwnMessages(db: Database, clubIdx: number): Promise<(Message & { lang: Language })[]> {
  return db
    .select({
      lang: i18nMessages.lang,
      category: i18nMessages.category,
      code: i18nMessages.code,
      msg: i18nMessages.msg,
    })
    .from(i18nMessages)
    .where(ofClub(i18nMessages, clubIdx))
    .orderBy(asc(i18nMessages.lang), asc(i18nMessages.category), asc(i18nMessages.code));
}

function isOfScope(table: typeof i18nMessages | typeof i18nVersions, scope: Scope): SQL {
  return scope === null ? isNull(table.clubIdx) : ofClub(table, scope);
}

/** The version of a scope and language under a lock, made at its first use. */
export async function lockVersion(tx: Database, clubIdx: number, lang: Language): Promise<number> {
  await tx.insert(i18nVersions).values({ clubIdx, lang, version: 0 }).onConflictDoNothing();
  const rows = await tx
    .select({ version: i18nVersions.version })
    .from(i18nVersions)
    .where(ofClub(i18nVersions, clubIdx, eq(i18nVersions.lang, lang)))
    .for("update");
  return rows[0]?.version ?? 0;
}

export async function updateVersion(
  tx: Database,
  clubIdx: number,
  lang: Language,
  version: number,
): Promise<void> {
  await tx
    .update(i18nVersions)
    .set({ version })
    .where(ofClub(i18nVersions, clubIdx, eq(i18nVersions.lang, lang)));
}

/** Some messages of a scope by code, whatever the category. */
export function selectMessagesOf(
  db: Database,
  scope: Scope,
  lang: Language,
  codes: readonly string[],
): Promise<Message[]> {
  return db
    .select({ category: i18nMessages.category, code: i18nMessages.code, msg: i18nMessages.msg })
    .from(i18nMessages)
    .where(
      and(
        isOfScope(i18nMessages, scope),
        eq(i18nMessages.lang, lang),
        inArray(i18nMessages.code, [...codes]),
      ),
    );
}

/** Stores a club's own word, in the place of the one before. */
export async function upsertMessage(
  tx: Database,
  clubIdx: number,
  lang: Language,
  message: Message,
): Promise<void> {
  await tx
    .insert(i18nMessages)
    .values({ clubIdx, lang, ...message })
    .onConflictDoUpdate({
      target: [i18nMessages.clubIdx, i18nMessages.lang, i18nMessages.category, i18nMessages.code],
      set: { msg: sql`excluded.msg` },
    });
}

export async function deleteMessage(
  tx: Database,
  clubIdx: number,
  lang: Language,
  { category, code }: Omit<Message, "msg">,
): Promise<void> {
  await tx
    .delete(i18nMessages)
    .where(
      ofClub(
        i18nMessages,
        clubIdx,
        eq(i18nMessages.lang, lang),
        eq(i18nMessages.category, category),
        eq(i18nMessages.code, code),
      ),
    );
}
