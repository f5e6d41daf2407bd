import { eq } from "drizzle-orm";
import { auditRecords, bookings, teeSlots } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { forFile } from "../../support/for-file";
import { otherSlot, party, refusal, slot } from "../../support/scenes/booking-scene";
import { deskScene } from "../../support/scenes/desk/desk-scene";

type Preview = CallOutput<"POST /ops/weather-stop/preview">;
const span = { date: "2026-12-16", from: "07:00", to: "07:35" };
const scene = await forFile(deskScene);
beforeEach(() => scene.reset());

const preview = (input: object = {}, query = "") =>
  scene.data<Preview>("ssadmin1", "POST", `/ops/weather-stop/preview${query}`, { ...span, ...input });
const stop = (input: object) =>
  scene.send("ssadmin1", "POST", "/ops/weather-stop", { ...span, reason: "낙뢰", ...input });

test("a preview names who is affected, masked, and what each gets; nothing is done yet", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const before = await scene.db.select().from(bookings).where(eq(bookings.playDate, span.date));
  const shown = await preview();
  const own = shown.bookings.find((row) => row.bookingIdx === bookingIdx);
  expect(own).toMatchObject({ bookerName: "김*루", teeTime: "07:21", state: "10", settlement: null });
  expect(own?.players).toHaveLength(4);
  const plain = await preview({}, "?reason=storm");
  expect(plain.bookings.find((row) => row.bookingIdx === bookingIdx)?.bookerName).toBe("김미루");
  expect(await scene.db.select().from(bookings).where(eq(bookings.playDate, span.date))).toEqual(before);
  const looks = await scene.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.entity, "weatherStop"))
    .orderBy(auditRecords.auditIdx);
  expect(looks.map(({ action, reason }) => [action, reason])).toEqual([
    ["VIEW", null],
    ["VIEW", "storm"],
  ]);
});

test("what was shown is what happens: bookings, settlement of a team under way, slots, persons told", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  scene.goTo("12-16 07:10");
  await scene.event(bookingIdx, { event: "CHECK_IN" });
  const played = [{ bookingIdx, holes: 3 }];
  const shown = await preview({ played });
  const notifications = (await scene.told()).length;
  const { json } = await stop({ played, stamp: shown.stamp });
  expect(json.data).toMatchObject({
    affected: shown.bookings.length,
    settled: 1,
    blockedSlots: shown.blockedSlots.length,
  });
  const done = json.data.bookings as { bookingIdx: number; settlement: unknown }[];
  expect(done.map(({ settlement, ...row }) => [row.bookingIdx, settlement])).toEqual(
    shown.bookings.map((row) => [row.bookingIdx, row.settlement]),
  );
  expect(shown.bookings.find((row) => row.bookingIdx === bookingIdx)?.settlement?.total).toBeGreaterThan(0);
  expect((await scene.told()).length - notifications).toBe(shown.toldPersons);
});

const happenings: Record<string, () => Promise<unknown>> = {
  "a booking more": () => scene.book("kimmiru", otherSlot),
  "a player more": async () => {
    const [booked] = await scene.db.select().from(bookings).where(eq(bookings.sheetIdx, slot));
    const change = { version: 1, playerCount: 4, players: [{ seq: 2, name: "동반1" }], reason: "전화" };
    await scene.data("ssadmin1", "PUT", `/ops/bookings/${booked?.bookingIdx}/players`, change);
  },
  "a slot more": () =>
    scene.db.update(teeSlots).set({ teeTime: "07:34" }).where(eq(teeSlots.sheetIdx, 261_216_107)),
};
test.each(Object.entries(happenings))(
  "%s since the preview: the stop is refused (2002)",
  async (_what, happen) => {
    const guest = { name: "홍길동", phoneNo: null };
    const body = { sheetIdx: slot, reservationType: "70", guest, playerCount: 4, caddieMode: "C" };
    await scene.data("ssadmin1", "POST", "/ops/bookings", body);
    const { stamp } = await preview();
    await happen();
    expect(refusal(await stop({ stamp }))[0]).toBe(2002);
    expect((await preview()).bookings.length).toBeGreaterThan(0);
    expect(refusal(await stop({ stamp: (await preview()).stamp }))[0]).toBe(0);
  },
);

test("a span that is backwards is refused", async () => {
  const answer = await scene.send("ssadmin1", "POST", "/ops/weather-stop/preview", { ...span, to: "06:00" });
  expect(refusal(answer)[0]).toBe(9001);
});

describe("slots that another desk changed meanwhile (PUT /ops/slots)", () => {
  const versionOf = async () => {
    type Sheet = CallOutput<"GET /ops/tee-sheet">;
    const { slots } = await scene.data<Sheet>("ssadmin1", "GET", `/ops/tee-sheet?date=${span.date}`);
    return slots.find(({ sheetIdx }) => sheetIdx === slot)?.version ?? "";
  };
  const put = async (who: string, body: object) =>
    refusal(await scene.send(who, "PUT", "/ops/slots", { sheetIdxs: [slot], ...body }))[0];

  test("are refused (2002) and stay as they are; the same again is no change", async () => {
    const seen = [{ sheetIdx: slot, version: await versionOf() }];
    expect(await put("bookadmin1", { note: "VIP", seen })).toBe(0);
    expect(await put("ssadmin1", { openType: "90", seen })).toBe(2002);
    const [row] = await scene.db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, slot));
    expect(row).toMatchObject({ openType: "10", note: "VIP" });
    expect(
      await put("ssadmin1", { openType: "90", seen: [{ sheetIdx: slot, version: await versionOf() }] }),
    ).toBe(0);
  });

  test("a booking of the slot is no change of it: the refusal says that it is sold", async () => {
    const seen = [{ sheetIdx: slot, version: await versionOf() }];
    await scene.book("kimmiru");
    expect(await put("ssadmin1", { openType: "90", seen })).toBe(4201);
  });
});
