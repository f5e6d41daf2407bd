import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HolidaySourceError, publicHolidays } from "@/lib/club-api/adapters/holidays";
import { createApp } from "@/lib/club-api/http/app";
import { readEnv } from "@/lib/club-api/platform/env";
import { StartError } from "@/lib/club-api/platform/failure";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { startTestApi, type TestApi } from "@/tests/support/api";

let api: TestApi;
let stub: Server;
let url = "";
let asked: URL[] = [];
let answer: { status: number; body: string };

const item = (locdate: string, dateName: string, isHoliday = "Y") => ({
  dateKind: "01",
  dateName,
  isHoliday,
  locdate: Number(locdate),
  seq: 1,
});
const jsonAnswer = (items: unknown) =>
  JSON.stringify({
    response: { header: { resultCode: "00", resultMsg: "NORMAL SERVICE." }, body: { items } },
  });
const xmlItem = (locdate: string, dateName: string) =>
  `<item><dateKind>01</dateKind><dateName>${dateName}</dateName><isHoliday>Y</isHoliday><locdate>${locdate}</locdate><seq>1</seq></item>`;
const xmlAnswer = (code: string, items: string) =>
  `<?xml version="1.0"?><response><header><resultCode>${code}</resultCode></header><body><items>${items}</items></body></response>`;

beforeAll(async () => {
  stub = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://stub"));
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((ready) => stub.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(stub.address() as AddressInfo).port}/getRestDeInfo`;
  api = await startTestApi();
}, 120_000);
beforeEach(async () => {
  await api.reset();
  asked = [];
  answer = { status: 200, body: jsonAnswer("") };
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => stub.close(done));
});

const source = () => publicHolidays({ url, key: "secret+key==" });
const admin = async () => (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
const call = async (method: string, path: string, body?: unknown) =>
  api.request(method, path, { token: await admin(), ...(body === undefined ? {} : { body }) });
const listed = async (year: number) =>
  (await call("GET", `/ops/holidays?year=${year}`)).json.data as unknown as StaffHoliday[];

async function importYear(year: number) {
  const app = createApp({ ...api.deps, holidaySource: source() });
  const response = await app.request(
    "http://club-api.test/hp/api/ops/holidays/import",
    {
      method: "POST",
      headers: { authorization: `Bearer ${await admin()}`, "content-type": "application/json" },
      body: JSON.stringify({ year }),
    },
    { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
  );
  return (await response.json()) as { result: boolean; data: unknown; fail?: { code: number } };
}

describe("the public list", () => {
  test.each([
    [
      "JSON, several",
      () => jsonAnswer({ item: [item("20280101", "1월1일"), item("20280301", "삼일절")] }),
      ["2028-01-01", "2028-03-01"],
    ],
    ["JSON, one", () => jsonAnswer({ item: item("20280101", "1월1일") }), ["2028-01-01"]],
    ["JSON, none", () => jsonAnswer(""), []],
    ["XML", () => xmlAnswer("00", xmlItem("20280101", "A &amp; B")), ["2028-01-01"]],
  ])("is read: %s", async (_name, body, dates) => {
    answer = { status: 200, body: body() };
    expect((await source().readYear(2028)).map((day) => day.date)).toEqual(dates);
    expect(asked[0]?.searchParams.get("ServiceKey")).toBe("secret+key==");
    expect(asked[0]?.searchParams.get("solYear")).toBe("2028");
  });

  test.each([
    ["a refusal with HTTP 200", 200, () => xmlAnswer("30", "")],
    ["a server fault", 500, () => ""],
    ["no JSON", 200, () => "{"],
    ["a day that is none", 200, () => jsonAnswer({ item: item("20280230", "x") })],
    ["too much", 200, () => `{"x":"${"x".repeat(1_100_000)}"}`],
  ])("is not believed: %s", async (_name, status, body) => {
    answer = { status, body: body() };
    const failure = await source()
      .readYear(2028)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HolidaySourceError);
    expect(String(failure)).not.toContain("secret");
  });
});

test("an import adds and changes days, twice the same, and keeps what the club did (9.5)", async () => {
  answer = {
    status: 200,
    body: jsonAnswer({
      item: [
        item("20290101", "1월1일"),
        item("20290507", "대체공휴일(어린이날)"),
        item("20290601", "임시공휴일"),
        item("20290717", "제헌절", "N"),
      ],
    }),
  };
  expect((await importYear(2029)).data).toEqual({ added: 3, changed: 0, kept: 0 });
  expect((await listed(2029)).map((day) => [day.date, day.holidayType])).toEqual([
    ["2029-01-01", "40"],
    ["2029-05-07", "41"],
    ["2029-06-01", "42"],
  ]);
  await call("PUT", "/ops/holidays", { date: "2029-01-01", seq: 1, dateName: "New Year at the club" });
  await call("DELETE", "/ops/holidays", { date: "2029-05-07", seq: 1 });
  answer = {
    status: 200,
    body: jsonAnswer({
      item: [
        item("20290101", "신정"),
        item("20290507", "대체공휴일(어린이날)"),
        item("20290601", "임시공휴일(선거)"),
      ],
    }),
  };
  expect((await importYear(2029)).data).toEqual({ added: 0, changed: 1, kept: 2 });
  const days = await listed(2029);
  expect(days.find((day) => day.date === "2029-01-01")).toMatchObject({
    source: "CLUB",
    i18n: { ko: "1월1일" },
  });
  expect(days.find((day) => day.date === "2029-05-07")).toMatchObject({ isRemoved: true });
});

test("without a source, and with one that is down, an import is 9503 and changes nothing", async () => {
  expect((await call("POST", "/ops/holidays/import", { year: 2028 })).json.fail).toMatchObject({
    code: 9503,
  });
  answer = { status: 500, body: "" };
  expect((await importYear(2028)).fail).toMatchObject({ code: 9503 });
  expect(await listed(2028)).toEqual((await listed(2028)).filter((day) => day.source === "LIST"));
  expect(api.logs.join("")).not.toContain("secret");
});

describe("entries by hand", () => {
  test("a closing tells how many bookings it meets and cancels none", async () => {
    const made = await call("POST", "/ops/holidays", {
      date: "2026-12-16",
      dateName: "Course repair",
      holidayType: "51",
    });
    expect(made.json.data).toEqual({ date: "2026-12-16", seq: 101, affected: 43 });
    const sheet = await api.request("GET", "/reservation/sheets/non-member/MS01/20261216");
    expect(sheet.json.fail?.code).toBe(4101);
    expect((await call("DELETE", "/ops/holidays", { date: "2026-12-16", seq: 101 })).json.data).toEqual({
      deleted: 1,
    });
    expect((await api.request("GET", "/reservation/sheets/non-member/MS01/20261216")).json.result).toBe(true);
  });

  test("what was taken out is gone from the public list, and cannot be changed (2001)", async () => {
    await call("DELETE", "/ops/holidays", { date: "2026-12-25", seq: 1 });
    const shown = (await api.request("GET", "/holiday?clubCode=MS01")).json.data as unknown as {
      date: string;
    }[];
    expect(shown.some((day) => day.date === "2026-12-25")).toBe(false);
    const again = await call("PUT", "/ops/holidays", { date: "2026-12-25", seq: 1, dateName: "x" });
    expect([again.status, again.json.fail?.code]).toEqual([404, 2001]);
  });

  test("what was taken out comes back when it is asked for, as the club's own", async () => {
    await call("DELETE", "/ops/holidays", { date: "2026-12-25", seq: 1 });
    await call("PUT", "/ops/holidays", { date: "2026-12-25", seq: 1, isRemoved: false });
    const day = (await listed(2026)).find(({ date }) => date === "2026-12-25");
    expect(day).toMatchObject({ isRemoved: false, source: "CLUB", dateName: "Christmas Day" });
  });

  test("how many bookings a closing would meet is told before it is entered", async () => {
    const before = await listed(2026);
    const { data } = (await call("GET", "/ops/holidays/affected?date=2026-12-16")).json;
    expect(data).toEqual({ date: "2026-12-16", affected: 43 });
    expect(await listed(2026)).toEqual(before);
  });

  test("needs the menu 940700", async () => {
    const editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
    const body = { date: "2027-06-01", dateName: "x", holidayType: "51" };
    expect((await api.request("POST", "/ops/holidays", { token: editor, body })).status).toBe(403);
    expect((await api.request("POST", "/ops/holidays", { body })).status).toBe(401);
  });
});

test("the address of the list without its key stops the start", () => {
  expect(readEnv({}).holidayApi).toBeUndefined();
  expect(() => readEnv({ HOLIDAY_API_URL: "https://list.example/x" })).toThrow(StartError);
  expect(() => readEnv({ HOLIDAY_API_KEY: "k" })).toThrow(/HOLIDAY_API_URL/);
  expect(() => readEnv({ HOLIDAY_API_URL: "ftp://x", HOLIDAY_API_KEY: "k" })).toThrow(/HOLIDAY_API_URL/);
});
