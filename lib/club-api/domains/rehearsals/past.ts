import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { dayIn, openAtIn, type RuleBook, readRuleBook } from "../tee-sheets";
import { assumedDemand, type Demand, enoughDemand, type PastDemand } from "./crowd";
import { selectMemberTypes, selectTees, selectTraces, type Trace } from "./repository";

/** Play dates whose openings are looked at. */
const daysBack = 60;
const daysAhead = 40;
/** Span of an opening: from the time at which tickets may be given until two hours after it. */
const earlyMs = 60 * 60_000;
const lateMs = 2 * 60 * 60_000;
const largestOpenings = 8;
const phone = /Mobi|Android|iPhone|iPad/i;

/** Who came to the last openings, by what tickets, bookings and requests for the waiting list tell; where that is little, as usual. */
export async function readPastDemand(
  db: Database,
  ctx: Context,
  { playDate, seed }: { playDate: string; seed: string },
): Promise<PastDemand> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const span = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const traces = await selectTraces(db, clubIdx, span);
  const book = await readRuleBook(db, ctx, span.from, span.to);
  const openings = openingsOf(traces, book);
  const found = openings.flatMap(({ demand }) => demand);
  const counted = (kind: Trace["kind"]) => openings.reduce((sum, { kinds }) => sum + kinds[kind], 0);
  const source = {
    openings: openings.length,
    tickets: counted("TICKET"),
    bookings: counted("BOOKING"),
    waitings: counted("WAITING"),
    isAssumed: found.length < enoughDemand,
  };
  if (!source.isAssumed) {
    return { demand: found, largest: Math.max(...openings.map(({ demand }) => demand.length)), source };
  }
  const types = (await selectMemberTypes(db, clubIdx)).filter(
    ({ memberType }) => openAtIn(book, dayIn(book, playDate), memberType) !== null,
  );
  const demand = assumedDemand(types, await selectTees(db, clubIdx, playDate), seed);
  return { demand, largest: demand.length, source };
}

type Opening = { demand: Demand[]; kinds: Record<Trace["kind"], number> };

/** Traces by play date and member: who left several came once, and the earliest tells when. */
function openingsOf(traces: readonly Trace[], book: RuleBook): Opening[] {
  const byDate = new Map<string, Opening & { known: Map<number, Demand> }>();
  for (const trace of traces) {
    const openAt = openAtIn(book, dayIn(book, trace.playDate), trace.memberType);
    const arriveMs = openAt === null ? Number.NaN : Date.parse(trace.at) - openAt.getTime();
    if (!(arriveMs >= -earlyMs && arriveMs <= lateMs)) continue;
    const opening = byDate.get(trace.playDate) ?? {
      demand: [],
      kinds: { TICKET: 0, BOOKING: 0, WAITING: 0 },
      known: new Map<number, Demand>(),
    };
    byDate.set(trace.playDate, opening);
    opening.kinds[trace.kind] += 1;
    const known = opening.known.get(trace.memberIdx);
    const wish = wishOf(trace);
    if (known) {
      if (known.teeMinute === null) Object.assign(known, wish);
      continue;
    }
    const { memberType } = trace;
    const demand: Demand = { memberType, arriveMs, device: deviceOf(trace.userAgent), ...wish };
    opening.known.set(trace.memberIdx, demand);
    opening.demand.push(demand);
  }
  return [...byDate.values()]
    .toSorted((one, other) => other.demand.length - one.demand.length)
    .slice(0, largestOpenings);
}

const usualPlayers = 4;

function wishOf({
  teeTime,
  courseCode,
  players,
}: Trace): Pick<Demand, "teeMinute" | "courseCode" | "players"> {
  const teeMinute = teeTime === null ? null : Number(teeTime.slice(0, 2)) * 60 + Number(teeTime.slice(3, 5));
  return { teeMinute, courseCode, players: players ?? usualPlayers };
}

function deviceOf(userAgent: string | null): Demand["device"] {
  if (userAgent === null) return null;
  return phone.test(userAgent) ? "PHONE" : "DESKTOP";
}
