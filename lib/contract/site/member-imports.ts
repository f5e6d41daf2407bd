import { z } from "zod";
import { clubQuery, timestamp } from "../common";
import { defineRoute } from "../define-route";

const menu = "919000";
const write = { permission: { menu, flag: "C" }, onlySSAdmin: true } as const;

/** Why a row cannot be taken. */
export const rowFaults = [
  "required",
  "tooLong",
  "loginId",
  "loginIdTwice",
  "loginIdTaken",
  "email",
  "emailTwice",
  "emailTaken",
  "phone",
  "date",
  "dateAhead",
  "choice",
] as const;
export type RowFaultName = (typeof rowFaults)[number];

/** A fault of one cell: `row` as the program shows it, 1 is the row of headings; `other` is the row that was first. */
const rowFault = z.object({
  row: z.int().min(2),
  column: z.string(),
  fault: z.enum(rowFaults),
  value: z.string(),
  other: z.int().optional(),
});
export type RowFault = z.output<typeof rowFault>;

/** The most rows of one workbook, and the most faults that one answer names. */
export const maxImportRows = 20_000;
export const maxNamedFaults = 20_000;

const importCounts = {
  /** Rows of the workbook that are not empty. */
  rows: z.int(),
  /** Rows without a fault of people who are no members yet. */
  fresh: z.int(),
  /** Rows of members who are there already. */
  known: z.int(),
  faultyRows: z.int(),
};
const importCheck = z.object({ fileName: z.string(), ...importCounts, faults: z.array(rowFault) });
export type ImportCheck = z.output<typeof importCheck>;

const importProgress = z.object({
  state: z.enum(["NONE", "RUNNING", "DONE"]),
  fileName: z.string(),
  total: z.int(),
  done: z.int(),
  added: z.int(),
  known: z.int(),
  faulty: z.int(),
  startedAt: timestamp.nullable(),
  startedBy: z.string(),
});
export type ImportProgress = z.output<typeof importProgress>;

export const memberImportRoutes = [
  defineRoute("GET /ops/setup/members", {
    summary: "How far the latest import of members has come.",
    permission: { menu, flag: "R" },
    onlySSAdmin: true,
    query: clubQuery,
    output: importProgress,
    isLive: true,
  }),
  defineRoute("GET /ops/setup/members/template", {
    summary: "An empty workbook for members, with headings in the language of the call.",
    permission: { menu, flag: "R" },
    onlySSAdmin: true,
    query: clubQuery,
  }),
  defineRoute("POST /ops/setup/members/check", {
    summary: "Reads a workbook of members and names every faulty row; stores nothing.",
    ...write,
    query: clubQuery,
    body: z.strictObject({}).optional(),
    upload: { parts: ["file"] },
    output: importCheck,
  }),
  defineRoute("POST /ops/setup/members", {
    summary: "Adds the members of a workbook, 500 at a time; who is there already is left alone.",
    ...write,
    query: clubQuery,
    body: z.strictObject({ skipFaulty: z.boolean().default(false) }),
    upload: { parts: ["file"] },
    output: importProgress,
  }),
] as const;
