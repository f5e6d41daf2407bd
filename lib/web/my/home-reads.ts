import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Language } from "@/lib/shared/languages";

const few = "20";
const live = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.drawHold,
].join(",");

/** Rounds whose party can be asked for again: one that was given up says nothing about with whom the member plays. */
const partyStates = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.played,
].join(",");

/** The call for the last round of a member, with its party. */
export function lastPartyRead(memberIdx: number, lang: Language) {
  const query = { lang, role: "BOOKER", state: partyStates, page: "1", size: "1" } as const;
  return ["GET /my-reservation/bookings/{id}", { params: { id: String(memberIdx) }, query }] as const;
}

/** The calls that my page opens with; `today` is the club's day. */
export function homeReads(memberIdx: number, today: string, lang: Language) {
  const params = { id: String(memberIdx) };
  const coming = { from: today, state: live, sort: "playDate", size: few, lang };
  const list = { params, query: { size: few, lang } };
  return {
    booked: ["GET /my-reservation/bookings/{id}", { params, query: { ...coming, role: "BOOKER" } }],
    named: ["GET /my-reservation/bookings/{id}", { params, query: { ...coming, role: "COMPANION" } }],
    waitings: ["GET /my-reservation/waitings/{id}", list],
    draws: ["GET /my-reservation/draw/{id}", list],
    penalties: ["GET /my-reservation/penalty/{id}", list],
    coupons: ["GET /coupon/{id}", list],
    /** The last round, whose party may be booked with again; asked for where nothing is ahead. */
    lastParty: lastPartyRead(memberIdx, lang),
    inquiries: ["GET /voc", { query: { size: "1", lang } }],
  } as const;
}
