import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { files, notices } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { startTestApi, type TestApi } from "@/tests/support/api";

const dayMs = 86_400_000;
const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n");
const hidden = { isVisible: false };
const scheduled = { openFrom: "2026-11-24" };
const ended = { openTo: "2026-11-22" };

type List = CallOutput<"GET /notice/normal">;
type AdminList = CallOutput<"GET /notice/admin">;
type Detail = CallOutput<"GET /notice/{id}">;

let api: TestApi;
let editor: string;
let reader: string;

beforeEach(async () => {
  api = await startTestApi();
  editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
  reader = (await api.signIn("bookadmin1", { isAdmin: true })).accessToken;
});

afterEach(() => api.close());

async function read<T>(path: string, token?: string): Promise<T> {
  const answer = await api.request("GET", path, token === undefined ? {} : { token });
  if (!answer.json.result) throw new Error(answer.text);
  return answer.json.data as T;
}

function form(data: object, parts: readonly [string, Uint8Array<ArrayBuffer>][] = []): FormData {
  const body = new FormData();
  body.append("data", new Blob([JSON.stringify(data)], { type: "application/json" }));
  for (const [name, bytes] of parts) body.append("files", new Blob([bytes]), name);
  return body;
}

async function create(
  data: object,
  parts: readonly [string, Uint8Array<ArrayBuffer>][] = [],
): Promise<number> {
  const body = form({ title: "새 공지", contents: "<p>내용</p>", ...data }, parts);
  const answer = await api.request("POST", "/notice?lang=ko", { token: editor, body });
  if (!answer.json.result) throw new Error(answer.text);
  return (answer.json.data as { noticeIdx: number }).noticeIdx;
}

function change(noticeIdx: number, data: object, parts: readonly [string, Uint8Array<ArrayBuffer>][] = []) {
  return api.request("PUT", "/notice?lang=ko", { token: editor, body: form({ noticeIdx, ...data }, parts) });
}

async function storedFiles(): Promise<number> {
  const all = await readdir(api.folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).length;
}

describe("what visitors read", () => {
  test("the top list is pinned notices, newest first (P9)", async () => {
    const top = await read<List>("/notice/top?lang=ko");
    expect(top).toMatchObject({ total: 2, page: 1, size: 5 });
    expect(top.list[0]).toEqual({
      noticeIdx: 12,
      title: "동절기 티업 시간 변경 안내",
      isTop: true,
      createdAt: "2026-11-01T09:00:00+09:00",
      viewCount: 1203,
      hasFile: true,
      isNew: false,
    });
  });

  test("the normal list is the rest, page by page", async () => {
    const first = await read<List>("/notice/normal?size=6");
    const second = await read<List>("/notice/normal?size=6&page=2");
    const idxs = [...first.list, ...second.list].map((row) => row.noticeIdx);
    expect(first.total).toBe(10);
    expect(idxs).toEqual([11, 10, 9, 8, 6, 5, 4, 3, 2, 1]);
  });

  test("a sixth pinned notice is in the normal list, not lost", async () => {
    for (let count = 0; count < 4; count += 1) {
      api.pass(1000);
      await create({ isTop: true });
    }
    const top = await read<List>("/notice/top");
    const normal = await read<List>("/notice/normal?size=100");
    expect(top.list).toHaveLength(5);
    expect(normal.list.map((row) => row.noticeIdx)).toContain(7);
    expect(top.list.length + normal.total).toBe(16);
  });

  test("a pin ends after its last day in the club's zone", async () => {
    const noticeIdx = await create({ isTop: true, topUntil: "2026-11-23" });
    api.clock.set(new Date("2026-11-23T14:59:59Z"));
    expect((await read<List>("/notice/top")).list[0]?.noticeIdx).toBe(noticeIdx);
    api.clock.set(new Date("2026-11-23T15:00:00Z"));
    expect((await read<List>("/notice/top")).list[0]?.noticeIdx).toBe(12);
    expect((await read<List>("/notice/normal")).list[0]?.noticeIdx).toBe(noticeIdx);
  });

  test("a detail names its files and neighbours (P10)", async () => {
    const detail = await read<Detail>("/notice/12?lang=ko");
    expect(detail).toMatchObject({
      title: "동절기 티업 시간 변경 안내",
      createdAt: "2026-11-01T09:00:00+09:00",
      prev: { noticeIdx: 11, title: "코스 에어레이션 안내" },
      next: null,
      language: "ko",
      languages: ["en", "ko", "ja", "zh"],
    });
    expect(detail.contents).toContain("11월부터 첫 티업은 07:00입니다.");
    expect(detail.files).toEqual([
      expect.objectContaining({
        fileIdx: 91,
        fileName: "2026_winter.pdf",
        url: "/files/notice/91",
        contentType: "application/pdf",
      }),
    ]);
    expect(detail).not.toHaveProperty("admin");
  });

  test("a notice is new for seven days", async () => {
    await create({});
    expect((await read<List>("/notice/normal")).list[0]?.isNew).toBe(true);
    api.pass(7 * dayMs);
    expect((await read<List>("/notice/normal")).list[0]?.isNew).toBe(false);
  });

  test.each([
    ["a word of the title", "티업", 0],
    ["a word of the contents", "모래 배토", 1],
    ["a tag", "strong", 0],
    ["a percent sign, literally", "%", 0],
    ["an underscore, literally", "_", 0],
  ])("a keyword finds %s", async (_, keyword, total) => {
    const found = await read<List>(`/notice/normal?lang=ko&keyword=${encodeURIComponent(keyword)}`);
    expect(found.total).toBe(total);
  });

  test("a language without a text shows the club's default, then any", async () => {
    const noticeIdx = await create({});
    const detail = await read<Detail>(`/notice/${noticeIdx}?lang=ja`);
    expect(detail).toMatchObject({ title: "새 공지", language: "ko", languages: ["ko"] });
    const found = await read<List>(`/notice/normal?lang=ja&keyword=${encodeURIComponent("내용")}`);
    expect(found.total).toBe(1);
  });

  test("an unknown or impossible number is not found", async () => {
    for (const id of ["13", "2147483648", "999999999999999"]) {
      const answer = await api.request("GET", `/notice/${id}`);
      expect([answer.status, answer.json.fail?.code]).toEqual([404, 2001]);
    }
  });

  test("a field that lists are not sorted by is refused", async () => {
    const answer = await api.request("GET", "/notice/normal?sort=createdBy");
    expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar]).toEqual([400, 9001, ["sort"]]);
  });
});

describe.each([
  ["hidden", hidden],
  ["scheduled", scheduled],
  ["ended", ended],
])("a notice that is %s", (state, period) => {
  let secret: number;

  beforeEach(async () => {
    secret = await create({ title: "비밀 계획", isTop: state === "hidden", ...period }, [["plan.pdf", pdf]]);
  });

  test("is in no list of visitors", async () => {
    for (const path of ["/notice/top", "/notice/normal?size=100", "/notice/normal?keyword=비밀"]) {
      const { list } = await read<List>(path.replace("비밀", encodeURIComponent("비밀")));
      expect(list.map((row) => row.noticeIdx)).not.toContain(secret);
    }
  });

  test("is not found, is nobody's neighbour, and neither is its file", async () => {
    const fileIdx = (await read<Detail>(`/notice/${secret}?scope=admin`, editor)).files[0]?.fileIdx;
    expect((await api.request("GET", `/notice/${secret}`)).status).toBe(404);
    expect((await read<Detail>("/notice/12")).next).toBeNull();
    expect((await api.request("GET", `/files/notice/${fileIdx}`)).status).toBe(404);
  });

  test("stays hidden from admins who ask without scope=admin", async () => {
    expect((await api.request("GET", `/notice/${secret}`, { token: editor })).status).toBe(404);
  });

  test("is open to an admin who may read the board, file included", async () => {
    const detail = await read<Detail>(`/notice/${secret}?scope=admin`, reader);
    expect(detail.admin).toMatchObject({ version: 1, isVisible: state !== "hidden" });
    const file = await api.send("GET", detail.files[0]?.url ?? "", { token: reader });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
  });

  test("stands in the back office under its state", async () => {
    const list = await read<AdminList>(`/notice/admin?lang=ko&state=${state}`, reader);
    expect(list.list.map((row) => row.noticeIdx)).toEqual([secret]);
    expect(list.list[0]).toMatchObject({ createdBy: "contents1", fileCount: 1, languages: ["ko"] });
  });
});

describe("what editors write", () => {
  test("a period that ends before it begins names the field", async () => {
    const body = form({ title: "a", contents: "", openFrom: "2026-12-02", openTo: "2026-12-01" });
    const answer = await api.request("POST", "/notice", { token: editor, body });
    expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar]).toEqual([
      400,
      9001,
      ["openTo"],
    ]);
  });

  test("an edit of an older version is refused and leaves no trace", async () => {
    const noticeIdx = await create({});
    const before = await storedFiles();
    expect((await change(noticeIdx, { title: "둘째", version: 1 })).json.result).toBe(true);
    const late = await change(noticeIdx, { title: "셋째", version: 1 }, [["late.pdf", pdf]]);
    expect([late.status, late.json.fail?.code]).toEqual([200, 2002]);
    expect((await read<Detail>(`/notice/${noticeIdx}?lang=ko`)).title).toBe("둘째");
    expect(await storedFiles()).toBe(before);
    expect(await api.db.select().from(files).where(eq(files.ownerIdx, noticeIdx))).toEqual([]);
  });

  test("an edit changes the named fields only and counts the version", async () => {
    const noticeIdx = await create({ isTop: true, openTo: "2026-12-31" });
    const answer = await change(noticeIdx, { contents: "<p>새 내용</p>" });
    expect(answer.json.data).toMatchObject({ noticeIdx, version: 2, updatedAt: "2026-11-23T10:00:00+09:00" });
    const detail = await read<Detail>(`/notice/${noticeIdx}?lang=ko&scope=admin`, editor);
    expect(detail).toMatchObject({ title: "새 공지", contents: "<p>새 내용</p>", isTop: true });
    expect(detail.admin?.openTo).toBe("2026-12-31");
  });

  test("languages are merged: a new one comes, null goes, the others stay", async () => {
    const ja = { title: "お知らせ", contents: "<p>本文</p>" };
    const noticeIdx = await create({ i18n: { ja } });
    await change(noticeIdx, { i18n: { en: { title: "News", contents: "" }, ja: null } });
    const detail = await read<Detail>(`/notice/${noticeIdx}?lang=ko&scope=admin`, editor);
    expect(detail.languages).toEqual(["en", "ko"]);
    expect(detail.admin?.i18n.ko?.title).toBe("새 공지");
  });

  test("the last text cannot be taken away", async () => {
    const noticeIdx = await create({});
    const answer = await change(noticeIdx, { i18n: { ko: null } });
    expect(answer.json.fail).toMatchObject({ code: 9001, msgVar: ["i18n"] });
  });

  test("text is sanitised when it is written and again when it is read", async () => {
    const noticeIdx = await create({ contents: '<p onclick="x()">a<script>alert(1)</script></p>' });
    const rows = await api.db.select().from(notices).where(eq(notices.noticeIdx, noticeIdx));
    expect(rows[0]?.texts.ko?.contents).toBe("<p>a</p>");
    const texts = { ko: { title: "새 공지", contents: "<p>b<img src=x onerror=alert(1)></p>" } };
    await api.db.update(notices).set({ texts }).where(eq(notices.noticeIdx, noticeIdx));
    const detail = await read<Detail>(`/notice/${noticeIdx}?lang=ko&scope=admin`, editor);
    expect(detail.contents).not.toContain("onerror");
    expect(detail.admin?.i18n.ko?.contents).not.toContain("onerror");
  });

  test("a removed file is gone with its bytes, an added one is kept", async () => {
    const noticeIdx = await create({}, [["old.pdf", pdf]]);
    const before = await storedFiles();
    const old = (await read<Detail>(`/notice/${noticeIdx}`)).files[0];
    await change(noticeIdx, { removeFiles: [old?.fileIdx] }, [["새 파일.pdf", pdf]]);
    const detail = await read<Detail>(`/notice/${noticeIdx}`);
    expect(detail.files.map((file) => file.fileName)).toEqual(["새 파일.pdf"]);
    expect((await api.request("GET", old?.url ?? "")).status).toBe(404);
    expect(await storedFiles()).toBe(before);
  });

  test("a file of another notice cannot be removed", async () => {
    const noticeIdx = await create({});
    await change(noticeIdx, { removeFiles: [91] });
    expect((await read<Detail>("/notice/12")).files).toHaveLength(1);
  });

  test("deleting counts those that were there and takes their files", async () => {
    const noticeIdx = await create({}, [["a.pdf", pdf]]);
    const before = await storedFiles();
    const answer = await api.request("DELETE", "/notice", {
      token: editor,
      body: { idxs: [noticeIdx, 12_345, 2_147_483_648] },
    });
    expect(answer.json.data).toEqual({ deleted: 1 });
    expect(await storedFiles()).toBe(before - 1);
    expect((await api.request("DELETE", "/notice?idx=1,2", { token: editor })).json.data).toEqual({
      deleted: 2,
    });
    expect((await api.request("DELETE", "/notice", { token: editor })).json.fail?.code).toBe(9001);
  });

  test("a stranger, a member and an admin without the right change nothing", async () => {
    const member = (await api.signIn("kimmiru")).accessToken;
    const before = await api.db.select().from(notices);
    for (const token of [undefined, member, reader]) {
      const options = token === undefined ? {} : { token };
      const body = form({ title: "x", contents: "" });
      const posted = await api.request("POST", "/notice", { ...options, body });
      const deleted = await api.request("DELETE", "/notice/12", options);
      expect([posted.json.result, deleted.json.result]).toEqual([false, false]);
    }
    expect(await api.db.select().from(notices)).toEqual(before);
  });
});
