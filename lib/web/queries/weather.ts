import "server-only";
import type { WeatherPage } from "@/lib/contract/site/weather";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

/** The forecast with the words of its skies; null while the weather cannot be had. */
export type Forecast = { weather: WeatherPage; skyName(code: string): string };

/** A forecast changes by the hour; the page does not wait for the source, the club API answers from what it keeps. */
const keepSeconds = 300;

export async function getForecast(lang: Language): Promise<Forecast | null> {
  const { clubCode } = webEnv();
  const [weather, codes] = await Promise.all([
    query("GET /weather", { query: { clubCode, lang } }, { keepSeconds }),
    query("GET /common/system-code/{club}", {
      params: { club: clubCode },
      query: { lang, code: "weatherCodes" },
    }),
  ]);
  if (!weather.ok) return null;
  const names = codes.ok ? (codes.value.weatherCodes?.list ?? []) : [];
  return {
    weather: weather.value,
    skyName: (code) => names.find(({ key }) => key === code)?.keyName ?? "",
  };
}
