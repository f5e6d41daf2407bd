import { bookingState } from "@/lib/contract/code-values/bookings";
import type { DayType } from "@/lib/shared/bookings/cancel-stage";
import { maskName } from "@/lib/shared/texts/mask";
import { atClubTime, clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { dayInfo, limitRule } from "../../tee-sheets";
import { type BookingPolicy, readBookingPolicy } from "../numbers";
import {
  type Counts,
  countBookings,
  countedSpan,
  fullWindow,
  isClash,
  type Limits,
  type LimitWindow,
} from "./booking-rules";
import {
  type LockedMember,
  lockMemberRows,
  selectBindingRounds,
  selectOwnBookings,
} from "./member-repository";

/**
 * A member's booking counts and limits, and whether the month's free cancellations block a new booking (A37).
 */
export type LimitUsage = {
  dayType: DayType;
  counts: Counts;
  limits: Limits;
  /** Free cancellations of this month, when they are counted and are too many; else null. */
  surplusCancels: number | null;
};

/** Counts and limits of a member for a play date (domain.md 7.3); two reads besides the day. */
export async function readLimitUsage(
  db: Database,
  ctx: Context,
  {
    memberIdx,
    memberType,
    playDate,
    exceptBookingIdx,
    known = {},
  }: {
    memberIdx: number;
    memberType: string;
    playDate: string;
    /** The booking that a change is about: it does not count. */
    exceptBookingIdx?: number | undefined;
    /** Values that the caller has already read. */
    known?: { dayType?: DayType | undefined; numbers?: BookingPolicy | undefined };
  },
): Promise<LimitUsage> {
  const { club, now } = ctx;
  const numbers = known.numbers ?? (await readBookingPolicy(db, club.clubIdx));
  const dayType = known.dayType ?? (await dayInfo(db, ctx, playDate)).dayType;
  const today = clubDate(now, club.zone);
  const cancelledSince = atClubTime(`${today.slice(0, 7)}-01`, "00:00", club.zone);
  const rows = await selectOwnBookings(db, {
    clubIdx: club.clubIdx,
    memberIdx,
    ...countedSpan(playDate),
    today,
    cancelledSince,
  });
  const others = rows.filter((row) => row.bookingIdx !== exceptBookingIdx);
  const counts = countBookings(
    others.map((row) => ({ ...row, isUpcoming: atClubTime(row.playDate, row.teeTime, club.zone) > now })),
    playDate,
  );
  const limits = await limitRule(db, club.clubIdx, memberType);
  // A declined draw win and a release in the grace of the waiting list are no cancellations by the member's own decision.
  const cancels = rows.filter(
    (row) =>
      row.state === bookingState.cancelled &&
      row.drawIdx === null &&
      row.graceUntil === null &&
      row.cancelAt !== null &&
      row.cancelAt >= cancelledSince,
  ).length;
  const isSurplus =
    numbers.limits.isOn &&
    numbers.limits.isCancelCountOn &&
    exceptBookingIdx === undefined &&
    cancels > numbers.limits.freeCancelsPerMonth;
  return { dayType, counts, limits, surplusCancels: isSurplus ? cancels : null };
}

/** 4206 for the day, 4207 with the window and its number for the others; null when one more booking fits. */
export function limitUsageFailure(usage: LimitUsage, numbers: BookingPolicy): ClubFailure | null {
  const window = fullWindow(usage.counts, usage.limits, usage.dayType);
  if (window === "day") return new ClubFailure("RSV_DAY_LIMIT");
  if (window !== null) return limitReached(window, usage.limits[window] ?? 0);
  if (usage.surplusCancels === null) return null;
  return limitReached("cancel", numbers.limits.freeCancelsPerMonth);
}

function limitReached(window: LimitWindow | "cancel", limit: number): ClubFailure {
  return new ClubFailure("RSV_LIMIT", [window, String(limit)]);
}

/** The first limit of domain.md 7.3 that one more booking on the date would break; null when none. */
export async function limitFailure(
  tx: Database,
  ctx: Context,
  input: { memberIdx: number; memberType: string; playDate: string; exceptBookingIdx?: number | undefined },
): Promise<ClubFailure | null> {
  const numbers = await readBookingPolicy(tx, ctx.club.clubIdx);
  const usage = await readLimitUsage(tx, ctx, { ...input, known: { numbers } });
  return limitUsageFailure(usage, numbers);
}

/**
 * 4208 with the masked name and the time when one of the members plays too close on that day: as a booker, or as a
 * companion who accepted. Null when nobody does.
 */
export async function clashFailure(
  tx: Database,
  ctx: Context,
  {
    memberIdxs,
    playDate,
    teeTime,
    exceptBookingIdx,
    clashMinutes,
  }: {
    memberIdxs: readonly number[];
    playDate: string;
    teeTime: string;
    exceptBookingIdx?: number | undefined;
    clashMinutes?: number | undefined;
  },
): Promise<ClubFailure | null> {
  if (memberIdxs.length === 0) return null;
  const { clubIdx } = ctx.club;
  const rounds = await selectBindingRounds(tx, {
    clubIdx,
    memberIdxs,
    from: playDate,
    to: playDate,
    exceptBookingIdx,
  });
  if (rounds.length === 0) return null;
  const minutes = clashMinutes ?? (await readBookingPolicy(tx, clubIdx)).clashMinutes;
  const clash = rounds.find((round) => isClash(round.teeTime, teeTime, minutes));
  return clash ? new ClubFailure("RSV_OVERLAP", [maskName(clash.name), clash.teeTime]) : null;
}

/** Locks the members' rows, ascending: what is counted per member cannot change under the caller (R-04). */
export function lockMembers(
  tx: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
): Promise<LockedMember[]> {
  return lockMemberRows(tx, clubIdx, memberIdxs);
}
