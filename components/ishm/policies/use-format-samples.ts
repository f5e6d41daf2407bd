import { useTranslations } from "next-intl";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import { formatsOf, moneySamples, type PolicyTable, sampleDay, teeTimes } from "./policy-samples";

type Line = readonly [name: string, text: string];

/** Dates, amounts and rows of tee times as the edited values would write them. */
export function useFormatSamples(table: PolicyTable, values: PolicyValues) {
  const t = useTranslations("ishm.policies.preview");
  const { now } = useOffice();

  function dates(): Line[] {
    const formats = formatsOf(table);
    const day = sampleDay(now(), formats.standardTimeZone);
    return [
      [t("now"), formatDateTime(now(), formats)],
      [t("day"), formatDate(day, formats)],
    ];
  }

  function money(): Line[] {
    const { amounts, fee, fine } = moneySamples(table);
    return [
      ...amounts.map(({ exact, written }): Line => [exact, written]),
      [t("fee", { amount: fee.exact }), fee.written],
      [t("fine", { amount: fine.exact }), fine.written],
    ];
  }

  function times(): Line[] {
    const [weekday, weekend, partThree] = values.map(Number);
    const row = (first: string, interval = 0) => teeTimes(first, interval).join("  ");
    return [
      [t("weekday"), row("07:00", weekday)],
      [t("weekend"), row("07:00", weekend)],
      [t("partThree"), row("17:00", partThree)],
    ];
  }

  const samples = { dates, money, times };
  return (sample: keyof typeof samples) => samples[sample]();
}
