import { eq } from "drizzle-orm";
import { notices, viewVisitors } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());
afterEach(() => scene.api.clock.set(demoNow));

type Seen = { kind: string; idx: number; from?: string; agent?: string };
function see({ kind, idx, from = "203.0.113.9", agent = "a browser" }: Seen) {
  const headers = { "x-client-address": from, "user-agent": agent };
  return scene.api.request("POST", "/ext/views", { body: { kind, idx }, headers });
}

async function viewCount(path: string): Promise<number> {
  const { viewCount: count } = await scene.done<{ viewCount: number }>(scene.send("visitor", "GET", path));
  return count;
}

test.each([
  ["notice", 12, "/notice/12"],
  ["event", 31, "/event/31"],
  ["faq", 3, "/faq/3"],
  ["reference", 4, "/reference/4"],
])("a %s is counted once per visitor and day", async (kind, idx, path) => {
  const before = await viewCount(path);
  expect((await see({ kind, idx })).json.data).toEqual({ kind, idx, isCounted: true });
  expect((await see({ kind, idx })).json.data).toEqual({ kind, idx, isCounted: false });
  expect(await viewCount(path)).toBe(before + 1);
  await see({ kind, idx, from: "203.0.113.10" });
  await see({ kind, idx, agent: "another browser" });
  expect(await viewCount(path)).toBe(before + 2);
  scene.api.clock.set(new Date("2026-11-24T00:00:00+09:00"));
  await see({ kind, idx });
  expect(await viewCount(path)).toBe(before + 3);
});

test("the web server's own reads and admins at work are nobody's views", async () => {
  const before = await viewCount("/notice/11");
  const own = await scene.api.request("POST", "/ext/views", { body: { kind: "notice", idx: 11 } });
  const admin = await scene.api.request("POST", "/ext/views", {
    token: scene.tokens.editor,
    body: { kind: "notice", idx: 11 },
    headers: { "x-client-address": "203.0.113.20" },
  });
  expect([own.json.data.isCounted, admin.json.data.isCounted]).toEqual([false, false]);
  expect(await viewCount("/notice/11")).toBe(before);
});

test("what visitors do not see is not found and not counted", async () => {
  const row = { title: "비밀", contents: "", isVisible: false };
  const { noticeIdx } = await scene.done<{ noticeIdx: number }>(scene.send("editor", "POST", "/notice", row));
  expect(refusal(await see({ kind: "notice", idx: noticeIdx }))).toEqual([404, 2001, []]);
  expect(refusal(await see({ kind: "event", idx: 2_147_483_648 }))).toEqual([404, 2001, []]);
  expect((await see({ kind: "voc", idx: 900_001 })).status).toBe(400);
});

test("nobody's address is kept, and the hashes are gone after two days", async () => {
  await see({ kind: "notice", idx: 10, from: "203.0.113.77" });
  const stored = await scene.api.db.select().from(viewVisitors);
  expect(JSON.stringify(stored)).not.toContain("203.0.113.77");
  scene.api.clock.set(new Date("2026-11-27T10:00:00+09:00"));
  await see({ kind: "notice", idx: 10, from: "203.0.113.78" });
  const dates = (await scene.api.db.select().from(viewVisitors)).map((row) => row.date);
  expect(new Set(dates)).toEqual(new Set(["2026-11-27"]));
});

describe("the most seen pages", () => {
  type Top = CallOutput<"GET /ops/top-pages">;
  const top = (query: string, who: "head" | "editor" | "visitor" = "head") =>
    scene.send(who, "GET", `/ops/top-pages?lang=ko${query}`);

  test("are those of the days, the most seen first", async () => {
    scene.api.clock.set(new Date("2026-12-05T10:00:00+09:00"));
    const token = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    for (const from of ["203.0.113.31", "203.0.113.32"]) await see({ kind: "event", idx: 31, from });
    await see({ kind: "faq", idx: 3, from: "203.0.113.31" });
    const answer = await scene.api.request("GET", "/ops/top-pages?lang=ko&from=2026-12-05&to=2026-12-05", {
      token,
    });
    expect(answer.json.data).toEqual({
      from: "2026-12-05",
      to: "2026-12-05",
      list: [
        { kind: "event", idx: 31, title: "겨울 오픈 특가", views: 2, isShown: true },
        { kind: "faq", idx: 3, title: "예약은 언제 열리나요?", views: 1, isShown: true },
      ],
    });
  });

  test("a hidden record is told as one that visitors do not find", async () => {
    scene.api.clock.set(new Date("2026-12-06T10:00:00+09:00"));
    const token = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    await see({ kind: "notice", idx: 9, from: "203.0.113.33" });
    const isVisible = (value: boolean) =>
      scene.api.db.update(notices).set({ isVisible: value }).where(eq(notices.noticeIdx, 9));
    await isVisible(false);
    const { json } = await scene.api.request("GET", "/ops/top-pages?from=2026-12-06&to=2026-12-06", {
      token,
    });
    expect((json.data as Top).list).toEqual([expect.objectContaining({ idx: 9, views: 1, isShown: false })]);
    await isVisible(true);
  });

  test("without days the last thirty count", async () => {
    scene.tokens.head = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    const { from, to, list } = await scene.done<Top>(top("&size=1"));
    expect([from, to, list.length]).toEqual(["2026-10-25", "2026-11-23", 1]);
  });

  test.each([
    ["&from=2026-11-24&to=2026-11-23", "to"],
    ["&from=2024-11-22&to=2026-11-24", "to"],
  ])("%s is refused", async (query, field) => {
    const reason = "시작과 같거나 그 뒤 731일 안의 날짜를 선택해 주세요.";
    expect(refusal(await top(query))).toEqual([400, 9001, [field, reason]]);
  });

  test("are for who may see the dashboard", async () => {
    expect((await top("", "editor")).status).toBe(403);
    expect((await top("", "visitor")).status).toBe(401);
  });
});
