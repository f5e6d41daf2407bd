import "server-only";
import type { EventDetail } from "@/lib/contract/boards/events";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import { query, UpstreamUnavailable } from "../api/server";
import { webNow } from "../clock";
import { webEnv } from "../env";
import { type EventOffer, offerOf } from "../reservation/event-offer";
import { monthAfter } from "../reservation/month-grid";

/** Free times change with every booking; the page says of when it is. */
const calendarSeconds = 60;
/** Whoever has no member number: a guest. */
const guest = "0";
const mostMonths = 3;

/**
 * Offer of an event's own days for a visitor: the first day with free times, how many there are and the lowest price;
 * or when the first of its days opens. Null where the event leads elsewhere, or while it cannot be had.
 */
export async function getEventOffer(
  lang: Language,
  { startDate, endDate, link, progress }: Pick<EventDetail, "startDate" | "endDate" | "link" | "progress">,
): Promise<EventOffer | null> {
  if (link !== "/reservation" || progress === "2") return null;
  try {
    const today = (await calendar(lang, guest))?.from;
    if (!today) return null;
    const from = startDate > today ? startDate : today;
    const months = monthsBetween(from, endDate).slice(0, mostMonths);
    const answers = await Promise.all(months.map((month) => calendar(lang, month)));
    const days: CalendarDay[] = answers.flatMap((answer) => answer?.days ?? []);
    return offerOf(days, { from, to: endDate, now: webNow() });
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

async function calendar(lang: Language, id: string) {
  const answer = await query(
    "GET /reservation/calendar/{id}",
    { params: { id }, query: { clubCode: webEnv().clubCode, lang } },
    { cacheSeconds: calendarSeconds },
  );
  return answer.ok ? answer.value : null;
}

/** `202612` for each month from a day to another. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) {
    months.push(month.replace("-", ""));
  }
  return months;
}
