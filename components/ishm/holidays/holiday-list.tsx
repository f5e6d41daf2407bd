"use client";

import { useLocale, useTranslations } from "next-intl";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import { Panel } from "../frame/panel";
import { HolidayRow } from "./holiday-row";

type Props = {
  year: number;
  entries: readonly StaffHoliday[];
  rights: MenuAccess;
  onEdit: (entry: StaffHoliday) => void;
  onRemove: (entry: StaffHoliday) => void;
  onRestore: (entry: StaffHoliday) => void;
};

/** The entries of a year, month by month; removed ones stay in the list, with the way back. */
export function HolidayList({ year, entries, ...row }: Props) {
  const t = useTranslations("ishm.holidays");
  const locale = useLocale();
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const months = [...new Set(entries.map(({ date }) => date.slice(0, 7)))];
  return (
    <Panel title={t("list", { year: String(year) })}>
      {months.length === 0 ? <p className="text-ink-2">{t("empty")}</p> : null}
      {months.map((month) => (
        <section key={month}>
          <h3 className="mb-1 text-caption font-semibold text-ink-2">
            {monthName.format(new Date(`${month}-01T00:00:00Z`))}
          </h3>
          <ul className="-mx-5 border-t border-line *:border-b *:border-line">
            {entries
              .filter(({ date }) => date.startsWith(month))
              .map((entry) => (
                <HolidayRow key={`${entry.date} ${entry.seq}`} entry={entry} {...row} />
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
