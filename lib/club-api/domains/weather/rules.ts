import { weatherKind } from "@/lib/contract/code-values/weather";

const radians = Math.PI / 180;
/** The sun's centre at sunrise: refraction and the sun's radius (NOAA). */
const horizonDegrees = 90.833;
/** The sun's centre at the begin and end of civil twilight. */
export const civilDegrees = 96;

/** C0510: rain mm/h, snow cm, gust m/s; the temperature must lie between the two. */
export type WeatherLimits = {
  rain: number;
  snow: number;
  gust: number;
  lowest: number;
  highest: number;
};

/** Whether golf is played in this weather (domain.md 9.5). */
export function isPlayable(
  weather: { rain: number; snow: number; gust: number; temp: number },
  limits: WeatherLimits,
): boolean {
  return (
    weather.rain < limits.rain &&
    weather.snow < limits.snow &&
    weather.gust < limits.gust &&
    weather.temp > limits.lowest &&
    weather.temp < limits.highest
  );
}

const windNames = [
  ...["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE"],
  ...["S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"],
] as const;

/** One of 16 points for degrees from north. */
export function windDirectionName(degrees: number): string {
  return windNames[Math.round((((degrees % 360) + 360) % 360) / 22.5) % 16] ?? "N";
}

export type SunTimes = { sunrise: Date; sunset: Date };

/**
 * Sunrise and sunset of a day (`yyyy-MM-dd`) at a place, by the NOAA formulas; good to about a minute. Null where
 * the sun does not rise or set that day. With `civilDegrees` the begin and
 * end of civil twilight.
 */
export function sunTimes(
  day: string,
  lat: number,
  lon: number,
  zenithDegrees: number = horizonDegrees,
): SunTimes | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The sun's place is taken at the local noon of the day, so that a zone far from UTC has the right day.
  const noon = midnight + (12 - lon / 15) * 3_600_000;
  const { declination, equationMinutes } = sunAt(noon);
  const cosine =
    Math.cos(zenithDegrees * radians) / (Math.cos(lat * radians) * Math.cos(declination)) -
    Math.tan(lat * radians) * Math.tan(declination);
  if (cosine < -1 || cosine > 1) return null;
  const halfDayMinutes = (Math.acos(cosine) / radians) * 4;
  const transit = midnight + (720 - 4 * lon - equationMinutes) * 60_000;
  return {
    sunrise: new Date(transit - halfDayMinutes * 60_000),
    sunset: new Date(transit + halfDayMinutes * 60_000),
  };
}

/** The sun's declination (radians) and the equation of time (minutes) at a moment (NOAA). */
function sunAt(time: number): { declination: number; equationMinutes: number } {
  const century = (time / 86_400_000 + 2_440_587.5 - 2_451_545) / 36_525;
  const meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)) * radians;
  const anomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)) * radians;
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    (Math.sin(anomaly) * (1.914602 - century * 0.004817) + Math.sin(2 * anomaly) * 0.019993) * radians;
  const node = (125.04 - 1934.136 * century) * radians;
  const longitude = meanLongitude + centre - (0.00569 + 0.00478 * Math.sin(node)) * radians;
  const obliquity = (23.4392911 - 0.0130042 * century + 0.00256 * Math.cos(node)) * radians;
  const half = Math.tan(obliquity / 2) ** 2;
  const equation =
    half * Math.sin(2 * meanLongitude) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * half * Math.sin(anomaly) * Math.cos(2 * meanLongitude) -
    0.5 * half ** 2 * Math.sin(4 * meanLongitude) -
    1.25 * eccentricity ** 2 * Math.sin(2 * anomaly);
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    equationMinutes: (equation / radians) * 4,
  };
}

type Hour = {
  weatherCode: string;
  temp: number;
  pop: number;
  rain: number;
  snow: number;
  windSpeed: number;
  gust: number;
};

/** From the mildest to what keeps players away most. */
const severity: readonly string[] = [
  weatherKind.clear,
  weatherKind.mostlyCloudy,
  weatherKind.cloudy,
  weatherKind.fog,
  weatherKind.dust,
  weatherKind.strongWind,
  weatherKind.drizzle,
  weatherKind.drizzleOrFlurry,
  weatherKind.flurry,
  weatherKind.rain,
  weatherKind.rainOrSnow,
  weatherKind.snow,
  weatherKind.shower,
  weatherKind.thunderstorm,
];

/** The weather that tells most about some hours; empty for none. */
export function worstCode(hours: readonly { weatherCode: string }[]): string {
  const ranks = hours.map(({ weatherCode }) => severity.indexOf(weatherCode));
  return hours[ranks.indexOf(Math.max(...ranks))]?.weatherCode ?? "";
}

/** Sums up the hours of one club day; the first twelve are the morning. */
export function summarizeDay(hours: readonly (Hour & { hour: number })[]) {
  const morning = hours.filter(({ hour }) => hour < 12);
  const afternoon = hours.filter(({ hour }) => hour >= 12);
  const most = (list: readonly Hour[], field: "pop" | "windSpeed" | "temp") =>
    list.length === 0 ? 0 : Math.max(...list.map((hour) => hour[field]));
  const sum = (field: "rain" | "snow") =>
    Math.round(hours.reduce((total, hour) => total + hour[field], 0) * 10) / 10;
  return {
    amCode: worstCode(morning.length > 0 ? morning : afternoon),
    pmCode: worstCode(afternoon.length > 0 ? afternoon : morning),
    tempMin: Math.min(...hours.map(({ temp }) => temp)),
    tempMax: most(hours, "temp"),
    popAm: most(morning, "pop"),
    popPm: most(afternoon, "pop"),
    rainSum: sum("rain"),
    snowSum: sum("snow"),
    windMax: most(hours, "windSpeed"),
  };
}

export type AlertType = "RAIN" | "SNOW" | "GUST" | "COLD" | "HEAT";

/** The weather values that make an hour unplayable (C0510). */
export function hourAlerts(hour: Hour, limits: WeatherLimits): { type: AlertType; value: number }[] {
  const all: [AlertType, number, boolean][] = [
    ["RAIN", hour.rain, hour.rain >= limits.rain],
    ["SNOW", hour.snow, hour.snow >= limits.snow],
    ["GUST", hour.gust, hour.gust >= limits.gust],
    ["COLD", hour.temp, hour.temp <= limits.lowest],
    ["HEAT", hour.temp, hour.temp >= limits.highest],
  ];
  return all.flatMap(([type, value, isOver]) => (isOver ? [{ type, value }] : []));
}

export type Alert = { type: AlertType; from: string; to: string; value: number };

/** Spans in which hours in a row pass a threshold, each with its worst value. `at` is the begin of an hour, ISO 8601. */
export function alertSpans(hours: readonly (Hour & { at: string })[], limits: WeatherLimits): Alert[] {
  const hourMs = 3_600_000;
  const spans: Alert[] = [];
  for (const hour of hours) {
    for (const { type, value } of hourAlerts(hour, limits)) {
      const to = new Date(Date.parse(hour.at) + hourMs).toISOString();
      const open = spans.find((span) => span.type === type && Date.parse(span.to) === Date.parse(hour.at));
      if (!open) spans.push({ type, from: hour.at, to, value });
      else
        Object.assign(open, {
          to,
          value: type === "COLD" ? Math.min(open.value, value) : Math.max(open.value, value),
        });
    }
  }
  return spans;
}
