export type { WeatherDeps } from "./hours";
export { purgeOutlooks, readOutlooks, storeOutlooks } from "./outlooks";
export { readWeatherPage } from "./page";
export { readWeatherWidget } from "./service";
