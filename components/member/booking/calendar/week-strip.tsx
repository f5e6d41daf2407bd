"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import { DayNumber } from "@/components/ui/layout/day-number";
import { Sign } from "@/components/ui/layout/signs";
import { addDays } from "@/lib/shared/time/calendar";
import { firstWeekday } from "@/lib/shared/time/first-weekday";
import { dayTitle, monthTitle, weekdayNames } from "@/lib/web/reservation/days";
import { monthsOfWeek, weekOf } from "@/lib/web/reservation/month-grid";
import { dayTones } from "./day-cell";
import type { DayFace } from "./month-grid";

type Props = {
  context: BookingContext;
  chosen: string | null;
  today: string;
  faceOf: (date: string) => DayFace | null;
  /** The months of the week on the screen: most of it lies in the first. */
  onMonth: (month: string, also: string | null) => void;
  onChoose: (date: string) => void;
  onWhole: () => void;
};

/** A week of the calendar for a narrow screen, with the way to the whole month. */
export function WeekStrip({ context, chosen, today, faceOf, onMonth, onChoose, onWhole }: Props) {
  const t = useTranslations("booking.calendar");
  const titleId = useId();
  const first = firstWeekday(context.formats.countryFormat.country);
  const [leafed, setLeafed] = useState<{ from: string | null; start: string } | null>(null);
  const start =
    leafed && leafed.from === chosen ? leafed.start : (weekOf(chosen ?? today, first)[0] ?? today);
  const week = weekOf(start, first);
  const leaf = (days: number) => {
    const to = addDays(start, days);
    setLeafed({ from: chosen, start: to });
    onMonth(...monthsOfWeek(weekOf(to, first)));
  };
  const weekdays = weekdayNames(context, first);
  return (
    <section aria-labelledby={titleId} className="-mx-5 border-b border-line px-5">
      <div className="flex flex-wrap items-center justify-between">
        <Arrow
          label={t("previousWeek")}
          icon="chevron-left"
          isOff={start <= today}
          onClick={() => leaf(-7)}
        />
        <h2 id={titleId} aria-live="polite" className="font-serif text-group">
          {monthTitle((chosen && week.includes(chosen) ? chosen : addDays(start, 3)).slice(0, 7), context)}
        </h2>
        <span className="flex">
          <button
            type="button"
            aria-label={t("whole")}
            onClick={onWhole}
            className="inline-flex size-11 items-center justify-center rounded-control text-heading hover:bg-hover"
          >
            <Sign name="calendar" />
          </button>
          <Arrow label={t("nextWeek")} icon="chevron-right" onClick={() => leaf(7)} />
        </span>
      </div>
      <ul
        ref={showChosen}
        className="relative grid grid-cols-[repeat(7,minmax(2.375rem,1fr))] overflow-x-auto tabular-nums"
      >
        {week.map((date, place) => (
          <li key={date}>
            <StripDay
              date={date}
              weekday={weekdays[place]?.short ?? ""}
              title={dayTitle(date, context)}
              face={faceOf(date)}
              isChosen={date === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Large letters make the week wider than the screen: it begins where the chosen day is. */
function showChosen(week: HTMLUListElement | null): void {
  const chosen = week?.querySelector<HTMLElement>("[aria-pressed='true']");
  if (week && chosen) week.scrollLeft = chosen.offsetLeft + chosen.offsetWidth / 2 - week.clientWidth / 2;
}

type StripDayProps = {
  date: string;
  weekday: string;
  title: string;
  face: DayFace | null;
  isChosen: boolean;
  onChoose: (date: string) => void;
};

function StripDay({ date, weekday, title, face, isChosen, onChoose }: StripDayProps) {
  const isSilent = face?.isSilent ?? true;
  const isStrong = face !== null && face.tone !== "quiet";
  return (
    <button
      type="button"
      data-date={date}
      aria-pressed={isChosen}
      aria-disabled={isSilent || undefined}
      aria-current={face?.isToday ? "date" : undefined}
      onClick={() => {
        if (!isSilent) onChoose(date);
      }}
      className={clsx(
        "relative flex min-h-18 w-full flex-col items-center justify-center gap-0.5 py-1.5 tracking-tight focus-visible:-outline-offset-3",
        isChosen ? "bg-pine-800 text-on-dark" : "hover:bg-hover",
      )}
    >
      <span className="visually-hidden">{face ? withWord(face) : title}</span>
      <span aria-hidden="true" className={clsx("text-chip", isChosen ? "text-on-dark" : "text-ink-2")}>
        {weekday}
      </span>
      <DayNumber date={date} isStrong={isStrong} isWeekend={face?.isWeekend ?? false} isChosen={isChosen} />
      <span
        aria-hidden="true"
        className={clsx(
          "min-h-[1lh] text-[0.75rem] leading-tight font-semibold",
          isChosen ? "text-on-dark" : face?.drawWord ? dayTones.note : dayTones[face?.tone ?? "quiet"],
        )}
      >
        {face?.drawWord || face?.word}
      </span>
      {face?.hasMine ? (
        <span
          aria-hidden="true"
          className={clsx("absolute end-1 top-1 text-chip", isChosen ? "text-on-dark" : "text-bark")}
        >
          ◆
        </span>
      ) : null}
    </button>
  );
}

/** The day's name holds the word that is seen. */
function withWord({ announced, word }: DayFace): string {
  return announced.includes(word) ? announced : `${announced}, ${word}`;
}

type ArrowProps = {
  label: string;
  icon: "chevron-left" | "chevron-right";
  isOff?: boolean;
  onClick: () => void;
};

function Arrow({ label, icon, isOff = false, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onClick}
      className="inline-flex size-11 items-center justify-center rounded-control text-heading hover:bg-hover disabled:text-line-2"
    >
      <Sign name={icon} />
    </button>
  );
}
