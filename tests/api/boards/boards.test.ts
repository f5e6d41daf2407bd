import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { boardScene, refusal } from "@/tests/support/scenes/board-scene";
import { forFile } from "../../support/for-file";

/** Differences between the boards; the promises below are the same for all of them. */
type Board = {
  name: string;
  /** Where it is written, and by whom. */
  path: string;
  writer: "editor" | "head";
  key: string;
  /** A row that may be stored. */
  row: Record<string, unknown>;
  /** The first text field, as it is created. */
  title: string;
  /** The visitors' list, and one row. */
  list: string;
  detail?: (idx: number) => string;
  /** All rows as the back office lists them. */
  adminList: string;
  /** One row as the back office sees it. */
  admin: (idx: number) => string;
  /** A field that holds HTML. */
  rich?: string;
};

const day = { startDate: "2026-11-20", endDate: "2026-11-30" };
const boards: readonly Board[] = [
  {
    name: "notice",
    path: "/notice",
    writer: "editor",
    key: "noticeIdx",
    row: { title: "새 공지", contents: "<p>내용</p>" },
    title: "title",
    list: "/notice/normal?size=100",
    detail: (idx) => `/notice/${idx}?lang=ko`,
    adminList: "/notice/admin?size=100",
    admin: (idx) => `/notice/${idx}?scope=admin`,
    rich: "contents",
  },
  {
    name: "event",
    path: "/event",
    writer: "editor",
    key: "eventIdx",
    row: { title: "신년 이벤트", contents: "<p>내용</p>", ...day },
    title: "title",
    list: "/event?size=100",
    detail: (idx) => `/event/${idx}?lang=ko`,
    adminList: "/event?scope=admin&size=100",
    admin: (idx) => `/event/${idx}?scope=admin`,
    rich: "contents",
  },
  {
    name: "faq",
    path: "/faq",
    writer: "editor",
    key: "faqIdx",
    row: { questionType: "10", question: "대기예약은 언제까지 되나요?", answer: "<p>전날 17시까지</p>" },
    title: "question",
    list: "/faq?size=100",
    detail: (idx) => `/faq/${idx}?lang=ko`,
    adminList: "/faq?scope=admin&size=100",
    admin: (idx) => `/faq/${idx}?scope=admin`,
    rich: "answer",
  },
  {
    name: "reference",
    path: "/reference",
    writer: "editor",
    key: "referenceIdx",
    row: { type: "ETC", title: "새 자료", contents: "<p>내용</p>" },
    title: "title",
    list: "/reference/normal?size=100",
    detail: (idx) => `/reference/${idx}?lang=ko`,
    adminList: "/reference/admin?size=100",
    admin: (idx) => `/reference/${idx}?scope=admin`,
    rich: "contents",
  },
  {
    name: "hof",
    path: "/ops/hof",
    writer: "head",
    key: "hofIdx",
    row: {
      type: "10",
      playDate: "2026-11-22",
      memberName: "홍길동",
      courseCode: "1",
      clubUsed: "9번 아이언",
      hasConsent: true,
    },
    title: "clubUsed",
    list: "/hof/normal?size=100",
    adminList: "/ops/hof?size=100",
    admin: (idx) => `/ops/hof/${idx}`,
  },
  {
    name: "lost",
    path: "/ops/lost-items",
    writer: "head",
    key: "lostIdx",
    row: { lostType: "80", itemName: "우산", foundDate: "2026-11-22", foundPlace: "주차장" },
    title: "itemName",
    list: "/lost-item?size=100",
    detail: (idx) => `/lost-item/${idx}?lang=ko`,
    adminList: "/ops/lost-items?size=100",
    admin: (idx) => `/ops/lost-items/${idx}`,
  },
];

const scene = await forFile(boardScene);
beforeEach(() => scene.nextMinute());

async function create({ path, writer, row, key }: Board, data: object = {}): Promise<number> {
  const made = await scene.done<Record<string, number>>(
    scene.send(writer, "POST", `${path}?lang=ko`, { ...row, ...data }),
  );
  return made[key] ?? 0;
}

async function listed({ list, adminList, writer, key }: Board, isOffice = false): Promise<number[]> {
  const { list: rows } = await scene.done<{ list: Record<string, number>[] }>(
    isOffice ? scene.send(writer, "GET", adminList) : scene.send("visitor", "GET", list),
  );
  return rows.map((row) => row[key] ?? 0);
}

describe.each(boards)("the board of $name", (board) => {
  const { path, writer, key } = board;
  const change = (idx: number, data: object) =>
    scene.send(writer, "PUT", `${path}?lang=ko`, { [key]: idx, ...data });

  // seed 286 287 288 289 290
  test("a row lives from its creation to its removal, each step on record", async () => {
    const idx = await create(board);
    expect(await listed(board)).toContain(idx);
    expect(await scene.lastAuditEntry()).toMatchObject({
      action: "CREATE",
      entity: board.name,
      entityKey: String(idx),
    });

    await scene.done(change(idx, { isVisible: false, version: 1 }));
    expect(await listed(board)).not.toContain(idx);
    expect(await listed(board, true)).toContain(idx);
    if (board.detail)
      expect((await scene.send("visitor", "GET", board.detail(idx))).json.fail?.code).toBe(2001);
    expect(await scene.lastAuditEntry()).toMatchObject({
      action: "UPDATE",
      before: { isVisible: true, version: 1 },
      after: { isVisible: false, version: 2 },
    });

    expect(refusal(await change(idx, { isVisible: true, version: 1 }))).toEqual([200, 2002, []]);
    expect(await listed(board)).not.toContain(idx);

    const removed = await scene.send(writer, "DELETE", path, { idxs: [idx, 999_999] });
    expect(removed.json.data).toEqual({ deleted: 1 });
    expect(await scene.lastAuditEntry()).toMatchObject({ action: "DELETE", entityKey: String(idx) });
    expect((await scene.send(writer, "GET", board.admin(idx))).status).toBe(404);
    expect(refusal(await change(idx, { isVisible: true }))).toEqual([404, 2001, []]);
  });

  test("all ways to delete are one, and none of what is not there", async () => {
    const [one, two, three] = [await create(board), await create(board), await create(board)];
    const byQuery = await scene.send(writer, "DELETE", `${path}?idx=${one},${two}`);
    expect(byQuery.json.data).toEqual({ deleted: 2 });
    expect((await scene.send(writer, "DELETE", `${path}/${three}`)).json.data).toEqual({ deleted: 1 });
    expect(refusal(await scene.send(writer, "DELETE", `${path}/${three}`))).toEqual([404, 2001, []]);
    expect(refusal(await scene.send(writer, "DELETE", path))).toEqual([
      400,
      9001,
      ["idxs", "Please fill this in."],
    ]);
  });

  test("languages are merged; the last text stays", async () => {
    const said = (title: string) => ({ [board.title]: title, ...(board.rich ? { [board.rich]: "" } : {}) });
    const idx = await create(board, { i18n: { en: said("English") } });
    await scene.done(change(idx, { i18n: { ja: said("日本語"), en: null } }));
    const { admin } = await scene.done<{ admin: { i18n: object; languages?: string[] } }>(
      scene.send(writer, "GET", board.admin(idx)),
    );
    expect(Object.keys(admin.i18n).sort()).toEqual(["ja", "ko"]);
    const last = await change(idx, { i18n: { ja: null, ko: null } });
    expect(refusal(last)).toEqual([400, 9001, ["i18n", "꼭 입력해 주세요."]]);
  });

  test("nobody writes without the right, and nothing is written", async () => {
    const idx = await create(board);
    for (const who of ["visitor", "member", "reader"] as const) {
      const answers = [
        await scene.send(who, "POST", path, board.row),
        await scene.send(who, "PUT", path, { [key]: idx, isVisible: false }),
        await scene.send(who, "DELETE", path, { idxs: [idx] }),
      ];
      const expected = who === "visitor" ? 401 : 403;
      expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
    }
    expect(await listed(board)).toContain(idx);
    const mayRead = writer === "editor" ? 200 : 403;
    expect((await scene.send("reader", "GET", board.admin(idx))).status).toBe(mayRead);
    for (const path of [board.admin(idx), board.adminList]) {
      expect((await scene.send("member", "GET", path)).status).toBe(403);
      expect((await scene.send("visitor", "GET", path)).status).toBe(401);
    }
  });

  test.each([["__proto__"], ["clubIdx"], ["role"], ["viewCount"], ["createdBy"], ["downloadCount"]])(
    "the field %s is refused",
    async (field) => {
      const body = JSON.stringify(board.row).replace(/^\{/, `{"${field}":7,`);
      const token = scene.tokens[writer];
      const answer = await scene.api.request("POST", path, {
        token,
        body,
        headers: { "content-type": "application/json" },
      });
      expect([answer.status, answer.json.fail?.code]).toEqual([400, 9001]);
    },
  );

  const { rich } = board;
  if (rich) {
    test.each([
      ["a script", "<p>a</p><script>alert(1)</script>"],
      ["a handler", '<p onclick="alert(1)">a</p>'],
      ["a picture with a handler", "<img src=x onerror=alert(1)>a"],
      ["a script address", '<a href="javascript:alert(1)">a</a>'],
      ["a nesting that parsers read in two ways", "<li><form><li><math><mtext><table><mglyph><style>a"],
      ["a foreign name space", "<svg><style><img src=x onerror=alert(1)></style></svg>a"],
      ["clobbering", '<form id="document"><input name="cookie"></form>a'],
      ["raw text", "<xmp><img src=x onerror=alert(1)></xmp>a"],
    ])("%s in its text is made harmless once and for all", async (_, html) => {
      const idx = await create(board, { [rich]: html });
      const shown = await scene.done<Record<string, string>>(
        scene.send("visitor", "GET", board.detail?.(idx) ?? ""),
      );
      const text = shown[rich] ?? "";
      expect(text).toBe(sanitizeRichText(html));
      expect(text).toBe(sanitizeRichText(text));
      expect(text).not.toMatch(/script|onerror|onclick|<form|<svg|<xmp/i);
    });

    test("a text that cleaning makes too long is refused, where it could never be read again", async () => {
      const row = { ...board.row, [rich]: "<p>&</p>".repeat(24_000) };
      expect(refusal(await scene.send(writer, "POST", path, row))).toEqual([
        400,
        9001,
        [rich, "Please enter at most 200000 characters."],
      ]);
    });
  }
});
