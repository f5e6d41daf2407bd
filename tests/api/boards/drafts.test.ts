import { eq } from "drizzle-orm";
import { drafts, previews } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow } from "@/tests/support/api";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(officeScene);

afterEach(() => scene.api.clock.set(demoNow));

const payload = { title: "새 공지", contents: "<p onclick='x()'>본문<script>alert(1)</script></p>" };
const path = "/ops/drafts/notice/0";

describe("an unsaved form", () => {
  test("is kept for its writer alone, replaced by the next, and forgotten (A35)", async () => {
    await scene.data("contents1", "PUT", path, { payload: { title: "처음" } });
    await scene.data("contents1", "PUT", path, { payload });
    expect(await scene.data("contents1", "GET", path)).toEqual({
      payload,
      savedAt: "2026-11-23T10:00:00+09:00",
    });
    expect(await scene.api.db.$count(drafts, eq(drafts.adminIdx, 3))).toBe(1);
    expect(await scene.data("ssadmin1", "GET", path)).toEqual({ payload: null, savedAt: null });
    expect(await scene.data("contents1", "DELETE", path)).toEqual({ deleted: 1 });
    expect(await scene.data("contents1", "DELETE", path)).toEqual({ deleted: 0 });
  });

  test("needs the rights of its board", async () => {
    expect((await scene.failure("bookadmin1", "GET", path))[1]).toBe(0);
    expect((await scene.failure("bookadmin1", "PUT", path, { payload }))[1]).toBe(9403);
    expect(
      (await scene.failure("bookadmin1", "POST", "/ops/previews", { entity: "notice", payload }))[1],
    ).toBe(9403);
    expect((await scene.failure("kimmiru", "GET", path))[1]).toBe(9403);
    expect((await scene.failure("contents1", "GET", "/ops/drafts/policy/0"))[1]).toBe(9001);
  });

  test("above 256 KB is refused", async () => {
    const large = { payload: { contents: "가".repeat(100_000) } };
    expect(await scene.failure("contents1", "PUT", path, large)).toEqual([413, 9413, "REQ_TOO_LARGE", []]);
  });
});

// seed 31 32 33 34 35 36 37
describe("the demo's half-typed forms", () => {
  const forms: Record<string, { path: string; texts: readonly string[] }> = {
    notice: { path: "/notice", texts: ["title", "contents"] },
    event: { path: "/event", texts: ["title", "summary", "contents"] },
    faq: { path: "/faq", texts: ["question", "answer"] },
    fnb: { path: "/fnb-menu", texts: ["name", "category", "description", "originInfo"] },
    reference: { path: "/reference", texts: ["title", "contents"] },
    banner: { path: "/banner", texts: ["bannerName"] },
  };

  test("wait for their author, one of each board, with all texts of the form and the version of its row", async () => {
    const seeded = await scene.api.db.select().from(drafts).where(eq(drafts.adminIdx, 1));
    expect(seeded.map(({ entity }) => entity).sort()).toEqual(Object.keys(forms).sort());
    for (const { entity, entityIdx, payload } of seeded) {
      const form = forms[entity];
      const scope = entity === "banner" ? "" : "?scope=admin";
      type Row = { admin: { version: number } };
      const row = await scene.data<Row>("ssadmin1", "GET", `${form?.path}/${entityIdx}${scope}`);
      expect([entity, payload.version]).toEqual([entity, row.admin.version]);
      const texts = payload.texts as Record<string, Record<string, string>>;
      expect(Object.keys(texts).sort()).toEqual(["en", "ja", "ko", "zh"]);
      for (const text of Object.values(texts)) {
        expect(Object.keys(text).sort()).toEqual([...(form?.texts ?? [])].sort());
        expect(Object.values(text).every((words) => words !== "")).toBe(true);
      }
    }
    expect(await scene.data("ssadmin1", "GET", "/ops/drafts/banner/8")).toMatchObject({
      payload: { windowOpen: true, link: "/community/event/30" },
    });
  });

  test("terms have a draft too, which no visitor sees", async () => {
    type Overview = CallOutput<"GET /ops/terms">;
    const { types } = await scene.data<Overview>("ssadmin1", "GET", "/ops/terms");
    const draft = types.flatMap(({ versions }) => versions).filter(({ isDraft }) => isDraft);
    expect(draft).toMatchObject([{ termsIdx: 74, version: "1.1", state: "10" }]);
    expect((await scene.failure("kimmiru", "GET", "/terms/74"))[1]).toBe(2001);
  });
});

test("revisions tell who changed what, from what to what", async () => {
  const change = { noticeIdx: 1, title: "고친 제목" };
  await scene.data("contents1", "PUT", "/notice?lang=ko", change);
  type Revisions = CallOutput<"GET /ops/revisions/{entity}/{idx}">;
  const { list, total } = await scene.data<Revisions>("bookadmin1", "GET", "/ops/revisions/notice/1");
  expect(total).toBe(1);
  expect(list[0]).toMatchObject({ actor: "contents1", action: "UPDATE", at: "2026-11-23T10:00:00+09:00" });
  expect(JSON.stringify(list[0]?.after)).toContain("고친 제목");
  expect(JSON.stringify(list[0]?.before)).not.toContain("고친 제목");
});

describe("a preview link", () => {
  test("shows the form to whoever has it, sanitised, for an hour", async () => {
    const input = {
      entity: "notice",
      payload: { ...payload, i18n: { en: { contents: "<img src=x onerror=y>" } } },
    };
    const { token } = await scene.data<{ token: string }>("contents1", "POST", "/ops/previews", input);
    const shown = await scene.api.request("GET", `/ext/previews/${token}`);
    expect(shown.json.data).toMatchObject({
      entity: "notice",
      payload: {
        title: "새 공지",
        contents: "<p>본문</p>",
        i18n: { en: { contents: '<img src="x" alt="" />' } },
      },
      expiresAt: "2026-11-23T11:00:00+09:00",
    });
    expect(JSON.stringify(await scene.api.db.select().from(previews))).not.toContain(token);
    scene.api.clock.set(new Date("2026-11-23T11:00:00+09:00"));
    expect((await scene.api.request("GET", `/ext/previews/${token}`)).status).toBe(404);
  });

  test("that nobody made shows nothing", async () => {
    expect((await scene.api.request("GET", `/ext/previews/${"x".repeat(43)}`)).json.fail?.code).toBe(2001);
  });
});
