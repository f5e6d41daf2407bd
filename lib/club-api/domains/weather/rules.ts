import { weatherKind } from "@/lib/contract/code-values/weather";

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
