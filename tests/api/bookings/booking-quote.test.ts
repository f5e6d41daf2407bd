import { eq } from "drizzle-orm";
import { bookings, outbox, slotLocks } from "@/lib/club-api/db/tables";
import { forFile } from "../../support/for-file";
import {
  bookingScene,
  firstBooking,
  otherSlot,
  party,
  refusal,
  slot,
} from "../../support/scenes/booking-scene";

const scene = await forFile(bookingScene);

beforeEach(() => scene.reset());

type Answer = { quote: Record<string, unknown>; greenFees: number[]; ownFees: boolean[] };
const input = { clubCode: "MS01", sheetIdx: slot, playerCount: 4, caddieMode: "C", players: party };
const ask = (body: object = {}) =>
  scene.data<Answer>("kimmiru", "POST", "/ext/booking-quote", { ...input, ...body });

test("the price told before is the price of the booking, coupon included; who is only named pays as a companion", async () => {
  const preview = await ask({ couponIdx: 300_001 });
  expect(preview).toMatchObject({
    greenFees: [80_000, 150_000, 150_000, 150_000],
    ownFees: [true, false, false, false],
  });
  await scene.book("kimmiru", slot, { players: party, couponIdx: 300_001 });
  const booking = await scene.bookingOf(firstBooking);
  expect(preview.quote).toEqual(booking?.quote);
});

type Sheet = { slots: { sheetIdx: number; greenFee: number; companionGreenFee: number }[] };
type Seats = { list: { bookingIdx: number; players: { greenFee: number; isOwnFee: boolean }[] }[] };
type Roster = { ownFee: { asCompanion: number } | null };

test("a companion's price is the same on the sheet, while booking, on the confirmation and to the companion; no message says one", async () => {
  const sheet = await scene.data<Sheet>("kimmiru", "GET", "/reservation/sheets/100001/2026-12-16");
  const time = sheet.slots.find(({ sheetIdx }) => sheetIdx === slot);
  const asked = await ask();
  const companion = time?.companionGreenFee ?? 0;
  expect(asked.greenFees).toEqual([time?.greenFee, companion, companion, companion]);
  await scene.db.delete(outbox);
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const { list } = await scene.data<Seats>("kimmiru", "GET", "/my-reservation/bookings/100001?role=BOOKER");
  const players = list.find((one) => one.bookingIdx === bookingIdx)?.players;
  expect(players?.map(({ greenFee }) => greenFee)).toEqual(asked.greenFees);
  expect(players?.map(({ isOwnFee }) => isOwnFee)).toEqual(asked.ownFees);
  const roster = await scene.data<Roster>("parkbaram", "GET", `/ext/bookings/${bookingIdx}/roster`);
  expect(roster.ownFee?.asCompanion).toBe(companion);
  const told = await scene.db.select().from(outbox);
  expect(told.map(({ event }) => event)).toEqual(expect.arrayContaining(["booked", "companionAdded"]));
  expect(
    told.flatMap(({ vars }) => Object.keys(vars)).filter((name) => /fee|amount|total|type/i.test(name)),
  ).toEqual([]);
});

test("asking holds and writes nothing, and needs no hold", async () => {
  await ask();
  expect(await scene.db.select().from(slotLocks)).toEqual([]);
  expect(await scene.db.select().from(bookings).where(eq(bookings.bookingIdx, firstBooking))).toEqual([]);
});

test("a change is priced with the players that stay", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  await scene.answer("parkbaram", bookingIdx);
  const moved = await ask({ bookingIdx, sheetIdx: otherSlot, players: [] });
  expect(moved.greenFees).toEqual([80_000, 90_000, 150_000, 150_000]);
});

test("somebody else's booking, a number that is not the own one and an unknown slot are refused", async () => {
  const bookingIdx = await scene.book("kimmiru", slot, { players: party });
  const send = (id: string, body: object) =>
    scene.send(id, "POST", "/ext/booking-quote", { ...input, players: [], ...body });
  expect(refusal(await send("parkbaram", { bookingIdx }))[0]).toBe(2001);
  expect(refusal(await send("kimmiru", { players: [{ seq: 2, memberIdx: 999_999 }] }))).toEqual([
    9001,
    "VAL_FIELD",
    ["players", "No active member was found."],
  ]);
  expect(refusal(await send("kimmiru", { sheetIdx: 261_216_199 }))[0]).toBe(4104);
});
