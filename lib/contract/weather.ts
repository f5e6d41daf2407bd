import { z } from "zod";
import { clubQuery, timestamp } from "./common";
import { defineRoute } from "./define-route";

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

export const weatherRoutes = [
  defineRoute({
    method: "GET",
    path: "/weather/widget",
    summary: "The weather at the club now, with sunrise and sunset.",
    auth: "anonymous",
    query: clubQuery,
    output: weatherWidget,
    tags: ["weather"],
  }),
] as const;
