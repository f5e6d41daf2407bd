export type { WeatherDeps } from "./hours";
export { readWeatherPage } from "./page";
export { readWeatherWidget } from "./service";
