import { eq, inArray, sql } from "drizzle-orm";
import { seedContext } from "@/lib/club-api/db/seed/tee-sheets";
import {
  bookings,
  clubs,
  courses,
  events,
  holidays,
  policies,
  slotLocks,
  teeSlots,
} from "@/lib/club-api/db/tables";
import { bookingTerms } from "@/lib/club-api/domains/tee-sheets";
import { openTickJob, sheetGenerateJob } from "@/lib/club-api/jobs/booking-jobs";
import { createLogger } from "@/lib/club-api/platform/logger";
import type { CancelRules, SlotsLedger } from "@/lib/contract/site/course-pages";
import type { ReservationCalendar, SlotDetail, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { demoNow, startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);
let token: string;

beforeEach(async () => {
  await api.reset();
  await api.db.delete(slotLocks);
  token = (await api.signIn("kimmiru")).accessToken;
});

const get = (path: string, as: string | null = token) =>
  api.request("GET", path, as === null ? {} : { token: as });
const data = async <T>(path: string, as: string | null = token) =>
  (await get(path, as)).json.data as unknown as T;
const sheet = (path = "/reservation/sheets/100001/20261216?lang=ko", as: string | null = token) =>
  data<TeeSheet>(path, as);
const slotIn = (found: TeeSheet, sheetIdx: number) => found.slots.find((slot) => slot.sheetIdx === sheetIdx);

describe("the demo's sheets (domain.md 10)", () => {
  test("a weekday has 35 free and a weekend with a draw six, told by the calendar (R2)", async () => {
    const calendar = await data<ReservationCalendar>("/reservation/calendar/202612?clubCode=MS01");
    expect(calendar).toMatchObject({
      memberType: "10",
      from: "2026-12-01",
      to: "2026-12-31",
      openUntil: "2026-12-21",
    });
    const day = (date: string) => calendar.days.find((each) => each.date === date);
    expect(day("2026-12-16")).toMatchObject({
      dayCode: "4",
      holidayType: "10",
      isOpen: true,
      openAt: "2026-11-18T09:00:00+09:00",
      opened: true,
      freeTeams: 35,
      totalTeams: 78,
      // The winter special lowers part 2 on weekdays by a fifth.
      minGreenFee: 56_000,
      hasDraw: false,
      waitingPossible: false,
    });
    expect(day("2026-12-19")).toMatchObject({
      freeTeams: 6,
      totalTeams: 78,
      minGreenFee: 100_000,
      hasDraw: true,
      waitingPossible: false,
    });
    expect(day("2026-12-25")).toMatchObject({ dayCode: "8", holidayType: "40" });
    expect(day("2026-12-25")?.holidayName).not.toBeNull();
  });

  test("no two weeks look alike: days ahead differ in what is free, and a weekend has less than a weekday", async () => {
    const { days } = await data<ReservationCalendar>("/reservation/calendar/202612?clubCode=MS01");
    const freeOf = (isWeekend: boolean) =>
      days
        .filter(({ date, totalTeams }) => date <= "2026-12-22" && totalTeams > 0)
        .filter(({ dayCode }) => ["1", "7"].includes(dayCode) === isWeekend)
        .map(({ freeTeams }) => freeTeams);
    expect(new Set(freeOf(false)).size).toBeGreaterThan(5);
    expect(new Set(freeOf(true)).size).toBeGreaterThan(2);
    expect(Math.max(...freeOf(true))).toBeLessThan(Math.min(...freeOf(false)));
  });

  test("what an event promises is what its days cost: part 2 of a weekday is a fifth lower, nothing else is", async () => {
    const pricesOf = async (date: string) => {
      const { slots } = await sheet(`/reservation/sheets/100001/${date}`);
      const fees = slots.map(
        ({ period, greenFee, normalGreenFee }) => `${period} ${greenFee} ${normalGreenFee}`,
      );
      return [...new Set(fees)].sort();
    };
    expect(await pricesOf("2026-12-16")).toEqual(["1 80000 80000", "2 56000 70000"]);
    expect(await pricesOf("2026-12-12")).toEqual(["1 110000 110000", "2 100000 100000"]);
  });

  test("band 12 of the full Saturday is full, and one may wait for it (F6)", async () => {
    const found = await sheet("/reservation/sheets/100001/20261128");
    expect(found.slots.filter((slot) => slot.teeTime < "08:00" && slot.bookable)).toEqual([]);
    expect(found.slots.filter((slot) => slot.bookable)).toHaveLength(2);
    expect(found.waitingPossible).toBe(true);
  });

  test("no slot is sold twice, numbers of seeded bookings stay below those made here", async () => {
    const rows = await api.db.select().from(bookings);
    const sold = rows.filter((row) => row.state !== "50");
    expect(new Set(sold.map((row) => row.sheetIdx)).size).toBe(sold.length);
    expect(Math.max(...rows.map((row) => row.bookingIdx))).toBeLessThan(500_001);
  });
});

test("the regulars of the demo keep the club's rules: one round a day, taken in time, weekday members on weekdays", async () => {
  const theirs = (await api.db.select().from(bookings)).filter(
    ({ memberIdx, state }) => memberIdx !== null && memberIdx < 100_000 && state !== "50",
  );
  expect(theirs.length).toBeGreaterThan(300);
  expect(new Set(theirs.map(({ memberIdx, playDate }) => `${memberIdx} ${playDate}`)).size).toBe(
    theirs.length,
  );
  const late = theirs.filter(({ createdAt, freeCancelUntil }) => createdAt >= freeCancelUntil);
  expect(late).toEqual([]);
  expect(theirs.filter(({ memberType, dayType }) => memberType === "11" && dayType === "WEEKEND")).toEqual(
    [],
  );
});

describe("calendar (R2)", () => {
  // seed 362
  test("without a month it runs from today to the last open day", async () => {
    const calendar = await data<ReservationCalendar>("/reservation/calendar/100001");
    expect([calendar.from, calendar.to, calendar.openUntil]).toEqual([
      "2026-11-23",
      "2026-12-21",
      "2026-12-21",
    ]);
    expect(calendar.days).toHaveLength(29);
  });

  test("names the parts of the day in which there are tee times", async () => {
    const parts = async () =>
      (await data<ReservationCalendar>("/reservation/calendar/202612?clubCode=MS01")).periods;
    expect(await parts()).toEqual(["1", "2"]);
    await api.db.update(teeSlots).set({ period: "3" }).where(eq(teeSlots.period, "2"));
    expect(await parts()).toEqual(["1", "3"]);
  });

  test("an event shows on its days, for the types that it is for", async () => {
    const days = { startDate: "2026-12-16", endDate: "2026-12-17" };
    const stamp = { createdAt: demoNow, createdBy: "x", updatedAt: demoNow, updatedBy: "x" };
    const event = { ...days, ...stamp, clubIdx: 1, texts: {}, searchTexts: {}, isVisible: true };
    const shown = async (memberTypes: string[], isVisible = true) => {
      await api.db.delete(events);
      await api.db.insert(events).values({ ...event, memberTypes, isVisible });
      const calendar = await data<ReservationCalendar>("/reservation/calendar/202612");
      return calendar.days.filter((day) => day.hasEvent).map((day) => day.date);
    };
    expect(await shown([])).toEqual(["2026-12-16", "2026-12-17"]);
    expect(await shown(["10"])).toHaveLength(2);
    expect(await shown(["30"])).toEqual([]);
    expect(await shown([], false)).toEqual([]);
  });

  test("only an event of a few days marks its days; an offer of weeks does not", async () => {
    const calendar = await data<ReservationCalendar>("/reservation/calendar/202701");
    const marked = calendar.days.filter(({ eventIdx }) => eventIdx != null).map(({ date }) => date);
    expect(marked).toEqual(["2027-01-01", "2027-01-02", "2027-01-03"]);
    const december = await data<ReservationCalendar>("/reservation/calendar/202612");
    expect(december.days.some(({ hasEvent }) => hasEvent)).toBe(true);
    expect(december.days.every(({ eventIdx }) => eventIdx === null)).toBe(true);
  });

  test("a guest sees fourteen days and opens none", async () => {
    const calendar = await data<ReservationCalendar>("/reservation/calendar/0", null);
    expect(calendar).toMatchObject({ memberType: "90", to: "2026-12-07" });
    expect(calendar.days.every((day) => !day.opened && day.openAt === null && day.myBookings === 0)).toBe(
      true,
    );
    expect(calendar.days.at(-1)).toMatchObject({
      visibleAt: expect.stringMatching(/^2026-11-23T/),
      closeAt: "2026-12-06T23:59:00+09:00",
    });
  });

  test("of another member it is forbidden, for visitors too; an admin may see any", async () => {
    expect((await get("/reservation/calendar/100002")).status).toBe(403);
    expect((await get("/reservation/calendar/100002", null)).status).toBe(403);
    const { accessToken } = await api.signIn("ssadmin1", { isAdmin: true });
    expect(await data("/reservation/calendar/100002", accessToken)).toMatchObject({ memberType: "30" });
  });
});

describe("sheet of a day (R3)", () => {
  // seed 355
  test("carries the deadlines and the fees of the viewer's type", async () => {
    const found = await sheet();
    expect(found).toMatchObject({
      playDate: "2026-12-16",
      dayCode: "4",
      holidayType: "10",
      openAt: "2026-11-18T09:00:00+09:00",
      closeAt: "2026-12-15T23:59:00+09:00",
      freeCancelUntil: "2026-12-13T17:00:00+09:00",
      waitingPossible: false,
    });
    expect(found.courses[0]).toEqual({ courseCode: "1", courseName: "미르", courseOut: "2", free: 12 });
    expect(slotIn(found, 261216104)).toEqual({
      sheetIdx: 261216104,
      teeTime: "07:21",
      courseCode: "1",
      courseOut: "2",
      period: "1",
      holeCode: "18",
      openCode: "10",
      bookable: true,
      caddieMode: "C",
      minPlayers: 3,
      maxPlayers: 4,
      greenFee: 80_000,
      normalGreenFee: 80_000,
      companionGreenFee: 150_000,
      event: null,
    });
  });

  test("filters courses and parts, and takes the segments in either order", async () => {
    const filtered = await sheet("/reservation/sheets/20261216/100001?courses=1,3&periods=2");
    expect(new Set(filtered.slots.map((slot) => `${slot.courseCode}${slot.period}`))).toEqual(
      new Set(["12", "32"]),
    );
    expect(filtered.courses.map((course) => course.courseCode)).toEqual(["1", "3"]);
  });

  test("another's live lock shows as being booked, the own one and a dead one do not", async () => {
    const hold = (sheetIdx: number, memberIdx: number, seconds: number) => ({
      clubIdx: 1,
      sheetIdx,
      memberIdx,
      lockedAt: demoNow,
      expiresAt: new Date(demoNow.getTime() + seconds * 1000),
    });
    await api.db
      .insert(slotLocks)
      .values([hold(261216105, 100002, 300), hold(261216104, 100001, 300), hold(261216206, 100003, 0)]);
    const found = await sheet();
    expect([261216105, 261216104, 261216206].map((idx) => slotIn(found, idx)?.openCode)).toEqual([
      "30",
      "10",
      "10",
    ]);
  });

  test("a day that is not open for the type yet shows 40, one that is over shows 50", async () => {
    const late = (await api.signIn("leesol01")).accessToken;
    expect(slotIn(await sheet("/reservation/sheets/100002/20261216", late), 261216104)?.openCode).toBe("40");
    const past = await sheet("/reservation/sheets/100001/20261120");
    expect(new Set(past.slots.map((slot) => slot.openCode))).toEqual(new Set(["50"]));
  });

  test("a closing day is 4101 with the day", async () => {
    const { json } = await get("/reservation/sheets/100001/20270104");
    expect(json.fail).toMatchObject({ code: 4101, msgCode: "RSV_CLOSED_DAY", msgVar: ["2027-01-04"] });
  });

  test("another member's is forbidden, none without a session, no sheet without a day", async () => {
    expect((await get("/reservation/sheets/100002/20261216")).status).toBe(403);
    expect((await get("/reservation/sheets/100001/20261216", null)).status).toBe(401);
    expect((await get("/reservation/sheets/100001/xyz")).status).toBe(404);
  });
});

// seed 356
test("a guest's sheet has no slot to book, at the fees of guests (R4)", async () => {
  const found = await sheet("/reservation/sheets/non-member/MS01/20261205", null);
  expect(found).toMatchObject({ openAt: null, closeAt: null, freeCancelUntil: null, waitingPossible: false });
  expect(slotIn(found, 261205104)).toMatchObject({
    openCode: "60",
    bookable: false,
    greenFee: 220_000,
    companionGreenFee: 220_000,
  });
  expect(found.slots.some((slot) => slot.bookable)).toBe(false);
  const far = await sheet("/reservation/sheets/non-member/MS01/2026-12-16", null);
  expect(slotIn(far, 261216104)?.openCode).toBe("40");
});

describe("one slot (R5)", () => {
  // seed 357
  test("tells fees, ways to play and what cancelling costs", async () => {
    const slot = await data<SlotDetail>("/reservation/sheets/100001/20261216/261216104?lang=ko");
    expect(slot).toMatchObject({
      courseName: "미르",
      courseOutName: "솔",
      holeCodes: ["18"],
      caddieModes: ["C", "S"],
      companionGreenFee: 150_000,
      fees: [
        { feeCode: "10", name: "그린피", amount: 80_000, unit: "PERSON" },
        { feeCode: "20", name: "카트피", amount: 100_000, unit: "TEAM" },
        { feeCode: "30", name: "캐디피", amount: 150_000, unit: "TEAM" },
      ],
      lock: null,
    });
    expect(slot.cancelRule).toEqual({
      freeUntil: "2026-12-13T17:00:00+09:00",
      stages: [
        { stage: "L1", until: "2026-12-14T17:00:00+09:00", percent: 10, days: 30 },
        { stage: "L2", until: "2026-12-15T17:00:00+09:00", percent: 20, days: 60 },
        { stage: "L3", until: "2026-12-16T05:21:00+09:00", percent: 30, days: 90 },
        { stage: "L4", until: null, percent: 30, days: 180 },
      ],
    });
  });

  test("a third segment of one digit is a course", async () => {
    const found = await sheet("/reservation/sheets/100001/20261216/3");
    expect(new Set(found.slots.map((slot) => slot.courseCode))).toEqual(new Set(["3"]));
  });

  test.each([
    ["an unknown slot", 261216199],
    ["a slot of another day", 261217104],
  ])("%s is 4104", async (_name, sheetIdx) => {
    const { json } = await get(`/reservation/sheets/100001/20261216/${sheetIdx}`);
    expect(json.fail).toMatchObject({ code: 4104, msgCode: "RSV_NO_SLOT", msgVar: [] });
  });

  test("another club's slot is 4104", async () => {
    const at = { createdAt: demoNow, updatedAt: demoNow };
    await api.db.insert(clubs).values({ clubIdx: 2, clubCode: "MS02", createdAt: demoNow });
    const course = {
      clubIdx: 2,
      courseCode: "1",
      names: {},
      par: 36,
      lengthM: 3000,
      nextCourse: "1",
      color: "",
      order: 1,
    };
    await api.db.insert(courses).values(course);
    await api.db.insert(teeSlots).values({
      ...at,
      clubIdx: 2,
      sheetIdx: 261216190,
      playDate: "2026-12-16",
      courseCode: "1",
      courseOut: "1",
      period: "1",
      teeTime: "10:00",
      minPlayers: 3,
      maxPlayers: 4,
    });
    const { json } = await get("/reservation/sheets/100001/20261216/261216190");
    expect(json.fail?.code).toBe(4104);
    expect((await sheet()).slots).toHaveLength(78);
    await api.db.delete(teeSlots).where(eq(teeSlots.clubIdx, 2));
    await api.db.delete(courses).where(eq(courses.clubIdx, 2));
    await api.db.delete(clubs).where(eq(clubs.clubIdx, 2));
  });
});

describe("public pages", () => {
  test("three nines of par 36, the first with the lengths of the document", async () => {
    const list = await data<
      {
        par: number;
        lengthM: number;
        fullName: string;
        holes: { par: number; tip: string; layout: { line: number[][] } | null }[];
      }[]
    >("/ext/courses?lang=ja", null);
    expect(list.map((course) => [course.par, course.holes.length])).toEqual([
      [36, 9],
      [36, 9],
      [36, 9],
    ]);
    expect(list[0]).toMatchObject({ fullName: "ミルコース", lengthM: 3110 });
    expect(list.flatMap((course) => course.holes).every((hole) => hole.tip !== "")).toBe(true);
    const layouts = list.flatMap((course) => course.holes.map(({ layout }) => layout));
    expect(layouts.every((layout) => layout !== null && layout.line.length > 1)).toBe(true);
  });

  test("the fee table shows the types of the club's preset", async () => {
    const table = await data<{ greenFees: { memberType: string }[] }>("/ext/fees", null);
    expect(table.greenFees).toHaveLength(7 * 3);
    expect(table.greenFees).toContainEqual(
      expect.objectContaining({ memberType: "10", period: "1", weekday: 80_000, weekend: 110_000 }),
    );
    expect(table.greenFees.some((fee) => fee.memberType === "41")).toBe(false);
  });

  test("anybody may know what cancelling costs (domain.md 7.7)", async () => {
    const rules = await data<CancelRules>("/ext/cancel-rules?lang=ko", null);
    expect(rules).toMatchObject({
      freeDays: { WEEKDAY: 3, WEEKEND: 4 },
      noShowMinutes: 120,
      dayBoundary: "17:00",
    });
    expect(rules.stages.map(({ stage, percent, days, points }) => [stage, percent, days, points])).toEqual([
      ["L1", 10, 30, 1],
      ["L2", 20, 60, 2],
      ["L3", 30, 90, 3],
      ["L4", 30, 180, 5],
    ]);
    expect(rules.stages[3]?.name).toBe("노쇼");
  });

  test("the ledger of a day adds up", async () => {
    const ledger = await data<SlotsLedger>("/ext/slots-ledger/MS01/20261219", null);
    expect(ledger).toMatchObject({
      total: 78,
      booked: 56,
      open: 6,
      draw: 16,
      team: 0,
      blocked: 0,
      membersOnly: 0,
    });
  });
});

describe("jobs", () => {
  const jobContext = (now: string, lines: string[] = []) => ({
    db: api.db,
    storage: api.deps.storage,
    ctx: {
      ...seedContext({ clubIdx: 1, clubCode: "MS01", now: new Date(now), zone: "Asia/Seoul" }),
      by: { kind: "job" as const, name: "test" },
    },
    logger: createLogger("info", { write: (line: string) => void lines.push(line) }),
  });
  const slotCount = async () =>
    (await api.db.select({ n: sql<number>`count(*)::int` }).from(teeSlots))[0]?.n ?? 0;

  test("sheet-generate lays D+60 once and leaves what exists as it is", async () => {
    await api.db.update(teeSlots).set({ note: "kept" }).where(eq(teeSlots.sheetIdx, 261216104));
    const before = await slotCount();
    await sheetGenerateJob.run(jobContext("2026-11-24T00:05:00+09:00"));
    expect(await slotCount()).toBe(before + 78);
    await sheetGenerateJob.run(jobContext("2026-11-24T00:05:00+09:00"));
    expect(await slotCount()).toBe(before + 78);
    const rows = await api.db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, 261216104));
    expect(rows[0]?.note).toBe("kept");
  });

  test("open-tick logs what opens in its minute and stores nothing", async () => {
    const lines: string[] = [];
    await openTickJob.run(jobContext("2026-11-23T09:00:30+09:00", lines));
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        playDate: "2026-12-21",
        memberTypes: expect.arrayContaining(["10", "13", "11"]),
      }),
    );
    const quiet: string[] = [];
    await openTickJob.run(jobContext("2026-11-23T09:01:00+09:00", quiet));
    expect(quiet).toEqual([]);
  });
});

test("a policy that an admin changes counts at the next look", async () => {
  await api.db.update(policies).set({ value1: "MONTHLY" }).where(eq(policies.code, "C0210"));
  expect((await sheet()).openAt).toBe("2026-11-10T09:00:00+09:00");
  await api.db.update(policies).set({ value1: "DAILY" }).where(eq(policies.code, "C0210"));
  await api.db
    .insert(holidays)
    .values({ clubIdx: 1, date: "2026-12-16", seq: 101, names: {}, holidayType: "51", source: "CLUB" });
  expect((await get("/reservation/sheets/100001/20261216")).json.fail?.code).toBe(4101);
  await api.db.delete(holidays).where(eq(holidays.date, "2026-12-16"));
});

test("civilians may hold a fifth of a weekday: the sixteenth finds the share used up (7.2)", async () => {
  const ctx = seedContext({ clubIdx: 1, clubCode: "MS01", now: demoNow, zone: "Asia/Seoul" });
  const slot = (await api.db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, 261216104)))[0];
  if (!slot) throw new Error("no slot");
  const rows = await api.db.select().from(bookings).where(eq(bookings.playDate, "2026-12-16")).limit(15);
  const become = (memberType: string, list: typeof rows) =>
    api.db
      .update(bookings)
      .set({ memberType })
      .where(
        inArray(
          bookings.bookingIdx,
          list.map((row) => row.bookingIdx),
        ),
      );
  await become("49", rows.slice(0, 14));
  expect(await bookingTerms(api.db, ctx, slot, "49")).toEqual({
    holeCodes: ["18"],
    caddieModes: ["C", "S"],
    isShareUsed: false,
  });
  await become("49", rows);
  expect((await bookingTerms(api.db, ctx, slot, "49")).isShareUsed).toBe(true);
  expect((await bookingTerms(api.db, ctx, slot, "10")).isShareUsed).toBe(false);
  await become("90", rows);
});
