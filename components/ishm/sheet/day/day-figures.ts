import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { StaffBooking } from "../grid/sheet-grid";

/** The range of days that is rendered of a scrolling strip: those in view and some on each side. */
type DayWindow = { from: number; to: number };

const beyond = 4;

export function dayWindow(
  scrolled: number,
  { width, dayWidth, count }: { width: number; dayWidth: number; count: number },
): DayWindow {
  const first = Math.floor(scrolled / dayWidth) - beyond;
  const last = Math.ceil((scrolled + width) / dayWidth) + beyond;
  return { from: Math.max(0, first), to: Math.min(count, Math.max(last, first + 1)) };
}

/** The scroll position of the strip that centres a day. */
export function scrollTo(day: number, { width, dayWidth }: { width: number; dayWidth: number }): number {
  return Math.max(0, day * dayWidth - (width - dayWidth) / 2);
}

/** The states of slots that the bar of a day counts (product.md 8), in its order, each with its fill. */
const ledgerKinds = [
  { kind: "booked", fill: "bg-primary" },
  { kind: "held", fill: "bg-warn" },
  { kind: "open", fill: "bg-pine-300" },
  { kind: "allotted", fill: "bg-pine-500" },
  { kind: "draw", fill: "bg-bark" },
  { kind: "team", fill: "bg-info" },
  { kind: "blocked", fill: "bg-line-2" },
] as const;
type LedgerKind = (typeof ledgerKinds)[number]["kind"];
export type Ledger = Record<LedgerKind, number>;

type LedgerShare = (typeof ledgerKinds)[number] & { count: number; percent: number };

/** The kinds that a day has, with their part of the bar: together they are all of it. */
export function ledgerShares(ledger: Ledger): LedgerShare[] {
  const all = ledgerKinds.reduce((sum, { kind }) => sum + ledger[kind], 0);
  return ledgerKinds
    .filter(({ kind }) => ledger[kind] > 0)
    .map((part) => ({ ...part, count: ledger[part.kind], percent: (ledger[part.kind] / all) * 100 }));
}

/** The slots that have changed visibly or are new; none when the day is another one. */
export function changedSlots(before: StaffSheet | null, after: StaffSheet): number[] {
  if (before?.playDate !== after.playDate) return [];
  const known = new Map(before.slots.map((slot) => [slot.sheetIdx, JSON.stringify(slot)]));
  return after.slots
    .filter((slot) => known.get(slot.sheetIdx) !== JSON.stringify(slot))
    .map((slot) => slot.sheetIdx);
}

/** How a booking has changed since a form on it was opened. */
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
