import { eq, sql } from "drizzle-orm";
import { cachedRead, withCachedRules } from "@/lib/club-api/db/cached-read";
import { openRules, policies, ruleVersion } from "@/lib/club-api/db/tables";
import { clubsOpeningAt } from "@/lib/club-api/domains/job-runs";
import { findClub, listServedClubs, readPolicies } from "@/lib/club-api/domains/policies";
import type { TestApi } from "../support/api";
import { forFile } from "../support/for-file";
import { startTwoProcesses } from "../support/scenes/race-scene";

const { api, other } = await forFile(startTwoProcesses);

/** The price that a call which begins now would read. */
const perPlayer = async ({ db }: TestApi) =>
  (await readPolicies(await withCachedRules(db), 1, ["C0230"])).get("C0230")?.value2;
const setPerPlayer = (value2: string) =>
  api.db.update(policies).set({ value2 }).where(eq(policies.code, "C0230"));

test("a change counts for the next call of every process", async () => {
  expect(await Promise.all([perPlayer(api), perPlayer(other)])).toEqual(["6", "6"]);
  await setPerPlayer("3");
  expect(await Promise.all([perPlayer(api), perPlayer(other)])).toEqual(["3", "3"]);
  await setPerPlayer("6");
  expect(await perPlayer(other)).toBe("6");
});

test("what an admin saves of the club, the next visitor of another process is shown", async () => {
  const phone = async ({ request }: TestApi) => (await request("GET", "/site/info")).json.data.clubPhoneNo;
  const { accessToken } = await api.signIn("ssadmin1", { isAdmin: true });
  expect(await phone(other)).not.toBe("031-555-0199");
  const saved = await api.request("PUT", "/site/info", {
    token: accessToken,
    body: { clubPhoneNo: "031-555-0199" },
  });
  expect(saved.json.result).toBe(true);
  expect(await Promise.all([phone(api), phone(other)])).toEqual(["031-555-0199", "031-555-0199"]);
});

test("what stands is read once", async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    return [reads];
  };
  const first = await cachedRead(await withCachedRules(api.db), "counted", read);
  expect(await cachedRead(await withCachedRules(api.db), "counted", read)).toBe(first);
  expect(Object.isFrozen(first)).toBe(true);
});

test("what was read while a rule changed is not kept", async () => {
  const handle = await withCachedRules(api.db);
  await cachedRead(handle, "torn", async () => {
    await setPerPlayer("5");
    await withCachedRules(api.db);
    return ["old"];
  });
  expect(await cachedRead(await withCachedRules(api.db), "torn", async () => ["new"])).toEqual(["new"]);
  await setPerPlayer("6");
});

test("a transaction of the call finds the same, a change that is rolled back is no change", async () => {
  const failed = api.db.transaction(async (tx) => {
    await tx.update(policies).set({ value2: "1" }).where(eq(policies.code, "C0230"));
    tx.rollback();
  });
  await expect(failed).rejects.toThrow();
  expect(await perPlayer(other)).toBe("6");
});

test("a number that was given to other rules is another number: a backup, or a primary without the last change, brings it back", async () => {
  const { version = 0 } = (await api.db.select().from(ruleVersion))[0] ?? {};
  await setPerPlayer("4");
  expect(await perPlayer(other)).toBe("4");
  const [{ version: raised = 0 } = {}] = await api.db.select().from(ruleVersion);
  expect(raised).toBe(version + 1);
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(policies).set({ value2: "2" }).where(eq(policies.code, "C0230"));
    await tx.delete(ruleVersion);
    await tx.insert(ruleVersion).values({ idx: 1, version: raised });
  });
  expect(await Promise.all([perPlayer(api), perPlayer(other)])).toEqual(["2", "2"]);
  await setPerPlayer("6");
});

test("what calls share nobody can change, be it with the rules at hand or without", async () => {
  const [read, plain] = [async () => [{ fee: "1" }], async () => [{ fee: "2" }]];
  for (const found of [
    await cachedRead(await withCachedRules(api.db), "frozen", read),
    await cachedRead(api.db, "frozen", plain),
  ])
    expect(() => Object.assign(found[0] ?? {}, { fee: "0" })).toThrow(TypeError);
});

test("the code of a club is never told from none: with a club of that name or without", async () => {
  const codeOf = async (code: string | null) =>
    (await findClub(await withCachedRules(api.db), code))?.club.clubCode;
  expect(await Promise.all([codeOf("null"), codeOf(null)])).toEqual([undefined, "MS01"]);
  await setPerPlayer("6");
  expect(await Promise.all([codeOf(null), codeOf("null")])).toEqual(["MS01", undefined]);
  expect((await api.request("GET", "/site/info?clubCode=null")).json.fail?.code).toBe(2001);
});

test("a zone that changed between two reads of one job is no lasting one", async () => {
  const zoneIs = (value2: string) =>
    api.db.update(policies).set({ value2 }).where(eq(policies.code, "C0190"));
  const handle = await withCachedRules(api.db);
  const known = await listServedClubs(handle);
  const [rule] = await api.db.select().from(openRules).limit(1);
  const openingIn = (zone: string) => (one: string) => (one === zone ? (rule?.weekdayTime ?? "") : "none");
  const [{ value2: before = "" } = {}] = await api.db
    .select()
    .from(policies)
    .where(eq(policies.code, "C0190"));
  await zoneIs("Pacific/Auckland");
  await withCachedRules(api.db);
  // A job that began with the clubs of before looks when another call has learnt of the change.
  await clubsOpeningAt(handle, known, openingIn(known[0]?.zone ?? ""));
  const later = await withCachedRules(api.db);
  const clubs = await listServedClubs(later);
  expect(clubs[0]?.zone).toBe("Pacific/Auckland");
  expect(await clubsOpeningAt(later, clubs, openingIn("Pacific/Auckland"))).toEqual([1]);
  await zoneIs(before);
});

test("however much strangers ask for, what others go by stays known", async () => {
  const handle = await withCachedRules(api.db);
  const read = jest.fn(async () => ["rules of the day"]);
  for (let turn = 0; turn < 3000; turn += 1) {
    if (turn % 500 === 0) await cachedRead(handle, "the day", read);
    await cachedRead(handle, `day ${turn}`, async () => [turn]);
  }
  expect(read).toHaveBeenCalledTimes(1);
});

test("clubs that nobody has are not kept, however many are asked for", async () => {
  const handle = await withCachedRules(api.db);
  expect(await findClub(handle, "nobody")).toBeNull();
  expect(await cachedRead(handle, "club nobody", async () => "now there is one")).toBe("now there is one");
});

test.each([
  "booking_rules",
  "club_words",
  "clubs",
  "codes",
  "courses",
  "fee_rules",
  "fee_versions",
  "holidays",
  "ip_blocks",
  "limit_rules",
  "open_rules",
  "policies",
  "regular_closings",
  "service_fee_rules",
  "site_additions",
  "site_brands",
  "site_certs",
  "site_infos",
  "site_scenes",
  "site_states",
  "tee_plans",
  "tee_seasons",
  "tee_templates",
])("any change of %s raises the version", async (table) => {
  const version = () => api.db.select().from(ruleVersion);
  const before = await version();
  await api.db.execute(sql`update ${sql.identifier(table)} set club_idx = club_idx where false`);
  expect(await version()).not.toEqual(before);
});
