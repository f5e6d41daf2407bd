"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { formatDay } from "@/lib/shared/time/deadline";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { toneOfType, useTypeName } from "./year-calendar";

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

type HolidayRowProps = {
  entry: StaffHoliday;
  rights: MenuAccess;
  onEdit: (entry: StaffHoliday) => void;
  onRemove: (entry: StaffHoliday) => void;
  onRestore: (entry: StaffHoliday) => void;
};

/** One day with its actions. */
function HolidayRow({ entry, rights, onEdit, onRemove, onRestore }: HolidayRowProps) {
  const t = useTranslations("ishm.holidays");
  const { language, formats } = useOffice();
  const typeName = useTypeName();
  const { date, dateName: name, holidayType, isRemoved } = entry;
  const shown = formatDay(date, { language, formats });
  const named = { name, date: shown };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-1.5">
      <span className="w-32 text-ink-2 tabular-nums">{shown}</span>
      <span className={cn("min-w-24 flex-1 font-medium", isRemoved && "text-ink-3 line-through")}>
        {name}
      </span>
      {isRemoved ? (
        <Chip tone="outline">{t("removed")}</Chip>
      ) : (
        <Chip tone={toneOfType(holidayType)}>{typeName(holidayType)}</Chip>
      )}
      {!isRemoved && entry.isHoliday === "N" ? <Chip tone="neutral">{t("notOff")}</Chip> : null}
      {!isRemoved && entry.source === "CLUB" ? (
        <span className="text-chip text-ink-3">{t("own")}</span>
      ) : null}
      <span className="ms-auto flex gap-3">
        {rights.isUpdate && isRemoved ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t("restoreOf", named)}
            onClick={() => onRestore(entry)}
          >
            {t("restore")}
          </Button>
        ) : null}
        {rights.isUpdate && !isRemoved ? (
          <Button size="small" variant="quiet" aria-label={t("editOf", named)} onClick={() => onEdit(entry)}>
            {t("edit")}
          </Button>
        ) : null}
        {rights.isDelete && !isRemoved ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t("removeOf", named)}
            onClick={() => onRemove(entry)}
          >
            {t("remove")}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
