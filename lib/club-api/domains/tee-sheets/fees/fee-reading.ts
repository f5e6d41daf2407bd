import type { CallOutput } from "@/lib/contract/routes";
import type { FeeContent } from "@/lib/contract/tee-sheets/fee-shapes";
import {
  type FeeGap,
  type FeeOverlap,
  type FeeSpace,
  feeGaps,
  feeOverlaps,
} from "@/lib/shared/fees/fee-check";
import { feeDifference } from "@/lib/shared/fees/fee-difference";
import { stateOfVersion } from "@/lib/shared/fees/fee-versions";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire } from "@/lib/shared/money/money";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { codeNames } from "../../codes";
import { readFormats } from "../../policies";
import { readRuleBook } from "../rule-book";
import { contentOf, type FeeKeys } from "./fee-faults";
import { type StoredFees, selectFees } from "./fee-repository";
import { readSheet, type SheetRow, sheetRows } from "./fee-sheet";
import { feeSpaceIn } from "./fee-space";

/** All versions with what they are today, and what needs a price. */
export async function readFees(db: Database, ctx: Context): Promise<CallOutput<"GET /ops/fees">> {
  const versions = await selectFees(db, ctx.club.clubIdx);
  const today = todayOf(ctx);
  const [{ space }, formats] = await Promise.all([readSetting(db, ctx), readFormats(db, ctx.club.clubIdx)]);
  return {
    today,
    versions: versions.map((version) => ({
      ...onWire(version, formats),
      versionIdx: version.versionIdx,
      fromDate: version.fromDate,
      note: version.note,
      version: version.version,
      state: stateOfVersion(versions, version, today),
    })),
    space: spaceOnWire(space),
  };
}

/** The gaps and overlaps of fees that need not be saved; amounts and keys are not looked at. */
export async function checkFees(
  db: Database,
  ctx: Context,
  content: FeeContent,
): Promise<{ gaps: FeeGap[]; overlaps: FeeOverlap[] }> {
  const { rules } = contentOf(content);
  return { gaps: feeGaps(rules, (await readSetting(db, ctx)).space), overlaps: feeOverlaps(rules) };
}

/** A version as the rows of a sheet; 2001 for no such version. */
export async function readFeeRows(
  db: Database,
  ctx: Context,
  versionIdx: number,
  { page, size }: { page: number; size: number },
): Promise<CallOutput<"GET /ops/fees/{id}/rows">> {
  const { clubIdx } = ctx.club;
  const found = (await selectFees(db, clubIdx)).find((version) => version.versionIdx === versionIdx);
  if (!found) throw new ClubFailure("NOT_FOUND");
  const rows = sheetRows(onWire(found, await readFormats(db, clubIdx)), (await readSetting(db, ctx)).keys);
  return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}

/** Fees as a sheet has them, with every faulty cell; stores nothing. */
export async function importFees(
  db: Database,
  ctx: Context,
  rows: readonly SheetRow[],
): Promise<CallOutput<"POST /ops/fees/import">> {
  const { keys } = await readSetting(db, ctx);
  return readSheet(rows, keys, await readFormats(db, ctx.club.clubIdx));
}

/** Differences between two versions; 2001 for no such version. */
export async function compareFees(
  db: Database,
  ctx: Context,
  { from, to }: { from: number; to: number },
): Promise<CallOutput<"GET /ops/fees/difference">> {
  const { clubIdx } = ctx.club;
  const versions = await selectFees(db, clubIdx);
  const [before, after] = [from, to].map((idx) => versions.find(({ versionIdx }) => versionIdx === idx));
  if (!before || !after) throw new ClubFailure("NOT_FOUND");
  const formats = await readFormats(db, clubIdx);
  return {
    rows: feeDifference(before, after).map(({ weekCodes, ...row }) => {
      const value = (text: string | null) =>
        text === null || row.field === "unit" ? text : moneyToWire(text, formats);
      const [was, is] = [value(row.before), value(row.after)];
      return { ...row, weekCodes: weekCodes && [...weekCodes], before: was, after: is };
    }),
  };
}

/** Today by the club's clock. */
export function todayOf(ctx: Context): string {
  return clubDate(ctx.now, ctx.club.zone);
}

/** The space that needs prices, and the keys and names that fields may hold. */
export async function readSetting(db: Database, ctx: Context): Promise<{ space: FeeSpace; keys: FeeKeys }> {
  const { clubIdx } = ctx.club;
  const names = (group: string) => codeNames(db, clubIdx, group, ctx.choice);
  const book = await readRuleBook(db, ctx, todayOf(ctx));
  const memberTypes = await names("memberTypes");
  const keys = {
    memberTypes,
    periods: await names("periods"),
    feeCodes: await names("feeCodes"),
    decimals: (await readFormats(db, clubIdx)).decimalPoint.money,
  };
  return { space: feeSpaceIn(book, [...memberTypes.keys()]), keys };
}

/** Rules and fees with amounts as the wire carries them. */
export function onWire(
  { rules, serviceFees }: Pick<StoredFees, "rules" | "serviceFees">,
  formats: ClubFormats,
): FeeContent {
  return {
    rules: rules.map(({ weekCodes, ...rule }) => ({
      ...rule,
      weekCodes: weekCodes && [...weekCodes],
      amount: moneyToWire(rule.amount, formats),
    })),
    serviceFees: serviceFees.map((fee) => ({
      ...(fee as FeeContent["serviceFees"][number]),
      nineHoles: moneyToWire(fee.nineHoles, formats),
      fullRound: moneyToWire(fee.fullRound, formats),
    })),
  };
}

function spaceOnWire({ memberTypes, parts, holeCodes, partySizes, closings }: FeeSpace) {
  return {
    memberTypes: [...memberTypes],
    parts: parts.map(({ period, months }) => ({ period, months: [...months] })),
    holeCodes: [...holeCodes],
    partySizes: [...partySizes],
    closings: closings.map((closing) => ({ ...closing })),
  };
}
