import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { members } from "./members";

/** A member's permission for somebody else to act in the member's name: an invitation first, then whoever accepted it. */
export const delegations = pgTable(
  "delegations",
  {
    clubIdx: clubIdxColumn(),
    delegationIdx: integer("delegation_idx").generatedByDefaultAsIdentity(),
    /** Whose time it is. */
    memberIdx: integer("member_idx").notNull(),
    /** How the member calls the delegate. */
    label: text("label").notNull(),
    acts: text("acts").array().$type<DelegatedAct[]>().notNull(),
    /** Acts in a month of the club. */
    monthlyActs: integer("monthly_acts").notNull(),
    /** The last day (`yyyy-MM-dd`), and the moment at which it is over. */
    endsOn: text("ends_on").notNull(),
    endsAt: instant("ends_at").notNull(),
    state: text("state").$type<"INVITED" | "ACTIVE" | "ENDED">().notNull(),
    /** Of an invitation that waits; its link is good for one use. */
    tokenHash: text("token_hash"),
    inviteEndsAt: instant("invite_ends_at").notNull(),
    /** A member as delegate. */
    delegateIdx: integer("delegate_idx"),
    /** A verified person without an account: the name, and the keyed hash by which a later check finds the person. */
    personName: text("person_name"),
    personHash: text("person_hash"),
    createdAt: instant("created_at").notNull(),
    acceptedAt: instant("accepted_at"),
    endedAt: instant("ended_at"),
    endedBy: text("ended_by").$type<"MEMBER" | "DELEGATE" | "OFFICE">(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.delegationIdx] }),
    uniqueIndex("delegations_token").on(table.clubIdx, table.tokenHash),
    index("delegations_member").on(table.clubIdx, table.memberIdx),
    index("delegations_delegate").on(table.clubIdx, table.delegateIdx),
    index("delegations_person").on(table.clubIdx, table.personHash),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
    clubKey(table, table.delegateIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** Acts of a delegate, with their subject: a row of `booking`, `waiting` or `draw`. */
export const delegateActs = pgTable(
  "delegate_acts",
  {
    clubIdx: clubIdxColumn(),
    actIdx: integer("act_idx").generatedByDefaultAsIdentity(),
    delegationIdx: integer("delegation_idx").notNull(),
    memberIdx: integer("member_idx").notNull(),
    act: text("act").$type<DelegatedAct>().notNull(),
    entity: text("entity").$type<"booking" | "waiting" | "draw">().notNull(),
    entityKey: integer("entity_key").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.actIdx] }),
    // The acts of a month, and those about one booking.
    index("delegate_acts_delegation").on(table.clubIdx, table.delegationIdx, table.at),
    index("delegate_acts_about").on(table.clubIdx, table.entity, table.entityKey),
    clubKey(table, table.delegationIdx, delegations, delegations.delegationIdx).onDelete("cascade"),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);
