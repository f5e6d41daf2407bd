import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { anyTimeBand, waitingState } from "@/lib/contract/code-values/waitings";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import { readRuleBook, timeBandsIn } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { bulkInsert } from "../../bulk-insert";
import type { Database } from "../../database";
import { type bookings, waitings } from "../../tables";
import { weekdayType } from "../people/names";
import { roundTermsOf } from "../play/round-terms";
import type { Seeding } from "../seeding";
import { share } from "../tools/chance";
import { filledDates, isWeekendDay } from "./filling";

type Booking = typeof bookings.$inferInsert & { bookingIdx: number };
type Waiting = typeof waitings.$inferInsert;

/** Code of `reservationTypes`. */
const fromWaiting = reservationTypeCode.waitingList;
/** Below those of domain.md 10. */
const firstWaitingIdx = 598_001;

/** Who waited for the weekends behind us: those whose bookings say so, and some for whom no time came free. */
export async function seedPastWaitings(
  tx: Database,
  ctx: Context,
  seeding: Seeding,
  booked: readonly Booking[],
): Promise<void> {
  const bands = timeBandsIn(await readRuleBook(tx, ctx, seeding.days.today)).filter(
    ({ key }) => key !== anyTimeBand,
  );
  const bandOf = (time: string) =>
    bands.find(({ from, to }) => from <= time && time <= to)?.key ?? anyTimeBand;
  const met = booked.filter(({ reservationType }) => reservationType === fromWaiting);
  const rows = [...met.map((booking) => metBy(booking, bandOf)), ...unmet(ctx, seeding, bandOf("07:00"))];
  const { maxPlayers, caddieMode } = roundTermsOf(seeding.data);
  await bulkInsert(
    tx,
    waitings,
    rows.map((row, place) => ({
      ...row,
      waitingIdx: firstWaitingIdx + place,
      clubIdx: ctx.club.clubIdx,
      courseCodes: [],
      playerCount: maxPlayers,
      caddieMode,
    })),
  );
}

type Request = Pick<
  Waiting,
  "memberIdx" | "playDate" | "standbyTimeCodes" | "state" | "bookingIdx" | "createdAt" | "updatedAt"
>;

function metBy(booking: Booking, bandOf: (time: string) => string): Request {
  const { bookingIdx, memberIdx, playDate, teeTime, createdAt } = booking;
  const band = bandOf(teeTime);
  const hoped = share(`hoped ${bookingIdx}`) < 0.4 ? bandOf("07:00") : band;
  const askedBefore = (1 + share(`asked ${bookingIdx}`)) * 86_400_000;
  return {
    memberIdx: memberIdx ?? 0,
    playDate,
    bookingIdx,
    standbyTimeCodes: [...new Set([hoped, band])],
    state: waitingState.assigned,
    createdAt: new Date(createdAt.getTime() - askedBefore),
    updatedAt: createdAt,
  };
}

/** Two members of each weekend day, from the end of the list: those who play least. */
function unmet({ club }: Context, { days, regulars }: Seeding, band: string): Request[] {
  const dates = filledDates(days).filter((date) => date < days.today && isWeekendDay(date));
  const waiting = regulars.filter(({ memberType }) => memberType !== weekdayType);
  return dates.flatMap((playDate, day) =>
    [0, 1].map((turn): Request => {
      const member = waiting.at(-1 - ((day * 2 + turn) % 20));
      return {
        memberIdx: member?.memberIdx ?? 0,
        playDate,
        bookingIdx: null,
        standbyTimeCodes: [band],
        state: waitingState.closedWithoutSlot,
        createdAt: atClubTime(addDays(playDate, -6 + turn), "20:10", club.zone),
        updatedAt: atClubTime(addDays(playDate, -1), "17:00", club.zone),
      };
    }),
  );
}
