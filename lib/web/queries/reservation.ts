import "server-only";
import { courseEntry } from "@/lib/contract/code-values/courses";
import type { SlotsLedger } from "@/lib/contract/site/course-pages";
import type { CalendarDay, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Language } from "@/lib/shared/languages";
import type { SheetChoice } from "@/lib/shared/tee-times/sheet-choice";
import { monthSoon } from "@/lib/shared/time/months";
import { query, UpstreamUnavailable } from "@/lib/web/api/server";
import { webNow } from "@/lib/web/clock";
import { webEnv } from "@/lib/web/env";
import { type DayState, dayState } from "@/lib/web/reservation/sheet-parts";

/** The day or month of an address, and which of the day's times; without either the first day with free tee times. */
export type ReservationAsk = { date?: string; month?: string; choice?: SheetChoice };

/** The sheet of a day with how its teams are used. */
export type DaySheet = { sheet: TeeSheet; ledger: SlotsLedger | null };

/** The page as a visitor sees it: a month, and one of its days. */
export type Reservation = {
  /** When this was true. */
  now: Date;
  today: string;
  month: string;
  days: readonly CalendarDay[];
  /** The next day with free teams, whatever month is shown. */
  firstFree: string | null;
  chosen: { day: CalendarDay; state: DayState; sheet: DaySheet | null } | null;
  names: { period(key: string): string; openCode(key: string): string };
};

/** Whoever has no member number: a guest. */
const guestCalendar = "0";
const fresh = { isFresh: true } as const;
/** Whether a day's sheet has content: one that opens later has no times for visitors yet. */
const shownStates: readonly DayState[] = ["free", "full", "closed"];

/** The calendar and the sheet that were asked for; null while they cannot be had. Never older than `freshSeconds`. */
export async function getReservation(lang: Language, asked: ReservationAsk): Promise<Reservation | null> {
  try {
    return await read(lang, asked);
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

async function read(lang: Language, asked: ReservationAsk): Promise<Reservation | null> {
  const { clubCode } = webEnv();
  const now = new Date(webNow());
  const [upcoming, names] = await Promise.all([calendar(lang, guestCalendar), readNames(lang)]);
  if (!upcoming) return null;
  const today = upcoming.from;
  const firstFree = upcoming.days.find((day) => dayState(day, now, today) === "free")?.date;
  const date = asked.date ?? (isIn(asked.month, firstFree) ? firstFree : undefined);
  const month = asked.month ?? (date ?? today).slice(0, 7);
  const shown = await calendar(lang, month.replace("-", ""));
  if (!shown) return null;
  const day = shown.days.find((one) => one.date === date);
  // Its calendar goes on into the next one.
  const soon = monthSoon(month, today);
  const after = soon ? await calendar(lang, soon.replace("-", "")) : null;
  const days = [...shown.days, ...(after?.days ?? [])];
  const page = { now, today, month, days, firstFree: firstFree ?? null, names };
  if (!day) return { ...page, chosen: null };
  const state = dayState(day, now, today);
  const sheet = shownStates.includes(state) ? await daySheet(lang, clubCode, day.date) : null;
  return { ...page, chosen: { day, state, sheet } };
}

function isIn(month: string | undefined, date: string | undefined): boolean {
  return month === undefined || date?.startsWith(month) === true;
}

async function calendar(lang: Language, id: string) {
  const answer = await query(
    "GET /reservation/calendar/{id}",
    { params: { id }, query: { clubCode: webEnv().clubCode, lang } },
    fresh,
  );
  return answer.ok ? answer.value : null;
}

async function daySheet(lang: Language, club: string, date: string): Promise<DaySheet | null> {
  const [sheet, ledger] = await Promise.all([
    query(
      "GET /reservation/sheets/non-member/{club}/{b}",
      { params: { club, b: date }, query: { lang } },
      fresh,
    ),
    query("GET /ext/slots-ledger/{club}/{date}", { params: { club, date }, query: { lang } }, fresh),
  ]);
  return sheet.ok ? { sheet: sheet.value, ledger: ledger.ok ? ledger.value : null } : null;
}

/** The words of parts of the day and of what a slot is, as the club writes them. */
async function readNames(lang: Language): Promise<Reservation["names"]> {
  const answer = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: "periods,timeOpenCodes" },
  });
  const lists = answer.ok ? answer.value : {};
  const nameIn = (group: string) => (key: string) =>
    lists[group]?.list.find((one) => one.key === key)?.keyName ?? key;
  return { period: nameIn("periods"), openCode: nameIn("timeOpenCodes") };
}

const groups = [
  "rsvCycles",
  "weekTypes",
  "weekCodes",
  "rsvHours",
  "courses",
  "holeCodes",
  "teamStates",
] as const;
const rosterPolicy = "C0040";

/** The choices of a group's form as the club calls them, and until when a round's players are named. */
export async function getTeamCodes(lang: Language) {
  const answer = await query("GET /common/system-code/{club}", {
    params: { club: webEnv().clubCode },
    query: { lang, code: [...groups, "policyCodes"].join(",") },
  });
  const lists = answer.ok ? answer.value : {};
  const choices = (group: string) =>
    (lists[group]?.list ?? []).map(({ key, keyName, group: part }) => ({
      value: key,
      label: keyName,
      ...(part === courseEntry.removed ? { isRemoved: true } : {}),
    }));
  const [days = "", time = ""] =
    lists.policyCodes?.list.find(({ key }) => key === rosterPolicy)?.values ?? [];
  const codes = Object.fromEntries(groups.map((group) => [group, choices(group)])) as Record<
    (typeof groups)[number],
    { value: string; label: string; isRemoved?: boolean }[]
  >;
  const daysBefore = /^\d{1,2}$/.test(days) ? Number(days) : 1;
  return { codes, roster: { daysBefore, time: /^\d{2}:\d{2}$/.test(time) ? time : "17:00" } };
}
