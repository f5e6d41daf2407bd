import { sql } from "drizzle-orm";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { otherSlot, refusal, slot } from "../../support/scenes/booking-scene";
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

const code = (answer: Parameters<typeof refusal>[0]) => refusal(answer)[0];
const golferIdx = 100_002;
const told = async () => (await scene.told()).filter(([event]) => event.startsWith("join"));
const named = async (bookingIdx: number) =>
  (await scene.players(bookingIdx)).map(({ memberIdx, name, memberType, acceptedAt }) => ({
    memberIdx,
    name,
    memberType,
    hasAccepted: acceptedAt !== null,
  }));

test("a suspended member is told until when, as the refusal of a request says; others are not", async () => {
  await scene.choose("penalty01");
  const { suspendedUntil } = await scene.join("penalty01");
  expect(refusal(await scene.requestAnswer("penalty01"))).toEqual([4205, "RSV_SUSPENDED", [suspendedUntil]]);
  expect((await scene.join(golfer)).suspendedUntil).toBeNull();
});

describe("a golfer joins a party", () => {
  test("the booker accepts: seated by a change of companions, bound and priced as a companion who said yes", async () => {
    const { bookingIdx, requestIdx, askIdx } = await scene.asked();
    const before = await scene.bookingOf(bookingIdx);
    expect((await scene.join(golfer)).requests).toMatchObject([
      { requestIdx, parties: [{ bookingIdx, freeSeats: 1, ask: { askIdx, state: "ASKED" } }] },
    ]);
    expect((await scene.join(booker)).bookings[0]).toMatchObject({
      bookingIdx,
      party: { seats: 1, freeSeats: 1 },
      asks: [{ askIdx, name: "이*", level: "MIDDLE", players: 1 }],
    });
    expect((await scene.answerAsk(booker, askIdx)).json.data).toEqual({ askIdx, state: "JOINED" });
    const seated = (await named(bookingIdx)).find((player) => player.memberIdx === golferIdx);
    expect(seated).toMatchObject({ name: "이솔", hasAccepted: true });
    // As the same party by hand: a booking that names the golfer, who says yes.
    expect(await scene.logCodes(bookingIdx)).toEqual(["10", "40", "40"]);
    expect((await scene.bookingOf(bookingIdx)).version).toBeGreaterThan(before.version);
    expect((await scene.join(golfer)).requests).toMatchObject([{ state: "JOINED" }]);
    expect((await scene.join(booker)).bookings[0]).toMatchObject({ party: { freeSeats: 0 }, asks: [] });
  });

  test("the price is the one of the same party made by hand", async () => {
    const { bookingIdx, askIdx } = await scene.asked();
    await scene.answerAsk(booker, askIdx);
    const { quote } = await scene.bookingOf(bookingIdx);
    await scene.reset();
    const byHand = await scene.book(booker, slot, {
      playerCount: 3,
      players: [{ seq: 2, memberId: golfer }],
    });
    await scene.answer(golfer, byHand);
    expect(quote).toEqual((await scene.bookingOf(byHand)).quote);
  });

  test("a full party grows within the flight, also behind the free deadline, until the roster is due", async () => {
    const players = [
      { seq: 1, isBooker: true },
      { seq: 2, name: "동반1", phoneNo: "010-0000-0101" },
      { seq: 3, name: "동반2", phoneNo: "010-0000-0102" },
    ];
    const { bookingIdx, askIdx } = await scene.asked({}, { players });
    const { freeCancelUntil } = await scene.bookingOf(bookingIdx);
    scene.goTo("12-14 10:00");
    expect(scene.api.clock.now() > freeCancelUntil).toBe(true);
    expect(code(await scene.answerAsk(booker, askIdx))).toBe(0);
    expect((await scene.bookingOf(bookingIdx)).playerCount).toBe(4);
    expect((await named(bookingIdx))[3]).toMatchObject({ memberIdx: golferIdx, hasAccepted: true });
  });

  test("nobody is joined once the roster is due", async () => {
    const { askIdx } = await scene.asked();
    scene.goTo("12-16 05:00");
    expect(code(await scene.answerAsk(booker, askIdx))).toBe(2001);
    await scene.search();
    expect(await told()).toContainEqual(["joinEnded", golferIdx]);
  });

  test("a pair takes two places: a guest by name, and a member who still says yes", async () => {
    const bookingIdx = await scene.book(booker, slot, { playerCount: 4 });
    for (const id of [booker, golfer]) await scene.choose(id);
    await scene.openAnswer(booker, bookingIdx, { seats: 1 });
    const pair = await scene.request(golfer, { partner: { name: "손님" } });
    expect(code(await scene.ask(golfer, pair, bookingIdx))).toBe(5005);
    await scene.openAnswer(booker, bookingIdx, { seats: 2 });
    const asked = await scene.ask(golfer, pair, bookingIdx);
    const { askIdx } = asked.json.data as unknown as { askIdx: number };
    expect(code(await scene.answerAsk(booker, askIdx))).toBe(0);
    expect((await named(bookingIdx)).slice(1, 3)).toMatchObject([
      { memberIdx: golferIdx, hasAccepted: true },
      { memberIdx: null, name: "손님" },
    ]);
    await scene.setPolicy("C0570", { value2: "N" });
    expect(code(await scene.requestAnswer(golfer, { partner: { name: "손님" } }))).toBe(5007);
    expect(code(await scene.requestAnswer(golfer, { partner: { memberId: other } }))).toBe(0);
    expect(refusal(await scene.requestAnswer(golfer, { partner: { memberId: "nobody99" } }))).toEqual([
      9001,
      "VAL_FIELD",
      ["partner", "No active member was found."],
    ]);
  });

  test("the search seats who fits where the booker has left it to it, who asked first, and tells the others", async () => {
    const { bookingIdx, requestIdx } = await scene.openAndRequest({ isAutomatic: true });
    const others = await scene.request(other);
    await scene.ask(other, others, bookingIdx);
    await scene.ask(golfer, requestIdx, bookingIdx);
    await scene.search();
    expect((await named(bookingIdx)).map(({ memberIdx }) => memberIdx)).toEqual([100_001, 100_003, null]);
    expect(await told()).toContainEqual(["joinEnded", golferIdx]);
    expect((await scene.told()).filter(([event]) => event === "partyChanged")).toEqual([
      ["partyChanged", 100_001],
    ]);
  });

  test("who leaves gives the place back to the party", async () => {
    const { bookingIdx, askIdx } = await scene.asked();
    await scene.answerAsk(booker, askIdx);
    expect(code(await scene.answer(golfer, bookingIdx, "LEAVE"))).toBe(0);
    expect((await scene.join(booker)).bookings[0]?.party).toMatchObject({ freeSeats: 1 });
  });

  test("a party that is closed and opened again offers so many more places", async () => {
    const { bookingIdx, askIdx } = await scene.asked();
    await scene.answerAsk(booker, askIdx);
    expect(code(await scene.send(booker, "DELETE", `/ext/open-parties/${bookingIdx}`))).toBe(0);
    expect((await scene.join(booker)).bookings[0]).toMatchObject({ mostSeats: 2, party: null });
    expect((await scene.openAnswer(booker, bookingIdx, { seats: 2 })).json.data).toMatchObject({ seats: 3 });
    expect((await scene.join(booker)).bookings[0]?.party).toMatchObject({ seats: 3, freeSeats: 2 });
    expect(code(await scene.openAnswer(booker, bookingIdx, { seats: 2 }))).toBe(0);
    expect((await scene.join(booker)).bookings[0]?.party).toMatchObject({ seats: 2, freeSeats: 1 });
  });

  test.each([
    [
      "is moved to a day that was not asked for",
      async (bookingIdx: number) => {
        const [target = 0] = await scene.freeSlots("2026-12-09");
        await scene.send(booker, "PUT", `/reservation/sheet/lock/${target}`, {
          clubCode: "MS01",
          bookingIdx,
        });
        expect(code(await scene.bookHeld(booker, target, { playerCount: 3, bookingIdx }))).toBe(0);
      },
    ],
    [
      "is opened for others",
      async (bookingIdx: number) => {
        expect(
          code(await scene.openAnswer(booker, bookingIdx, { isAutomatic: true, levels: ["BEGINNER"] })),
        ).toBe(0);
      },
    ],
  ])(
    "a party that %s after somebody asked takes nobody in, and the golfer is told",
    async (_name, change) => {
      const { bookingIdx } = await scene.asked({ isAutomatic: true });
      await change(bookingIdx);
      const before = await named(bookingIdx);
      await scene.search();
      expect(await named(bookingIdx)).toEqual(before);
      expect(await told()).toContainEqual(["joinEnded", golferIdx]);
      expect((await scene.join(golfer)).requests[0]).toMatchObject({ state: "OPEN" });
    },
  );

  test("a booker who says yes to an ask of before a move seats nobody", async () => {
    const { bookingIdx, askIdx } = await scene.asked();
    const [target = 0] = await scene.freeSlots("2026-12-09");
    await scene.send(booker, "PUT", `/reservation/sheet/lock/${target}`, { clubCode: "MS01", bookingIdx });
    await scene.bookHeld(booker, target, { playerCount: 3, bookingIdx });
    const before = await named(bookingIdx);
    expect((await scene.answerAsk(booker, askIdx)).json.data).toMatchObject({ state: "ENDED" });
    expect(await named(bookingIdx)).toEqual(before);
  });

  test("a golfer who has a round of that hour by now is not seated, and the booking stays as it was", async () => {
    const { bookingIdx, askIdx } = await scene.asked();
    const before = await scene.bookingOf(bookingIdx);
    scene.goTo("11-26 10:00");
    await scene.book(golfer, otherSlot);
    expect((await scene.answerAsk(booker, askIdx)).json.data).toMatchObject({ state: "ENDED" });
    expect(await scene.bookingOf(bookingIdx)).toEqual(before);
  });
});

describe("what the search goes by", () => {
  test.each([
    ["level", { levels: ["LOW"] }],
    ["language", { languages: ["ja"] }],
  ])("a party for another %s does not fit", async (_name, wanted) => {
    const { bookingIdx, requestIdx } = await scene.openAndRequest(wanted);
    expect((await scene.join(golfer)).requests[0]?.parties).toEqual([]);
    expect(code(await scene.ask(golfer, requestIdx, bookingIdx))).toBe(5005);
  });

  test("pace, days and hours", async () => {
    const { bookingIdx } = await scene.openAndRequest({ pace: "BRISK" });
    expect((await scene.join(golfer)).requests[0]?.parties).toHaveLength(1);
    await scene.choose(golfer, { pace: "RELAXED" });
    expect((await scene.join(golfer)).requests[0]?.parties).toEqual([]);
    await scene.choose(golfer);
    for (const span of [{ toDate: "2026-12-15" }, { fromTime: "07:22" }, { toTime: "07:20" }]) {
      const requestIdx = await scene.request(other, span);
      expect(code(await scene.ask(other, requestIdx, bookingIdx))).toBe(5005);
      await scene.send(other, "DELETE", `/ext/join-requests/${requestIdx}`);
    }
  });

  test("a fit is told once, an ask is told to the booker once, each with the page in its own language", async () => {
    await scene.openAndRequest();
    await scene.search();
    await scene.search();
    expect(await told()).toEqual([["joinFound", golferIdx]]);
    const { requests } = await scene.join(golfer);
    await scene.ask(golfer, requests[0]?.requestIdx ?? 0, requests[0]?.parties[0]?.bookingIdx ?? 0);
    // Not in the call that asks: what it costs would tell who is shown to the booker.
    expect(await told()).toEqual([["joinFound", golferIdx]]);
    await scene.search();
    await scene.search();
    expect(await told()).toEqual([
      ["joinFound", golferIdx],
      ["joinAsked", 100_001],
    ]);
  });
});

describe("a not-with list", () => {
  /** All that a golfer can see and is told, before and after asking, with every number but their own masked by none. */
  async function seenByGolfer(isExcluded: boolean, isAutomatic: boolean) {
    await scene.reset();
    await scene.setPolicy("C0570", { value1: "Y", value2: "Y", value3: "60" });
    const { bookingIdx, requestIdx } = await scene.openAndRequest({ isAutomatic });
    if (isExcluded) await scene.send(booker, "POST", "/ext/join-exclusions", { memberId: golfer });
    const seen: unknown[] = [await scene.join(golfer)];
    await scene.search();
    seen.push((await scene.ask(golfer, requestIdx, bookingIdx)).json.data);
    if (!isAutomatic) await scene.search();
    seen.push(await scene.join(golfer), (await scene.ask(golfer, requestIdx, bookingIdx)).json.data);
    seen.push((await scene.told()).filter(([, memberIdx]) => memberIdx === golferIdx));
    const { exclusions: _own, ...mine } = await scene.join(golfer);
    return JSON.parse(JSON.stringify([...seen, mine]));
  }

  test("who is on it sees, is told and is refused exactly what a golfer whom nobody answers is", async () => {
    expect(await seenByGolfer(true, false)).toEqual(await seenByGolfer(false, false));
    expect(await seenByGolfer(true, true)).toEqual(await seenByGolfer(false, true));
  });

  test("the booker does not see who is on it, and accepts nobody by number", async () => {
    const { bookingIdx, askIdx } = await scene.asked();
    await scene.send(booker, "POST", "/ext/join-exclusions", { memberId: golfer });
    expect((await scene.join(booker)).bookings[0]?.asks).toEqual([]);
    expect(code(await scene.answerAsk(booker, askIdx))).toBe(2001);
    await scene.search();
    expect(await told()).not.toContainEqual(["joinAsked", 100_001]);
    expect((await named(bookingIdx)).some(({ memberIdx }) => memberIdx === golferIdx)).toBe(false);
  });

  test("it is kept for a companion of the party, for the partner of a pair, and by the search", async () => {
    const companion = [{ seq: 2, memberId: other }];
    const { bookingIdx, requestIdx } = await scene.openAndRequest(
      { isAutomatic: true },
      { players: companion },
    );
    await scene.send(other, "POST", "/ext/join-exclusions", { memberId: golfer });
    await scene.ask(golfer, requestIdx, bookingIdx);
    await scene.search();
    expect((await scene.join(golfer)).requests[0]?.parties[0]?.ask).toMatchObject({ state: "ASKED" });
    await scene.reset();
    await scene.setPolicy("C0570", { value1: "Y", value2: "Y", value3: "60" });
    const again = await scene.openAndRequest({ isAutomatic: true, seats: 2 });
    await scene.send(other, "POST", "/ext/join-exclusions", { memberId: booker });
    const pair = await scene.request(golfer, { partner: { memberId: other } });
    await scene.ask(golfer, pair, again.bookingIdx);
    await scene.search();
    expect((await named(again.bookingIdx)).map(({ memberIdx }) => memberIdx)).toEqual([100_001, null, null]);
  });

  test("who has somebody on the own list is not shown that party, and is not told of it", async () => {
    const { bookingIdx, requestIdx } = await scene.openAndRequest();
    const added = await scene.send(golfer, "POST", "/ext/join-exclusions", { memberId: booker });
    expect(added.json.data).toMatchObject({ name: "김*루" });
    expect((await scene.join(golfer)).requests[0]?.parties).toEqual([]);
    await scene.search();
    expect(await told()).toEqual([]);
    expect(code(await scene.ask(golfer, requestIdx, bookingIdx))).toBe(5005);
    const { exclusions } = await scene.join(golfer);
    const path = `/ext/join-exclusions/${exclusions[0]?.exclusionIdx}`;
    expect(code(await scene.send(other, "DELETE", path))).toBe(2001);
    expect(code(await scene.send(golfer, "DELETE", path))).toBe(0);
    expect((await scene.join(golfer)).requests[0]?.parties).toHaveLength(1);
  });

  test("an id that nobody has, the own one and a suspended member's are refused alike", async () => {
    await scene.choose(golfer);
    for (const memberId of ["nobody99", golfer]) {
      const answer = await scene.send(golfer, "POST", "/ext/join-exclusions", { memberId });
      expect(refusal(answer)).toEqual([9001, "VAL_FIELD", ["memberId", "No active member was found."]]);
    }
  });
});

describe("one act switches it off", () => {
  test("requests, asks and parties of the member end at once, and nobody is told or joined any more", async () => {
    const { bookingIdx, askIdx } = await scene.asked({ isAutomatic: true });
    expect(code(await scene.choose(golfer, { isOn: false }))).toBe(0);
    expect(await scene.join(golfer)).toMatchObject({ choice: { isOn: false }, requests: [], bookings: [] });
    expect(code(await scene.answerAsk(booker, askIdx))).toBe(2001);
    await scene.search();
    expect(await told()).toEqual([]);
    expect(code(await scene.requestAnswer(golfer))).toBe(5002);
    await scene.choose(golfer);
    expect((await scene.join(golfer)).requests).toEqual([]);
    await scene.choose(booker, { isOn: false });
    const requestIdx = await scene.request(golfer);
    expect(code(await scene.ask(golfer, requestIdx, bookingIdx))).toBe(5005);
  });
});

describe("C0570 and what is somebody else's", () => {
  test("off: nothing begins and nothing is joined, what is stored stays", async () => {
    const { requestIdx, bookingIdx, askIdx } = await scene.asked({ isAutomatic: true });
    await scene.setPolicy("C0570", { value1: "N" });
    expect(code(await scene.choose(other))).toBe(5001);
    expect(code(await scene.requestAnswer(golfer))).toBe(5001);
    expect(code(await scene.ask(golfer, requestIdx, bookingIdx))).toBe(5001);
    expect(code(await scene.answerAsk(booker, askIdx))).toBe(5001);
    await scene.search();
    expect((await named(bookingIdx)).some(({ memberIdx }) => memberIdx === golferIdx)).toBe(false);
    expect(await scene.join(golfer)).toMatchObject({ isOn: false, requests: [] });
    // Out is always open.
    expect(code(await scene.choose(golfer, { isOn: false }))).toBe(0);
  });

  test("the days ahead and the number of requests", async () => {
    await scene.choose(golfer);
    await scene.setPolicy("C0570", { value3: "20", value4: "2" });
    expect(refusal(await scene.requestAnswer(golfer))).toEqual([
      5004,
      "JOIN_SPAN",
      ["2026-11-23", "2026-12-13"],
    ]);
    const span = { toDate: "2026-12-13" };
    expect(code(await scene.requestAnswer(golfer, { ...span, fromDate: "2026-11-22" }))).toBe(5004);
    expect(code(await scene.requestAnswer(golfer, { ...span, fromTime: "13:00" }))).toBe(5004);
    for (let time = 0; time < 2; time += 1) expect(code(await scene.requestAnswer(golfer, span))).toBe(0);
    expect(refusal(await scene.requestAnswer(golfer, span))).toEqual([5003, "JOIN_LIMIT", ["2"]]);
  });

  test("another one's booking, request, ask and list entry are none", async () => {
    const { bookingIdx, requestIdx, askIdx } = await scene.asked();
    const answers = [
      await scene.openAnswer(golfer, bookingIdx),
      await scene.send(golfer, "DELETE", `/ext/open-parties/${bookingIdx}`),
      await scene.ask(other, requestIdx, bookingIdx),
      await scene.send(other, "DELETE", `/ext/join-requests/${requestIdx}`),
      await scene.send(other, "DELETE", `/ext/join-asks/${askIdx}`),
      await scene.answerAsk(golfer, askIdx),
      await scene.answerAsk(other, askIdx, "DECLINE"),
    ];
    expect(answers.map(code)).toEqual([2001, 2001, 2001, 2001, 2001, 2001, 2001]);
  });

  test("no more places than the flight has; a cancelled booking takes in nobody", async () => {
    const { bookingIdx, askIdx } = await scene.asked();
    expect(code(await scene.openAnswer(booker, bookingIdx, { seats: 3 }))).toBe(0);
    const full = [2, 3].map((seq) => ({ seq, name: `동반${seq}`, phoneNo: "010-0000-0101" }));
    // Who joins later is a place of those offered; whom the booker names is none.
    const named = [{ seq: 2, name: "동반1", phoneNo: "010-0000-0101" }];
    const edit = scene.inputOf(slot, { bookingIdx, playerCount: 3, players: named });
    expect(code(await scene.send(booker, "POST", "/reservation/booking", edit))).toBe(0);
    expect((await scene.join(booker)).bookings[0]).toMatchObject({ mostSeats: 2, party: { freeSeats: 2 } });
    expect(code(await scene.openAnswer(booker, bookingIdx, { seats: 3 }))).toBe(5006);
    const [free = 0] = await scene.freeSlots("2026-12-17");
    const next = await scene.book(booker, free, { playerCount: 4, players: full });
    expect(code(await scene.openAnswer(booker, next, { seats: 2 }))).toBe(5006);
    expect(code(await scene.openAnswer(booker, next, { seats: 1 }))).toBe(0);
    expect(code(await scene.cancel(booker, bookingIdx))).toBe(0);
    expect(code(await scene.answerAsk(booker, askIdx))).toBe(2001);
    expect(code(await scene.openAnswer(booker, bookingIdx))).toBe(5005);
  });

  test("the office sees who asked, masked without a reason, ends what waits for a reason, and counts", async () => {
    const { askIdx } = await scene.asked();
    const list = await scene.send("ssadmin1", "GET", "/ops/joins");
    expect(list.json.data).toMatchObject({
      list: [{ askIdx, memberName: "이*", bookerName: "김*루" }],
      total: 1,
    });
    const clear = await scene.send("ssadmin1", "GET", `/ops/joins?reason=${encodeURIComponent("확인")}`);
    expect(clear.json.data).toMatchObject({ list: [{ memberName: "이솔" }] });
    const ended = await scene.send("ssadmin1", "PUT", `/ops/joins/${askIdx}`, { reason: "문의" });
    expect(ended.json.data).toEqual({ askIdx, state: "ENDED" });
    expect(await told()).toEqual([["joinEnded", golferIdx]]);
    expect(code(await scene.send("ssadmin1", "PUT", `/ops/joins/${askIdx}`, { reason: "문의" }))).toBe(5005);
    const figures = await scene.send("ssadmin1", "GET", "/ops/join-figures");
    expect(figures.json.data).toMatchObject({ requests: 1, parties: 1 });
    const { months } = figures.json.data as unknown as { months: object[] };
    expect(months).toHaveLength(12);
    expect(months.at(-1)).toEqual({
      month: "2026-11",
      asked: 1,
      joined: 0,
      players: 0,
      proposed: 0,
      booked: 0,
    });
  });

  test("the use of one's data holds the own list and choices, and no list of another's", async () => {
    const { requestIdx } = await scene.asked();
    await scene.send(booker, "POST", "/ext/join-exclusions", { memberId: golfer });
    const exported = JSON.stringify((await scene.send(golfer, "GET", "/ext/data-export")).json);
    expect(exported).toContain(`"requestIdx":${requestIdx}`);
    expect(exported).toContain('"joinExclusions":[]');
    const rows = await jsonRows<{ n: number }>(scene.db, sql`select count(*)::int as n from join_exclusions`);
    expect(rows).toEqual([{ n: 1 }]);
  });
});
