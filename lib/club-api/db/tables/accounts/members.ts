import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DataRequestState } from "@/lib/contract/code-values/data-requests";
import type { CertificationType, MemberState } from "@/lib/contract/code-values/members";
import { clubIdxColumn, clubKey, instant } from "../columns";

/** domain.md 6 `Member`. */
export const members = pgTable(
  "members",
  {
    /** Its sequence counts on over 200000; the insert skips the numbers that look like a month (domain.md A6). */
    memberIdx: integer("member_idx").generatedByDefaultAsIdentity({ startWith: 100_011 }),
    clubIdx: clubIdxColumn(),
    id: text("id").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordChangedAt: instant("password_changed_at").notNull(),
    /** How often "later" was chosen since the last change (C0430 v3). */
    passwordPostponed: integer("password_postponed").notNull().default(0),
    /** A "later" holds at least until then, however old the password was when it was chosen. */
    passwordLaterUntil: instant("password_later_until"),
    isTempPassword: boolean("is_temp_password").notNull().default(false),
    name: text("name").notNull(),
    nameEn: text("name_en"),
    birth: date("birth").notNull(),
    gender: text("gender").notNull(),
    phoneNo: text("phone_no").notNull(),
    email: text("email").notNull(),
    zipCode: text("zip_code").notNull().default(""),
    address: text("address").notNull().default(""),
    addressDetail: text("address_detail").notNull().default(""),
    lang: text("lang").notNull(),
    memberType: text("member_type").notNull(),
    membershipNo: text("membership_no"),
    /** A verified identity or an e-mail code (domain.md 7.13). */
    certType: text("cert_type").$type<CertificationType>().notNull(),
    certAt: instant("cert_at"),
    /** Keyed hashes of what the identity provider calls CI and DI; null for certType 20. */
    ciHash: text("ci_hash"),
    diHash: text("di_hash"),
    /** Of certType 20: keyed hash of the address that was verified at sign-up. */
    emailHash: text("email_hash"),
    /** When the desk checked a document of a certType 20 account. */
    deskCheckedAt: instant("desk_checked_at"),
    state: text("state").$type<MemberState>().notNull(),
    imageUrl: text("image_url"),
    joinedAt: date("joined_at").notNull(),
    lastLoginAt: instant("last_login_at"),
    dormantNotifiedAt: instant("dormant_notified_at"),
    dormantAt: instant("dormant_at"),
    withdrawnAt: instant("withdrawn_at"),
    marketingSms: boolean("marketing_sms").notNull().default(false),
    marketingEmail: boolean("marketing_email").notNull().default(false),
    marketingPush: boolean("marketing_push").notNull().default(false),
    /** When the member was last reminded of the consent to advertising, which is due every two years (P-03). */
    marketingToldAt: instant("marketing_told_at"),
    /** Whether deadlines of all own rounds are told; without a word those of the rounds that the member booked. */
    deadlineReminders: boolean("deadline_reminders"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("members_club_id").on(table.clubIdx, table.id),
    // One account per person and club; those without an identity, one per address (domain.md 7.13).
    uniqueIndex("members_club_di").on(table.clubIdx, table.diHash).where(sql`state <> '40'`),
    uniqueIndex("members_club_email").on(table.clubIdx, table.emailHash).where(sql`state <> '40'`),
    // Recovery by an address on file, the office's list, and who becomes dormant.
    index("members_email").on(table.clubIdx, sql`lower(email)`),
    index("members_phone").on(table.clubIdx, sql`regexp_replace(phone_no, '[^0-9]', '', 'g')`),
    index("members_state").on(table.clubIdx, table.state, table.lastLoginAt),
    // Key that other tables refer to: no booking can name a member of another club.
    primaryKey({ columns: [table.clubIdx, table.memberIdx] }),
  ],
);

export type MilitaryService = {
  branch: string;
  rank: string;
  serviceNoMasked: string;
  retiredAt: string | null;
};

/** domain.md 6 `MemberExtra`: what a member may tell of himself, and need not. */
export const memberExtras = pgTable(
  "member_extras",
  {
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    job: text("job"),
    income: text("income"),
    region: text("region"),
    handicap: numeric("handicap", { mode: "number" }),
    avgScore: integer("avg_score"),
    careerYears: integer("career_years"),
    carNo: text("car_no"),
    companyName: text("company_name"),
    companyPhone: text("company_phone"),
    married: boolean("married"),
    anniversary: date("anniversary"),
    favouriteCourse: text("favourite_course"),
    military: jsonb("military").$type<MilitaryService>(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.memberIdx] }),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** The passwords that a member had, hashes only: C0430 v4 of them are refused as new ones. */
export const passwordHistory = pgTable(
  "password_history",
  {
    historyIdx: integer("history_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    passwordHash: text("password_hash").notNull(),
    replacedAt: instant("replaced_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.historyIdx] }),
    // The latest of a member.
    index("password_history_member").on(table.clubIdx, table.memberIdx, table.historyIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

export type DataRequestKind = "ACCESS" | "CORRECTION" | "DELETION" | "STOP";

/** Requests of members about their own personal data, with the outcome (checklist P-07). */
export const dataRequests = pgTable(
  "data_requests",
  {
    requestIdx: integer("request_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    kind: text("kind").$type<DataRequestKind>().notNull(),
    /** The member's words. */
    contents: text("contents").notNull(),
    state: text("state").$type<DataRequestState>().notNull(),
    dueAt: instant("due_at").notNull(),
    answer: text("answer"),
    answeredBy: text("answered_by"),
    answeredAt: instant("answered_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.requestIdx] }),
    // The office's queue, and a member's own requests.
    index("data_requests_due").on(table.clubIdx, table.state, table.dueAt),
    index("data_requests_member").on(table.clubIdx, table.memberIdx, table.createdAt),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);

/** domain.md 6 `Withdrawal`: that somebody left, and the keyed hash by which a sign-up within the block is known. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    reasonCode: text("reason_code").notNull(),
    reasonText: text("reason_text").notNull(),
    completedAt: instant("completed_at").notNull(),
    /** `diHash`, or `emailHash` of a certType 20 account; null once the block is over. */
    personHash: text("person_hash"),
    rejoinFrom: date("rejoin_from").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.memberIdx] }),
    // Who may not join again yet.
    index("withdrawals_person").on(table.clubIdx, table.personHash),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);

/**
 * Data of former members that the law requires to be archived, apart from everything in use, until `purgeAt` (C0460,
 * checklist P-05). No call reads it.
 */
export const withdrawalArchives = pgTable(
  "withdrawal_archives",
  {
    archiveIdx: integer("archive_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    kind: text("kind").$type<"PAYMENT" | "COMPLAINT" | "ACCESS">().notNull(),
    content: jsonb("content").$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    purgeAt: instant("purge_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.archiveIdx] }),
    index("withdrawal_archives_purge").on(table.clubIdx, table.purgeAt),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);
