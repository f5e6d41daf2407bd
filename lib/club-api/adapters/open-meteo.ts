import { z } from "zod";
import { weatherKind } from "@/lib/contract/code-values/weather";
import type { WeatherSource } from "./weather";
import { fetchJson, hoursOf, oneDecimal } from "./weather";

const cacheMs = 30 * 60_000;
const dayMs = 86_400_000;
const fields = [
  ...["temperature_2m", "apparent_temperature", "relative_humidity_2m", "precipitation_probability"],
  ...["rain", "showers", "snowfall", "weather_code"],
  ...["wind_speed_10m", "wind_direction_10m", "wind_gusts_10m"],
] as const;

/** An hour past the model's reach is null. */
const series = z.array(z.number().nullable());
const answerSchema = z.object({
  hourly: z.object({ time: z.array(z.int()) }).and(z.record(z.string(), series)),
});

/** The hourly forecast of Open-Meteo or of a server that speaks like it; needs no key. */
export function openMeteo(base: string): WeatherSource {
  return {
    name: "OPEN_METEO",
    cacheMs,
    async readHours({ lat, lon }, { from, to }) {
      const url = new URL("v1/forecast", base.endsWith("/") ? base : `${base}/`);
      url.search = new URLSearchParams({
        latitude: String(lat),
        longitude: String(lon),
        hourly: fields.join(","),
        wind_speed_unit: "ms",
        timeformat: "unixtime",
        timezone: "GMT",
        start_date: from.toISOString().slice(0, 10),
        end_date: new Date(to.getTime() + dayMs - 1).toISOString().slice(0, 10),
      }).toString();
      const { hourly } = await fetchJson(url, answerSchema);
      const wanted = new Set(hoursOf(from, to).map((hour) => hour.getTime() / 1000));
      return hourly.time.flatMap((time, place) => {
        const value = (name: (typeof fields)[number]) => hourly[name]?.[place] ?? null;
        const [temp, code, windSpeed] = [
          value("temperature_2m"),
          value("weather_code"),
          value("wind_speed_10m"),
        ];
        if (!wanted.has(time) || temp === null || code === null || windSpeed === null) return [];
        return {
          at: new Date(time * 1000).toISOString(),
          weatherCode: weatherCode(code),
          temp: oneDecimal(temp),
          feelsLike: oneDecimal(value("apparent_temperature") ?? temp),
          pop: value("precipitation_probability") ?? 0,
          rain: oneDecimal((value("rain") ?? 0) + (value("showers") ?? 0)),
          snow: oneDecimal(value("snowfall") ?? 0),
          windSpeed: oneDecimal(windSpeed),
          gust: oneDecimal(value("wind_gusts_10m") ?? windSpeed),
          windDir: Math.round(value("wind_direction_10m") ?? 0) % 360,
          humidity: Math.round(value("relative_humidity_2m") ?? 0),
        };
      });
    },
  };
}

/** C1240 of the weather codes of the World Meteorological Organization (table 4677, as Open-Meteo uses it). */
const codes: readonly [readonly number[], string][] = [
  [[0, 1], weatherKind.clear],
  [[2], weatherKind.mostlyCloudy],
  [[3], weatherKind.cloudy],
  [[45, 48], weatherKind.fog],
  [[51, 53, 55], weatherKind.drizzle],
  [[56, 57], weatherKind.drizzleOrFlurry],
  [[61, 63, 65], weatherKind.rain],
  [[66, 67], weatherKind.rainOrSnow],
  [[71, 73, 75], weatherKind.snow],
  [[77], weatherKind.flurry],
  [[80, 81, 82], weatherKind.shower],
  [[85, 86], weatherKind.snow],
  [[95, 96, 99], weatherKind.thunderstorm],
];

function weatherCode(code: number): string {
  return codes.find(([known]) => known.includes(code))?.[1] ?? weatherKind.cloudy;
}
