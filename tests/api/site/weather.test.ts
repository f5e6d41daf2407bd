import { mockWeather } from "@/lib/club-api/adapters/mock-weather";
import {
  alertSpans,
  isPlayable,
  summarizeDay,
  windDirectionName,
} from "@/lib/club-api/domains/weather/rules";
import type { WeatherPage } from "@/lib/contract/site/weather";
import { clubTime } from "@/lib/shared/time/club-time";
import { sunTimes } from "@/lib/shared/time/sun-times";
import { startTestApi, type TestApi } from "@/tests/support/api";

const mirsol = { lat: 37.3, lon: 127.3, gridX: 64, gridY: 118 };

describe("the widget", () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);

  afterAll(() => api.close());

  // seed 324
  test("tells the present hour with the sun of the day (P18)", async () => {
    const widget = (await api.request("GET", "/weather/widget?clubCode=MS01&lang=ko")).json.data as Record<
      string,
      unknown
    >;
    expect(widget).toMatchObject({
      asOf: "2026-11-23T10:00:00+09:00",
      weatherCode: "10",
      weatherName: "맑음",
    });
    expect(widget).toMatchObject({ sunrise: "07:18", sunset: "17:16", playable: true });
    expect(widget).not.toHaveProperty("gust");
    expect((await api.request("GET", "/weather/widget?lang=ko")).json.data).toEqual(widget);
  });
});

describe("the page", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  afterAll(() => api.close());

  const read = async (query: string) =>
    (await api.request("GET", `/weather?clubCode=MS01${query}`)).json.data as unknown as WeatherPage;

  test("shows 48 hours from the present one and eight days (P19)", async () => {
    const page = await read("");
    expect(page.hourly).toHaveLength(48);
    expect(page.hourly[0]?.at).toBe("2026-11-23T10:00:00+09:00");
    expect(page.now).toEqual(
      (({ playable: _playable, ...now }) => now)(page.hourly[0] ?? { playable: true }),
    );
    expect(page.daily.map((day) => day.date)).toEqual([
      ...["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"],
      ...["2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"],
    ]);
    expect(page.daily[0]?.dayCode).toBe("2");
    expect(page.daily[0]).not.toHaveProperty("midnight");
    expect(page.sun).toMatchObject({ sunrise: "07:18", civilDawn: "06:49", civilDusk: "17:44" });
    expect(page.location).toEqual(mirsol);
    expect(page.source).toBe("MOCK");
  });

  // seed 325
  test("with includeDailyWeatherMidnight begins at midnight and tells each day's 00:00 (A27)", async () => {
    const page = await read("&includeDailyWeatherMidnight=true");
    expect(page.hourly).toHaveLength(48);
    expect(page.hourly[0]?.at).toBe("2026-11-23T00:00:00+09:00");
    const [first] = page.hourly;
    expect(page.daily[0]?.midnight).toEqual({ weatherCode: first?.weatherCode, temp: first?.temp });
    expect(page.daily.every((day) => day.midnight !== undefined)).toBe(true);
  });

  test("tells the widget's low and high", async () => {
    const widget = (await api.request("GET", "/weather/widget")).json.data;
    const [today] = (await read("")).daily;
    expect([today?.tempMin, today?.tempMax]).toEqual([widget.tempMin, widget.tempMax]);
  });
});

describe("the generated weather", () => {
  test("is plausible in every hour of a year", async () => {
    const span = {
      from: new Date("2026-01-01T00:00:00Z"),
      to: new Date("2027-01-01T00:00:00Z"),
      zone: "Asia/Seoul",
    };
    const hours = await mockWeather.readHours(mirsol, span);
    expect(hours).toHaveLength(365 * 24);
    expect(await mockWeather.readHours(mirsol, span)).toEqual(hours);
    for (const weather of hours) {
      expect(weather.temp).toBeGreaterThan(-20);
      expect(weather.temp).toBeLessThan(40);
      expect(weather.gust).toBeGreaterThanOrEqual(weather.windSpeed);
      expect(weather.rain + weather.snow > 0).toBe(/^4/.test(weather.weatherCode));
      expect(weather.windDir).toBeLessThan(360);
    }
  });
});

test("the generated weather turns from hour to hour, at midnight too", async () => {
  const span = {
    from: new Date("2026-01-01T00:00:00Z"),
    to: new Date("2027-01-01T00:00:00Z"),
    zone: "Asia/Seoul",
  };
  const hours = await mockWeather.readHours(mirsol, span);
  const jumps = hours.flatMap((hour, place) => {
    const before = hours[place - 1];
    return before && Math.abs(hour.temp - before.temp) > 2.5
      ? [`${hour.at} ${before.temp} ${hour.temp}`]
      : [];
  });
  expect(jumps).toEqual([]);
});

describe("the sun", () => {
  test.each([
    ["2026-11-23", mirsol, "Asia/Seoul", "07:20", "17:17"],
    ["2026-06-21", { lat: 51.5, lon: -0.13 }, "Europe/London", "04:43", "21:21"],
    ["2026-12-21", { lat: -33.87, lon: 151.21 }, "Australia/Sydney", "05:41", "20:05"],
  ])("rises and sets on %s within two minutes of the almanac", (day, place, zone, sunrise, sunset) => {
    const sun = sunTimes(day, place.lat, place.lon);
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const at = (moment: Date | undefined) => minutes(moment ? clubTime(moment, zone) : "00:00");
    expect(Math.abs(at(sun?.sunrise) - minutes(sunrise))).toBeLessThanOrEqual(2);
    expect(Math.abs(at(sun?.sunset) - minutes(sunset))).toBeLessThanOrEqual(2);
  });

  test("does not rise in the polar night", () => {
    expect(sunTimes("2026-12-21", 78, 15)).toBeNull();
  });
});

test.each([
  [0, "N"],
  [11.2, "N"],
  [11.3, "NNE"],
  [310, "NW"],
  [349, "N"],
])("wind from %d degrees is %s", (degrees, name) => {
  expect(windDirectionName(degrees)).toBe(name);
});

test.each([
  [{ rain: 9.9 }, true],
  [{ rain: 10 }, false],
  [{ snow: 3 }, false],
  [{ gust: 15 }, false],
  [{ temp: -10 }, false],
  [{ temp: 40 }, false],
])("golf with %o is played: %s", (change, expected) => {
  const limits = { rain: 10, snow: 3, gust: 15, lowest: -10, highest: 40 };
  expect(isPlayable({ rain: 0, snow: 0, gust: 3, temp: 12, ...change }, limits)).toBe(expected);
});

describe("thresholds", () => {
  const limits = { rain: 10, snow: 3, gust: 15, lowest: -10, highest: 40 };
  const hourAt = (at: string, change: object) => ({
    at,
    weatherCode: "10",
    temp: 12,
    pop: 0,
    rain: 0,
    snow: 0,
    windSpeed: 2,
    gust: 3,
    ...change,
  });

  test("hours in a row make one alert with the worst value", () => {
    const hours = [
      hourAt("2026-07-01T00:00:00.000Z", { rain: 12 }),
      hourAt("2026-07-01T01:00:00.000Z", { rain: 30, gust: 16 }),
      hourAt("2026-07-01T02:00:00.000Z", {}),
      hourAt("2026-07-01T03:00:00.000Z", { rain: 11 }),
    ];
    expect(alertSpans(hours, limits)).toEqual([
      { type: "RAIN", from: "2026-07-01T00:00:00.000Z", to: "2026-07-01T02:00:00.000Z", value: 30 },
      { type: "GUST", from: "2026-07-01T01:00:00.000Z", to: "2026-07-01T02:00:00.000Z", value: 16 },
      { type: "RAIN", from: "2026-07-01T03:00:00.000Z", to: "2026-07-01T04:00:00.000Z", value: 11 },
    ]);
  });

  test("a day is told by its worst morning and afternoon", () => {
    const day = summarizeDay([
      { ...hourAt("", { weatherCode: "20", temp: 3, pop: 10 }), hour: 0 },
      { ...hourAt("", { weatherCode: "40", temp: 5, rain: 1.1, pop: 60 }), hour: 9 },
      { ...hourAt("", { weatherCode: "10", temp: 9, rain: 0.2, windSpeed: 6 }), hour: 13 },
    ]);
    expect(day).toEqual({
      amCode: "40",
      pmCode: "10",
      tempMin: 3,
      tempMax: 9,
      popAm: 60,
      popPm: 0,
      rainSum: 1.3,
      snowSum: 0,
      windMax: 6,
    });
  });
});
