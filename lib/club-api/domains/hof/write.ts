import type { z } from "zod";
import type { ConsentHow, hofCreateBody, hofUpdateBody } from "@/lib/contract/boards/hof";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import {
  type BoardWriter,
  changedTexts,
  changeRecord,
  createRecord,
  dayOf,
  pick,
  refuseUnknownCodes,
  removeRecords,
  type Saved,
} from "../boards";
import { type HofRow, hofBoard, hofTexts, selectLatinNames } from "./repository";

type Input = {
  hasConsent?: boolean | undefined;
  consentOn?: string | null | undefined;
  consentHow?: ConsentHow | null | undefined;
};

/**
 * Columns of a consent: day and way it was given, and when it was withdrawn. The day defaults to today. Throws 9001
 * `consentOn` for a future day.
 */
export function consentColumns(before: HofRow | null, input: Input, ctx: Context) {
  const hasConsent = input.hasConsent ?? before?.hasConsent ?? false;
  if (!hasConsent) {
    const isTakenBack = before?.hasConsent === true;
    return { hasConsent, ...(isTakenBack ? { consentWithdrawnAt: ctx.now } : {}) };
  }
  const isGiven = before?.hasConsent !== true;
  const today = dayOf(ctx);
  const consentOn = input.consentOn ?? (isGiven ? today : before.consentOn);
  if (consentOn !== null && consentOn > today)
    throw new ClubFailure("VAL_FIELD", ["consentOn", "not_future"]);
  const consentHow = input.consentHow ?? (isGiven ? null : before.consentHow);
  return { hasConsent, consentOn, consentHow, consentWithdrawnAt: null };
}

type NewEntry = z.output<typeof hofCreateBody>;
type EntryChange = Omit<z.output<typeof hofUpdateBody>, "hofIdx">;

const plainFields = [
  ...([
    "type",
    "playDate",
    "memberName",
    "memberIdx",
    "courseCode",
    "holeNo",
    "par",
    "distance",
    "ballBrand",
  ] as const),
  ...(["score", "companions", "caddieName", "certNo", "isVisible"] as const),
];

/** Adds an entry with its picture. Throws 9001 for an unknown type or course. */
export async function createHofEntry(writer: BoardWriter, input: NewEntry): Promise<{ hofIdx: number }> {
  await refuseUnknown(writer.db, writer, input);
  const row = await createRecord(hofBoard, writer, {
    ...pick(input, plainFields),
    ...consentColumns(null, input, writer.ctx),
    ...changedTexts(hofTexts, {}, input, writer.ctx),
  });
  return { hofIdx: row.hofIdx };
}

/** Changes the named fields. Throws 2001, 2002 and 9001; then nothing has changed. */
export async function changeHofEntry(
  writer: BoardWriter,
  hofIdx: number,
  input: EntryChange,
): Promise<{ hofIdx: number } & Saved> {
  const saved = await changeRecord(hofBoard, writer, hofIdx, input, async (row, tx) => {
    await refuseUnknown(tx, writer, input);
    return {
      ...pick(input, [...plainFields, "imageUrl"]),
      ...consentColumns(row, input, writer.ctx),
      ...changedTexts(hofTexts, row.texts, input, writer.ctx),
    };
  });
  return { hofIdx, ...saved };
}

/** Puts entries into the trash with their pictures; how many of the named ones there were. */
export function removeHofEntries(writer: BoardWriter, hofIdxs: readonly number[]) {
  return removeRecords(hofBoard, writer, hofIdxs);
}

async function refuseUnknown(
  db: Database,
  { ctx }: BoardWriter,
  {
    type,
    courseCode,
    memberIdx,
  }: { type?: string | undefined; courseCode?: string | undefined; memberIdx?: number | null | undefined },
): Promise<void> {
  if (
    typeof memberIdx === "number" &&
    !(await selectLatinNames(db, ctx.club.clubIdx, [memberIdx])).has(memberIdx)
  ) {
    throw new ClubFailure("VAL_FIELD", ["memberIdx", "no_member"]);
  }
  await refuseUnknownCodes(db, ctx, "hofTypes", "type", type === undefined ? [] : [type]);
  await refuseUnknownCodes(db, ctx, "courses", "courseCode", courseCode === undefined ? [] : [courseCode]);
}
