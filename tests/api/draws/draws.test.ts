import { and, eq } from "drizzle-orm";
import {
  bookingPlayers,
  bookings,
  drawApplications,
  drawPosts,
  outbox,
  penalties,
  teeSlots,
  waitings,
} from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import {
  type DrawScene,
  drawScene,
  input,
  leeInput,
  moments,
  postIdx,
} from "../../support/scenes/draws/draw-scene";

const kim = 100_001;
const lee = 100_002;
const park = 100_003;
const suspended = 100_007;
const tanaka = 100_008;
const scene = await forFile(drawScene);

beforeEach(() => scene.reset());

const applyAs = async (memberIdx: number, extra: object = {}) =>
  (await scene.apply(memberIdx, input(extra))).json.data.drawIdx as number;

const failureOf = async (answer: ReturnType<DrawScene["apply"]>) => {
  const { fail } = (await answer).json;
  return [fail?.code, fail?.msgCode, fail?.msgVar];
};

describe("applying (domain.md R16)", () => {
  // seed 11 367
  test("a new application gets a number, a receipt and counts", async () => {
    const drawIdx = await applyAs(kim);
    expect(drawIdx).toBe(7007);
    const own = await scene.mine(kim);
    expect(own).toMatchObject({
      drawIdx,
      state: "10",
      players: [{ name: "김미루", memberIdx: kim, companionRef: null }],
      editable: true,
    });
    expect(own.receipt).toMatch(/^[0-9a-f]{64}$/);
    const list = await scene.send(kim, "GET", "/reservation/draw/posts");
    expect((list.json.data.list as object[])[0]).toMatchObject({ applicantCount: 7, myDrawIdx: drawIdx });
  });

  test("the same wish again is the same application, another one is 4503", async () => {
    const drawIdx = await applyAs(kim);
    expect(await applyAs(kim)).toBe(drawIdx);
    expect(await failureOf(scene.apply(kim, input({ playerCount: 3 })))).toEqual([4503, "DRAW_QUOTA", []]);
  });

  test("an edit with drawIdx changes choices, players and receipt", async () => {
    const drawIdx = await applyAs(kim);
    const { receipt } = await scene.mine(kim);
    const edited = await scene.apply(
      kim,
      input({ drawIdx, playerCount: 2, choices: leeInput.choices.slice(0, 1) }),
    );
    expect(edited.json.data).toEqual({ drawIdx, state: "10" });
    const own = await scene.mine(kim);
    expect(own).toMatchObject({ playerCount: 2, choices: leeInput.choices.slice(0, 1) });
    expect(own.receipt).not.toBe(receipt);
  });

  test("an edit of somebody else's application is not found", async () => {
    expect(await failureOf(scene.apply(kim, input({ drawIdx: 7002 })))).toEqual([2001, "NOT_FOUND", []]);
  });

  test("another member's path is forbidden, an unknown post not found", async () => {
    expect((await scene.send(kim, "GET", `/reservation/draw/${lee}/71`)).status).toBe(403);
    expect((await scene.send(kim, "GET", `/reservation/draw/posts/${lee}/71`)).status).toBe(403);
    expect((await scene.send(kim, "GET", `/my-reservation/draw/${lee}`)).status).toBe(403);
    expect((await scene.send(kim, "GET", `/reservation/draw/${kim}/999`)).status).toBe(404);
    expect((await scene.api.request("GET", "/reservation/draw/non-member/MS01/999")).status).toBe(404);
  });

  // seed 371
  test("both guest addresses answer alike, without the member's fields (A28)", async () => {
    const [one, other] = await Promise.all([
      scene.api.request("GET", "/reservation/draw/posts/non-member/MS01/71"),
      scene.api.request("GET", "/reservation/draw/non-member/MS01/71"),
    ]);
    expect(one.json.data).toEqual(other.json.data);
    expect(one.json.data).not.toHaveProperty("eligibility");
    expect(one.json.data).not.toHaveProperty("myDrawIdx");
  });

  test("a named member is told, may apply himself, and the other application loses him and is told", async () => {
    await applyAs(kim, { players: [{ memberIdx: kim }, { memberId: "parkbaram" }] });
    expect(await scene.told(park, "drawCompanionNamed")).toEqual([
      expect.objectContaining({ applicant: "김미루" }),
    ]);
    await applyAs(park);
    expect((await scene.mine(kim)).players).toEqual([{ name: "김미루", memberIdx: kim, companionRef: null }]);
    expect(await scene.told(kim, "drawCompanionLost")).toEqual([expect.objectContaining({ name: "박*람" })]);
  });
});

describe("refusals", () => {
  test.each([
    ["before the period", "2026-11-23T08:59"],
    ["from the second of closing on", moments.closing],
    ["after the draw", moments.draw],
  ])("4501 %s, by the server's clock, whatever the jobs have done", async (_when, clubTime) => {
    scene.goTo(clubTime);
    expect(await failureOf(scene.apply(kim))).toEqual([4501, "DRAW_PERIOD", []]);
  });

  test("4501 for a post that the job has closed, though the clock still says open", async () => {
    await scene.setPost({ state: "30" });
    expect(await failureOf(scene.apply(kim))).toEqual([4501, "DRAW_PERIOD", []]);
  });

  test.each([
    ["member type", 100_004, {}],
    ["identity document not yet checked at the desk", tanaka, {}],
    ["booking suspended", suspended, {}],
  ])("4502 for the %s", async (word, memberIdx) => {
    const { fail } = (await scene.send(memberIdx, "POST", "/reservation/draw?lang=en", input())).json;
    expect([fail?.code, fail?.msgCode, fail?.msgVar]).toEqual([4502, "DRAW_INELIGIBLE", [word]]);
  });

  test("4502 no more once the desk has checked the document", async () => {
    await scene.setMember(tanaka, { deskCheckedAt: scene.api.clock.now() });
    expect((await scene.apply(tanaka)).json.result).toBe(true);
  });

  test("4503 for a third post of the month; a withdrawn one gives the quota back (C0330 v2)", async () => {
    const post = await scene.post();
    for (const drawPostIdx of [72, 73]) await scene.db.insert(drawPosts).values({ ...post, drawPostIdx });
    const giveSlotsTo = (drawPostIdx: number) =>
      scene.db.update(teeSlots).set({ drawPostIdx }).where(eq(teeSlots.openType, "70"));
    const first = await applyAs(kim);
    await giveSlotsTo(72);
    await applyAs(kim, { drawPostIdx: 72 });
    await giveSlotsTo(73);
    expect(await failureOf(scene.apply(kim, input({ drawPostIdx: 73 })))).toEqual([4503, "DRAW_QUOTA", []]);
    const detail = await scene.send(kim, "GET", `/reservation/draw/posts/${kim}/73`);
    expect(detail.json.data.eligibility).toMatchObject({
      eligible: false,
      reasons: [{ code: 4503, reason: "QUOTA", until: null }],
      monthUsed: 2,
    });
    await scene.leave(kim, first);
    expect((await scene.apply(kim, input({ drawPostIdx: 73 }))).json.result).toBe(true);
  });

  test.each([
    ["is an applicant himself", [{ memberId: "leesol01" }], "이*"],
    ["is named twice", [{ memberId: "parkbaram" }, { memberId: "parkbaram" }], "박*람"],
  ])("4504 for a companion who %s", async (_who, players, name) => {
    expect(await failureOf(scene.apply(kim, input({ players })))).toEqual([4504, "DRAW_DUP_PERSON", [name]]);
  });

  test("4504 for a companion whom another application names", async () => {
    await applyAs(kim, { players: [{ memberId: "parkbaram" }] });
    await scene.setMember(100_009, { deskCheckedAt: scene.api.clock.now() });
    expect(await failureOf(scene.apply(100_009, input({ players: [{ memberId: "parkbaram" }] })))).toEqual([
      4504,
      "DRAW_DUP_PERSON",
      ["박*람"],
    ]);
  });

  const [first] = leeInput.choices;
  test.each([
    ["more than three", [1, 2, 3, 4].map((rank) => ({ ...first, rank, courseCode: rank > 2 ? null : "1" }))],
    ["a rank left out", [{ ...first, rank: 2 }]],
    ["the same twice", [first, { ...first, rank: 2 }]],
    ["a date that is not drawn", [{ ...first, playDate: "2026-12-21" }]],
    ["a band without a slot in the pool", [{ ...first, standbyTimeCode: "17" }]],
    ["an unknown band", [{ ...first, standbyTimeCode: "99" }]],
    ["a course that is not drawn", [{ ...first, courseCode: "2" }]],
  ])("4505 for %s", async (_what, choices) => {
    expect(await failureOf(scene.apply(kim, input({ choices })))).toEqual([4505, "DRAW_CHOICE", []]);
  });

  test("4203 for a party below the minimum", async () => {
    expect(await failureOf(scene.apply(kim, input({ playerCount: 1 })))).toEqual([
      4203,
      "RSV_PLAYERS",
      ["2", "4"],
    ]);
  });

  test("4506 for a confirmation of what is not won, or needs none", async () => {
    const confirm = { drawIdx: 7002, action: "CONFIRM" };
    expect(await failureOf(scene.apply(lee, confirm))).toEqual([4506, "DRAW_CONFIRM", []]);
    await scene.liveTo("announcement");
    expect(await failureOf(scene.apply(lee, confirm))).toEqual([4506, "DRAW_CONFIRM", []]);
  });

  test.each([
    ["between closing and draw", "closing"],
    ["between draw and announcement", "draw"],
    ["from the deadline on", "deadline"],
  ] as const)("4507 for leaving %s", async (_when, moment) => {
    await scene.liveTo(moment);
    expect(await failureOf(scene.leave(lee, 7002))).toEqual([4507, "DRAW_LATE", []]);
  });
});

// seed 228
describe("application states (domain.md 8.5)", () => {
  // seed 368
  test("10 withdraw → 80, the place is free to apply again", async () => {
    const drawIdx = await applyAs(kim);
    expect((await scene.leave(kim, drawIdx)).json.data).toEqual({ drawIdx, state: "80" });
    expect((await scene.leave(kim, drawIdx)).json.data).toEqual({ drawIdx, state: "80" });
    expect(await scene.mine(kim)).toBeNull();
    expect(await applyAs(kim)).not.toBe(drawIdx);
  });

  test("10 draw, ineligible now → 90 with the reason; told at the announcement", async () => {
    const drawIdx = await applyAs(kim);
    await scene.liveTo("closing");
    await suspend(kim);
    await scene.liveTo("draw");
    expect(await scene.application(drawIdx)).toMatchObject({ state: "90", stateReason: "SUSPENDED" });
    expect(await scene.mine(kim)).toMatchObject({ state: "10", stateReason: null });
    await scene.liveTo("announcement");
    expect(await scene.mine(kim)).toMatchObject({ state: "90", stateReason: "SUSPENDED", result: null });
    expect(await scene.told(kim, "drawIneligible")).toHaveLength(1);
  });

  test("10 draw, slot found → 20 with a hold on the slot", async () => {
    await scene.liveTo("draw");
    const { state, resultSheetIdx } = await scene.application(7001);
    expect(state).toBe("20");
    const sheet = await scene.send(kim, "GET", `/reservation/sheets/${kim}/20261219`);
    const slot = (sheet.json.data.slots as { sheetIdx: number; bookable: boolean }[]).find(
      (one) => one.sheetIdx === resultSheetIdx,
    );
    expect(slot).toMatchObject({ bookable: false });
  });

  test("10 draw, none → 50 when the club keeps no reserve list (C0360 v1)", async () => {
    await scene.shrinkPool(1);
    await scene.setPolicy("C0360", { value1: "N" });
    await scene.liveTo("draw");
    expect(await scene.application(7004)).toMatchObject({ state: "50", reserveNo: null });
  });

  test("20 announce, auto-confirm → 30 with a booking", async () => {
    await scene.liveTo("announcement");
    const { state, bookingIdx } = await scene.application(7001);
    expect(state).toBe("30");
    expect(await scene.booking(bookingIdx)).toMatchObject({ state: "10", reservationType: "30" });
  });

  test("20 confirm in manual mode, in time → 30, booking 80 → 10", async () => {
    await scene.setPolicy("C0370", { value1: "Y" });
    await scene.liveTo("announcement");
    expect(await scene.mine(lee)).toMatchObject({ state: "20", confirmable: true });
    const { bookingIdx } = await scene.application(7002);
    expect(await scene.booking(bookingIdx)).toMatchObject({ state: "80" });
    const confirmed = await scene.apply(lee, { drawIdx: 7002, action: "CONFIRM" });
    expect(confirmed.json.data).toEqual({ drawIdx: 7002, state: "30", bookingIdx });
    expect(await scene.booking(bookingIdx)).toMatchObject({ state: "10" });
  });

  test("20, 30 decline before the deadline → 60, booking 50 without penalty, twice is once", async () => {
    await scene.liveTo("announcement");
    const { bookingIdx } = await scene.application(7002);
    const answer = { drawIdx: 7002, state: "60", bookingReleased: bookingIdx };
    expect((await scene.leave(lee, 7002)).json.data).toEqual(answer);
    expect((await scene.leave(lee, 7002)).json.data).toEqual(answer);
    expect(await scene.booking(bookingIdx)).toMatchObject({ state: "50" });
    expect(await scene.db.select().from(penalties).where(eq(penalties.memberIdx, lee))).toEqual([]);
  });

  test("20 the deadline passes in manual mode → 70; the second time within 90 days costs a point (C0370 v4)", async () => {
    await scene.setPolicy("C0370", { value1: "Y" });
    const earlier = await scene.application(7002);
    await scene.liveTo("deadline");
    expect(await scene.application(7002)).toMatchObject({ state: "70" });
    expect(await scene.booking((await scene.application(7002)).bookingIdx)).toMatchObject({ state: "50" });
    const points = () => scene.db.select().from(penalties).where(eq(penalties.memberIdx, lee));
    expect(await points()).toEqual([]);

    await scene.reset();
    await scene.setPolicy("C0370", { value1: "Y" });
    await scene.db.insert(drawPosts).values({ ...(await scene.post()), drawPostIdx: 70, state: "70" });
    await scene.db.insert(drawApplications).values({
      ...earlier,
      drawIdx: 6900,
      drawPostIdx: 70,
      state: "70",
      confirmUntil: new Date("2026-10-01T17:00:00+09:00"),
    });
    await scene.liveTo("deadline");
    expect(await points()).toEqual([
      expect.objectContaining({ penaltyCode: "80", point: 1, fineAmount: "0" }),
    ]);
  });

  test("40 slot returned, choice fits → 30; who does not fit stays", async () => {
    await scene.shrinkPool(1);
    await scene.liveTo("announcement");
    const winner = await winnerOf();
    await scene.leave(winner.memberIdx, winner.drawIdx);
    const promoted = await winnerOf();
    expect(promoted.drawIdx).not.toBe(winner.drawIdx);
    expect(promoted).toMatchObject({ state: "30", resultSheetIdx: winner.resultSheetIdx });
    expect(await scene.told(promoted.memberIdx, "drawWon")).toHaveLength(1);
    // 7003 asks for that band with the second rank, 7004 only for the other day.
    expect(await scene.application(7004)).toMatchObject({ state: "40" });
  });

  test("40 at the release → 50, told, and waiting for a time where the club wants it (C0360 v2)", async () => {
    await scene.shrinkPool(1);
    await scene.liveTo("release");
    const lost = await scene.application(7004);
    expect(lost.state).toBe("50");
    expect(await scene.told(lost.memberIdx, "drawLost")).toHaveLength(1);
    const [waiting] = await scene.db.select().from(waitings).where(eq(waitings.memberIdx, lost.memberIdx));
    expect(waiting).toMatchObject({
      playDate: "2026-12-20",
      standbyTimeCodes: ["12", "13"],
      courseCodes: ["1"],
    });
  });

  test("40 at the release → 50 without a waiting entry where the club does not want it", async () => {
    await scene.shrinkPool(1);
    await scene.setPolicy("C0360", { value2: "N" });
    await scene.liveTo("release");
    expect(await scene.db.select().from(waitings).where(eq(waitings.memberIdx, 100_104))).toEqual([]);
  });
});

describe("limits and clashes at the draw (domain.md 7.9.4)", () => {
  test("a choice whose win would break the day's limit is passed over, and the result says so", async () => {
    await bookFor(lee, "2026-12-19", "13:13");
    await scene.liveTo("announcement");
    expect(await scene.mine(lee)).toMatchObject({
      state: "30",
      result: { rank: 2, playDate: "2026-12-20" },
      why: {
        turns: [
          { rank: 1, skipped: "RSV_DAY_LIMIT" },
          { rank: 2, skipped: null },
        ],
      },
    });
  });

  test("a round as an accepted companion bars the slots that lie too close (4208), another day stays", async () => {
    const [round] = await scene.db
      .select()
      .from(bookings)
      .where(eq(bookings.playDate, "2026-12-19"))
      .limit(1);
    if (!round) throw new Error("no booking that day");
    await scene.db
      .update(bookings)
      .set({ teeTime: "08:10" })
      .where(eq(bookings.bookingIdx, round.bookingIdx));
    restore.push(round);
    const seat = and(eq(bookingPlayers.bookingIdx, round.bookingIdx), eq(bookingPlayers.seq, 2));
    const seated = { memberIdx: lee, name: "이솔", memberType: "30", acceptedAt: scene.api.clock.now() };
    await scene.db.update(bookingPlayers).set(seated).where(seat);
    await scene.liveTo("announcement");
    expect(await scene.mine(lee)).toMatchObject({
      result: { rank: 2, playDate: "2026-12-20" },
      why: { turns: [{ rank: 1, skipped: "RSV_OVERLAP" }, { rank: 2 }] },
    });
    await scene.db.delete(bookingPlayers).where(eq(bookingPlayers.memberIdx, lee));
  });

  test("a win that a booking since the draw forbids lapses at the announcement, its slot goes to the next", async () => {
    await scene.liveTo("draw");
    const { resultSheetIdx } = await scene.application(7002);
    await bookFor(lee, "2026-12-19", "13:13");
    await scene.liveTo("announcement");
    expect(await scene.application(7002)).toMatchObject({
      state: "90",
      stateReason: "RSV_DAY_LIMIT",
      bookingIdx: null,
    });
    expect(await scene.slot(resultSheetIdx)).toMatchObject({ openType: "70" });
    expect(await scene.told(lee, "drawIneligible")).toHaveLength(1);
  });

  test("a winner who cancels as any booker does gives the slot to the reserve all the same", async () => {
    await scene.shrinkPool(1);
    await scene.liveTo("announcement");
    const winner = await winnerOf();
    const body = { bookingIdx: winner.bookingIdx, reasonCode: "C1", agreePenalty: false };
    expect((await scene.send(winner.memberIdx, "DELETE", "/reservation/cancel", body)).json.result).toBe(
      true,
    );
    await scene.run("draw-confirm-end");
    expect(await scene.application(winner.drawIdx)).toMatchObject({ state: "60" });
    expect((await winnerOf()).drawIdx).not.toBe(winner.drawIdx);
  });
});

test("the weight begins where the club's table says, and the preset for military courses allows four posts", async () => {
  const read = async () =>
    (await scene.send(kim, "GET", `/reservation/draw/posts/${kim}/71`)).json.data.eligibility;
  expect(await read()).toMatchObject({ weightPreview: 1.5, monthLimit: 2 });
  const { rows } = (await scene.staff("GET", "/ops/rules/draw-bases")).json.data as {
    rows: { memberType: string }[];
  };
  const change = (base: number) =>
    scene.staff("PUT", "/ops/rules/draw-bases", {
      rows: rows.map((row) => (row.memberType === "10" ? { ...row, base } : row)),
    });
  await change(2.5);
  await scene.setPolicy("C0010", { value4: "Y" });
  expect(await read()).toMatchObject({ weightPreview: 2.5, monthLimit: 4 });
  await change(1.5);
});

test("everybody hears one result, once, however often the announcement job runs", async () => {
  await scene.liveTo("announcement");
  const before = await scene.db.select().from(outbox);
  await scene.run();
  await scene.run();
  expect(await scene.db.select().from(outbox)).toHaveLength(before.length);
});

async function winnerOf() {
  const rows = await scene.db
    .select()
    .from(drawApplications)
    .where(eq(drawApplications.drawPostIdx, postIdx));
  const winner = rows.find(({ state }) => state === "30");
  if (!winner) throw new Error("nobody has won");
  return winner;
}

async function suspend(memberIdx: number): Promise<void> {
  const now = scene.api.clock.now();
  await scene.db.insert(penalties).values({
    clubIdx: 1,
    memberIdx,
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

/** A live booking of the member that day, wherever it comes from. */
async function bookFor(memberIdx: number, playDate: string, teeTime: string): Promise<void> {
  const [model] = await scene.db.select().from(bookings).where(eq(bookings.playDate, playDate)).limit(1);
  if (!model) throw new Error("no booking that day");
  await scene.db
    .update(bookings)
    .set({ memberIdx, teeTime, state: "10" })
    .where(eq(bookings.bookingIdx, model.bookingIdx));
  restore.push(model);
}

const restore: (typeof bookings.$inferSelect)[] = [];
afterEach(async () => {
  for (const row of restore.splice(0)) {
    await scene.db.update(bookings).set(row).where(eq(bookings.bookingIdx, row.bookingIdx));
  }
});
