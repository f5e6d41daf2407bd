import type { Language } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../database";
import { terms } from "../../tables";
import type { FrameSeeding, Seeding } from "../seeding";
import { filledWith } from "../tools/club-words";
import { html } from "../tools/html";
import { inItsLanguages } from "../tools/in-languages";

type TermsText = NonNullable<FrameSeeding["data"]["terms"][number]["texts"]["en"]>;
type Fill = (text: TermsText, language: Language) => TermsText;
type NewTerms = typeof terms.$inferInsert;

/** v1.0 of every type, in force since the start of the year. */
export async function seedTerms(tx: Database, seeding: Seeding): Promise<void> {
  await tx.insert(terms).values(firstVersions(seeding).map((row) => ({ ...row, isDraft: false })));
}

/** Drafts of every type: nobody is asked to agree to them until the office has read and announced them. */
export async function seedTermsDrafts(tx: Database, seeding: FrameSeeding): Promise<void> {
  const { now } = seeding;
  await tx.insert(terms).values(
    firstVersions(seeding, openWords).map((row) => ({
      ...row,
      isDraft: true,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** Drafts keep `{clubName}` and the other words open: they are filled in when the draft is published. */
const openWords: Fill = (text) => text;
const clubWords =
  ({ data, clubCode }: FrameSeeding): Fill =>
  (text, language) =>
    filledWith(text, data.club.info, { language, clubCode });

function firstVersions(seeding: FrameSeeding, fill: Fill = clubWords(seeding)) {
  const { days, data } = seeding;
  const firstDay = `${days.year}-01-01`;
  return data.terms.map((version) => ({
    ...termsRow(version, seeding, "1.0", days.moment(-120, "09:00"), fill),
    effectiveDate: firstDay,
    announceFrom: firstDay,
    isUnfavourable: false,
  }));
}

/** v1.1 of the terms that change: announced, or still a draft. */
export async function seedChangedTerms(tx: Database, seeding: Seeding): Promise<void> {
  const { days, data } = seeding;
  const announced = {
    isDraft: false,
    effectiveDate: days.day(17),
    announceFrom: days.day(-13),
    isUnfavourable: true,
    membersToldAt: days.moment(-13, "00:10"),
  };
  const draft = {
    isDraft: true,
    effectiveDate: days.day(45),
    announceFrom: days.day(14),
    isUnfavourable: false,
    membersToldAt: null,
  };
  const changed = data.changedTerms.map((version) => ({
    ...termsRow(version, seeding, "1.1", days.moment(-14, "09:00"), clubWords(seeding)),
    ...(version.isDraft ? draft : announced),
  }));
  if (changed.length > 0) await tx.insert(terms).values(changed);
}

function termsRow(
  { termsIdx, termType, isRequired, texts: written }: FrameSeeding["data"]["terms"][number],
  { clubIdx, data, authors }: FrameSeeding,
  version: string,
  createdAt: Date,
  fill: Fill,
) {
  const texts: NewTerms["texts"] = inItsLanguages(written, (text, language) => {
    const own = fill(text, language);
    return { ...own, contents: sanitizeRichText(html(own.contents)) };
  });
  return {
    termsIdx,
    termType,
    isRequired,
    clubIdx,
    version,
    texts,
    telNo: data.club.info.clubPhoneNo,
    createdAt,
    createdBy: authors.site,
    updatedAt: createdAt,
    updatedBy: authors.site,
  };
}
