import { languages } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../database";
import { terms } from "../../tables";
import type { ClubData } from "../club-data";
import type { Seeding } from "../seeding";
import { html } from "../tools/html";

type NewTerms = typeof terms.$inferInsert;

/** v1.0 of every type, in force since the start of the year. */
export async function seedTerms(tx: Database, seeding: Seeding): Promise<void> {
  const { days, data } = seeding;
  const firstDay = `${days.year}-01-01`;
  const first = data.terms.first.map((version) => ({
    ...termsRow(version, seeding, "1.0", days.moment(-120, "09:00")),
    effectiveDate: firstDay,
    announceFrom: firstDay,
    isUnfavourable: false,
  }));
  await tx.insert(terms).values(first);
}

/** v1.1 of the terms that change, announced. */
export async function seedChangedTerms(tx: Database, seeding: Seeding): Promise<void> {
  const { days, data } = seeding;
  const changed = {
    ...termsRow(data.terms.changed, seeding, "1.1", days.moment(-14, "09:00")),
    effectiveDate: days.day(17),
    announceFrom: days.day(-13),
    isUnfavourable: true,
    membersToldAt: days.moment(-13, "00:10"),
  };
  await tx.insert(terms).values(changed);
}

function termsRow(
  { termsIdx, termType, isRequired, texts: written }: ClubData["terms"]["changed"],
  { clubIdx, data }: Seeding,
  version: string,
  createdAt: Date,
) {
  const texts: NewTerms["texts"] = {};
  for (const language of languages) {
    const text = written[language];
    texts[language] = { ...text, contents: sanitizeRichText(html(text.contents)) };
  }
  return {
    termsIdx,
    termType,
    isRequired,
    clubIdx,
    version,
    texts,
    isDraft: false,
    telNo: data.terms.telNo,
    createdAt,
    createdBy: "ssadmin1",
    updatedAt: createdAt,
    updatedBy: "ssadmin1",
  };
}
