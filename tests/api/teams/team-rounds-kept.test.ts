import { and, eq, isNull } from "drizzle-orm";
import { bookings, teeSlots } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { forFile } from "../../support/for-file";
import { slot as privateSlot } from "../../support/scenes/booking-scene";
import { formIdx, teamScene } from "../../support/scenes/team-scene";

/* The demo's team on 10 March 2027: its rounds end by the team's own rules (domain.md 7.10, C0390) or by the club. */

const kim = 100_001;
const park = 100_003;
const date = "2027-03-10";
const scene = await forFile(teamScene);

beforeEach(() => scene.reset());

const day = async () => (await scene.rounds()).filter(({ playDate }) => playDate === date);

async function firstRound() {
  await scene.approve();
  const [round] = await day();
  if (!round) throw new Error("no round");
  return round;
}

async function slotOf(sheetIdx: number) {
  const [row] = await scene.db.select().from(teeSlots).where(eq(teeSlots.sheetIdx, sheetIdx));
  return row && { openType: row.openType, teamFormIdx: row.teamFormIdx };
}

/** A time of a day on which no other round of the team is in the way. */
async function freeTime() {
  const rows = await scene.db
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .leftJoin(bookings, eq(bookings.sheetIdx, teeSlots.sheetIdx))
    .where(
      and(eq(teeSlots.playDate, "2026-12-09"), eq(teeSlots.openType, "10"), isNull(bookings.bookingIdx)),
    );
  const [found] = rows;
  if (!found) throw new Error("no free time");
  return found;
}

const lock = (who: number, sheetIdx: number, extra: object = {}) =>
  scene.send(who, "PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01", ...extra });
const book = (who: number, sheetIdx: number, extra: object = {}) =>
  scene.send(who, "POST", "/reservation/booking", {
    clubCode: "MS01",
    sheetIdx,
    playerCount: 4,
    caddieMode: "C",
    players: [],
    agreeRules: true,
    ...extra,
  });
const clubCancel = (bookingIdx: number) =>
  scene.send("staff", "PUT", `/ops/bookings/${bookingIdx}/state`, { event: "CLUB_CANCEL", reason: "repair" });
const clubMove = ({ bookingIdx, version }: { bookingIdx: number; version: number }, sheetIdx: number) =>
  scene.send("staff", "PUT", `/ops/bookings/${bookingIdx}/slot`, {
    sheetIdx,
    version,
    reason: "repair",
    isTold: false,
  });

describe("a member's ordinary calls", () => {
  test("R9 gives up no round of a team: its season is settled with the office (4303)", async () => {
    const { bookingIdx } = await firstRound();
    const end = { bookingIdx, reasonCode: "C1", agreePenalty: true };
    const { fail } = (await scene.send(kim, "DELETE", "/reservation/cancel", end)).json;
    expect([fail?.code, fail?.msgVar?.[0]]).toEqual([4303, expect.any(String)]);
    expect(await day()).toHaveLength(4);
  });

  test("R8 moves no round of a team (4303), but names its players", async () => {
    const { bookingIdx, sheetIdx, caddieMode } = await firstRound();
    const target = await freeTime();
    await lock(kim, target.sheetIdx, { bookingIdx });
    const moved = await book(kim, target.sheetIdx, { bookingIdx, caddieMode });
    expect(moved.json.fail?.code).toBe(4303);
    const players = [{ seq: 2, memberId: "parkbaram" }];
    const edited = await book(kim, sheetIdx, { bookingIdx, caddieMode, players });
    expect(edited.json.result).toBe(true);
  });

  test("the screens offer neither", async () => {
    const { bookingIdx } = await firstRound();
    const shown = (await scene.send(kim, "GET", `/ext/bookings/${bookingIdx}`)).json
      .data as CallOutput<"GET /ext/bookings/{id}">;
    expect(shown).toMatchObject({ reservationType: "40", canCancel: false, canChange: false });
  });
});

test("the representative's no-show elsewhere leaves the team's rounds alone", async () => {
  await lock(kim, privateSlot);
  const { bookingIdx } = (await book(kim, privateSlot)).json.data as { bookingIdx: number };
  await scene.approve();
  scene.goTo("2026-12-16T09:00");
  const preview = await scene.send("staff", "GET", `/ops/desk/no-shows/${bookingIdx}`);
  expect(preview.json.data).toMatchObject({ otherBookings: [] });
  const missed = await scene.send("staff", "PUT", `/ops/bookings/${bookingIdx}/state`, { event: "NO_SHOW" });
  expect(missed.json.data).toMatchObject({ state: "60" });
  expect(await scene.rounds()).toHaveLength(12);
  expect((await scene.slotsOf()).every(({ openType }) => openType === "80")).toBe(true);
});

describe("the form's schedule", () => {
  const stateOf = async (wanted: string) =>
    (await scene.form()).schedule.find((one) => one.date === wanted)?.state;

  test("loses a date when the club has cancelled its last round, which is no suspension of the team's", async () => {
    await firstRound();
    const [last, ...others] = await day();
    for (const { bookingIdx } of others) await clubCancel(bookingIdx);
    expect(await stateOf(date)).toBe("BOOKED");
    await clubCancel(last?.bookingIdx ?? 0);
    expect([await stateOf(date), (await scene.form()).suspensionsUsed]).toEqual(["SUSPENDED", 0]);
    const again = await scene.decide("SUSPEND_DATE", { date });
    expect(again.json.fail?.code).toBe(9001);
  });

  test("gains the date to which the club moves a round, which can then be given up", async () => {
    const round = await firstRound();
    const target = await freeTime();
    await clubMove(round, target.sheetIdx);
    expect([await stateOf("2026-12-09"), await stateOf(date)]).toEqual(["BOOKED", "BOOKED"]);
    const given = await scene.decide("SUSPEND_DATE", { date: "2026-12-09" });
    expect(given.json.data).toMatchObject({ suspensionsUsed: 1 });
  });
});

describe("a tee time that a team has lost is open again", () => {
  test("when the club cancels the round", async () => {
    const { bookingIdx, sheetIdx } = await firstRound();
    expect((await clubCancel(bookingIdx)).json.result).toBe(true);
    expect(await slotOf(sheetIdx)).toEqual({ openType: "10", teamFormIdx: null });
    scene.goTo("2027-02-28T10:00");
    expect((await lock(park, sheetIdx)).json.result).toBe(true);
  });

  test("when the club moves the round", async () => {
    const round = await firstRound();
    const target = await freeTime();
    const moved = await clubMove(round, target.sheetIdx);
    expect(moved.json.data).toMatchObject({ sheetIdx: target.sheetIdx });
    expect(await slotOf(round.sheetIdx)).toEqual({ openType: "10", teamFormIdx: null });
  });

  test("but not while the round is booked", async () => {
    const { sheetIdx } = await firstRound();
    expect(await slotOf(sheetIdx)).toEqual({ openType: "80", teamFormIdx: formIdx });
  });
});
