import { eq, sql } from "drizzle-orm";
import { serverKey } from "@/lib/club-api/db/secrets";
import { outbox, visits } from "@/lib/club-api/db/tables";
import { deriveToken } from "@/lib/club-api/platform/crypto";
import type { DeskBooking, NoShowPreview } from "@/lib/contract/bookings/ops-desk";
import { daysBetween } from "@/lib/shared/time/calendar";
import { forFile } from "../../support/for-file";
import { otherSlot, party, refusal, slot } from "../../support/scenes/booking-scene";
import { deskScene } from "../../support/scenes/desk/front-desk-scene";
import { otherClub } from "../../support/scenes/second-club";

const scene = await forFile(deskScene);

beforeEach(() => scene.reset());

describe("the arrivals of a day", () => {
  test("stand by tee time with their moments, and are counted by where they stand", async () => {
    const late = await scene.book("parkbaram", otherSlot);
    const early = await scene.book("kimmiru", slot);
    scene.playDay("07:12");
    const { list, counts } = await scene.day();
    const own = list.filter(({ bookingIdx }) => bookingIdx >= late);
    expect(own.map(({ bookingIdx }) => bookingIdx)).toEqual([early, late]);
    expect(own[0]).toMatchObject({
      teeTime: "07:21",
      playerCount: 4,
      minPlayers: 3,
      checkInFrom: "2026-12-16T05:21:00+09:00",
      checkInTo: "2026-12-16T07:11:00+09:00",
      noShowFrom: "2026-12-16T07:41:00+09:00",
      checkedIn: null,
    });
    const { parties, players, ...phases } = counts;
    expect(Object.values(phases).reduce((sum, count) => sum + count, 0)).toBe(parties);
    expect(players).toBe(list.reduce((sum, { playerCount }) => sum + playerCount, 0));
    expect(counts.candidates).toBe(0);
    scene.playDay("07:41");
    const then = (await scene.day()).counts;
    expect(then.candidates).toBe(list.filter(({ teeTime }) => teeTime <= "07:21").length);
  });

  test("names and phones are masked until somebody says why; one look of a live screen is one record", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.playDay("06:00");
    expect((await scene.partyOf(bookingIdx)).bookerName).toBe("김*루");
    const reason = encodeURIComponent("프런트 근무");
    for (const _ of [1, 2, 3]) {
      const { list } = await scene.day(`&reason=${reason}`);
      const shown = list.find((one) => one.bookingIdx === bookingIdx);
      expect(shown?.bookerName).toBe("김미루");
      expect(shown?.players[2]).toMatchObject({ name: "동반1", phoneNo: "010-0000-0101" });
    }
    const looks = await scene.looks("desk 2026-12-16");
    expect(looks.slice(-2).map((look) => look.reason)).toEqual([null, "프런트 근무"]);
    scene.playDay("06:10");
    await scene.day(`&reason=${reason}`);
    expect(await scene.looks("desk 2026-12-16")).toHaveLength(looks.length + 1);
  });

  test.each([
    ["a name", "미루"],
    ["a phone number", "0000-0101"],
    ["a member's own phone number", "010-0000-0001"],
  ])("are found by %s, the asked day before the days around it", async (_what, keyword) => {
    const [nearby = 0] = await scene.freeSlots("2026-12-15");
    const close = await scene.book("kimmiru", nearby, { players: party });
    const asked = await scene.book("kimmiru", slot, { players: party });
    scene.goTo("12-15 06:00");
    const path = `/ops/desk/search?date=2026-12-16&keyword=${encodeURIComponent(keyword)}`;
    const { list } = await scene.data<{ list: DeskBooking[] }>("ssadmin1", "GET", path);
    const distances = list.map(({ playDate }) => Math.abs(daysBetween("2026-12-16", playDate)));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(list.find(({ bookingIdx }) => bookingIdx === asked)).toMatchObject({ bookerName: "김*루" });
    expect(list.map(({ bookingIdx }) => bookingIdx)).toContain(close);
  });
});

describe("a scan", () => {
  test("of today's code opens the party with everything for the check-in, by token or by number", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    scene.playDay("06:00");
    const byToken = await scene.scan(await scene.codeOf());
    expect(byToken).toMatchObject({ outcome: "FOUND", booking: { bookingIdx, playerCount: 4 } });
    const byNumber = await scene.scan(byToken.booking?.rsvNo ?? "");
    expect(byNumber).toMatchObject({ outcome: "FOUND", booking: { bookingIdx } });
    const answer = await scene.event(bookingIdx, {
      event: "CHECK_IN",
      version: byToken.booking?.version,
    });
    expect(answer.json.data).toMatchObject({ state: "30" });
  });

  test("says who let the party in, and when, to the desk that comes second", async () => {
    const bookingIdx = await scene.book("kimmiru");
    scene.playDay("06:00");
    const code = await scene.codeOf();
    await scene.event(bookingIdx, { event: "CHECK_IN", actualPlayers: 3 });
    scene.playDay("06:02");
    const { outcome, booking } = await scene.scan(code);
    expect(outcome).toBe("ALREADY_IN");
    expect(booking?.checkedIn).toEqual({ by: "ssadmin1", at: "2026-12-16T06:00:00+09:00", players: 3 });
  });

  test("of yesterday's code, before the window, of another day and of a cancelled party says which", async () => {
    const bookingIdx = await scene.book("kimmiru");
    scene.playDay("05:00");
    const code = await scene.codeOf();
    const early = await scene.scan(code);
    expect(early.outcome).toBe("EARLY");
    scene.goTo("12-17 00:00");
    expect((await scene.scan(code)).outcome).toBe("EXPIRED");
    expect((await scene.scan(early.booking?.rsvNo ?? "")).outcome).toBe("OTHER_DAY");
    scene.playDay("06:00");
    await scene.event(bookingIdx, { event: "CLUB_CANCEL", reason: "코스 보수" });
    expect(await scene.scan(code)).toMatchObject({ outcome: "ENDED", booking: { state: "70" } });
  });

  test.each([
    ["a changed signature", (code: string) => `${code.slice(0, -2)}${code.endsWith("AA") ? "BB" : "AA"}`],
    ["another visit's number", (code: string) => code.replace(/^\d+/, "550001")],
    ["a longer life", (code: string) => code.replace(/\.\d{10}\./, ".1999999999.")],
  ])("of a code with %s is told as forged, and nothing happens", async (_what, spoil) => {
    const bookingIdx = await scene.book("kimmiru");
    scene.playDay("06:00");
    expect(await scene.scan(spoil(await scene.codeOf()))).toEqual({ outcome: "FORGED", booking: null });
    expect((await scene.bookingOf(bookingIdx)).state).toBe("10");
  });

  test.each(["https://example.org/coupon", "hello", "261216-99999"])(
    "of %s is unknown; on record without the code",
    async (code) => {
      scene.playDay("06:00");
      expect(await scene.scan(code)).toEqual({ outcome: "UNKNOWN", booking: null });
      const look = (await scene.looks("scan")).at(-1);
      expect(look).toMatchObject({ actor: "ssadmin1", after: { outcome: "UNKNOWN" } });
      expect(JSON.stringify(look)).not.toContain(code);
    },
  );

  test("of a code that another club signed says so, and shows nothing of it", async () => {
    const bookingIdx = await scene.book("kimmiru");
    scene.playDay("06:00");
    const visitIdx = 559_999;
    await scene.db.transaction(async (tx) => {
      await tx.execute(sql`insert into clubs (club_idx, club_code, created_at)
        values (${otherClub.clubIdx}, ${otherClub.clubCode}, now())`);
      // The visit of the other club without the whole day that it hangs on.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into visits (visit_idx, club_idx, booking_idx, play_date, tee_time, course_code, charges,
        pay_methods, state) values (${visitIdx}, ${otherClub.clubIdx}, ${bookingIdx}, '2026-12-16', '07:21', '1', '[]', '[]',
        'READY')`);
    });
    const key = await serverKey(scene.db, "check-in", scene.api.clock.now());
    const expires = 1_797_433_200;
    const signature = deriveToken(key, "visit", `${otherClub.clubIdx}.${visitIdx}.${expires}`);
    expect(await scene.scan(`${visitIdx}.${expires}.${signature}`)).toEqual({
      outcome: "OTHER_CLUB",
      booking: null,
    });
  });
});

describe("a no-show before it is marked", () => {
  test("names the fine, the suspension and what else ends, and writes nothing", async () => {
    const bookingIdx = await scene.book("kimmiru", slot, { players: party });
    const [later = 0] = await scene.freeSlots("2026-12-18");
    await scene.book("kimmiru", later);
    scene.playDay("07:45");
    const notifications = await scene.db.select().from(outbox);
    const preview = await scene.data<NoShowPreview>("ssadmin1", "GET", `/ops/desk/no-shows/${bookingIdx}`);
    expect(preview).toMatchObject({
      penalty: { finePercent: 30, days: 180, point: 5 },
      otherBookings: [{ playDate: "2026-12-18" }],
      toldName: "김*루",
    });
    expect(Number(preview.penalty?.fineAmount)).toBe(159_000);
    expect((await scene.bookingOf(bookingIdx)).state).toBe("10");
    expect(await scene.db.select().from(outbox)).toHaveLength(notifications.length);
  });
});

describe("the settlement", () => {
  const charges = [
    { feeCode: "10", qty: 1, unit: 470_000, amount: 470_000 },
    { feeCode: "70", qty: 2, unit: 18_000, amount: 36_000 },
  ];
  const settle = (bookingIdx: number, body: object) => scene.event(bookingIdx, { event: "SETTLE", ...body });

  test("payments must add up to what is owed, lines to quantity times price; a refusal writes nothing", async () => {
    const bookingIdx = await scene.book("kimmiru");
    scene.playDay("06:00");
    await scene.event(bookingIdx, { event: "CHECK_IN" });
    const paid = (amount: number) => ({ charges, payMethods: [{ method: "CARD", amount }] });
    expect(refusal(await settle(bookingIdx, paid(506_001)))[2]).toEqual([
      "payMethods",
      "The payments must add up to ₩506,000.",
    ]);
    const wrongLine = [{ feeCode: "70", qty: 2, unit: 18_000, amount: 30_000 }];
    expect(refusal(await settle(bookingIdx, { charges: wrongLine }))[2]).toEqual([
      "charges.0.amount",
      "The amount must be quantity times unit price.",
    ]);
    expect((await scene.bookingOf(bookingIdx)).state).toBe("30");
    const two = [
      { method: "CARD", amount: 500_000 },
      { method: "CASH", amount: 6_000 },
    ];
    expect((await settle(bookingIdx, { charges, payMethods: two })).json.data).toMatchObject({ state: "40" });
    const [row] = await scene.db
      .select()
      .from(visits)
      .where(eq(visits.bookingIdx, bookingIdx))
      .orderBy(visits.visitIdx);
    expect(row).toMatchObject({ state: "SETTLED", total: "506000", paid: "506000", payMethods: two });
  });
});
