import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { kmaWeather } from "@/lib/club-api/adapters/kma-weather";
import { openMeteo } from "@/lib/club-api/adapters/open-meteo";
import type { WeatherSource } from "@/lib/club-api/adapters/weather";
import { startTestApi, type TestApi } from "../../support/api";

const mirsol = { lat: 37.3, lon: 127.3, gridX: 64, gridY: 118 };
const span = {
  from: new Date("2026-11-22T15:00:00Z"),
  to: new Date("2026-11-23T15:00:00Z"),
  zone: "Asia/Seoul",
};

type Reply = { status?: number; body: unknown; delayMs?: number };
let server: Server;
let base: string;
let asked: URL[] = [];
let reply: (url: URL) => Reply;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? "", base);
    asked.push(url);
    const { status = 200, body, delayMs = 0 } = reply(url);
    setTimeout(() => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The answer of api.open-meteo.com to an hourly question in unix time. */
function openMeteoAnswer(url: URL) {
  const first = Date.parse(`${url.searchParams.get("start_date")}T00:00:00Z`) / 1000;
  const end = Date.parse(`${url.searchParams.get("end_date")}T00:00:00Z`) / 1000 + 86_400;
  const time = Array.from({ length: (end - first) / 3600 }, (_, hour) => first + hour * 3600);
  const all = (value: number) => time.map(() => value);
  return {
    latitude: 37.3,
    longitude: 127.3,
    generationtime_ms: 0.1,
    utc_offset_seconds: 0,
    timezone: "GMT",
    hourly_units: { time: "unixtime", temperature_2m: "°C", rain: "mm", wind_speed_10m: "m/s" },
    hourly: {
      time,
      temperature_2m: time.map((_, hour) => hour / 10),
      apparent_temperature: all(-2.34),
      relative_humidity_2m: all(61),
      precipitation_probability: all(35),
      rain: all(0.4),
      showers: all(0.3),
      snowfall: all(0),
      weather_code: time.map((_, hour) => (hour === 15 ? 61 : 95)),
      wind_speed_10m: all(3.21),
      wind_direction_10m: all(360),
      wind_gusts_10m: all(8.8),
    },
  };
}

describe("Open-Meteo", () => {
  test("gives the hours of the span in our units and codes", async () => {
    reply = (url) => ({ body: openMeteoAnswer(url) });
    const hours = await openMeteo(base).readHours(mirsol, span);
    expect(hours).toHaveLength(24);
    expect(hours[0]).toEqual({
      at: "2026-11-22T15:00:00.000Z",
      weatherCode: "40",
      temp: 1.5,
      feelsLike: -2.3,
      pop: 35,
      rain: 0.7,
      snow: 0,
      windSpeed: 3.2,
      gust: 8.8,
      windDir: 0,
      humidity: 61,
    });
    expect(hours[1]?.weatherCode).toBe("60");
    const [url] = asked;
    expect(url?.pathname).toBe("/v1/forecast");
    expect(url?.searchParams.get("wind_speed_unit")).toBe("ms");
  });

  test("hours past the reach of the model are left out", async () => {
    reply = (url) => {
      const body = openMeteoAnswer(url);
      return {
        body: { ...body, hourly: { ...body.hourly, temperature_2m: body.hourly.time.map(() => null) } },
      };
    };
    expect(await openMeteo(base).readHours(mirsol, span)).toEqual([]);
  });

  test.each([
    ["an error", { status: 500, body: { error: true, reason: "boom" } }],
    ["another shape", { body: { hourly: { time: "soon" } } }],
    ["no JSON", { body: "<html>" }],
    ["an empty answer", { body: {} }],
  ])("%s is a fault, not weather", async (_name, fault) => {
    reply = () => fault;
    await expect(openMeteo(base).readHours(mirsol, span)).rejects.toThrow();
  });
});

/** The answer of the agency's getVilageFcst: hours from one after the issue on. */
function kmaAnswer(url: URL, values: Record<string, string>) {
  const day = url.searchParams.get("base_date") ?? "";
  const hour = Number(url.searchParams.get("base_time")?.slice(0, 2));
  const from = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)), hour + 1);
  const item = Array.from({ length: 30 }, (_, step) => {
    const at = new Date(from + step * 3_600_000).toISOString();
    return Object.entries(values).map(([category, fcstValue]) => ({
      baseDate: day,
      baseTime: url.searchParams.get("base_time"),
      category,
      fcstDate: at.slice(0, 10).replaceAll("-", ""),
      fcstTime: `${at.slice(11, 13)}00`,
      fcstValue,
      nx: 64,
      ny: 118,
    }));
  }).flat();
  return {
    response: {
      header: { resultCode: "00", resultMsg: "NORMAL_SERVICE" },
      body: { dataType: "JSON", items: { item }, pageNo: 1, numOfRows: 2000, totalCount: item.length },
    },
  };
}

const clear = {
  TMP: "6",
  UUU: "1.1",
  VVV: "0.3",
  VEC: "310",
  WSD: "1.8",
  SKY: "1",
  PTY: "0",
  POP: "0",
  WAV: "-999",
  PCP: "강수없음",
  REH: "52",
  SNO: "적설없음",
};

describe("KMA", () => {
  const at = (time: string) => kmaWeather(base, "key+with/signs==", () => new Date(time));

  test("joins yesterday's last issue and the newest one that is out", async () => {
    reply = (url) => ({
      body: kmaAnswer(url, { ...clear, TMP: url.searchParams.get("base_time") === "0800" ? "9" : "3" }),
    });
    const hours = await at("2026-11-23T10:00:00+09:00").readHours(mirsol, span);
    expect(
      asked.map((url) => `${url.searchParams.get("base_date")} ${url.searchParams.get("base_time")}`),
    ).toEqual(["20261122 2300", "20261123 0800"]);
    expect(asked[0]?.searchParams.get("serviceKey")).toBe("key+with/signs==");
    expect([asked[0]?.searchParams.get("nx"), asked[0]?.searchParams.get("ny")]).toEqual(["64", "118"]);
    expect(hours).toHaveLength(24);
    expect([hours[0]?.temp, hours[8]?.temp, hours[9]?.temp]).toEqual([3, 3, 9]);
    expect(hours[0]).toMatchObject({ weatherCode: "10", rain: 0, snow: 0, windDir: 310, humidity: 52 });
  });

  test("an issue counts ten minutes after its hour, before 02:10 yesterday's last", async () => {
    reply = (url) => ({ body: kmaAnswer(url, clear) });
    await at("2026-11-23T11:09:00+09:00").readHours(mirsol, span);
    expect(asked.at(-1)?.searchParams.get("base_time")).toBe("0800");
    asked = [];
    await at("2026-11-23T01:00:00+09:00").readHours(mirsol, span);
    expect(asked.map((url) => url.searchParams.get("base_time"))).toEqual(["2300"]);
  });

  test.each([
    [
      { PTY: "1", PCP: "30.0~50.0mm" },
      { weatherCode: "40", rain: 30 },
    ],
    [
      { PTY: "1", PCP: "1mm 미만" },
      { weatherCode: "40", rain: 0.5 },
    ],
    [
      { PTY: "2", PCP: "50.0mm 이상" },
      { weatherCode: "41", rain: 50 },
    ],
    [
      { PTY: "3", SNO: "2.5cm" },
      { weatherCode: "42", snow: 2.5 },
    ],
    [{ PTY: "4" }, { weatherCode: "50" }],
    [{ PTY: "5" }, { weatherCode: "43" }],
    [{ PTY: "6" }, { weatherCode: "44" }],
    [{ PTY: "7" }, { weatherCode: "45" }],
    [{ SKY: "3" }, { weatherCode: "20" }],
    [{ SKY: "4" }, { weatherCode: "30" }],
  ])("%o is %o (9.5)", async (values, expected) => {
    reply = (url) => ({ body: kmaAnswer(url, { ...clear, ...values }) });
    const [first] = await at("2026-11-23T10:00:00+09:00").readHours(mirsol, span);
    expect(first).toMatchObject(expected);
  });

  test.each([
    ["a refused key", { body: { response: { header: { resultCode: "30", resultMsg: "SERVICE KEY" } } } }],
    ["the gateway's XML", { body: "<OpenAPI_ServiceResponse/>" }],
    ["an error", { status: 503, body: "" }],
  ])("%s is a fault, not weather", async (_name, fault) => {
    reply = () => fault;
    await expect(at("2026-11-23T10:00:00+09:00").readHours(mirsol, span)).rejects.toThrow();
  });
});

describe("kept weather", () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  }, 60_000);
  afterEach(() => api.close());
  const use = (source: WeatherSource) => {
    api.deps.weather = source;
    api.restart();
  };
  const widget = () => api.request("GET", "/weather/widget");
  const minutes = 60_000;

  test("the source is asked once while its answer is fresh, however many ask", async () => {
    reply = (url) => ({ body: openMeteoAnswer(url) });
    use(openMeteo(base));
    await Promise.all([widget(), widget(), widget()]);
    expect((await widget()).json.data.asOf).toBe("2026-11-23T10:00:00+09:00");
    expect(asked).toHaveLength(1);
    api.pass(31 * minutes);
    await widget();
    expect(asked).toHaveLength(2);
  });

  test("when the source fails the old answer is shown with its time", async () => {
    reply = (url) => ({ body: openMeteoAnswer(url) });
    use(openMeteo(base));
    await widget();
    reply = () => ({ status: 500, body: "" });
    api.pass(90 * minutes);
    const answer = await widget();
    expect([answer.status, answer.json.data.asOf]).toEqual([200, "2026-11-23T10:00:00+09:00"]);
    await widget();
    expect(asked).toHaveLength(2);
    expect(api.logs.join("")).toContain("the weather source failed");
  });

  test("with nothing kept a fault is 503, and no key is logged", async () => {
    reply = () => ({ status: 500, body: "" });
    use(kmaWeather(base, "secret-key", () => api.clock.now()));
    const answer = await widget();
    expect([answer.status, answer.json.fail?.code]).toEqual([503, 9503]);
    expect(api.logs.join("")).not.toContain("secret-key");
  });

  test("an answer too late is a fault", async () => {
    reply = (url) => ({ body: openMeteoAnswer(url), delayMs: 6_000 });
    use(openMeteo(base));
    expect((await widget()).status).toBe(503);
  }, 15_000);
});
