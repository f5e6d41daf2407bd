import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatTime } from "@/lib/shared/time/date-format";
import { bookingDays, firstChoice } from "@/lib/web/home/booking-days";
import type { Club } from "@/lib/web/queries/club";
import type { HomeData } from "@/lib/web/queries/home";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { BookingDayChoice } from "./booking-day-choice";

type Props = { club: Club; language: Language; calendar: HomeData["calendar"]; now: Date };

/** The next days with their free times: a plain form, whose day is the reservation page's. */
export async function BookingStrip({ club, language, calendar, now }: Props) {
  const t = await getTranslations("home.booking");
  const zone = club.formats.standardTimeZone;
  const days = bookingDays(calendar?.days ?? [], clubDate(now, zone));
  const chosen = firstChoice(days);
  const action = localePath(paths.reservation(), language, club.defaultLanguage);
  return (
    <section aria-labelledby="home-booking" className="relative bg-sheet shadow-strip">
      <h2 id="home-booking" className="visually-hidden">
        {t("title")}
      </h2>
      <form action={action} className="booking-strip border-t-3 border-pine-800">
        {chosen === undefined ? (
          <p className="booking-facts content-center px-6 py-5 text-lead">
            {calendar ? t("nothing") : t("byPhone")}
          </p>
        ) : (
          <fieldset className="contents">
            <legend className="visually-hidden">{t("day")}</legend>
            <ul className="booking-days">
              {days.map((day) => (
                <BookingDayChoice
                  key={day.date}
                  {...{ club, language, day }}
                  isChosen={day.date === chosen}
                />
              ))}
            </ul>
          </fieldset>
        )}
        <Button type="submit" variant="primary" className="booking-button rounded-none">
          {t("see")}
          <Icon name="arrow-right" />
        </Button>
      </form>
      <p className="flex flex-wrap justify-between gap-x-8 border-t border-line px-5 py-2.5 text-caption text-ink-3 min-[600px]:px-6">
        <span>{calendar ? t("asOf", { time: formatTime(now, club.formats) }) : null}</span>
        <a href={`tel:${club.info.rsvPhoneNo}`} className="text-ink-2 hover:underline">
          {t("phone", { phone: club.info.rsvPhoneNo, ...club.officeHours })}
        </a>
      </p>
    </section>
  );
}
