import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/shared/languages";
import { type SheetChoice, sheetChoiceParameters } from "@/lib/shared/tee-times/sheet-choice";
import { firstWeekday } from "@/lib/shared/time/first-weekday";
import type { Club } from "@/lib/web/queries/club";
import type { Reservation } from "@/lib/web/queries/reservation";
import { weekdayNames, weeksTitle } from "@/lib/web/reservation/days";
import { monthAfter, monthBefore, weeksToCome } from "@/lib/web/reservation/month-grid";
import { localePath } from "@/lib/web/routing/locale";
import { paths, type ReservationAddress } from "@/lib/web/routing/paths";
import { calendarWeeks, type DayWords, openingDay } from "./calendar-cells";
import { MonthCalendar } from "./month-calendar";

type Props = {
  club: Club;
  language: Language;
  reservation: Reservation;
  /** The choice within a day, carried along to other days. */
  choice: SheetChoice;
};

/** The shown month as a visitor sees it. One month without tee times can be reached, none behind it. */
export async function ReservationCalendar({ club, language, reservation, choice }: Props) {
  const t = await getTranslations("reservation.calendar");
  const { month, today, days } = reservation;
  const writer = { language, formats: club.formats };
  const first = firstWeekday(club.formats.countryFormat.country);
  const link = (asked: ReservationAddress) =>
    localePath(paths.reservation(asked), language, club.defaultLanguage);
  const words: DayWords = (state, day) => {
    if (state === "past" || state === "unlaid") return "";
    if (state === "free") return t("free", { count: day.freeTeams });
    return state === "later" ? openingDay(day, writer, club.formats.standardTimeZone) : t(state);
  };
  const weeks = weeksToCome(month, first, today);
  const hasPrevious = month > today.slice(0, 7);
  const hasNext = days.some((day) => day.totalTeams > 0) || month < today.slice(0, 7);
  return (
    <MonthCalendar
      title={weeksTitle(weeks, writer)}
      weekdays={weekdayNames(writer, first)}
      weeks={calendarWeeks(weeks, reservation, {
        writer,
        words,
        drawWord: t("draw"),
        hrefOf: (date) => link({ date, ...sheetChoiceParameters(choice) }),
      })}
      wholeLabel={t("whole")}
      previous={{ label: t("previous"), href: hasPrevious ? link({ month: monthBefore(month) }) : null }}
      next={{ label: t("next"), href: hasNext ? link({ month: monthAfter(month) }) : null }}
    >
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-4 text-chip text-ink-2 max-[43.6875rem]:group-not-has-[input:checked]/month:hidden">
        <span>
          <strong className="font-semibold text-pine-700">{t("free", { count: 12 })}</strong> {t("freeMeans")}
        </span>
        <span>{t("dateMeans")}</span>
      </p>
    </MonthCalendar>
  );
}
