import { useTranslations } from "next-intl";
import { useCallback, useMemo } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { type DayMark, dayMark, type WaitingPositions } from "@/lib/web/booking/day-words";
import { dayTitle, shortDay } from "@/lib/web/reservation/days";
import type { DayFace } from "./month-grid";

type Asked = {
  context: BookingContext;
  days: readonly CalendarDay[];
  places: WaitingPositions;
  isSuspended: boolean;
  now: number;
  today: string;
};

/** Calendar cell of each day: one word, the lowest fee, its signs; null while a day is not known. */
export function useDayFaces({ context, days, ...viewer }: Asked): (date: string) => DayFace | null {
  const t = useTranslations("booking.calendar");
  const words = useDayWords(context);
  const { language, formats } = context;
  const { places, isSuspended, now, today } = viewer;
  const faces = useMemo(() => {
    const face = (day: CalendarDay): DayFace => {
      const mark = dayMark(day, { places, isSuspended, now, today });
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
        day.eventIdx ? t("event") : "",
        day.waitingPossible && !isSuspended ? t("waitingPossible") : "",
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
        hasEvent: Boolean(day.eventIdx) && mark.kind !== "none",
        drawWord: day.hasDraw && mark.kind !== "draw" && mark.kind !== "none" ? t("draw") : "",
      };
    };
    return new Map(days.map((day) => [day.date, face(day)]));
  }, [days, places, isSuspended, now, today, words, language, formats, t]);
  return useCallback((date: string) => faces.get(date) ?? null, [faces]);
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
          long: t("opens", { time: formatDeadline(mark.openAt, { language, formats }) }),
        };
      }
      if (mark.kind === "suspended") return { word: t("suspended"), long: t("suspendedLong") };
      return same(t(mark.kind));
    },
    [t, formats, language],
  );
}
