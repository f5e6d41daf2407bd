"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ChipTone } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { type HolidayTypeCode, holidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { addDays } from "@/lib/shared/time/calendar";
import { Panel } from "../frame/panel";
import { calendarOf } from "./calendar-months";
import { closing } from "./holiday-draft";

type Props = {
  year: number;
  today: string;
  entries: readonly StaffHoliday[];
};

const aSunday = "2026-11-01";
const cell = "flex h-7 w-full items-center justify-center rounded-chip tabular-nums";

/** The year at a glance: its days that are not like others, and today. */
export function YearCalendar({ year, today, entries }: Props) {
  const t = useTranslations("ishm.holidays");
  const locale = useLocale();
  const typeName = useTypeName();
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  const weekdays = Array.from({ length: 7 }, (_, at) => addDays(aSunday, at));
  const byDate = new Map(entries.filter(({ isRemoved }) => !isRemoved).map((entry) => [entry.date, entry]));

  function dayOf(date: string) {
    const entry = byDate.get(date);
    const mark = date === today ? "outline outline-1 outline-ink-2" : undefined;
    if (!entry) return <span className={cn(cell, mark)}>{Number(date.slice(8))}</span>;
    const said = `${entry.dateName}, ${typeName(entry.holidayType)}`;
    return (
      <span title={said} className={cn(cell, dayStyleOfType(entry.holidayType), mark)}>
        {Number(date.slice(8))}
        <span className="visually-hidden"> {said}</span>
      </span>
    );
  }

  return (
    <Panel title={t("calendar", { year: String(year) })}>
      <div className="grid gap-x-6 gap-y-5 min-[35rem]:grid-cols-2 min-[93.75rem]:grid-cols-3">
        {calendarOf(year).map(({ month, weeks }) => (
          <table key={month} className="w-full table-fixed border-collapse self-start text-chip">
            <caption className="mb-1 text-start text-caption font-semibold">
              {monthName.format(new Date(Date.UTC(year, month - 1, 1)))}
            </caption>
            <thead>
              <tr>
                {weekdays.map((day) => (
                  <th key={day} scope="col" className="font-normal text-ink-3">
                    {weekday.format(new Date(`${day}T00:00:00Z`))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.find(Boolean)}>
                  {weekdays.map((column, at) => {
                    const date = week[at];
                    return <td key={column}>{date ? dayOf(date) : null}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </Panel>
  );
}

/** The tone of a kind of day; its word says the same. */
export function toneOfType(holidayType: HolidayTypeCode): ChipTone {
  if (holidayType === closing) return "bad";
  return holidayType === holidayTypeCode.peakDay ? "warn" : "info";
}

/** A day of the calendar: besides its tint a closing is struck through, a peak day underlined. */
function dayStyleOfType(holidayType: HolidayTypeCode): string {
  if (holidayType === closing) return "bg-bad-tint font-semibold text-bad line-through";
  if (holidayType === holidayTypeCode.peakDay)
    return "bg-warn-tint font-semibold text-warn underline underline-offset-2";
  return "bg-info-tint font-semibold text-info";
}

/** The name of a kind of day. */
export function useTypeName(): (holidayType: HolidayTypeCode) => string {
  const t = useTranslations("ishm.holidays");
  return (holidayType) => {
    const key = `types.${holidayType}` as "types.51";
    return t.has(key) ? t(key) : holidayType;
  };
}
