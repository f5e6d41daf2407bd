import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { lockForm, updateForm } from "./repository";
import { selectAllRounds } from "./rounds-repository";

const standing: readonly BookingState[] = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
  bookingState.noShow,
];

/**
 * Brings these dates of an approved form's schedule to its rounds after the club has ended or moved one of them: a date
 * without any round left is suspended, which does not count among the team's own suspensions, and one that has got a round
 * is booked. Two changes of one team come one after the other.
 */
export async function followRounds(
  tx: Database,
  ctx: Context,
  teamFormIdx: number,
  dates: readonly string[],
): Promise<void> {
  const { clubIdx } = ctx.club;
  const form = await lockForm(tx, clubIdx, teamFormIdx);
  if (form?.state !== teamState.approved) return;
  const rounds = await selectAllRounds(tx, clubIdx, teamFormIdx);
  const played = new Set(rounds.flatMap(({ playDate, state }) => (standing.includes(state) ? playDate : [])));
  const known = form.schedule.map((one) => {
    if (!dates.includes(one.date)) return one;
    if (played.has(one.date)) return { ...one, state: "BOOKED" as const };
    return one.state === "BOOKED" ? { ...one, state: "SUSPENDED" as const } : one;
  });
  const added = [...new Set(dates)]
    .filter((date) => played.has(date) && !known.some((one) => one.date === date))
    .map((date) => ({ date, state: "BOOKED" as const }));
  const schedule = [...known, ...added].sort((one, other) => (one.date < other.date ? -1 : 1));
  await updateForm(tx, form, [teamState.approved], { schedule, updatedAt: ctx.now });
}
