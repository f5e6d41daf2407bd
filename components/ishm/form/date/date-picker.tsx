"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { type WeekCode, weekCodeOf } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { dayAfterKey, isPageKey } from "@/lib/web/reservation/grid-keys";
import { monthAfter, monthBefore, monthWeeks } from "@/lib/web/reservation/month-grid";
import { useOffice } from "../../frame/root/office-context";

type Props = {
  day: string | null;
  min: string | null;
  max: string | null;
  onChoose: (day: string) => void;
};

const sunday: WeekCode = 1;
/** A week that begins on Sunday, for the names of its days. */
const someWeek = [
  "2026-11-01",
  "2026-11-02",
  "2026-11-03",
  "2026-11-04",
  "2026-11-05",
  "2026-11-06",
  "2026-11-07",
];

/** A month to choose a day from (APG date grid): arrows, Home, End, Page Up and Down, with Shift a year. */
export function DatePicker({ day, min, max, onChoose }: Props) {
  const t = useTranslations("ishm.form.dates");
  const { formats, language, now } = useOffice();
  const today = clubDate(now(), formats.standardTimeZone);
  const grid = useDateGrid(day ?? bounded(today, min, max));
  const month = grid.focused.slice(0, 7);
  const written = (options: Intl.DateTimeFormatOptions, date: string) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
  const isOut = (date: string) => (min !== null && date < min) || (max !== null && date > max);
  return (
    <div className="p-3">
      <div className="mb-2 flex items-center justify-between">
        <Turn icon="chevron-left" label={t("previous")} onTurn={() => grid.turn(monthBefore(month))} />
        <p aria-live="polite" className="font-semibold">
          {written({ year: "numeric", month: "long" }, `${month}-01`)}
        </p>
        <Turn icon="chevron-right" label={t("next")} onTurn={() => grid.turn(monthAfter(month))} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern on a table (APG). */}
      <table ref={grid.table} role="grid" aria-label={t("title")} className="w-full table-fixed text-center">
        <thead>
          <tr>
            {someWeek.map((date) => (
              <th
                key={date}
                scope="col"
                abbr={written({ weekday: "long" }, date)}
                className="py-1 text-chip text-ink-3"
              >
                {written({ weekday: "narrow" }, date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, sunday).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) => (
                <td key={date ?? place} className="p-0.5">
                  {date ? (
                    <button
                      type="button"
                      data-day={date}
                      tabIndex={date === grid.focused ? 0 : -1}
                      aria-label={written({ dateStyle: "full" }, date)}
                      aria-current={date === today ? "date" : undefined}
                      aria-pressed={date === day}
                      disabled={isOut(date)}
                      onKeyDown={grid.press}
                      onClick={() => onChoose(date)}
                      className={cell(date === day, date === today, weekCodeOf(date))}
                    >
                      {Number(date.slice(8))}
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex justify-end">
        <Button variant="quiet" size="small" disabled={isOut(today)} onClick={() => onChoose(today)}>
          {t("today")}
        </Button>
      </div>
    </div>
  );
}

function cell(isChosen: boolean, isToday: boolean, week: WeekCode): string {
  return clsx(
    "h-9 w-full rounded-control tabular-nums disabled:text-ink-3 disabled:line-through",
    isChosen ? "bg-primary font-semibold text-on-primary" : "hover:bg-hover",
    isToday && !isChosen && "border border-line-2 font-semibold",
    week === sunday && !isChosen && "text-accent-text",
  );
}

function bounded(date: string, min: string | null, max: string | null): string {
  if (min !== null && date < min) return min;
  return max !== null && date > max ? max : date;
}

type TurnProps = { icon: "chevron-left" | "chevron-right"; label: string; onTurn: () => void };

function Turn({ icon, label, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      onClick={onTurn}
      className="inline-flex size-9 items-center justify-center rounded-control hover:bg-hover"
    >
      <Icon name={icon} size={18} label={label} />
    </button>
  );
}

/** The day that the keyboard stands on; it gets the focus when the grid opens and when keys move it. */
function useDateGrid(begin: string) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(begin);
  const pageDay = useRef(begin.slice(8));
  const isMoved = useRef(true);
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);
  return {
    table,
    focused,
    /** By its buttons: they keep the focus. */
    turn: (month: string) => setFocused(`${month}-01`),
    press: (event: KeyboardEvent) => {
      const next = dayAfterKey(focused, event, pageDay.current, sunday);
      if (next === null) return;
      event.preventDefault();
      if (!isPageKey(event.key)) pageDay.current = next.slice(8);
      isMoved.current = true;
      setFocused(next);
    },
  };
}
