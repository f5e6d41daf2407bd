import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { clubs } from "./clubs";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** domain.md 6 `Member`; states 10 active, 20 dormant, 30 suspended, 40 withdrawn, 50 pending. */
export const members = pgTable(
  "members",
  {
    memberIdx: integer("member_idx").primaryKey(),
    clubIdx: integer("club_idx")
      .notNull()
      .references(() => clubs.clubIdx),
    id: text("id").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordChangedAt: instant("password_changed_at").notNull(),
    /** How often "later" was chosen since the last change (C0430 v3). */
    passwordPostponed: integer("password_postponed").notNull().default(0),
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
    certType: text("cert_type").notNull(),
    state: text("state").notNull(),
    imageUrl: text("image_url"),
    joinedAt: date("joined_at").notNull(),
    lastLoginAt: instant("last_login_at"),
    dormantAt: instant("dormant_at"),
    withdrawnAt: instant("withdrawn_at"),
    marketingSms: boolean("marketing_sms").notNull().default(false),
    marketingEmail: boolean("marketing_email").notNull().default(false),
    marketingPush: boolean("marketing_push").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("members_club_id").on(table.clubIdx, table.id),
    // What the rows of other tables refer to: no booking can name a member of another club.
    unique("members_club_idx").on(table.clubIdx, table.memberIdx),
  ],
);

/** Short tokens that let a dormant member prove the right password at the activation (domain.md 7.13). */
export const activationTokens = pgTable(
  "activation_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    memberIdx: integer("member_idx")
      .notNull()
      .references(() => members.memberIdx, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("activation_tokens_expires").on(table.expiresAt)],
);
