import type { WeatherPage } from "@/lib/contract/site/weather";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { clubDate, clubTime, clubTimestamp } from "@/lib/shared/time/club-time";
import { civilDegrees, sunTimes } from "@/lib/shared/time/sun-times";
import type { HourWeather } from "../../adapters/weather";
import type { Context } from "../../platform/context";
import type { WeatherDeps } from "./hours";
import { readLimits } from "./limits";
import { alertSpans, isPlayable, summarizeDay, type WeatherLimits } from "./rules";
import { forecastDays, readForecast } from "./service";

const shownHours = 48;

/**
 * The forecast (P19): 48 hours, eight days, the sun and what passes the thresholds C0510. With `fromMidnight` the hours
 * begin at the club's midnight and each day has its 00:00 (A27). A source that knows fewer days shows fewer.
 */
export async function readWeatherPage(
  deps: WeatherDeps,
  ctx: Context,
  fromMidnight: boolean,
): Promise<WeatherPage> {
  const { zone, clubIdx } = ctx.club;
  const { place, day, hours, present, asOf } = await readForecast(deps, ctx);
  const limits = await readLimits(deps.db, clubIdx);
  const first = fromMidnight ? 0 : hours.indexOf(present);
  const shown = hours.slice(first, first + shownHours);
  return {
    location: place,
    asOf: clubTimestamp(asOf, zone),
    now: hourOf(present, zone),
    hourly: shown.map((hour) => ({ ...hourOf(hour, zone), playable: isPlayable(hour, limits) })),
    daily: dailyOf(hours, day, zone, fromMidnight),
    sun: sunOf(day, place, zone),
    alerts: alertsOf(hours.slice(hours.indexOf(present)).slice(0, shownHours), limits, zone),
    source: deps.source.name,
  };
}

function hourOf(hour: HourWeather, zone: string) {
  const { weatherCode, temp, pop, rain, snow, humidity, windSpeed, windDir } = hour;
  const at = clubTimestamp(new Date(hour.at), zone);
  return { at, weatherCode, temp, pop, rain, snow, humidity, windSpeed, windDir };
}

function dailyOf(hours: readonly HourWeather[], today: string, zone: string, hasMidnight: boolean) {
  const days = Array.from({ length: forecastDays }, (_, offset) => addDays(today, offset));
  return days.flatMap((date) => {
    const ofDay = hours
      .filter(({ at }) => clubDate(new Date(at), zone) === date)
      .map((hour) => ({ ...hour, hour: Number(clubTime(new Date(hour.at), zone).slice(0, 2)) }));
    const [first] = ofDay;
    if (!first) return [];
    const midnight = first.hour === 0 ? { weatherCode: first.weatherCode, temp: first.temp } : null;
    return {
      date,
      dayCode: `${weekCodeOf(date)}` as const,
      ...summarizeDay(ofDay),
      ...(hasMidnight ? { midnight } : {}),
    };
  });
}

function sunOf(date: string, { lat, lon }: { lat: number; lon: number }, zone: string) {
  const time = (moment: Date | undefined) => (moment ? clubTime(moment, zone) : "");
  const sun = sunTimes(date, lat, lon);
  const civil = sunTimes(date, lat, lon, civilDegrees);
  return {
    date,
    sunrise: time(sun?.sunrise),
    sunset: time(sun?.sunset),
    civilDawn: time(civil?.sunrise),
    civilDusk: time(civil?.sunset),
  };
}

function alertsOf(hours: readonly HourWeather[], limits: WeatherLimits, zone: string) {
  const local = (moment: string) => clubTimestamp(new Date(moment), zone);
  return alertSpans(hours, limits).map(({ type, from, to, value }) => ({
    type,
    from: local(from),
    to: local(to),
    value,
  }));
}
