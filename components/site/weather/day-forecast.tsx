import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import type { Forecast } from "@/lib/web/queries/weather";
import { weatherIcon } from "./weather-signs";

type Props = { club: Club; language: Language; forecast: Forecast };

/** Eight days, each with its two halves and the span of its temperatures on one common scale. */
export async function DayForecast({ club, language, forecast }: Props) {
  const t = await getTranslations("weather.days");
  const days = forecast.weather.daily;
  const low = Math.min(...days.map(({ tempMin }) => tempMin));
  const high = Math.max(...days.map(({ tempMax }) => tempMax));
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const share = (temp: number) => ((temp - low) / Math.max(1, high - low)) * 100;
  return (
    <section aria-labelledby="days-heading">
      <h2 id="days-heading" className="border-b border-pine-800 pb-5 font-serif text-section">
        {t("title")}
      </h2>
      <ul>
        {days.map((day) => (
          <li
            key={day.date}
            className="grid gap-x-8 gap-y-2 border-b border-line py-5 min-[900px]:grid-cols-[11rem_1fr_18rem_9rem] min-[900px]:items-center"
          >
            <p>
              <span className="font-semibold">{weekday.format(new Date(`${day.date}T00:00:00Z`))}</span>{" "}
              <time dateTime={day.date} className="text-caption text-ink-3">
                {formatDate(day.date, club.formats)}
              </time>
            </p>
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-caption">
              <span className="inline-flex items-center gap-2">
                <Icon name={weatherIcon(day.amCode)} className="text-pine-700" />
                {t("morning", { sky: forecast.skyName(day.amCode), percent: day.popAm })}
              </span>
              <span className="inline-flex items-center gap-2">
                <Icon name={weatherIcon(day.pmCode)} className="text-pine-700" />
                {t("afternoon", { sky: forecast.skyName(day.pmCode), percent: day.popPm })}
              </span>
            </p>
            <p className="flex items-center gap-3 tabular-nums">
              <span className="w-12 text-end text-ink-2">
                <span className="visually-hidden">{t("low")} </span>
                {Math.round(day.tempMin)}°
              </span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-1 flex-1">
                <path d="M0 2H100" className="stroke-line" strokeWidth="4" />
                <path
                  d={`M${share(day.tempMin).toFixed(1)} 2H${share(day.tempMax).toFixed(1)}`}
                  className="stroke-pine-500"
                  strokeWidth="4"
                />
              </svg>
              <span className="w-12 font-semibold">
                <span className="visually-hidden">{t("high")} </span>
                {Math.round(day.tempMax)}°
              </span>
            </p>
            <p className="text-caption text-ink-3">{t("wind", { speed: day.windMax })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
