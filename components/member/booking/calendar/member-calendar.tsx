"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { type DayMark, dayMark, type WaitingPositions } from "@/lib/web/booking/day-words";
import { dayTitle, shortDay } from "@/lib/web/reservation/days";
import { type DayFace, MonthGrid } from "./month-grid";

type Props = {
  context: BookingContext;
  month: string;
  days: readonly CalendarDay[];
  places: WaitingPositions;
  now: number;
  today: string;
  chosen: string | null;
  onMonth: (month: string) => void;
  onChoose: (date: string) => void;
};

/** The member's month: free teams, the lowest fee, openings, draws, events, where he waits and what he has booked. */
export function MemberCalendar({ days, places, now, today, ...grid }: Props) {
  const t = useTranslations("booking.calendar");
  const words = useDayWords(grid.context);
  const { language, formats } = grid.context;
  const faces = useMemo(() => {
    const face = (day: CalendarDay): DayFace => {
      const mark = dayMark(day, places, now, today);
      const { word, long } = words(mark);
      const fee =
        mark.kind === "free" && day.minGreenFee !== null ? formatMoney(day.minGreenFee, formats) : "";
      const facts = [
        dayTitle(day.date, { language, formats }),
        day.date === today ? t("today") : "",
        day.holidayName,
        long,
        fee && t("fromFee", { fee }),
        day.myBookings > 0 ? t("mine", { count: day.myBookings }) : "",
        day.hasDraw && mark.kind !== "draw" ? t("draw") : "",
        day.hasEvent ? t("event") : "",
        day.waitingPossible ? t("waitingPossible") : "",
      ];
      return {
        date: day.date,
        announced: facts.filter(Boolean).join(", "),
        word,
        fee,
        tone: toneOf(mark),
        isWeekend: day.dayType === "WEEKEND",
        isToday: day.date === today,
        isSilent: mark.kind === "none",
        hasMine: day.myBookings > 0,
        hasEvent: day.hasEvent && mark.kind !== "none",
      };
    };
    return new Map(days.map((day) => [day.date, face(day)]));
  }, [days, places, now, today, words, language, formats, t]);
  const faceOf = useCallback((date: string) => faces.get(date) ?? null, [faces]);
  const isSilent = (date: string) => faces.get(date)?.isSilent ?? true;
  const onChoose = grid.onChoose;
  return (
    <div className="border border-line bg-sheet">
      <MonthGrid
        {...grid}
        today={today}
        faceOf={faceOf}
        onChoose={(date) => {
          if (!isSilent(date)) onChoose(date);
        }}
      />
      <Legend />
    </div>
  );
}

function toneOf({ kind }: DayMark): DayFace["tone"] {
  if (kind === "free") return "free";
  if (kind === "waiting") return "mine";
  return kind === "draw" ? "note" : "quiet";
}

/** The mark of a day as visible text and as a longer text for screen readers. */
function useDayWords({ formats, language }: BookingContext) {
  const t = useTranslations("booking.calendar");
  return useCallback(
    (mark: DayMark): { word: string; long: string } => {
      const same = (word: string) => ({ word, long: word });
      if (mark.kind === "none") return { word: "", long: t("nothing") };
      if (mark.kind === "free")
        return { word: t("free", { count: mark.count }), long: t("freeLong", { count: mark.count }) };
      if (mark.kind === "waiting") {
        return mark.rank > 0 ? same(t("waiting", { rank: mark.rank })) : same(t("offered"));
      }
      if (mark.kind === "opens") {
        return {
          word: shortDay(mark.openAt, { language, formats }, formats.standardTimeZone),
          long: t("opens", { time: formatDateTime(mark.openAt, formats) }),
        };
      }
      return same(t(mark.kind));
    },
    [t, formats, language],
  );
}

function Legend() {
  const t = useTranslations("booking.calendar");
  const strong = (text: string) => <strong className="font-semibold text-pine-700">{text}</strong>;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-4 text-chip text-ink-2">
      <span>
        {strong(t("free", { count: 12 }))} {t("freeMeans")}
      </span>
      <span>
        {strong("12/8")} {t("dateMeans")}
      </span>
      <span>
        <span className="text-bark">◆</span> {t("mineMeans")}
      </span>
      <span>
        <span className="text-bark">☆</span> {t("event")}
      </span>
    </p>
  );
}
