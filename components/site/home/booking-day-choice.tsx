import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import type { BookingDay } from "@/lib/web/home/booking-days";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; language: Language; day: BookingDay; isChosen: boolean };

/** A day to choose, and, while it is chosen, its facts at the head of the strip: both without a script. */
export async function BookingDayChoice({ club, language, day, isChosen }: Props) {
  const t = await getTranslations("home.booking");
  const { date, state, isWeekend, freeTeams, minGreenFee } = day;
  const word = state === "free" ? t("free", { count: freeTeams }) : t(state);
  const written = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...format, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
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
          {dayOfMonth(date)}
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
        <Fact name={t("day")} value={written({ weekday: "short", month: "short", day: "numeric" })} />
        <Fact name={t("left")} value={word} />
        {minGreenFee === null ? null : (
          <Fact name={t("fee")} value={t("from", { price: formatMoney(minGreenFee, club.formats) })} />
        )}
      </dl>
    </li>
  );
}

/** The first of a month says which month begins. */
function dayOfMonth(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return day === 1 ? `${month}/${day}` : String(day);
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="booking-fact">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
