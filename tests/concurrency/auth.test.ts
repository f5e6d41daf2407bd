import { eq, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { notices, sessions } from "@/lib/club-api/db/tables";
import { StartError } from "@/lib/club-api/platform/failure";
import { createLogger } from "@/lib/club-api/platform/logger";
import { startTestApi } from "../support/api";
import { createTestDatabase, startTestPostgres } from "../support/database/postgres";
import { forFile } from "../support/for-file";
import { times } from "../support/scenes/race-scene";

const api = await forFile(startTestApi);
beforeEach(() => api.reset());

function login(id: string, password: string) {
  return api.request("POST", "/member/login", { body: { clubCode: "MS01", id, password } });
}

describe("parallel sign-ins", () => {
  test("with wrong passwords never get more tries than C0420 allows", async () => {
    const answers = await times(20, () => login("kimmiru", "wrong"));
    const codes = answers.map((answer) => answer.json.fail?.code);
    expect(codes.filter((code) => code === 1001)).toHaveLength(4);
    expect(codes.filter((code) => code === 1002)).toHaveLength(16);
    expect((await login("kimmiru", "Mirsol2026!")).json.fail?.code).toBe(1002);
  });

  test("with the right password leave as many sessions as C0420 allows", async () => {
    for (let round = 0; round < 3; round += 1) await times(4, () => login("leesol01", "Mirsol2026!"));
    const rows = await api.db.select().from(sessions).where(eq(sessions.memberIdx, 100002));
    expect(rows.filter((row) => row.revokedAt === null).length).toBeLessThanOrEqual(3);
    expect(rows.length).toBeGreaterThan(3);
  });
});

describe("parallel refreshes", () => {
  test("agree on one successor", async () => {
    const { refreshToken } = await api.signIn("kimmiru");
    const headers = { "x-refresh-token": refreshToken };
    const answers = await times(20, () => api.request("GET", "/tokens/refresh", { headers }));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json.data.refreshToken)).size).toBe(1);
  });
});

describe("parallel edits of a notice", () => {
  const versionOf = async (token: string, noticeIdx: number) => {
    const { json } = await api.request("GET", `/notice/${noticeIdx}?scope=admin`, { token });
    return (json.data.admin as { version: number }).version;
  };
  const anyNotice = async () => (await api.db.select().from(notices).limit(1))[0]?.noticeIdx ?? 0;

  test("from the same version: exactly one wins, the others are told", async () => {
    const { accessToken: token } = await api.signIn("contents1", { isAdmin: true });
    const noticeIdx = await anyNotice();
    const version = await versionOf(token, noticeIdx);
    const answers = await times(8, (turn) =>
      api.request("PUT", "/notice", { token, body: { noticeIdx, title: `Edit ${turn}`, version } }),
    );
    expect(answers.filter((answer) => answer.json.result)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json.fail?.code === 2002)).toHaveLength(7);
    expect(await versionOf(token, noticeIdx)).toBe(version + 1);
  });

  test("control: read, then write without the guard lets two editors win", async () => {
    const noticeIdx = await anyNotice();
    const read = async () => (await api.db.select().from(notices).where(eq(notices.noticeIdx, noticeIdx)))[0];
    const before = await read();
    let arrived = 0;
    let open: () => void = () => undefined;
    const bothHaveRead = new Promise<void>((resolve) => {
      open = resolve;
    });
    const winners = await times(2, async () => {
      const seen = await read();
      arrived += 1;
      if (arrived === 2) open();
      await bothHaveRead;
      if (seen?.version !== before?.version) return false;
      await api.db
        .update(notices)
        .set({ version: (seen?.version ?? 0) + 1 })
        .where(eq(notices.noticeIdx, noticeIdx));
      return true;
    });
    expect(winners).toEqual([true, true]);
  });
});

describe("opening", () => {
  test("several processes migrate at once: one does, the others find it done", async () => {
    const { url, drop } = await createTestDatabase();
    const databases = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: "unused", databaseUrl: url })),
    );
    await Promise.all(databases.map(({ db }) => migrate(db)));
    const applied = await databases[0]?.db.select({ hash: sql<string>`hash` }).from(sql`applied_migrations`);
    expect(applied?.length).toBe(
      readMigrationFiles({ migrationsFolder: "lib/club-api/db/migrations" }).length,
    );
    for (const database of databases) await database.close();
    await drop();
  });

  const opened = async (url: string) => {
    const lines: string[] = [];
    const logger = createLogger("warn", { write: (line: string) => void lines.push(line) });
    const other = await openDatabase({ dataDir: "unused", databaseUrl: url, logger });
    await other.close();
    return lines.join("");
  };

  test("warns when the database may lose acknowledged writes", async () => {
    const careful = await startTestPostgres();
    expect(await opened(careful.url)).toBe("");
    const risky = new URL(careful.url);
    risky.searchParams.set("options", "-c synchronous_commit=off");
    expect(await opened(risky.toString())).toContain("synchronous_commit");
    await careful.stop();
  });

  test("a database that is not there stops the start with one sentence and no password", async () => {
    const missing = new URL(api.url);
    missing.pathname = "/nowhere";
    missing.password = "secret-word";
    const failure = await opened(missing.toString()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toContain("DATABASE_URL");
    expect(String(failure)).not.toContain("secret-word");
  });
});
