import type { WeatherWidget } from "@/lib/contract/weather";
import { atClubTime, clubDate, clubTime, clubTimestamp } from "@/lib/shared/club-time";
import type { WeatherSource } from "../../adapters/weather";
import type { Database } from "../../db/database";
import { ClubFailure } from "../../platform/failure";
import type { LanguageChoice } from "../../platform/texts";
import { codeNames } from "../codes";
import { policyNumber, readPolicies } from "../policies";
import { selectPlace } from "./repository";
import { isPlayable, sunTimes, type WeatherLimits, windDirectionName } from "./rules";

export type WeatherReader = { clubIdx: number; zone: string; now: Date; choice: LanguageChoice };

/** The weather at the club in the present hour, and the sun of the day (P18); 2001 for a club without a place. */
export async function readWeatherWidget(
  db: Database,
  source: WeatherSource,
  { clubIdx, zone, now, choice }: WeatherReader,
): Promise<WeatherWidget> {
  const place = await selectPlace(db, clubIdx);
  if (!place) throw new ClubFailure("NOT_FOUND");
  const day = clubDate(now, zone);
  const hour = clubTime(now, zone).slice(0, 2);
  const hourly = await source.readHour(place, day, Number(hour));
  const names = await codeNames(db, clubIdx, "weatherCodes", choice);
  const sun = sunTimes(day, place.lat, place.lon);
  return {
    asOf: clubTimestamp(atClubTime(day, `${hour}:00`, zone), zone),
    weatherCode: hourly.weatherCode,
    weatherName: names.get(hourly.weatherCode) ?? "",
    temp: hourly.temp,
    feelsLike: hourly.feelsLike,
    tempMin: hourly.tempMin,
    tempMax: hourly.tempMax,
    pop: hourly.pop,
    rain: hourly.rain,
    windSpeed: hourly.windSpeed,
    windDir: hourly.windDir,
    windDirName: windDirectionName(hourly.windDir),
    humidity: hourly.humidity,
    sunrise: sun ? clubTime(sun.sunrise, zone) : "",
    sunset: sun ? clubTime(sun.sunset, zone) : "",
    playable: isPlayable(hourly, await readLimits(db, clubIdx)),
  };
}

/** C0510; v4 is `lowest/highest` temperature. */
async function readLimits(db: Database, clubIdx: number): Promise<WeatherLimits> {
  const policy = (await readPolicies(db, clubIdx, ["C0510"])).get("C0510");
  const [lowest, highest] = (policy?.value4 ?? "").match(/-?\d+/g) ?? [];
  return {
    rain: policyNumber(policy?.value1, 10),
    snow: policyNumber(policy?.value2, 3),
    gust: policyNumber(policy?.value3, 15),
    lowest: Number(lowest ?? -10),
    highest: Number(highest ?? 40),
  };
}
