import { terms } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow, startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

type List = CallOutput<"GET /terms">;

const api = await forFile(startTestApi);

afterEach(() => api.clock.set(demoNow));

async function get<T>(path: string, token?: string): Promise<T> {
  return (await api.request("GET", path, token === undefined ? {} : { token })).json.data as T;
}

// seed 376
test("the versions in force come with the one that comes next (T1)", async () => {
  const list = await get<List>("/terms?lang=ko&types=30,10");
  expect(list.map((row) => row.termsIdx)).toEqual([51, 21]);
  expect(list[1]).toMatchObject({
    termTypeName: "이용약관",
    version: "1.0",
    title: "이용약관",
    isRequired: true,
    effectiveDate: "2026-01-01",
    state: "30",
    upcoming: { termsIdx: 22, version: "1.1", effectiveDate: "2026-12-10" },
  });
  expect(list[0]).toMatchObject({ isRequired: false, upcoming: null });
});

test("without types every type is listed", async () => {
  expect(await get<List>("/terms")).toHaveLength(10);
});

// seed 276
test("an announced version is read in full (T3)", async () => {
  expect(await get("/terms/22?lang=ko")).toMatchObject({
    termType: "10",
    version: "1.1",
    title: "이용약관 개정",
    changeSummary: "제8조 위약 규정 명확화",
    effectiveDate: "2026-12-10",
    announceFrom: "2026-11-10",
    isRequired: true,
    state: "20",
    telNo: "031-000-1000",
    clubName: "미르솔 컨트리클럽",
    language: "ko",
  });
});

// seed 278
test("the version before is the next older one, null for the first (T5)", async () => {
  expect(await get("/terms/before/22?lang=ko")).toMatchObject({ termsIdx: 21, version: "1.0", state: "30" });
  expect(await get("/terms/before/21")).toBeNull();
});

test("the version before is one of the same terms, and the first of each has none", async () => {
  const announced = (await api.db.select().from(terms)).filter(({ isDraft }) => !isDraft);
  const types = new Map(announced.map(({ termsIdx, termType }) => [termsIdx, termType]));
  const firsts: string[] = [];
  for (const [termsIdx, termType] of types) {
    const before = await get<{ termsIdx: number } | null>(`/terms/before/${termsIdx}`);
    if (before) expect([termsIdx, types.get(before.termsIdx)]).toEqual([termsIdx, termType]);
    else firsts.push(termType);
  }
  expect(firsts.toSorted()).toEqual([...new Set(types.values())].toSorted());
  expect(firsts.length).toBeGreaterThan(1);
});

test("a new version takes over at the club's midnight of its day", async () => {
  const states = async () => [
    (await get<{ state: string }>("/terms/21")).state,
    (await get<{ state: string }>("/terms/22")).state,
  ];
  api.clock.set(new Date("2026-12-09T23:59:59+09:00"));
  expect(await states()).toEqual(["30", "20"]);
  api.clock.set(new Date("2026-12-10T00:00:00+09:00"));
  expect(await states()).toEqual(["40", "30"]);
  expect((await get<List>("/terms?types=10"))[0]).toMatchObject({ termsIdx: 22, upcoming: null });
});

test("a draft is not found for visitors, listed nowhere, and open to admins", async () => {
  const rows = await api.db.select().from(terms);
  const base = rows.find((row) => row.termsIdx === 22);
  if (!base) throw new Error("no terms");
  const { termsIdx: _idx, ...draft } = { ...base, version: "1.2", isDraft: true };
  const stored = await api.db.insert(terms).values(draft).returning();
  const path = `/terms/${stored[0]?.termsIdx}`;
  expect((await api.request("GET", path)).status).toBe(404);
  const member = (await api.signIn("kimmiru")).accessToken;
  expect((await api.request("GET", path, { token: member })).status).toBe(404);
  const admin = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
  expect(await get(path, admin)).toMatchObject({ state: "10", version: "1.2" });
  expect((await get<List>("/terms?types=10"))[0]?.upcoming?.termsIdx).toBe(22);
});

test("an unknown version is not found", async () => {
  expect((await api.request("GET", "/terms/999999999999")).json.fail?.code).toBe(2001);
});
