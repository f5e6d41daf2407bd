import type { CodeEntry } from "@/lib/contract/site/codes";
import { isLanguage, type Language, languages } from "@/lib/shared/languages";
import { type ClubFormats, clubFormats } from "@/lib/shared/money/club-formats";

export type ClubPolicies = {
  formats: ClubFormats;
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Hours of the booking office, `HH:mm` (C0100). */
  officeHours: { from: string; to: string };
};

/** What pages follow of a club's entries of `policyCodes`. */
export function clubPolicies(entries: readonly Pick<CodeEntry, "key" | "values">[]): ClubPolicies {
  const values = (key: string) => entries.find((policy) => policy.key === key)?.values ?? [];
  const [supported = "", preferred = ""] = values("C0090");
  const [from = "", to = ""] = values("C0100");
  return {
    formats: clubFormats(entries),
    languages: languages.filter((one) => supported === "" || supported.split(",").includes(one)),
    defaultLanguage: isLanguage(preferred) ? preferred : "en",
    officeHours: { from, to },
  };
}
