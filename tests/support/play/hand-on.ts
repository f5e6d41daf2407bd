import { sql } from "drizzle-orm";
import { isKept } from "./draw-model";
import { type Booked, type Entry, type Model, nextInLine, sell } from "./model";
import { band, memberOf, type Person, playDate, type World } from "./world";

/** Foretells where a freed slot goes, and finds it there: the draw's own waits for its reserves. */
export async function freed(
  model: Model,
  world: World,
  sheetIdx: number,
  releasedBy?: Person,
): Promise<void> {
  if (isKept(model, sheetIdx)) return;
  const next = nextInLine(model, sheetIdx, releasedBy);
  if (!next) return;
  model.queue = model.queue.filter((one) => one !== next);
  world.seen.add("handed on");
  if (model.mode === "AUTO" && next.agrees) {
    sell(model, sheetIdx, await storedBooking(world, sheetIdx, next.person));
  } else {
    model.offered.set(sheetIdx, { ...next, since: model.draw.now });
  }
}

/** The same for a slot that somebody only held: one that was never sold simply is open again. */
export async function letGo(
  model: Model,
  world: World,
  sheetIdx: number,
  releasedBy?: Person,
): Promise<void> {
  if (!model.onceSold.has(sheetIdx)) return;
  if (nextInLine(model, sheetIdx, releasedBy)) world.seen.add("hold handed on");
  await freed(model, world, sheetIdx, releasedBy);
}

/** A hold that has run out ends when the job or the next taker comes upon it. */
export async function sweep(model: Model, world: World, sheetIdx: number): Promise<void> {
  if (model.lapsed.delete(sheetIdx)) await letGo(model, world, sheetIdx);
}

/** The booking that a person has on a slot, as it is stored. */
export async function storedBooking(world: World, sheetIdx: number, person: Person): Promise<Booked> {
  const [row] = await world.api.db
    .select({
      bookingIdx: sql<number>`booking_idx`,
      version: sql<number>`version`,
      memberIdx: sql<number>`member_idx`,
    })
    .from(sql`bookings`)
    .where(sql`sheet_idx = ${sheetIdx} and state in ('10', '80')`);
  expect({ sheetIdx, memberIdx: row?.memberIdx }).toEqual({ sheetIdx, memberIdx: memberOf(person) });
  return { person, bookingIdx: row?.bookingIdx ?? 0, version: row?.version ?? 0, coupon: null };
}

/** The entry of the waiting list that a reserve got when the draw was over; he never agreed to be booked at once. */
export async function storedEntry(
  { api }: World,
  { person, courses }: Pick<Entry, "person" | "courses">,
): Promise<Entry> {
  const [row] = await api.db
    .select({ waitingIdx: sql<number>`waiting_idx`, bands: sql<string[]>`standby_time_codes` })
    .from(sql`waitings`)
    .where(sql`play_date = ${playDate} and member_idx = ${memberOf(person)} and state in ('10', '20')`);
  expect({ person, bands: row?.bands }).toEqual({ person, bands: [band] });
  return { person, waitingIdx: row?.waitingIdx ?? 0, courses, agrees: false };
}
