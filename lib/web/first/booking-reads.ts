import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { readDate } from "@/lib/shared/time/calendar";
import { monthSoon } from "@/lib/shared/time/months";
import { bookingCodeSets, dayReads, firstDay, hasSheet } from "@/lib/web/booking/day-reads";
import { type Ask, codeSets, type ScreenReads, type Visit } from "./ask";

/** The booking screen: the month, the day of the address or the next free one with its sheet, what is held. */
export const bookingReads: ScreenReads = (ask, visit) => {
  const { clubCode, language: lang, memberIdx } = visit;
  const query = { clubCode, lang };
  const waitings = { ...query, page: "1", size: "50" };
  return [
    readDay(ask, visit),
    ask("GET /my-reservation/waitings/{id}", { params: { id: String(memberIdx) }, query: waitings }),
    ask("GET /ext/hold", { query }),
    codeSets(ask, visit, bookingCodeSets),
  ];
};

async function readDay(ask: Ask, visit: Visit): Promise<void> {
  const { clubCode, language: lang, memberIdx, search, today } = visit;
  const calendar = (id: string) =>
    ask("GET /reservation/calendar/{id}", { params: { id }, query: { clubCode, lang } });
  const asked = readDate(search.get("date") ?? "");
  const date = asked ?? firstDay(await calendar(String(memberIdx)));
  if (!date) return;
  const daysOf = (wanted: string) => calendar(wanted.replace("-", ""));
  const month = daysOf(date.slice(0, 7));
  // Its calendar goes on into the next one.
  const soon = monthSoon(date.slice(0, 7), today);
  const reads = dayReads(memberIdx, date, lang);
  const ledger = { params: { club: clubCode, date }, query: { lang } };
  const own = month.then((answer) => {
    const day = answer?.days.find((one: CalendarDay) => one.date === date);
    return day && day.myBookings > 0 ? ask(...reads.own) : null;
  });
  // A day that the address names mostly has a sheet; one that has none answers an empty sheet or a refusal.
  const isSure = asked !== null || hasSheet((await month)?.days.find((one) => one.date === date));
  const sheet = isSure ? [ask(...reads.sheet), ask("GET /ext/slots-ledger/{club}/{date}", ledger)] : [];
  await Promise.all([month, soon ? daysOf(soon) : null, own, ask(...reads.counts), ...sheet]);
}
