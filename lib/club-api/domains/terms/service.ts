import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { CallOutput } from "@/lib/contract/routes";
import type { TermsDetail } from "@/lib/contract/terms/terms-shapes";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../db/database";
import { ClubFailure } from "../../platform/failure";
import { type LanguageChoice, pickLanguage, pickText, textLanguages } from "../../platform/texts";
import { codeNames } from "../codes";
import { selectClubNames, selectTerms, selectVersions, type TermsRow } from "./repository";
import { noticedVersions, termsState, upcomingVersion, versionBefore, versionInForce } from "./rules";

/** `canSeeDrafts` is asked where a draft is wanted. */
export type TermsReader = {
  clubIdx: number;
  today: string;
  choice: LanguageChoice;
  canSeeDrafts: () => Promise<boolean>;
};
type TermsList = CallOutput<"GET /terms">;
type TermsNotices = CallOutput<"GET /banner/page/{menuCode}">["terms"];

/** The versions in force of the named types (all types without names), each with the one that comes next (T1). */
export async function readTermsInForce(
  db: Database,
  reader: TermsReader,
  types: readonly string[] | undefined,
): Promise<TermsList> {
  const rows = await selectVersions(db, reader.clubIdx, types);
  const names = await codeNames(db, reader.clubIdx, "termTypes", reader.choice);
  const order = types ?? rows.map((row) => row.termType);
  return [...new Set(order)].flatMap((termType) => {
    const versions = rows.filter((row) => row.termType === termType);
    const current = versionInForce(versions, reader.today);
    if (!current) return [];
    const next = upcomingVersion(versions, reader.today);
    const texts = pickText(current.texts, reader.choice);
    return {
      termsIdx: current.termsIdx,
      termType,
      termTypeName: names.get(termType) ?? termType,
      version: current.version,
      title: texts?.title ?? "",
      contents: sanitizeRichText(texts?.contents ?? ""),
      isRequired: current.isRequired,
      effectiveDate: current.effectiveDate,
      state: termsVersionState.inForce,
      upcoming: next
        ? { termsIdx: next.termsIdx, version: next.version, effectiveDate: next.effectiveDate }
        : null,
      languages: textLanguages(current.texts),
    };
  });
}

/** One version in full (T3); throws 2001 for an unknown one and, for visitors, for a draft. */
export async function readTerms(db: Database, reader: TermsReader, termsIdx: number): Promise<TermsDetail> {
  const { row, versions } = await findReadable(db, reader, termsIdx);
  return detailOf(db, reader, row, versions);
}

/** The version before (T5); null for the first. Throws 2001 like `readTerms`. */
export async function readTermsBefore(
  db: Database,
  reader: TermsReader,
  termsIdx: number,
): Promise<TermsDetail | null> {
  const { row, versions } = await findReadable(db, reader, termsIdx);
  const before = versionBefore(row, versions);
  return before ? detailOf(db, reader, before, versions) : null;
}

/** The terms announced on the main page (domain.md 7.14). */
export async function readTermsNotices(
  db: Database,
  clubIdx: number,
  today: string,
  choice: LanguageChoice,
): Promise<TermsNotices> {
  const noticed = noticedVersions(await selectVersions(db, clubIdx), today);
  if (noticed.length === 0) return [];
  const clubName = pickText(await selectClubNames(db, clubIdx), choice)?.clubName ?? "";
  return noticed.map((row) => {
    const texts = pickText(row.texts, choice);
    return {
      termsIdx: row.termsIdx,
      title: texts?.noticeTitle ?? texts?.title ?? "",
      clubName,
      effectiveDate: row.effectiveDate,
      telNo: row.telNo,
    };
  });
}

async function findReadable(db: Database, reader: TermsReader, termsIdx: number) {
  const row = await selectTerms(db, reader.clubIdx, termsIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const versions = await selectVersions(db, reader.clubIdx, [row.termType]);
  const isDraft = termsState(row, versions, reader.today) === termsVersionState.notAnnounced;
  if (isDraft && !(await reader.canSeeDrafts())) throw new ClubFailure("NOT_FOUND");
  return { row, versions };
}

async function detailOf(
  db: Database,
  reader: TermsReader,
  row: TermsRow,
  versions: readonly TermsRow[],
): Promise<TermsDetail> {
  const names = await codeNames(db, reader.clubIdx, "termTypes", reader.choice);
  const clubTexts = pickText(await selectClubNames(db, reader.clubIdx), reader.choice);
  const language = pickLanguage(row.texts, reader.choice) ?? reader.choice.defaultLanguage;
  const texts = row.texts[language];
  return {
    termsIdx: row.termsIdx,
    termType: row.termType,
    termTypeName: names.get(row.termType) ?? row.termType,
    version: row.version,
    title: texts?.title ?? "",
    contents: sanitizeRichText(texts?.contents ?? ""),
    changeSummary: texts?.changeSummary ?? null,
    effectiveDate: row.effectiveDate,
    announceFrom: row.announceFrom,
    isRequired: row.isRequired,
    state: termsState(row, versions, reader.today),
    telNo: row.telNo,
    clubName: clubTexts?.clubName ?? "",
    language,
    languages: textLanguages(row.texts),
  };
}
