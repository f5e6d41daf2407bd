"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Sign } from "@/components/ui/layout/signs";
import { firstWeekday } from "@/lib/shared/time/first-weekday";
import { dayTitle, weekdayNames, weeksTitle } from "@/lib/web/reservation/days";
import { dayAfterKey, isPageKey } from "@/lib/web/reservation/grid-keys";
import { isOver, monthAfter, monthBefore, monthWeeks, weeksToCome } from "@/lib/web/reservation/month-grid";
import { DayCell, type DayCellProps } from "./day-cell";

export type DayFace = Omit<DayCellProps, "isChosen" | "isEntry" | "onChoose">;
type Props = {
  context: BookingContext;
  month: string;
  today: string;
  chosen: string | null;
  /** The content of a day's cell; null while the day is loading, when the cell keeps its position and the focus. */
  faceOf: (date: string) => DayFace | null;
  onMonth: (month: string) => void;
  onChoose: (date: string) => void;
};

/** A month as a date grid (APG): one tab stop, arrows by days and weeks, pages by months. */
export function MonthGrid({ context, month, today, chosen, faceOf, onMonth, onChoose }: Props) {
  const t = useTranslations("booking.calendar");
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const wantsFocus = useRef(false);
  const paging = useRef<{ day: string; at: string } | null>(null);
  const first = firstWeekday(context.formats.countryFormat.country);
  const weekdays = weekdayNames(context, first);
  const weeks = shownWeeks(monthWeeks(month, first), weeksToCome(month, first, today), today, [
    moved,
    chosen,
  ]);
  const entry = entryOf(weeks, moved, chosen, today);

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${entry}"]`)?.focus();
  }, [entry]);

  const onKey = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.date;
    if (!from) return;
    const day = paging.current?.at === from ? paging.current.day : from.slice(8);
    const to = dayAfterKey(from, event, day, first);
    if (!to) return;
    paging.current = isPageKey(event.key) ? { day, at: to } : null;
    event.preventDefault();
    wantsFocus.current = true;
    setMoved(to);
    if (!to.startsWith(month) && !isIn(weeks, to)) onMonth(to.slice(0, 7));
  };
  const choose = useCallback(
    (date: string) => {
      setMoved(date);
      onChoose(date);
    },
    [onChoose],
  );
  return (
    <div>
      <div className="flex items-center justify-between border-b border-line px-2 py-2">
        <Arrow label={t("previous")} icon="chevron-left" onClick={() => onMonth(monthBefore(month))} />
        <h2 id={titleId} aria-live="polite" className="text-center font-serif text-sub">
          {weeksTitle(weeks, context)}
        </h2>
        <Arrow label={t("next")} icon="chevron-right" onClick={() => onMonth(monthAfter(month))} />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of APG is a table
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKey}
        className="w-full table-fixed border-collapse tabular-nums"
      >
        <Weekdays weekdays={weekdays} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((date) => date) ?? ""}>
              {week.map((date, spot) => {
                const face = date ? (faceOf(date) ?? unknownDay(date, context)) : null;
                return face ? (
                  <DayCell
                    key={face.date}
                    {...face}
                    isChosen={face.date === chosen}
                    isEntry={face.date === entry}
                    onChoose={choose}
                  />
                ) : (
                  <td
                    key={weekdays[spot]?.long}
                    className="h-16 border border-line first:border-l-0 last:border-r-0"
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Weeks = (string | null)[][];

/** The weeks to come; a day that somebody looks at in one that is over keeps its week, and then the whole month is there. */
function shownWeeks(whole: Weeks, toCome: Weeks, today: string, lookedAt: readonly (string | null)[]): Weeks {
  const isWanted = whole.some(
    (week) => isOver(week, today) && lookedAt.some((date) => date && week.includes(date)),
  );
  return isWanted ? whole : toCome;
}

const isIn = (weeks: Weeks, date: string) => weeks.some((week) => week.includes(date));

/** The day in the tab order: the one that keys moved to, else the chosen day, today, or the first. */
function entryOf(weeks: Weeks, moved: string | null, chosen: string | null, today: string): string {
  const wanted = [moved, chosen, today].find((date) => date !== null && isIn(weeks, date));
  return wanted ?? weeks.flat().find((date) => date !== null) ?? today;
}

function unknownDay(date: string, context: BookingContext): DayFace {
  const announced = dayTitle(date, context);
  const plain = { isWeekend: false, isToday: false, hasMine: false, hasEvent: false, drawWord: "" };
  return { ...plain, date, announced, word: "", fee: "", tone: "quiet", isSilent: true };
}

function Weekdays({ weekdays }: { weekdays: ReturnType<typeof weekdayNames> }) {
  return (
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={long} scope="col" abbr={long} className="py-2 text-chip font-normal text-ink-2">
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{long}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type ArrowProps = { label: string; icon: "chevron-left" | "chevron-right"; onClick: () => void };

function Arrow({ label, icon, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-control text-heading hover:bg-hover"
    >
      <Sign name={icon} />
    </button>
  );
}
