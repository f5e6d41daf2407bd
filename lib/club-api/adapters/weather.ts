/** The weather of one hour; units: °C, %, mm/h, cm, m/s, degrees from north. */
export type HourWeather = {
  /** The hour that begins here, ISO 8601 in UTC. */
  at: string;
  /** C1240. */
  weatherCode: string;
  temp: number;
  feelsLike: number;
  pop: number;
  rain: number;
  snow: number;
  windSpeed: number;
  gust: number;
  windDir: number;
  humidity: number;
};

/** Degrees, and the cell of the Korean 5 km grid that the club names (domain.md 6). */
export type WeatherPlace = { lat: number; lon: number; gridX: number; gridY: number };
/** Whole hours from `from` to before `to`, at a club in `zone`. */
export type WeatherSpan = { from: Date; to: Date; zone: string };

/** Where the weather comes from. */
export type WeatherSource = {
  name: "MOCK" | "OPEN_METEO" | "KMA";
  /** How long an answer is good; 0 for a source that is asked each time. */
  keepMs: number;
  /**
   * The hours of a span that the source knows, in order; may be fewer than asked for. Rejects when the source does not
   * answer in time or not as documented.
   */
  readHours(place: WeatherPlace, span: WeatherSpan): Promise<HourWeather[]>;
};
