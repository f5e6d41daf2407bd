import { z } from "zod";
import { weatherKind } from "@/lib/contract/code-values/weather";
import type { HourWeather, WeatherLocation, WeatherSource } from "./weather";
import { feelsLike, fetchJson, hoursOf, oneDecimal } from "./weather";

const cacheMs = 30 * 60_000;
const hourMs = 3_600_000;
/** The agency's days and hours are Korean, wherever the club lies. */
const koreanOffsetMs = 9 * hourMs;
/** Issued every third hour from 02:00, to be had ten minutes later. */
const issueHours = [2, 5, 8, 11, 14, 17, 20, 23];
const issueDelayMs = 10 * 60_000;
/** More values than one issue has: about 14 for each of its hours. */
const rowsPerCall = 2_000;

const item = z.object({
  category: z.string(),
  fcstDate: z.string().regex(/^\d{8}$/),
  fcstTime: z.string().regex(/^\d{4}$/),
  fcstValue: z.coerce.string(),
});
const answerSchema = z.object({
  response: z.object({
    header: z.object({ resultCode: z.string() }),
    body: z.object({ items: z.object({ item: z.array(item) }) }).optional(),
  }),
});

type Values = Map<string, string>;

/**
 * The short-term forecast of the Korea Meteorological Administration (`getVilageFcst`), about four days; `now` tells
 * which issue is out. The last issue of yesterday is read too, for the hours of today that have passed.
 */
export function kmaWeather(base: string, serviceKey: string, now: () => Date): WeatherSource {
  return {
    name: "KMA",
    cacheMs,
    async readHours(place, { from, to }) {
      const latest = latestIssue(now());
      const lateYesterday = issueOfEvening(from);
      const hours = new Map<number, Values>();
      for (const issue of lateYesterday < latest ? [lateYesterday, latest] : [latest]) {
        for (const one of await readIssue(base, serviceKey, issue, place)) {
          const at = momentOf(one.fcstDate, one.fcstTime);
          const values = hours.get(at) ?? new Map<string, string>();
          hours.set(at, values.set(one.category, one.fcstValue));
        }
      }
      return hoursOf(from, to).flatMap((at) => hourOf(at, hours.get(at.getTime())) ?? []);
    },
  };
}

async function readIssue(base: string, serviceKey: string, issue: Date, place: WeatherLocation) {
  const korean = new Date(issue.getTime() + koreanOffsetMs).toISOString();
  const url = new URL("getVilageFcst", base.endsWith("/") ? base : `${base}/`);
  url.search = new URLSearchParams({
    serviceKey,
    dataType: "JSON",
    pageNo: "1",
    numOfRows: String(rowsPerCall),
    base_date: korean.slice(0, 10).replaceAll("-", ""),
    base_time: korean.slice(11, 16).replace(":", ""),
    nx: String(place.gridX),
    ny: String(place.gridY),
  }).toString();
  const { response } = await fetchJson(url, answerSchema);
  if (response.header.resultCode !== "00" || !response.body) {
    throw new Error(`The weather service answered ${response.header.resultCode.slice(0, 10)}.`);
  }
  return response.body.items.item;
}

/** The latest issue that is out. */
function latestIssue(now: Date): Date {
  const korean = now.getTime() + koreanOffsetMs - issueDelayMs;
  const day = Math.floor(korean / (24 * hourMs)) * 24 * hourMs;
  const hour = issueHours.findLast((one) => day + one * hourMs <= korean) ?? -1;
  return new Date(day + hour * hourMs - koreanOffsetMs);
}

/** 23:00 of the Korean day before a moment: that issue begins with the day's first hour. */
function issueOfEvening(moment: Date): Date {
  const korean = moment.getTime() + koreanOffsetMs;
  return new Date(Math.floor(korean / (24 * hourMs)) * 24 * hourMs - hourMs - koreanOffsetMs);
}

function momentOf(date: string, time: string): number {
  const [year, month, day] = [date.slice(0, 4), date.slice(4, 6), date.slice(6, 8)].map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, Number(time.slice(0, 2))) - koreanOffsetMs;
}

/** Null for an hour that the issue does not hold whole. Gusts are not forecast: the wind itself stands for them. */
function hourOf(at: Date, values: Values | undefined): HourWeather | null {
  const [temp, windSpeed] = [numberOf(values?.get("TMP")), numberOf(values?.get("WSD"))];
  if (!values || temp === null || windSpeed === null) return null;
  return {
    at: at.toISOString(),
    weatherCode: weatherCode(values.get("PTY"), values.get("SKY")),
    temp,
    feelsLike: feelsLike(temp, windSpeed),
    pop: numberOf(values.get("POP")) ?? 0,
    rain: amountOf(values.get("PCP")),
    snow: amountOf(values.get("SNO")),
    windSpeed,
    gust: windSpeed,
    windDir: (numberOf(values.get("VEC")) ?? 0) % 360,
    humidity: numberOf(values.get("REH")) ?? 0,
  };
}

/** Numbers at or beyond ±900 mean a missing value. */
function numberOf(text: string | undefined): number | null {
  const value = Number(text?.trim() || Number.NaN);
  return Number.isFinite(value) && Math.abs(value) < 900 ? oneDecimal(value) : null;
}

/** `강수없음`, `1mm 미만` (half of it), `2.5mm`, `30.0~50.0mm` (the lower), `50.0mm 이상`, or a bare number. */
function amountOf(text: string | undefined): number {
  const found = /\d+(\.\d+)?/.exec(text ?? "")?.[0];
  if (found === undefined) return 0;
  return oneDecimal(Number(found) / (text?.includes("미만") ? 2 : 1));
}

const byPrecipitation: Readonly<Record<string, string>> = {
  "1": weatherKind.rain,
  "2": weatherKind.rainOrSnow,
  "3": weatherKind.snow,
  "4": weatherKind.shower,
  "5": weatherKind.drizzle,
  "6": weatherKind.drizzleOrFlurry,
  "7": weatherKind.flurry,
};
const bySky: Readonly<Record<string, string>> = {
  "1": weatherKind.clear,
  "3": weatherKind.mostlyCloudy,
  "4": weatherKind.cloudy,
};

/** C1240 by the map of domain.md 9.5. */
function weatherCode(precipitation: string | undefined, sky: string | undefined): string {
  return byPrecipitation[precipitation ?? ""] ?? bySky[sky ?? ""] ?? weatherKind.cloudy;
}
