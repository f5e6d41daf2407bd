import { eq, inArray, sql } from "drizzle-orm";
import { coupons, members, outbox, penalties } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { punishMember } from "@/lib/club-api/workflows/penalties/punish-member";
import { benchDate, firstMember } from "../bench/api/scene";
import { demoNow } from "../support/api";
import { forFile } from "../support/for-file";
import { startRaceScene } from "../support/scenes/race-scene";
import { jobContext } from "../support/scenes/waiting-scene";

/* Two desks at one penalty, and one campaign sent twice: each ends in one clear outcome (issue 9, checklist ). */

let token: string;
const scene = await forFile(() => startRaceScene(2, benchDate));
beforeAll(async () => {
  token = (await scene.apis[0].signIn("ssadmin1", { isAdmin: true })).accessToken;
}, 90_000);

const memberIdx = firstMember;
const settle = (turn: number, penaltyIdx: number, body: object) => {
  const api = scene.apiOf(turn);
  return api.request("PUT", `/ops/penalties/${penaltyIdx}`, { token, body });
};
const punish = (penaltyBase: number) =>
  transaction(scene.apis[0].db, (tx) =>
    punishMember(tx, jobContext(demoNow), { memberIdx, bookingIdx: null, penaltyCode: "10", penaltyBase }),
  );
const penaltyNow = async (penaltyIdx: number) =>
  (await scene.apis[0].db.select().from(penalties).where(eq(penalties.penaltyIdx, penaltyIdx)))[0];

test("one desk records the payment while the other waives: one of them counts, the other is told", async () => {
  const { penaltyIdx, version } = await punish(470_000);
  const answers = await Promise.all([
    settle(0, penaltyIdx, { event: "PAY", amount: 47_000, version }),
    settle(1, penaltyIdx, { event: "WAIVE", reasonCode: "P3", version }),
  ]);
  const codes = answers.map(({ json }) => json.fail?.code ?? 0);
  expect(codes.toSorted((one, other) => one - other)).toEqual([0, 2002]);
  const row = await penaltyNow(penaltyIdx);
  expect([row?.state, row?.paidAmount]).toEqual(codes[0] === 0 ? ["20", "47000"] : ["30", "0"]);
});

test("two payments of the whole fine at once are one", async () => {
  const { penaltyIdx } = await punish(470_000);
  const pay = { event: "PAY", amount: 47_000 };
  const answers = await Promise.all([settle(0, penaltyIdx, pay), settle(1, penaltyIdx, pay)]);
  expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
  expect((await penaltyNow(penaltyIdx))?.paidAmount).toBe("47000");
});

test("three waivers for evidence at once are two", async () => {
  const idxs = [];
  for (let count = 0; count < 3; count += 1) idxs.push((await punish(0)).penaltyIdx);
  const answers = await Promise.all(
    idxs.map((penaltyIdx, turn) => settle(turn, penaltyIdx, { event: "WAIVE", reasonCode: "P1" })),
  );
  expect(answers.filter(({ json }) => json.result)).toHaveLength(2);
  const refused = answers.flatMap(({ json }) => (json.fail ? [json.fail] : []));
  expect(refused).toMatchObject([
    { code: 9001, msgVar: ["reasonCode", "This has been used 2 times in a year, the most allowed."] },
  ]);
  const waived = await scene.apis[0].db.select().from(penalties).where(inArray(penalties.penaltyIdx, idxs));
  expect(waived.filter(({ releaseReason }) => releaseReason === "P1")).toHaveLength(2);
});

test("a campaign sent twice at once with one key gives each member one coupon and one message", async () => {
  const { db } = scene.apis[0];
  await db.delete(outbox);
  const coupon = {
    couponName: "Race",
    couponType: "10",
    dcTarget: "10",
    dcPerson: "P1",
    dcValue: 5000,
    validFrom: "2026-11-23",
    validTo: "2026-12-31",
  };
  const audience = { isAdvertising: false, leavesOutSuspended: false };
  const seen = await scene.apis[0].request("POST", "/ops/coupons/preview", {
    token,
    body: { audience, coupon },
  });
  const { stamp, count } = seen.json.data as { stamp: string; count: number };
  const headers = { "idempotency-key": "race-campaign" };
  const answers = await Promise.all(
    scene.apis.map((api) =>
      api.request("POST", "/ops/coupons/campaigns", { token, headers, body: { audience, coupon, stamp } }),
    ),
  );
  expect(answers.some(({ json }) => json.result)).toBe(true);
  const issued = await db.select().from(coupons).where(sql`${coupons.names}::text like '%Race%'`);
  expect(issued).toHaveLength(count);
  expect(new Set(issued.map((one) => one.memberIdx)).size).toBe(count);
  const notifications = (await db.select().from(outbox)).filter(({ event }) => event === "couponIssued");
  expect(new Set(notifications.map((one) => `${one.memberIdx}:${one.channel}`)).size).toBe(
    notifications.length,
  );
  expect(count).toBe(await db.$count(members, eq(members.state, "10")));
});
