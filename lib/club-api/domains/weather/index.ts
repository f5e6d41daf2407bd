export { readWeatherPage } from "./page";
export { readWeatherWidget } from "./service";
