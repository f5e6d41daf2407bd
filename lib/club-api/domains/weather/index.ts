export { readWeatherWidget, type WeatherReader } from "./service";
