import type { BookingDetail } from "@/lib/contract/bookings/booking-shapes";
import { type Party, playersOf } from "./party";
import type { SentBody } from "./saved-booking";

type Input = {
  clubCode: string;
  memberIdx: number;
  sheetIdx: number;
  party: Party;
  changing: Pick<BookingDetail, "bookingIdx" | "version"> | null;
};

/** The body of the booking call (domain.md R8): a new booking with its consent, or a change. */
export function bookingInput({ clubCode, memberIdx, sheetIdx, party, changing }: Input): SentBody {
  const round = {
    clubCode,
    sheetIdx,
    holeCode: party.holeCode as SentBody["holeCode"],
    playerCount: party.playerCount,
    caddieMode: party.caddieMode as SentBody["caddieMode"],
    players: playersOf(party, memberIdx),
    couponIdx: party.couponIdx,
  };
  if (!changing) return { ...round, agreeRules: true };
  const { bookingIdx, version } = changing;
  return { ...round, bookingIdx, ...(version === undefined ? {} : { version }) };
}
