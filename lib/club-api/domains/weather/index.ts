export { readWeatherWidget } from "./service";
