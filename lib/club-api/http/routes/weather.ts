import { mockWeather } from "../../adapters/mock-weather";
import { readWeatherWidget } from "../../domains/weather";
import { languageChoice } from "../context";
import type { Handlers } from "../handler";

export const weatherHandlers: Handlers<"GET /weather/widget"> = {
  "GET /weather/widget": (context) =>
    readWeatherWidget(context.db, mockWeather, {
      clubIdx: context.club.clubIdx,
      zone: context.club.zone,
      now: context.clock.now(),
      choice: languageChoice(context),
    }),
};
