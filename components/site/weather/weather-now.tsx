import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { clubTime } from "@/lib/shared/time/club-time";
import type { Club } from "@/lib/web/queries/club";
import type { Forecast } from "@/lib/web/queries/weather";
import { SunArc } from "./sun-arc";
import { pointOfEight, weatherIcon } from "./weather-signs";

type Props = { club: Club; language: Language; forecast: Forecast };

/** This hour at the club, and how long there is light. */
export async function WeatherNow({ club, forecast }: Props) {
  const [t, home] = await Promise.all([getTranslations("weather"), getTranslations("home.weather")]);
  const { now, sun, hourly } = forecast.weather;
  const isPlayable = hourly[0]?.playable ?? true;
  const wind = home(`directions.${pointOfEight(now.windDir)}`);
  return (
    <section
      aria-label={t("now")}
      className="grid gap-10 border-t-3 border-pine-800 bg-sheet px-6 py-8 min-[900px]:grid-cols-[auto_1fr_auto] min-[900px]:items-center min-[900px]:gap-16 min-[900px]:px-10"
    >
      <div>
        <p className="font-serif text-[3.375rem] leading-none">{t("feels", { temperature: now.temp })}</p>
        <p className="mt-3 flex items-center gap-2 font-semibold">
          <Icon name={weatherIcon(now.weatherCode)} className="text-pine-700" />
          {forecast.skyName(now.weatherCode)}
        </p>
      </div>
      <ul className="grid gap-1">
        <li className={isPlayable ? "font-semibold text-ok" : "font-semibold text-warn"}>
          {isPlayable ? home("playable") : home("notPlayable")}
        </li>
        <li>{t("wind", { direction: wind, speed: now.windSpeed })}</li>
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
