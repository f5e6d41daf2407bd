import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { StaffBooking } from "../grid/sheet-grid";

/** The slots that look otherwise than before, or are new; none when the day is another one. */
export function changedSlots(before: StaffSheet | null, after: StaffSheet): number[] {
  if (before?.playDate !== after.playDate) return [];
  const known = new Map(before.slots.map((slot) => [slot.sheetIdx, JSON.stringify(slot)]));
  return after.slots
    .filter((slot) => known.get(slot.sheetIdx) !== JSON.stringify(slot))
    .map((slot) => slot.sheetIdx);
}

/** What became of a booking while somebody was typing about it. */
export type BookingChange = "gone" | "moved" | "state" | "players" | "caddie" | "other";

export function bookingChanges(
  before: { booking: StaffBooking; sheetIdx: number },
  after: { booking: StaffBooking; sheetIdx: number } | null,
): BookingChange[] {
  if (!after) return ["gone"];
  if (after.booking.version === before.booking.version) return [];
  const [was, is] = [before.booking, after.booking];
  const found: BookingChange[] = [];
  if (after.sheetIdx !== before.sheetIdx) found.push("moved");
  if (is.state !== was.state) found.push("state");
  if (is.playerCount !== was.playerCount || partyOf(is) !== partyOf(was)) found.push("players");
  if (is.caddieMode !== was.caddieMode) found.push("caddie");
  return found.length > 0 ? found : ["other"];
}

const partyOf = ({ players }: StaffBooking) =>
  JSON.stringify(players.map(({ seq, memberIdx, name, checkedInAt }) => [seq, memberIdx, name, checkedInAt]));
