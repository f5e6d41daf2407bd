import { date, foreignKey, integer, jsonb, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FeeItem, HoleCode, WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import type { FeeDayType, ServiceFee } from "@/lib/shared/fees/fee-rule";
import { clubIdxColumn, instant } from "../columns";

/** domain.md 7.4: fees that count for play dates from a day on, until a newer version begins. */
export const feeVersions = pgTable(
  "fee_versions",
  {
    clubIdx: clubIdxColumn(),
    /** In the order in which they were made. */
    versionIdx: integer("version_idx").notNull(),
    fromDate: date("from_date").notNull(),
    note: text("note").notNull().default(""),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.versionIdx] })],
);

/** A green fee per person; a column that is null holds for all (`FeeRule` says what wins). */
export const feeRules = pgTable(
  "fee_rules",
  {
    clubIdx: clubIdxColumn(),
    versionIdx: integer("version_idx").notNull(),
    /** Place in the version, as its author sees it; says nothing about which rule wins. */
    ruleNo: integer("rule_no").notNull(),
    memberType: text("member_type"),
    dayType: text("day_type").$type<FeeDayType>(),
    weekCodes: jsonb("week_codes").$type<WeekdayCode[]>(),
    monthFrom: integer("month_from"),
    monthTo: integer("month_to"),
    period: text("period"),
    holeCode: text("hole_code").$type<HoleCode>(),
    partySize: integer("party_size"),
    amount: numeric("amount").notNull(),
    note: text("note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.versionIdx, table.ruleNo] }),
    foreignKey({
      name: "fee_rules_version_fk",
      columns: [table.clubIdx, table.versionIdx],
      foreignColumns: [feeVersions.clubIdx, feeVersions.versionIdx],
    }).onDelete("cascade"),
  ],
);

/** Fees beside the green fee (cart, caddie, rental, facility), of the team or of each person. */
export const serviceFeeRules = pgTable(
  "service_fee_rules",
  {
    clubIdx: clubIdxColumn(),
    versionIdx: integer("version_idx").notNull(),
    feeCode: text("fee_code").$type<FeeItem>().notNull(),
    unit: text("unit").$type<ServiceFee["unit"]>().notNull(),
    nineHoles: numeric("nine_holes").notNull(),
    fullRound: numeric("full_round").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.versionIdx, table.feeCode] }),
    foreignKey({
      name: "service_fee_rules_version_fk",
      columns: [table.clubIdx, table.versionIdx],
      foreignColumns: [feeVersions.clubIdx, feeVersions.versionIdx],
    }).onDelete("cascade"),
  ],
);
