import { holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../database";
import { holidays } from "../../tables";
import type { Words } from "../schemas/texts";
import type { FrameSeeding } from "../seeding";
import { inItsLanguages } from "../tools/in-languages";

/** The holidays of the years that are known (domain.md 9.5), and the fixed ones of other years around the demo's today. */
export async function seedHolidays(tx: Database, { clubIdx, days, data }: FrameSeeding): Promise<void> {
  const { knownYears, known, fixed, substitute } = data.holidays;
  const otherYears = [days.year, days.year + 1, days.year + 2].filter((year) => !knownYears.includes(year));
  await tx.insert(holidays).values([
    ...known.map(({ date, names, isSubstitute }) => ({
      clubIdx,
      date,
      names: isSubstitute ? substituteNames(substitute, names) : names,
      holidayType: isSubstitute ? holidayTypeCode.substituteHoliday : holidayTypeCode.publicHoliday,
    })),
    ...otherYears.flatMap((year) =>
      fixed.map(({ day, names }) => ({
        clubIdx,
        date: `${year}-${day}`,
        names,
        holidayType: holidayTypeCode.publicHoliday,
      })),
    ),
  ]);
}

function substituteNames(pattern: Words, names: Words): Words {
  return inItsLanguages(names, (name, language) => (pattern[language] ?? "{name}").replace("{name}", name));
}
