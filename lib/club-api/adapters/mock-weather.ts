import { createHash } from "node:crypto";
import { weatherKind } from "@/lib/contract/code-values/weather";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import type { HourWeather, WeatherLocation, WeatherSource } from "./weather";
import { feelsLike, hoursOf, oneDecimal } from "./weather";

type Month = { low: number; high: number; wetPercent: number; humidity: number; wind: number };

/** Central Korea, January first: usual low and high (°C), share of wet days (%), humidity (%), wind (m/s). */
const climate: readonly Month[] = [
  { low: -7, high: 2, wetPercent: 16, humidity: 58, wind: 2.1 },
  { low: -5, high: 5, wetPercent: 15, humidity: 56, wind: 2.3 },
  { low: 1, high: 11, wetPercent: 20, humidity: 56, wind: 2.5 },
  { low: 7, high: 18, wetPercent: 24, humidity: 56, wind: 2.5 },
  { low: 13, high: 24, wetPercent: 25, humidity: 62, wind: 2.2 },
  { low: 18, high: 28, wetPercent: 32, humidity: 69, wind: 1.9 },
  { low: 22, high: 29, wetPercent: 48, humidity: 79, wind: 1.9 },
  { low: 22, high: 30, wetPercent: 42, humidity: 77, wind: 1.8 },
  { low: 16, high: 26, wetPercent: 28, humidity: 72, wind: 1.7 },
  { low: 8, high: 20, wetPercent: 18, humidity: 67, wind: 1.7 },
  { low: 1, high: 12, wetPercent: 22, humidity: 64, wind: 1.9 },
  { low: -5, high: 4, wetPercent: 18, humidity: 60, wind: 2.0 },
];

/** Weather without a key: the month's climate, varied by a hash of place, day and hour (domain.md 9.5). */
export const mockWeather: WeatherSource = {
  name: "MOCK",
  cacheMs: 0,
  readHours: async (place, { from, to, zone }) =>
    hoursOf(from, to).map((at) => {
      const day = clubDate(at, zone);
      const hour = Number(clubTime(at, zone).slice(0, 2));
      return { at: at.toISOString(), ...weatherAt(place, day, hour) };
    }),
};

/** The weather at a place in the hour of a club day (`yyyy-MM-dd`, 0–23). */
function weatherAt({ lat, lon }: WeatherLocation, day: string, hour: number): Omit<HourWeather, "at"> {
  const place = `${lat.toFixed(2)}/${lon.toFixed(2)}`;
  const { month, cloud, isWetDay } = dayAt(place, day);
  const ofHour = hashParts(`${place} ${day} ${hour}`);
  const { from, to, share } = turnAt(place, day, hour);
  const usual = from + (to - from) * ((1 - Math.cos(Math.PI * share)) / 2) + (ofHour.temperature - 0.5) * 0.6;
  const temp = oneDecimal(Math.min(Math.max(from, to), Math.max(Math.min(from, to), usual)));
  const air = airAt(place, day, hour);
  const windSpeed = oneDecimal(air.wind * (0.8 + ofHour.wind * 0.4));
  const isWetHour = isWetDay && ofHour.wet < 0.6;
  const amount = isWetHour ? oneDecimal(0.2 + ofHour.cloud ** 3 * 6) : 0;
  const isSnow = temp <= 0;
  return {
    weatherCode: weatherCode({ cloud, amount, isSnow, isNearFreezing: temp < 3, hour, fog: ofHour.fog }),
    temp,
    feelsLike: feelsLike(temp, windSpeed),
    pop: isWetDay ? (isWetHour ? 80 : 60) : Math.floor(cloud * 3) * 10,
    rain: isSnow ? 0 : amount,
    snow: isSnow ? amount : 0,
    windSpeed,
    gust: oneDecimal(windSpeed * (1.3 + ofHour.cloud * 0.5)),
    windDir: Math.round(650 + air.direction + (ofHour.direction - 0.5) * 30) % 360,
    humidity: humidity(month.humidity, hour, isWetHour),
  };
}

type Sky = {
  cloud: number;
  amount: number;
  isSnow: boolean;
  isNearFreezing: boolean;
  hour: number;
  fog: number;
};

/** C1240 by the map of domain.md 9.5. */
function weatherCode({ cloud, amount, isSnow, isNearFreezing, hour, fog }: Sky): string {
  if (amount > 0 && isSnow) return amount < 0.5 ? weatherKind.flurry : weatherKind.snow;
  if (amount > 0 && isNearFreezing) return weatherKind.rainOrSnow;
  if (amount > 0) return amount < 0.5 ? weatherKind.drizzle : weatherKind.rain;
  if (hour >= 5 && hour <= 8 && cloud < 0.7 && fog < 0.08) return weatherKind.fog;
  if (cloud < 0.5) return weatherKind.clear;
  return cloud < 0.75 ? weatherKind.mostlyCloudy : weatherKind.cloudy;
}

/** A day as a whole: how cloudy and windy it is, and its low and high in whole degrees. */
function dayAt(place: string, day: string) {
  const month = monthOf(day);
  const parts = hashParts(`${place} ${day}`);
  const shift = (parts.temperature - 0.5) * 7;
  const isWetDay = parts.wet * 100 < month.wetPercent;
  const cloud = isWetDay ? 0.85 : parts.cloud;
  const low = Math.round(month.low + shift + cloud * 1.5);
  const high = Math.max(low + 2, Math.round(month.high + shift - cloud * 2));
  const wind = month.wind * (0.5 + parts.wind);
  return { month, isWetDay, cloud, low, high, wind, direction: (parts.direction - 0.5) * 160 };
}

/**
 * Between which temperatures an hour lies: coldest at 6 o'clock, warmest at 15. A night leads from the high of its evening to
 * the low of its morning, so that nothing jumps at midnight.
 */
function turnAt(place: string, day: string, hour: number): { from: number; to: number; share: number } {
  const { low, high } = dayAt(place, day);
  if (hour < 6) return { from: dayAt(place, addDays(day, -1)).high, to: low, share: (hour + 9) / 15 };
  if (hour <= 15) return { from: low, to: high, share: (hour - 6) / 9 };
  return { from: high, to: dayAt(place, addDays(day, 1)).low, share: (hour - 15) / 15 };
}

/** The wind of an hour, from one noon to the next. */
function airAt(place: string, day: string, hour: number): { wind: number; direction: number } {
  const [one, other] = hour < 12 ? [addDays(day, -1), day] : [day, addDays(day, 1)];
  const [from, to] = [dayAt(place, one), dayAt(place, other)];
  const share = ((hour + 12) % 24) / 24;
  const between = (start: number, end: number) => start + (end - start) * share;
  return { wind: between(from.wind, to.wind), direction: between(from.direction, to.direction) };
}

function humidity(usual: number, hour: number, isWet: boolean): number {
  const wave = Math.cos((Math.PI * (hour - 5)) / 12) * 12;
  return Math.min(98, Math.round(usual + wave + (isWet ? 15 : 0)));
}

/** Shares from 0 to 1 that belong to a text. */
function hashParts(text: string) {
  const digest = createHash("sha256").update(text).digest();
  const share = (place: number) => digest.readUInt16BE(place * 2) / 65_536;
  return {
    temperature: share(0),
    wet: share(1),
    cloud: share(2),
    wind: share(3),
    direction: share(4),
    fog: share(5),
  };
}

function monthOf(day: string): Month {
  const month = climate[Number(day.slice(5, 7)) - 1];
  if (!month) throw new Error(`${day} is not a day`);
  return month;
}
