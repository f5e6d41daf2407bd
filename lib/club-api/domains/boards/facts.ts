import type { Language } from "@/lib/shared/languages";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { textLanguages } from "../../platform/texts";
import { codeNames } from "../codes";
import { type BoardTexts, cleanTexts, type TextShape } from "./text-rules";

type BoardRow<K extends string> = {
  isVisible: boolean;
  version: number;
  createdBy: string;
  createdAt: Date;
  updatedBy: string;
  updatedAt: Date;
  texts: BoardTexts<K>;
};

/** What the back office sees of every row in a list. */
export function rowFacts<K extends string>(row: BoardRow<K>, ctx: Context) {
  const { isVisible, version, createdBy, updatedBy } = row;
  return {
    isVisible,
    version,
    languages: textLanguages(row.texts),
    createdBy,
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
    updatedBy,
    updatedAt: clubTimestamp(row.updatedAt, ctx.club.zone),
  };
}

/** What the back office sees of one row: the texts of all languages too, as they may be shown. */
export function adminPartOf<K extends string>(shape: TextShape<K>, row: BoardRow<K>, ctx: Context) {
  return { ...rowFacts(row, ctx), i18n: cleanTexts(shape, row.texts) };
}

/** Throws 9001 with the field when one of the keys is not in the code group. */
export async function refuseUnknownCodes(
  db: Database,
  ctx: Context,
  groupId: string,
  field: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const known = await codeNames(db, ctx.club.clubIdx, groupId, ctx.choice);
  if (keys.some((key) => !known.has(key))) throw new ClubFailure("VAL_FIELD", [field]);
}

const copyMarks: Record<Language, string> = { en: "[Copy]", ko: "[복사]", ja: "[コピー]", zh: "[副本]" };

/** A name of a copy, such as `[복사] 겨울 오픈 특가`, within `maxLength`. */
export function copyName(name: string, language: Language, maxLength: number): string {
  const isCopy = name.startsWith(copyMarks[language]);
  return (isCopy ? name : `${copyMarks[language]} ${name}`).slice(0, maxLength).trim();
}
