import { getTranslations } from "next-intl/server";
import { MenuPage } from "@/components/site/layout/menu/menu-screen";
import { Icon } from "@/components/ui/layout/icons";
import type { WeatherPage } from "@/lib/contract/site/weather";
import type { Language } from "@/lib/shared/languages";
import { weatherNumber } from "@/lib/shared/money/club-numbers";
import { unbroken } from "@/lib/shared/texts/text";
import { clubTime } from "@/lib/shared/time/club-time";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { type DayWriter, formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { weatherMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { Forecast } from "@/lib/web/queries/facilities";
import { HourForecast } from "./hour-forecast";
import { SunArc } from "./sun-arc";
import { pointOfEight, weatherIcon } from "./weather-signs";

type Props = { club: Club; language: Language; forecast: Forecast | null };

/** The weather at the club for somebody who wants to play: now, two days by the hour, eight days. */
export async function WeatherView({ club, language, forecast }: Props) {
  const t = await getTranslations("weather");
  const frame = { club, language };
  if (!forecast) {
    return (
      <MenuPage {...frame} menuCode={weatherMenuCode}>
        <p className="text-lead text-ink-2">{t("away", { phone: unbroken(club.info.clubPhoneNo) })}</p>
      </MenuPage>
    );
  }
  const { weather } = forecast;
  const knownAt = formatDateTime(weather.asOf ?? weather.now.at, club.formats);
  return (
    <MenuPage {...frame} menuCode={weatherMenuCode}>
      <WeatherNow {...frame} forecast={forecast} />
      <WeatherAlerts writer={{ language, formats: club.formats }} alerts={weather.alerts} />
      <HourForecast {...frame} forecast={forecast} />
      <DayForecast {...frame} forecast={forecast} />
      <p className="text-caption text-ink-3">
        {t("asOf", { time: knownAt })} ·{" "}
        {weather.source === "MOCK" ? t("typical") : t("source", { source: sourceNames[weather.source] })}
      </p>
    </MenuPage>
  );
}

const sourceNames = { OPEN_METEO: "Open-Meteo", KMA: "KMA" } as const;

type WeatherAlertsProps = { writer: DayWriter; alerts: WeatherPage["alerts"] };

/** Forecasts beyond the club's limits for golf, with their times. */
async function WeatherAlerts({ writer, alerts }: WeatherAlertsProps) {
  const t = await getTranslations("weather.alerts");
  return (
    <section aria-labelledby="alerts-heading">
      <h2 id="alerts-heading" className="rule-bottom pb-5 font-serif text-section">
        {t("title")}
      </h2>
      {alerts.length === 0 ? <p className="py-5 text-ok">{t("none")}</p> : null}
      <ul>
        {alerts.map((alert) => (
          <li
            key={`${alert.type} ${alert.from}`}
            className="flex flex-wrap justify-between gap-x-8 border-b border-line py-4"
          >
            <span className="font-semibold text-warn">
              {t(`kinds.${alert.type}`, { value: weatherNumber(alert.value, writer.formats) })}
            </span>
            <span className="text-caption text-ink-2">
              {t("span", {
                from: formatDeadline(alert.from, writer),
                to: formatDeadline(alert.to, writer),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WeatherNowProps = { club: Club; language: Language; forecast: Forecast };

/** This hour at the club, and how long there is light. */
async function WeatherNow({ club, forecast }: WeatherNowProps) {
  const [t, home] = await Promise.all([getTranslations("weather"), getTranslations("home.weather")]);
  const { now, sun, hourly } = forecast.weather;
  const isPlayable = hourly[0]?.playable ?? true;
  const wind = home(`directions.${pointOfEight(now.windDir)}`);
  return (
    <section
      aria-label={t("now")}
      className="grid gap-10 rule-heavy bg-sheet px-6 py-8 min-[56.25rem]:grid-cols-[auto_1fr_auto] min-[56.25rem]:items-center min-[56.25rem]:gap-16 min-[56.25rem]:px-10"
    >
      <div>
        <p className="font-serif text-[3.375rem] leading-none">
          {t("feels", { temperature: weatherNumber(now.temp, club.formats) })}
        </p>
        <p className="mt-3 flex items-center gap-2 font-semibold">
          <Icon name={weatherIcon(now.weatherCode)} className="text-pine-700" />
          {forecast.skyName(now.weatherCode)}
        </p>
      </div>
      <ul className="grid gap-1">
        <li className={isPlayable ? "font-semibold text-ok" : "font-semibold text-warn"}>
          {isPlayable ? home("playable") : home("notPlayable")}
        </li>
        <li>{t("wind", { direction: wind, speed: weatherNumber(now.windSpeed, club.formats) })}</li>
        <li>{t("rainChance", { percent: now.pop })}</li>
        <li>{t("humidity", { percent: now.humidity })}</li>
      </ul>
      <div>
        <SunArc
          sunrise={sun.sunrise}
          sunset={sun.sunset}
          now={clubTime(new Date(now.at), club.formats.standardTimeZone)}
          labels={{
            sunrise: home("sunrise", { time: sun.sunrise }),
            sunset: home("sunset", { time: sun.sunset }),
          }}
        />
        <p className="mt-3 text-caption text-ink-2">
          {t("daylight", { from: sun.civilDawn, to: sun.civilDusk })}
        </p>
      </div>
    </section>
  );
}

type DayForecastProps = { club: Club; language: Language; forecast: Forecast };

/** Eight days, each with its two halves and the span of its temperatures on one common scale. */
async function DayForecast({ club, language, forecast }: DayForecastProps) {
  const t = await getTranslations("weather.days");
  const days = forecast.weather.daily;
  const low = Math.min(...days.map(({ tempMin }) => tempMin));
  const high = Math.max(...days.map(({ tempMax }) => tempMax));
  const share = (temp: number) => ((temp - low) / Math.max(1, high - low)) * 100;
  return (
    <section aria-labelledby="days-heading">
      <h2 id="days-heading" className="rule-bottom pb-5 font-serif text-section">
        {t("title")}
      </h2>
      <ul>
        {days.map((day) => (
          <li
            key={day.date}
            className="grid gap-x-8 gap-y-2 border-b border-line py-5 min-[56.25rem]:grid-cols-[11rem_1fr_18rem_9rem] min-[56.25rem]:items-center"
          >
            <p>
              <time dateTime={day.date} className="font-semibold">
                {formatDay(day.date, { language, formats: club.formats })}
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
            <p className="text-caption text-ink-3">
              {t("wind", { speed: weatherNumber(day.windMax, club.formats) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
