import { and, eq, sql } from "drizzle-orm";
import { auditRecords, bookings, drawApplications, teeSlots } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { checkProof, type DrawRecord } from "@/lib/shared/draws/draw-proof";
import { forFile } from "../../support/for-file";
import { type DrawScene, drawScene, postIdx } from "../../support/scenes/draws/draw-scene";

type Rehearsal = CallOutput<"POST /ops/draws/{id}/rehearse">;
type Detail = CallOutput<"GET /ops/draws/{id}">;
type Pool = CallOutput<"GET /ops/draw-pool">;

const committed = "3f2a9c51d8e7460b9a1c4e5d6f708192";
const unchangedTables = [
  "draw_posts",
  "draw_applications",
  "tee_slots",
  "slot_locks",
  "bookings",
  "outbox",
  "waitings",
];
const scene = await forFile(drawScene);

beforeEach(() => scene.reset());

const rehearse = (query = "") => scene.staff("POST", `/ops/draws/71/rehearse${query}`);
const detail = async () => (await scene.staff("GET", "/ops/draws/71")).json.data as unknown as Detail;
const failOf = (answer: Awaited<ReturnType<DrawScene["staff"]>>) => answer.json.fail?.code;

/** Every row of the tables that a draw touches, as one text each. */
async function everything() {
  const prints: unknown[] = [];
  for (const table of unchangedTables) {
    const print = sql.raw(`select md5(string_agg(t::text, '|' order by t::text)) from ${table} t`);
    const { rows } = (await scene.db.execute(print)) as { rows: object[] };
    prints.push(rows[0]);
  }
  expect(JSON.stringify(prints)).toMatch(/"md5":"[0-9a-f]{32}"/);
  return JSON.stringify(prints);
}

describe("a rehearsal", () => {
  test.each(["before closing", "after closing"] as const)(
    "%s changes no row and neither uses nor shows the committed seed",
    async (moment) => {
      if (moment === "after closing") await scene.liveTo("closing");
      const before = await everything();
      const answer = await rehearse();
      const rehearsal = answer.json.data as unknown as Rehearsal;
      expect(answer.json.fail).toBeUndefined();
      expect(await everything()).toBe(before);
      expect(rehearsal).toMatchObject({ won: 6, reserve: 0, isClosed: moment === "after closing" });
      expect(rehearsal.trialSeed).toMatch(/^rehearsal-[0-9a-f]{32}$/);
      const records = await scene.db
        .select()
        .from(auditRecords)
        .where(eq(auditRecords.entity, "draw"))
        .orderBy(auditRecords.auditIdx);
      expect(records.at(-1)).toMatchObject({ action: "VIEW", after: { rehearsal: true, won: 6 } });
      expect(JSON.stringify([answer.json, records])).not.toContain(committed);
    },
  );

  test("draws lots anew each time, so that it foretells nothing", async () => {
    const orders = new Set<string>();
    for (let turn = 0; turn < 6; turn += 1) {
      const { results } = (await rehearse()).json.data as unknown as Rehearsal;
      orders.add(results.map(({ drawIdx }) => drawIdx).join(" "));
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test("says what weights are made of, how full the bands get and who would be left over", async () => {
    await scene.shrinkPool(2);
    const { won, reserve, results, bands } = (await rehearse()).json.data as unknown as Rehearsal;
    expect([won, reserve]).toEqual([2, 4]);
    expect(results.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(results.find(({ drawIdx }) => drawIdx === 7001)).toMatchObject({
      weight: 1.5,
      factors: { base: 1.5, losses: 0, wins: 0, points: 0 },
    });
    expect(bands.reduce((sum, { filled }) => sum + filled, 0)).toBe(2);
  });

  test("masks names unless a reason is given, which goes on record; who may not take part is told apart", async () => {
    await scene.setMember(100_101, { state: "30" });
    const masked = (await rehearse()).json.data as unknown as Rehearsal;
    expect(masked.ineligible).toEqual([
      { drawIdx: 7001, memberIdx: 100_101, memberName: "윤*람", reason: "STATE" },
    ]);
    const named = (await rehearse("?reason=Committee+asks")).json.data as unknown as Rehearsal;
    expect(named.ineligible[0]?.memberName).toBe("윤가람");
    const records = await scene.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.entity, "draw"))
      .orderBy(auditRecords.auditIdx);
    expect(records.at(-1)).toMatchObject({ reason: "Committee asks", after: { isMasked: false } });
  });

  test("is refused before applications (4501) and once it is drawn (4507)", async () => {
    await scene.setPost({ state: "90" });
    expect(failOf(await rehearse())).toBe(4501);
    await scene.reset();
    await scene.liveTo("draw");
    expect(failOf(await rehearse())).toBe(4507);
  });
});

describe("a reserve that staff promote", () => {
  const promote = (drawIdx: number, sheetIdx: number, reason = "The winner called") =>
    scene.staff("POST", "/ops/draws/71/promote", { drawIdx, sheetIdx, reason });

  /** An announced draw of two slots, both free again, and its reserves: no automatic step has run since. */
  async function withFreeSlots() {
    await scene.shrinkPool(2);
    await scene.liveTo("announcement");
    const winners = await scene.db.select().from(drawApplications).where(eq(drawApplications.state, "30"));
    for (const { bookingIdx } of winners) {
      await scene.db
        .update(bookings)
        .set({ state: "50" })
        .where(eq(bookings.bookingIdx, bookingIdx ?? 0));
    }
    const { freeSlots, applications } = await detail();
    const reserves = applications.filter(({ state }) => state === "40");
    return {
      freeSlots,
      last: reserves.reduce((one, other) => ((one.reserveNo ?? 0) > (other.reserveNo ?? 0) ? one : other)),
    };
  }

  test("gets the booking, hears of it, and the proof lists it and still computes", async () => {
    const { freeSlots, last } = await withFreeSlots();
    const sheetIdx = freeSlots[0]?.sheetIdx ?? 0;
    const answer = await promote(last.drawIdx, sheetIdx);
    expect(answer.json.data).toEqual({ drawPostIdx: 71, state: "60", amendments: 1 });
    const application = await scene.application(last.drawIdx);
    expect(application).toMatchObject({ state: "30", resultSheetIdx: sheetIdx, resultRank: null });
    expect(await scene.booking(application.bookingIdx)).toMatchObject({
      sheetIdx,
      state: "10",
      reservationType: "30",
    });
    expect(await scene.told(last.memberIdx, "drawWon")).toHaveLength(1);
    const proof = await scene.proof();
    expect(proof.amendments).toEqual([
      {
        kind: "PROMOTE",
        plannedAt: null,
        at: expect.any(String),
        reason: "The winner called",
        moves: [{ drawIdx: last.drawIdx, from: null, to: sheetIdx }],
      },
    ]);
    expect(await checkProof({ ...proof, beacon: null } as unknown as DrawRecord)).toEqual([]);
    const { amendments, freeSlots: left } = await detail();
    expect(amendments[0]).toMatchObject({ kind: "PROMOTE", reason: "The winner called" });
    expect(left.map((slot) => slot.sheetIdx)).not.toContain(sheetIdx);
  });

  test("is refused for a slot that is taken (4201), for who has moved up (4507), and nothing is listed", async () => {
    const { freeSlots, last } = await withFreeSlots();
    const [first, second] = freeSlots.map(({ sheetIdx }) => sheetIdx);
    await promote(last.drawIdx, first ?? 0);
    const { applications } = await detail();
    const other = applications.find(({ state }) => state === "40")?.drawIdx ?? 0;
    expect(failOf(await promote(other, first ?? 0))).toBe(4201);
    expect(failOf(await promote(last.drawIdx, second ?? 0))).toBe(4507);
    expect((await scene.post()).amendments).toHaveLength(1);
  });

  test("is refused before the announcement (4507), after the release (2001 or 4507) and for a foreign slot (2001)", async () => {
    await scene.shrinkPool(2);
    await scene.liveTo("draw");
    const [reserve] = await scene.db.select().from(drawApplications).where(eq(drawApplications.state, "40"));
    const [slot] = await scene.db.select().from(teeSlots).where(eq(teeSlots.drawPostIdx, postIdx));
    const drawIdx = reserve?.drawIdx ?? 0;
    expect(failOf(await promote(drawIdx, slot?.sheetIdx ?? 0))).toBe(4507);
    const [foreign] = await scene.db
      .select()
      .from(teeSlots)
      .where(and(eq(teeSlots.playDate, "2026-12-19"), eq(teeSlots.openType, "10")));
    expect(failOf(await promote(drawIdx, foreign?.sheetIdx ?? 0))).toBe(2001);
    await scene.liveTo("release");
    expect(failOf(await promote(drawIdx, slot?.sheetIdx ?? 0))).toBe(4507);
  });

  test("is refused for who may not play now, with the rule's own code", async () => {
    const { freeSlots, last } = await withFreeSlots();
    await scene.setMember(last.memberIdx, { state: "30" });
    expect(failOf(await promote(last.drawIdx, freeSlots[0]?.sheetIdx ?? 0))).toBe(4502);
    expect(await scene.application(last.drawIdx)).toMatchObject({ state: "40" });
  });
});

describe("the pool before it is saved", () => {
  const pool = async (query: string) =>
    (await scene.staff("GET", `/ops/draw-pool?${query}`)).json.data as unknown as Pool;
  const input = "playDates=2027-01-02,2027-01-03&periods=1&courseCodes=1,2";

  test("names what a saved post then keeps, and lays no sheet", async () => {
    const before = await everything();
    const seen = await pool(input);
    expect(await everything()).toBe(before);
    const free = seen.days.reduce((sum, day) => sum + day.free, 0);
    expect(seen.cells.reduce((sum, cell) => sum + cell.free, 0)).toBe(free);
    const created = await scene.staff("POST", "/ops/draws", {
      title: "New year",
      contents: "",
      playDates: ["2027-01-02", "2027-01-03"],
      periods: ["1"],
      courseCodes: ["1", "2"],
      memberTypes: ["10"],
    });
    const { slotCount, drawPostIdx } = created.json.data as { slotCount: number; drawPostIdx: number };
    expect(slotCount).toBe(free);
    expect((await pool(input)).days.map((day) => day.free)).toEqual([0, 0]);
    const own = await pool(`${input}&drawPostIdx=${drawPostIdx}`);
    expect(own.days.reduce((sum, day) => sum + day.free, 0)).toBe(free);
  });

  test("names the days that have opened and the slots that are booked", async () => {
    const [model] = await scene.db.select().from(bookings).limit(1);
    const [slot] = await scene.db
      .select()
      .from(teeSlots)
      .where(
        and(eq(teeSlots.playDate, "2027-01-02"), eq(teeSlots.courseCode, "1"), eq(teeSlots.period, "1")),
      );
    if (!model || !slot) throw new Error("no sheet");
    const { sheetIdx, playDate, teeTime, courseCode } = slot;
    const place = { sheetIdx, playDate, teeTime, courseCode };
    const booking = { ...model, ...place, bookingIdx: 599_002, rsvNo: "270102-99998", state: "10" as const };
    await scene.db.insert(bookings).values(booking);
    const seen = await pool("playDates=2026-12-19,2027-01-02&periods=1&courseCodes=1");
    expect(seen.days.map((day) => day.hasOpened)).toEqual([true, false]);
    expect(seen.booked).toContainEqual({ playDate, teeTime, courseCode });
  });
});

test("an edit's languages are the whole of it: one that is left out is gone, the caller's own stays", async () => {
  const created = await scene.staff("POST", "/ops/draws", {
    title: "New year",
    contents: "",
    playDates: ["2027-01-02"],
    periods: ["1"],
    courseCodes: ["1"],
    memberTypes: ["10"],
    i18n: { ko: { title: "신년", contents: "" }, ja: { title: "新年", contents: "" } },
  });
  const { drawPostIdx } = created.json.data as { drawPostIdx: number };
  const i18n = { ja: { title: "新春", contents: "" } };
  await scene.staff("PUT", `/ops/draws/${drawPostIdx}`, { i18n });
  const { texts } = await scene.post(drawPostIdx);
  expect(Object.keys(texts).sort()).toEqual(["en", "ja"]);
  expect(texts.ja?.title).toBe("新春");
});

test("who runs the draw at its hour closes the list that the clock has closed already", async () => {
  scene.goTo("2026-11-27T10:00");
  const run = await scene.staff("POST", "/ops/draws/71/run");
  expect(run.json.data).toMatchObject({ state: "40", won: 6, drawnAt: "2026-11-27T10:00:00+09:00" });
});

test("why a draw was called off stands in its proof", async () => {
  await scene.staff("POST", "/ops/draws/71/cancel", { reason: "Greens are closed" });
  expect((await scene.proof()).cancelReason).toBe("Greens are closed");
});
