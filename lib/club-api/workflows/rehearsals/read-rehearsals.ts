import type { RehearsalReport } from "@/lib/contract/bookings/rehearsals";
import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { codeNames } from "../../domains/codes";
import {
  crowdSize,
  type FigurePart,
  type FigureWords,
  figureWords,
  findRehearsal,
  listRehearsals,
  type RehearsalRow,
  type RehearsalStage,
  readPastDemand,
  selectDaysOnSale,
} from "../../domains/rehearsals";
import { dayIn, openAtIn, type RuleBook, readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { readGuardMinutes } from "./opening-guard";

type Rehearsal = CallOutput<"POST /ops/rehearsals">;
type Detail = CallOutput<"GET /ops/rehearsals/{id}">;
type Figures = CallOutput<"GET /ops/rehearsals/{id}/figures">;
type Figure = Figures["list"][number];

/** Days that are offered; any later one can be named. */
const offeredDays = 60;

/** When a day opens, by the member types that book online; none on a closed day. */
export function openingsOf(book: RuleBook, playDate: string): { memberType: string; openAt: Date }[] {
  const day = dayIn(book, playDate);
  if (!day.isOpen) return [];
  return book.openRules.flatMap(({ memberType }) => {
    const openAt = openAtIn(book, day, memberType);
    return openAt === null ? [] : [{ memberType, openAt }];
  });
}

/** Days to come that can be played, those that are not open yet first, and how many would come. */
export async function readRehearsalBase(
  db: Database,
  ctx: Context,
  stage: RehearsalStage | null,
): Promise<CallOutput<"GET /ops/rehearsals/base">> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const span = { from: addDays(today, 1), to: addDays(today, offeredDays) };
  const book = await readRuleBook(db, ctx, span.from, span.to);
  const days = (await selectDaysOnSale(db, clubIdx, span)).flatMap(({ playDate, onSale }) => {
    const moments = openingsOf(book, playDate).map(({ openAt }) => openAt.getTime());
    return moments.length === 0 ? [] : [{ playDate, onSale, firstMs: Math.min(...moments) }];
  });
  const isComing = ({ firstMs }: { firstMs: number }) => firstMs > ctx.now.getTime();
  const ordered = [...days.filter(isComing), ...days.filter((day) => !isComing(day))];
  const playDate = ordered[0]?.playDate ?? span.from;
  const { largest, source } = await readPastDemand(db, ctx, { playDate, seed: playDate });
  return {
    days: ordered.map(({ firstMs, ...day }) => ({ ...day, openAt: clubTimestamp(new Date(firstMs), zone) })),
    crowd: crowdSize(largest, 1),
    source,
    guardMinutes: await readGuardMinutes(db, clubIdx),
    isUnavailable: stage === null,
  };
}

export async function readRehearsals(
  db: Database,
  ctx: Context,
  { page, size }: { page: number; size: number },
): Promise<CallOutput<"GET /ops/rehearsals">> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await listRehearsals(db, ctx.club.clubIdx, place);
  return { list: rows.map((row) => rehearsalWire(ctx, row)), total, page, size };
}

/** Throws 2001 for a rehearsal that the club does not have. */
export async function requireRehearsal(
  db: Database,
  ctx: Context,
  rehearsalIdx: number,
): Promise<RehearsalRow> {
  const row = await findRehearsal(db, ctx.club.clubIdx, rehearsalIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return row;
}

export async function readRehearsal(db: Database, ctx: Context, rehearsalIdx: number): Promise<Detail> {
  const row = await requireRehearsal(db, ctx, rehearsalIdx);
  const names = await codeNames(db, ctx.club.clubIdx, "memberTypes", ctx.choice);
  return { ...rehearsalWire(ctx, row), report: row.report, typeNames: Object.fromEntries(names) };
}

export function rehearsalWire(ctx: Context, row: RehearsalRow): Rehearsal {
  const { rehearsalIdx, playDate, load, seed, state, startedAt, startedBy, endedAt, counts, isStopping } =
    row;
  const { zone } = ctx.club;
  return {
    rehearsalIdx,
    playDate,
    load,
    seed,
    state,
    startedBy,
    counts,
    isStopping,
    startedAt: clubTimestamp(startedAt, zone),
    endedAt: endedAt && clubTimestamp(endedAt, zone),
  };
}

const blank = { count: null, booked: null, p50: null, p95: null, p99: null };

/** The figures of a report in rows with the reader's words, one after the other; none while it is running. */
export async function readFigures(
  db: Database,
  ctx: Context,
  rehearsalIdx: number,
  { page, size }: { page: number; size: number },
): Promise<Figures> {
  const { report, typeNames } = await readRehearsal(db, ctx, rehearsalIdx);
  const all = report ? figuresOf(report, typeNames, figureWords(ctx.choice.language)) : [];
  return { list: all.slice((page - 1) * size, page * size), total: all.length, page, size };
}

function figuresOf(
  report: RehearsalReport,
  typeNames: Readonly<Record<string, string>>,
  { part, name }: FigureWords,
): Figure[] {
  const of = (partKey: FigurePart, figure: Partial<Figure> & { name: string }) => ({
    ...blank,
    ...figure,
    part: part(partKey),
  });
  return [
    of("ALL", { name: name("MEMBERS"), count: report.members, booked: report.sold }),
    of("ALL", { name: name("ON_SALE"), count: report.onSale }),
    of("ALL", { name: name("SOLD_TWICE"), count: report.soldTwice }),
    ...report.outcomes.map(({ outcome, members }) => of("OUTCOME", { name: name(outcome), count: members })),
    ...report.groups.map(({ group, key, members, booked, waited }) =>
      of(group, {
        name: group === "TYPE" ? (typeNames[key] ?? key) : name(key),
        count: members,
        booked,
        p50: waited,
      }),
    ),
    of("QUEUE", { name: name("SECONDS"), ...quantiles(report.queue) }),
    ...report.calls.map(({ call, ...spread }) => of("CALL", { name: name(call), ...quantiles(spread) })),
    ...report.failures.map(({ call, code, count }) =>
      of("FAILURE", { name: `${name(call)}: ${code}`, count }),
    ),
  ];
}

function quantiles({ count, p50, p95, p99 }: { count: number; p50: number; p95: number; p99: number }) {
  return { count, p50, p95, p99 };
}
