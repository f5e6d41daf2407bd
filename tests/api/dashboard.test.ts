import { dashboardDays, dashboardVisitors } from "@/lib/club-api/db/tables";
import { periodSpan, spanBefore } from "@/lib/club-api/domains/dashboard/rules";
import type { CallOutput } from "@/lib/contract/routes";
import { startTestApi, type TestApi } from "@/tests/support/api";

let api: TestApi;
let seededDays: (typeof dashboardDays.$inferSelect)[];

beforeAll(async () => {
  api = await startTestApi();
  seededDays = await api.db.select().from(dashboardDays);
}, 120_000);

/** Nobody came yet, as on the first day. */
beforeEach(async () => {
  await api.reset();
  await api.db.delete(dashboardVisitors);
  await api.db.delete(dashboardDays);
  await api.db.insert(dashboardDays).values(seededDays);
});

afterAll(() => api.close());

function view(address: string, date = "2026-11-23", userAgent = "browser") {
  return api.request("PUT", "/dashboard/increment/club/MS01", {
    body: { date, device: "PC" },
    headers: { "x-client-address": address, "user-agent": userAgent },
  });
}

test("a view counts once per visitor and day (P3)", async () => {
  expect((await view("203.0.113.1")).json.data).toEqual({ date: "2026-11-23", visits: 341 });
  expect((await view("203.0.113.1")).json.data).toEqual({ date: "2026-11-23", visits: 341 });
  expect((await view("203.0.113.2")).json.data).toEqual({ date: "2026-11-23", visits: 342 });
});

test("two browsers behind one address are two visitors", async () => {
  await view("203.0.113.1", "2026-11-23", "one");
  expect((await view("203.0.113.1", "2026-11-23", "other")).json.data).toMatchObject({ visits: 342 });
});

test("the next day counts anew and forgets old visitors", async () => {
  await view("203.0.113.1");
  api.pass(3 * 86_400_000);
  expect((await view("203.0.113.1", "2026-11-26")).json.data).toEqual({ date: "2026-11-26", visits: 1 });
  const kept = await api.db.select().from(dashboardVisitors);
  expect(kept.map((row) => row.date)).toEqual(["2026-11-26"]);
});

test("no address is stored", async () => {
  await view("203.0.113.1");
  const rows = await api.db.select().from(dashboardVisitors);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.1");
});

test.each([
  ["2026-11-21", 400],
  ["2026-11-22", 200],
  ["2026-11-24", 200],
  ["2026-11-25", 400],
])("a view of %s answers %i", async (date, status) => {
  const answer = await view("203.0.113.1", date);
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.json.fail).toMatchObject({ code: 9001, msgVar: ["date"] });
});

test("views at the same time are all counted", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => view(`192.0.2.${place + 1}`)));
  const counts = answers.map((answer) => (answer.json.data as { visits: number }).visits);
  expect(Math.max(...counts)).toBe(348);
});

describe("the office's figures", () => {
  type Report = CallOutput<"GET /dashboard">;
  const read = async <T>(path: string) => {
    const token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    return (await api.request("GET", path, { token })).json.data as T;
  };

  test("the periods lie around the club's day, named in the language (A2)", async () => {
    expect(await read("/dashboard/periods?lang=ko")).toEqual([
      { key: "D", name: "오늘", from: "2026-11-23", to: "2026-11-23" },
      { key: "W", name: "이번 주", from: "2026-11-23", to: "2026-11-29" },
      { key: "M", name: "이번 달", from: "2026-11-01", to: "2026-11-30" },
      { key: "Y", name: "올해", from: "2026-01-01", to: "2026-12-31" },
    ]);
  });

  test("the totals are the sums of the days, beside those of the period before (A1)", async () => {
    const rows = await api.db.select().from(dashboardDays);
    const sum = (month: string, counter: "visits" | "bookings") =>
      rows.filter((row) => row.date.startsWith(month)).reduce((total, row) => total + row[counter], 0);
    const report = await read<Report>("/dashboard?period=M");
    expect(report).toMatchObject({ period: "M", from: "2026-11-01", to: "2026-11-30" });
    expect(report.totals).toMatchObject({
      visits: sum("2026-11", "visits"),
      bookings: sum("2026-11", "bookings"),
    });
    expect(report.previous).toMatchObject({ visits: sum("2026-10", "visits") });
    expect(report.series.map((day) => day.date)).toEqual(
      rows
        .map((row) => row.date)
        .filter((date) => date.startsWith("2026-11"))
        .toSorted(),
    );
    for (const course of report.byCourse) {
      expect(course.rate).toBeGreaterThanOrEqual(0);
      expect(course.rate).toBeLessThanOrEqual(1);
    }
  });

  test("a view counts in the figures at once", async () => {
    await view("203.0.113.1");
    expect((await read<Report>("/dashboard?period=D")).totals.visits).toBe(341);
  });

  test.each([
    ["?period=C", "from"],
    ["?period=C&from=2026-11-01", "to"],
    ["?period=C&from=2026-11-02&to=2026-11-01", "to"],
    ["?period=C&from=2020-01-01&to=2026-11-01", "to"],
    ["?period=X", "period"],
  ])("free days %s name the field %s", async (query, field) => {
    const token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    const { json } = await api.request("GET", `/dashboard${query}`, { token });
    expect([json.fail?.code, json.fail?.msgVar[0]]).toEqual([9001, field]);
  });
});

test.each([
  ["W", "2026-11-29", { from: "2026-11-23", to: "2026-11-29" }, { from: "2026-11-16", to: "2026-11-22" }],
  ["M", "2024-02-29", { from: "2024-02-01", to: "2024-02-29" }, { from: "2024-01-01", to: "2024-01-31" }],
  ["Q", "2026-12-31", { from: "2026-10-01", to: "2026-12-31" }, { from: "2026-07-01", to: "2026-09-30" }],
  ["Y", "2026-01-01", { from: "2026-01-01", to: "2026-12-31" }, { from: "2025-01-01", to: "2025-12-31" }],
] as const)("period %s of %s and the one before", (period, day, span, before) => {
  expect(periodSpan(period, day)).toEqual(span);
  expect(spanBefore(period, span)).toEqual(before);
});
