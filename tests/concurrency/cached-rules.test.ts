import { eq, sql } from "drizzle-orm";
import { cachedRead, withCachedRules } from "@/lib/club-api/db/cached-read";
import { policies, ruleVersion } from "@/lib/club-api/db/tables";
import { findClub, readPolicies } from "@/lib/club-api/domains/policies";
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
