import { type ClubWords, type ClubWordsInput, clubWordsText } from "@/lib/contract/site/club-words";
import { type Language, languages } from "@/lib/shared/languages";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickLanguage } from "../../platform/texts";
import { recordAudit } from "../audit";
import { refuseOtherLanguages } from "../boards";
import { type ClubWordsRow, lockClubWords, saveClubWordsRow, selectClubWords } from "./repository";

const empty = clubWordsText.parse({});

/** The club's own words in the reader's language, or in the one that stands in for it. */
export async function readClubWords(
  db: Database,
  { club, choice }: Pick<Context, "club" | "choice">,
  isAdmin = false,
): Promise<ClubWords> {
  const row = await selectClubWords(db, club.clubIdx);
  const texts = row?.texts ?? {};
  const language = pickLanguage(texts, choice) ?? null;
  return {
    words: { ...empty, ...(language ? texts[language] : {}) },
    language,
    ...(isAdmin ? { admin: { version: row?.version ?? 0, i18n: texts } } : {}),
  };
}

/**
 * Saves the words of the named languages; a language without any word is taken away. Throws 2002 for a version that
 * somebody else has changed meanwhile, and 9001 for a language that the club does not have.
 */
export async function saveClubWords(db: Database, ctx: Context, { version, i18n }: ClubWordsInput) {
  const { clubIdx, zone } = ctx.club;
  refuseOtherLanguages(ctx, i18n);
  return transaction(db, async (tx) => {
    const before = await lockClubWords(tx, clubIdx);
    if (version !== undefined && version !== (before?.version ?? 0)) throw new ClubFailure("STALE");
    const after: ClubWordsRow = {
      clubIdx,
      texts: mergedWords(before?.texts ?? {}, i18n),
      version: (before?.version ?? 0) + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    if (!(await saveClubWordsRow(tx, after))) throw new ClubFailure("STALE");
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "clubWords",
      entityKey: clubIdx,
      before: { texts: before?.texts ?? {} },
      after: { texts: after.texts },
    });
    return { updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
  });
}

function mergedWords(texts: ClubWordsRow["texts"], change: ClubWordsInput["i18n"]): ClubWordsRow["texts"] {
  const merged = languages.flatMap((language) => {
    const text = change[language] === undefined ? texts[language] : change[language];
    const isSaid = text != null && Object.values(text).some((words) => words !== "");
    return isSaid ? [[language, text] as const] : [];
  });
  return Object.fromEntries(merged) as Partial<Record<Language, (typeof merged)[number][1]>>;
}
