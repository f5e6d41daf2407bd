import { getTranslations } from "next-intl/server";
import { SunArc } from "@/components/site/weather/sun-arc";
import { pointOfEight, weatherIcon } from "@/components/site/weather/weather-signs";
import { Icon } from "@/components/ui/icons";
import type { WeatherWidget } from "@/lib/contract/weather";
import { clubTime } from "@/lib/shared/club-time";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; weather: WeatherWidget | null };

/** A sheet over the picture: the weather at the club, and the number that answers. */
export async function WeatherStrip({ club, weather }: Props) {
  const [t, footer] = await Promise.all([getTranslations("home.weather"), getTranslations("footer")]);
  const { rsvPhoneNo } = club.info;
  const time = weather ? clubTime(new Date(weather.asOf), club.formats.standardTimeZone) : "";
  return (
    <div className="page-width hero-strip">
      <div className="bg-sheet shadow-strip border-t-3 border-pine-800 min-[900px]:flex min-[900px]:items-stretch">
        {weather ? (
          <section
            aria-label={t("title")}
            className="flex flex-1 flex-wrap items-center gap-x-8 gap-y-3 px-5 py-5 min-[600px]:px-8"
          >
            <p className="font-serif text-value text-pine-900">
              <time dateTime={weather.asOf}>{time}</time>
            </p>
            <div>
              <p className="flex items-center gap-2 font-semibold">
                <Icon name={weatherIcon(weather.weatherCode)} className="text-pine-700" />
                {t("now", { sky: weather.weatherName, temperature: String(weather.temp) })}
              </p>
              <p className={`text-caption ${weather.playable ? "text-ok" : "font-semibold text-warn"}`}>
                {weather.playable ? t("playable") : t("notPlayable")}
              </p>
            </div>
            <p className="flex items-center gap-2">
              <Icon name="wind" className="text-pine-700" />
              {t("wind", {
                direction: t(`directions.${pointOfEight(weather.windDir)}`),
                speed: String(weather.windSpeed),
              })}
            </p>
            <SunArc
              sunrise={weather.sunrise}
              sunset={weather.sunset}
              now={time}
              labels={{
                sunrise: t("sunrise", { time: weather.sunrise }),
                sunset: t("sunset", { time: weather.sunset }),
              }}
            />
          </section>
        ) : null}
        <a
          href={`tel:${rsvPhoneNo}`}
          className="flex items-center justify-between gap-6 bg-pine-800 px-5 py-5 text-on-dark hover:bg-pine-700 min-[600px]:px-8"
        >
          <span>
            <span className="block text-caption text-on-dark-2">
              {footer("bookingOffice")} · {footer("openDaily", club.officeHours)}
            </span>
            <span className="font-serif text-sub">{rsvPhoneNo}</span>
          </span>
          <Icon name="arrow-right" />
        </a>
      </div>
    </div>
  );
}
