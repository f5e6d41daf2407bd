const degrees = Math.PI / 180;
const dayMilliseconds = 86_400_000;
/** 2000-01-01T12:00Z, from which astronomers count days. */
const epoch2000 = Date.UTC(2000, 0, 1, 12);
/** The upper edge of the sun on the horizon, with refraction. */
const horizonDegrees = -0.833;

export type SunTimes =
  | { kind: "rises"; sunrise: Date; sunset: Date }
  | { kind: "alwaysUp" }
  | { kind: "alwaysDown" };

/** Sunrise and sunset of the solar day round `noonish`, to about two minutes; degrees, east and north positive. */
export function sunTimes(noonish: Date, lat: number, lon: number): SunTimes {
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
