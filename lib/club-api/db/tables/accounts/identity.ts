import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { certificationType } from "@/lib/contract/code-values/members";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { members } from "./members";

export type CertPurpose = "SIGNUP" | "FIND_ID" | "FIND_PW" | "DORMANT" | "CHANGE_PHONE" | "DELEGATE";

/**
 * domain.md 6 `Certification`: a code that was sent to an address, or would have been had the address been on file; the
 * two look alike. Code and address are keyed hashes.
 */
export const certifications = pgTable(
  "certifications",
  {
    certIdx: integer("cert_idx").generatedByDefaultAsIdentity({ startWith: 8801 }),
    clubIdx: clubIdxColumn(),
    /** Hash of the name by which who asked for the code, and nobody else, can try it. */
    handleHash: text("handle_hash").notNull().unique(),
    purpose: text("purpose").$type<CertPurpose>().notNull(),
    /** Of certificationTypes: 20 e-mail, 30 SMS. */
    type: text("type").$type<typeof certificationType.email | typeof certificationType.sms>().notNull(),
    /** The member that the code speaks for; null of a new address and of one that nobody has. */
    memberIdx: integer("member_idx"),
    targetHash: text("target_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull().default(0),
    state: text("state").$type<"SENT" | "VERIFIED" | "EXPIRED" | "BLOCKED">().notNull(),
    /** Who asked for it: an address block, or a known device. */
    source: text("source").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    blockedUntil: instant("blocked_until"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.certIdx] }),
    index("certifications_target").on(table.clubIdx, table.targetHash, table.createdAt),
    index("certifications_expires").on(table.clubIdx, table.expiresAt),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** domain.md 6 `NiceRequest`: one visit to the identity provider; `secrets` opens its answer and never leaves the server. */
export const niceRequests = pgTable(
  "nice_requests",
  {
    requestNo: text("request_no").primaryKey(),
    clubIdx: clubIdxColumn(),
    driver: text("driver").$type<"MOCK" | "NICE_V1" | "NICE_INTC">().notNull(),
    purpose: text("purpose").$type<CertPurpose>().notNull(),
    /** The provider's reference of the visit. */
    providerRef: text("provider_ref").notNull(),
    /** Keys and ids of this visit; null once an answer was taken. */
    secrets: jsonb("kept").$type<Record<string, string>>(),
    state: text("state").$type<"OPEN" | "DONE">().notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("nice_requests_ref").on(table.clubIdx, table.providerRef),
    index("nice_requests_expires").on(table.clubIdx, table.expiresAt),
  ],
);

/** A verified person or address, as stored with a `CERT` token; keyed hashes instead of CI and DI. */
export type Certified =
  | {
      certType: typeof certificationType.mobileIdentity;
      name: string;
      birth: string;
      gender: "M" | "F";
      phoneNo: string;
      isForeigner: boolean;
      ciHash: string;
      diHash: string;
    }
  | { certType: typeof certificationType.email | typeof certificationType.sms; targetHash: string };

export type TokenContent =
  | { kind: "CERT"; purpose: CertPurpose; certified: Certified }
  | { kind: "EDIT" }
  | { kind: "WITHDRAW"; reasonCode: string; reasonText: string }
  | { kind: "ACTIVATE" };

/**
 * Tokens that prove one step to the next, hashes only; a row is taken away by its use. The table bears the name of its
 * first kind, the token of a dormant member.
 */
export const singleUseTokens = pgTable(
  "activation_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    clubIdx: clubIdxColumn(),
    kind: text("kind").$type<TokenContent["kind"]>().notNull(),
    /** Whose step it is; null for a person who is no member yet. */
    memberIdx: integer("member_idx"),
    content: jsonb("content").$type<TokenContent>().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("activation_tokens_expires").on(table.clubIdx, table.expiresAt),
    index("activation_tokens_member").on(table.clubIdx, table.memberIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);
