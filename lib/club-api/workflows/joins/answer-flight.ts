import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { lockOpen, requireTakingPart, selectFlight, selectGolfers, setAnswer } from "../../domains/joins";
import { lockMember } from "../../domains/members";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { refuseSuspended, requireActive } from "../bookings/slot-checks";

/**
 * A golfer agrees to a flight, or declines, as long as it waits. The job of the next minute books it or lets it end: the answer says
 * the same whatever the others have said. The job locks all golfers of a flight, so that an answer comes before it or after it. Throws 2001 for a flight that the member was not asked about, 5041 when it does not wait any
 * more, and for a yes 1003, 4205, 5001, 5002.
 */
export function answerFlight(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { flightIdx, action }: { flightIdx: number; action: "ACCEPT" | "DECLINE" },
): Promise<CallOutput<"PUT /ext/join-flights/{id}">> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await lockMember(tx, clubIdx, memberIdx);
    const hasAgreed = action === "ACCEPT";
    if (hasAgreed) {
      await requireActive(tx, ctx, memberIdx);
      await requireTakingPart(tx, clubIdx, memberIdx);
      await refuseSuspended(tx, ctx, memberIdx);
    }
    const flight = await selectFlight(tx, clubIdx, flightIdx);
    const golfers = flight ? await selectGolfers(tx, clubIdx, [flightIdx]) : [];
    const own = golfers.find((golfer) => golfer.memberIdx === memberIdx);
    if (!flight || !own) throw new ClubFailure("NOT_FOUND");
    const answer = hasAgreed ? "YES" : "NO";
    // Sent again because its answer was lost on the way: it has been done.
    if (own.answer === answer && (!hasAgreed || flight.state === "BOOKED")) return { flightIdx, hasAgreed };
    const isWaiting = flight.state === "PROPOSED" && ctx.now < flight.answerUntil;
    const isIn = own.answer === "ASKED" || own.answer === "YES";
    if (!isWaiting || !isIn || !(await lockOpen(tx, clubIdx, [own.requestIdx]))) {
      throw new ClubFailure("JOIN_FLIGHT_OVER");
    }
    await setAnswer(tx, own, answer, ctx.now);
    return { flightIdx, hasAgreed };
  });
}
