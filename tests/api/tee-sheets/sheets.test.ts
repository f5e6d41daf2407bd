import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { writeXlsx } from "@/lib/club-api/adapters/xlsx";
import { auditRecords, notices } from "@/lib/club-api/db/tables";
import { xlsxType } from "@/lib/contract/exports";
import { startTestApi, type TestApi } from "../../support/api";
import { partText, unzip } from "../../support/unzip";

const dangerous = [
  "=cmd|' /C calc'!A0",
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  '=HYPERLINK("https://evil.test","x")',
];

describe("a sheet", () => {
  test("holds texts as typed strings and never a formula (S-75)", async () => {
    const bytes = await writeXlsx(
      "member",
      ["Name"],
      dangerous.map((text) => [text]),
    );
    const parts = unzip(bytes);
    const sheet = partText(parts.get("xl/worksheets/sheet1.xml"));
    expect(sheet).not.toMatch(/<f[ >/]/);
    const cells = [...sheet.matchAll(/<c ([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(cells).toHaveLength(dangerous.length + 1);
    for (const cell of cells) expect(cell).toMatch(/ t="(s|inlineStr)"/);
    const { sheets } = await readXlsx(bytes);
    const preview = sheets[0]?.rows.slice(1).map(([cell]) => cell);
    expect(preview?.map((cell) => String(cell).replace(/\r\n?/g, "\n"))).toEqual(
      dangerous.map((text) => text.replace(/\r\n?/g, "\n")),
    );
  });

  test("takes what XML cannot hold and what Excel cannot show", async () => {
    const bytes = await writeXlsx(
      "x".repeat(40),
      ["a", "b", "c"],
      [["a\u0000b\u0008\ud800", "x".repeat(40_000), 12.5]],
    );
    const { sheets } = await readXlsx(bytes);
    const [, row] = sheets[0]?.rows ?? [];
    expect(row?.[0]).toBe("ab");
    expect(String(row?.[1])).toHaveLength(32_767);
    expect(row?.[2]).toBe(12.5);
  });
});

describe("an admin list as a sheet", () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi();
    token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
  }, 60_000);
  afterAll(() => api.close());

  const read = async (path: string, headers: Record<string, string> = {}, by: string | null = token) => {
    const response = await api.send("GET", path, {
      ...(by === null ? {} : { token: by }),
      headers: { accept: xlsxType, ...headers },
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { response, bytes };
  };

  // seed 262 263
  test("has every row of the filter, titles in the asked language, and is on record with its reason", async () => {
    const [first] = await api.db.select().from(notices).limit(1);
    const title = dangerous[0] ?? "";
    const texts = { ko: { title, contents: "" } };
    await api.db
      .update(notices)
      .set({ texts })
      .where(eq(notices.noticeIdx, first?.noticeIdx ?? 0));
    const total = await api.db.$count(notices);
    const reason = encodeURIComponent("월간 점검");
    const { response, bytes } = await read("/notice/admin?size=10&lang=ko", { "x-export-reason": reason });
    expect(response.headers.get("content-type")).toBe(xlsxType);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="notice.xlsx"');
    expect(response.headers.get("x-total-count")).toBe(String(total));
    const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(rows[0]?.slice(0, 2)).toEqual(["번호", "제목"]);
    expect(rows).toHaveLength(total + 1);
    expect(rows.map((row) => row[1])).toContain(title);
    const auditEntries = await api.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, "EXPORT"))
      .orderBy(auditRecords.auditIdx);
    expect(auditEntries).toEqual([
      expect.objectContaining({ actor: "ssadmin1", entity: "notice", reason: "월간 점검" }),
    ]);
    expect(auditEntries[0]?.after).toMatchObject({ rows: total, filter: { size: 10 } });
  });

  test("shows no more than the list and asks for the same rights", async () => {
    const { bytes } = await read("/ops/audit?action=EXPORT", { "x-export-reason": "check" });
    expect((await readXlsx(bytes)).sheets[0]?.rows.length).toBeGreaterThan(1);
    const { accessToken: editor } = await api.signIn("contents1", { isAdmin: true });
    expect((await read("/ops/audit", {}, editor)).response.status).toBe(403);
    expect((await read("/notice/admin", {}, null)).response.status).toBe(401);
  });

  test("is JSON for everybody else", async () => {
    const page = await api.request("GET", "/notice/admin", { token });
    expect(page.headers.get("content-type")).toMatch(/json/);
    const open = await api.request("GET", "/notice/normal", { headers: { accept: xlsxType } });
    expect(open.headers.get("content-type")).toMatch(/json/);
  });
});
