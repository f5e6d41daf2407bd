import Big from "big.js";
import {
  type PenaltyKind,
  type PenaltyState,
  penaltyKind,
  penaltyState,
} from "@/lib/contract/code-values/penalties";
import { type Amount, type RoundingMode, roundToUnit } from "@/lib/shared/money/rounding";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubClock } from "@/lib/shared/time/club-time";

/** The terms of a penalty code: `[percent, days, points]` of code group `penaltyCodes` (domain.md 4, C1260). */
export type PenaltyTerms = { percent: number; days: number; points: number };

/** The code that only lengthens a suspension because of points (domain.md 7.7). */
export const thresholdCode = penaltyKind.pointsThreshold;
const warningCodes: readonly PenaltyKind[] = [penaltyKind.bookerAbsent, penaltyKind.tooFewPlayers];
/** From the third time on a warning code costs three times the days of its entry (domain.md 7.7: 0, 30, 90 days). */
const thirdTimeFactor = 3;

/** RELEASE entry of `reasonCodes`: the club's own mistake. */
export const ownMistake = "P3";

/** Whether a penalty was waived because it should never have been imposed. */
export function isTakenBack({
  state,
  releaseReason,
}: {
  state: PenaltyState;
  releaseReason: string | null;
}): boolean {
  return state === penaltyState.waived && releaseReason === ownMistake;
}

/** The terms of an entry's values; a value that is no number counts as 0. */
export function penaltyTerms(values: readonly string[]): PenaltyTerms {
  const [percent = 0, days = 0, points = 0] = values.map((value) => Number.parseInt(value, 10) || 0);
  return { percent, days, points };
}

/** Codes 50 and 51: the first time is a warning, the third and later ones last three times as long (domain.md 7.7). */
export function suspensionDays(penaltyCode: PenaltyKind, days: number, earlier: number): number {
  if (!warningCodes.includes(penaltyCode)) return days;
  if (earlier === 0) return 0;
  return earlier === 1 ? days : days * thirdTimeFactor;
}

/** Fine = base × percent, rounded to the unit of C0140 v2 by C0180 (domain.md 5.3, 7.7); a decimal text. */
export function fineOf(base: Amount, percent: number, unit: Amount, mode: RoundingMode): string {
  return roundToUnit(new Big(base).times(percent).div(100), unit, mode).toFixed();
}

/** So many club days later at the same time of day. */
export function addClubDays(moment: Date, days: number, zone: string): Date {
  const clock = clubClock(moment, zone);
  const later = atClubTime(addDays(clock.slice(0, 10), days), clock.slice(11, 16), zone);
  return new Date(later.getTime() + (moment.getTime() % 60_000));
}

export type Span = { suspendFrom: Date; suspendTo: Date };

/**
 * Where a new suspension lies: overlapping ones add up, so it starts at the later of now and the end of the current
 * one (domain.md 7.7). Without days it is empty and lies at now.
 */
export function placeSuspension(days: number, currentEnd: Date | null, now: Date, zone: string): Span {
  if (days === 0) return { suspendFrom: now, suspendTo: now };
  const suspendFrom = currentEnd !== null && currentEnd > now ? currentEnd : now;
  return { suspendFrom, suspendTo: addClubDays(suspendFrom, days, zone) };
}

export type Threshold = { points: number; days: number };

/** C0280 v1 and v2, `6:90` = six points, 90 days; ascending by points. */
export function readThresholds(values: readonly (string | undefined)[]): Threshold[] {
  return values
    .map((value) => /^(\d+)\D+(\d+)/.exec(value ?? ""))
    .flatMap((match) => (match ? [{ points: Number(match[1]), days: Number(match[2]) }] : []))
    .sort((one, other) => one.points - other.points);
}

export type Scored = { at: Date; point: number };

/**
 * Until when points alone suspend a member: at each penalty the points of the last `lookBackDays` are counted, and
 * every threshold that they reach lasts from there for its days (C0280). Null when none was reached.
 */
export function thresholdEnd(
  scored: readonly Scored[],
  thresholds: readonly Threshold[],
  { lookBackDays, zone }: { lookBackDays: number; zone: string },
): Date | null {
  const ends = scored.flatMap(({ at, point }) => {
    if (point === 0) return [];
    const from = addClubDays(at, -lookBackDays, zone);
    const points = sumPoints(scored.filter((other) => other.at > from && other.at <= at));
    const reached = thresholds.filter((threshold) => points >= threshold.points);
    return reached.map((threshold) => addClubDays(at, threshold.days, zone).getTime());
  });
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

export function sumPoints(scored: readonly Pick<Scored, "point">[]): number {
  return scored.reduce((sum, { point }) => sum + point, 0);
}

/** The first threshold above the points, else the last one. */
export function nextThreshold(points: number, thresholds: readonly Threshold[]): number {
  const next = thresholds.find((threshold) => threshold.points > points) ?? thresholds.at(-1);
  return next?.points ?? 0;
}

export type Suspension = Span & { penaltyIdx: number; penaltyCode: PenaltyKind };

/**
 * The suspensions that move once one of them has ended: those that had not begun start at the end of what lies before
 * them, keeping their length (domain.md 7.7). `active` are the remaining ones; a points suspension never moves.
 */
export function moveForward(active: readonly Suspension[], now: Date): Suspension[] {
  const inOrder = [...active].sort((one, other) => one.penaltyIdx - other.penaltyIdx);
  const moved: Suspension[] = [];
  let end = now;
  for (const suspension of inOrder) {
    const isFixed = suspension.penaltyCode === thresholdCode || suspension.suspendFrom <= now;
    const placed = isFixed || suspension.suspendFrom <= end ? suspension : startingAt(suspension, end);
    if (placed !== suspension) moved.push(placed);
    if (placed.suspendTo > end) end = placed.suspendTo;
  }
  return moved;
}

function startingAt(suspension: Suspension, suspendFrom: Date): Suspension {
  const length = suspension.suspendTo.getTime() - suspension.suspendFrom.getTime();
  return { ...suspension, suspendFrom, suspendTo: new Date(suspendFrom.getTime() + length) };
}

/** The end of the suspension that holds now; null when none does. */
export function suspendedUntil(active: readonly Span[], now: Date): Date | null {
  const ends = active.map(({ suspendTo }) => suspendTo.getTime()).filter((end) => end > now.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
