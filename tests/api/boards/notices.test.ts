import type { CallOutput } from "@/lib/contract/routes";
import { noticeScene, pdf } from "@/tests/support/scenes/notice-scene";

const dayMs = 86_400_000;
const hidden = { isVisible: false };
const scheduled = { openFrom: "2026-11-24" };
const ended = { openTo: "2026-11-22" };

type List = CallOutput<"GET /notice/normal">;
type AdminList = CallOutput<"GET /notice/admin">;
type Detail = CallOutput<"GET /notice/{id}">;

let scene: Awaited<ReturnType<typeof noticeScene>>;

beforeEach(async () => {
  scene = await noticeScene();
}, 60_000);

afterEach(() => scene.api.close());

describe("what visitors read", () => {
  // seed 314
  test("the top list is pinned notices, newest first (P9)", async () => {
    const top = await scene.read<List>("/notice/top?lang=ko");
    expect(top).toMatchObject({ total: 2, page: 1, size: 5 });
    expect(top.list[0]).toEqual({
      noticeIdx: 12,
      title: "동절기 티업 시간 변경 안내",
      isTop: true,
      createdAt: "2026-11-01T09:00:00+09:00",
      viewCount: 1203,
      hasFile: true,
      isNew: false,
      updatedAt: "2026-11-01T09:00:00+09:00",
      languages: ["en", "ko", "ja", "zh"],
    });
  });

  // seed 313
  test("the normal list is the rest, page by page", async () => {
    const first = await scene.read<List>("/notice/normal?size=6");
    const second = await scene.read<List>("/notice/normal?size=6&page=2");
    const idxs = [...first.list, ...second.list].map((row) => row.noticeIdx);
    expect(first.total).toBe(10);
    expect(idxs).toEqual([11, 10, 9, 8, 6, 5, 4, 3, 2, 1]);
  });

  test("a sixth pinned notice is in the normal list, not lost", async () => {
    for (let count = 0; count < 4; count += 1) {
      scene.api.pass(1000);
      await scene.create({ isTop: true });
    }
    const top = await scene.read<List>("/notice/top");
    const normal = await scene.read<List>("/notice/normal?size=100");
    expect(top.list).toHaveLength(5);
    expect(normal.list.map((row) => row.noticeIdx)).toContain(7);
    expect(top.list.length + normal.total).toBe(16);
  });

  test("a pin ends after its last day in the club's zone", async () => {
    const noticeIdx = await scene.create({ isTop: true, topUntil: "2026-11-23" });
    scene.api.clock.set(new Date("2026-11-23T14:59:59Z"));
    expect((await scene.read<List>("/notice/top")).list[0]?.noticeIdx).toBe(noticeIdx);
    scene.api.clock.set(new Date("2026-11-23T15:00:00Z"));
    expect((await scene.read<List>("/notice/top")).list[0]?.noticeIdx).toBe(12);
    expect((await scene.read<List>("/notice/normal")).list[0]?.noticeIdx).toBe(noticeIdx);
  });

  // seed 315
  test("a detail names its files and neighbours (P10)", async () => {
    const detail = await scene.read<Detail>("/notice/12?lang=ko");
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
    await scene.create({});
    expect((await scene.read<List>("/notice/normal")).list[0]?.isNew).toBe(true);
    scene.api.pass(7 * dayMs);
    expect((await scene.read<List>("/notice/normal")).list[0]?.isNew).toBe(false);
  });

  test.each([
    ["a word of the title", "티업", 0],
    ["a word of the contents", "모래 배토", 1],
    ["a tag", "strong", 0],
    ["a percent sign, literally", "%", 0],
    ["an underscore, literally", "_", 0],
  ])("a keyword finds %s", async (_, keyword, total) => {
    const found = await scene.read<List>(`/notice/normal?lang=ko&keyword=${encodeURIComponent(keyword)}`);
    expect(found.total).toBe(total);
  });

  test("a language without a text shows the club's default, then any", async () => {
    const noticeIdx = await scene.create({});
    const detail = await scene.read<Detail>(`/notice/${noticeIdx}?lang=ja`);
    expect(detail).toMatchObject({ title: "새 공지", language: "ko", languages: ["ko"] });
    const found = await scene.read<List>(`/notice/normal?lang=ja&keyword=${encodeURIComponent("내용")}`);
    expect(found.total).toBe(1);
  });

  test("an unknown or impossible number is not found", async () => {
    for (const id of ["13", "2147483648", "999999999999999"]) {
      const answer = await scene.api.request("GET", `/notice/${id}`);
      expect([answer.status, answer.json.fail?.code]).toEqual([404, 2001]);
    }
  });

  test("a field that lists are not sorted by is refused", async () => {
    const answer = await scene.api.request("GET", "/notice/normal?sort=createdBy");
    expect([answer.status, answer.json.fail?.code, answer.json.fail?.msgVar]).toEqual([
      400,
      9001,
      ["sort", "This list cannot be sorted by that."],
    ]);
  });
});

describe.each([
  ["hidden", hidden],
  ["scheduled", scheduled],
  ["ended", ended],
])("a notice that is %s", (state, period) => {
  let secret: number;

  beforeEach(async () => {
    secret = await scene.create({ title: "비밀 계획", isTop: state === "hidden", ...period }, [
      ["plan.pdf", pdf],
    ]);
  });

  test("is in no list of visitors", async () => {
    for (const path of ["/notice/top", "/notice/normal?size=100", "/notice/normal?keyword=비밀"]) {
      const { list } = await scene.read<List>(path.replace("비밀", encodeURIComponent("비밀")));
      expect(list.map((row) => row.noticeIdx)).not.toContain(secret);
    }
  });

  test("is not found, is nobody's neighbour, and neither is its file", async () => {
    const fileIdx = (await scene.read<Detail>(`/notice/${secret}?scope=admin`, scene.editor)).files[0]
      ?.fileIdx;
    expect((await scene.api.request("GET", `/notice/${secret}`)).status).toBe(404);
    expect((await scene.read<Detail>("/notice/12")).next).toBeNull();
    expect((await scene.api.request("GET", `/files/notice/${fileIdx}`)).status).toBe(404);
  });

  test("stays hidden from admins who ask without scope=admin", async () => {
    expect((await scene.api.request("GET", `/notice/${secret}`, { token: scene.editor })).status).toBe(404);
  });

  test("is open to an admin who may read the board, file included", async () => {
    const detail = await scene.read<Detail>(`/notice/${secret}?scope=admin`, scene.reader);
    expect(detail.admin).toMatchObject({ version: 1, isVisible: state !== "hidden" });
    const file = await scene.api.send("GET", detail.files[0]?.url ?? "", { token: scene.reader });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pdf);
  });

  // seed 286
  test("stands in the back office under its state", async () => {
    const list = await scene.read<AdminList>(`/notice/admin?lang=ko&state=${state}`, scene.reader);
    expect(list.list.map((row) => row.noticeIdx)).toEqual([secret]);
    expect(list.list[0]).toMatchObject({ createdBy: "contents1", fileCount: 1, languages: ["ko"] });
  });
});
