import { eq, sql } from "drizzle-orm";
import { joinFlightGolfers, joinFlights, penalties, teeSlots } from "@/lib/club-api/db/tables";
import { purgeJoins } from "@/lib/club-api/domains/joins";
import { jobContext } from "../../support/jobs";
import { refusal } from "../../support/scenes/booking-scene";
import { booker, golfer, type JoinScene, joinScene, other } from "../../support/scenes/join-scene";

let scene: JoinScene;

beforeAll(async () => {
  scene = await joinScene();
}, 60_000);
beforeEach(async () => {
  await scene.reset();
  await scene.setPolicy("C0570", { value1: "Y", value2: "Y", value3: "60", value4: "3" });
});
afterAll(() => scene.close());

const fourth = "wangwei01";
const three = [booker, golfer, other];
const four = [...three, fourth];
const idxOf: Readonly<Record<string, number>> = {
  [booker]: 100_001,
  [golfer]: 100_002,
  [other]: 100_003,
  [fourth]: 100_009,
};
/** A day that has been open for long, and the one free time of it at 07:21; parties there are three or four. */
const day = "2026-12-10";
const oneDay = { fromDate: day, toDate: day };
const slot = 261_210_204;
const ownRound = 261_210_210;
const narrow = { ...oneDay, fromTime: "07:21", toTime: "07:21" };
const code = (answer: Parameters<typeof refusal>[0]) => refusal(answer)[0];
const flightsOf = async (id: string) => (await scene.join(id)).flights;
const toldFlights = async () => (await scene.told()).filter(([event]) => event.startsWith("joinFlight"));
const toldEnd = async () => (await toldFlights()).filter(([event]) => event === "joinFlightEnded");
const rowOf = async () => (await scene.db.select().from(joinFlights).orderBy(joinFlights.flightIdx)).at(-1);
const statesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await scene.join(id)).requests[0]?.state));

/** The flight that was proposed to these golfers. */
async function proposed(ids: readonly string[], change: object = oneDay): Promise<number> {
  await scene.seek(ids, change);
  await scene.search();
  return (await rowOf())?.flightIdx ?? 0;
}
async function agree(ids: readonly string[], flightIdx: number): Promise<void> {
  for (const id of ids) expect(code(await scene.answerFlight(id, flightIdx))).toBe(0);
}
const seated = async () => {
  const bookingIdx = (await rowOf())?.bookingIdx ?? 0;
  return (await scene.players(bookingIdx)).map(({ memberIdx, name, acceptedAt, isBooker }) => ({
    who: memberIdx ?? name,
    isBooker,
    hasAccepted: acceptedAt !== null,
  }));
};
async function suspend(id: string): Promise<void> {
  const now = scene.api.clock.now();
  await scene.db.insert(penalties).values({
    clubIdx: 1,
    memberIdx: idxOf[id] ?? 0,
    penaltyCode: "70",
    point: 2,
    finePercent: 0,
    fineAmount: "0",
    suspendFrom: now,
    suspendTo: new Date(now.getTime() + 30 * 86_400_000),
    state: "10",
    createdAt: now,
    updatedAt: now,
  });
}

describe("a flight is proposed", () => {
  test("to golfers who fit each other, with what they see of each other, the price and until when; nobody is named, nothing is held", async () => {
    const flightIdx = await proposed(three, narrow);
    expect(await toldFlights()).toEqual(three.map((id) => ["joinFlight", idxOf[id]]));
    const [flight] = await flightsOf(golfer);
    const levels = { level: "MIDDLE", languages: ["ko", "en"], pace: "ANY", players: 1 };
    expect(flight).toEqual({
      flightIdx,
      playDate: day,
      teeTime: "07:21",
      courseName: flight?.courseName,
      players: 3,
      greenFee: flight?.greenFee,
      answerUntil: "2026-11-23T22:00:00+09:00",
      hasAgreed: false,
      others: [levels, levels],
    });
    expect(JSON.stringify(await scene.join(golfer))).not.toContain("미루");
    // Anybody may hold and book the time meanwhile.
    const [time] = await scene.db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, slot));
    expect(time).toMatchObject({ openType: "10", teeTime: "07:21" });
    expect(code(await scene.lock("tanaka01", slot))).toBe(0);
  });

  test("once, however often the job runs, and to nobody who is asked already", async () => {
    await proposed(three, {});
    await scene.search();
    await scene.seek([fourth], {});
    await scene.search();
    expect(await toldFlights()).toHaveLength(3);
    expect(await scene.db.$count(joinFlights)).toBe(1);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["fewer than the smallest party", () => scene.seek([booker, golfer], oneDay)],
    ["hours that do not meet", () => scene.seek([other], { ...oneDay, fromTime: "10:00" })],
    [
      "a level that is not next",
      () => scene.choose(other, { level: "BEGINNER" }).then(() => scene.choose(golfer, { level: "LOW" })),
    ],
    ["no common language", () => scene.choose(other, { languages: ["zh"] })],
    [
      "another pace",
      () => scene.choose(other, { pace: "BRISK" }).then(() => scene.choose(golfer, { pace: "RELAXED" })),
    ],
    ["a list", () => scene.send(booker, "POST", "/ext/join-exclusions", { memberId: other })],
    ["a suspension", () => suspend(other)],
    ["an own round that day", () => scene.book(other, ownRound)],
    ["the club's policy", () => scene.setPolicy("C0570", { value1: "N" })],
  ])("not with %s", async (name, change) => {
    if (name.startsWith("fewer")) await change();
    else if (name.startsWith("hours")) {
      await scene.seek([booker, golfer], { ...oneDay, toTime: "09:00" });
      await change();
    } else {
      await scene.seek(three, oneDay);
      await change();
    }
    await scene.search();
    expect(await scene.db.$count(joinFlights)).toBe(0);
    expect(await toldFlights()).toEqual([]);
  });

  test("for a time that is sold, held or kept for something else, the next one is taken", async () => {
    const { db } = scene;
    const own = { ...oneDay, fromTime: "07:00", toTime: "08:00" };
    const inHours = sql`play_date = ${day} and tee_time between '07:00' and '08:00'`;
    await db.execute(sql`update tee_slots set open_type = '70' where ${inHours}`);
    await proposed(three, own);
    expect(await db.$count(joinFlights)).toBe(0);
    await db.execute(
      sql`update tee_slots set open_type = '10' where ${inHours} and sheet_idx in (${slot}, 261210305)`,
    );
    await scene.lock("tanaka01", slot);
    await scene.search();
    expect(await rowOf()).toMatchObject({ teeTime: "07:28" });
  });

  test("of a pair with a guest only where the club allows it, and of a day only once it has been open for a day", async () => {
    await scene.setPolicy("C0570", { value2: "Y" });
    const span = { fromDate: "2026-12-16", toDate: "2026-12-16" };
    await scene.seek([booker], { ...span, partner: { name: "손님" } });
    await scene.seek([golfer], span);
    const openings = await Promise.all(
      [booker, golfer].map(async (id) => {
        const path = "/reservation/calendar/202612?clubCode=MS01";
        const { days } = await scene.data<{ days: { date: string; openAt: string }[] }>(id, "GET", path);
        return new Date(days.find(({ date }) => date === span.fromDate)?.openAt ?? "").getTime();
      }),
    );
    const openAt = new Date(Math.max(...openings));
    scene.api.clock.set(new Date(openAt.getTime() + 23 * 3_600_000));
    await scene.search();
    expect(await scene.db.$count(joinFlights)).toBe(0);
    scene.api.clock.set(new Date(openAt.getTime() + 25 * 3_600_000));
    await scene.setPolicy("C0570", { value2: "N" });
    await scene.search();
    expect(await scene.db.$count(joinFlights)).toBe(0);
    await scene.setPolicy("C0570", { value2: "Y" });
    await scene.search();
    expect(await scene.db.$count(joinFlights)).toBe(1);
  });

  test("with an answer due before companions have to be named, and no more when that is near", async () => {
    scene.goTo("12-09 09:00");
    await proposed(three, oneDay);
    const due = (await rowOf())?.answerUntil;
    expect(due).toEqual(new Date("2026-12-09T16:30:00+09:00"));
    await scene.reset();
    await scene.setPolicy("C0570", { value1: "Y", value3: "60" });
    scene.goTo("12-09 14:31");
    await proposed(three, oneDay);
    expect(await rowOf()).toBeUndefined();
  });
});

describe("all say yes", () => {
  test("who asked first books for all by the booking of every member; everybody is bound, and the requests are joined", async () => {
    const flightIdx = await proposed([other, booker, golfer], narrow);
    const fee = (await flightsOf(booker))[0]?.greenFee;
    await agree([golfer, booker, other], flightIdx);
    expect((await flightsOf(golfer))[0]).toMatchObject({ hasAgreed: true });
    await scene.search();
    await scene.search();
    expect(await seated()).toEqual([
      { who: idxOf[other], isBooker: true, hasAccepted: true },
      { who: idxOf[booker], isBooker: false, hasAccepted: true },
      { who: idxOf[golfer], isBooker: false, hasAccepted: true },
    ]);
    const { bookingIdx = 0 } = (await rowOf()) ?? {};
    const made = await scene.bookingOf(bookingIdx ?? 0);
    expect(made).toMatchObject({
      memberIdx: idxOf[other],
      teeTime: "07:21",
      playerCount: 3,
      reservationType: "10",
    });
    expect(await statesOf(three)).toEqual(["JOINED", "JOINED", "JOINED"]);
    expect(await flightsOf(golfer)).toEqual([]);
    expect((await scene.told()).filter(([event]) => !event.startsWith("joinFlight"))).toEqual([
      ["booked", idxOf[other]],
      ["companionAdded", idxOf[booker]],
      ["companionAdded", idxOf[golfer]],
    ]);
    const greenFees = (await scene.players(made.bookingIdx)).map(({ greenFee }) => Number(greenFee));
    expect(greenFees[1]).toBe(Number(fee));
    // The same party by hand: a booking that names both, who say yes.
    await scene.cancel(other, made.bookingIdx);
    const byHand = await scene.book(other, slot, {
      playerCount: 3,
      players: [
        { seq: 2, memberId: booker },
        { seq: 3, memberId: golfer },
      ],
    });
    for (const id of [booker, golfer]) await scene.answer(id, byHand);
    expect((await scene.bookingOf(byHand)).quote).toEqual(made.quote);
    expect(await scene.logCodes(byHand)).toEqual(
      (await scene.logCodes(made.bookingIdx)).filter((log) => log !== "30"),
    );
  });

  test("a pair answers once: its guest is named, its member says the own yes later", async () => {
    await scene.seek([booker], { ...oneDay, partner: { name: "손님" } });
    await scene.seek([golfer], { ...oneDay, partner: { memberId: other } });
    await scene.search();
    const flightIdx = (await flightsOf(booker))[0]?.flightIdx ?? 0;
    await scene.choose(other);
    expect(code(await scene.answerFlight(other, flightIdx))).toBe(2001);
    expect((await flightsOf(booker))[0]).toMatchObject({ players: 4, others: [{ players: 2 }] });
    await agree([booker, golfer], flightIdx);
    await scene.search();
    expect(await seated()).toEqual([
      { who: idxOf[booker], isBooker: true, hasAccepted: true },
      { who: "손님", isBooker: false, hasAccepted: false },
      { who: idxOf[golfer], isBooker: false, hasAccepted: true },
      { who: idxOf[other], isBooker: false, hasAccepted: false },
    ]);
  });

  test("at a last-minute price where the time has one for who books, shown to all before and paid after", async () => {
    const flightIdx = await proposed(three, narrow);
    const usual = (await flightsOf(golfer))[0]?.greenFee;
    await scene.db
      .update(teeSlots)
      .set({ lastMinute: { offerIdx: 1, percent: 50, memberTypes: ["10"] } })
      .where(eq(teeSlots.sheetIdx, slot));
    const shown = Number((await flightsOf(golfer))[0]?.greenFee);
    expect(shown).toBe(Number(usual) / 2);
    await agree(three, flightIdx);
    await scene.search();
    const { bookingIdx, percentOff } = await scene.bookingOf((await rowOf())?.bookingIdx ?? 0);
    expect(percentOff).toBe(50);
    const paid = (await scene.players(bookingIdx)).find(({ memberIdx }) => memberIdx === idxOf[golfer]);
    expect(Number(paid?.greenFee)).toBe(shown);
  });

  test("a time that somebody else has booked: the nearest one of that day within everybody's hours", async () => {
    const flightIdx = await proposed(three, { ...oneDay, fromTime: "07:21", toTime: "07:40" });
    const before = await rowOf();
    const [slot] = await scene.db
      .select()
      .from(teeSlots)
      .where(
        sql`play_date = ${day} and tee_time = ${before?.teeTime} and course_code = ${before?.courseCode}`,
      );
    await scene.book("tanaka01", slot?.sheetIdx, { playerCount: 3 });
    await agree(three, flightIdx);
    await scene.search();
    const made = await scene.bookingOf((await rowOf())?.bookingIdx ?? 0);
    expect(made).toMatchObject({ memberIdx: idxOf[booker], playDate: day });
    expect(made.sheetIdx).not.toBe(slot?.sheetIdx);
    expect(made.teeTime >= "07:21" && made.teeTime <= "07:40").toBe(true);
  });

  test("no time is left: one message to each, every request waits on, and that day is not tried again", async () => {
    const flightIdx = await proposed(three, narrow);
    await agree(three, flightIdx);
    await scene.db.execute(
      sql`update tee_slots set open_type = '70' where play_date = ${day} and tee_time = '07:21'`,
    );
    await scene.search();
    expect(await rowOf()).toMatchObject({ state: "ENDED", endedBy: "UNBOOKED", bookingIdx: null });
    expect(await toldEnd()).toEqual(three.map((id) => ["joinFlightEnded", idxOf[id]]));
    expect(await statesOf(three)).toEqual(["OPEN", "OPEN", "OPEN"]);
    await scene.db.execute(
      sql`update tee_slots set open_type = '10' where play_date = ${day} and tee_time = '07:21'`,
    );
    await scene.search();
    expect(await scene.db.$count(joinFlights)).toBe(1);
  });

  test("a first golfer who may book no more plays as a companion of the next; where nobody may, the flight ends", async () => {
    await scene.book(booker, 261_209_101);
    await scene.db.execute(`update limit_rules set per_week = 1 `);
    const flightIdx = await proposed(three, oneDay);
    await agree(three, flightIdx);
    await scene.search();
    expect((await seated()).map(({ who }) => who)).toEqual([idxOf[golfer], idxOf[booker], idxOf[other]]);
    await scene.reset();
    await scene.setPolicy("C0570", { value1: "Y", value3: "60" });
    for (const [place, id] of three.entries()) await scene.book(id, 261_209_104 + place * 100);
    await scene.db.execute(`update limit_rules set per_week = 1 `);
    await agree(three, await proposed(three, oneDay));
    await scene.search();
    expect(await rowOf()).toMatchObject({ state: "ENDED", endedBy: "UNBOOKED" });
    expect(await toldEnd()).toHaveLength(3);
  });
});

describe("somebody is out", () => {
  const out: [string, (id: string) => Promise<unknown>, "told" | "silent"][] = [
    ["says no", async (id) => scene.answerFlight(id, (await rowOf())?.flightIdx ?? 0, "DECLINE"), "silent"],
    ["withdraws the request", async (id) => withdraw(id), "silent"],
    ["switches joining off", (id) => scene.choose(id, { isOn: false }), "silent"],
    ["is suspended", (id) => suspend(id), "told"],
    [
      "is put on a list",
      (id) => scene.send(booker, "POST", "/ext/join-exclusions", { memberId: id }),
      "told",
    ],
    [
      "puts somebody on a list",
      (id) => scene.send(id, "POST", "/ext/join-exclusions", { memberId: booker }),
      "told",
    ],
    ["books an own round of that day", (id) => scene.book(id, ownRound), "told"],
  ];
  async function withdraw(id: string): Promise<void> {
    const { requests } = await scene.join(id);
    await scene.send(id, "DELETE", `/ext/join-requests/${requests[0]?.requestIdx}`);
  }

  test.each(out)("who %s: the others see what they saw, and are booked without", async (name, act, words) => {
    const flightIdx = await proposed(four);
    await agree(four, flightIdx);
    const before = await flightsOf(golfer);
    await act(fourth);
    expect(await flightsOf(golfer)).toEqual(before);
    await scene.search();
    expect((await seated()).map(({ who }) => who)).toEqual(three.map((id) => idxOf[id]));
    expect(await toldEnd()).toEqual(words === "told" ? [["joinFlightEnded", idxOf[fourth]]] : []);
    expect(await flightsOf(fourth)).toEqual([]);
    const again = await scene.answerFlight(fourth, flightIdx, "DECLINE");
    expect(code(again)).toBe(name === "says no" ? 0 : 5041);
  });

  test.each(out)(
    "who %s where too few are left: the flight ends in the same words for all others",
    async (_name, act) => {
      const flightIdx = await proposed(three);
      await agree([booker, golfer], flightIdx);
      await act(other);
      await scene.search();
      expect(await rowOf()).toMatchObject({ state: "ENDED", endedBy: "SHORT" });
      const others = [booker, golfer].map((id) => ["joinFlightEnded", idxOf[id]]);
      expect((await toldEnd()).filter(([, idx]) => idx !== idxOf[other])).toEqual(others);
      expect(await statesOf([booker, golfer])).toEqual(["OPEN", "OPEN"]);
    },
  );

  test("what a golfer on a list sees and is told is what a golfer of a flight that a no has ended is", async () => {
    async function seen(act: (id: string) => Promise<unknown>): Promise<unknown> {
      await scene.reset();
      await scene.setPolicy("C0570", { value1: "Y", value3: "60" });
      const flightIdx = await proposed(three);
      const states: unknown[] = [await scene.join(other)];
      await agree([golfer, other], flightIdx);
      await act(booker);
      states.push(await scene.join(other), (await scene.answerFlight(other, flightIdx)).json.data);
      await scene.search();
      states.push(await scene.join(other), (await scene.answerFlight(other, flightIdx)).json.fail);
      const words = (await scene.told()).filter(([, idx]) => idx === idxOf[other]);
      return JSON.parse(JSON.stringify([...states, words]));
    }
    const declined = await seen(async (id) =>
      scene.answerFlight(id, (await rowOf())?.flightIdx ?? 0, "DECLINE"),
    );
    const listed = await seen((id) => scene.send(id, "POST", "/ext/join-exclusions", { memberId: other }));
    expect(listed).toEqual(declined);
  });

  test("silence: after the deadline the others are booked, who said nothing is told nothing and not asked again for that day", async () => {
    const flightIdx = await proposed(four);
    await agree(three, flightIdx);
    await scene.search();
    expect(await rowOf()).toMatchObject({ state: "PROPOSED" });
    scene.goTo("11-23 22:00");
    expect(code(await scene.answerFlight(fourth, flightIdx))).toBe(5041);
    expect(await flightsOf(fourth)).toEqual([]);
    await scene.search();
    expect((await seated()).map(({ who }) => who)).toEqual(three.map((id) => idxOf[id]));
    expect(await toldEnd()).toEqual([]);
    expect(await statesOf([fourth])).toEqual(["OPEN"]);
    await scene.seek(["tanaka01"], { ...oneDay, partner: { name: "손님" } });
    await scene.search();
    expect(await flightsOf(fourth)).toEqual([]);
  });

  test("too few after the deadline: who agreed is told, who said nothing is not", async () => {
    await agree([booker, golfer], await proposed(three));
    scene.goTo("11-23 22:00");
    await scene.search();
    expect(await toldEnd()).toEqual([booker, golfer].map((id) => ["joinFlightEnded", idxOf[id]]));
  });

  test("a yes can become a no until the flight is booked, a no is the last word, and it costs that day only", async () => {
    const flightIdx = await proposed(three, { ...oneDay, toDate: "2026-12-11" });
    await agree(three, flightIdx);
    expect((await scene.answerFlight(golfer, flightIdx, "DECLINE")).json.data).toEqual({
      flightIdx,
      hasAgreed: false,
    });
    expect(code(await scene.answerFlight(golfer, flightIdx))).toBe(5041);
    await scene.search();
    const next = await rowOf();
    expect(next).toMatchObject({ state: "PROPOSED", playDate: "2026-12-11" });
    expect((await flightsOf(golfer)).map((one) => one.flightIdx)).toEqual([next?.flightIdx]);
  });

  test("an answer that is sent again, because the first one's was lost, is answered the same and done once", async () => {
    const flightIdx = await proposed(four);
    for (const _ of [1, 2]) {
      const no = await scene.answerFlight(fourth, flightIdx, "DECLINE");
      expect(no.json.data).toEqual({ flightIdx, hasAgreed: false });
    }
    await agree(three, flightIdx);
    await scene.search();
    const again = await scene.answerFlight(golfer, flightIdx);
    expect(again.json.data).toEqual({ flightIdx, hasAgreed: true });
    expect(code(await scene.answerFlight(fourth, flightIdx, "DECLINE"))).toBe(0);
    expect(code(await scene.answerFlight(golfer, flightIdx, "DECLINE"))).toBe(5041);
    expect(await seated()).toHaveLength(3);
  });

  test("the club switches joining off: no more yes, and what waits ends", async () => {
    const flightIdx = await proposed(three);
    await scene.setPolicy("C0570", { value1: "N" });
    expect(code(await scene.answerFlight(golfer, flightIdx))).toBe(5001);
    expect(code(await scene.answerFlight(golfer, flightIdx, "DECLINE"))).toBe(0);
    await scene.search();
    expect(await rowOf()).toMatchObject({ state: "ENDED", endedBy: "SHORT" });
    expect(await toldEnd()).toHaveLength(2);
  });
});

describe("beside open parties", () => {
  /** A booker's open party that fits, and three more golfers who look for one. */
  async function withParty(): Promise<number> {
    const bookingIdx = await scene.book(booker, slot, { playerCount: 3 });
    await scene.seek([booker, golfer, other, fourth], oneDay);
    await scene.openAnswer(booker, bookingIdx);
    return bookingIdx;
  }

  test("who is shown a party is not sought for a flight, on the booker's list or not; a party that ended an ask is none", async () => {
    const bookingIdx = await withParty();
    await scene.send(booker, "POST", "/ext/join-exclusions", { memberId: golfer });
    await scene.search();
    expect(await scene.db.$count(joinFlights)).toBe(0);
    for (const id of [golfer, other, fourth]) {
      const { requests } = await scene.join(id);
      await scene.ask(id, requests[0]?.requestIdx ?? 0, bookingIdx);
    }
    await scene.search();
    expect(await scene.db.$count(joinFlights)).toBe(0);
    await scene.db.execute(sql`update join_asks set state = 'ENDED', ended_at = now(), ended_by = 'BOOKER'`);
    await scene.search();
    expect((await flightsOf(golfer))[0]).toMatchObject({ players: 3 });
  });

  test("who is seated in a party meanwhile leaves the flight", async () => {
    const flightIdx = await proposed(four);
    await agree(four, flightIdx);
    await scene.db.execute(
      sql`update join_requests set state = 'JOINED' where member_idx = ${idxOf[fourth]}`,
    );
    await scene.search();
    expect((await seated()).map(({ who }) => who)).toEqual(three.map((id) => idxOf[id]));
  });
});

test("a flight that one was not asked about is none", async () => {
  const flightIdx = await proposed(three);
  await scene.choose(fourth);
  expect(code(await scene.answerFlight(fourth, flightIdx))).toBe(2001);
  expect(code(await scene.answerFlight(golfer, 999_999))).toBe(2001);
  await suspend(golfer);
  expect(code(await scene.answerFlight(golfer, flightIdx))).toBe(4205);
});

test("the office sees flights from the proposal to the booking, and counts them by month; nobody is named", async () => {
  const list = async (query = "") =>
    (await scene.send("ssadmin1", "GET", `/ops/join-flights${query}`)).json.data as unknown as {
      total: number;
      list: object[];
    };
  const flightIdx = await proposed(three);
  expect((await list()).list).toMatchObject([
    { flightIdx, state: "PROPOSED", players: 3, agreed: 0, rsvNo: null },
  ]);
  await agree(three, flightIdx);
  expect((await list("?state=AGREED")).list).toMatchObject([{ state: "AGREED", agreed: 3 }]);
  expect((await list("?state=PROPOSED")).total).toBe(0);
  await scene.search();
  const made = await scene.bookingOf((await rowOf())?.bookingIdx ?? 0);
  expect((await list()).list).toMatchObject([{ state: "BOOKED", teeTime: made.teeTime, rsvNo: made.rsvNo }]);
  const figures = await scene.data<{ months: object[] }>("ssadmin1", "GET", "/ops/join-figures");
  expect(figures.months.at(-1)).toMatchObject({ month: "2026-11", asked: 0, proposed: 1, booked: 1 });
});

test("the office's list of flights has pages: what the first leaves out is on the next", async () => {
  const list = (query: string) =>
    scene.data<{ total: number; list: { flightIdx: number }[] }>(
      "ssadmin1",
      "GET",
      `/ops/join-flights${query}`,
    );
  const older = await proposed(three);
  for (const id of three) await scene.answerFlight(id, older, "DECLINE");
  await scene.seek(three, { fromDate: "2026-12-11", toDate: "2026-12-11" });
  await scene.search();
  const newer = (await rowOf())?.flightIdx ?? 0;
  expect(newer).not.toBe(older);
  expect(await list("?size=1")).toMatchObject({ total: 2, list: [{ flightIdx: newer }] });
  expect(await list("?size=1&page=2")).toMatchObject({ total: 2, list: [{ flightIdx: older }] });
  expect((await list("?size=1&page=3")).list).toEqual([]);
  expect(await list("?size=1&page=1&state=ENDED")).toMatchObject({ total: 1, list: [{ flightIdx: older }] });
});

test("a flight is dropped a year after its day, with what was answered", async () => {
  await proposed(three);
  const { ctx } = await jobContext(scene.api, "retention");
  for (const [moment, left] of [
    ["2027-12-10T12:00:00+09:00", 1],
    ["2027-12-11T12:00:00+09:00", 0],
  ] as const) {
    await purgeJoins(scene.db, { ...ctx, now: new Date(moment) });
    expect(await scene.db.$count(joinFlights)).toBe(left);
    expect(await scene.db.$count(joinFlightGolfers)).toBe(3 * left);
  }
});

test("the use of one's data holds the own places in flights and no other golfer's", async () => {
  await proposed(three);
  const exported = (await scene.send(golfer, "GET", "/ext/data-export")).json as unknown as {
    data?: { joinFlights: object[] };
    joinFlights?: object[];
  };
  const rows = exported.data?.joinFlights ?? exported.joinFlights;
  expect(rows).toMatchObject([{ memberIdx: idxOf[golfer], answer: "ASKED" }]);
});
