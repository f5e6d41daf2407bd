import { getTranslations } from "next-intl/server";
import { MenuPage } from "@/components/site/layout/menu/menu-page";
import type { Language } from "@/lib/shared/languages";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import type { Forecast } from "@/lib/web/queries/weather";
import { weatherMenuCode } from "@/lib/web/seo/menu-codes";
import { DayForecast } from "./day-forecast";
import { HourForecast } from "./hour-forecast";
import { WeatherAlerts } from "./weather-alerts";
import { WeatherNow } from "./weather-now";

type Props = { club: Club; language: Language; forecast: Forecast | null };

/** The weather at the club for somebody who wants to play: now, two days by the hour, eight days. */
export async function WeatherView({ club, language, forecast }: Props) {
  const t = await getTranslations("weather");
  const frame = { club, language };
  if (!forecast) {
    return (
      <MenuPage {...frame} menuCode={weatherMenuCode}>
        <p className="text-lead text-ink-2">{t("away", { phone: club.info.clubPhoneNo })}</p>
      </MenuPage>
    );
  }
  const { weather } = forecast;
  const knownAt = formatDateTime(weather.asOf ?? weather.now.at, club.formats);
  return (
    <MenuPage {...frame} menuCode={weatherMenuCode}>
      <WeatherNow {...frame} forecast={forecast} />
      <WeatherAlerts club={club} alerts={weather.alerts} />
      <HourForecast {...frame} forecast={forecast} />
      <DayForecast {...frame} forecast={forecast} />
      <p className="text-caption text-ink-3">
        {t("asOf", { time: knownAt })} · {t("source", { source: sourceNames[weather.source] })}
      </p>
    </MenuPage>
  );
}

const sourceNames = { MOCK: "demo", OPEN_METEO: "Open-Meteo", KMA: "KMA" } as const;
