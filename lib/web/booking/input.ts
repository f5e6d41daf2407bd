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

/** A field of a booking that somebody else has changed, with its old and new value as on the wire. */
export type ChangedField =
  | { field: "state"; before: string; after: string }
  | { field: "time"; before: string; after: string }
  | { field: "players"; before: string; after: string }
  | { field: "playerCount"; before: number; after: number };

type Looked = Pick<
  BookingDetail,
  "stateName" | "playDate" | "teeTime" | "courseName" | "players" | "playerCount"
>;

/** The differences of a booking between what this page has shown and what it is now (4211). */
export function changedFields(before: Looked, after: Looked): ChangedField[] {
  const time = ({ playDate, teeTime, courseName }: Looked) => `${playDate} ${teeTime} ${courseName}`;
  const names = ({ players }: Looked) => players.flatMap(({ name }) => (name ? [name] : [])).join(", ");
  const fields: ChangedField[] = [
    { field: "state", before: before.stateName, after: after.stateName },
    { field: "time", before: time(before), after: time(after) },
    { field: "playerCount", before: before.playerCount, after: after.playerCount },
    { field: "players", before: names(before), after: names(after) },
  ];
  return fields.filter((one) => one.before !== one.after);
}
