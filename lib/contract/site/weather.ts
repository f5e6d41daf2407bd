import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { weekdayCode } from "../code-values/tee-sheets";
import { clubQuery, commonQuery, dateText, timestamp } from "../common";
import { defineRoute } from "../define-route";

/** domain.md P18; times of sun are club local `HH:mm`. */
export const weatherWidget = z.object({
  asOf: timestamp,
  weatherCode: z.string(),
  weatherName: z.string(),
  temp: z.number(),
  feelsLike: z.number(),
  tempMin: z.number(),
  tempMax: z.number(),
  pop: z.number(),
  rain: z.number(),
  windSpeed: z.number(),
  windDir: z.number(),
  windDirName: z.string(),
  humidity: z.number(),
  sunrise: z.string(),
  sunset: z.string(),
  playable: z.boolean(),
});
export type WeatherWidget = z.infer<typeof weatherWidget>;

const weatherNow = z.object({
  at: timestamp,
  weatherCode: z.string(),
  temp: z.number(),
  pop: z.number(),
  rain: z.number(),
  snow: z.number(),
  humidity: z.number(),
  windSpeed: z.number(),
  windDir: z.number(),
});

/** domain.md P19; units as in 9.5, times of sun club local `HH:mm` (empty where the sun does not rise or set). */
export const weatherPage = z.object({
  location: z.object({ lat: z.number(), lon: z.number(), gridX: z.int(), gridY: z.int() }),
  /** When what is shown was known: the present hour, or earlier while the source does not answer. */
  asOf: timestamp.optional(),
  now: weatherNow,
  hourly: z.array(weatherNow.extend({ playable: z.boolean() })),
  daily: z.array(
    z.object({
      date: dateText,
      dayCode: codeOf(weekdayCode),
      amCode: z.string(),
      pmCode: z.string(),
      tempMin: z.number(),
      tempMax: z.number(),
      popAm: z.number(),
      popPm: z.number(),
      rainSum: z.number(),
      snowSum: z.number(),
      windMax: z.number(),
      midnight: z.object({ weatherCode: z.string(), temp: z.number() }).nullable().optional(),
    }),
  ),
  sun: z.object({
    date: dateText,
    sunrise: z.string(),
    sunset: z.string(),
    civilDawn: z.string(),
    civilDusk: z.string(),
  }),
  /** Spans of the next 48 hours that pass a threshold of C0510, each with its worst value. */
  alerts: z.array(
    z.object({
      type: z.enum(["RAIN", "SNOW", "GUST", "COLD", "HEAT"]),
      from: timestamp,
      to: timestamp,
      value: z.number(),
    }),
  ),
  source: z.enum(["MOCK", "OPEN_METEO", "KMA"]),
});
export type WeatherPage = z.infer<typeof weatherPage>;

export const weatherRoutes = [
  defineRoute("GET /weather/widget", {
    summary: "The weather at the club now, with sunrise and sunset.",
    auth: "anonymous",
    query: clubQuery,
    output: weatherWidget,
    tags: ["weather"],
  }),
  defineRoute("GET /weather", {
    summary:
      "The forecast at the club: 48 hours, eight days, the sun, and what passes the thresholds of golf.",
    auth: "anonymous",
    menu: "090000",
    query: z.strictObject({
      ...commonQuery,
      includeDailyWeatherMidnight: z.enum(["true", "false"]).default("false"),
    }),
    output: weatherPage,
    tags: ["weather"],
  }),
] as const;
