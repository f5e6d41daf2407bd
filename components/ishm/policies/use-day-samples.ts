import { useTranslations } from "next-intl";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { useOffice } from "../frame/root/office-context";
import type { PolicySample } from "./policy-meanings";
import {
  formatsOf,
  type PolicyTable,
  sampleCancel,
  sampleClosing,
  sampleDay,
  sampleOpening,
  sampleTeeTime,
} from "./policy-samples";

type Line = readonly [name: string, text: string];
type DaySample = Exclude<PolicySample, "dates" | "money" | "times">;

const quiet = { handled: true, revalidateOnFocus: false } as const;
const typeSet = ["memberTypes"] as const;

/** What the edited values mean for a booking of a certain Saturday, by the rule tables of the club. */
export function useDaySamples(table: PolicyTable, values: PolicyValues, sample: DaySample | null): Line[] {
  const t = useTranslations("ishm.policies.preview");
  const { now, clubCode, language } = useOffice();
  const opening = useCall(sample === "opening" ? "GET /ops/rules/open" : null, {}, quiet);
  const booking = useCall(sample === "cancel" ? "GET /ops/rules/bookings" : null, {}, quiet);
  const types = useCodeSets(clubCode, language, sample === "opening" ? typeSet : []);

  const formats = formatsOf(table);
  const zone = formats.standardTimeZone;
  const day = sampleDay(now(), zone);
  const shown = { day: formatDate(day, formats), time: sampleTeeTime };
  const at = (moment: Date) => formatDateTime(moment, formats);
  const [first, second, third, fourth] = values;

  function openingLines(): Line[] {
    const rule = opening.data?.rows.find(({ isBookable }) => isBookable);
    if (!rule) return [];
    const type = types.data?.memberTypes?.list.find(({ key }) => key === rule.memberType)?.keyName;
    const name = t("opens", { ...shown, type: type ?? rule.memberType });
    return [[name, at(sampleOpening(day, rule, values, zone))]];
  }

  function cancelLines(): Line[] {
    const rule = booking.data?.rows[0];
    if (!rule) return [];
    const freeDays = { WEEKDAY: rule.freeDaysWeekday, WEEKEND: rule.freeDaysWeekend };
    const { freeUntil, L3 } = sampleCancel(day, freeDays, values, zone);
    return [
      [t("free", shown), at(freeUntil)],
      [t("noShow"), at(L3)],
    ];
  }

  switch (sample) {
    case "opening":
      return openingLines();
    case "cancel":
      return cancelLines();
    case "closing":
      return [[t("closes", shown), at(sampleClosing(day, first, second, zone))]];
    case "companions":
      return [[t("companions", shown), at(sampleClosing(day, first, second, zone))]];
    case "waiting":
      return [[t("waiting", shown), at(sampleClosing(day, third, fourth, zone))]];
    default:
      return [];
  }
}
