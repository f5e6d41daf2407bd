import { sql } from "drizzle-orm";
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ApplicationState, DrawPostState } from "@/lib/contract/code-values/draws";
import type { BeaconChain } from "@/lib/shared/draws/draw-closing";
import type { DrawRecord } from "@/lib/shared/draws/draw-proof";
import type { DrawChoice, DrawFactors, DrawQuota } from "@/lib/shared/draws/draw-types";
import { members } from "../accounts/members";
import { clubIdxColumn, clubKey, instant, type Texts } from "../columns";

/** domain.md 7.9.2: where a member type's weight begins. */
export const drawBases = pgTable(
  "draw_bases",
  {
    clubIdx: clubIdxColumn(),
    memberType: text("member_type").notNull(),
    base: numeric("base").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.memberType] })],
);

/** A change by hand; shown in the proof, the admin's id is not. */
export type DrawAmendment = {
  /**
   * `CLOSE`, `RUN` and `ANNOUNCE` were done before their moment, `PROMOTE` gave a free time to a reserve after the
   * announcement; rows without it swapped two results before.
   */
  kind?: "CLOSE" | "RUN" | "ANNOUNCE" | "SWAP" | "PROMOTE";
  at: string;
  /** Of what was done early: the moment that had been promised. */
  plannedAt?: string;
  by: string;
  reason: string;
  moves: { drawIdx: number; from: number | null; to: number | null }[];
};
/** The part that is frozen and published at closing. */
export type DrawFrame = Pick<DrawRecord, "rates" | "bands" | "pool">;
/** The results of the draw; published with the announcement. */
export type DrawOutcome = Pick<DrawRecord, "withdrawnSlots" | "entries" | "results"> & {
  /** When it was drawn; draws of earlier versions do not say. */
  drawnAt?: string;
};

/** domain.md 6 `DrawPost`; states of `drawPostStates`. */
export const drawPosts = pgTable(
  "draw_posts",
  {
    drawPostIdx: integer("draw_post_idx").generatedByDefaultAsIdentity({ startWith: 71 }),
    clubIdx: clubIdxColumn(),
    texts: jsonb("texts").$type<Texts<{ title: string; contents: string }>>().notNull(),
    playDates: text("play_dates").array().notNull(),
    periods: text("periods").array().notNull(),
    courseCodes: text("course_codes").array().notNull(),
    memberTypes: text("member_types").array().notNull(),
    applyFrom: instant("apply_from").notNull(),
    applyTo: instant("apply_to").notNull(),
    drawAt: instant("draw_at").notNull(),
    announceAt: instant("announce_at").notNull(),
    confirmUntil: instant("confirm_until").notNull(),
    releaseAt: instant("release_at").notNull(),
    maxChoices: integer("max_choices").notNull(),
    minPlayers: integer("min_players").notNull(),
    mode: text("mode").$type<"RANDOM" | "WEIGHTED" | "SCORE">().notNull(),
    /** 1: keyed by the seed alone (domain.md 14.3); 2: by the seed, the list of entries and the beacon. */
    ruleVersion: integer("rule_version").$type<1 | 2>().notNull().default(2),
    /** Percent of the slots per group of member types (domain.md 7.9.5). */
    quotas: jsonb("quotas").$type<DrawQuota[]>(),
    seed: text("seed").notNull(),
    seedHash: text("seed_hash").notNull(),
    /** The ordered receipts at closing, and their hash. */
    receipts: text("receipts").array(),
    listHash: text("list_hash"),
    frame: jsonb("frame").$type<DrawFrame>(),
    /** When the list was fixed, and the hash of all that was fixed then (`DrawClosing`); null in draws of before. */
    closedAt: instant("closed_at"),
    closingHash: text("closing_hash"),
    /** A public random value of the future that the post names in advance; null without one. */
    beaconRound: integer("beacon_round"),
    /** The source of the round, as it was when the round was named. */
    beaconChain: jsonb("beacon_chain").$type<BeaconChain>(),
    beaconValue: text("beacon_value"),
    outcome: jsonb("outcome").$type<DrawOutcome>(),
    state: text("state").$type<DrawPostState>().notNull(),
    cancelReason: text("cancel_reason"),
    amendments: jsonb("amendments").$type<DrawAmendment[]>().notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.drawPostIdx] }),
    index("draw_posts_state").on(table.clubIdx, table.state, table.applyFrom),
    // Which clubs have a draw that is neither finished nor cancelled; asked for all clubs, each minute.
    index("draw_posts_open").on(table.clubIdx, table.state).where(sql`state not in ('70', '90')`),
  ],
);

export type DrawPlayer = { name: string; phoneNo: string | null; memberIdx: number | null };

/** domain.md 6 `DrawApplication`; states of `drawStates`. */
export const drawApplications = pgTable(
  "draw_applications",
  {
    drawIdx: integer("draw_idx").generatedByDefaultAsIdentity({ startWith: 7001 }),
    clubIdx: clubIdxColumn(),
    drawPostIdx: integer("draw_post_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    memberType: text("member_type").notNull(),
    choices: jsonb("choices").$type<DrawChoice[]>().notNull(),
    players: jsonb("players").$type<DrawPlayer[]>().notNull(),
    playerCount: integer("player_count").notNull(),
    /** Random, only the applicant knows it: with the entry it makes the receipt of the published list. */
    receiptSalt: text("receipt_salt").notNull(),
    receipt: text("receipt").notNull(),
    weight: doublePrecision("weight"),
    /** The factors of the weight, from closing. */
    factors: jsonb("factors").$type<DrawFactors>(),
    drawKey: doublePrecision("draw_key"),
    state: text("state").$type<ApplicationState>().notNull(),
    stateReason: text("state_reason"),
    /** A slot, and a booking below: both refer back to draws, so these foreign keys stand in migration 0003 alone. */
    resultSheetIdx: integer("result_sheet_idx"),
    resultRank: integer("result_rank"),
    reserveNo: integer("reserve_no"),
    bookingIdx: integer("booking_idx"),
    confirmUntil: instant("confirm_until"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.drawIdx] }),
    uniqueIndex("draw_applications_open")
      .on(table.clubIdx, table.drawPostIdx, table.memberIdx)
      .where(sql`state <> '80'`),
    // A member's history: losses, wins, the month's quota.
    index("draw_applications_member").on(table.clubIdx, table.memberIdx, table.createdAt),
    clubKey(table, table.drawPostIdx, drawPosts, drawPosts.drawPostIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);
