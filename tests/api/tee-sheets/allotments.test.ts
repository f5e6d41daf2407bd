import { eq, inArray } from "drizzle-orm";
import { teeSlots } from "@/lib/club-api/db/tables";
import { type DrawScene, drawScene } from "../../support/scenes/draws/draw-scene";
import { type TeamScene, teamScene } from "../../support/scenes/team-scene";

/* A slot that is kept for some member types (60) is that again when a draw or a team gives it back (domain.md 6 `TeeSlot`). */

const memberTypes = ["10", "13"];

describe("taken into a draw", () => {
  let scene: DrawScene;
  let sheetIdxs: number[];

  beforeAll(async () => {
    scene = await drawScene();
  }, 60_000);
  beforeEach(async () => {
    await scene.reset();
    await scene.staff("POST", "/ops/sheets/generate", { from: "2027-01-02", to: "2027-01-02" });
    const day = await scene.db.select().from(teeSlots).where(eq(teeSlots.playDate, "2027-01-02"));
    sheetIdxs = day
      .filter(({ courseCode }) => courseCode === "1")
      .map(({ sheetIdx }) => sheetIdx)
      .sort((one, other) => one - other)
      .slice(0, 2);
    await give({ openType: "60", memberTypes });
  });
  afterAll(() => scene.close());

  const give = (change: Partial<typeof teeSlots.$inferInsert>) =>
    scene.db
      .update(teeSlots)
      .set(change)
      .where(inArray(teeSlots.sheetIdx, sheetIdxs.slice(0, 1)));
  const newPost = {
    title: "New year draw",
    contents: "",
    playDates: ["2027-01-02"],
    periods: ["1"],
    courseCodes: ["1"],
    memberTypes: ["10", "30"],
    applyFrom: "2026-12-07T09:00:00+09:00",
    applyTo: "2026-12-10T17:00:00+09:00",
    drawAt: "2026-12-11T10:00:00+09:00",
    announceAt: "2026-12-11T14:00:00+09:00",
    releaseAt: "2026-12-15T09:00:00+09:00",
  };
  const create = async () =>
    (await scene.staff("POST", "/ops/draws", newPost)).json.data.drawPostIdx as number;
  const typesOf = async () => {
    const rows = await scene.db
      .select()
      .from(teeSlots)
      .where(inArray(teeSlots.sheetIdx, sheetIdxs))
      .orderBy(teeSlots.sheetIdx);
    return rows.map((row) => [row.openType, row.memberTypes, row.drawPostIdx]);
  };

  test("and given back when it is cancelled", async () => {
    const drawPostIdx = await create();
    expect((await typesOf()).map(([openType]) => openType)).toEqual(["70", "70"]);
    await scene.staff("POST", `/ops/draws/${drawPostIdx}/cancel`, { reason: "Course repair" });
    expect(await typesOf()).toEqual([
      ["60", memberTypes, null],
      ["10", null, null],
    ]);
  });

  test("and given back when it is released", async () => {
    const drawPostIdx = await create();
    for (const time of [
      "2026-12-07T09:00",
      "2026-12-10T17:00",
      "2026-12-11T10:00",
      "2026-12-11T14:00",
      "2026-12-15T09:00",
    ]) {
      scene.goTo(time);
      await scene.run();
    }
    expect(await scene.post(drawPostIdx)).toMatchObject({ state: "70" });
    expect(await typesOf()).toEqual([
      ["60", memberTypes, drawPostIdx],
      ["10", null, drawPostIdx],
    ]);
  });

  test("and still an allotment after the pool was edited away from it", async () => {
    const drawPostIdx = await create();
    await scene.staff("PUT", `/ops/draws/${drawPostIdx}`, { courseCodes: ["2"] });
    expect(await typesOf()).toEqual([
      ["60", memberTypes, null],
      ["10", null, null],
    ]);
  });

  test("member types without an allotment mean nothing afterwards", async () => {
    await give({ openType: "10", memberTypes });
    const drawPostIdx = await create();
    await scene.staff("POST", `/ops/draws/${drawPostIdx}/cancel`, { reason: "Course repair" });
    expect((await typesOf())[0]).toEqual(["10", null, null]);
  });
});

describe("given to a yearly team", () => {
  let scene: TeamScene;

  beforeAll(async () => {
    scene = await teamScene();
  }, 60_000);
  afterAll(() => scene.close());

  test.each([
    ["a date that it gives up", 2],
    ["all dates when it has given up one too many", 0],
  ])("comes back from %s", async (_name, maxSuspensions) => {
    await scene.reset();
    await scene.setSeason({ maxSuspensions });
    await scene.send("staff", "POST", "/ops/sheets/generate", { from: "2027-03-10", to: "2027-03-10" });
    const ofDay = eq(teeSlots.playDate, "2027-03-10");
    await scene.db.update(teeSlots).set({ openType: "60", memberTypes }).where(ofDay);
    await scene.approve(3);
    const taken = (await scene.slotsOf()).map(({ sheetIdx }) => sheetIdx);
    expect(taken).toHaveLength(4);
    const left = await scene.decide("SUSPEND_DATE", { date: "2027-03-10" });
    expect(left.json.data).toMatchObject({ state: maxSuspensions === 0 ? "60" : "30" });
    const back = await scene.db.select().from(teeSlots).where(inArray(teeSlots.sheetIdx, taken));
    expect(back.map((slot) => [slot.openType, slot.memberTypes, slot.teamFormIdx])).toEqual(
      taken.map(() => ["60", memberTypes, null]),
    );
  });
});
