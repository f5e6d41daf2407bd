import { type TermsVersionState, termsVersionState } from "@/lib/contract/code-values/terms";
import type { TermsPublish } from "@/lib/contract/terms-shapes";
import { clubDate } from "@/lib/shared/club-time";
import { type Language, languages } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/rich-text";
import { earliestEffectiveDate } from "@/lib/shared/terms-notice";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
import { codeNames } from "../codes";
import { readNoticePolicy } from "./notice-policy";
import {
  insertTerms,
  lockTerms,
  type NewTerms,
  selectClubPhone,
  selectUntold,
  selectVersions,
  type TermsRow,
  updateTerms,
} from "./repository";
import { termsState, versionBefore } from "./rules";

type Published = { termsIdx: number; state: TermsVersionState; revision: number };

/**
 * Stores a version, or edits one that no visitor has seen yet (domain.md T7). Throws 2301 with the first possible date
 * (C0470), 2302 for a version that is announced or older, 2001 for an unknown one, 2002 when it was edited since the
 * given `revision`, and 9001 for an unknown type or a version number that is taken.
 */
export async function publishTerms(db: Database, act: Act, wish: TermsPublish): Promise<Published> {
  const names = await codeNames(db, act.club.clubIdx, "termTypes", act.choice);
  if (!names.has(wish.termType)) throw new ClubFailure("VAL_FIELD", ["termType"]);
  return transaction(db, async (tx) => {
    await refuseNearDate(tx, act, wish);
    const row = wish.termsIdx === null ? null : await editableRow(tx, act, wish.termsIdx, wish.revision);
    const saved = row ? await edit(tx, act, row, wish) : await create(tx, act, wish);
    const versions = await selectVersions(tx, act.club.clubIdx, [saved.termType]);
    const state = termsState(saved, versions, clubDate(act.now, act.club.zone));
    return { termsIdx: saved.termsIdx, state, revision: saved.revision };
  });
}

export type AnnouncedTerms = {
  termsIdx: number;
  titles: Partial<Record<Language, string>>;
  effectiveDate: string;
};

/** Changed versions that are announced by now and of which the members were not told yet. */
export async function termsToTell(db: Database, act: Act): Promise<AnnouncedTerms[]> {
  const today = clubDate(act.now, act.club.zone);
  const all = await selectVersions(db, act.club.clubIdx);
  const untold = await selectUntold(db, act.club.clubIdx);
  return untold
    .filter(
      (row) =>
        termsState(row, all, today) === termsVersionState.announced && versionBefore(row, all) !== undefined,
    )
    .map(({ termsIdx, texts, effectiveDate }) => ({ termsIdx, effectiveDate, titles: titlesOf(texts) }));
}

function titlesOf(texts: TermsRow["texts"]): AnnouncedTerms["titles"] {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, text.noticeTitle ?? text.title]),
  );
}

/** Notes that every member was told of a version. */
export function noteMembersTold(tx: Database, act: Act, termsIdx: number): Promise<void> {
  return updateTerms(tx, act.club.clubIdx, termsIdx, { membersToldAt: act.now });
}

async function refuseNearDate(tx: Database, act: Act, wish: TermsPublish): Promise<void> {
  if (wish.isDraft) return;
  const earliest = earliestEffectiveDate(
    await readNoticePolicy(tx, act.club.clubIdx),
    { announceFrom: wish.announceFrom, isUnfavourable: wish.unfavourable },
    clubDate(act.now, act.club.zone),
  );
  if (wish.effectiveDate < earliest) throw new ClubFailure("TERMS_DATE", [earliest]);
}

async function editableRow(
  tx: Database,
  act: Act,
  termsIdx: number,
  revision: number | undefined,
): Promise<TermsRow> {
  const row = await lockTerms(tx, act.club.clubIdx, termsIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const versions = await selectVersions(tx, act.club.clubIdx, [row.termType]);
  const state = termsState(row, versions, clubDate(act.now, act.club.zone));
  if (state !== termsVersionState.notAnnounced) throw new ClubFailure("TERMS_EFFECTIVE");
  if (revision !== undefined && revision !== row.revision) throw new ClubFailure("STALE");
  return row;
}

async function create(tx: Database, act: Act, wish: TermsPublish): Promise<TermsRow> {
  const by = actorName(act.by);
  const row = await insertTerms(tx, {
    clubIdx: act.club.clubIdx,
    ...fieldsOf(act, {}, wish),
    telNo: wish.telNo ?? (await selectClubPhone(tx, act.club.clubIdx)),
    createdAt: act.now,
    createdBy: by,
    updatedAt: act.now,
    updatedBy: by,
  });
  if (!row) throw new ClubFailure("VAL_FIELD", ["version"]);
  await recordDeed(tx, act, { action: "CREATE", entity: "terms", entityKey: row.termsIdx, after: row });
  return row;
}

async function edit(tx: Database, act: Act, row: TermsRow, wish: TermsPublish): Promise<TermsRow> {
  const versions = await selectVersions(tx, act.club.clubIdx, [wish.termType]);
  const isTaken = versions.some((other) => other.version === wish.version && other.termsIdx !== row.termsIdx);
  if (isTaken) throw new ClubFailure("VAL_FIELD", ["version"]);
  const change = {
    ...fieldsOf(act, row.texts, wish),
    telNo: wish.telNo ?? row.telNo,
    updatedAt: act.now,
    updatedBy: actorName(act.by),
    revision: row.revision + 1,
  };
  await updateTerms(tx, act.club.clubIdx, row.termsIdx, change);
  const after = { ...row, ...change };
  await recordDeed(tx, act, {
    action: "UPDATE",
    entity: "terms",
    entityKey: row.termsIdx,
    before: row,
    after,
  });
  return after;
}

/** The columns of a wish; its languages replace those of before, one by one, and null takes one away. */
function fieldsOf(act: Act, before: TermsRow["texts"], wish: TermsPublish) {
  const { title, contents, changeSummary, noticeTitle } = wish;
  const own = {
    title,
    contents,
    ...(changeSummary ? { changeSummary } : {}),
    ...(noticeTitle ? { noticeTitle } : {}),
  };
  const wished: WishedTexts = { ...before, ...wish.i18n, [act.choice.language]: own };
  return {
    termType: wish.termType,
    version: wish.version,
    texts: sanitized(wished),
    effectiveDate: wish.effectiveDate,
    announceFrom: wish.announceFrom,
    isRequired: wish.isRequired,
    isUnfavourable: wish.unfavourable,
    isDraft: wish.isDraft,
  };
}

type WishedTexts = { [language in Language]?: NewTerms["texts"][language] | null };

function sanitized(texts: WishedTexts): NewTerms["texts"] {
  const clean: NewTerms["texts"] = {};
  for (const language of languages) {
    const text = texts[language];
    if (text) clean[language] = { ...text, contents: sanitizeRichText(text.contents) };
  }
  return clean;
}
