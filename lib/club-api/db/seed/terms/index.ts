import { languages } from "@/lib/shared/languages";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import type { Database } from "../../database";
import { terms } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { html } from "../tools/html";
import { courseTerms } from "./course";
import { noticeOnlyTerms } from "./notices";
import { optionalTerms } from "./optional";
import { privacyTerms } from "./privacy";
import { changedServiceTerms, serviceTerms } from "./service";
import type { TermsSeed } from "./terms-seed";

type NewTerms = typeof terms.$inferInsert;

/** v1.0 of every type, in force since the start of the year. */
export async function seedTerms(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const firstDay = `${days.year}-01-01`;
  const seeds = [serviceTerms, courseTerms, ...privacyTerms, ...optionalTerms, ...noticeOnlyTerms];
  const first = seeds.map((seed) => ({
    ...termsRow(seed, clubIdx, "1.0", days.moment(-120, "09:00")),
    effectiveDate: firstDay,
    announceFrom: firstDay,
    isUnfavourable: false,
  }));
  await tx.insert(terms).values(first);
}

/** v1.1 of the terms of service, announced. */
export async function seedChangedTerms(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const changed = {
    ...termsRow(changedServiceTerms, clubIdx, "1.1", days.moment(-14, "09:00")),
    effectiveDate: days.day(17),
    announceFrom: days.day(-13),
    isUnfavourable: true,
    membersToldAt: days.moment(-13, "00:10"),
  };
  await tx.insert(terms).values(changed);
}

function termsRow(seed: TermsSeed, clubIdx: number, version: string, createdAt: Date) {
  const texts: NewTerms["texts"] = {};
  for (const language of languages) {
    const text = seed.texts[language];
    texts[language] = { ...text, contents: sanitizeRichText(html(text.contents)) };
  }
  return {
    termsIdx: seed.termsIdx,
    termType: seed.termType,
    isRequired: seed.isRequired,
    clubIdx,
    version,
    texts,
    isDraft: false,
    telNo: "031-000-1000",
    createdAt,
    createdBy: "ssadmin1",
    updatedAt: createdAt,
    updatedBy: "ssadmin1",
  };
}
