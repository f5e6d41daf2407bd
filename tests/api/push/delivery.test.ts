import { eq } from "drizzle-orm";
import { makeVapidKeys } from "@/lib/club-api/adapters/push/vapid";
import { webPush } from "@/lib/club-api/adapters/push/web-push";
import { outbox, policies, pushDevices } from "@/lib/club-api/db/tables";
import { deliverPushes, queueNotice } from "@/lib/club-api/domains/outbox";
import { openingReminderJob } from "@/lib/club-api/jobs/booking-jobs";
import { retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { party, slot } from "../../support/scenes/booking-scene";
import { booked, kim, park, pushScene } from "../../support/scenes/push-scene";

const scene = await forFile(pushScene);
beforeEach(() => scene.reset());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const states = async () => (await scene.pushes()).map(({ state }) => state);
const choose = (id: string, choice: object) =>
  scene.data(id, "PUT", "/ext/push", { kinds: ["changes"], quiet: null, showsDetails: false, ...choice });
const passTo = (moment: string) => {
  const ms = new Date(moment).getTime() - scene.api.clock.now().getTime();
  scene.api.pass(ms);
};

test("a notice reaches each device of its member once, encrypted for it, in the member's language", async () => {
  const [first, second] = [await scene.device("kimmiru"), await scene.device("kimmiru")];
  await scene.device("parkbaram");
  await scene.notify({ ...kim, lang: "ko" });
  expect(await scene.deliver()).toBe(2);
  expect(await scene.deliver()).toBe(0);
  for (const { received } of [first, second]) {
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      content: { title: "Mirsol", body: "예약 취소", lang: "ko", url: "/ko/mypage/bookings" },
      urgency: "high",
      ttl: 86_400,
      claims: { aud: scene.service.origin, key: scene.keys.publicKey },
    });
  }
  expect(await states()).toEqual(["SENT", "SENT"]);
});

test("a locked screen shows day and time to whoever has allowed it alone", async () => {
  const browser = await scene.device("kimmiru");
  await scene.notify();
  await scene.deliver();
  await choose("kimmiru", { showsDetails: true });
  await scene.notify();
  await scene.deliver();
  expect(browser.received.map(({ content }) => content.body)).toEqual([
    "Booking cancelled",
    "Your booking on 2026.12.16 (Wed) at 07:21 has been cancelled.",
  ]);
});

test("nobody else is named on a device, whatever its member has allowed", async () => {
  const browser = await scene.device("parkbaram");
  await choose("parkbaram", { showsDetails: true });
  await scene.book("kimmiru", slot, { players: party });
  await scene.deliver();
  expect(browser.received.map(({ content }) => content.body)).toEqual(["동반자 등록"]);
  expect(JSON.stringify(browser.received)).not.toMatch(/김미루|Kim/);
});

test("each kind goes by the member's choice; a notice of no kind goes to no device", async () => {
  await scene.device("kimmiru");
  await choose("kimmiru", { kinds: ["weather", "draws"] });
  const { ctx } = await jobContext(scene.api, "test");
  const until = new Date(ctx.now.getTime() + hour);
  const course = { ...booked, course: "Mir" };
  await queueNotice(scene.db, ctx, "weatherCancelled", kim, booked);
  await queueNotice(scene.db, ctx, "drawWon", kim, { ...course, until });
  await queueNotice(scene.db, ctx, "waitingOffered", kim, { ...course, until });
  await queueNotice(scene.db, ctx, "cancelled", kim, booked);
  await queueNotice(scene.db, ctx, "certificationCode", kim, {
    club: "Mirsol",
    code: "123456",
    minutes: "3",
  });
  expect((await scene.pushes()).map(({ event }) => event)).toEqual(["weatherCancelled", "drawWon"]);
});

test("the same key is queued once for each device", async () => {
  await scene.device("kimmiru");
  await scene.device("kimmiru");
  await scene.notify(kim, { dedupeKey: "once" });
  await scene.notify(kim, { dedupeKey: "once" });
  expect(await scene.pushes()).toHaveLength(2);
});

describe("quiet hours", () => {
  const quiet = { from: "22:00", to: "07:00" };

  test("a notice in the night waits for the morning, as no try, and is nobody's delay", async () => {
    const browser = await scene.device("kimmiru");
    await choose("kimmiru", { quiet });
    passTo("2026-11-24T00:00:00+09:00");
    await scene.notify();
    expect(await scene.deliver()).toBe(0);
    const [waiting] = await scene.pushes();
    expect(waiting).toMatchObject({
      state: "WAITING",
      tries: 0,
      nextTryAt: new Date("2026-11-24T07:00:00+09:00"),
    });
    passTo("2026-11-24T06:59:59+09:00");
    expect(await scene.deliver()).toBe(0);
    passTo("2026-11-24T07:00:00+09:00");
    expect(await scene.deliver()).toBe(1);
    expect(browser.received).toHaveLength(1);
  });

  test("an offer that ends in the night is not told of in the morning", async () => {
    const browser = await scene.device("kimmiru");
    await choose("kimmiru", { kinds: ["offers"], quiet });
    passTo("2026-11-23T23:00:00+09:00");
    const { ctx } = await jobContext(scene.api, "test");
    const until = new Date("2026-11-24T01:00:00+09:00");
    await queueNotice(scene.db, ctx, "waitingOffered", kim, { ...booked, course: "Mir", until });
    await scene.deliver();
    expect(await states()).toEqual(["EXPIRED"]);
    passTo("2026-11-24T08:00:00+09:00");
    expect(await scene.deliver()).toBe(0);
    expect(browser.received).toEqual([]);
  });

  test("the club's own hours count for whoever has chosen none, and none for whoever wants none", async () => {
    await scene.setPolicy("C0300", { value4: "21:00-08:00" });
    const [usual, own] = [await scene.device("kimmiru"), await scene.device("parkbaram")];
    await choose("parkbaram", { quiet: null });
    passTo("2026-11-23T21:30:00+09:00");
    await scene.notify(kim);
    await scene.notify(park);
    expect(await scene.deliver()).toBe(1);
    expect([usual.received.length, own.received.length]).toEqual([0, 1]);
  });

  test("are hours of the club's day, on the night when its clock goes back too", async () => {
    await scene.db
      .update(policies)
      .set({ value1: "90", value2: "America/New_York" })
      .where(eq(policies.code, "C0190"));
    const browser = await scene.device("kimmiru");
    await choose("kimmiru", { quiet });
    // Midnight of the club; at 2:00 the clock goes back to 1:00, so seven o'clock is eight hours away.
    scene.api.clock.set(new Date("2027-11-07T04:00:00Z"));
    await scene.notify();
    expect(await scene.deliver()).toBe(0);
    const [waiting] = await scene.pushes();
    expect(waiting?.nextTryAt).toEqual(new Date("2027-11-07T12:00:00Z"));
    scene.api.clock.set(new Date("2027-11-07T12:00:00Z"));
    expect(await scene.deliver()).toBe(1);
    expect(browser.received).toHaveLength(1);
  });
});

describe("what goes wrong", () => {
  test.each([404, 410])(
    "a browser that answers %i is removed, and what waits for it expires",
    async (status) => {
      const browser = await scene.device("kimmiru");
      browser.status = status;
      await scene.notify();
      await scene.notify();
      expect(await scene.deliver()).toBe(0);
      expect(await states()).toEqual(["EXPIRED", "EXPIRED"]);
      expect(await scene.db.select().from(pushDevices)).toEqual([]);
    },
  );

  test("a push service that is busy is left alone for as long as it asks, then tried again", async () => {
    const browser = await scene.device("kimmiru");
    browser.status = 429;
    await scene.notify();
    await scene.deliver();
    const [waiting] = await scene.pushes();
    expect(waiting).toMatchObject({ state: "WAITING", tries: 1 });
    expect((waiting?.nextTryAt.getTime() ?? 0) - scene.api.clock.now().getTime()).toBe(2 * minute);
    browser.status = 201;
    scene.api.pass(2 * minute);
    expect(await scene.deliver()).toBe(1);
  });

  test("what a push service will never take is parked at once, and its address stands in no log", async () => {
    const browser = await scene.device("kimmiru");
    browser.status = 413;
    await scene.notify();
    await scene.deliver();
    expect(await states()).toEqual(["PARKED"]);
    expect(scene.api.logs.join("")).not.toContain(browser.subscription.endpoint);
  });

  test("a process that is killed between sending and noting sends again, under the same tag and topic", async () => {
    const browser = await scene.device("kimmiru");
    await scene.notify();
    await scene.deliver();
    // As the killed process leaves it: claimed, and nothing noted.
    await scene.db.update(outbox).set({ state: "WAITING", sentAt: null });
    scene.api.pass(3 * minute);
    expect(await scene.deliver()).toBe(1);
    const [first, second] = browser.received;
    expect(browser.received).toHaveLength(2);
    expect([second?.content.tag, second?.topic]).toEqual([first?.content.tag, first?.topic]);
  });

  test("two processes that deliver at once send each message once", async () => {
    const browsers = [await scene.device("kimmiru"), await scene.device("parkbaram")];
    for (let turn = 0; turn < 40; turn += 1) await scene.notify(turn % 2 === 0 ? kim : park);
    const counts = await Promise.all([scene.deliver(), scene.deliver(), scene.deliver()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(browsers.map(({ received }) => new Set(received.map(({ content }) => content.tag)).size)).toEqual([
      20, 20,
    ]);
    expect(browsers.map(({ received }) => received.length)).toEqual([20, 20]);
  });

  test("a device of an earlier key of the server is not called", async () => {
    const browser = await scene.device("kimmiru");
    await scene.notify();
    const push = webPush({
      keys: makeVapidKeys(),
      contact: "mailto:a@b.example",
      services: [scene.service.origin],
    });
    const senders = { ...scene.delivery.senders, push };
    expect(await deliverPushes({ ...scene.delivery, senders })).toBe(0);
    await push.close();
    expect(await states()).toEqual(["EXPIRED"]);
    expect(browser.received).toEqual([]);
  });

  test("what waits for a member's device is not shown to the one who has the browser now", async () => {
    const browser = await scene.device("kimmiru");
    await scene.notify();
    await scene.data("parkbaram", "POST", "/ext/push/devices", browser.subscription);
    expect(await scene.deliver()).toBe(0);
    expect(browser.received).toEqual([]);
  });
});

describe("receipts and figures", () => {
  const confirm = (body: object) => scene.api.request("POST", "/ext/push/receipt", { body });

  test("a device confirms what it has shown, once, and by its own receipt alone", async () => {
    const [one, two] = [await scene.device("kimmiru"), await scene.device("parkbaram")];
    await scene.notify(kim);
    await scene.notify(park);
    await scene.deliver();
    const [first, second] = [one, two].map(({ received }) => received[0]?.content);
    const { tag: message = "", receipt = "" } = first ?? {};
    expect((await confirm({ message, receipt: second?.receipt })).json.fail?.code).toBe(2001);
    expect((await confirm({ message, receipt })).json.result).toBe(true);
    const confirmed = (await scene.pushes()).map(({ deliveredAt }) => deliveredAt);
    expect(confirmed).toEqual([scene.api.clock.now(), null]);
    scene.api.pass(minute);
    expect((await confirm({ message, receipt })).json.result).toBe(true);
    expect((await scene.pushes()).map(({ deliveredAt }) => deliveredAt)).toEqual(confirmed);
  });

  test("the office sees what was sent, shown and expired, without an address", async () => {
    const [one, two] = [await scene.device("kimmiru"), await scene.device("parkbaram")];
    two.status = 410;
    await scene.notify(kim);
    await scene.notify(park);
    await scene.deliver();
    const { tag: message = "", receipt = "" } = one.received[0]?.content ?? {};
    await confirm({ message, receipt });
    const status = await scene.data<{ pushes: object; messages: { channel: string }[] }>(
      "ssadmin1",
      "GET",
      "/ops/status",
    );
    const results = { sent: 1, delivered: 1, expired: 1 };
    expect(status.pushes).toEqual({ ...results, devices: 1, kinds: [{ kind: "changes", ...results }] });
    expect(status.messages.map(({ channel }) => channel)).toEqual(["MAIL", "SMS", "PUSH"]);
    const list = await scene.data<{ list: object[] }>("ssadmin1", "GET", "/ops/outbox?channel=PUSH");
    expect(list.list).toMatchObject([
      { state: "EXPIRED", target: `#${two.deviceIdx}`, deliveredAt: null },
      { state: "SENT", target: `#${one.deviceIdx}`, deliveredAt: expect.any(String) },
    ]);
    expect(JSON.stringify(list)).not.toContain(scene.service.origin);
  });

  test("what was sent goes with the other messages after ninety days", async () => {
    await scene.device("kimmiru");
    await scene.notify();
    await scene.deliver();
    scene.api.pass(91 * day);
    await scene.run(retentionJob);
    expect(await scene.pushes()).toEqual([]);
  });
});

describe("opening moments", () => {
  const openings = async () => (await scene.pushes()).filter(({ event }) => event === "openingSoon");

  test("whoever wants it is notified a quarter of an hour before bookings open, once, until they have", async () => {
    const browser = await scene.device("kimmiru");
    await scene.device("parkbaram");
    await choose("kimmiru", { kinds: ["openings"], showsDetails: true });
    await scene.device("kimmiru");
    passTo("2026-11-24T08:45:00+09:00");
    await scene.run(openingReminderJob);
    const queued = await openings();
    expect(queued.length).toBeGreaterThan(0);
    expect(new Set(queued.map(({ memberIdx }) => memberIdx))).toEqual(new Set([100_001]));
    expect(queued[0]?.expiresAt).toEqual(new Date("2026-11-24T09:00:00+09:00"));
    scene.api.pass(minute);
    await scene.run(openingReminderJob);
    expect(await openings()).toHaveLength(queued.length);
    await scene.deliver();
    expect(browser.received[0]?.content).toMatchObject({ url: "/ko/reservation" });
    expect(browser.received[0]?.content.body).toMatch(
      /^20\d\d\.\d\d\.\d\d \([월화수목금토일]\) 예약이 09:00에 열립니다\.$/,
    );
  });

  test("one that could not be sent before the opening is not sent after it", async () => {
    const browser = await scene.device("kimmiru");
    await choose("kimmiru", { kinds: ["openings"] });
    passTo("2026-11-24T08:45:00+09:00");
    await scene.run(openingReminderJob);
    passTo("2026-11-24T09:00:00+09:00");
    expect(await scene.deliver()).toBe(0);
    expect(browser.received).toEqual([]);
    expect(new Set((await openings()).map(({ state }) => state))).toEqual(new Set(["EXPIRED"]));
  });
});
