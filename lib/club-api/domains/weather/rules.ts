const radians = Math.PI / 180;
/** The sun's centre at sunrise: refraction and the sun's radius (NOAA). */
const horizonDegrees = 90.833;

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

/**
 * Sunrise and sunset of a day (`yyyy-MM-dd`) at a place, by the NOAA formulas; good to about a minute. Null where
 * the sun does not rise or set that day.
 */
export function sunTimes(day: string, lat: number, lon: number): { sunrise: Date; sunset: Date } | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The sun's place is taken at the local noon of the day, so that a zone far from UTC has the right day.
  const noon = midnight + (12 - lon / 15) * 3_600_000;
  const { declination, equationMinutes } = sunAt(noon);
  const cosine =
    Math.cos(horizonDegrees * radians) / (Math.cos(lat * radians) * Math.cos(declination)) -
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
