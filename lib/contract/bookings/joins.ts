import { z } from "zod";
import { joinLevels, joinPaces } from "@/lib/shared/join-choices";
import {
  clubQuery,
  dateText,
  idParams,
  idx,
  languageSchema,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { money, partyPlayer, teeTimeText } from "./play-shapes";

export const joinMenu = "941500";

const level = z.enum(joinLevels);
const pace = z.enum(joinPaces);
const languages = z
  .array(languageSchema)
  .refine((list) => new Set(list).size === list.length, wants("twice"));
const levels = z.array(level).refine((list) => new Set(list).size === list.length, wants("twice"));
export const joinAskState = z.enum(["ASKED", "JOINED", "ENDED"]);
export type JoinAskState = z.output<typeof joinAskState>;

/** Whether the caller takes part, and what others go by. */
export const joinChoice = z.strictObject({ isOn: z.boolean(), level, languages: languages.min(1), pace });
export type JoinChoice = z.output<typeof joinChoice>;

const span = { fromDate: dateText, toDate: dateText, fromTime: teeTimeText, toTime: teeTimeText };

export const joinRequestBody = z.strictObject({
  ...span,
  /** Of a pair: a guest by name, or a member by login id or as an earlier companion. */
  partner: partyPlayer.pick({ name: true, memberId: true, companionRef: true }).optional(),
});
export type JoinRequestInput = z.output<typeof joinRequestBody>;

/** Whom the booker takes in. No levels or languages: anybody's. */
const wanted = { seats: z.int().min(1).max(3), isAutomatic: z.boolean(), levels, languages, pace };
export const openPartyBody = z.strictObject(wanted);
export type OpenPartyInput = z.output<typeof openPartyBody>;

const round = { bookingIdx: idx, playDate: dateText, teeTime: teeTimeText, courseName: z.string() };

/** An open party as who would join it sees it: nobody is named. */
const fittingParty = z.object({
  ...round,
  freeSeats: z.int(),
  pace,
  /** The caller's ask to it; a decline and a party that is full or over look the same. */
  ask: z.object({ askIdx: idx, state: joinAskState }).nullable(),
});

const ownRequest = z.object({
  requestIdx: idx,
  ...span,
  partnerName: z.string().nullable(),
  state: z.enum(["OPEN", "JOINED", "ENDED"]),
  parties: z.array(fittingParty),
});
export type OwnJoinRequest = z.output<typeof ownRequest>;

const ownBooking = z.object({
  ...round,
  /** Places that could be given at most. */
  mostSeats: z.int(),
  /** Null of a booking that takes in nobody. */
  party: z.object({ ...wanted, freeSeats: z.int() }).nullable(),
  asks: z.array(
    z.object({
      askIdx: idx,
      name: z.string(),
      level,
      languages,
      pace,
      players: z.int(),
      createdAt: timestamp,
    }),
  ),
});
export type OwnJoinBooking = z.output<typeof ownBooking>;

/** A flight of golfers alone that the caller is asked about: nobody is named, and no time is held. */
const ownFlight = z.object({
  flightIdx: idx,
  playDate: dateText,
  teeTime: teeTimeText,
  courseName: z.string(),
  /** All players, the caller and a partner among them. */
  players: z.int(),
  /** Of the caller and a partner, in a party of so many; null where the fees say none. */
  greenFee: money.nullable(),
  answerUntil: timestamp,
  hasAgreed: z.boolean(),
  /** As they were when the flight was proposed, whatever they have answered. */
  others: z.array(z.object({ level, languages, pace, players: z.int() })),
});
export type OwnJoinFlight = z.output<typeof ownFlight>;

const flightState = z.enum(["PROPOSED", "AGREED", "BOOKED", "ENDED"]);
const officeFlight = z.object({
  flightIdx: idx,
  createdAt: timestamp,
  answerUntil: timestamp,
  playDate: dateText,
  /** Of a flight that is booked, where it plays. */
  teeTime: teeTimeText,
  courseName: z.string(),
  players: z.int(),
  /** Players of golfers who said yes. */
  agreed: z.int(),
  state: flightState,
  rsvNo: z.string().nullable(),
});
export type OfficeJoinFlight = z.output<typeof officeFlight>;

const own = { auth: "member", query: clubQuery } as const;
const officeAsk = z.object({
  askIdx: idx,
  createdAt: timestamp,
  memberIdx: idx,
  memberId: z.string(),
  memberName: z.string(),
  players: z.int(),
  bookingIdx: idx,
  playDate: dateText,
  teeTime: teeTimeText,
  bookerId: z.string(),
  bookerName: z.string(),
  state: joinAskState,
  endedAt: timestamp.nullable(),
});
export type OfficeJoinAsk = z.output<typeof officeAsk>;

export const joinRoutes = [
  defineRoute("GET /ext/joins", {
    ...own,
    summary:
      "The caller's choice, requests with the parties that fit, own bookings with who asks, and what the club allows.",
    output: z.object({
      isOn: z.boolean(),
      limits: z.object({ guests: z.boolean(), lastDate: dateText, requests: z.int() }),
      /** Null until the caller has chosen once. */
      choice: joinChoice.nullable(),
      /** Until when the caller may not join. */
      suspendedUntil: timestamp.nullable(),
      flights: z.array(ownFlight),
      requests: z.array(ownRequest),
      bookings: z.array(ownBooking),
      exclusions: z.array(z.object({ exclusionIdx: idx, name: z.string() })),
    }),
  }),
  defineRoute("PUT /ext/joins", {
    ...own,
    summary:
      "Chooses level, languages and pace; off ends every request of the caller and closes every party at once.",
    body: joinChoice,
    output: joinChoice,
  }),
  defineRoute("POST /ext/join-requests", {
    ...own,
    summary: "The caller would be joined to a party on some days, alone or with a partner.",
    body: joinRequestBody,
    output: z.object({ requestIdx: idx }),
  }),
  defineRoute("DELETE /ext/join-requests/{id}", {
    ...own,
    summary: "Withdraws a request with what was asked by it.",
    params: idParams,
    output: z.object({ requestIdx: idx }),
  }),
  defineRoute("POST /ext/join-asks", {
    ...own,
    summary: "Asks for a place in an open party that fits a request of the caller.",
    body: z.strictObject({ requestIdx: idx, bookingIdx: idx }),
    output: z.object({ askIdx: idx, state: joinAskState }),
  }),
  defineRoute("DELETE /ext/join-asks/{id}", {
    ...own,
    summary: "Withdraws what the caller asked, as long as it waits.",
    params: idParams,
    output: z.object({ askIdx: idx, state: joinAskState }),
  }),
  defineRoute("PUT /ext/join-asks/{id}", {
    ...own,
    summary: "The booker takes somebody in, or declines.",
    params: idParams,
    body: z.strictObject({ action: z.enum(["ACCEPT", "DECLINE"]) }),
    output: z.object({ askIdx: idx, state: joinAskState }),
  }),
  defineRoute("PUT /ext/join-flights/{id}", {
    ...own,
    summary: "The caller agrees to a proposed flight, with the booking rules, or declines.",
    params: idParams,
    body: z.strictObject({ action: z.enum(["ACCEPT", "DECLINE"]) }),
    output: z.object({ flightIdx: idx, hasAgreed: z.boolean() }),
  }),
  defineRoute("PUT /ext/open-parties/{id}", {
    ...own,
    summary: "Opens a booking of the caller to others, or changes for whom.",
    params: idParams,
    body: openPartyBody,
    output: z.object({ bookingIdx: idx, ...wanted }),
  }),
  defineRoute("DELETE /ext/open-parties/{id}", {
    ...own,
    summary: "Takes in nobody any more; who has joined stays.",
    params: idParams,
    output: z.object({ bookingIdx: idx }),
  }),
  defineRoute("POST /ext/join-exclusions", {
    ...own,
    summary:
      "Somebody with whom the caller would not be joined: an earlier companion, or a member by login id.",
    body: z.union([
      partyPlayer.pick({ memberId: true }).required(),
      partyPlayer.pick({ companionRef: true }).required(),
    ]),
    output: z.object({ exclusionIdx: idx, name: z.string() }),
  }),
  defineRoute("DELETE /ext/join-exclusions/{id}", {
    ...own,
    summary: "Takes somebody off the caller's list.",
    params: idParams,
    output: z.object({ exclusionIdx: idx }),
  }),
  defineRoute("GET /ops/joins", {
    summary: "Who asked to join which party, the newest first; names are masked without a reason.",
    permission: { menu: joinMenu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, ...unmaskReason, state: joinAskState.optional() }),
    output: pageOf(officeAsk),
    xlsx: "join",
    persons: true,
  }),
  defineRoute("PUT /ops/joins/{id}", {
    summary: "The office ends what a golfer asked, for a reason that goes on record; the golfer is notified.",
    permission: { menu: joinMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ reason: z.string().trim().min(2).max(200) }),
    output: z.object({ askIdx: idx, state: joinAskState }),
  }),
  defineRoute("GET /ops/join-flights", {
    summary: "Flights of golfers alone, the newest first; nobody is named.",
    permission: { menu: joinMenu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, state: flightState.optional() }),
    output: pageOf(officeFlight),
  }),
  defineRoute("GET /ops/join-figures", {
    summary:
      "Open requests and parties now, and what was asked, joined and made into flights in each of the last twelve months.",
    permission: { menu: joinMenu, flag: "R" },
    query: clubQuery,
    output: z.object({
      requests: z.int(),
      parties: z.int(),
      months: z.array(
        z.object({
          month: z.string(),
          asked: z.int(),
          joined: z.int(),
          players: z.int(),
          /** Flights that were proposed, and those of them that were booked. */
          proposed: z.int(),
          booked: z.int(),
        }),
      ),
    }),
  }),
] as const;
