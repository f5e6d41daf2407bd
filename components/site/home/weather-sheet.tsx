import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { SunArc } from "@/components/site/weather/sun-arc";
import { pointOfEight, weatherIcon } from "@/components/site/weather/weather-signs";
import { Icon } from "@/components/ui/layout/icons";
import type { WeatherWidget } from "@/lib/contract/site/weather";
import type { Language } from "@/lib/shared/languages";
import { weatherNumber } from "@/lib/shared/money/club-numbers";
import { clubTime } from "@/lib/shared/time/club-time";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; weather: WeatherWidget };

/** A small sheet over the picture: the weather at the club and the time that it is of. */
export async function WeatherSheet({ club, language, weather }: Props) {
  const t = await getTranslations("home.weather");
  const time = clubTime(new Date(weather.asOf), club.formats.standardTimeZone);
  return (
    <section
      aria-label={t("title")}
      className="flex w-fit max-w-full flex-wrap items-center gap-x-6 gap-y-1 bg-sheet px-5 py-3 min-[37.5rem]:px-6"
    >
      <p className="hidden font-serif text-sub text-pine-900 min-[37.5rem]:block">
        <time dateTime={weather.asOf}>{time}</time>
      </p>
      <div>
        <p className="flex items-center gap-2 font-semibold">
          <Icon name={weatherIcon(weather.weatherCode)} className="text-pine-700" />
          <SiteLink
            href={localePath(paths.weather(), language, club.defaultLanguage)}
            className="inline-flex min-h-8 items-center hover:underline hover:underline-offset-4"
          >
            {t("now", { sky: weather.weatherName, temperature: weatherNumber(weather.temp, club.formats) })}
          </SiteLink>
        </p>
        {weather.playable ? null : <p className="text-caption font-semibold text-warn">{t("notPlayable")}</p>}
      </div>
      <p className="flex items-center gap-2 text-caption">
        <Icon name="wind" className="text-pine-700" />
        {t("wind", {
          direction: t(`directions.${pointOfEight(weather.windDir)}`),
          speed: weatherNumber(weather.windSpeed, club.formats),
        })}
      </p>
      <div className="hidden min-[56.25rem]:block">
        <SunArc
          sunrise={weather.sunrise}
          sunset={weather.sunset}
          now={time}
          labels={{
            sunrise: t("sunrise", { time: weather.sunrise }),
            sunset: t("sunset", { time: weather.sunset }),
          }}
        />
      </div>
    </section>
  );
}
