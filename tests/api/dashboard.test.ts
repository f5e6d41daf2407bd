import { dashboardVisitors } from "@/lib/club-api/db/tables";
import { startTestApi, type TestApi } from "@/tests/support/api";

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
}, 60_000);

afterEach(() => api.close());

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
  const answers = await Promise.all(Array.from({ length: 8 }, (_, place) => view(`198.51.100.${place + 1}`)));
  const counts = answers.map((answer) => (answer.json.data as { visits: number }).visits);
  expect(Math.max(...counts)).toBe(348);
});
