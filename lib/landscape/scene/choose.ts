import { weatherKind } from "@/lib/contract/code-values/weather";
import type { LandscapeSet, Light, Season, Weather } from "@/lib/landscape/address";

type LandscapeMoment = {
  now: Date;
  /** IANA zone of the club */
  zone: string;
  lat: number;
  lon: number;
  /** club local `HH:mm`; without them they are reckoned from the place */
  sunrise?: string;
  sunset?: string;
  /** C1240 */
  weatherCode: string;
  /** 1..12; without it, the club's own month of `now` */
  month?: number;
};

type Window = readonly [fromMinutes: number, toMinutes: number];

const dawnWindow: Window = [-40, 80];
const duskWindow: Window = [-90, 35];

/** Clubs may add codes; one that is not here counts as clear. */
const weatherByCode: Partial<Record<string, Weather>> = {
  [weatherKind.clear]: "clear",
  [weatherKind.mostlyCloudy]: "clear",
  [weatherKind.cloudy]: "cloud",
  [weatherKind.rain]: "rain",
  [weatherKind.rainOrSnow]: "rain",
  [weatherKind.snow]: "snow",
  [weatherKind.drizzle]: "rain",
  [weatherKind.drizzleOrFlurry]: "rain",
  [weatherKind.flurry]: "snow",
  [weatherKind.shower]: "rain",
  [weatherKind.thunderstorm]: "rain",
  [weatherKind.fog]: "fog",
  [weatherKind.strongWind]: "clear",
  [weatherKind.dust]: "cloud",
};

/** The picture for a moment at the club: a handful of sets, so that pages stay the same for everyone. */
export function chooseLandscape(moment: LandscapeMoment): LandscapeSet {
  return {
    light: chooseLight(moment),
    weather: weatherByCode[moment.weatherCode] ?? "clear",
    season: chooseSeason(moment.month ?? localMonth(moment.now, moment.zone)),
  };
}

/** Korean turf is straw gold from November to March; greens stay green. */
function chooseSeason(month: number): Season {
  return month >= 11 || month <= 3 ? "straw" : "green";
}

function chooseLight(moment: LandscapeMoment): Light {
  const minute = localMinute(moment.now, moment.zone);
  const sun = sunMinutes(moment, minute);
  if (sun === "alwaysUp") return "noon";
  if (sun === "alwaysDown") return "night";
  const [sunrise, sunset] = sun;
  if (isWithin(minute - sunrise, dawnWindow)) return "dawn";
  if (isWithin(minute - sunset, duskWindow)) return "dusk";
  return minute > sunrise && minute < sunset ? "noon" : "night";
}

function isWithin(minutes: number, [from, to]: Window): boolean {
  return minutes >= from && minutes <= to;
}

type SunMinutes = readonly [sunrise: number, sunset: number] | "alwaysUp" | "alwaysDown";

function sunMinutes({ now, zone, lat, lon, sunrise, sunset }: LandscapeMoment, minute: number): SunMinutes {
  const given = [clockMinute(sunrise), clockMinute(sunset)] as const;
  const [givenRise, givenSet] = given;
  if (givenRise !== null && givenSet !== null) return [givenRise, givenSet];
  const localNoon = new Date(now.getTime() + (720 - minute) * 60_000);
  const times = sunTimes(localNoon, lat, lon);
  if (times.kind !== "rises") return times.kind;
  return [localMinute(times.sunrise, zone), localMinute(times.sunset, zone)];
}

function clockMinute(text: string | undefined): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? "");
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

function localMinute(moment: Date, zone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return clockMinute(format.format(moment)) ?? 0;
}

function localMonth(moment: Date, zone: string): number {
  return Number(new Intl.DateTimeFormat("en-GB", { timeZone: zone, month: "numeric" }).format(moment));
}

const degrees = Math.PI / 180;
const dayMilliseconds = 86_400_000;
/** 2000-01-01T12:00Z, from which astronomers count days. */
const epoch2000 = Date.UTC(2000, 0, 1, 12);
/** The upper edge of the sun on the horizon, with refraction. */
const horizonDegrees = -0.833;

type SunTimes =
  | { kind: "rises"; sunrise: Date; sunset: Date }
  | { kind: "alwaysUp" }
  | { kind: "alwaysDown" };

/** Sunrise and sunset of the solar day round `noonish`, to about two minutes; degrees, east and north positive. */
function sunTimes(noonish: Date, lat: number, lon: number): SunTimes {
  const day = Math.round((noonish.getTime() - epoch2000) / dayMilliseconds + lon / 360);
  const meanNoon = day - lon / 360;
  const anomaly = (357.5291 + 0.98560028 * meanNoon) * degrees;
  const center = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) + 0.0003 * Math.sin(3 * anomaly);
  const longitude = anomaly + (center + 180 + 102.9372) * degrees;
  const transit = meanNoon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * longitude);
  const declination = Math.asin(Math.sin(longitude) * Math.sin(23.44 * degrees));
  const cosHour =
    (Math.sin(horizonDegrees * degrees) - Math.sin(lat * degrees) * Math.sin(declination)) /
    (Math.cos(lat * degrees) * Math.cos(declination));
  if (cosHour < -1) return { kind: "alwaysUp" };
  if (cosHour > 1) return { kind: "alwaysDown" };
  const half = Math.acos(cosHour) / (2 * Math.PI);
  const at = (days: number) => new Date(epoch2000 + days * dayMilliseconds);
  return { kind: "rises", sunrise: at(transit - half), sunset: at(transit + half) };
}
