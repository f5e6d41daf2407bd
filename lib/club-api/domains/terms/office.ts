import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText, textLanguages } from "../../platform/texts";
import { codeNames } from "../codes";
import { readNoticePolicy } from "./publish";
import { countAgreed, selectTerms, selectVersions, type TermsRow } from "./repository";
import { termsState } from "./rules";

type Overview = CallOutput<"GET /ops/terms">;

/** Every type of terms with its versions, the newest first, how many members agreed, and the days of C0470. */
export async function readTermsOverview(db: Database, ctx: Context): Promise<Overview> {
  const { clubIdx, zone } = ctx.club;
  const rows = await selectVersions(db, clubIdx);
  const names = await codeNames(db, clubIdx, "termTypes", ctx.choice);
  const agreed = await countAgreed(db, clubIdx);
  const today = clubDate(ctx.now, zone);
  const summaryOf = (row: TermsRow) => ({
    termsIdx: row.termsIdx,
    version: row.version,
    title: pickText(row.texts, ctx.choice)?.title ?? "",
    effectiveDate: row.effectiveDate,
    announceFrom: row.announceFrom,
    state: termsState(row, rows, today),
    isDraft: row.isDraft,
    isRequired: row.isRequired,
    languages: textLanguages(row.texts),
    agreedCount: agreed.get(row.termsIdx) ?? 0,
  });
  const types = [...names].map(([termType, termTypeName]) => ({
    termType,
    termTypeName,
    versions: rows
      .filter((row) => row.termType === termType)
      .toReversed()
      .map(summaryOf),
  }));
  return { noticePolicy: await readNoticePolicy(db, clubIdx), types };
}

/** One version with its texts in every language, a draft too. Throws 2001 for an unknown one. */
export async function readVersion(
  db: Database,
  ctx: Context,
  termsIdx: number,
): Promise<CallOutput<"GET /ops/terms/{id}">> {
  const row = await selectTerms(db, ctx.club.clubIdx, termsIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const versions = await selectVersions(db, ctx.club.clubIdx, [row.termType]);
  const today = clubDate(ctx.now, ctx.club.zone);
  return { ...versionOf(row, versions, today), termType: row.termType };
}

/** All versions of a type for the back office, the newest first (domain.md T6). */
export async function readVersions(
  db: Database,
  ctx: Context,
  { termType, page, size }: { termType: string; page: number; size: number },
): Promise<CallOutput<"GET /terms/{club}/{termType}">> {
  const versions = await selectVersions(db, ctx.club.clubIdx, [termType]);
  const today = clubDate(ctx.now, ctx.club.zone);
  const list = versions
    .toReversed()
    .slice((page - 1) * size, page * size)
    .map((row) => versionOf(row, versions, today));
  return { list, total: versions.length, page, size };
}

function versionOf(row: TermsRow, versions: readonly TermsRow[], today: string) {
  return {
    termsIdx: row.termsIdx,
    version: row.version,
    effectiveDate: row.effectiveDate,
    state: termsState(row, versions, today),
    announceFrom: row.announceFrom,
    isRequired: row.isRequired,
    unfavourable: row.isUnfavourable,
    isDraft: row.isDraft,
    revision: row.revision,
    telNo: row.telNo,
    i18n: row.texts,
  };
}
