import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { JoinLevel, JoinPace } from "@/lib/shared/join-choices";
import type { Language } from "@/lib/shared/languages";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { bookings } from "./reservations";

/** Whether a member takes part in joining at all, and what others of a party go by. */
export const joinChoices = pgTable(
  "join_choices",
  {
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    isOn: boolean("is_on").notNull(),
    level: text("level").$type<JoinLevel>().notNull(),
    languages: text("languages").array().$type<Language[]>().notNull(),
    pace: text("pace").$type<JoinPace>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.memberIdx] }),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** With whom a member would not be joined; read by nobody but the member and the search. */
export const joinExclusions = pgTable(
  "join_exclusions",
  {
    clubIdx: clubIdxColumn(),
    exclusionIdx: integer("exclusion_idx").generatedByDefaultAsIdentity(),
    memberIdx: integer("member_idx").notNull(),
    otherIdx: integer("other_idx").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.exclusionIdx] }),
    uniqueIndex("join_exclusions_once").on(table.clubIdx, table.memberIdx, table.otherIdx),
    index("join_exclusions_other").on(table.clubIdx, table.otherIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
    clubKey(table, table.otherIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** When a golfer, alone or with a partner, would like to be joined to a party. */
export const joinRequests = pgTable(
  "join_requests",
  {
    clubIdx: clubIdxColumn(),
    requestIdx: integer("request_idx").generatedByDefaultAsIdentity(),
    memberIdx: integer("member_idx").notNull(),
    fromDate: date("from_date").notNull(),
    toDate: date("to_date").notNull(),
    fromTime: text("from_time").notNull(),
    toTime: text("to_time").notNull(),
    /** Of a pair: a guest by name, or a member. */
    partnerName: text("partner_name"),
    partnerIdx: integer("partner_idx"),
    state: text("state").$type<"OPEN" | "JOINED" | "ENDED">().notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by").$type<"MEMBER" | "OFFICE" | "TIME">(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.requestIdx] }),
    // For the search, and for a member's own requests.
    index("join_requests_open").on(table.clubIdx, table.state, table.toDate),
    index("join_requests_member").on(table.clubIdx, table.memberIdx),
    index("join_requests_partner").on(table.clubIdx, table.partnerIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
    clubKey(table, table.partnerIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** A booking whose booker takes in others: how many, and who fits. No levels or languages: anybody's. */
export const openParties = pgTable(
  "open_parties",
  {
    clubIdx: clubIdxColumn(),
    bookingIdx: integer("booking_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    seats: integer("seats").notNull(),
    /** Whoever fits and asks is seated without the booker's answer. */
    isAutomatic: boolean("is_automatic").notNull(),
    levels: text("levels").array().$type<JoinLevel[]>().notNull(),
    languages: text("languages").array().$type<Language[]>().notNull(),
    pace: text("pace").$type<JoinPace>().notNull(),
    createdAt: instant("created_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.bookingIdx] }),
    index("open_parties_member").on(table.clubIdx, table.memberIdx),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx).onDelete("cascade"),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** A golfer asks for a place in an open party. */
export const joinAsks = pgTable(
  "join_asks",
  {
    clubIdx: clubIdxColumn(),
    askIdx: integer("ask_idx").generatedByDefaultAsIdentity(),
    requestIdx: integer("request_idx").notNull(),
    bookingIdx: integer("booking_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    players: integer("players").notNull(),
    state: text("state").$type<"ASKED" | "JOINED" | "ENDED">().notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by").$type<"MEMBER" | "BOOKER" | "OFFICE" | "TIME">(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.askIdx] }),
    // One request asks a party once.
    uniqueIndex("join_asks_once").on(table.clubIdx, table.requestIdx, table.bookingIdx),
    index("join_asks_booking").on(table.clubIdx, table.bookingIdx),
    index("join_asks_member").on(table.clubIdx, table.memberIdx),
    index("join_asks_state").on(table.clubIdx, table.state, table.createdAt),
    clubKey(table, table.requestIdx, joinRequests, joinRequests.requestIdx).onDelete("cascade"),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx).onDelete("cascade"),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** A flight of golfers alone, proposed to them for an empty tee time that nobody holds for them. */
export const joinFlights = pgTable(
  "join_flights",
  {
    clubIdx: clubIdxColumn(),
    flightIdx: integer("flight_idx").generatedByDefaultAsIdentity(),
    /** The tee time that was proposed; the booking of one that is booked says where it plays. */
    playDate: date("play_date").notNull(),
    teeTime: text("tee_time").notNull(),
    courseCode: text("course_code").notNull(),
    minPlayers: integer("min_players").notNull(),
    state: text("state").$type<"PROPOSED" | "BOOKED" | "ENDED">().notNull(),
    createdAt: instant("created_at").notNull(),
    answerUntil: instant("answer_until").notNull(),
    bookingIdx: integer("booking_idx"),
    endedAt: instant("ended_at"),
    /** SHORT: too few golfers were left. UNBOOKED: no time was left, or nobody of it may book. */
    endedBy: text("ended_by").$type<"SHORT" | "UNBOOKED">(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.flightIdx] }),
    index("join_flights_state").on(table.clubIdx, table.state, table.playDate),
    index("join_flights_booking").on(table.clubIdx, table.bookingIdx),
    clubKey(table, table.bookingIdx, bookings, bookings.bookingIdx).onDelete("cascade"),
  ],
);

/** A golfer's place in a flight, and what he or she answered; a pair has one place and answers once. */
export const joinFlightGolfers = pgTable(
  "join_flight_golfers",
  {
    clubIdx: clubIdxColumn(),
    flightIdx: integer("flight_idx").notNull(),
    requestIdx: integer("request_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    players: integer("players").notNull(),
    /** LATE: not answered in time. OUT: not any more in the flight, whatever the reason. */
    answer: text("answer").$type<"ASKED" | "YES" | "NO" | "LATE" | "OUT">().notNull(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.flightIdx, table.requestIdx] }),
    index("join_flight_golfers_request").on(table.clubIdx, table.requestIdx),
    index("join_flight_golfers_member").on(table.clubIdx, table.memberIdx),
    clubKey(table, table.flightIdx, joinFlights, joinFlights.flightIdx).onDelete("cascade"),
    clubKey(table, table.requestIdx, joinRequests, joinRequests.requestIdx).onDelete("cascade"),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);
