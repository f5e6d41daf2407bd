import type { CodeEntry } from "@/lib/contract/site/codes";
import { type ClubLanguages, languagesOfPolicy } from "@/lib/shared/languages";
import { type ClubFormats, clubFormats } from "@/lib/shared/money/club-formats";

export type ClubPolicies = ClubLanguages & {
  formats: ClubFormats;
  /** Hours of the booking office, `HH:mm` (C0100). */
  officeHours: { from: string; to: string };
};

/** Settings of pages from a club's entries of `policyCodes`. */
export function clubPolicies(entries: readonly Pick<CodeEntry, "key" | "values">[]): ClubPolicies {
  const values = (key: string) => entries.find((policy) => policy.key === key)?.values ?? [];
  const [from = "", to = ""] = values("C0100");
  return {
    formats: clubFormats(entries),
    ...languagesOfPolicy(values("C0090")),
    officeHours: { from, to },
  };
}
