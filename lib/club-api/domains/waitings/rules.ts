import { pftPreset } from "@/lib/shared/pft-preset";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";

const minuteMilliseconds = 60_000;

export type Band = { key: string; from: string; to: string };
export type WaitingRequest = {
  standbyTimeCodes: readonly string[];
  courseCodes: readonly string[];
  playerCount: number;
};
export type FreeSlot = {
  teeTime: string;
  courseCode: string;
  minPlayers: number;
  maxPlayers: number;
};
export type Queued = { waitingIdx: number; priority: number; createdAt: Date };

/** Until when a day's waiting list takes entries and gives times: so many days before at a time of day (C0290). */
export function waitingCloseAt(
  playDate: string,
  { closeDays, closeTime }: { closeDays: number; closeTime: string },
  zone: string,
): Date {
  return atClubTime(addDays(playDate, -closeDays), closeTime, zone);
}

/** The part of a request that a slot does not meet. */
export type Misfit = "BAND" | "COURSE" | "PLAYERS";

/** Whether a slot fits a request: a wanted band, a wanted course (none named is any), and the party (domain.md 7.8). */
export function fitsRequest(request: WaitingRequest, slot: FreeSlot, bands: readonly Band[]): boolean {
  return misfitsOf(request, slot, bands).length === 0;
}

/** In what a slot does not fit a request; nothing when it does. */
export function misfitsOf(request: WaitingRequest, slot: FreeSlot, bands: readonly Band[]): Misfit[] {
  const isBand = bands.some((band) => names(request, band) && isInBand(slot.teeTime, band));
  const isCourse = request.courseCodes.length === 0 || request.courseCodes.includes(slot.courseCode);
  const isParty = request.playerCount <= slot.maxPlayers && request.playerCount >= slot.minPlayers;
  return [
    ...(isBand ? [] : (["BAND"] as const)),
    ...(isCourse ? [] : (["COURSE"] as const)),
    ...(isParty ? [] : (["PLAYERS"] as const)),
  ];
}

export function isInBand(teeTime: string, band: Band): boolean {
  return band.from <= teeTime && teeTime <= band.to;
}

function names(request: WaitingRequest, band: Band): boolean {
  return request.standbyTimeCodes.includes(band.key);
}

/** The band of any time, which is no band of its own on a day's list. */
export function isAnyTime(band: Band): boolean {
  return band.from === "00:00" && band.to === "23:59";
}

/** Priority of an entry: 0, but with the PFT preset retired members 20 and active duty 10 (domain.md 7.8). */
export function priorityOf(memberType: string, isPft: boolean): number {
  return isPft ? (pftPreset.waitingPriorities[memberType] ?? 0) : 0;
}

/** Priority downwards, then who came first. */
export function inQueueOrder<T extends Queued>(entries: readonly T[]): T[] {
  return [...entries].sort(
    (one, other) =>
      other.priority - one.priority ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      one.waitingIdx - other.waitingIdx,
  );
}

/**
 * Until when a time that was given may be given back free: so many minutes from now or from the end of the quiet
 * hours, never after the last moment at which it could be given to somebody else (C0310, domain.md 7.8).
 */
export function graceUntil(start: Date, graceMinutes: number, latest: Date): Date {
  return new Date(Math.min(start.getTime() + graceMinutes * minuteMilliseconds, latest.getTime()));
}

/**
 * Until when an offer may be answered: C0300 v3 minutes, but at most half of what is left, so that the next in line
 * has a turn too; null when nothing is left. `start` is now, or the end of the quiet hours; `ends` are the close of the
 * list and the last assignment.
 */
export function offerUntil(start: Date, offerMinutes: number, ends: readonly Date[]): Date | null {
  const latest = Math.min(...ends.map((end) => end.getTime()));
  const left = latest - start.getTime();
  if (left <= 0) return null;
  return new Date(start.getTime() + Math.min(offerMinutes * minuteMilliseconds, left / 2));
}

/** The last moment at which a slot can be given to a waiting member: so many minutes before tee-off (C0310 v2). */
export function lastAssignment(teeOff: Date, leadMinutes: number): Date {
  return new Date(teeOff.getTime() - leadMinutes * minuteMilliseconds);
}
