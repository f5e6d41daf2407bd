import type { RuleTable } from "@/lib/contract/tee-sheets/ops-rules";

/**
 * The content of a column of a rule table. `nullable` numbers are empty where nothing limits; `code` names a group, `steps`
 * fees by holes played.
 */
export type RuleColumn = { name: string; isKey?: true } & (
  | { kind: "code"; group: string }
  | { kind: "whole"; unit: "days" | "minutes" | "count" | "percent"; isNullable?: true }
  | { kind: "decimal" | "amount" | "time" | "month" | "switch" | "steps" }
);

type Table = {
  columns: readonly RuleColumn[];
  /** One row that is always there. */
  isSingle?: true;
  /** May have no row at all. */
  mayBeEmpty?: true;
};

const memberType = { name: "memberType", kind: "code", group: "memberTypes", isKey: true } as const;
const days = (name: string) => ({ name, kind: "whole", unit: "days" }) as const;
const minutes = (name: string) => ({ name, kind: "whole", unit: "minutes" }) as const;
const limit = (name: string) => ({ name, kind: "whole", unit: "count", isNullable: true }) as const;
const months = [
  { name: "monthFrom", kind: "month" },
  { name: "monthTo", kind: "month" },
] as const;

/** The rule tables of domain.md 7.1 to 7.4 and 7.9.2 as their screen shows them. */
export const ruleTables: Record<RuleTable, Table> = {
  open: {
    columns: [
      memberType,
      days("weekdayDays"),
      { name: "weekdayTime", kind: "time" },
      days("weekendDays"),
      { name: "weekendTime", kind: "time" },
      { name: "isBookable", kind: "switch" },
      { name: "weekdaySharePercent", kind: "whole", unit: "percent", isNullable: true },
    ],
  },
  limits: {
    columns: [
      memberType,
      ...["perDay", "perWeek", "perMonth", "weekendPerMonth", "perYear", "openBookings"].map(limit),
    ],
  },
  closings: {
    columns: [{ name: "weekCode", kind: "code", group: "weekCodes", isKey: true }, ...months],
    mayBeEmpty: true,
  },
  bookings: {
    columns: [
      days("freeDaysWeekday"),
      days("freeDaysWeekend"),
      minutes("clashMinutes"),
      minutes("lockWindowMinutes"),
      minutes("noShowCandidateMinutes"),
      { name: "stoppedCaddieFees", kind: "steps" },
    ],
    isSingle: true,
  },
  "draw-bases": { columns: [memberType, { name: "base", kind: "decimal" }] },
};

export const ruleTableNames = Object.keys(ruleTables) as RuleTable[];
