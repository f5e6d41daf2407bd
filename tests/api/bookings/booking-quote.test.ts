import { eq } from "drizzle-orm";
import { bookings, slotLocks } from "@/lib/club-api/db/tables";
import {
  type BookingScene,
  bookingScene,
  firstBooking,
  otherSlot,
  party,
  refusal,
  slot,
} from "../../support/scenes/booking-scene";

let scene: BookingScene;

beforeAll(async () => {
  scene = await bookingScene();
}, 60_000);
beforeEach(() => scene.reset());
afterAll(() => scene.close());

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
