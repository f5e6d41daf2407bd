import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { auditRecords, bookingRules, limits, terms } from "@/lib/club-api/db/tables";
import { runOperator } from "@/lib/club-api/operator/run";
import { demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

/** Commands of the server's operator where nobody in the office can help: `npm run club -- admin unlock|reset`. */
const api = await forFile(startTestApi);
beforeEach(() => api.reset());

async function club(args: string, place: Record<string, string> = { DATABASE_URL: api.url }) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOperator(
    args.split(" "),
    { DEMO_NOW: demoNow.toISOString(), ...place },
    { say: (text) => said.push(text), complain: (text) => complained.push(text) },
  );
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}

async function login(id: string, password: string) {
  await api.db.delete(limits);
  const body = { clubCode: "MS01", id, password, isAdmin: true };
  const { json } = await api.request("POST", "/member/login", { body });
  return { code: json.fail?.code, data: json.data };
}

const lastAuditEntry = async () =>
  (await api.db.select().from(auditRecords).orderBy(desc(auditRecords.auditIdx)).limit(1))[0];

test("unlock lets a locked administrator sign in from where the wrong passwords came, and is on record", async () => {
  for (let count = 0; count < 5; count += 1) await login("bookadmin1", "wrong");
  expect((await login("bookadmin1", "MirsolAdm1n!")).code).toBe(1002);
  const done = await club("admin unlock --club MS01 --id bookadmin1");
  expect(done).toEqual({ code: 0, said: "bookadmin1 of MS01 may sign in at once.", complained: "" });
  expect((await login("bookadmin1", "MirsolAdm1n!")).code).toBeUndefined();
  expect(await lastAuditEntry()).toMatchObject({
    actor: "job:operator",
    entity: "adminLock",
    entityKey: "2",
  });
});

test("reset gives the last super admin a password for one sign-in, ends the sessions, and is on record", async () => {
  const { accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true });
  const { code, said } = await club("admin reset --id ssadmin1 --json");
  const answer = JSON.parse(said) as Record<string, unknown>;
  expect([code, answer]).toEqual([
    0,
    { ok: true, club: "MS01", id: "ssadmin1", tempPassword: answer.tempPassword },
  ]);
  expect((await api.request("GET", "/admin/1", { token })).status).toBe(401);
  const { data } = await login("ssadmin1", String(answer.tempPassword));
  expect(data).toMatchObject({ authority: "SSADMIN", pending: "TEMP_PASSWORD" });
  expect(await lastAuditEntry()).toMatchObject({
    actor: "job:operator",
    entity: "adminPassword",
    entityKey: "1",
  });
  expect(JSON.stringify(await lastAuditEntry())).not.toContain(String(answer.tempPassword));
});

test.each([
  ["an unknown id", "admin unlock --id nobody99", 1, "There is no administrator nobody99 in club MS01."],
  ["an unknown club", "admin unlock --club XX99 --id bookadmin1", 1, "There is no club XX99."],
  ["no id", "admin reset", 2, 'The command "admin reset" needs --id.'],
  ["another command", "admin destroy --id bookadmin1", 2, 'There is no command "admin destroy".'],
  ["another option", "admin unlock --force", 2, "--force"],
])("%s is refused with a sentence and an exit code", async (_what, args, code, sentence) => {
  const plain = await club(args);
  expect([plain.code, plain.said]).toEqual([code, ""]);
  expect(plain.complained).toContain(sentence);
  const json = await club(`${args} --json`);
  const answer = JSON.parse(json.said) as { ok: boolean; error: string };
  expect([json.code, answer.ok]).toEqual([code, false]);
  expect(answer.error).toContain(sentence);
});

test("help names every command", async () => {
  const { code, said } = await club("--help");
  const names = ["add <code>", "list", "presets", "admin unlock", "admin reset"];
  expect([code, names.filter((name) => !said.includes(`  ${name}`))]).toEqual([0, []]);
});

describe("add", () => {
  const clubsOf = async () =>
    JSON.parse((await club("list --json")).said).clubs as { clubCode: string; clubIdx: number }[];

  test("makes a club beside the others, with a first password, a stopped site and drafts of terms", async () => {
    const done = await club("add LK02 --preset korean-public --language en --admin greenkeeper --json");
    const added = JSON.parse(done.said) as { clubIdx: number; tempPassword: string };
    expect([done.code, added]).toEqual([
      0,
      expect.objectContaining({ club: "LK02", id: "greenkeeper", clubIdx: 2 }),
    ]);
    expect(await clubsOf()).toEqual([
      expect.objectContaining({
        clubCode: "MS01",
        name: "Mirsol Country Club",
        openedAt: expect.any(String),
      }),
      expect.objectContaining({ clubCode: "LK02", name: "LK02", openedAt: null }),
    ]);
    await api.db.delete(limits);
    const body = { clubCode: "LK02", id: "greenkeeper", password: added.tempPassword, isAdmin: true };
    const { json } = await api.request("POST", "/member/login", { body });
    expect(json.data).toMatchObject({ authority: "SSADMIN", pending: "TEMP_PASSWORD", clubCode: "LK02" });

    const state = await api.request("GET", "/site/state?clubCode=LK02");
    expect(state.json.data).toMatchObject({ state: "0" });
    expect(await api.db.$count(bookingRules, eq(bookingRules.clubIdx, added.clubIdx))).toBe(1);
    const drafts = await api.db.select().from(terms).where(eq(terms.clubIdx, added.clubIdx));
    expect(drafts.map(({ isDraft }) => isDraft)).toEqual(drafts.map(() => true));
    expect(JSON.stringify(drafts.map(({ texts }) => texts.en))).toContain("{clubName}");
    expect(JSON.stringify(drafts.map(({ texts }) => texts.en))).not.toContain("Mirsol");
  });

  test("lets the first club's sheets, menus and texts be", async () => {
    const answers = async () => {
      const paths = ["/menus?clubCode=MS01", "/ext/courses?clubCode=MS01", "/site/info?clubCode=MS01"];
      return Promise.all(paths.map(async (path) => (await api.request("GET", path)).json));
    };
    const before = await answers();
    await club("add LK02 --preset korean-members");
    expect(await answers()).toEqual(before);
  });

  test.each([
    [
      "a code that exists",
      "add ms01 --preset korean-public",
      1,
      "There is a club ms01 already: choose another code",
    ],
    [
      "a code that is none",
      "add L --preset korean-public",
      1,
      '2 to 10 letters and digits, such as LK02; "L" is none.',
    ],
    ["a preset that is none", "add LK02 --preset moon", 1, 'There is no preset "moon"; there are '],
    [
      "a language that is none",
      "add LK02 --preset korean-public --language tlh",
      1,
      '"tlh" is no language of the product',
    ],
    ["a login id that is none", "add LK02 --preset korean-public --admin X", 1, '"X" is no login id'],
    ["no code", "add --preset korean-public", 2, 'The command "add" needs a code: add <code>.'],
    ["no preset", "add LK02", 2, 'The command "add" needs --preset.'],
    ["an option of another command", "list --preset links", 2, 'The command "list" has no --preset.'],
  ])("%s is refused in one sentence, and nothing is written", async (_name, args, code, sentence) => {
    const refused = await club(args);
    expect([refused.code, refused.complained]).toEqual([code, expect.stringContaining(sentence)]);
    expect(await clubsOf()).toHaveLength(1);
  });

  test("two at once of one code: one is made", async () => {
    const both = await Promise.all([
      club("add LK02 --preset korean-public"),
      club("add LK02 --preset korean-public"),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(await clubsOf()).toHaveLength(2);
  });
});

test("the embedded database: works while nobody holds it, says who must stop, and makes none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-operator-"));
  const place = { DATA_DIR: folder };
  const args = "admin reset --club MS01 --id ssadmin1";
  expect(await club(args, place)).toMatchObject({
    code: 1,
    complained: expect.stringContaining("There is no database"),
  });
  await (await openDatabase({ dataDir: folder })).close();
  expect(await club(args, place)).toMatchObject({
    code: 1,
    complained: expect.stringContaining("-- migrate"),
  });
  const database = await openDatabase({ dataDir: folder });
  await migrate(database.db);
  await addClub(database.db, { clubCode: "MS01", preset: "korean-public" }, demoNow);
  const held = await club(args, place);
  expect(held.code).toBe(1);
  expect(held.complained).toMatch(new RegExp(`in use by process ${process.pid}.*stop the club API`));
  await database.close();
  expect(await club(args, place)).toMatchObject({
    code: 0,
    said: expect.stringContaining("with the password Tmp!"),
  });
  await rm(folder, { recursive: true, force: true });
}, 60_000);
