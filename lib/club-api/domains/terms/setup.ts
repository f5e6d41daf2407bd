import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { pickText } from "../../platform/texts";
import { selectVersions } from "./repository";
import { openWordsOf, readClubWords } from "./words";

export type SetupVersion = {
  termsIdx: number;
  title: string;
  version: string;
  revision: number;
  isDraft: boolean;
  isRequired: boolean;
  /** Words of the club that its text waits for. */
  needs: string[];
};

/** Every version of terms of a club that is set up; of a type that is published no older draft counts. */
export async function readSetupTerms(db: Database, ctx: Context): Promise<SetupVersion[]> {
  const rows = await selectVersions(db, ctx.club.clubIdx);
  const words = await readClubWords(db, ctx);
  const published = new Set(rows.filter(({ isDraft }) => !isDraft).map(({ termType }) => termType));
  return rows
    .filter(({ isDraft, termType }) => !isDraft || !published.has(termType))
    .map(({ termsIdx, texts, version, revision, isDraft, isRequired }) => ({
      termsIdx,
      version,
      revision,
      isDraft,
      isRequired,
      title: pickText(texts, ctx.choice)?.title ?? "",
      needs: openWordsOf(texts, words),
    }));
}
