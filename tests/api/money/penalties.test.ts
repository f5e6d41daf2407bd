import { penalties } from "@/lib/club-api/db/tables";
import { transaction } from "@/lib/club-api/db/transaction";
import { punishMember } from "@/lib/club-api/workflows/penalties/punish-member";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { forFile } from "../../support/for-file";
import { kimmiru, penaltyWords } from "../../support/scenes/penalty-words";
import { at, jobContext, waitingScene } from "../../support/scenes/waiting-scene";

const scene = await forFile(waitingScene);
beforeEach(() => scene.reset());

const { punish, impose, settle, couponStates, suspensions } = penaltyWords(() => scene);

describe("what members see", () => {
  // seed 338
  test("suspensions that hold, with what ends them (M13)", async () => {
    const answer = await scene.send("penalty01", "GET", "/info/100007/penalties?lang=ko");
    expect(answer.json.data).toEqual([
      {
        penaltyIdx: 400_001,
        penaltyCode: "40",
        penaltyName: "노쇼",
        suspendFrom: "2026-11-14T23:00:00+09:00",
        suspendTo: "2027-05-13T23:00:00+09:00",
        daysLeft: 171,
        fineAmount: 252_000,
        paidAmount: 0,
        point: 5,
        releasable: true,
      },
    ]);
  });

  // seed 25 350
  test("all penalties with the points of the year (Y16)", async () => {
    const answer = await scene.send("penalty01", "GET", "/my-reservation/penalty/100007?lang=ko");
    expect(answer.json.data).toMatchObject({
      points: 5,
      pointsMax: 6,
      nextThreshold: 6,
      total: 1,
      list: [{ penaltyIdx: 400_001, bookingIdx: 499_812, finePercent: 30, state: "10", stateName: "적용중" }],
    });
  });

  test("nobody else's", async () => {
    expect((await scene.send("kimmiru", "GET", "/info/100007/penalties")).status).toBe(403);
    expect((await scene.send("kimmiru", "GET", "/my-reservation/penalty/100007")).status).toBe(403);
  });
});

describe("imposing", () => {
  test("– to 10: by staff, on record and told", async () => {
    const answer = await impose({});
    expect(answer.json.data).toMatchObject({
      state: "10",
      suspendFrom: "2026-11-23T10:00:00+09:00",
      suspendTo: "2026-12-23T10:00:00+09:00",
    });
    expect(await scene.told(kimmiru, "penaltyImposed")).toHaveLength(2);
    const list = await scene.staff("GET", `/ops/penalties?memberIdx=${kimmiru}`);
    expect(list.json.data).toMatchObject({ total: 1, list: [{ penaltyCode: "70", reason: "slow play" }] });
    expect((await suspensions()).map(({ suspendTo }) => suspendTo)).toEqual(["2026-12-23T10:00:00+09:00"]);
  });

  test("suspends the usable coupons with the member (C0270 v3)", async () => {
    await impose({});
    expect(await couponStates()).toEqual(["30", "30", "30", "30", "50", "50", "50"]);
  });

  test("leaves the coupons alone where the club does not suspend them", async () => {
    await scene.setPolicy("C0270", { value3: "N" });
    await impose({});
    expect(await couponStates()).toEqual(["10", "10", "10", "30", "30", "30", "30"]);
  });

  test.each([
    ["penaltyCode", { penaltyCode: "90" }, "This penalty is imposed automatically and cannot be chosen."],
    ["penaltyCode", { penaltyCode: "99" }, "Please choose one from the list."],
  ])("a wrong %s names the field: %j", async (field, order, reason) => {
    expect((await impose(order)).json.fail).toMatchObject({ code: 9001, msgVar: [field, reason] });
  });

  test("an unknown member, and somebody else's booking, are not found", async () => {
    expect((await impose({ memberIdx: 999_999 })).status).toBe(404);
    expect((await impose({ bookingIdx: 499_812 })).status).toBe(404);
  });

  test("overlapping suspensions add up", async () => {
    await punish({ penaltyCode: "10", penaltyBase: 470_000 });
    const second = await punish({ penaltyCode: "10", penaltyBase: 123_456 });
    expect(second).toMatchObject({
      fineAmount: "12300",
      suspendFrom: at("2026-12-23T10:00"),
      suspendTo: at("2027-01-22T10:00"),
    });
  });

  test("codes 50 and 51 warn, then suspend 30 and 90 days, each for itself", async () => {
    const spans = [];
    for (const penaltyCode of ["51", "51", "50", "51"] as const) {
      const { suspendFrom, suspendTo } = await punish({ penaltyCode });
      spans.push((suspendTo.getTime() - suspendFrom.getTime()) / 86_400_000);
    }
    expect(spans).toEqual([0, 30, 0, 90]);
  });

  test("the same code for the same booking is imposed once", async () => {
    const ctx = jobContext(at("2026-11-23T10:00"));
    const order = {
      memberIdx: 100_007,
      penaltyCode: penaltyKind.noShow,
      penaltyBase: 840_000,
      bookingIdx: 499_812,
    };
    const again = await transaction(scene.db, (tx) => punishMember(tx, ctx, order));
    expect(again.penaltyIdx).toBe(400_001);
  });
});

describe("points", () => {
  const codes = async (id = "kimmiru", memberIdx = kimmiru) =>
    (await suspensions(id, memberIdx)).map(({ penaltyCode, suspendTo }) => [
      penaltyCode,
      suspendTo.slice(0, 10),
    ]);

  test("six suspend until at least 90 days from now", async () => {
    for (const penaltyCode of ["80", "80", "80", "70"] as const) await punish({ penaltyCode });
    expect(await codes()).toEqual([["70", "2026-12-23"]]);
    await punish({ penaltyCode: "80" });
    expect(await codes()).toEqual([
      ["70", "2026-12-23"],
      ["90", "2027-02-21"],
    ]);
  });

  test("they only lengthen: a longer suspension stays as it is", async () => {
    await punish({ penaltyCode: "80", memberIdx: 100_007 });
    expect(await codes("penalty01", 100_007)).toEqual([["40", "2027-05-13"]]);
  });

  test("paying the fine of the longer one leaves the suspension of the points", async () => {
    await punish({ penaltyCode: "80", memberIdx: 100_007 });
    expect((await settle(400_001, { event: "PAY", amount: 252_000 })).json.data).toMatchObject({
      state: "20",
    });
    expect(await codes("penalty01", 100_007)).toEqual([["90", "2027-02-21"]]);
  });

  test("ten suspend for a year; a waiver takes the points and what they did", async () => {
    const penalty = await punish({ penaltyCode: "71" });
    expect((await suspensions()).at(-1)?.suspendTo).toBe("2027-11-23T10:00:00+09:00");
    await punish({ penaltyCode: "80" });
    await settle(penalty.penaltyIdx, { event: "WAIVE", reasonCode: "P3" });
    expect(await codes()).toEqual([]);
  });

  test("those older than a year are forgotten", async () => {
    await scene.db.update(penalties).set({ createdAt: at("2025-11-20T10:00") });
    const answer = await scene.send("penalty01", "GET", "/my-reservation/penalty/100007");
    expect(answer.json.data).toMatchObject({ points: 0 });
  });
});
