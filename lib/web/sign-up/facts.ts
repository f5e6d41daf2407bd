import { serverClock } from "@/lib/web/runtime/server-clock";

/** The minimum age of members (domain.md 7.13); the server decides, this only warns earlier. */
const minimumAge = 14;

/** A day of birth as people type it, `1990-05-05`, `1990.5.5` or `19900505`, as the contract wants it; null for none. */
export function birthOf(typed: string): string | null {
  const text = typed.normalize("NFKC").trim();
  const parts =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? /^(\d{4})\D{1,2}(\d{1,2})\D{1,2}(\d{1,2})\D?$/.exec(text);
  if (!parts) return null;
  const [, year = "", month = "", day = ""] = parts;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const found = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(found.getTime()) && found.toISOString().startsWith(date);
  return isDay && year >= "1900" && found.getTime() < serverClock.now() ? date : null;
}

/** Whether somebody born on this day (`yyyy-MM-dd`) is too young today, by the server's clock. */
export function isUnderAge(birth: string, today = new Date(serverClock.now())): boolean {
  const [year = 0, month = 1, day = 1] = birth.split("-").map(Number);
  return new Date(year + minimumAge, month - 1, day) > today;
}
