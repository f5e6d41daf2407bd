import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";

export type DeskAction = {
  method: "PUT" | "POST";
  path: string;
  body: Record<string, unknown>;
  /** The bookings whose version an accepted action counts up, and the slot that gets a new note. */
  touches: { bookingIdxs: number[]; notedSheetIdx: number | null };
};
type Slot = StaffSheet["slots"][number];
type Booked = Slot & { booking: NonNullable<Slot["booking"]> };
const isBooked = (slot: Slot): slot is Booked => slot.booking !== null && slot.booking.state === "10";

const caddieMode = "C";
const reason = "desk";

/** A desk's next action on the sheet that it sees, by chance; `name` is unlike that of any other action. */
export function nextContext({ slots }: StaffSheet, random: () => number, name: string): DeskAction {
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const booked = slots.filter(isBooked);
  const free = slots.filter((slot) => slot.booking === null && slot.openType === "10");
  const [booking, other, target] = [one(booked), one(booked), one(free)];
  const kind = random();
  if (target && (!booking || booked.length < 12 || kind < 0.15)) return bookFor(target, name);
  if (booking && target && kind < 0.35) return move(booking, target);
  if (booking && other && other !== booking && kind < 0.55) return swap(booking, other);
  if (booking && kind < 0.7) return party(booking, name);
  if (booking && kind < 0.75) return cancel(booking);
  return note(one(slots.slice(0, 6)) ?? slots[0], name);
}

function bookFor({ sheetIdx }: Slot, name: string): DeskAction {
  const guest = { name, phoneNo: null };
  const body = { sheetIdx, reservationType: "50", guest, playerCount: 4, caddieMode };
  return { method: "POST", path: "/ops/bookings", body, touches: { bookingIdxs: [], notedSheetIdx: null } };
}

function onBooking(
  booking: Booked["booking"],
  part: string,
  body: object,
  others: number[] = [],
): DeskAction {
  const { bookingIdx, version } = booking;
  return {
    method: "PUT",
    path: `/ops/bookings/${bookingIdx}/${part}`,
    body: { version, reason, ...body },
    touches: { bookingIdxs: [bookingIdx, ...others], notedSheetIdx: null },
  };
}

const move = ({ booking }: Booked, { sheetIdx }: Slot) =>
  onBooking(booking, "slot", { sheetIdx, isTold: false });

function swap({ booking }: Booked, other: Booked): DeskAction {
  const { bookingIdx: withBookingIdx, version: withVersion } = other.booking;
  const body = { sheetIdx: other.sheetIdx, isTold: false, withBookingIdx, withVersion };
  return onBooking(booking, "slot", body, [withBookingIdx]);
}

const party = ({ booking }: Booked, name: string) =>
  onBooking(booking, "players", { playerCount: 4, players: [{ seq: 2, name }] });

const cancel = ({ booking }: Booked) => onBooking(booking, "state", { event: "CLUB_CANCEL" });

function note(slot: Slot | undefined, name: string): DeskAction {
  const { sheetIdx = 0, version = "" } = slot ?? {};
  return {
    method: "PUT",
    path: "/ops/slots",
    body: { sheetIdxs: [sheetIdx], note: name, seen: [{ sheetIdx, version }] },
    touches: { bookingIdxs: [], notedSheetIdx: sheetIdx },
  };
}
