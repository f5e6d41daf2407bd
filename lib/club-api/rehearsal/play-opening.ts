import type { RehearsalCounts, RehearsalReport } from "@/lib/contract/bookings/rehearsals";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { openSandbox } from "../db/sandbox";
import { fillSandbox } from "../db/sandbox-copy";
import {
  type Called,
  type CrowdMember,
  type Played,
  type RehearsalOrder,
  type RehearsalWatch,
  readSales,
  reportOf,
} from "../domains/rehearsals";
import { hashToken } from "../platform/crypto";
import { randomToken } from "../platform/random";
import { type CrowdApp, openCrowdApp } from "./crowd-app";
import { type Ask, playMember } from "./play-member";
import { createPlayedClock, type PlayedClock } from "./played-clock";

const countEveryMs = 500;
/** Played before the first ticket, so that the first call meets a server that has begun. */
const leadMs = 60_000;

/**
 * Plays an opening in a sandbox: the product's own calls over a copy of the day, by a crowd whose time passes as the
 * server needs it. Nothing of it is left, whatever happens.
 */
export async function playOpening(order: RehearsalOrder, watch: RehearsalWatch): Promise<RehearsalReport> {
  const startedAt = performance.now();
  const isStopped = () => watch.isStopped() || performance.now() - startedAt > order.mostSeconds * 1000;
  const first = Math.min(...order.openings.map(({ joinFrom }) => Date.parse(joinFrom)));
  const clock = createPlayedClock(new Date(first - leadMs));
  const sandbox = await openSandbox(order.place);
  try {
    const tokens = new Map(order.crowd.map(({ memberIdx }) => [memberIdx, randomToken()]));
    const crowd = order.crowd.map((member) => ({
      ...member,
      accessHash: hashToken(tokens.get(member.memberIdx) ?? ""),
    }));
    await fillSandbox(sandbox.db, order.copy, { clubIdx: order.clubIdx, crowd, from: clock.now() });
    const before = await readSales(sandbox.db, order);
    const app = openCrowdApp(sandbox, clock, order.clubCode);
    const from = clock.now();
    const seen = await playCrowd(order, { app, clock, tokens, isStopped, watch });
    const sales = await readSales(sandbox.db, order);
    const { soldTwice } = sales;
    const twiceTold = toldTwice(seen.played);
    return reportOf(
      { ...seen, onSale: before.onSale, sold: sales.sold - before.sold, soldTwice: soldTwice + twiceTold },
      {
        numbers: order.numbers,
        source: order.source,
        seconds: Math.round((performance.now() - startedAt) / 100) / 10,
        playedSeconds: Math.round((clock.now().getTime() - from.getTime()) / 1000),
        connections: order.place === "memory" ? 1 : order.place.poolSize,
      },
    );
  } finally {
    await sandbox.drop();
  }
}

/** Times that more than one member was told to have. */
function toldTwice(played: readonly Played[]): number {
  const told = played.flatMap(({ sheetIdx }) => (sheetIdx === null ? [] : [sheetIdx]));
  return told.length - new Set(told).size;
}

type Stage = {
  app: CrowdApp;
  clock: PlayedClock;
  tokens: ReadonlyMap<number, string>;
  isStopped: () => boolean;
  watch: RehearsalWatch;
};

async function playCrowd(
  order: RehearsalOrder,
  { app, clock, tokens, isStopped, watch }: Stage,
): Promise<{ played: Played[]; calls: Called[] }> {
  const calls: Called[] = [];
  const played: Played[] = [];
  const progress = { arrived: 0, waiting: 0, faults: 0 };
  const openings = new Map(order.openings.map((one) => [one.memberType, one]));
  const part = async (member: CrowdMember) => {
    const opening = openings.get(member.memberType);
    if (!opening) return;
    const [openAt, joinFrom] = [Date.parse(opening.openAt), Date.parse(opening.joinFrom)];
    const endAt = openAt + order.mostPlayedSeconds * 1000;
    const own = { hasCome: false };
    const ask: Ask = async (asked) => {
      if (!own.hasCome) progress.arrived += 1;
      own.hasCome = true;
      const answer = await app.ask(tokens.get(member.memberIdx) ?? "", member.memberIdx, asked);
      calls.push({ call: asked.call, ms: answer.ms, code: answer.code });
      if (answer.isFault) progress.faults += 1;
      return answer;
    };
    played.push(
      await playMember(member, { clock, ask, playDate: order.playDate, openAt, joinFrom, endAt, isStopped }),
    );
  };
  const countNow = (): RehearsalCounts => ({
    members: order.crowd.length,
    arrived: progress.arrived,
    waiting: progress.arrived - played.length,
    booked: played.filter(({ outcome }) => outcome === "BOOKED").length,
    left: played.filter(({ outcome }) => outcome !== "BOOKED").length,
    calls: calls.length,
    faults: progress.faults,
    at: clubTimestamp(clock.now(), order.zone),
  });
  const counting = setInterval(() => watch.counted(countNow()), countEveryMs);
  try {
    const parts = order.crowd.map((member) => clock.part(() => part(member)));
    await Promise.all([...parts, clock.run(isStopped)]);
  } finally {
    clearInterval(counting);
  }
  watch.counted(countNow());
  return { played, calls };
}
