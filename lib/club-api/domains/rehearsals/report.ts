import {
  arrivalBands,
  type CrowdGroup,
  type RehearsalAdvice,
  type RehearsalCall,
  type RehearsalOutcome,
  type RehearsalReport,
  rehearsalCalls,
  rehearsalDevices,
  rehearsalOutcomes,
  type Spread,
} from "@/lib/contract/bookings/rehearsals";
import { grouped } from "@/lib/shared/grouped";
import { arrivalBand, type CrowdMember, type Source } from "./crowd";

/** How it went for one member of the crowd. */
export type Played = {
  member: CrowdMember;
  outcome: RehearsalOutcome;
  /** Milliseconds in line after the opening; null for who was not in one. */
  queuedMs: number | null;
  /** Milliseconds from the later of arrival and opening to the booking; of who has booked. */
  waitedMs: number | null;
  /** From the turn, or the opening without a line, to the booking. */
  actedMs: number | null;
  /** The slot that was booked, and its minute of the day. */
  sheetIdx: number | null;
  teeMinute: number | null;
};
export type Called = { call: RehearsalCall; ms: number; code: string | null };
/** The club's numbers that a rehearsal can say something about. */
export type ClubNumbers = {
  isQueueOn: boolean;
  drawSeconds: number;
  turnSeconds: number;
  holdSeconds: number;
  callsPerMinute: number;
  holdsPerMinute: number;
};
export type Seen = {
  played: readonly Played[];
  calls: readonly Called[];
  onSale: number;
  soldTwice: number;
  sold: number;
};

const wishedWithinMinutes = 60;
/** The number that a booking call is measured by. */
const slowMs = 2_000;

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Makes the report for the office. */
export function reportOf(
  seen: Seen,
  {
    numbers,
    source,
    ...run
  }: {
    numbers: ClubNumbers;
    source: Source;
    seconds: number;
    playedSeconds: number;
    connections: number;
  },
): RehearsalReport {
  const { played, calls, onSale, sold, soldTwice } = seen;
  const queued = played.flatMap(({ queuedMs }) => (queuedMs === null ? [] : [queuedMs / 1000]));
  return {
    members: played.length,
    onSale,
    sold,
    soldTwice,
    outcomes: rehearsalOutcomes.map((outcome) => ({
      outcome,
      members: played.filter((one) => one.outcome === outcome).length,
    })),
    groups: groupsOf(played),
    queue: spreadOf(queued),
    calls: rehearsalCalls.map((call) => ({
      call,
      ...spreadOf(calls.filter((one) => one.call === call).map(({ ms }) => ms)),
    })),
    failures: failuresOf(calls),
    advices: advicesOf(seen, numbers),
    ...run,
    source,
  };
}

const keysOf: Readonly<Record<CrowdGroup, (member: CrowdMember) => string>> = {
  TYPE: ({ memberType }) => memberType,
  ARRIVAL: ({ arriveMs }) => arrivalBand(arriveMs),
  DEVICE: ({ device }) => device,
  PLAYERS: ({ players }) => String(players),
};
const orderOf: readonly string[] = [...arrivalBands, ...rehearsalDevices];

function groupsOf(played: readonly Played[]): RehearsalReport["groups"] {
  return (Object.keys(keysOf) as CrowdGroup[]).flatMap((group) => {
    const byKey = grouped(played, ({ member }) => keysOf[group](member));
    return [...byKey]
      .toSorted(([one], [other]) => orderOf.indexOf(one) - orderOf.indexOf(other) || one.localeCompare(other))
      .map(([key, own]) => ({ group, key, ...countsOf(own) }));
  });
}

function countsOf(own: readonly Played[]) {
  const booked = own.filter(({ outcome }) => outcome === "BOOKED");
  const waits = booked.flatMap(({ waitedMs }) => (waitedMs === null ? [] : [waitedMs / 1000]));
  return {
    members: own.length,
    booked: booked.length,
    asWished: booked.filter(isAsWished).length,
    waited: waits.length === 0 ? null : spreadOf(waits).p50,
  };
}

function isAsWished({ member, teeMinute }: Played): boolean {
  if (member.teeMinute === null || teeMinute === null) return true;
  return Math.abs(member.teeMinute - teeMinute) <= wishedWithinMinutes;
}

function failuresOf(calls: readonly Called[]): RehearsalReport["failures"] {
  const failed = calls.flatMap(({ call, code }) => (code === null ? [] : [{ call, code }]));
  return [...grouped(failed, ({ call, code }) => `${call} ${code}`).values()]
    .flatMap((own) => (own[0] ? [{ ...own[0], count: own.length }] : []))
    .toSorted((one, other) => other.count - one.count);
}

type Advice = RehearsalReport["advices"][number];
const advice = (
  name: RehearsalAdvice,
  [policy, place]: readonly [string, number] | readonly [null, null],
  change: { current: string; suggested: string; seen: number },
): Advice => ({ advice: name, policy, place, ...change });
const countOf = (calls: readonly Called[], code: string, call?: RehearsalCall) =>
  calls.filter((one) => one.code === code && (call === undefined || one.call === call)).length;
const roundUp = (value: number, step: number) => Math.ceil(value / step) * step;
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Suggested settings of the club; each follows from a measured number. */
export function advicesOf({ played, calls }: Seen, numbers: ClubNumbers): Advice[] {
  return [
    ...queueAdvice(calls, numbers),
    ...(numbers.isQueueOn ? [...drawAdvice(played, numbers), ...turnAdvice(played, numbers)] : []),
    ...holdAdvice(played, calls, numbers),
    ...limitAdvice(calls, numbers),
    ...slowAdvice(calls, numbers),
  ];
}

/** Without a line, when more than a third of the tries to hold a time met somebody faster. */
function queueAdvice(calls: readonly Called[], { isQueueOn }: ClubNumbers): Advice[] {
  const holds = calls.filter(({ call }) => call === "HOLD");
  const lost = countOf(holds, "RSV_SLOT_TAKEN") + countOf(holds, "RSV_LOCKED");
  const share = holds.length === 0 ? 0 : Math.round((lost / holds.length) * 100);
  if (isQueueOn || share <= 33) return [];
  return [advice("QUEUE_ON", ["C0540", 1], { current: "N", suggested: "Y", seen: share })];
}

/** The draw should last until most of those who come for the opening are there. */
function drawAdvice(played: readonly Played[], { drawSeconds }: ClubNumbers): Advice[] {
  const early = played.flatMap(({ member: { arriveMs } }) =>
    arriveMs > 0 && arriveMs <= 300_000 ? [arriveMs / 1000] : [],
  );
  if (early.length === 0) return [];
  const seen = spreadOf(early).p50;
  if (seen <= drawSeconds) return [];
  const then = within(roundUp(seen, 5), 1, 300);
  if (then <= drawSeconds) return [];
  return [
    advice("DRAW_SECONDS", ["C0540", 3], { current: String(drawSeconds), suggested: String(then), seen }),
  ];
}

/** A turn should be as long as nearly all take who have it; a longer one only makes the line wait. */
function turnAdvice(played: readonly Played[], { turnSeconds }: ClubNumbers): Advice[] {
  const acted = played.flatMap(({ actedMs }) => (actedMs === null ? [] : [actedMs / 1000]));
  if (acted.length < 10) return [];
  const seen = spreadOf(acted).p95;
  const then = within(roundUp(seen, 5), 10, 3600);
  if (Math.abs(then - turnSeconds) < 10) return [];
  return [
    advice("TURN_SECONDS", ["C0540", 4], { current: String(turnSeconds), suggested: String(then), seen }),
  ];
}

/** Times that were lost while the form was open. */
function holdAdvice(
  played: readonly Played[],
  calls: readonly Called[],
  { holdSeconds }: ClubNumbers,
): Advice[] {
  if (countOf(calls, "RSV_LOCK_EXPIRED", "BOOK") === 0) return [];
  const seen = spreadOf(played.map(({ member }) => member.formMs / 1000)).p99;
  const then = within(roundUp(seen * 1.2, 30), 30, 3600);
  if (then <= holdSeconds) return [];
  return [
    advice("HOLD_SECONDS", ["C0240", 1], { current: String(holdSeconds), suggested: String(then), seen }),
  ];
}

/** Members who did what members do, and were told to wait: of hold calls by their own limit, of all calls by the other. */
function limitAdvice(calls: readonly Called[], numbers: ClubNumbers): Advice[] {
  const holds = countOf(calls, "RATE_LIMIT", "HOLD");
  const all = countOf(calls, "RATE_LIMIT") - holds;
  const raised = (place: number, now: number, seen: number) =>
    advice("RATE_LIMIT", ["C0530", place], { current: String(now), suggested: String(now * 2), seen });
  return [
    ...(holds > 0 ? [raised(3, numbers.holdsPerMinute, holds)] : []),
    ...(all > 0 ? [raised(2, numbers.callsPerMinute, all)] : []),
  ];
}

/** Bookings that took too long: a line spreads them; where there is one, the server needs more of what it has. */
function slowAdvice(calls: readonly Called[], { isQueueOn }: ClubNumbers): Advice[] {
  const seen = spreadOf(calls.filter(({ call }) => call === "BOOK").map(({ ms }) => ms)).p99;
  if (seen <= slowMs) return [];
  if (!isQueueOn) return [advice("SLOW_BOOKING", ["C0540", 1], { current: "N", suggested: "Y", seen })];
  return [advice("SLOW_BOOKING", [null, null], { current: "", suggested: "", seen })];
}
