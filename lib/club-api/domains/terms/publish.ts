import { type TermsVersionState, termsVersionState } from "@/lib/contract/code-values/terms";
import clubWordTexts from "@/lib/contract/failure-texts/club-words.json";
import type { TermsPublish } from "@/lib/contract/terms/terms-shapes";
import { type Language, languages } from "@/lib/shared/languages";
import { earliestEffectiveDate, type NoticePolicy } from "@/lib/shared/terms-notice";
import type { ClubWordName } from "@/lib/shared/texts/club-words";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { stripTags } from "@/lib/shared/texts/text";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { codeNames } from "../codes";
import { policyNumber, readPolicies } from "../policies";
import {
  insertTerms,
  lockTerms,
  type NewTerms,
  selectClubPhone,
  selectUnannounced,
  selectVersions,
  type TermsRow,
  updateTerms,
} from "./repository";
import { termsState, versionBefore } from "./rules";
import { filledTexts, openWordsOf, readClubWords } from "./words";

/** C0470: how many days before it takes effect a change is announced. */
export async function readNoticePolicy(db: Database, clubIdx: number): Promise<NoticePolicy> {
  const policy = (await readPolicies(db, clubIdx, ["C0470"])).get("C0470");
  return { days: policyNumber(policy?.value1, 7), unfavourableDays: policyNumber(policy?.value2, 30) };
}

type Published = { termsIdx: number; state: TermsVersionState; revision: number };

/**
 * Stores a version, or edits one that no visitor has seen yet (domain.md T7). Throws 2301 with the first possible date
 * (C0470), 2302 for a version that is announced or older, 2001 for an unknown one, 2002 when it was edited since the
 * given `revision`, and 9001 for an unknown type, a version number that is taken, or a language without a text.
 */
export async function publishTerms(db: Database, ctx: Context, input: TermsPublish): Promise<Published> {
  const names = await codeNames(db, ctx.club.clubIdx, "termTypes", ctx.choice);
  if (!names.has(input.termType)) throw new ClubFailure("VAL_FIELD", ["termType", "choice"]);
  return transaction(db, async (tx) => {
    await refuseNearDate(tx, ctx, input);
    const row = input.termsIdx === null ? null : await editableRow(tx, ctx, input.termsIdx, input.revision);
    const saved = row ? await edit(tx, ctx, row, input) : await create(tx, ctx, input);
    const versions = await selectVersions(tx, ctx.club.clubIdx, [saved.termType]);
    const state = termsState(saved, versions, clubDate(ctx.now, ctx.club.zone));
    return { termsIdx: saved.termsIdx, state, revision: saved.revision };
  });
}

export type AnnouncedTerms = {
  termsIdx: number;
  titles: Partial<Record<Language, string>>;
  effectiveDate: string;
};

/** Changed versions that are announced by now and of which the members were not told yet. */
export async function termsToAnnounce(db: Database, ctx: Context): Promise<AnnouncedTerms[]> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const all = await selectVersions(db, ctx.club.clubIdx);
  const unannounced = await selectUnannounced(db, ctx.club.clubIdx);
  return unannounced
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
export function noteMembersNotified(tx: Database, ctx: Context, termsIdx: number): Promise<void> {
  return updateTerms(tx, ctx.club.clubIdx, termsIdx, { membersToldAt: ctx.now });
}

/**
 * Fills the words of the club into the first version of a type and puts it in force from today, in the caller's transaction: nobody has to be told of
 * it beforehand. Throws 2001 for an unknown version, 2302 for one that is published or has a forerunner, 2002, SETUP_TERMS with the words that
 * the club has not said yet.
 */
export async function publishFirst(
  tx: Database,
  ctx: Context,
  { termsIdx, revision }: { termsIdx: number; revision: number },
): Promise<{ termsIdx: number; revision: number }> {
  const row = await editableRow(tx, ctx, termsIdx, revision);
  const versions = await selectVersions(tx, ctx.club.clubIdx, [row.termType]);
  if (!row.isDraft || versions.some((other) => !other.isDraft)) throw new ClubFailure("TERMS_EFFECTIVE");
  const today = clubDate(ctx.now, ctx.club.zone);
  const { texts } = await publishable(tx, ctx, { texts: row.texts, isDraft: false });
  const change = {
    texts,
    telNo: row.telNo || (await selectClubPhone(tx, ctx.club.clubIdx)),
    isDraft: false,
    announceFrom: today,
    effectiveDate: today,
    updatedAt: ctx.now,
    updatedBy: actorName(ctx.by),
    revision: row.revision + 1,
  };
  await updateTerms(tx, ctx.club.clubIdx, termsIdx, change);
  const after = { ...row, ...change };
  await recordAudit(tx, ctx, { action: "UPDATE", entity: "terms", entityKey: termsIdx, before: row, after });
  return { termsIdx, revision: change.revision };
}

function unsaidWords({ choice }: Context, open: readonly ClubWordName[]): ClubFailure {
  const named = (language: Language) => open.map((name) => clubWordTexts[language][name]).join(", ");
  return new ClubFailure("SETUP_TERMS", [named(choice.language)], undefined, [named("en")]);
}

async function refuseNearDate(tx: Database, ctx: Context, input: TermsPublish): Promise<void> {
  if (input.isDraft) return;
  const earliest = earliestEffectiveDate(
    await readNoticePolicy(tx, ctx.club.clubIdx),
    { announceFrom: input.announceFrom, isUnfavourable: input.unfavourable },
    clubDate(ctx.now, ctx.club.zone),
  );
  if (input.effectiveDate < earliest) throw new ClubFailure("TERMS_DATE", [earliest]);
}

async function editableRow(
  tx: Database,
  ctx: Context,
  termsIdx: number,
  revision: number | undefined,
): Promise<TermsRow> {
  const row = await lockTerms(tx, ctx.club.clubIdx, termsIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  const versions = await selectVersions(tx, ctx.club.clubIdx, [row.termType]);
  const state = termsState(row, versions, clubDate(ctx.now, ctx.club.zone));
  if (state !== termsVersionState.notAnnounced) throw new ClubFailure("TERMS_EFFECTIVE");
  if (revision !== undefined && revision !== row.revision) throw new ClubFailure("STALE");
  return row;
}

async function create(tx: Database, ctx: Context, input: TermsPublish): Promise<TermsRow> {
  const by = actorName(ctx.by);
  const row = await insertTerms(tx, {
    clubIdx: ctx.club.clubIdx,
    ...(await publishable(tx, ctx, fieldsOf(ctx, {}, input))),
    telNo: input.telNo ?? (await selectClubPhone(tx, ctx.club.clubIdx)),
    createdAt: ctx.now,
    createdBy: by,
    updatedAt: ctx.now,
    updatedBy: by,
  });
  if (!row) throw new ClubFailure("VAL_FIELD", ["version", "taken"]);
  await recordAudit(tx, ctx, { action: "CREATE", entity: "terms", entityKey: row.termsIdx, after: row });
  return row;
}

async function edit(tx: Database, ctx: Context, row: TermsRow, input: TermsPublish): Promise<TermsRow> {
  const versions = await selectVersions(tx, ctx.club.clubIdx, [input.termType]);
  const isTaken = versions.some(
    (other) => other.version === input.version && other.termsIdx !== row.termsIdx,
  );
  if (isTaken) throw new ClubFailure("VAL_FIELD", ["version", "taken"]);
  const change = {
    ...(await publishable(tx, ctx, fieldsOf(ctx, row.texts, input))),
    telNo: input.telNo ?? row.telNo,
    updatedAt: ctx.now,
    updatedBy: actorName(ctx.by),
    revision: row.revision + 1,
  };
  await updateTerms(tx, ctx.club.clubIdx, row.termsIdx, change);
  const after = { ...row, ...change };
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "terms",
    entityKey: row.termsIdx,
    before: row,
    after,
  });
  return after;
}

/** The columns of a version; one that is no draft has the words of the club in their places. Throws SETUP_TERMS. */
async function publishable<T extends Pick<TermsRow, "texts" | "isDraft">>(
  tx: Database,
  ctx: Context,
  fields: T,
): Promise<T> {
  if (fields.isDraft) return fields;
  refuseBlank(fields.texts);
  const words = await readClubWords(tx, ctx);
  const open = openWordsOf(fields.texts, words);
  if (open.length > 0) throw unsaidWords(ctx, open);
  return { ...fields, texts: filledTexts(fields.texts, words) };
}

/** Nobody can agree to nothing: only a draft may be without text, in any of its languages. */
function refuseBlank(texts: TermsRow["texts"]): void {
  const blank = languages.find((language) => {
    const text = texts[language];
    if (text === undefined || /<(?:img|figure)\b/.test(text.contents)) return false;
    return stripTags(text.contents).trim() === "";
  });
  if (blank !== undefined) throw new ClubFailure("VAL_FIELD", [`i18n.${blank}.contents`, "required"]);
}

/** The columns of a request; its languages replace those of before, one by one, and null takes one away. */
function fieldsOf(ctx: Context, before: TermsRow["texts"], input: TermsPublish) {
  const { title, contents, changeSummary, noticeTitle } = input;
  const own = {
    title,
    contents,
    ...(changeSummary ? { changeSummary } : {}),
    ...(noticeTitle ? { noticeTitle } : {}),
  };
  const requested: RequestedTexts = { ...before, ...input.i18n, [ctx.choice.language]: own };
  return {
    termType: input.termType,
    version: input.version,
    texts: sanitized(requested),
    effectiveDate: input.effectiveDate,
    announceFrom: input.announceFrom,
    isRequired: input.isRequired,
    isUnfavourable: input.unfavourable,
    isDraft: input.isDraft,
  };
}

type RequestedTexts = { [language in Language]?: NewTerms["texts"][language] | null };

function sanitized(texts: RequestedTexts): NewTerms["texts"] {
  const clean: NewTerms["texts"] = {};
  for (const language of languages) {
    const text = texts[language];
    if (text) clean[language] = { ...text, contents: sanitizeRichText(text.contents) };
  }
  return clean;
}
