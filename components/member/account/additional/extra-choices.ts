import { choosableEntries } from "@/lib/contract/code-values/courses";
import type { CodeSet } from "@/lib/contract/site/codes";

/** The code sets that the voluntary fields choose from (domain.md 4). */
export const extraCodeSets = ["workCodes", "incomes", "regionCodes", "courses"] as const;

type ExtraChoice = { value: string; label: string };
export type ChoiceField = "job" | "income" | "region" | "favouriteCourse";
export type ExtraChoices = Record<ChoiceField, readonly ExtraChoice[]>;

/** Jobs and incomes share their sets with other codes: only their own group counts (domain.md A11). */
export function extraChoices(
  sets: Readonly<Record<string, CodeSet>>,
  favouriteCourse?: string | null,
): ExtraChoices {
  const of = (id: string, group?: string) =>
    choosableEntries(sets[id]?.list ?? [], favouriteCourse ? [favouriteCourse] : [])
      .filter((entry) => group === undefined || entry.group === group)
      .map(({ key, keyName }) => ({ value: key, label: keyName }));
  return {
    job: of("workCodes", "JOB"),
    income: of("incomes", "INCOME"),
    region: of("regionCodes"),
    favouriteCourse: of("courses"),
  };
}

/** The name of a chosen key. */
export function choiceName(choices: readonly ExtraChoice[], key: string | null | undefined): string {
  return choices.find(({ value }) => value === key)?.label ?? "";
}
