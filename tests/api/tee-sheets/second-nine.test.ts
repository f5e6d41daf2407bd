import { and, eq, sql } from "drizzle-orm";
import { outbox, teePlans, teeSlots } from "@/lib/club-api/db/tables";
import type { DeskDay } from "@/lib/contract/bookings/ops-desk";
import type { CallOutput } from "@/lib/contract/routes";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { TeeDayPreview, TeePlanEffect } from "@/lib/contract/tee-sheets/ops-tee-times";
import type { SlotDetail, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { bookingScene, party, refusal, slot } from "@/tests/support/scenes/booking-scene";
import { forFile } from "../../support/for-file";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());
afterEach(() => scene.db.delete(teePlans).where(sql`from_date > '2000-01-01'`));

type Saved = CallOutput<"GET /ops/tee-times">;
type Template = Saved["plans"][number]["templates"][number];

const playDate = "2026-12-16";
/** Two-ball times of Wednesdays with a lunch of fifty minutes between the nines. */
const twoBalls: Template = {
  seasonCode: "WINTER",
  dayKind: "CHOSEN",
  weekCodes: ["4"],
  period: "1",
  interval: 10,
  firstTee: "10:00",
  lastTee: "10:20",
  courseCodes: ["1"],
  minPlayers: 1,
  maxPlayers: 2,
  lunchMinutes: 50,
  heldPercent: 0,
  heldFor: "90",
  memberTypes: [],
};
const companion = party.slice(0, 2);

async function planWith(template: Template) {
  const { plans, version } = await scene.data<Saved>("ssadmin1", "GET", "/ops/tee-times");
  const [first] = plans;
  if (!first) throw new Error("The seed has a plan.");
  return {
    seasons: first.seasons,
    templates: [...first.templates, template],
    fromDate: "2026-11-24",
    version,
  };
}
const save = async (template: Template) =>
  scene.send("ssadmin1", "PUT", "/ops/tee-times", await planWith(template));

/** Lays the two-ball times; their slots in order. */
async function layTwoBalls(template = twoBalls) {
  await save(template);
  await scene.send("ssadmin1", "POST", "/ops/tee-times/generate", { from: playDate, to: playDate });
  const isTwoBall = and(eq(teeSlots.playDate, playDate), eq(teeSlots.maxPlayers, 2));
  return scene.db.select().from(teeSlots).where(isTwoBall).orderBy(teeSlots.teeTime);
}

test("the preview names the second nine and the party of each time; clubs that say nothing have neither", async () => {
  const { version: _version, fromDate: _from, ...plan } = await planWith(twoBalls);
  const body = { ...plan, date: playDate };
  const preview = await scene.data<TeeDayPreview>("ssadmin1", "POST", "/ops/tee-times/preview", body);
  const times = preview.courses[0]?.times ?? [];
  expect(times.find(({ teeTime }) => teeTime === "10:20")).toMatchObject({
    turnTime: "13:10",
    maxPlayers: 2,
  });
  expect(times.filter(({ maxPlayers, turnTime }) => maxPlayers !== 2 && turnTime)).toEqual([]);
});

test.each([
  [5, "TEE_LUNCH"],
  [200, "TEE_LUNCH"],
])("a lunch of %i minutes is refused as %s and nothing is saved", async (lunchMinutes, msgCode) => {
  const answer = await save({ ...twoBalls, lunchMinutes });
  expect(answer.json.fail?.msgCode).toBe(msgCode);
  expect((await scene.data<Saved>("ssadmin1", "GET", "/ops/tee-times")).plans).toHaveLength(1);
});

test("a two-ball time takes one or two players and no third; the second nine is told everywhere", async () => {
  const [first] = await layTwoBalls();
  const { sheetIdx = 0 } = first ?? {};
  expect(first).toMatchObject({ minPlayers: 1, maxPlayers: 2, turnTime: "12:50" });
  const sheet = await scene.data<TeeSheet>("kimmiru", "GET", "/reservation/sheets/100001/20261216");
  expect(sheet.slots.find((one) => one.sheetIdx === sheetIdx)).toMatchObject({
    maxPlayers: 2,
    turnTime: "12:50",
  });
  await scene.lock("kimmiru", sheetIdx);
  const tooMany = await scene.bookHeld("kimmiru", sheetIdx, { playerCount: 3, players: companion });
  expect(refusal(tooMany).slice(1)).toEqual(["RSV_PLAYERS", ["1", "2"]]);
  const path = `/reservation/sheets/100001/20261216/${sheetIdx}`;
  expect(await scene.data<SlotDetail>("kimmiru", "GET", path)).toMatchObject({
    maxPlayers: 2,
    turnTime: "12:50",
  });
  const booked = await scene.bookHeld("kimmiru", sheetIdx, { playerCount: 2, players: companion });
  expect(booked.json.data).toMatchObject({ teeTime: "10:00", turnTime: "12:50" });
  const { bookingIdx } = booked.json.data as { bookingIdx: number };
  const [notice] = await scene.db.select().from(outbox).where(eq(outbox.event, "booked"));
  expect(notice?.vars.course).toMatch(/12:50/);
  expect(await scene.data("kimmiru", "GET", `/ext/bookings/${bookingIdx}`)).toMatchObject({
    turnTime: "12:50",
  });
  const staff = await scene.data<StaffSheet>("ssadmin1", "GET", `/ops/tee-sheet?date=${playDate}`);
  expect(staff.slots.find((one) => one.sheetIdx === sheetIdx)?.turnTime).toBe("12:50");
  scene.goTo("12-16 09:30");
  const desk = await scene.data<DeskDay>("ssadmin1", "GET", `/ops/desk?date=${playDate}`);
  expect(desk.list.find((one) => one.bookingIdx === bookingIdx)).toMatchObject({
    turnTime: "12:50",
    minPlayers: 1,
  });
});

test("mornings that become two-ball times strand the bookings of four, which are counted before the save", async () => {
  await scene.book("kimmiru", slot, { players: party });
  const { version: _version, ...plan } = await planWith(twoBalls);
  const templates = plan.templates.map((one) =>
    one.seasonCode === "WINTER" && one.weekCodes.length === 0
      ? { ...one, minPlayers: 1, maxPlayers: 2 }
      : one,
  );
  const body = { ...plan, templates };
  const effect = await scene.data<TeePlanEffect>("ssadmin1", "POST", "/ops/tee-times/effect", body);
  const parties = effect.causes.find(({ cause }) => cause === "PARTY");
  expect(parties?.count).toBeGreaterThan(0);
  expect(effect.stranded).toBeGreaterThanOrEqual(parties?.count ?? 1);
});

test("of two members who want a two-ball time at once one gets it, as two players", async () => {
  const [first] = await layTwoBalls();
  const { sheetIdx = 0 } = first ?? {};
  const play = { playerCount: 2, players: [] };
  const answers = await Promise.all(
    ["kimmiru", "leesol01"].map(async (id) => {
      await scene.lock(id, sheetIdx);
      return scene.bookHeld(id, sheetIdx, play);
    }),
  );
  expect(answers.filter(({ json }) => json.result)).toHaveLength(1);
});

test("a booking that moves takes the second nine of its new time, or loses it", async () => {
  const [first, second] = await layTwoBalls();
  const bookingIdx = await scene.book("kimmiru", first?.sheetIdx, { playerCount: 2, players: [] });
  const move = async (sheetIdx = 0) => {
    await scene.lock("kimmiru", sheetIdx, { clubCode: "MS01", bookingIdx });
    const { version } = await scene.bookingOf(bookingIdx);
    const size = sheetIdx === second?.sheetIdx ? 2 : 3;
    await scene.bookHeld("kimmiru", sheetIdx, { bookingIdx, playerCount: size, players: [], version });
    return scene.bookingOf(bookingIdx);
  };
  expect(await move(second?.sheetIdx)).toMatchObject({ teeTime: "10:10", turnTime: "13:00" });
  const [plain] = (await scene.freeSlots(playDate)).filter((sheetIdx) => sheetIdx % 1000 < 190);
  expect(await move(plain)).toMatchObject({ sheetIdx: plain, turnTime: null });
});

test("times for fewer than the largest party are kept out of a draw", async () => {
  await layTwoBalls();
  const path = `/ops/draw-pool?playDates=${playDate}&periods=1&courseCodes=1`;
  type Cells = { cells: { kept: number }[] };
  const kept = async () =>
    (await scene.data<Cells>("ssadmin1", "GET", path)).cells.reduce((sum, cell) => sum + cell.kept, 0);
  const before = await kept();
  await scene.db.update(teeSlots).set({ maxPlayers: 4 }).where(eq(teeSlots.maxPlayers, 2));
  expect(before - (await kept())).toBe(3);
});
