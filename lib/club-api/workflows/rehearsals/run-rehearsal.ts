import type { RehearsalCounts } from "@/lib/contract/bookings/rehearsals";
import type { Database } from "../../db/database";
import { dropSandbox, listSandboxes } from "../../db/sandbox";
import { readDayCopy } from "../../db/sandbox-copy";
import { joinFrom, openingNumbers } from "../../domains/opening";
import { policyNumber, readPolicies } from "../../domains/policies";
import {
  type ClubNumbers,
  crowdSize,
  endAbandoned,
  endRehearsal,
  makeCrowd,
  type RehearsalOrder,
  type RehearsalRow,
  type RehearsalStage,
  readPastDemand,
  renewRehearsal,
  selectUsedSandboxes,
} from "../../domains/rehearsals";
import { readBookingPolicy } from "../../domains/reservations";
import { type RuleBook, readRuleBook } from "../../domains/tee-sheets";
import type { Clock } from "../../platform/clock";
import type { Context } from "../../platform/context";
import type { Logger } from "../../platform/logger";
import { openingsOf } from "./read-rehearsals";
import { leaseMs } from "./start-rehearsal";

/** Of the played day after its last opening, and of real time. */
const mostPlayedSeconds = 2 * 3_600;
const mostSeconds = 10 * 60;
const renewEveryMs = 1_000;

type Running = {
  stage: RehearsalStage;
  clock: Clock;
  limitClock: Clock;
  logger: Logger;
  /** The server stops. */
  isOver(): boolean;
};

/** Plays a rehearsal that has begun, to its end; never rejects, and leaves no sandbox. */
export async function runRehearsal(
  db: Database,
  ctx: Context,
  row: RehearsalRow,
  { stage, clock, limitClock, logger, isOver }: Running,
): Promise<void> {
  const renewal = keepRenewing(db, row, limitClock, isOver);
  try {
    const order = await orderOf(db, ctx, row, stage);
    const report = await stage.play(order, renewal.watch);
    await renewal.end();
    const state = renewal.watch.isStopped() ? "STOPPED" : "DONE";
    await endRehearsal(db, row, { state, report, endedAt: clock.now() });
  } catch (error) {
    logger.error({ err: error, rehearsal: row.rehearsalIdx }, "a rehearsal failed");
    await renewal.end();
    await endFailed(db, row, clock, logger);
  }
}

/** Its process may have died with the sandbox open. */
async function endFailed(db: Database, row: RehearsalRow, clock: Clock, logger: Logger): Promise<void> {
  try {
    await dropSandbox(db, row.sandbox);
    await endRehearsal(db, row, { state: "FAILED", report: null, endedAt: clock.now() });
  } catch (error) {
    logger.error({ err: error, rehearsal: row.rehearsalIdx }, "a rehearsal was not cleared up");
  }
}

/** Notes the counts once a second, also while there are none, and learns whether a stop was asked for. */
function keepRenewing(db: Database, row: RehearsalRow, limitClock: Clock, isOver: () => boolean) {
  let counts: RehearsalCounts = row.counts;
  let isStopped = false;
  let renewing: Promise<void> = Promise.resolve();
  const renew = async () => {
    const leaseUntil = new Date(limitClock.now().getTime() + leaseMs);
    isStopped = (await renewRehearsal(db, row, { counts, leaseUntil })) || isStopped;
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => undefined);
  }, renewEveryMs);
  return {
    watch: {
      counted: (now: RehearsalCounts) => {
        counts = now;
      },
      isStopped: () => isStopped || isOver(),
    },
    end: async () => {
      clearInterval(timer);
      await renewing.then(renew).catch(() => undefined);
    },
  };
}

async function orderOf(
  db: Database,
  ctx: Context,
  { playDate, load, seed, sandbox }: RehearsalRow,
  stage: RehearsalStage,
): Promise<RehearsalOrder> {
  const { clubIdx, clubCode, zone } = ctx.club;
  const past = await readPastDemand(db, ctx, { playDate, seed });
  const book = await readRuleBook(db, ctx, playDate);
  const numbers = openingNumbers(book);
  const openings = openingsOf(book, playDate).map(({ memberType, openAt }) => ({
    memberType,
    openAt: openAt.toISOString(),
    joinFrom: (numbers.isOn ? joinFrom({ openAt, numbers }) : openAt).toISOString(),
  }));
  const known = new Set(openings.map(({ memberType }) => memberType));
  const demand = past.demand.filter(({ memberType }) => known.has(memberType));
  return {
    place: stage.placeOf(sandbox),
    copy: await readDayCopy(db, { clubIdx, playDate }),
    clubIdx,
    clubCode,
    zone,
    playDate,
    openings,
    mostPlayedSeconds,
    mostSeconds,
    crowd: makeCrowd(demand, { members: crowdSize(past.largest, load), seed }),
    numbers: await clubNumbers(db, ctx, book),
    source: past.source,
  };
}

async function clubNumbers(db: Database, { club }: Context, book: RuleBook): Promise<ClubNumbers> {
  const { isOn, drawSeconds, turnSeconds } = openingNumbers(book);
  const { lock, lockCallsPerMinute } = await readBookingPolicy(db, club.clubIdx);
  const calls = (await readPolicies(db, club.clubIdx, ["C0530"])).get("C0530");
  return {
    isQueueOn: isOn,
    drawSeconds,
    turnSeconds,
    holdSeconds: lock.holdSeconds,
    callsPerMinute: policyNumber(calls?.value2, 120),
    holdsPerMinute: lockCallsPerMinute,
  };
}

/** Ends what no process plays any more, and removes sandboxes that nobody uses. */
export async function sweepRehearsals(db: Database, moment: { now: Date; realNow: Date }): Promise<void> {
  await endAbandoned(db, moment);
  const left = await listSandboxes(db);
  if (left.length === 0) return;
  const used = new Set(await selectUsedSandboxes(db));
  for (const schema of left) if (!used.has(schema)) await dropSandbox(db, schema);
}
