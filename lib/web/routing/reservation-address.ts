import { readDate } from "@/lib/shared/time/calendar";
import type { ListTarget } from "./list-address";

const address = "/reservation";
const inner = /^\/reservation\/(day|month)\//;
/** Sheets are laid a few weeks ahead: another century is a slip of the hand, or a robot. */
const century = /^20\d\d-/;

/** The month of an address, `2026-12`; null for any other text. */
function readMonth(text: string): string | null {
  return /^\d{4}-\d{2}$/.test(text) && readDate(`${text}-01`) !== null ? text : null;
}

/** Whether this is the reservation page, whose answers must not grow old on the way. */
export function isReservationPage(path: string): boolean {
  return path === address || inner.test(path);
}

/**
 * `/reservation?date=2026-12-16` → `/reservation/day/2026-12-16`, `?month=2026-12` → `/reservation/month/2026-12`;
 * other parameters change nothing (E-14). The inner paths are nobody's address and move to the public one.
 */
export function reservationTarget(path: string, search: string): ListTarget | null {
  if (inner.test(path)) return { kind: "redirect", to: address };
  if (path !== address || !search) return null;
  const asked = new URLSearchParams(search);
  const [date, month] = [asked.get("date"), asked.get("month")];
  if (date === null && month === null) return null;
  const day = date === null ? null : readDate(date);
  const known = date === null ? readMonth(month ?? "") : day;
  if (known === null || !century.test(known) || (day !== null && day !== date)) {
    return { kind: "redirect", to: address };
  }
  return { kind: "path", path: `${address}/${day === null ? "month" : "day"}/${known}` };
}
