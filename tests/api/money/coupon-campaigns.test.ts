import { eq, inArray } from "drizzle-orm";
import { auditRecords, coupons, memberExtras, members, outbox, pushDevices } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { forFile } from "../../support/for-file";
import { waitingScene } from "../../support/scenes/waiting-scene";

/* A coupon for everybody whom a filter finds: seen before, issued as seen, told once (domain.md 7.11, checklist P-02). */

const scene = await forFile(waitingScene);
beforeEach(async () => {
  await scene.reset();
  await scene.api.reset();
  await scene.db.delete(outbox);
  await scene.db.update(members).set({ marketingSms: false, marketingEmail: false, marketingPush: false });
});

type Preview = CallOutput<"POST /ops/coupons/preview">;
const coupon = {
  couponName: "Winter green fee",
  i18n: { ko: "겨울 그린피 할인" },
  couponType: "20",
  dcTarget: "10",
  dcPerson: "P1",
  dcValue: 10,
  validFrom: "2026-11-23",
  validTo: "2026-12-31",
};
const everybody = { isAdvertising: false, leavesOutSuspended: false };
const campaign = (audience: object = {}, terms: object = {}) => ({
  audience: { ...everybody, ...audience },
  coupon: { ...coupon, ...terms },
});
/** Another session each time: the scene's clock stands still. */
const desk = async () => (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
const post = async (path: string, body: object, headers: Record<string, string> = {}) =>
  scene.api.request("POST", path, { token: await desk(), body, headers });
const preview = async (audience: object = {}, terms: object = {}) =>
  (await post("/ops/coupons/preview?lang=en", campaign(audience, terms))).json.data as unknown as Preview;
const issue = (body: object, headers: Record<string, string> = {}) =>
  post("/ops/coupons/campaigns?lang=en", body, headers);
const idxsOf = ({ first }: Pick<Preview, "first">) => first.map(({ memberIdx }) => memberIdx);
const issued = () =>
  scene.db
    .select()
    .from(coupons)
    .where(inArray(coupons.validTo, ["2026-12-31"]));
const isNew = ({ names }: { names: object }) => JSON.stringify(names).includes("Winter green fee");

describe("who gets one", () => {
  test("the active ones whom the filter finds, masked, and the look is on record", async () => {
    const all = await preview();
    const active = await scene.db.$count(members, eq(members.state, "10"));
    expect(all).toMatchObject({ count: active, untold: 0, leftOut: [] });
    expect(all.first.filter(({ name }) => !/^.\*.$/.test(name))).toEqual([]);
    const views = await scene.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entityKey, "preview"))
      .orderBy(auditRecords.auditIdx);
    expect(views.at(-1)).toMatchObject({ action: "VIEW", after: { isMasked: true, count: active } });
  });

  test("by type, birthday month, day of joining, region and last sign-in", async () => {
    const [known] = await scene.db.select().from(members).where(eq(members.memberIdx, 100_001));
    if (!known) throw new Error("no member");
    const month = Number(known.birth.slice(5, 7));
    const found = await preview({
      memberTypes: [known.memberType],
      birthMonth: month,
      joinedFrom: known.joinedAt,
      joinedTo: known.joinedAt,
    });
    expect(idxsOf(found)).toContain(100_001);
    expect(idxsOf(await preview({ birthMonth: (month % 12) + 1 }))).not.toContain(100_001);
    await scene.db
      .insert(memberExtras)
      .values({ clubIdx: 1, memberIdx: 100_001, region: "02" })
      .onConflictDoUpdate({ target: [memberExtras.clubIdx, memberExtras.memberIdx], set: { region: "02" } });
    expect(idxsOf(await preview({ region: "02" }))).toEqual([100_001]);
    const seen = new Date("2026-09-20T23:30:00+09:00");
    await scene.db.update(members).set({ lastLoginAt: seen }).where(eq(members.memberIdx, 100_001));
    const span = { lastLoginFrom: "2026-09-20", lastLoginTo: "2026-09-20" };
    expect(idxsOf(await preview(span))).toEqual([100_001]);
  });

  test("left out are the suspended, who agreed to no advertising, and whom the coupon is not for", async () => {
    await scene.db
      .update(members)
      .set({ marketingEmail: true })
      .where(inArray(members.memberIdx, [100_001, 100_002, 100_007]));
    const found = await preview({ isAdvertising: true, leavesOutSuspended: true }, { dcPerson: "P4" });
    const why = new Map(found.leftOut.map(({ reason, count }) => [reason, count]));
    expect(why.get("SUSPENDED")).toBeGreaterThan(0);
    expect(why.get("NO_CONSENT")).toBeGreaterThan(0);
    const ladies = await scene.db.select().from(members).where(eq(members.gender, "F"));
    for (const idx of idxsOf(found)) expect(ladies.map(({ memberIdx }) => memberIdx)).toContain(idx);
    expect(found.leftOut.flatMap(({ first }) => idxsOf({ first }))).toContain(100_007);
  });

  test("the example is the club's own price of a weekday round", async () => {
    const { example } = await preview({ memberTypes: ["30"] });
    if (!example) throw new Error("no example");
    expect(Number(example.total) - Number(example.discount)).toBe(Number(example.toPay));
    expect(Number(example.discount)).toBeGreaterThan(0);
    expect((await preview({}, { dayTypes: ["30"] })).example).toBeNull();
  });
});

describe("issuing", () => {
  test("everybody on the list gets one, is told once by the ways agreed to, and each is on record", async () => {
    await scene.db
      .update(members)
      .set({ marketingEmail: true })
      .where(inArray(members.memberIdx, [100_001, 100_008]));
    const audience = { isAdvertising: true };
    const { stamp, count } = await preview(audience);
    expect(count).toBe(2);
    const answer = await issue({ ...campaign(audience), stamp });
    expect(answer.json.data).toEqual({ issued: 2, told: 2 });
    const rows = (await issued()).filter(isNew);
    expect(rows.map(({ memberIdx }) => memberIdx).sort()).toEqual([100_001, 100_008]);
    const notifications = (await scene.db.select().from(outbox)).filter(
      ({ event }) => event === "couponIssued",
    );
    expect(notifications.map(({ memberIdx, channel }) => [memberIdx, channel]).sort()).toEqual([
      [100_001, "MAIL"],
      [100_008, "MAIL"],
    ]);
    const auditEntries = await scene.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, "CREATE"))
      .orderBy(auditRecords.auditIdx);
    for (const { couponIdx, memberIdx } of rows) {
      expect(auditEntries).toContainEqual(
        expect.objectContaining({ entityKey: String(couponIdx), memberIdx }),
      );
    }
  });

  test("advertising goes to the devices of who agreed to that, and to nobody by a consent without a device", async () => {
    await scene.db
      .update(members)
      .set({ marketingPush: true })
      .where(inArray(members.memberIdx, [100_001, 100_008]));
    const now = scene.api.clock.now();
    const device = { clubIdx: 1, p256dh: "", auth: "", serverKey: "", createdAt: now, usedAt: now };
    await scene.db
      .insert(pushDevices)
      .values({ ...device, memberIdx: 100_001, endpoint: "a", endpointHash: "a" });
    await scene.db
      .insert(pushDevices)
      .values({ ...device, memberIdx: 100_002, endpoint: "b", endpointHash: "b" });
    const audience = { isAdvertising: true };
    const { stamp, count } = await preview(audience);
    expect(count).toBe(1);
    await issue({ ...campaign(audience), stamp });
    const rows = (await scene.db.select().from(outbox)).filter(({ event }) => event === "couponIssued");
    expect(rows.map(({ memberIdx, channel }) => [memberIdx, channel])).toEqual([[100_001, "PUSH"]]);
  });

  test("a suspended member's is suspended at once when he is not left out", async () => {
    const { stamp } = await preview();
    await issue({ ...campaign(), stamp });
    const theirs = (await issued()).filter(isNew).filter(({ memberIdx }) => memberIdx === 100_007);
    expect(theirs.map(({ state }) => state)).toEqual(["50"]);
  });

  test("a list that has changed since is refused, and nobody gets one", async () => {
    const { stamp } = await preview();
    await scene.db.update(members).set({ state: "20" }).where(eq(members.memberIdx, 100_002));
    expect((await issue({ ...campaign(), stamp })).json.fail?.code).toBe(2002);
    expect((await issued()).filter(isNew)).toEqual([]);
  });

  test("sent twice with one key it is done once", async () => {
    const { stamp, count } = await preview();
    const token = await desk();
    const headers = { "idempotency-key": "campaign-1" };
    const body = { ...campaign(), stamp };
    const send = () => scene.api.request("POST", "/ops/coupons/campaigns", { token, headers, body });
    const first = await send();
    expect(first.json.data).toMatchObject({ issued: count });
    expect((await send()).json).toEqual(first.json);
    expect((await issued()).filter(isNew)).toHaveLength(count);
  });

  test("an empty list and terms that no coupon may have name what is wrong", async () => {
    const { stamp, count } = await preview({ region: "99" });
    expect(count).toBe(0);
    const empty = (await issue({ ...campaign({ region: "99" }), stamp })).json.fail;
    expect([empty?.code, empty?.msgVar]).toEqual([9001, ["audience", "No member matches this choice."]]);
    const wrong = (await post("/ops/coupons/preview", campaign({}, { dcValue: 101 }))).json.fail;
    expect([wrong?.code, wrong?.msgVar]).toEqual([9001, ["dcValue", "This number must be at most 100."]]);
  });
});
