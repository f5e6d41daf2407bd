/** The weather of one hour; units: °C, %, mm/h, cm, m/s, degrees from north. */
type HourWeather = {
  /** C1240. */
  weatherCode: string;
  temp: number;
  feelsLike: number;
  tempMin: number;
  tempMax: number;
  pop: number;
  rain: number;
  snow: number;
  windSpeed: number;
  gust: number;
  windDir: number;
  humidity: number;
};

/** Where the weather comes from. */
export type WeatherSource = {
  /** The weather at a place in the hour of a club day (`yyyy-MM-dd`, 0–23). */
  readHour(place: { lat: number; lon: number }, day: string, hour: number): Promise<HourWeather>;
};
