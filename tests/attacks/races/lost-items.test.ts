import { and, eq } from "drizzle-orm";
import { auditRecords, lostItems } from "@/lib/club-api/db/tables";
import { disposeOfLostItems, handToPolice } from "@/lib/club-api/domains/lost-items";
import { benchDate } from "../../bench/api/scene";
import { forFile } from "../../support/for-file";
import { throughGate } from "../../support/history/row-gate";
import { jobContext } from "../../support/jobs";
import { startRaceScene } from "../../support/scenes/race-scene";
import { openSessionFor } from "../../support/scenes/second-club";

/*
 * One lost item goes to one claimant (domain.md 8.7), however many desks, jobs and processes reach for it at once. Every
 * race is certain: all requests have read the item before any of them writes (`throughGate`).
 */

const lostIdx = 8;
const itemRow = `select 1 from lost_items where lost_idx = ${lostIdx} for update`;
const stored = {
  state: "10" as const,
  claimantName: null,
  claimantPhone: null,
  claimantIdx: null,
  claimedAt: null,
  returnedTo: null,
  returnedAt: null,
  deletedAt: null,
};
const claimOf = (claimantName: string) => ({ event: "CLAIM", claimantName, marks: "initials KM" });
const handOver = (receiver: string) => ({ event: "RETURN", receiver, document: "ID_CARD" });
const refusal = { event: "REFUSE", reason: "The marks do not match" };

let desks: readonly [string, string];

const scene = await forFile(() => startRaceScene(1, benchDate));
beforeAll(async () => {
  const desk = { kind: "admin" as const, clubIdx: 1, accountIdx: 1 };
  const [api] = scene.apis;
  desks = [await openSessionFor(api, desk, "desk-one"), await openSessionFor(api, desk, "desk-two")];
}, 90_000);
beforeEach(() => set(stored));

const set = (values: Partial<typeof lostItems.$inferInsert>) =>
  scene.apis[0].db.update(lostItems).set(values).where(eq(lostItems.lostIdx, lostIdx));
const item = async () => {
  const [row] = await scene.apis[0].db.select().from(lostItems).where(eq(lostItems.lostIdx, lostIdx));
  if (!row) throw new Error("no item");
  return row;
};
/** A desk's call; each desk works through a process of its own. */
const send = (desk: 0 | 1, body: object, headers: Record<string, string> = {}) =>
  scene.apis[desk].request("PUT", `/ops/lost-items/${lostIdx}`, { token: desks[desk], body, headers });
const records = () =>
  scene.apis[0].db.$count(
    auditRecords,
    and(
      eq(auditRecords.entity, "lost"),
      eq(auditRecords.entityKey, String(lostIdx)),
      eq(auditRecords.action, "UPDATE"),
    ),
  );
const codes = (answers: readonly { json: { fail?: { code: number } } }[]) =>
  answers.map(({ json }) => json.fail?.code ?? 0);

test("a second claimant is noted over the first by another desk at the same moment", async () => {
  const before = await records();
  const answers = await throughGate(scene.url, itemRow, [
    () => send(0, claimOf("Kim")),
    () => send(1, claimOf("Lee")),
  ]);
  expect(codes(answers)).toEqual([0, 2002]);
  expect(await item()).toMatchObject({ state: "20", claimantName: "Kim" });
  expect(await records()).toBe(before + 1);
});

test("two people walk out with one item: two desks hand it over at once", async () => {
  await set({ state: "20", claimantName: "Kim", claimedAt: scene.apis[0].clock.now() });
  const before = await records();
  const answers = await throughGate(scene.url, itemRow, [
    () => send(0, handOver("Kim")),
    () => send(1, handOver("Lee")),
  ]);
  expect(codes(answers)).toEqual([0, 2002]);
  expect(await item()).toMatchObject({ state: "30", returnedTo: "Kim" });
  expect(await records()).toBe(before + 1);
});

test("a refused claimant is handed the item that is refused to him at the same moment", async () => {
  await set({ state: "20", claimantName: "Kim", claimedAt: scene.apis[0].clock.now() });
  const answers = await throughGate(scene.url, itemRow, [
    () => send(0, refusal),
    () => send(1, handOver("Kim")),
  ]);
  expect(codes(answers)).toEqual([0, 2002]);
  expect(await item()).toMatchObject({ state: "10", claimantName: null, returnedTo: null });
});

test("a refused claimant walks out with the item under the next claimant's claim", async () => {
  await send(0, claimOf("Thief"));
  const { version } = await item();
  // The second desk's screen still shows the thief's claim; the first refuses it and notes the owner's.
  const answers = await throughGate(scene.url, itemRow, [
    () => send(0, refusal),
    () => send(0, claimOf("Owner")),
    () => send(1, { ...handOver("Thief"), version }),
  ]);
  expect(codes(answers)).toEqual([0, 0, 2002]);
  expect(await item()).toMatchObject({ state: "20", claimantName: "Owner", returnedTo: null });
});

test("the owner's claim is refused by a desk that has read the thief's", async () => {
  await send(0, claimOf("Thief"));
  const { version } = await item();
  const answers = await throughGate(scene.url, itemRow, [
    () => send(0, refusal),
    () => send(0, claimOf("Owner")),
    () => send(1, { ...refusal, version }),
  ]);
  expect(codes(answers)).toEqual([0, 0, 2002]);
  expect(await item()).toMatchObject({ state: "20", claimantName: "Owner" });
});

test("one hand-over that is sent twice goes on record twice", async () => {
  await set({ state: "20", claimantName: "Kim", claimedAt: scene.apis[0].clock.now() });
  const before = await records();
  const headers = { "idempotency-key": "hand-over-1" };
  const answers = await throughGate(scene.url, itemRow, [
    () => send(0, handOver("Kim"), headers),
    () => send(0, handOver("Kim"), headers),
  ]);
  expect(codes(answers)).toEqual([0, 2002]);
  expect(await records()).toBe(before + 1);
});

describe("the jobs of 09:00 against a desk", () => {
  const job = async (process: 0 | 1) => {
    const api = scene.apis[process];
    return { db: api.db, ctx: (await jobContext(api, "race")).ctx };
  };

  test("what a claimant has come for is thrown away while his claim is noted", async () => {
    await set({ keepUntil: "2026-01-01", lostType: "22" });
    const { db, ctx } = await job(1);
    const [claimed, disposed] = await throughGate(scene.url, itemRow, [
      () => send(0, claimOf("Kim")),
      () => disposeOfLostItems(db, ctx),
    ]);
    expect([claimed.json.result, disposed]).toEqual([true, 0]);
    expect((await item()).state).toBe("20");
  });

  test("what the office keeps longer is thrown away by the run that had listed it before", async () => {
    await set({ keepUntil: "2026-01-01", lostType: "22" });
    const { db, ctx } = await job(1);
    const { version } = await item();
    const body = { lostIdx, foundDate: "2026-11-20", version };
    const [changed, disposed] = await throughGate(scene.url, itemRow, [
      () => scene.apis[0].request("PUT", "/ops/lost-items", { token: desks[0], body }),
      () => disposeOfLostItems(db, ctx),
    ]);
    expect([changed.json.result, disposed]).toEqual([true, 0]);
    expect((await item()).state).toBe("10");
  });

  test("what turns out to be no valuable goes to the police by the run that had listed it before", async () => {
    await set({ keepUntil: "2027-06-01", lostType: "40", foundDate: "2026-10-01" });
    const { db, ctx } = await job(1);
    const { version } = await item();
    const body = { lostIdx, lostType: "22", version };
    const [changed, moved] = await throughGate(scene.url, itemRow, [
      () => scene.apis[0].request("PUT", "/ops/lost-items", { token: desks[0], body }),
      () => handToPolice(db, ctx),
    ]);
    expect([changed.json.result, moved]).toEqual([true, 0]);
    expect((await item()).state).toBe("10");
  });

  test("two processes throw one item away twice", async () => {
    await set({ keepUntil: "2026-01-01", lostType: "22" });
    const before = await records();
    const [one, other] = [await job(0), await job(1)];
    const counts = await throughGate(scene.url, itemRow, [
      () => disposeOfLostItems(one.db, one.ctx),
      () => disposeOfLostItems(other.db, other.ctx),
    ]);
    expect(counts).toEqual([1, 0]);
    expect(await records()).toBe(before + 1);
  });
});

test("control: looking without the lock, both desks find the claim open and hand the item over", async () => {
  await set({ state: "20", claimantName: "Kim", claimedAt: scene.apis[0].clock.now() });
  const naive = (desk: 0 | 1, receiver: string) => async () => {
    const { state } = await item();
    const { db } = scene.apis[desk];
    const give = { state: "30" as const, returnedTo: receiver };
    await db.update(lostItems).set(give).where(eq(lostItems.lostIdx, lostIdx));
    return state === "20";
  };
  expect(await throughGate(scene.url, itemRow, [naive(0, "Kim"), naive(1, "Lee")])).toEqual([true, true]);
});
