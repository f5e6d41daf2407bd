import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import {
  auditRecords,
  bookingLogs,
  bookingPlayers,
  bookings,
  codes,
  drawApplications,
  drawPosts,
  joinAsks,
  joinFlightGolfers,
  joinFlights,
  joinRequests,
  lastMinuteNotices,
  lastMinuteOffers,
  lastMinuteRules,
  members,
  waitings,
} from "@/lib/club-api/db/tables";
import { xlsxType } from "@/lib/contract/exports";
import type { CallOutput } from "@/lib/contract/routes";
import { bookingRow, clubMoment, laySlots, slotAt } from "@/tests/support/scenes/draws/fairness-scene";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

type Fairness = CallOutput<"GET /ops/fairness">;

const scene = await forFile(officeScene);
const saturday = "2026-02-07";
const monday = "2026-02-02";
const openedAt = clubMoment("2026-01-10 09:00");
const february = "/ops/fairness?period=M&date=2026-02-15";

/** February 2026, by hand: nobody of the demo plays in it. */
beforeAll(async () => {
  const { db } = scene.api;
  await laySlots(db, saturday, "1", ["07:00", "07:07", "07:14", "07:21"]);
  await laySlots(db, monday, "1", ["07:00", "07:07"]);
  await laySlots(db, monday, "2", ["12:00", "12:07"]);
  const weekend = { dayType: "WEEKEND" as const };
  const after = (seconds: number) => ({ createdAt: new Date(openedAt.getTime() + seconds * 1000) });
  await db.insert(bookings).values([
    // Member 100001 three rounds, all prime; 100002 two of which one is; 100003 one, not prime.
    bookingRow(100_001, [saturday, "07:00"], { ...weekend, ...after(30) }),
    bookingRow(100_001, [saturday, "07:07"], { ...weekend, ...after(200) }),
    bookingRow(100_001, [saturday, "07:14"], { ...weekend, ...after(800) }),
    bookingRow(100_002, [saturday, "07:21"], { ...weekend, memberType: "11", reservationType: "20" }),
    bookingRow(100_002, [monday, "07:00"], { memberType: "11" }),
    bookingRow(100_003, [monday, "07:07"], { memberType: "12", reservationType: "30" }),
    // Twice by the member, once late; once given back in its grace, which counts for nothing.
    cancelled(100_003, "12:00", "50"),
    cancelled(100_003, "12:07", "51"),
    cancelled(100_003, "07:00", "50", { graceUntil: clubMoment("2026-01-20 11:00") }),
    // The club cancels one by its own decision, one because its member missed another round, one for the weather.
    cancelled(100_002, "12:00", "70", { cancelReason: "K1" }),
    cancelled(100_002, "12:07", "70"),
    cancelled(100_001, "12:07", "71"),
  ]);
  const rows = await db.select().from(bookings);
  const idxOf = (memberIdx: number, sheetIdx: number) =>
    rows.find((row) => row.memberIdx === memberIdx && row.sheetIdx === sheetIdx)?.bookingIdx ?? 0;
  const moved = { clubIdx: 1, workCode: "20" as const, channel: "50", at: clubMoment("2026-02-01 10:00") };
  await db.insert(bookingLogs).values([
    {
      ...moved,
      bookingIdx: idxOf(100_003, slotAt(monday, "07:07")),
      before: { sheetIdx: 1 },
      after: { sheetIdx: 2 },
      by: "bookadmin1",
    },
    {
      ...moved,
      bookingIdx: idxOf(100_001, slotAt(saturday, "07:00")),
      before: { sheetIdx: 1 },
      after: { sheetIdx: 2 },
      by: "member:100001",
    },
  ]);
  const waiting = { clubIdx: 1, playDate: saturday, courseCodes: [], playerCount: 4 };
  const when = { createdAt: openedAt, updatedAt: openedAt };
  await db.insert(waitings).values([
    {
      ...waiting,
      ...when,
      memberIdx: 100_002,
      standbyTimeCodes: ["11"],
      state: "30",
      bookingIdx: idxOf(100_002, slotAt(saturday, "07:21")),
    },
    { ...waiting, ...when, memberIdx: 100_004, standbyTimeCodes: ["11"], state: "70" },
  ]);
  await addOffers(idxOf(100_001, slotAt(saturday, "07:00")), [
    slotAt(saturday, "07:00"),
    slotAt(monday, "12:00"),
    slotAt(monday, "07:00"),
  ]);
  await addJoins(idxOf(100_001, slotAt(saturday, "07:00")), idxOf(100_003, slotAt(monday, "07:07")));
  const [post] = await db.select().from(drawPosts);
  if (!post) throw new Error("no draw");
  const drawn = { ...post, drawPostIdx: 900, state: "70" as const, playDates: [monday] };
  await db.insert(drawPosts).values(drawn);
  const [application] = await db.select().from(drawApplications);
  if (!application) throw new Error("no application");
  const choices = [{ rank: 1, playDate: monday, standbyTimeCode: "12", courseCode: null }];
  await db.insert(drawApplications).values([
    {
      ...application,
      drawIdx: 9001,
      drawPostIdx: 900,
      memberIdx: 100_003,
      choices,
      state: "30",
      resultSheetIdx: slotAt(monday, "07:07"),
    },
    { ...application, drawIdx: 9002, drawPostIdx: 900, memberIdx: 100_004, choices, state: "50" },
  ]);
}, 120_000);

/** Three offers: one that a member booked, one that nobody did, one to another type; two members were notified. */
async function addOffers(taken: number, sheets: readonly [number, number, number]): Promise<void> {
  const { db } = scene.api;
  const rule = {
    clubIdx: 1,
    ruleIdx: 900,
    memberTypes: ["10", "11"],
    percent: 20,
    hoursBefore: 24,
    isOn: false,
  };
  const stamp = { createdAt: openedAt, updatedAt: openedAt, updatedBy: "job:test" };
  await db.insert(lastMinuteRules).values({ ...rule, ...stamp });
  const offer = { clubIdx: 1, ruleIdx: 900, ruleVersion: 1, playDate: monday, percent: 20, madeAt: openedAt };
  const [first, second, third] = sheets;
  await db.insert(lastMinuteOffers).values([
    {
      ...offer,
      offerIdx: 901,
      sheetIdx: first,
      memberTypes: ["10", "11"],
      state: "TAKEN",
      bookingIdx: taken,
    },
    { ...offer, offerIdx: 902, sheetIdx: second, memberTypes: ["10", "11"], state: "ENDED", endedBy: "TIME" },
    { ...offer, offerIdx: 903, sheetIdx: third, memberTypes: ["30"], state: "LIVE" },
  ]);
  const notice = { clubIdx: 1, notifiedAt: openedAt };
  await db.insert(lastMinuteNotices).values([
    { ...notice, offerIdx: 901, memberIdx: 100_001, memberType: "10" },
    { ...notice, offerIdx: 902, memberIdx: 100_001, memberType: "10" },
    { ...notice, offerIdx: 901, memberIdx: 100_003, memberType: "11" },
  ]);
}

/** One who was joined, one who was joined and left, and one whom nobody answered. */
async function addJoins(prime: number, other: number): Promise<void> {
  const { db } = scene.api;
  const request = { clubIdx: 1, fromDate: monday, toDate: saturday, fromTime: "06:00", toTime: "12:00" };
  const asks = [
    [100_002, prime, "JOINED"],
    [100_004, prime, "JOINED"],
    [100_004, other, "ENDED"],
  ] as const;
  for (const [place, [memberIdx, bookingIdx, state]] of asks.entries()) {
    const requestIdx = 900 + place;
    await db
      .insert(joinRequests)
      .values({ ...request, requestIdx, memberIdx, state: "ENDED", createdAt: openedAt });
    await db
      .insert(joinAsks)
      .values({ clubIdx: 1, requestIdx, bookingIdx, memberIdx, players: 1, state, createdAt: openedAt });
  }
  const seat = { clubIdx: 1, bookingIdx: prime, seq: 9, isBooker: false, memberIdx: 100_002 };
  await db.insert(bookingPlayers).values({ ...seat, name: "a", memberType: "90", greenFee: "0" });
}

function cancelled(memberIdx: number, teeTime: string, state: "50" | "51" | "70" | "71", part: object = {}) {
  const cancelAt = clubMoment("2026-01-20 10:00");
  return bookingRow(memberIdx, [monday, teeTime], { state, cancelAt, period: "2", ...part });
}

const read = (path = february) => scene.data<Fairness>("ssadmin1", "GET", path);

test("prime rounds by tenths: shares and the Gini figure are those of the hand", async () => {
  const { figures, deciles } = await read();
  // Prime rounds 0, 1, 3 of three members: 2·(1·0 + 2·1 + 3·3) / (3·4) − 4/3 = 0.5.
  expect(figures.prime).toEqual({ members: 3, rounds: 6, primeRounds: 4, gini: 0.5 });
  expect(deciles.map(({ rounds, primeRounds, primeShare }) => [rounds, primeRounds, primeShare])).toEqual([
    [3, 3, 0.75],
    [2, 1, 0.25],
    [1, 0, 0],
  ]);
});

test("what counts as prime is the reader's choice, and so are the member types", async () => {
  const weekdays = await read(`${february}&primeDay=WEEKDAY&primePeriods=1,2`);
  expect(weekdays.figures.prime).toMatchObject({ primeRounds: 2, gini: 0.3333 });
  const one = await read(`${february}&memberTypes=11`);
  expect(one.figures.prime).toEqual({ members: 1, rounds: 2, primeRounds: 1, gini: 0 });
});

test("a bump is what the club moved or cancelled by its own wish: not a member's move, a penalty's end or the weather", async () => {
  const { bump } = (await read()).figures;
  expect(bump).toEqual({ bookings: 12, moved: 1, cancelled: 1, weather: 1, rate: 2 / 12 });
});

test("places in parties: asked for and given at prime times, by the golfer's type; who left was given nothing", async () => {
  expect((await read()).figures.joins).toEqual({
    asked: 3,
    granted: 1,
    primeGranted: 1,
    members: 1,
    rate: 1 / 3,
  });
  // By the golfer's type, whatever the booker's is.
  await scene.api.db.update(members).set({ memberType: "12" }).where(eq(members.memberIdx, 100_002));
  const { joins } = (await read(`${february}&memberTypes=12`)).figures;
  expect(joins).toMatchObject({ asked: 1, granted: 1, rate: 1 });
  const weekdays = (await read(`${february}&primeDay=WEEKDAY&primePeriods=1`)).figures.joins;
  expect(weekdays).toMatchObject({ granted: 1, primeGranted: 0 });
});

test("flights of golfers alone: who agreed asked for a place, and has one when the flight is booked", async () => {
  const { db } = scene.api;
  const [joined] = await db.select().from(joinAsks).where(eq(joinAsks.memberIdx, 100_002));
  const flight = {
    clubIdx: 1,
    playDate: monday,
    teeTime: "07:00",
    courseCode: "1",
    minPlayers: 3,
    createdAt: openedAt,
    answerUntil: openedAt,
  };
  await db.insert(joinFlights).values([
    { ...flight, flightIdx: 1, state: "BOOKED", bookingIdx: joined?.bookingIdx },
    { ...flight, flightIdx: 2, state: "ENDED", endedBy: "SHORT" },
    { ...flight, flightIdx: 3, state: "PROPOSED" },
  ]);
  const answers = [
    [1, 900, 100_002, "YES"],
    [1, 901, 100_004, "NO"],
    [2, 901, 100_004, "YES"],
    [3, 901, 100_004, "YES"],
  ] as const;
  await db.insert(joinFlightGolfers).values(
    answers.map(([flightIdx, requestIdx, memberIdx, answer]) => ({
      clubIdx: 1,
      flightIdx,
      requestIdx,
      memberIdx,
      players: 1,
      answer,
    })),
  );
  expect((await read()).figures.joins).toEqual({
    asked: 5,
    granted: 2,
    primeGranted: 2,
    members: 1,
    rate: 2 / 5,
  });
});

test("last-minute offers: made to a type, notified and booked by the member type of then", async () => {
  expect((await read()).figures.lastMinute).toEqual({
    offered: 3,
    notified: 2,
    taken: 1,
    primeTaken: 1,
    members: 1,
    rate: 1 / 3,
  });
  const { lastMinute } = (await read(`${february}&memberTypes=11`)).figures;
  expect(lastMinute).toMatchObject({ offered: 2, notified: 1 });
  expect((await read(`${february}&memberTypes=30`)).figures.lastMinute).toEqual({
    offered: 1,
    notified: 0,
    taken: 0,
    primeTaken: 0,
    members: 0,
    rate: 0,
  });
});

test("distance from the wish: inside of the band is 0, outside counts the minutes to its edge", async () => {
  const { draw, waiting } = (await read()).figures;
  expect(draw).toMatchObject({ asked: 2, granted: 1, otherDay: 0 });
  expect(waiting).toMatchObject({ asked: 2, granted: 1, otherDay: 0 });
  const bands = await scene.api.db.select().from(codes).where(eq(codes.groupId, "standbyTimeCodes"));
  const away = (key: string, minute: number) => {
    const [from = "", to = ""] = bands.find((band) => band.key === key)?.values ?? [];
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return Math.max(minutes(from) - minute, minute - minutes(to), 0);
  };
  expect(draw.minutes).toBe(away("12", 7 * 60 + 7));
  expect(waiting.minutes).toBe(away("11", 7 * 60 + 21));
});

test("the minutes after the opening count online bookings by the rule of the booker's type", async () => {
  const { opening } = (await read()).figures;
  expect(opening).toMatchObject({ inOne: 1, inFive: 2, inFifteen: 3, queue: null });
});

test("repeat cancellers: a time given back in its grace is no cancellation; names are masked without a reason", async () => {
  const path = `/ops/fairness/cancellers?period=M&date=2026-02-15&cancels=2`;
  type Page = CallOutput<"GET /ops/fairness/cancellers">;
  const masked = await scene.data<Page>("ssadmin1", "GET", path);
  expect(masked.list.map(({ memberIdx, cancels, late }) => [memberIdx, cancels, late])).toEqual([
    [100_003, 2, 1],
  ]);
  expect(masked.list[0]?.memberName).toContain("*");
  expect((await read(`${february}&cancels=3`)).figures.cancellers.members).toBe(0);
  const clear = await scene.data<Page>(
    "ssadmin1",
    "GET",
    `${path}&reason=${encodeURIComponent("위원회 심의")}`,
  );
  expect(clear.list[0]?.memberName).not.toContain("*");
  const records = await scene.api.db.select().from(auditRecords).orderBy(auditRecords.auditIdx);
  const looks = records.filter(({ entity }) => entity === "fairness");
  expect(looks.map(({ action, reason }) => [action, reason])).toEqual([
    ["VIEW", null],
    ["VIEW", "위원회 심의"],
  ]);
});

test("a span without anything says so with nulls, not with zeros that look like fairness", async () => {
  const { figures, deciles, compared } = await read("/ops/fairness?period=M&date=2024-03-10");
  expect(figures.prime.gini).toBeNull();
  expect(figures.bump.rate).toBeNull();
  expect(figures.draw).toMatchObject({ asked: 0, minutes: null });
  expect(deciles).toEqual([]);
  expect(compared).toEqual({ from: "2024-02-01", to: "2024-02-29" });
});

test("the figures go out as a sheet in the reader's language", async () => {
  scene.signOut();
  const { accessToken } = await scene.api.signIn("ssadmin1", { isAdmin: true });
  const answer = await scene.api.send("GET", "/ops/fairness/figures?period=M&date=2026-02-15&lang=ko", {
    token: accessToken,
    headers: { accept: xlsxType },
  });
  const sheet = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0];
  expect(sheet?.rows[0]).toEqual(["지표", "값", "이전 기간"]);
  expect(sheet?.rows[2]?.slice(0, 2)).toEqual(["라운드", 6]);
});

test("nobody but an SSADMIN reads it until the right is given", async () => {
  expect((await scene.call("bookadmin1", "GET", february)).status).toBe(403);
  await scene.grant("940900", "R");
  expect((await scene.call("bookadmin1", "GET", february)).status).toBe(200);
});
