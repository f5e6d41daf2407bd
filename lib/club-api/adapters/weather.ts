import type { z } from "zod";

const hourMs = 3_600_000;
const timeoutMs = 5_000;
const maxAnswerBytes = 4 * 1024 * 1024;

/** The whole hours from a moment to before another. */
export function hoursOf(from: Date, to: Date): Date[] {
  const first = Math.floor(from.getTime() / hourMs) * hourMs;
  const count = Math.max(0, Math.ceil((to.getTime() - first) / hourMs));
  return Array.from({ length: count }, (_, place) => new Date(first + place * hourMs));
}

/** Wind chill (Canadian and US formula, from 4.8 km/h and at most 10 °C), else the temperature itself. */
export function feelsLike(temp: number, windSpeed: number): number {
  const kilometresPerHour = windSpeed * 3.6;
  if (temp > 10 || kilometresPerHour < 4.8) return temp;
  const power = kilometresPerHour ** 0.16;
  return oneDecimal(13.12 + 0.6215 * temp - 11.37 * power + 0.3965 * temp * power);
}

/** One decimal place, as weather is shown (C0130), and no negative zero. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

/** Asks a provider for JSON of a shape. Its address is the operator's, so a redirect is a fault (checklist S-78). */
export async function fetchJson<S extends z.ZodType>(url: URL, schema: S): Promise<z.output<S>> {
  const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${url.host} answered ${answer.status}.`);
  }
  const text = await answer.text();
  if (text.length > maxAnswerBytes) throw new Error(`${url.host} answered too much.`);
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${url.host} answered in an unknown shape.`);
  return parsed.data;
}

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
export type WeatherLocation = { lat: number; lon: number; gridX: number; gridY: number };
/** Whole hours from `from` to before `to`, at a club in `zone`. */
export type WeatherSpan = { from: Date; to: Date; zone: string };

/** Where the weather comes from. */
export type WeatherSource = {
  name: "MOCK" | "OPEN_METEO" | "KMA";
  /** How long an answer is good; 0 for a source that is asked each time. */
  cacheMs: number;
  /**
   * The hours of a span that the source knows, in order; may be fewer than asked for. Rejects when the source does not
   * answer in time or not as documented.
   */
  readHours(place: WeatherLocation, span: WeatherSpan): Promise<HourWeather[]>;
};
