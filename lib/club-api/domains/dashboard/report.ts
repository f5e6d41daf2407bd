import type { DashboardPeriod } from "@/lib/contract/code-values/dashboard";
import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { codeNames } from "../codes";
import { type DayRow, selectAnswerHours, selectDays, selectPlay } from "./report-repository";
import { dayCount, periodSpan, type Span, spanBefore, spanCompared } from "./rules";

type Play = Pick<CallOutput<"GET /dashboard">, "byCourse" | "byChannel">;

/** Teams that play in a span by course and by channel, named in the asked language. */
export async function readPlay(db: Database, ctx: Context, span: Span): Promise<Play> {
  const { clubIdx } = ctx.club;
  const { courses, channels, slots } = await selectPlay(db, clubIdx, span);
  const courseNames = await codeNames(db, clubIdx, "courses", ctx.choice);
  const incomeNames = await codeNames(db, clubIdx, "incomes", ctx.choice);
  return {
    byCourse: slots.map(({ courseCode, slots: offered }) => {
      const teams = courses.find((course) => course.courseCode === courseCode)?.teams ?? 0;
      const rate = Math.round((teams / offered) * 100) / 100;
      return { courseCode, courseName: courseNames.get(courseCode) ?? courseCode, teams, rate };
    }),
    byChannel: channels.map(({ income, teams }) => {
      return { income, incomeName: incomeNames.get(income) ?? income, teams };
    }),
  };
}

type Report = CallOutput<"GET /dashboard">;
type Totals = Report["totals"];
type Counter = Exclude<keyof DayRow, "clubIdx" | "date">;
export type PeriodQuery = { period: DashboardPeriod; from?: string | undefined; to?: string | undefined };

const maxDays = 732;
const counters = [
  ...(["visits", "newMembers", "withdrawals", "dormants", "bookings", "cancels", "lateCancels"] as const),
  ...(["noShows", "waitings", "drawApplications", "teamForms", "vocReceived", "vocAnswered"] as const),
];
const chosenPeriods = ["D", "W", "M", "Y"] as const;

const periodNames: Record<(typeof chosenPeriods)[number], Record<Language, string>> = {
  D: { en: "Today", ko: "오늘", ja: "今日", zh: "今天" },
  W: { en: "This week", ko: "이번 주", ja: "今週", zh: "本周" },
  M: { en: "This month", ko: "이번 달", ja: "今月", zh: "本月" },
  Y: { en: "This year", ko: "올해", ja: "今年", zh: "今年" },
};

/** The periods to choose from (domain.md A2). */
export function readPeriods({ club, now, choice }: Context): CallOutput<"GET /dashboard/periods"> {
  const today = clubDate(now, club.zone);
  return chosenPeriods.map((key) => ({
    key,
    name: periodNames[key][choice.language],
    ...periodSpan(key, today),
  }));
}

/** The figures of a period (A1). Throws 9001 for free days without both ends, in the wrong order, or too many. */
export async function readReport(
  db: Database,
  ctx: Context,
  query: PeriodQuery,
): Promise<Omit<Report, "todo">> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const span = askedSpan(query, today);
  const days = await selectDays(db, clubIdx, span);
  const compared = spanCompared(query.period, span, today);
  const daysCompared = await selectDays(db, clubIdx, compared);
  return {
    period: query.period,
    ...span,
    totals: await totalsOf(db, ctx, span, days),
    previous: sums(await selectDays(db, clubIdx, spanBefore(query.period, span))),
    compared:
      daysCompared.length > 0
        ? { ...compared, totals: await totalsOf(db, ctx, compared, daysCompared) }
        : null,
    series: days.map(({ date, visits, bookings, cancels }) => ({ date, visits, bookings, cancels })),
    ...(await readPlay(db, ctx, span)),
  };
}

async function totalsOf(db: Database, ctx: Context, span: Span, days: readonly DayRow[]): Promise<Totals> {
  const { clubIdx, zone } = ctx.club;
  const vocAvgHours = await selectAnswerHours(db, clubIdx, {
    since: atClubTime(span.from, "00:00", zone),
    before: atClubTime(addDays(span.to, 1), "00:00", zone),
  });
  return { ...sums(days), vocAvgHours };
}

/** The days that are asked for. Throws 9001 as the figures do. */
export function askedSpan({ period, from, to }: PeriodQuery, today: string): Span {
  if (period !== "C") return periodSpan(period, today);
  if (from === undefined) throw new ClubFailure("VAL_FIELD", ["from", "required"]);
  if (to === undefined || to < from || dayCount({ from, to }) > maxDays) {
    throw new ClubFailure("VAL_FIELD", ["to", "days_most", String(maxDays)]);
  }
  return { from, to };
}

function sums(days: readonly DayRow[]): Record<Counter, number> {
  const sum = (counter: Counter) => days.reduce((total, day) => total + day[counter], 0);
  return Object.fromEntries(counters.map((counter) => [counter, sum(counter)])) as Record<Counter, number>;
}
