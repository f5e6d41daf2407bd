import { getLocale, getTranslations } from "next-intl/server";
import type { FeeTableAnswer } from "@/lib/contract/site/course-pages";
import { formatMoney } from "@/lib/shared/money/money";
import type { Club } from "@/lib/web/queries/club";

type Special = FeeTableAnswer["special"][number];
type Props = { club: Club; special: readonly Special[] };

/** The first Sunday of a month that begins with one: names of weekdays are read from it. */
const sunday = Date.UTC(2026, 1, 1);
const dayMilliseconds = 86_400_000;

/** Prices of a season, of chosen weekdays, of some holes or a party size: a line each, before the table they go. */
export async function SpecialFees({ club, special }: Props) {
  const t = await getTranslations("guide.fees");
  const locale = await getLocale();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const monthName = (number: number) => month.format(Date.UTC(2026, number - 1, 1));
  const conditions = (fee: Special) =>
    [
      fee.memberTypeName ?? t("everybody"),
      fee.dayType === null ? null : t(fee.dayType === "WEEKDAY" ? "weekday" : "weekend"),
      fee.weekCodes?.map((code) => weekday.format(sunday + (Number(code) - 1) * dayMilliseconds)).join(", "),
      fee.monthFrom && fee.monthTo ? `${monthName(fee.monthFrom)}–${monthName(fee.monthTo)}` : null,
      fee.periodName,
      fee.holeCode ? t("holes", { count: Number(fee.holeCode) }) : null,
      fee.partySize ? t("players", { count: fee.partySize }) : null,
      fee.note,
    ].filter(Boolean);
  return (
    <ul className="max-w-[46rem]">
      {special.map((fee) => (
        <li
          key={JSON.stringify(fee)}
          className="flex items-baseline justify-between gap-6 border-b border-line py-3"
        >
          <span>{conditions(fee).join(" · ")}</span>
          <span className="whitespace-nowrap">{formatMoney(fee.amount, club.formats)}</span>
        </li>
      ))}
    </ul>
  );
}
