import { eq, sql } from "drizzle-orm";
import { readXlsxRows } from "@/lib/club-api/adapters/xlsx";
import { auditRecords, memberImports, members } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import type { CallOutput } from "@/lib/contract/routes";
import { memberColumns as columns } from "@/lib/contract/site/member-columns";
import { isLoginId } from "@/lib/shared/fields";
import { languages } from "@/lib/shared/languages";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import {
  formOf,
  linksPlace,
  memberRow,
  type SetupScene,
  setupScene,
  workbookOf,
} from "../../support/scenes/setup-scene";

type Check = CallOutput<"POST /ops/setup/members/check">;
type Progress = CallOutput<"GET /ops/setup/members">;

const api = await forFile(startTestApi);
let scene: SetupScene;
beforeEach(async () => {
  await api.reset();
  scene = await setupScene(api);
});

const check = (form: FormData) => scene.data<Check>("POST", "/ops/setup/members/check", form);
const sampleRow = Object.fromEntries(columns.map(({ key, sample }) => [key, sample]));
const ofClub = () => eq(members.clubIdx, scene.clubIdx);

test("a dry run names each faulty row with its column and reason, and stores nothing", async () => {
  const rows = [
    memberRow(1),
    memberRow(2, { id: "X" }),
    memberRow(3, { birth: "1975-02-30", gender: "?" }),
    memberRow(4, { email: "golfer1@example.com" }),
    memberRow(5, { id: memberRow(1).id ?? "" }),
    memberRow(6, { memberType: "Nobody", name: "" }),
  ];
  const { faults, ...counts } = await check(await workbookOf(rows));
  expect(counts).toEqual({ fileName: "members.xlsx", rows: 6, fresh: 1, known: 0, faultyRows: 5 });
  expect(faults.map(({ row, column, fault, other }) => [row, column, fault, other])).toEqual([
    [3, "id", "loginId", undefined],
    [4, "birth", "date", undefined],
    [4, "gender", "choice", undefined],
    [5, "email", "emailTwice", 2],
    [6, "id", "loginIdTwice", 2],
    [7, "name", "required", undefined],
    [7, "memberType", "choice", undefined],
  ]);
  expect(await api.db.$count(members, ofClub())).toBe(0);
});

test("300 faulty rows among 20,000 are all named; the others are added once, however often the file comes", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    memberRow(at, at % 66 === 0 && at < 19_800 ? { email: "none" } : {}),
  );
  const form = await workbookOf(rows);
  // One workbook, sent with what each call wants.
  const workbook = new Uint8Array(await (form.get("file") as File).arrayBuffer());
  const started = performance.now();
  const { faults, ...counts } = await check(form);
  expect(counts).toMatchObject({ rows: 20_000, fresh: 19_700, faultyRows: 300 });
  expect(new Set(faults.map(({ row }) => row)).size).toBe(300);
  expect(await scene.failure("POST", "/ops/setup/members", formOf(workbook))).toEqual([
    "IMPORT_FAULTS",
    "300",
  ]);
  const wanted = () => formOf(workbook, { skipFaulty: true });
  const first = await scene.data<Progress>("POST", "/ops/setup/members", wanted());
  expect(first).toMatchObject({
    state: "DONE",
    total: 19_700,
    done: 19_700,
    added: 19_700,
    known: 0,
    faulty: 300,
  });
  expect(await api.db.$count(members, ofClub())).toBe(19_700);
  const second = await scene.data<Progress>("POST", "/ops/setup/members", wanted());
  expect(second).toMatchObject({ total: 19_700, done: 19_700, added: 0, known: 19_700 });
  expect(await api.db.$count(members, ofClub())).toBe(19_700);
  expect(performance.now() - started).toBeLessThan(120_000);
}, 180_000);

test("a member without a password sets one by a code to the address, and by nothing else", async () => {
  await scene.data("POST", "/ops/setup/members", await workbookOf([memberRow(1)]));
  const { id = "", email = "" } = memberRow(1);
  const login = (password: string) =>
    api.request("POST", "/member/login", { body: { clubCode: "LK02", id, password } });
  expect((await login("")).json.result).toBe(false);
  expect((await login("LinksGolf2026!")).json.fail?.msgCode).toBe("AUTH_WRONG_LOGIN");
  const asked = await api.request("POST", "/member/certification", {
    body: { clubCode: "LK02", purpose: "FIND_PW", type: "20", id, target: email },
  });
  const { certIdx, devCode } = asked.json.data;
  const proven = await api.request(
    "GET",
    `/member/certification/check?clubCode=LK02&certIdx=${certIdx}&code=${devCode}`,
  );
  const changed = await api.request("PUT", "/member/change-password", {
    body: { clubCode: "LK02", id, certToken: proven.json.data.certToken, newPassword: "LinksGolf2026!" },
  });
  expect(changed.json.data).toMatchObject({ changed: true });
  expect((await login("LinksGolf2026!")).json.data).toMatchObject({ id });
});

test("an id or an address of another member is a fault, and the other club's members do not count", async () => {
  await scene.data("POST", "/ops/setup/members", await workbookOf([memberRow(1)]));
  const taken = [
    memberRow(2, { id: memberRow(1).id ?? "" }),
    memberRow(3, { email: "GOLFER1@example.com" }),
    memberRow(4, { id: "kimmiru" }),
  ];
  const { faults, fresh } = await check(await workbookOf(taken));
  expect(faults.map(({ row, fault }) => [row, fault])).toEqual([
    [2, "loginIdTaken"],
    [3, "emailTaken"],
  ]);
  expect(fresh).toBe(1);
});

test("what is no workbook of members is refused with a sentence that says what to do", async () => {
  const text = new FormData();
  text.set("data", "{}");
  text.set("file", new File(["id,name"], "members.xlsx"));
  expect((await scene.failure("POST", "/ops/setup/members/check", text))[0]).toBe("FILE_TYPE");
  const none = new FormData();
  none.set("data", "{}");
  expect((await scene.failure("POST", "/ops/setup/members/check", none))[0]).toBe("FILE_TYPE");
});

test.each(languages)(
  "the template is read as it is, and its example row in %s is nobody's",
  async (language) => {
    await scene.data("PUT", "/ops/setup/place", { ...linksPlace, languages: [...languages] });
    const { clubCode, token } = scene;
    const path = `/ops/setup/members/template?clubCode=${clubCode}&lang=${language}`;
    const bytes = new Uint8Array(await (await api.send("GET", path, { token })).arrayBuffer());
    const rows: string[][] = [];
    for await (const { cells } of readXlsxRows(bytes, { columns: 60 })) rows.push(cells);
    const [headings, example] = rows;
    expect(headings).toEqual(
      columns.map(({ names, isRequired }) => `${names[language]}${isRequired ? " *" : ""}`),
    );
    const [id = ""] = example ?? [];
    expect(isLoginId(id)).toBe(false);
    expect(await check(formOf(bytes))).toMatchObject({ rows: 0, fresh: 0, faultyRows: 0, faults: [] });
    const filled = [{ ...sampleRow, id }, { ...sampleRow, id: "kimgolf01" }, memberRow(1)];
    const progress = await scene.data<Progress>("POST", "/ops/setup/members", await workbookOf(filled));
    expect(progress).toMatchObject({ added: 1, total: 1 });
    const [added, ...others] = await api.db.select({ id: members.id }).from(members).where(ofClub());
    expect([added?.id, others]).toEqual([memberRow(1).id, []]);
  },
);

test("an example row that was changed is a member or a fault, never left out unsaid", async () => {
  const changed = [
    { ...sampleRow, id: "Example: kimgolf01", name: "Kim Miru" },
    { ...sampleRow, name: "Kim Golf", email: "miru@example.com" },
  ];
  const { faults, ...counts } = await check(await workbookOf(changed));
  expect(counts).toMatchObject({ rows: 2, fresh: 1, faultyRows: 1 });
  expect(faults.map(({ row, column }) => [row, column])).toEqual([[2, "id"]]);
});

test("of two imports at once one runs, and each leaves its records", async () => {
  const rows = Array.from({ length: 1200 }, (_, at) => memberRow(at));
  const importOnce = async () => scene.failure("POST", "/ops/setup/members", await workbookOf(rows));
  const running = () => api.db.$count(memberImports, eq(memberImports.state, "RUNNING"));
  let first: Promise<string[]> | undefined;
  await transaction(api.db, async (tx) => {
    // The first one has begun and waits here with its rows.
    await tx.execute(sql`lock table ${members} in share mode`);
    first = importOnce();
    while ((await running()) === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await importOnce()).toEqual(["IMPORT_RUNNING"]);
  });
  expect(await first).toEqual(["done"]);
  expect(await api.db.$count(members, ofClub())).toBe(1200);
  expect(await api.db.$count(memberImports)).toBe(1);
  expect(await api.db.$count(auditRecords, eq(auditRecords.entity, "memberImport"))).toBe(2);
});
