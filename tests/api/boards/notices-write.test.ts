import { eq } from "drizzle-orm";
import { files, notices } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { noticeForm, noticeScene, pdf } from "@/tests/support/scenes/notice-scene";

type Detail = CallOutput<"GET /notice/{id}">;

let scene: Awaited<ReturnType<typeof noticeScene>>;

beforeEach(async () => {
  scene = await noticeScene();
}, 60_000);

afterEach(() => scene.api.close());

describe("what editors write", () => {
  test("a period that ends before it begins names the field", async () => {
    const body = noticeForm({ title: "a", contents: "", openFrom: "2026-12-02", openTo: "2026-12-01" });
    const answer = await scene.api.request("POST", "/notice", { token: scene.editor, body });
    expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar]).toEqual([
      400,
      9001,
      ["openTo", "The end must not be before the start."],
    ]);
  });

  test("an edit of an older version is refused and leaves no trace", async () => {
    const noticeIdx = await scene.create({});
    const before = await scene.storedFiles();
    expect((await scene.change(noticeIdx, { title: "둘째", version: 1 })).json.result).toBe(true);
    const late = await scene.change(noticeIdx, { title: "셋째", version: 1 }, [["late.pdf", pdf]]);
    expect([late.status, late.json.fail?.code]).toEqual([200, 2002]);
    expect((await scene.read<Detail>(`/notice/${noticeIdx}?lang=ko`)).title).toBe("둘째");
    expect(await scene.storedFiles()).toBe(before);
    expect(await scene.api.db.select().from(files).where(eq(files.ownerIdx, noticeIdx))).toEqual([]);
  });

  test("an edit changes the named fields only and counts the version", async () => {
    const noticeIdx = await scene.create({ isTop: true, openTo: "2026-12-31" });
    const answer = await scene.change(noticeIdx, { contents: "<p>새 내용</p>" });
    expect(answer.json.data).toMatchObject({ noticeIdx, version: 2, updatedAt: "2026-11-23T10:00:00+09:00" });
    const detail = await scene.read<Detail>(`/notice/${noticeIdx}?lang=ko&scope=admin`, scene.editor);
    expect(detail).toMatchObject({ title: "새 공지", contents: "<p>새 내용</p>", isTop: true });
    expect(detail.admin?.openTo).toBe("2026-12-31");
  });

  test("languages are merged: a new one comes, null goes, the others stay", async () => {
    const ja = { title: "お知らせ", contents: "<p>本文</p>" };
    const noticeIdx = await scene.create({ i18n: { ja } });
    await scene.change(noticeIdx, { i18n: { en: { title: "News", contents: "" }, ja: null } });
    const detail = await scene.read<Detail>(`/notice/${noticeIdx}?lang=ko&scope=admin`, scene.editor);
    expect(detail.languages).toEqual(["en", "ko"]);
    expect(detail.admin?.i18n.ko?.title).toBe("새 공지");
  });

  test("the last text cannot be taken away", async () => {
    const noticeIdx = await scene.create({});
    const answer = await scene.change(noticeIdx, { i18n: { ko: null } });
    expect(answer.json.fail).toMatchObject({ code: 9001, msgVar: ["i18n", "꼭 입력해 주세요."] });
  });

  test("text is sanitised when it is written and again when it is read", async () => {
    const noticeIdx = await scene.create({ contents: '<p onclick="x()">a<script>alert(1)</script></p>' });
    const rows = await scene.api.db.select().from(notices).where(eq(notices.noticeIdx, noticeIdx));
    expect(rows[0]?.texts.ko?.contents).toBe("<p>a</p>");
    const texts = { ko: { title: "새 공지", contents: "<p>b<img src=x onerror=alert(1)></p>" } };
    await scene.api.db.update(notices).set({ texts }).where(eq(notices.noticeIdx, noticeIdx));
    const detail = await scene.read<Detail>(`/notice/${noticeIdx}?lang=ko&scope=admin`, scene.editor);
    expect(detail.contents).not.toContain("onerror");
    expect(detail.admin?.i18n.ko?.contents).not.toContain("onerror");
  });

  test("a removed file is gone with its bytes, an added one is kept", async () => {
    const noticeIdx = await scene.create({}, [["old.pdf", pdf]]);
    const before = await scene.storedFiles();
    const old = (await scene.read<Detail>(`/notice/${noticeIdx}`)).files[0];
    await scene.change(noticeIdx, { removeFiles: [old?.fileIdx] }, [["새 파일.pdf", pdf]]);
    const detail = await scene.read<Detail>(`/notice/${noticeIdx}`);
    expect(detail.files.map((file) => file.fileName)).toEqual(["새 파일.pdf"]);
    expect((await scene.api.request("GET", old?.url ?? "")).status).toBe(404);
    expect(await scene.storedFiles()).toBe(before);
  });

  test("a file of another notice cannot be removed", async () => {
    const noticeIdx = await scene.create({});
    await scene.change(noticeIdx, { removeFiles: [91] });
    expect((await scene.read<Detail>("/notice/12")).files).toHaveLength(1);
  });

  test("deleting counts those that were there and keeps their files in the trash", async () => {
    const noticeIdx = await scene.create({}, [["a.pdf", pdf]]);
    const before = await scene.storedFiles();
    const answer = await scene.api.request("DELETE", "/notice", {
      token: scene.editor,
      body: { idxs: [noticeIdx, 12_345, 2_147_483_648] },
    });
    expect(answer.json.data).toEqual({ deleted: 1 });
    expect(await scene.storedFiles()).toBe(before);
    expect((await scene.api.request("DELETE", "/notice?idx=1,2", { token: scene.editor })).json.data).toEqual(
      {
        deleted: 2,
      },
    );
    expect((await scene.api.request("DELETE", "/notice", { token: scene.editor })).json.fail?.code).toBe(
      9001,
    );
  });

  test("a stranger, a member and an admin without the right change nothing", async () => {
    const member = (await scene.api.signIn("kimmiru")).accessToken;
    const before = await scene.api.db.select().from(notices);
    for (const token of [undefined, member, scene.reader]) {
      const options = token === undefined ? {} : { token };
      const body = noticeForm({ title: "x", contents: "" });
      const posted = await scene.api.request("POST", "/notice", { ...options, body });
      const deleted = await scene.api.request("DELETE", "/notice/12", options);
      expect([posted.json.result, deleted.json.result]).toEqual([false, false]);
    }
    expect(await scene.api.db.select().from(notices)).toEqual(before);
  });
});
