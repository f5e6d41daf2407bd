import { and, eq } from "drizzle-orm";
import {
  auditRecords,
  bookingPlayers,
  bookings,
  serviceFeeRules,
  slotLocks,
  teeSlots,
} from "@/lib/club-api/db/tables";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { forFile } from "../../support/for-file";
import { otherSlot, slot } from "../../support/scenes/booking-scene";
import { deskScene } from "../../support/scenes/desk/desk-scene";

const day = "2026-12-16";
const scene = await forFile(deskScene);
beforeEach(() => scene.reset());

const office = <T = StaffSheet>(path: string, who = "ssadmin1") => scene.data<T>(who, "GET", path);
const sheet = (date = day) => office(`/ops/tee-sheet?date=${date}`);
const slotIn = (shown: StaffSheet, sheetIdx: number) => {
  const found = shown.slots.find((one) => one.sheetIdx === sheetIdx);
  if (!found) throw new Error(`no slot ${sheetIdx}`);
  return found;
};

describe("what a desk sees of a slot", () => {
  test("open, being booked by somebody (masked), booked", async () => {
    expect(slotIn(await sheet(), slot)).toMatchObject({ display: "10", lock: null });
    await scene.lock("kimmiru");
    const held = await sheet();
    expect(slotIn(held, slot)).toMatchObject({
      display: "30",
      lock: { memberIdx: 100_001, name: "김*루", kind: "LOCK" },
    });
    expect(held.ledger.held).toBe(1);
    const plain = await office(`/ops/tee-sheet?date=${day}&reason=phone%20call`);
    expect(slotIn(plain, slot).lock?.name).toBe("김미루");
    await scene.bookHeld("kimmiru");
    expect(slotIn(await sheet(), slot)).toMatchObject({ display: "20", lock: null });
  });

  test("a booking may have the slot's own way to play, and none that the club has no fee for", async () => {
    expect((await sheet()).caddieModes).toEqual({ C: ["C", "S"], I: ["I", "S"], S: ["S"] });
    await scene.db.delete(serviceFeeRules);
    expect((await sheet()).caddieModes).toEqual({ C: ["S"], I: ["S"], S: ["S"] });
  });

  test("a lock that has run out is none, an offer is as good as sold", async () => {
    await scene.lock("kimmiru");
    scene.api.pass(300_000);
    expect(slotIn(await sheet(), slot)).toMatchObject({ display: "10", lock: null });
    await scene.db.update(slotLocks).set({ kind: "OFFER", expiresAt: new Date("2099-01-01") });
    const offered = await sheet();
    expect(slotIn(offered, slot)).toMatchObject({ display: "20", lock: { kind: "OFFER" } });
    expect(offered.ledger.held).toBe(1);
  });

  test("a purpose shows, a time that passed unsold is past, one that was sold stays sold", async () => {
    for (const openType of ["60", "70", "80", "90"] as const) {
      await scene.db.update(teeSlots).set({ openType }).where(eq(teeSlots.sheetIdx, slot));
      expect(slotIn(await sheet(), slot).display).toBe(openType);
    }
    const sold = await scene.book("kimmiru", otherSlot);
    scene.goTo("12-16 18:00");
    const evening = await sheet();
    expect(slotIn(evening, slot).display).toBe("50");
    expect(slotIn(evening, otherSlot)).toMatchObject({ display: "20", booking: { bookingIdx: sold } });
  });

  test("a day that has opened for nobody yet is not open", async () => {
    const late = "2027-01-20";
    expect(new Set((await sheet(late)).slots.map(({ display }) => display))).toEqual(new Set(["40"]));
  });
});

test("the ledger adds up, of the day and of the strip of days alike", async () => {
  await scene.book("kimmiru");
  const held = { sheetIdx: otherSlot, memberIdx: 100_002, expiresAt: new Date("2099-01-01") };
  await scene.db
    .insert(slotLocks)
    .values({ clubIdx: 1, ...held, kind: "DRAW", lockedAt: scene.api.clock.now() });
  await scene.db.update(teeSlots).set({ openType: "90" }).where(eq(teeSlots.sheetIdx, 261_216_304));
  const { ledger, slots } = await sheet();
  const { total, ...parts } = ledger;
  expect(total).toBe(slots.length);
  expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(ledger.booked).toBe(slots.filter(({ booking }) => booking !== null).length);
  expect(ledger).toMatchObject({ held: 1, blocked: 1 });
  const strip = await office<{ list: { date: string; dayType: string; ledger: object }[] }>(
    "/ops/tee-sheet/days?from=2026-12-14&to=2026-12-20",
  );
  expect(strip.list.map(({ date }) => date.slice(8))).toEqual(["14", "15", "16", "17", "18", "19", "20"]);
  expect(strip.list[2]).toMatchObject({ dayType: "WEEKDAY", ledger });
  expect(strip.list[5]?.dayType).toBe("WEEKEND");
});

test.each([
  ["backwards", "from=2026-12-16&to=2026-12-15"],
  ["longer than 93 days", "from=2026-12-01&to=2027-03-04"],
])("a strip that is %s is refused", async (_how, span) => {
  const { json } = await scene.send("ssadmin1", "GET", `/ops/tee-sheet/days?${span}`);
  expect(json.fail).toMatchObject({ code: 9001, msgVar: ["to", expect.any(String)] });
});

describe("the version of a sheet", () => {
  const change = {
    "a hold": () => scene.lock("kimmiru", otherSlot),
    "a hold that runs out": async () => scene.api.pass(300_000),
    "a booking": () => scene.book("kimmiru", otherSlot),
    "a note": () => scene.send("ssadmin1", "PUT", "/ops/slots", { sheetIdxs: [otherSlot], note: "VIP" }),
    "an arrival": async () => {
      const arrived = { checkedInAt: new Date("2026-12-16T06:00:00+09:00") };
      const [booked] = await scene.db.select().from(bookings).where(eq(bookings.playDate, day)).limit(1);
      await scene.db
        .update(bookingPlayers)
        .set(arrived)
        .where(eq(bookingPlayers.bookingIdx, booked?.bookingIdx ?? 0));
    },
    "a tee time that passes": async () => scene.goTo("12-16 07:00"),
  };

  test.each(Object.entries(change))("changes with %s", async (_what, happen) => {
    await scene.lock("kimmiru");
    const before = (await sheet()).version;
    expect((await sheet()).version).toBe(before);
    await happen();
    expect((await sheet()).version).not.toBe(before);
  });

  test("does not change with another day", async () => {
    const before = (await sheet()).version;
    const [elsewhere = 0] = await scene.freeSlots("2026-12-17");
    await scene.book("kimmiru", elsewhere);
    expect((await sheet()).version).toBe(before);
  });
});

describe("waiting for a change", () => {
  const changes = (known: string) =>
    office<{ version: string; isChanged: boolean }>(`/ops/tee-sheet/changes?date=${day}&known=${known}`);

  test("answers as soon as another desk has done something", async () => {
    const { version } = await sheet();
    const waiting = changes(version);
    const startedAt = performance.now();
    await scene.send("bookadmin1", "PUT", "/ops/slots", { sheetIdxs: [slot], openType: "90" });
    const answer = await waiting;
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(answer).toEqual({ version: (await sheet()).version, isChanged: true });
  });

  test("ends with the server", async () => {
    const { version } = await sheet();
    const waiting = changes(version);
    scene.api.markStopping();
    expect(await waiting).toEqual({ version, isChanged: false });
  });

  test("ends with the caller", async () => {
    const { version } = await sheet();
    const token = (await scene.api.signIn("ssadmin1", { isAdmin: true })).accessToken;
    const leaving = new AbortController();
    const url = `http://club-api.test/hp/api/ops/tee-sheet/changes?date=${day}&known=${version}`;
    const headers = { authorization: `Bearer ${token}` };
    const waiting = scene.api
      .app()
      .request(new Request(url, { headers, signal: leaving.signal }), undefined, {
        incoming: { socket: { remoteAddress: "127.0.0.1" } },
      });
    leaving.abort();
    const startedAt = performance.now();
    await waiting;
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  test("is counted apart: it takes nothing from what the admin does", async () => {
    await scene.setPolicy("C0530", { value2: "3" });
    for (let look = 0; look < 3; look += 1) await sheet();
    expect((await scene.send("ssadmin1", "GET", `/ops/tee-sheet?date=${day}`)).status).toBe(429);
    expect((await scene.send("ssadmin1", "GET", "/ops/people?keyword=leesol01")).status).toBe(200);
  });
});

test("a screen that reads again is one look; another reason, another look (P-08)", async () => {
  const looks = async () =>
    (
      await scene.db
        .select()
        .from(auditRecords)
        .where(and(eq(auditRecords.entity, "tee-sheet"), eq(auditRecords.entityKey, "2026-12-19")))
        .orderBy(auditRecords.auditIdx)
    ).length;
  const look = (query: string, who = "ssadmin1") => office(`/ops/tee-sheet?date=2026-12-19${query}`, who);
  await look("");
  await look("");
  expect(await looks()).toBe(1);
  await look("&reason=phone%20call");
  await look("&reason=phone%20call");
  expect(await looks()).toBe(2);
  await look("", "bookadmin1");
  expect(await looks()).toBe(3);
  scene.api.pass(600_000);
  await look("");
  expect(await looks()).toBe(4);
});
