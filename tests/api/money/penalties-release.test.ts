import { penaltyEndJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { forFile } from "../../support/for-file";
import { kimmiru, penaltyWords } from "../../support/scenes/penalty-words";
import { at, waitingScene } from "../../support/scenes/waiting-scene";

const scene = await forFile(waitingScene);
beforeEach(() => scene.reset());

const { punish, settle, penaltyOf, couponStates, suspensions } = penaltyWords(() => scene);

describe("releasing", () => {
  test("10 to 20: the fine is fully paid, in two parts", async () => {
    expect((await settle(400_001, { event: "PAY", amount: 200_000 })).json.data).toEqual({
      penaltyIdx: 400_001,
      state: "10",
    });
    const paid = await settle(400_001, { event: "PAY", amount: 52_000 });
    expect(paid.json.data).toEqual({ penaltyIdx: 400_001, state: "20" });
    expect(await penaltyOf(400_001)).toMatchObject({
      paidAmount: "252000",
      suspendTo: at("2026-11-23T10:00"),
      releaseReason: "P2",
      point: 5,
    });
    expect(await suspensions("penalty01", 100_007)).toEqual([]);
    expect(await scene.told(100_007, "penaltyReleased")).toHaveLength(2);
  });

  test("a part payment that is sent twice with one key counts once", async () => {
    const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    const headers = { "idempotency-key": "payment-1" };
    const pay = (amount: number) =>
      scene.api.request("PUT", "/ops/penalties/400001", { token, headers, body: { event: "PAY", amount } });
    const first = await pay(100_000);
    expect(first.json.data).toEqual({ penaltyIdx: 400_001, state: "10" });
    expect((await pay(100_000)).json).toEqual(first.json);
    expect(await penaltyOf(400_001)).toMatchObject({ paidAmount: "100000" });
    expect((await pay(50_000)).json.fail?.code).toBe(9409);
  });

  test("a penalty by staff that is sent twice with one key is imposed once", async () => {
    const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    const body = { memberIdx: kimmiru, penaltyCode: "70", reason: "slow play" };
    const headers = { "idempotency-key": "penalty-1" };
    const send = () => scene.api.request("POST", "/ops/penalties", { token, headers, body });
    const first = await send();
    expect(first.json.result).toBe(true);
    expect((await send()).json).toEqual(first.json);
    expect(await suspensions()).toHaveLength(1);
  });

  test("suspensions behind a paid one move forward and keep their length", async () => {
    const first = await punish({ penaltyCode: "20", penaltyBase: 470_000 });
    const second = await punish({ penaltyCode: "10", penaltyBase: 470_000 });
    await settle(first.penaltyIdx, { event: "PAY", amount: 94_000 });
    expect(await penaltyOf(second.penaltyIdx)).toMatchObject({
      suspendFrom: at("2026-11-23T10:00"),
      suspendTo: at("2026-12-23T10:00"),
    });
    expect(await scene.told(kimmiru, "penaltyReleased")).toEqual([]);
    expect(await couponStates()).toEqual(["30", "30", "30", "30", "50", "50", "50"]);
  });

  test("10 to 30: waived; points 0, coupons usable again", async () => {
    const { penaltyIdx } = await punish({ penaltyCode: "10", penaltyBase: 470_000 });
    const waived = await settle(penaltyIdx, { event: "WAIVE", reasonCode: "P1" });
    expect(waived.json.data).toEqual({ penaltyIdx, state: "30" });
    expect(await penaltyOf(penaltyIdx)).toMatchObject({ point: 0, suspendTo: at("2026-11-23T10:00") });
    expect(await couponStates()).toEqual(["10", "10", "10", "30", "30", "30", "30"]);
  });

  test("evidence is accepted twice a year, an error of the club any time", async () => {
    const waive = async (reasonCode: string) => {
      const { penaltyIdx } = await punish({ penaltyCode: "10" });
      return settle(penaltyIdx, { event: "WAIVE", reasonCode });
    };
    expect((await waive("P1")).json.result).toBe(true);
    expect((await waive("P1")).json.result).toBe(true);
    expect((await waive("P1")).json.fail).toMatchObject({
      code: 9001,
      msgVar: ["reasonCode", "This has been used 2 times in a year, the most allowed."],
    });
    expect((await waive("P3")).json.result).toBe(true);
  });

  test("10 to 40: the suspension is over; the job ends it, coupons are usable, the fine stays due", async () => {
    const { penaltyIdx } = await punish({ penaltyCode: "10", penaltyBase: 470_000 });
    scene.goTo(at("2026-12-23T09:59"));
    await scene.run(penaltyEndJob);
    expect(await penaltyOf(penaltyIdx)).toMatchObject({ state: "10" });
    scene.goTo(at("2026-12-24T00:10"));
    await scene.run(penaltyEndJob);
    await scene.run(penaltyEndJob);
    expect(await penaltyOf(penaltyIdx)).toMatchObject({ state: "40", paidAmount: "0" });
    expect(await couponStates()).toEqual(["10", "10", "10", "30", "30", "30", "30"]);
    const late = await settle(penaltyIdx, { event: "PAY", amount: 47_000 });
    expect(late.json.data).toEqual({ penaltyIdx, state: "40" });
    expect(await penaltyOf(penaltyIdx)).toMatchObject({ paidAmount: "47000" });
  });

  test.each([
    ["more than is due", { event: "PAY", amount: 252_001 }, ["amount", "At most ₩252,000 is still due."]],
    [
      "a reason of another group",
      { event: "WAIVE", reasonCode: "C1" },
      ["reasonCode", "Please choose one from the list."],
    ],
  ])("%s is refused", async (_name, event, words) => {
    expect((await settle(400_001, event)).json.fail).toMatchObject({ code: 9001, msgVar: words });
    expect(await penaltyOf(400_001)).toMatchObject({ state: "10", paidAmount: "0" });
  });

  test("what is released cannot be released again, an old version neither, an unknown one is not found", async () => {
    expect((await settle(400_001, { event: "PAY", amount: 1, version: 9 })).json.fail).toMatchObject({
      code: 2002,
    });
    await settle(400_001, { event: "PAY", amount: 252_000 });
    const again = await settle(400_001, { event: "WAIVE", reasonCode: "P1" });
    expect(again.json.fail).toMatchObject({
      code: 9001,
      msgVar: ["event", "This is not possible from the current status."],
    });
    expect((await settle(999_999, { event: "PAY", amount: 1 })).status).toBe(404);
  });

  test("needs the right of menu 940200", async () => {
    const { accessToken: token } = await scene.api.signIn("contents1", { isAdmin: true });
    const body = { event: "PAY", amount: 252_000 };
    expect((await scene.api.request("PUT", "/ops/penalties/400001", { token, body })).status).toBe(403);
    expect(await penaltyOf(400_001)).toMatchObject({ state: "10" });
  });
});
