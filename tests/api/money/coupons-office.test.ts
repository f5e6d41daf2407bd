import { forFile } from "../../support/for-file";
import { couponWords, holder } from "../../support/scenes/coupon-words";
import { waitingScene } from "../../support/scenes/waiting-scene";

const scene = await forFile(waitingScene);
beforeEach(() => scene.reset());

const { couponOf, setState, bookWith } = couponWords(() => scene);

describe("by the office", () => {
  const input = {
    memberIdxs: [100_002, 100_008],
    couponName: "Autumn 12.5%",
    i18n: { ja: "秋の12.5%割引" },
    couponType: "20",
    dcTarget: "10",
    dcPerson: "P2",
    dcValue: "12.5",
    dayTypes: ["10"],
    validFrom: "2026-11-23",
    validTo: "2026-12-31",
    issuedReason: "campaign",
  };
  const issue = (change: object = {}) => scene.staff("POST", "/ops/coupons?lang=en", { ...input, ...change });
  const revoke = (couponIdx: number, body: object = {}) =>
    scene.staff("PUT", `/ops/coupons/${couponIdx}`, {
      event: "REVOKE",
      reason: "issued by mistake",
      ...body,
    });

  test("issued to each member, who is told in the own language", async () => {
    const answer = await issue();
    expect(answer.json.data).toMatchObject({ issued: 2 });
    expect((await scene.told(100_008, "couponIssued"))[0]?.vars).toMatchObject({ coupon: "秋の12.5%割引" });
    const list = await scene.send("leesol01", "GET", "/coupon/100002");
    expect(list.json.data).toMatchObject({
      list: [{ couponName: "Autumn 12.5%", dcValue: "12.5", periods: [], maxDiscount: null }],
    });
    const office = await scene.staff("GET", "/ops/coupons?keyword=leesol");
    expect(office.json.data).toMatchObject({
      total: 1,
      list: [{ memberId: "lees***1", issuedReason: "campaign", state: "10" }],
    });
  });

  test("with the same key each member gets one, and the second call the first answer", async () => {
    const { accessToken: token } = await scene.api.signIn("ssadmin1", { isAdmin: true });
    const headers = { "idempotency-key": "coupons-1" };
    const send = (body: object) => scene.api.request("POST", "/ops/coupons", { token, headers, body });
    const first = await send(input);
    expect(first.json.data).toMatchObject({ issued: 2 });
    expect((await send(input)).json).toEqual(first.json);
    const other = await send({ ...input, couponName: "Another" });
    expect([other.status, other.json.fail?.code]).toEqual([409, 9409]);
    expect((await scene.staff("GET", "/ops/coupons?keyword=leesol")).json.data.total).toBe(1);
  });

  test("a suspended member's is suspended at once", async () => {
    const answer = await issue({ memberIdxs: [100_007] });
    const [couponIdx = 0] = answer.json.data.couponIdxs as number[];
    expect(await couponOf(couponIdx)).toMatchObject({ state: "50" });
  });

  test.each([
    ["memberIdxs", { memberIdxs: [100_002, 999_999] }],
    ["memberIdxs", { memberIdxs: [100_006] }],
    ["dcTarget", { dcTarget: "P1" }],
    ["dcPerson", { dcPerson: "10" }],
    ["dayTypes", { dayTypes: ["99"] }],
    ["periods", { periods: ["9"] }],
    ["holeCodes", { holeCodes: ["17"] }],
    ["dcValue", { dcValue: 101 }],
    ["dcValue", { couponType: "10", dcValue: 0 }],
    ["maxDiscount", { maxDiscount: -1 }],
    ["validTo", { validTo: "2026-11-22" }],
    ["validTo", { validFrom: "2027-01-01" }],
  ])("a wrong %s names the field: %j", async (field, change) => {
    const { fail } = (await issue(change)).json;
    expect([fail?.code, fail?.msgVar[0]]).toEqual([9001, field]);
  });

  test("any but 30 to 60, on record", async () => {
    expect((await revoke(300_001)).json.data).toEqual({ couponIdx: 300_001, state: "60" });
    await setState(300_002, { state: "50" });
    expect((await revoke(300_002)).json.data).toMatchObject({ state: "60" });
    expect((await revoke(300_004)).json.fail).toMatchObject({
      code: 9001,
      msgVar: ["event", "This is not possible from the current status."],
    });
    expect((await revoke(300_001)).json.fail).toMatchObject({
      code: 9001,
      msgVar: ["event", "This is not possible from the current status."],
    });
    expect((await revoke(300_003, { version: 9 })).json.fail).toMatchObject({ code: 2002 });
    expect((await revoke(399_999)).status).toBe(404);
    const records = await scene.staff("GET", "/ops/audit?entity=coupon&action=UPDATE");
    expect(records.json.data.total).toBe(2);
  });

  test("a reserved one leaves its booking, which keeps its price", async () => {
    const bookingIdx = await bookWith(300_001);
    expect((await revoke(300_001)).json.result).toBe(true);
    const booking = await scene.bookingOf(bookingIdx);
    expect(booking).toMatchObject({ couponIdx: null, state: "10" });
    expect(booking.quote).toMatchObject({ discount: 10_000 });
    expect((await scene.cancel(holder, bookingIdx)).json.data).toMatchObject({ couponRestored: null });
    expect(await couponOf(300_001)).toMatchObject({ state: "60", bookingIdx: null });
  });

  test("needs the right of menu 940600", async () => {
    const { accessToken: token } = await scene.api.signIn("contents1", { isAdmin: true });
    expect((await scene.api.request("POST", "/ops/coupons", { token, body: input })).status).toBe(403);
    expect((await scene.api.request("GET", "/ops/coupons", { token })).status).toBe(403);
  });
});
