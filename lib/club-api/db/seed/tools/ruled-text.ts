import { versionOn } from "@/lib/shared/fees/fee-versions";
import type { Language } from "@/lib/shared/languages";
import type { FrameSeeding } from "../seeding";
import { datedWords } from "./dated-text";
import { inItsLanguages } from "./in-languages";
import { feePlaceholder as fee, teePlaceholder as tee } from "./rule-placeholders";

type Words = Partial<Record<Language, string>>;
type Source = Pick<FrameSeeding, "days"> & { data: Pick<FrameSeeding["data"], "rules"> };

/**
 * Fills in the days of a text (`datedWords`) and what the club's own rules say: `{firstTee:WINTER:1}` and `{lastTee:WINTER:1}`
 * are the first and last time of a season and part, `{weekdayFee:30:2}` the green fee of a member type in a part on today's card.
 * A rule that is not there stops the seed.
 */
export function ruledWords(words: Words, { days, data: { rules } }: Source): Words {
  const filled = inItsLanguages(words, (text) => ruledText(text, { days, data: { rules } }));
  return datedWords(filled, days);
}

/** One text with what the club's rules say, digits as everywhere. */
export function ruledText(text: string, { days, data: { rules } }: Source): string {
  return text
    .replace(tee, (all, end: "firstTee" | "lastTee", season: string, period: string) => {
      const times = rules.teePlan.templates.filter(
        (one) => one.seasonCode === season && one.period === period,
      );
      const found = times.map((one) => one[end]).toSorted();
      return known(all, end === "firstTee" ? found[0] : found.at(-1));
    })
    .replace(fee, (all, day: "weekdayFee" | "weekendFee", memberType: string, period: string) => {
      const card = versionOn(rules.feeVersions, days.today)?.card ?? [];
      const row = card.find((one) => one.memberType === memberType && one.period === period);
      const amount = day === "weekdayFee" ? row?.weekday : row?.weekend;
      return known(all, amount && Number(amount).toLocaleString("en-US"));
    });
}

function known(placeholder: string, value: string | undefined): string {
  if (!value) throw new Error(`${placeholder} names no rule of this club`);
  return value;
}
