import { useTranslations } from "next-intl";
import type { SelectOption } from "@/components/ui/select";
import { countryFormats } from "@/lib/shared/money/country-formats";
import type { PolicyCode, PolicyValueKind } from "@/lib/shared/policy-values";
import { formatDate } from "@/lib/shared/time/date-format";
import { dateFormats } from "@/lib/shared/time/date-format";
import { timeZones } from "@/lib/shared/time/time-zones";
import { useOffice } from "../frame/root/office-context";
import { usePolicyWords } from "./use-policy-words";

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;
const otherCountry = "ZZ";

/** The choices of a value; null for one that is typed. */
export function useValueOptions(): (code: PolicyCode, kind: PolicyValueKind) => SelectOption[] | null {
  const t = useTranslations("ishm.policies");
  const { weekday, word } = usePolicyWords();
  const { language, formats, now } = useOffice();

  function countries(): SelectOption[] {
    const names = new Intl.DisplayNames(language, { type: "region" });
    const known = countryFormats.map(({ country }) => ({
      value: country,
      label: `${names.of(country) ?? country} (${country})`,
    }));
    return [...known, { value: otherCountry, label: t("otherCountry") }];
  }

  return (code, kind) => {
    switch (kind.kind) {
      case "choice":
        return kind.of.map((value) => ({ value, label: word(code, kind, value) }));
      case "weekday":
        return weekdays.map((value) => ({ value, label: weekday(value) }));
      case "dateFormat":
        return dateFormats.map(({ code: value, pattern }) => ({
          value: String(value),
          label: `${formatDate(now(), { ...formats, dateFormat: pattern })} (${pattern})`,
        }));
      case "zoneCode":
        return timeZones.map(({ code: value, offset, zone }) => ({
          value: String(value),
          label: `UTC${offset} ${zone}`,
        }));
      case "country":
        return countries();
      default:
        return null;
    }
  };
}
