import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import type { SheetChoice } from "@/lib/shared/tee-times/sheet-choice";
import { unbroken } from "@/lib/shared/texts/text";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatTime } from "@/lib/shared/time/date-format";
import { type DateWriter, dateInWords, shortDate } from "@/lib/shared/time/date-words";
import { formatDay } from "@/lib/shared/time/deadline";
import { type BookingDay, bookingDays, firstChoice } from "@/lib/web/home/booking-days";
import type { Club } from "@/lib/web/queries/club";
import type { HomeData } from "@/lib/web/queries/home";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = {
  club: Club;
  language: Language;
  home: Pick<HomeData, "calendar" | "courses" | "parts" | "partySizes">;
  now: Date;
};

/** Course, part of the day, players and the next days with their free times: a plain form of the reservation page. */
export async function BookingStrip({ club, language, home, now }: Props) {
  const t = await getTranslations("home.booking");
  const { calendar } = home;
  const zone = club.formats.standardTimeZone;
  const days = bookingDays(calendar?.days ?? [], clubDate(now, zone));
  const chosen = firstChoice(days);
  const action = localePath(paths.reservation(), language, club.defaultLanguage);
  return (
    <section aria-labelledby="home-booking" className="relative bg-sheet shadow-strip">
      <h2 id="home-booking" className="visually-hidden">
        {t("title")}
      </h2>
      <form action={action} className="booking-strip rule-heavy">
        {chosen === undefined ? (
          <p className="booking-facts content-center px-6 py-5 text-lead">
            {calendar ? t("nothing") : t("byPhone")}
          </p>
        ) : (
          <>
            <Choices home={home} />
            <fieldset className="contents">
              <legend className="visually-hidden">{t("day")}</legend>
              <ul className="booking-days">
                {days.map((day) => (
                  <BookingDayChoice
                    key={day.date}
                    club={club}
                    language={language}
                    day={day}
                    isChosen={day.date === chosen}
                  />
                ))}
              </ul>
            </fieldset>
          </>
        )}
        <Button type="submit" variant="primary" className="booking-button rounded-none">
          {t("see")}
          <Sign name="arrow-right" />
        </Button>
      </form>
      <p className="flex flex-wrap justify-between gap-x-8 border-t border-line px-5 py-2.5 text-caption text-ink-3 min-[37.5rem]:px-6">
        <span>{calendar ? t("asOf", { time: formatTime(now, club.formats) }) : null}</span>
        <a href={`tel:${club.info.rsvPhoneNo}`} className="text-ink-2 hover:underline">
          {t("phone", { phone: unbroken(club.info.rsvPhoneNo), ...club.officeHours })}
        </a>
      </p>
    </section>
  );
}

/**
 * Fields of the choice within a day: the parameters that the reservation page reads
 * (lib/shared/tee-times/sheet-choice.ts).
 */
async function Choices({ home }: { home: Props["home"] }) {
  const t = await getTranslations("home.booking");
  const courses = home.courses.map(({ courseCode, courseName }) => ({ value: courseCode, text: courseName }));
  const parts = home.parts.map(({ key, keyName }) => ({ value: key, text: keyName }));
  const players = home.partySizes.map((count) => ({ value: String(count), text: t("playersOf", { count }) }));
  return (
    <div className="booking-choices">
      <Choice name="course" label={t("course")} any={t("anyCourse")} options={courses} />
      <Choice name="part" label={t("part")} any={t("anyPart")} options={parts} />
      <Choice name="players" label={t("players")} any={t("anyPlayers")} options={players} />
    </div>
  );
}

type ChoiceProps = {
  name: keyof SheetChoice;
  label: string;
  any: string;
  options: readonly { value: string; text: string }[];
};

function Choice({ name, label, any, options }: ChoiceProps) {
  return (
    <label className="booking-choice">
      <span className="text-caption text-ink-3">{label}</span>
      <select name={name} autoComplete="off" className="booking-select">
        <option value="">{any}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Sign name="chevron-down" className="booking-chevron" />
    </label>
  );
}

type BookingDayChoiceProps = { club: Club; language: Language; day: BookingDay; isChosen: boolean };

/** A day to choose, and, while it is chosen, its facts at the head of the strip: both without a script. */
async function BookingDayChoice({ club, language, day, isChosen }: BookingDayChoiceProps) {
  const t = await getTranslations("home.booking");
  const { date, state, isWeekend, freeTeams, minGreenFee } = day;
  const word = state === "free" ? t("free", { count: freeTeams }) : t(state);
  const writer = { language, formats: club.formats };
  const written = (format: Intl.DateTimeFormatOptions) => dateInWords(date, writer, format);
  const id = `day-${date}`;
  return (
    <li>
      <input
        type="radio"
        id={id}
        name="date"
        value={date}
        required
        defaultChecked={isChosen}
        disabled={state === "resting"}
        className="peer booking-radio"
      />
      <label htmlFor={id} className={`booking-day ${isWeekend ? "text-bark-700" : ""}`}>
        <span className="text-chip" aria-hidden="true">
          {written({ weekday: "short" })}
        </span>
        <span className="text-group font-semibold" aria-hidden="true">
          {dayOfMonth(date, writer)}
        </span>
        <span className="visually-hidden">{written({ weekday: "long", month: "long", day: "numeric" })}</span>
        <span className="booking-bar" aria-hidden="true">
          <span style={{ blockSize: `${Math.round(day.share * 100)}%` }} />
        </span>
        <span className={`text-chip ${state === "free" ? "font-semibold text-ink" : "text-ink-3"}`}>
          {word}
        </span>
      </label>
      <dl className="booking-facts">
        <Fact name={t("day")} value={formatDay(date, writer)} />
        {minGreenFee === null ? (
          <Fact name={t("left")} value={word} />
        ) : (
          <Fact name={t("fee")} value={t("from", { price: formatMoney(minGreenFee, club.formats) })} />
        )}
      </dl>
    </li>
  );
}

/** The first of a month says which month begins. */
function dayOfMonth(date: string, writer: DateWriter): string {
  return date.endsWith("-01") ? shortDate(date, writer) : String(Number(date.slice(8)));
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="booking-fact">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
