import { readWeatherPage, readWeatherWidget } from "../../../domains/weather";
import type { CallContext, Handlers } from "../../handler";

const weatherDeps = ({ db, weather, logger }: CallContext) => ({ db, source: weather, logger });

export const weatherHandlers: Handlers<"GET /weather/widget" | "GET /weather"> = {
  "GET /weather/widget": (context) => readWeatherWidget(weatherDeps(context), context.ctx),
  "GET /weather": (context, { query }) =>
    readWeatherPage(weatherDeps(context), context.ctx, query.includeDailyWeatherMidnight === "true"),
};
