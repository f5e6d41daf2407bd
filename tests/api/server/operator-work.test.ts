import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate, readMigrationState, readyForStart } from "@/lib/club-api/db/migrate";
import { serverKey } from "@/lib/club-api/db/secrets";
import { jobRuns, outbox, secrets, siteCerts } from "@/lib/club-api/db/tables";
import { readIdentitySettings } from "@/lib/club-api/domains/site";
import { runOperator } from "@/lib/club-api/operator/run";
import { readEnv } from "@/lib/club-api/platform/env";
import { demoNow, startTestApi, type TestApi } from "../../support/api";
import { createTestDatabase } from "../../support/database/postgres";
import { clockOffsetMs } from "../../support/runs/test-clock.mjs";

/** Commands of `npm run club --` beside clubs and copies: migrations, jobs, messages, keys, and the doctor. */
let api: TestApi & { url: string };
let folder = "";
beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), "operator-"));
}, 60_000);
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function club(args: string, variables: Record<string, string> = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOperator(
    args.split(" "),
    { DEMO_NOW: demoNow.toISOString(), DATABASE_URL: api.url, DATA_DIR: folder, ...variables },
    { say: (text) => said.push(text), complain: (text) => complained.push(text) },
  );
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}

describe("migrations", () => {
  test("a dry run names them and writes nothing; then they run, once", async () => {
    const database = await createTestDatabase();
    const place = { DATABASE_URL: database.url };
    const dry = await club("migrate --dry-run", place);
    expect(dry.said).toMatch(/^\d+ migrations would run:\n {2}0000_/);
    const opened = await openDatabase({ dataDir: folder, databaseUrl: database.url });
    expect((await readMigrationState(opened.db)).pending.length).toBeGreaterThan(20);
    expect((await club("migrate", place)).said).toMatch(/^\d+ migrations ran:/);
    expect(await readMigrationState(opened.db)).toEqual({ pending: [], unknown: 0 });
    expect((await club("migrate", place)).said).toBe("The database is up to date.");
    await opened.close();
    await database.drop();
  });

  test("a start that may not migrate names the first that is missing; one that waits goes on when they have run", async () => {
    const database = await createTestDatabase();
    const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: database.url });
    await expect(readyForStart(db, { migrations: "refuse", allowsNewerDatabase: false })).rejects.toThrow(
      /^The database lacks \d+ migrations of this release, the first 0000_/,
    );
    const waiting = readyForStart(db, { migrations: "wait", allowsNewerDatabase: false });
    await migrate(db);
    await expect(waiting).resolves.toBeUndefined();
    await close();
    await database.drop();
  });

  test("a database of a newer release is refused by start and command, unless one goes back on purpose", async () => {
    await api.db.execute(sql`insert into applied_migrations (hash) values ('of the future')`);
    const start = { migrations: "run", allowsNewerDatabase: false } as const;
    await expect(readyForStart(api.db, start)).rejects.toThrow(/migrated by a newer release/);
    expect((await club("migrate")).complained).toMatch(/migrated by a newer release/);
    expect((await club("doctor --json")).said).toContain("migrated by a newer release");
    await expect(readyForStart(api.db, { ...start, allowsNewerDatabase: true })).resolves.toBeUndefined();
    await api.db.execute(sql`delete from applied_migrations where hash = 'of the future'`);
  });
});

describe("jobs", () => {
  test("one is run at once and is on the list; one that does not exist names those that do", async () => {
    expect(await club("jobs run coupon-expire")).toEqual({
      code: 0,
      said: "The job coupon-expire of MS01 ran.",
      complained: "",
    });
    expect((await club("jobs list --state DONE")).said).toMatch(/^DONE {4}coupon-expire +00:10/m);
    expect((await club("jobs run polish-clubs")).complained).toMatch(
      /There is no job polish-clubs\. There are: sheet-generate,/,
    );
    expect((await club("jobs list --state LOST")).complained).toBe("--state must be DUE, DONE or PARKED.");
  });

  test("one that another process runs is left to it", async () => {
    const leaseUntil = new Date(Date.now() + 60_000); // Real clock: leases are in real time.
    const run = { clubIdx: 1, name: "coupon-expire", dueAt: demoNow, nextTryAt: demoNow };
    await api.db.insert(jobRuns).values({ ...run, leaseUntil });
    const { code, complained } = await club("jobs run coupon-expire");
    expect([code, complained]).toEqual([1, expect.stringContaining("runs elsewhere")]);
  });

  test("the failure of a job is the failure of the command", async () => {
    await api.db.execute(sql`alter table coupons rename to coupons_gone`);
    const { code, said } = await club("jobs run coupon-expire");
    await api.db.execute(sql`alter table coupons_gone rename to coupons`);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The job coupon-expire of MS01 failed: .*coupons/),
    ]);
  });
});

describe("messages", () => {
  const message = {
    clubIdx: 1,
    channel: "MAIL",
    memberIdx: null,
    lang: "en",
    vars: {},
    createdAt: demoNow,
    nextTryAt: demoNow,
  } as const;

  test("those that were given up are listed with a masked address, and go out again", async () => {
    await api.db.insert(outbox).values({
      ...message,
      event: "VOC_ANSWERED",
      target: "somebody@example.com",
      state: "PARKED",
      lastError: "550",
    });
    const { said } = await club("outbox list --state PARKED");
    expect(said).toContain("VOC_ANSWERED");
    expect(said).not.toContain("somebody@example.com");
    const number = said.trim().split(/\s+/)[0];
    expect((await club(`outbox resend ${number}`)).said).toContain("goes out with the next delivery");
    const [row] = await api.db
      .select()
      .from(outbox)
      .where(eq(outbox.outboxIdx, Number(number)));
    expect(row).toMatchObject({ state: "WAITING", tries: 0, lastError: null });
    expect((await club(`outbox resend ${number}`)).complained).toContain("waits already");
    expect((await club("outbox resend 999999")).complained).toBe("There is no message 999999 of MS01.");
    expect((await club("outbox resend --club XX99 1")).complained).toBe("There is no club XX99.");
  });
});

describe("keys", () => {
  test("are replaced, and a provider's secret is readable after it", async () => {
    const { accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true });
    const body = {
      methods: ["10"],
      niceDriver: "MOCK",
      niceClientSecret: "a provider's secret",
      smsSender: "031-000-1000",
      emailSender: "a@mirsol.example",
    };
    expect((await api.request("PUT", "/site/cert?clubCode=MS01", { token, body })).status).toBe(200);
    const before = await serverKey(api.db, "site-secrets", demoNow);
    const identity = await serverKey(api.db, "identity-hash", demoNow);
    const [sealed] = await api.db.select().from(siteCerts).where(eq(siteCerts.clubIdx, 1));
    const done = await club("secrets rotate --json");
    expect(JSON.parse(done.said).replaced).toContain("site-secrets");
    expect(await serverKey(api.db, "site-secrets", demoNow)).not.toBe(before);
    expect(await serverKey(api.db, "identity-hash", demoNow)).toBe(identity);
    const [resealed] = await api.db.select().from(siteCerts).where(eq(siteCerts.clubIdx, 1));
    expect(resealed?.niceSecret).not.toBe(sealed?.niceSecret);
    const read = await readIdentitySettings(api.db, { club: { clubIdx: 1 }, now: demoNow });
    expect(read.niceSecret).toBe("a provider's secret");
  });

  test("codes of golfers at the desk stay good unless they are named; others cannot be replaced at all", async () => {
    const before = await serverKey(api.db, "check-in", demoNow);
    await club("secrets rotate");
    expect(await serverKey(api.db, "check-in", demoNow)).toBe(before);
    await club("secrets rotate --key check-in");
    expect(await serverKey(api.db, "check-in", demoNow)).not.toBe(before);
    expect((await club("secrets rotate --key identity-hash")).complained).toContain(
      "There is no key identity-hash that may be replaced",
    );
    expect(await api.db.$count(secrets, eq(secrets.name, "identity-hash"))).toBeLessThanOrEqual(1);
  });
});

test("keys of push notifications are made as settings that the server takes, and are others each time", async () => {
  const settings = async () => {
    const { code, said } = await club("push keys");
    expect(code).toBe(0);
    return Object.fromEntries(said.split("\n").map((line) => line.split(/=(.*)/s).slice(0, 2)));
  };
  const [first, second] = [await settings(), await settings()];
  const variables = { ...first, VAPID_SUBJECT: "mailto:operator@host.example" };
  expect(readEnv(variables).push?.keys.publicKey).toBe(first.VAPID_PUBLIC_KEY);
  expect(second.VAPID_PRIVATE_KEY).not.toBe(first.VAPID_PRIVATE_KEY);
  const mixed = { ...variables, VAPID_PUBLIC_KEY: second.VAPID_PUBLIC_KEY };
  expect(() => readEnv(mixed)).toThrow("VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY");
  expect(() => readEnv({ ...variables, VAPID_SUBJECT: "" })).toThrow("VAPID_SUBJECT is missing");
  expect(() => readEnv({ PUSH_SERVICES: "https://a.example/path" })).toThrow("PUSH_SERVICES");
  expect(readEnv({}).push).toBeUndefined();
});

describe("the doctor", () => {
  type Found = { part: string; state: string; text: string };
  const look = async (args: string, variables: Record<string, string> = {}) => {
    const { code, said } = await club(`doctor --json${args}`, variables);
    const { findings } = JSON.parse(said) as { findings: Found[] };
    const failed = findings.filter(({ state }) => state === "fail").map(({ part }) => part);
    return { code, failed, of: (part: string) => findings.find((one) => one.part === part) };
  };

  // The clock of a test run stands apart from the database's unless the run is of today: that is found, too.
  const soundBut = Math.abs(clockOffsetMs) > 2_000 ? [1, ["clock"]] : [0, []];

  test("finds a sound server sound, and clocks that are apart", async () => {
    const { code, of, failed } = await look("");
    expect([code, failed]).toEqual(soundBut);
    for (const part of [
      "settings",
      "database",
      "migrations",
      "clubs",
      "parts",
      "storage",
      "outbox",
      "jobs",
    ]) {
      expect([part, of(part)?.state]).toEqual([part, "ok"]);
    }
    expect(of("redis")?.state).toBe("warn");
  });

  test("names months of tables that nobody has made, which the migrate command makes", async () => {
    const later = { DEMO_NOW: "2031-05-31T23:59:00Z" };
    expect((await look("", later)).of("parts")).toMatchObject({
      state: "warn",
      text: expect.stringContaining("15 parts of months are missing, the first audit_records_y2031m05"),
    });
    expect((await club("migrate", later)).code).toBe(0);
    expect((await look("", later)).of("parts")?.state).toBe("ok");
  });

  test.each([
    ["a variable that is wrong", { API_PORT: "many" }, "settings", /API_PORT must be a port number/],
    ["a contradiction", { SMTP_URL: "smtp://localhost" }, "settings", /MAIL_FROM is missing/],
    [
      "a database that is away",
      { DATABASE_URL: "postgres://localhost:1/none" },
      "database",
      /cannot be opened \(ECONNREFUSED\)/,
    ],
    ["a Redis that is away", { REDIS_URL: "redis://localhost:1" }, "redis", /does not answer/],
    [
      "a mail server that is away",
      { SMTP_URL: "smtp://localhost:1", MAIL_FROM: "a@b.example" },
      "mail",
      /does not take mails \(.*ECONNREFUSED/,
    ],
    ["a folder that is none", { DATA_DIR: "package.json/none" }, "storage", /cannot be used/],
    [
      "no TLS where it should be",
      { PUBLIC_ORIGIN: "https://localhost:1" },
      "certificate of localhost:1",
      /There is no connection/,
    ],
    ["MOCK in production", { NODE_ENV: "production" }, "identity", /verifies anybody as anybody/],
  ] as [string, Record<string, string>, string, RegExp][])(
    "names %s and fails",
    async (_what, variables, part, sentence) => {
      const { code, of } = await look("", variables);
      expect([code, of(part)?.state]).toEqual([1, "fail"]);
      expect(of(part)?.text).toMatch(sentence);
    },
  );

  test("says that a port speaks no TLS or hangs, instead of waiting for ever", async () => {
    const hanging = createServer(() => undefined);
    await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
    const { port } = hanging.address() as { port: number };
    const { of } = await look("", { PUBLIC_ORIGIN: `https://127.0.0.1:${port}` });
    hanging.close();
    expect(of(`certificate of 127.0.0.1:${port}`)?.state).toBe("fail");
  }, 20_000);

  test("counts what was given up, and what the log has warned of in a day", async () => {
    const message = {
      clubIdx: 1,
      channel: "MAIL",
      event: "VOC_ANSWERED",
      memberIdx: null,
      target: "a@b.example",
      lang: "en",
    } as const;
    await api.db
      .insert(outbox)
      .values({ ...message, vars: {}, createdAt: demoNow, nextTryAt: demoNow, state: "PARKED" });
    const now = Date.now(); // Real clock: logs are in real time.
    const at = (ms: number) => new Date(ms).toISOString();
    const log = join(folder, "api.log");
    const lines = [
      { level: "warn", time: at(now), msg: "Redis is away" },
      { level: "warn", time: at(now), msg: "Redis is away" },
      { level: "info", time: at(now), msg: "fine" },
      { level: "error", time: at(now - 2 * 86_400_000), msg: "long ago" },
    ];
    await writeFile(log, `${lines.map((line) => JSON.stringify(line)).join("\n")}\nno json\n`);
    const { code, of, failed } = await look(` --log ${log}`);
    expect([code, failed]).toEqual(soundBut);
    expect(of("outbox")?.text).toContain("1 messages were given up");
    expect(of("log")?.text).toBe("2 warnings in 24 hours: 2 x Redis is away.");
  });

  test("makes no embedded database where there is none", async () => {
    const { of } = await look("", { DATABASE_URL: "", DATA_DIR: join(folder, "nothing") });
    expect(of("database")).toMatchObject({
      state: "warn",
      text: expect.stringContaining("a start makes one"),
    });
  });
});
