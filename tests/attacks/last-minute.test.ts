import { refusal, slot } from "../support/scenes/booking-scene";
import { full, type LastMinuteScene, lastMinuteScene } from "../support/scenes/last-minute-scene";
import { addSecondClub, openSessionFor, otherClub } from "../support/scenes/second-club";

/* Nobody gains a price that is not theirs from last-minute offers, or a hand on another club's rules. */

const fullIdx = 100_001;
let scene: LastMinuteScene;
beforeAll(async () => {
  scene = await lastMinuteScene();
}, 60_000);
beforeEach(() => scene.begin());
afterAll(() => scene.close());

test("a member of a type that is not offered does not get the price, whatever the call says", async () => {
  await scene.rule({ memberTypes: ["11"] });
  const shown = await scene.shown(full, fullIdx, slot);
  expect(shown.lastMinute).toBeUndefined();
  const forged = { percentOff: 90, lastMinute: { percent: 90 }, greenFee: 1 };
  await scene.lock(full);
  const answer = await scene.bookHeld(full, slot, forged);
  expect(refusal(answer)[0]).toBe(9001);
  const booked = await scene.bookHeld(full);
  const { bookingIdx } = booked.json.data as { bookingIdx: number };
  expect((await scene.bookingOf(bookingIdx)).percentOff).toBe(0);
  expect(Number((await scene.players(bookingIdx))[0]?.greenFee)).toBe(shown.greenFee);
  expect((await scene.own(full)).offers).toEqual([]);
});

test("another club's office does not switch a rule off, and its members see no offer", async () => {
  const rule = await scene.rule();
  await addSecondClub(scene.api);
  const { clubIdx, adminIdx, memberIdx } = otherClub;
  const token = await openSessionFor(
    scene.api,
    { kind: "admin", clubIdx, accountIdx: adminIdx },
    "other-admin",
  );
  await openSessionFor(scene.api, { kind: "member", clubIdx, accountIdx: memberIdx }, "other-member");
  const body = { courseCode: null, period: null, dayType: null, memberTypes: ["10"], percent: 5 };
  const path = `/ops/last-minute-rules/${rule.ruleIdx}`;
  const answer = await scene.api.request("PUT", path, {
    token,
    body: { ...body, hoursBefore: 1, isOn: false, version: rule.version },
  });
  expect(answer.json.result).toBeFalsy();
  const seen = await scene.api.request("GET", "/ext/last-minute", { token: "other-member" });
  expect(seen.json.data).toMatchObject({ offers: [] });
  expect((await scene.offerOf(slot))?.state).toBe("LIVE");
  expect((await scene.offers()).map((offer) => offer.clubIdx)).not.toContain(clubIdx);
});
