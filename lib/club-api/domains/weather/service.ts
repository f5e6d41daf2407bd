import type { WeatherWidget } from "@/lib/contract/site/weather";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate, clubTime, clubTimestamp } from "@/lib/shared/time/club-time";
import { sunTimes } from "@/lib/shared/time/sun-times";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { codeNames } from "../codes";
import { isHourOf, readHours, type WeatherDeps } from "./hours";
import { readLimits } from "./limits";
import { selectPlace } from "./repository";
import { isPlayable, windDirectionName } from "./rules";

/** How many days are asked for; the widget needs today, the page eight days. */
export const forecastDays = 8;

/** The hours of the club's next days from its midnight; 2001 for a club without a place. */
export async function readForecast(deps: WeatherDeps, { club, now }: Context) {
  const place = await selectPlace(deps.db, club.clubIdx);
  if (!place) throw new ClubFailure("NOT_FOUND");
  const day = clubDate(now, club.zone);
  const span = {
    from: atClubTime(day, "00:00", club.zone),
    to: atClubTime(addDays(day, forecastDays), "00:00", club.zone),
  };
  const known = await readHours(deps, { clubIdx: club.clubIdx, place, ...span, zone: club.zone, now });
  const present = known.hours.find((hour) => isHourOf(hour, now));
  if (!present) throw new ClubFailure("SYS_UNAVAILABLE", [], 60);
  // A fetch from before the present hour is as old as its fetching.
  const asOf = new Date(Math.min(Date.parse(present.at), known.fetchedAt.getTime()));
  return { place, day, hours: known.hours, present, asOf };
}

/** The weather at the club in the present hour, and the sun of the day (P18). */
export async function readWeatherWidget(deps: WeatherDeps, ctx: Context): Promise<WeatherWidget> {
  const { clubIdx, zone } = ctx.club;
  const { place, day, hours, present, asOf } = await readForecast(deps, ctx);
  const names = await codeNames(deps.db, clubIdx, "weatherCodes", ctx.choice);
  const temps = hours.filter(({ at }) => clubDate(new Date(at), zone) === day).map(({ temp }) => temp);
  const sun = sunTimes(day, place.lat, place.lon);
  return {
    asOf: clubTimestamp(asOf, zone),
    weatherCode: present.weatherCode,
    weatherName: names.get(present.weatherCode) ?? "",
    temp: present.temp,
    feelsLike: present.feelsLike,
    tempMin: Math.min(...temps),
    tempMax: Math.max(...temps),
    pop: present.pop,
    rain: present.rain,
    windSpeed: present.windSpeed,
    windDir: present.windDir,
    windDirName: windDirectionName(present.windDir),
    humidity: present.humidity,
    sunrise: sun ? clubTime(sun.sunrise, zone) : "",
    sunset: sun ? clubTime(sun.sunset, zone) : "",
    playable: isPlayable(present, await readLimits(deps.db, clubIdx)),
  };
}
