import { atClubTime, clubClock, clubTimestamp } from "@/lib/shared/time/club-time";

/** The minute of club time of a moment, as a field for it takes it: `yyyy-MM-ddTHH:mm`; "" for none. */
export function minuteOf(moment: string | null, zone: string): string {
  return moment === null ? "" : clubClock(new Date(moment), zone).slice(0, 16);
}

/** The moment of such a minute; null for none, "wrong" for one that no calendar has. */
export function readMinute(text: string, zone: string): Date | null | "wrong" {
  if (text === "") return null;
  const [date = "", time = ""] = text.split("T");
  try {
    return atClubTime(date, time.slice(0, 5), zone);
  } catch {
    return "wrong";
  }
}

/** The same as the contract writes moments; null for none and for a wrong one. */
export function stampOf(text: string, zone: string): string | null {
  const moment = readMinute(text, zone);
  return moment === null || moment === "wrong" ? null : clubTimestamp(moment, zone);
}
