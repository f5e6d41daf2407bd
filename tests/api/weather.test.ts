import { mockWeather } from "@/lib/club-api/adapters/mock-weather";
import { isPlayable, sunTimes, windDirectionName } from "@/lib/club-api/domains/weather/rules";
import { clubTime } from "@/lib/shared/club-time";
import { startTestApi, type TestApi } from "@/tests/support/api";

const mirsol = { lat: 37.3, lon: 127.3 };

describe("the widget", () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);

  afterAll(() => api.close());

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

describe("the generated weather", () => {
  test("is plausible in every hour of a year", async () => {
    for (let day = 0; day < 365; day += 5) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      for (const hour of [0, 7, 13, 21]) {
        const weather = await mockWeather.readHour(mirsol, date, hour);
        expect(weather.temp).toBeGreaterThanOrEqual(weather.tempMin);
        expect(weather.temp).toBeLessThanOrEqual(weather.tempMax);
        expect(weather.gust).toBeGreaterThanOrEqual(weather.windSpeed);
        const isWet = /^4/.test(weather.weatherCode);
        expect(weather.rain + weather.snow > 0).toBe(isWet);
        expect(weather.windDir).toBeLessThan(360);
      }
    }
  });
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
