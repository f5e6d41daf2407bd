import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { addClub } from "@/lib/club-api/db/seed/add-club";
import { isPassing, readClubTables } from "@/lib/club-api/domains/clubs";
import { personHashes } from "@/lib/club-api/domains/identity";
import { runOperator } from "@/lib/club-api/operator/run";
import { demoNow, startTestApi, type TestApi } from "../../support/api";
import { createTestDatabase, type TestDatabase } from "../../support/database/postgres";

/** A club leaves in one file, comes back elsewhere as it was, and is deleted with nothing left of it. */
let api: TestApi & { url: string };
let elsewhere: TestDatabase;
let other: Awaited<ReturnType<typeof openDatabase>>;
let folder = "";
const archive = () => join(folder, "ms01.club");

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), "club-transfer-"));
  elsewhere = await createTestDatabase();
  other = await openDatabase({ dataDir: "unused", databaseUrl: elsewhere.url });
  await migrate(other.db);
  await addClub(other.db, { clubCode: "LK02", preset: "korean-public", adminId: "greenkeeper" }, demoNow);
}, 120_000);
afterAll(async () => {
  await other.close();
  await elsewhere.drop();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function club(args: string[], url: string, dataDir: string) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOperator(
    args,
    { DEMO_NOW: demoNow.toISOString(), DATABASE_URL: url, DATA_DIR: dataDir },
    { say: (text) => said.push(text), complain: (text) => complained.push(text) },
  );
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}
const here = (...args: string[]) => club(args, api.url, join(folder, "here"));
const there = (...args: string[]) => club(args, elsewhere.url, join(folder, "there"));

/** All rows of a club by table, without its number and what may change on the way. */
async function contentOf(db: Database, clubCode: string): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const { name } of await readClubTables(db)) {
    if (isPassing(name)) continue;
    content[name] = await jsonRows(
      db,
      sql`select to_jsonb(r) - ${name.startsWith("i18n_") ? "message_idx" : ""}::text - 'version_idx' - 'club_idx' - 'admin_idx' - 'assignee_idx' - 'session_idx' - 'ci_hash' - 'di_hash' - 'email_hash' as row
        from ${sql.identifier(name)} r where club_idx = (select club_idx from clubs where club_code = ${clubCode})
        order by 1`,
    );
  }
  return content;
}

const photographKey = `hero/${"p".repeat(43)}`;

/** A photograph for the head of the home page, with its file. */
async function storePhotograph(): Promise<void> {
  const storage = await openFolderStorage(join(folder, "here", "files"));
  const path = storage.temporaryPath();
  await writeFile(path, "a photograph");
  await storage.put(photographKey, path);
  await api.db.execute(sql`insert into files (club_idx, kind, owner_idx, part, file_name, content_type, size, storage_key, created_at)
    values (1, 'hero', 1, 'photograph', 'a.jpg', 'image/jpeg', 12, ${photographKey}, now())`);
  await api.db.execute(sql`insert into site_hero_photographs (club_idx, url, width, height, texts, focal_x, focal_y, sort_order,
    tones, top_color, foot_color, updated_at, updated_by)
    values (1, '/files/hero/1', 1600, 900, '{}', 0.5, 0.25, 1, '{}', '#ffffff', '#000000', now(), 'test')`);
  await api.db.execute(sql`insert into site_heroes (club_idx, kind, updated_at, updated_by)
    values (1, 'photographs', now(), 'test')`);
}

/** A device of a member, signed in here. */
async function storeDevice(): Promise<void> {
  const row = sql`1, 100001, 4711, 'https://fcm.googleapis.com/fcm/send/1', 'hash', 'key', 'secret', 'server', now(), now()`;
  await api.db.execute(sql`insert into push_devices (club_idx, member_idx, session_idx, endpoint, endpoint_hash, p256dh, auth,
    server_key, created_at, used_at) values (${row})`);
  await api.db.execute(sql`insert into push_choices (club_idx, member_idx, kinds, quiet_from, quiet_to, shows_details, updated_at)
    values (1, 100001, '{offers}', '22:00', '07:00', false, now())`);
}

/** A tee time that was offered last-minute and booked, with who was notified of it. */
async function storeLastMinute(): Promise<void> {
  await api.db.execute(sql`insert into last_minute_rules (club_idx, rule_idx, member_types, percent, hours_before, is_on,
      created_at, updated_at, updated_by) values (1, 1, '{10}', 20, 24, true, now(), now(), 'job:test')`);
  await api.db.execute(sql`insert into last_minute_offers (club_idx, offer_idx, rule_idx, rule_version, sheet_idx, play_date,
      percent, member_types, state, made_at, booking_idx)
    select 1, 1, 1, 1, sheet_idx, play_date, 20, '{10}', 'TAKEN', now(), booking_idx from bookings
    order by booking_idx limit 1`);
  await api.db.execute(sql`insert into last_minute_notices (club_idx, offer_idx, member_idx, member_type, notified_at)
    values (1, 1, 100001, '10', now())`);
}

/** A forecast of a day, and the weather of a night. */
async function storeForecast(): Promise<void> {
  await api.db.execute(sql`insert into booking_forecasts (club_idx, made_on, fitted_at, report)
    values (1, '2026-11-23', now(), '{}')`);
  await api.db.execute(sql`insert into booking_forecast_days (club_idx, made_on, play_date, period, bookings)
    values (1, '2026-11-23', '2026-11-26', '1', 9)`);
  await api.db.execute(sql`insert into weather_outlooks (club_idx, made_on, play_date, rain, snow, temp, wind)
    values (1, '2026-11-23', '2026-11-26', 0.5, 0, 7.25, 3)`);
}

/** Members who join each other's parties. */
async function storeJoin(): Promise<void> {
  await api.db.execute(sql`insert into join_choices (club_idx, member_idx, is_on, level, languages, pace, updated_at)
    values (1, 100001, true, 'LOW', '{ko}', 'ANY', now())`);
  await api.db.execute(sql`insert into join_exclusions (club_idx, member_idx, other_idx, created_at)
    values (1, 100001, 100002, now())`);
  await api.db.execute(sql`insert into join_requests (club_idx, request_idx, member_idx, from_date, to_date, from_time, to_time,
    state, created_at) values (1, 1, 100002, '2026-12-01', '2026-12-02', '06:00', '12:00', 'OPEN', now())`);
  await api.db.execute(sql`insert into open_parties (club_idx, booking_idx, member_idx, seats, is_automatic, levels, languages,
    pace, created_at) select 1, min(booking_idx), 100001, 1, false, '{}', '{}', 'ANY', now() from bookings`);
  await api.db.execute(sql`insert into join_asks (club_idx, request_idx, booking_idx, member_idx, players, state, created_at)
    select 1, 1, min(booking_idx), 100002, 1, 'ASKED', now() from bookings`);
  await api.db.execute(sql`insert into join_flights (club_idx, flight_idx, play_date, tee_time, course_code, min_players, state,
    created_at, answer_until, booking_idx) select 1, 1, '2026-12-01', '07:00', '1', 3, 'BOOKED', now(), now(), min(booking_idx)
    from bookings`);
  await api.db.execute(sql`insert into join_flight_golfers (club_idx, flight_idx, request_idx, member_idx, players, answer)
    values (1, 1, 1, 100002, 1, 'YES')`);
}

/** A message with a key, and the key of one that is gone. */
async function storeKeys(): Promise<void> {
  await api.db.execute(sql`insert into outbox (club_idx, channel, event, target, lang, vars, state, next_try_at, created_at, sent_at,
    dedupe_key) values (1, 'MAIL', 'welcome', 'a@club.example', 'en', '{}', 'SENT', now(), now(), now(), 'there:MAIL')`);
  await api.db.execute(sql`insert into outbox_keys (club_idx, dedupe_key) values (1, 'gone:MAIL')`);
}

/** Somebody who booked in a member's name. */
async function storeDelegate(): Promise<void> {
  await api.db.execute(sql`insert into delegations (club_idx, delegation_idx, member_idx, label, acts, monthly_acts, ends_on, ends_at,
    state, invite_ends_at, delegate_idx, created_at)
    values (1, 1, 100001, 'a', '{BOOK}', 3, '2027-01-31', now(), 'ACTIVE', now(), 100002, now())`);
  await api.db.execute(sql`insert into delegate_acts (club_idx, delegation_idx, member_idx, act, entity, entity_key, at)
    values (1, 1, 100001, 'BOOK', 'booking', 1, now())`);
}

test("an archive holds every row and file of the club, and the club is elsewhere as it was", async () => {
  const storage = await openFolderStorage(join(folder, "here", "files"));
  const [file] = await jsonRows<{ key: string }>(api.db, sql`select storage_key as key from files limit 1`);
  await storePhotograph();
  await storeDevice();
  await storeDelegate();
  await storeJoin();
  await storeLastMinute();
  await storeForecast();
  await storeKeys();
  const path = storage.temporaryPath();
  await writeFile(path, "a form of the club");
  await storage.put(file?.key ?? "", path);

  const exported = await here("export", "MS01", "--to", archive(), "--json");
  expect([exported.code, exported.complained]).toEqual([0, ""]);
  const told = JSON.parse(exported.said) as { rows: Record<string, number>; files: number };
  expect(told.files).toBe(2);
  expect(told.rows).toMatchObject({
    site_hero_photographs: 1,
    site_heroes: 1,
    push_devices: 1,
    push_choices: 1,
    delegations: 1,
    delegate_acts: 1,
    join_choices: 1,
    last_minute_rules: 1,
    last_minute_offers: 1,
    last_minute_notices: 1,
    booking_forecasts: 1,
    booking_forecast_days: 1,
    weather_outlooks: 1,
    join_exclusions: 1,
    join_requests: 1,
    open_parties: 1,
    join_asks: 1,
    join_flights: 1,
    join_flight_golfers: 1,
    outbox_keys: 2,
  });
  expect(told.rows.members).toBeGreaterThan(60);
  expect(told.rows.bookings).toBeGreaterThan(1000);

  const imported = await there("import", "--from", archive(), "--json");
  expect([imported.code, imported.complained]).toEqual([0, ""]);
  expect(JSON.parse(imported.said)).toMatchObject({ club: "MS01", clubIdx: 2, rows: told.rows, files: 2 });
  expect(await contentOf(other.db, "MS01")).toEqual(await contentOf(api.db, "MS01"));
  const counted = sql`select distinct tableoid::regclass::text as part from view_days where club_idx = 2 order by 1`;
  const parts = (await jsonRows<{ part: string }>(other.db, counted)).map(({ part }) => part);
  expect(parts).toContain("view_days_y2026m10");
  expect(parts).not.toContain("view_days_default");
  // A number of a session there is somebody else's here.
  const devices = await jsonRows(other.db, sql`select session_idx as "sessionIdx" from push_devices`);
  expect(devices).toEqual([{ sessionIdx: null }]);
  const stored = await (await openFolderStorage(join(folder, "there", "files"))).open(file?.key ?? "");
  expect(stored?.size).toBe("a form of the club".length);
  const photograph = await (await openFolderStorage(join(folder, "there", "files"))).open(photographKey);
  expect(photograph?.size).toBe("a photograph".length);
}, 120_000);

test("an administrator whose number is taken gets another one, everywhere; members are found by their own mail", async () => {
  const [first] = await jsonRows<{ idx: number; other: number }>(
    other.db,
    sql`select admin_idx as idx, (select count(*)::int from admin_menu_perms p where p.admin_idx = a.admin_idx) as other
      from admins a where id = 'ssadmin1'`,
  );
  expect(first?.idx).toBeGreaterThan(3);
  const members = await jsonRows<{ email: string; hash: string; di: string | null }>(
    other.db,
    sql`select email, email_hash as hash, di_hash as di from members where email_hash is not null`,
  );
  const { target } = await personHashes(other.db, demoNow);
  expect(members.length).toBeGreaterThan(0);
  expect(members.map(({ hash, di }) => [hash, di])).toEqual(
    members.map(({ email }) => [target(email), null]),
  );
});

test("a club that is there already is left alone", async () => {
  const again = await there("import", "--from", archive());
  expect([again.code, again.complained]).toEqual([
    1,
    "There is a club MS01 here already: delete it first, or leave it.",
  ]);
});

test("delete counts first, and with its code said again leaves no row, no file, and the other club untouched", async () => {
  const before = await contentOf(other.db, "LK02");
  const counted = await there("delete", "MS01");
  expect([counted.code, counted.complained]).toEqual([
    1,
    expect.stringMatching(/^Nothing was deleted\. MS01 has [\d,]+ rows:/),
  ]);
  expect((await contentOf(other.db, "MS01")).members?.length).toBeGreaterThan(60);

  const gone = await there("delete", "MS01", "--confirm", "MS01");
  expect([gone.code, gone.complained]).toEqual([0, ""]);
  const left = await jsonRows<{ sum: number }>(
    other.db,
    sql`select count(*)::int as sum from clubs where club_code = 'MS01'
      union all select count(*)::int from members where club_idx = 2
      union all select count(*)::int from audit_records where club_idx = 2
      union all select count(*)::int from admin_passwords`,
  );
  expect(left.map(({ sum }) => sum)).toEqual([0, 0, 0, 0]);
  expect(await contentOf(other.db, "LK02")).toEqual(before);
  const [file] = await jsonRows<{ key: string }>(api.db, sql`select storage_key as key from files limit 1`);
  expect(await (await openFolderStorage(join(folder, "there", "files"))).open(file?.key ?? "")).toBeNull();
  expect(await (await openFolderStorage(join(folder, "there", "files"))).open(photographKey)).toBeNull();
}, 60_000);

test("the last club of a server is not deleted", async () => {
  const refused = await there("delete", "LK02", "--confirm", "LK02");
  expect([refused.code, refused.complained]).toEqual([
    1,
    expect.stringContaining("is the only club of this server"),
  ]);
});

describe("an archive that cannot be taken leaves nothing behind", () => {
  const lines = async () =>
    gunzipSync(await readFile(archive()))
      .toString("utf8")
      .split("\n");
  const written = async (text: Buffer) => {
    const path = join(folder, "faulty.club");
    await writeFile(path, text);
    return path;
  };
  const refusal = async (path: string) => {
    const refused = await there("import", "--from", path);
    const clubs = await jsonRows<{ code: string }>(other.db, sql`select club_code as code from clubs`);
    expect([refused.code, clubs]).toEqual([1, [{ code: "LK02" }]]);
    return refused.complained;
  };

  test("cut in the middle of its bytes", async () => {
    const bytes = await readFile(archive());
    expect(await refusal(await written(bytes.subarray(0, bytes.length / 2)))).toContain("is cut or damaged");
  });

  test("cut between two lines", async () => {
    const some = (await lines()).slice(0, 20).join("\n");
    expect(await refusal(await written(gzipSync(`${some}\n`)))).toContain("is cut or damaged");
  });

  test("with rows taken out", async () => {
    const fewer = (await lines()).filter((line) => !line.startsWith("rows\tnotices\t")).join("\n");
    expect(await refusal(await written(gzipSync(fewer)))).toContain("tells of 12 rows in notices, and has 0");
  });

  test("of another release", async () => {
    const text = (await lines()).join("\n").replace(/"schema":"\w+"/, '"schema":"another"');
    expect(await refusal(await written(gzipSync(text)))).toContain("was written by another release");
  });

  test("with a file that would leave the storage", async () => {
    const all = await lines();
    const text = [...all.slice(0, -2), "file\tnotice/../../etc/passwd\t", ...all.slice(-2)].join("\n");
    expect(await refusal(await written(gzipSync(text)))).toContain("is no archive of a club");
  });

  test("not there at all, or something else", async () => {
    expect(await refusal(join(folder, "none.club"))).toContain("There is no file");
    expect(await refusal(await written(Buffer.from("a letter")))).toContain("is cut or damaged");
  });
});

test("an export never writes over a file, and one that fails leaves none", async () => {
  const path = join(folder, "there.club");
  await writeFile(path, "something");
  expect((await here("export", "MS01", "--to", path)).complained).toBe(
    `There is a file ${path} already: choose another name.`,
  );
  const nowhere = join(folder, "no-folder", "x.club");
  expect((await here("export", "MS01", "--to", nowhere)).complained).toContain("cannot be written");
  expect(existsSync(nowhere)).toBe(false);
  expect((await here("export", "XX99", "--to", join(folder, "x.club"))).complained).toBe(
    "There is no club XX99.",
  );
});
