const radians = Math.PI / 180;
/** The sun's centre at sunrise: refraction and the sun's radius (NOAA). */
const horizonDegrees = 90.833;
/** The sun's centre at the begin and end of civil twilight. */
export const civilDegrees = 96;

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
