import { eq } from "drizzle-orm";
import { bookings, drawApplications, drawPosts, penalties } from "@/lib/club-api/db/tables";
import { checkProof, type DrawRecord } from "@/lib/shared/draws/draw-proof";
import { checkByScript } from "../../support/draws/draw-script";
import { forFile } from "../../support/for-file";
import { forged } from "../../support/forge";
import { at, drawScene, leeInput, postIdx } from "../../support/scenes/draws/draw-scene";

const lee = 100_002;
const seed = "3f2a9c51d8e7460b9a1c4e5d6f708192";
const scene = await forFile(drawScene);

beforeEach(async () => {
  await scene.reset();
  await addHistories();
});

/** The histories behind the weights of domain.md 14.3: 7005 lost four times, 7003 twice, 7004 won, 7006 has two points. */
async function addHistories(): Promise<void> {
  const past = await scene.post();
  for (const [place, { lost, won }] of [
    { lost: [100_105], won: [] },
    { lost: [100_105], won: [] },
    { lost: [100_105, 100_103], won: [] },
    { lost: [100_105, 100_103], won: [100_104] },
  ].entries()) {
    const drawAt = at(`2026-11-0${place + 1}T10:00`);
    const drawPostIdx = 61 + place;
    await scene.db.insert(drawPosts).values({ ...past, drawPostIdx, drawAt, state: "70" });
    for (const memberIdx of [...lost, ...won]) {
      const [model] = await scene.db
        .select()
        .from(drawApplications)
        .where(eq(drawApplications.memberIdx, memberIdx));
      if (!model) throw new Error("no model");
      const state = won.includes(memberIdx) ? ("30" as const) : ("50" as const);
      const drawIdx = 6000 + place * 10 + (memberIdx % 10);
      await scene.db.insert(drawApplications).values({ ...model, drawIdx, drawPostIdx, state });
    }
  }
  const since = at("2026-10-01T10:00");
  await scene.db.insert(penalties).values({
    clubIdx: 1,
    memberIdx: 100_106,
    penaltyCode: "70",
    point: 2,
    finePercent: 0,
    fineAmount: "0",
    suspendFrom: since,
    suspendTo: since,
    state: "40",
    createdAt: since,
    updatedAt: since,
  });
}

describe("F7, word for word", () => {
  // seed 366 369 370
  test("R13 and R14: six have applied, member 100002 is eligible with weight 1.0", async () => {
    const list = await scene.api.request("GET", "/reservation/draw/posts?clubCode=MS01&state=20&lang=ko");
    expect(list.json.data).toMatchObject({ total: 1, page: 1, size: 10 });
    expect((list.json.data.list as object[])[0]).toEqual({
      drawPostIdx: 71,
      title: "12월 3주 주말 추첨",
      playDates: ["2026-12-19", "2026-12-20"],
      periods: ["1"],
      courseCodes: ["1"],
      slotCount: 32,
      memberTypes: ["10", "13", "11", "12", "20", "30"],
      applyFrom: "2026-11-23T09:00:00+09:00",
      applyTo: "2026-11-26T17:00:00+09:00",
      drawAt: "2026-11-27T10:00:00+09:00",
      announceAt: "2026-11-27T14:00:00+09:00",
      confirmUntil: "2026-11-30T17:00:00+09:00",
      releaseAt: "2026-12-01T09:00:00+09:00",
      state: "20",
      stateName: "접수중",
      applicantCount: 6,
      myDrawIdx: null,
    });
    const detail = await scene.send(lee, "GET", `/reservation/draw/posts/${lee}/71?lang=ko`);
    expect(detail.json.data).toMatchObject({
      contents: "<p>당첨자는 자동 예약됩니다.</p>",
      maxChoices: 3,
      minPlayers: 2,
      mode: "WEIGHTED",
      seedHash: "d898e89dc9b5ff74fc33b71f43e6a38719424f45abf95bf5e9a5af5c72254d24",
      seed: null,
      state: "20",
      eligibility: { eligible: true, reasons: [], monthUsed: 0, monthLimit: 2, weightPreview: 1 },
    });
    expect((detail.json.data.bands as object[]).slice(0, 2)).toEqual([
      { playDate: "2026-12-19", standbyTimeCode: "12", courseCode: "1", slots: 9, firstChoices: 4 },
      { playDate: "2026-12-19", standbyTimeCode: "13", courseCode: "1", slots: 7, firstChoices: 1 },
    ]);
  });

  // seed 349
  test("R16 answers 7002, R15 and Y15 show it", async () => {
    expect((await scene.apply(lee, leeInput)).json.data).toEqual({ drawIdx: 7002, state: "10" });
    const mine = await scene.send(lee, "GET", `/reservation/draw/${lee}/71?lang=ko`);
    expect(mine.json.data).toMatchObject({
      drawIdx: 7002,
      drawPostIdx: 71,
      state: "10",
      stateName: "신청",
      choices: leeInput.choices,
      playerCount: 4,
      players: [
        { name: "이솔", memberIdx: lee },
        { name: "동반1", memberIdx: null },
      ],
      weight: null,
      drawKey: null,
      result: null,
      reserveNo: null,
      bookingIdx: null,
      editable: true,
      why: null,
    });
    const all = await scene.send(lee, "GET", `/my-reservation/draw/${lee}?lang=ko`);
    expect(all.json.data).toMatchObject({
      list: [{ drawIdx: 7002, title: "12월 3주 주말 추첨", state: "10", result: null, reserveNo: null }],
      total: 1,
    });
  });

  test("27 Nov 10:00 draws by the keys of 14.3, and nobody sees it yet", async () => {
    await scene.liveTo("draw");
    const rows = await scene.db
      .select()
      .from(drawApplications)
      .where(eq(drawApplications.drawPostIdx, postIdx))
      .orderBy(drawApplications.drawKey);
    expect(
      rows.map(({ drawIdx, weight, drawKey }) => [drawIdx, weight?.toFixed(6), drawKey?.toFixed(9)]),
    ).toEqual([
      [7001, "1.500000", "0.123306343"],
      [7005, "2.441406", "0.165418762"],
      [7006, "0.960000", "0.209716065"],
      [7002, "1.000000", "0.464868424"],
      [7003, "1.875000", "0.677460212"],
      [7004, "0.750000", "3.381686717"],
    ]);
    const times = [];
    for (const { resultSheetIdx } of rows) times.push((await scene.slot(resultSheetIdx))?.teeTime);
    expect(times.slice(0, 4)).toEqual(["07:00", "07:07", "07:14", "07:21"]);
    expect(await scene.mine(lee)).toMatchObject({
      state: "10",
      weight: null,
      drawKey: null,
      result: null,
      why: null,
    });
    expect((await scene.proof()).seed).toBeNull();
  });

  test("14:00 announces: bookings of type 30, R15 with the result, the seed in R14, everybody told", async () => {
    await scene.liveTo("announcement");
    const mine = await scene.mine(lee);
    expect(mine).toMatchObject({
      drawIdx: 7002,
      state: "30",
      weight: 1,
      drawKey: 0.464868424,
      result: { rank: 1, playDate: "2026-12-19", teeTime: "07:21", courseCode: "1" },
      reserveNo: null,
      editable: false,
      declineUntil: "2026-11-30T17:00:00+09:00",
      why: { order: 4, of: 6, turns: [{ rank: 1, free: 6, skipped: null }] },
    });
    const booking = await scene.booking(mine.bookingIdx as number);
    expect(booking).toMatchObject({
      reservationType: "30",
      state: "10",
      memberIdx: lee,
      teeTime: "07:21",
      playerCount: 4,
      drawIdx: 7002,
      income: "80",
    });
    const detail = await scene.api.request("GET", "/reservation/draw/posts/non-member/MS01/71");
    expect(detail.json.data).toMatchObject({ seed, state: "60" });
    expect((await scene.post()).state).toBe("60");
    expect(await scene.told(lee, "drawWon")).toEqual([
      {
        club: "미르솔 컨트리클럽",
        date: "2026.12.19 (토)",
        time: "07:21",
        course: "미르",
        until: "2026.11.30 (월) 17:00",
      },
    ]);
    expect(await scene.told(lee, "booked")).toEqual([]);
  });

  test("R17 by 30 Nov 17:00 is free, 1 Dec 09:00 opens what is left", async () => {
    await scene.liveTo("announcement");
    const { bookingIdx, resultSheetIdx } = await scene.application(7002);
    scene.goTo("2026-11-30T16:59");
    const left = await scene.leave(lee, 7002);
    expect(left.json.data).toEqual({ drawIdx: 7002, state: "60", bookingReleased: bookingIdx });
    expect(await scene.booking(bookingIdx)).toMatchObject({ state: "50" });
    expect(await scene.slot(resultSheetIdx)).toMatchObject({ openType: "70" });
    await scene.liveTo("release");
    expect((await scene.post()).state).toBe("70");
    expect(await scene.slot(resultSheetIdx)).toMatchObject({ openType: "10" });
  });

  test("a day that has closed since the draw is played by no winner, who is told why", async () => {
    await scene.liveTo("draw");
    const closed = { date: "2026-12-19", dateName: "Course repair", holidayType: "51" };
    expect((await scene.send("staff", "POST", "/ops/holidays", closed)).json.result).toBe(true);
    await scene.liveTo("announcement");
    expect(await scene.mine(lee)).toMatchObject({ state: "90", stateReason: "RSV_CLOSED_DAY" });
    const won = await scene.db.select().from(bookings).where(eq(bookings.reservationType, "30"));
    expect(won.filter(({ playDate }) => playDate === "2026-12-19")).toEqual([]);
  });

  test("with three slots the fourth is reserve 1 and gets what is declined", async () => {
    await scene.shrinkPool(3);
    await scene.db
      .update(drawApplications)
      .set({ choices: leeInput.choices.slice(0, 1) })
      .where(eq(drawApplications.drawPostIdx, postIdx));
    await scene.liveTo("announcement");
    expect(await scene.mine(lee)).toMatchObject({ state: "40", reserveNo: 1, result: null });
    expect(await scene.told(lee, "drawReserve")).toEqual([
      { club: "미르솔 컨트리클럽", title: "12월 3주 주말 추첨", number: "1" },
    ]);
    expect((await scene.leave(100_105, 7005)).json.data).toMatchObject({ state: "60" });
    expect(await scene.mine(lee)).toMatchObject({
      state: "30",
      result: { rank: 1, playDate: "2026-12-19", teeTime: "07:07", courseCode: "1" },
      declineUntil: "2026-11-28T14:00:00+09:00",
    });
    expect(await scene.application(7003)).toMatchObject({ state: "40", reserveNo: 2 });
  });
});

describe("the published proof", () => {
  const record = async () => {
    const proof = await scene.proof();
    return { ...proof, beacon: null } as unknown as DrawRecord;
  };

  test("shows hashes first, the list from closing, everything once announced", async () => {
    expect(await scene.proof()).toMatchObject({
      ruleVersion: 1,
      seedHash: "d898e89dc9b5ff74fc33b71f43e6a38719424f45abf95bf5e9a5af5c72254d24",
      listHash: null,
      receipts: null,
      pool: null,
      seed: null,
      entries: null,
      results: null,
    });
    await scene.liveTo("closing");
    const closed = await scene.proof();
    expect(closed).toMatchObject({ state: "30", seed: null, entries: null });
    expect(closed.receipts).toHaveLength(6);
    expect(closed.pool).toHaveLength(32);
    expect(closed.receipts).toContain((await scene.mine(lee)).receipt);
    await scene.liveTo("announcement");
    const after = await scene.proof();
    expect(after).toMatchObject({
      seed,
      listHash: closed.listHash,
      receipts: closed.receipts,
      amendments: [],
    });
    expect(JSON.stringify(after)).not.toContain("100002");
  });

  test.each([1, 2] as const)("of rule version %i proves itself", async (ruleVersion) => {
    await scene.setPost({ ruleVersion });
    await scene.liveTo("announcement");
    expect(await checkProof(await record())).toEqual([]);
  });

  test.each([1, 2] as const)(
    "of rule version %i is drawn again by the script to download",
    async (ruleVersion) => {
      await scene.setPost({ ruleVersion });
      const early = checkByScript(await scene.proof());
      expect([early.status, early.stderr]).toEqual([1, expect.stringContaining("No results in this file")]);
      await scene.liveTo("announcement");
      const proof = await scene.proof();
      expect(proof.formulas).toMatchObject({ key: expect.stringContaining("-ln(u) / weight") });
      expect(checkByScript(proof).checks).toEqual({ secret: true, list: true, order: true });
    },
  );

  test("another seed, list, entry, weight or result is found out", async () => {
    await scene.setPost({ ruleVersion: 2 });
    await scene.liveTo("announcement");
    const real = await record();
    const [first, ...rest] = real.entries;
    if (!first) throw new Error("no entry");
    const swapped = real.results.map((result, place) => ({
      ...result,
      won: real.results[(place + 1) % 6]?.won ?? null,
    }));
    expect(await checkProof({ ...real, seed: forged(real.seed, -1) })).toEqual(["SEED", "RESULTS"]);
    expect(await checkProof({ ...real, receipts: real.receipts.slice(1) })).toEqual(["RECEIPTS", "LIST"]);
    const favoured = { ...first, factors: { ...first.factors, losses: 4 } };
    expect(await checkProof({ ...real, entries: [favoured, ...rest] })).toEqual(["RECEIPTS", "RESULTS"]);
    const moved = { ...first, choices: [{ ...first.choices[0], playDate: "2026-12-20" }] } as typeof first;
    expect(await checkProof({ ...real, entries: [moved, ...rest] })).toContain("RECEIPTS");
    expect(await checkProof({ ...real, results: swapped })).toEqual(["RESULTS"]);
  });

  test("odds are live: one more application shows at once", async () => {
    const odds = async () => (await scene.api.request("GET", "/ext/draws/71/odds")).json.data;
    expect(await odds()).toMatchObject({ slotCount: 32, applicantCount: 6, state: "20" });
    await scene.apply(100_001, { ...leeInput, players: [] });
    const after = await odds();
    expect(after.applicantCount).toBe(7);
    expect((after.bands as object[])[0]).toEqual({
      playDate: "2026-12-19",
      standbyTimeCode: "12",
      courseCode: "1",
      slots: 9,
      firstChoices: 5,
      choices: 6,
    });
  });
});
