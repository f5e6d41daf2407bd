import type { PolicyTables } from "@/lib/contract/draws/simulations";

export type SimulatedTable = keyof PolicyTables;

/** The kinds of cells: whole numbers may be empty where nothing limits. */
export type CellKind = "whole" | "limit" | "time" | "factor" | "amount" | "mode";
export type CellField = { name: GridField; kind: CellKind };
type GridField =
  | ("weekdayDays" | "weekdayTime" | "weekendDays" | "weekendTime" | "weekdaySharePercent")
  | ("perDay" | "perWeek" | "perMonth" | "weekendPerMonth" | "perYear" | "openBookings")
  | ("weekday" | "weekend" | "mode" | "loss" | "win" | "penalty" | "base")
  | ("freeDaysWeekday" | "freeDaysWeekend" | "percent" | "days" | "points");

/** A grid of a table: its rows lie under `path`, or the table itself is the one row. */
export type Grid = {
  name: "open" | "limits" | "draw" | "drawBases" | "greenFees" | "freeDays" | "terms";
  table: SimulatedTable;
  path: "" | "bases" | "terms" | ".";
  fields: readonly CellField[];
};

const all = (kind: CellKind, ...names: GridField[]): CellField[] => names.map((name) => ({ name, kind }));

/** The grids in which the tables are edited, in order. */
export const simulationGrids: readonly Grid[] = [
  {
    name: "open",
    table: "open",
    path: "",
    fields: [
      { name: "weekdayDays", kind: "whole" },
      { name: "weekdayTime", kind: "time" },
      { name: "weekendDays", kind: "whole" },
      { name: "weekendTime", kind: "time" },
      { name: "weekdaySharePercent", kind: "limit" },
    ],
  },
  {
    name: "limits",
    table: "limits",
    path: "",
    fields: all("limit", "perDay", "perWeek", "perMonth", "weekendPerMonth", "perYear", "openBookings"),
  },
  {
    name: "draw",
    table: "draw",
    path: ".",
    fields: [{ name: "mode", kind: "mode" }, ...all("factor", "loss", "win", "penalty")],
  },
  { name: "drawBases", table: "draw", path: "bases", fields: all("factor", "base") },
  { name: "greenFees", table: "greenFees", path: "", fields: all("amount", "weekday", "weekend") },
  {
    name: "freeDays",
    table: "penalties",
    path: ".",
    fields: all("whole", "freeDaysWeekday", "freeDaysWeekend"),
  },
  { name: "terms", table: "penalties", path: "terms", fields: all("whole", "percent", "days", "points") },
];
export const simulatedTables: readonly SimulatedTable[] = [
  "open",
  "limits",
  "draw",
  "greenFees",
  "penalties",
];
