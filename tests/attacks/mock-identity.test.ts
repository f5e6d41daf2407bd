import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/lib/club-api/db/client";
import { admins, niceRequests, siteCerts } from "@/lib/club-api/db/tables";
import { readEnv } from "@/lib/club-api/platform/env";
import { StartError } from "@/lib/club-api/platform/failure";
import { createLogger } from "@/lib/club-api/platform/logger";
import { type ClubApi, startClubApi } from "@/lib/club-api/server";
import { startTestApi, type TestApi } from "../support/api";
import { createTestDatabase, type TestDatabase } from "../support/database/postgres";
import { visitMock } from "../support/scenes/people";

/** Whoever meets the MOCK provider picks the person that he is taken for: no club in production may run with it. */

describe("somebody is verified as anybody because production was started with the pretended provider", () => {
  let empty: TestDatabase;
  let folder = "";
  const running: ClubApi[] = [];
  beforeEach(async () => {
    empty = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), "clubfront-mock-identity-"));
  });
  afterEach(async () => {
    for (const api of running.splice(0)) await api.stop();
    await empty.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function start(variables: Record<string, string>) {
    const place = { DATABASE_URL: empty.url, DATA_DIR: folder, API_PORT: "0", LOG_LEVEL: "silent" };
    const env = readEnv({ ...place, ...variables });
    const api = await startClubApi(env, createLogger("silent"), () => undefined);
    running.push(api);
    return api;
  }
  const onDatabase = async <T>(
    work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => PromiseLike<T>,
  ) => {
    const database = await openDatabase({ dataDir: "unused", databaseUrl: empty.url });
    const done = await work(database.db);
    await database.close();
    return done;
  };

  test("the first start is refused before a password was told; with the operator's word it goes on", async () => {
    const production = { NODE_ENV: "production" };
    await expect(start(production)).rejects.toThrow(StartError);
    await expect(start(production)).rejects.toThrow(
      /^Identity verification of MS01 is MOCK.*ALLOW_MOCK_IDENTITY=1.*\.$/,
    );
    expect(await onDatabase((db) => db.$count(admins))).toBe(0);
    await start({ ...production, ALLOW_MOCK_IDENTITY: "1" });
    expect(await onDatabase((db) => db.$count(admins))).toBe(1);
  }, 60_000);

  test("a later one too, a standing clock or not, until the club has a provider", async () => {
    await start({ NODE_ENV: "development" });
    const frozen = { NODE_ENV: "production", DEMO_NOW: "2026-11-23T10:00:00+09:00" };
    await expect(start(frozen)).rejects.toThrow("MS01 is MOCK");
    await expect(start({ NODE_ENV: "production", ALLOW_MOCK_IDENTITY: "0" })).rejects.toThrow("MOCK");
    await onDatabase((db) => db.update(siteCerts).set({ niceDriver: "NICE_V1" }));
    await expect(start({ NODE_ENV: "production" })).resolves.toBeDefined();
  }, 60_000);
});

describe("somebody is verified as anybody because the provider was changed while production runs", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 60_000);
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  const forbid = (isForbidden: boolean) => {
    api.deps.identity = readEnv(isForbidden ? { NODE_ENV: "production" } : {}).identity;
    api.restart();
  };

  test("the office cannot choose it, nor does it work where the database says so", async () => {
    const { visit } = await visitMock(api, "kimmiru");
    forbid(true);
    const { accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true });
    const cert = (await api.request("GET", "/site/cert", { token })).json.data;
    const { niceSecretSet: _set, tlsExpiresAt: _tls, ...input } = cert;
    const body = { ...input, niceDriver: "MOCK" };
    const saved = await api.request("PUT", "/site/cert", { token, body });
    expect(saved.json.fail).toMatchObject({
      code: 9001,
      msgVar: ["niceDriver", "This is for test clubs only."],
    });
    expect((await api.request("GET", "/member/nice-check/enc")).json.fail?.code).toBe(1301);
    // One that was begun before is not gone on with.
    const form = new URLSearchParams({ ...visit.fields, persona: "kimmiru" });
    expect((await api.request("GET", `/member/nice-check/mock?${form}`)).status).toBe(404);
    expect(await api.db.$count(niceRequests)).toBeGreaterThan(0);
    const result = { requestNo: visit.requestNo, enc_data: "x", integrity_value: "y" };
    const taken = await api.request("POST", "/member/nice-check/result", { body: result });
    expect(taken.json.fail?.code).toBe(1301);
    forbid(false);
  });
});
