import type { RouteParsed } from "@/lib/contract/define-route";
import type { RouteOf } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { recordAudit } from "../../audit";
import { contentOf, requireComplete } from "./fee-faults";
import { readSetting, todayOf } from "./fee-reading";
import {
  deleteFees,
  type FeeInput,
  insertFees,
  lockFees,
  type StoredFees,
  selectFees,
  updateFees,
} from "./fee-repository";

type SaveBody = Omit<RouteParsed<RouteOf<"PUT /ops/fees/{id}">>["body"], "expects">;
type CreateBody = Omit<RouteParsed<RouteOf<"POST /ops/fees">>["body"], "expects">;
type Saved = { versionIdx: number; version: number };

/**
 * Makes fees that count from a day on. Throws 4823 for a day in the past, 4824 where fees that have not begun start on the same
 * day, 9001, 4821 or 4822 for fees that cannot count.
 */
export async function createFees(tx: Database, ctx: Context, body: CreateBody): Promise<Saved> {
  const versions = await locked(tx, ctx);
  requireDate(ctx, versions, body.fromDate, null);
  const { space, keys } = await readSetting(tx, ctx);
  requireComplete(body, space, keys);
  return insertVersion(tx, ctx, { ...body, ...contentOf(body) });
}

/** Changes fees that have not begun: 4825 for others, 2001 for none, 2002 when somebody else saved meanwhile. */
export async function changeFees(
  tx: Database,
  ctx: Context,
  versionIdx: number,
  { version, ...body }: SaveBody,
): Promise<Saved> {
  const versions = await locked(tx, ctx);
  const before = comingVersion(ctx, versions, versionIdx, version);
  requireDate(ctx, versions, body.fromDate, versionIdx);
  const { space, keys } = await readSetting(tx, ctx);
  requireComplete(body, space, keys);
  const after = { fromDate: body.fromDate, note: body.note, ...contentOf(body) };
  const key = { clubIdx: ctx.club.clubIdx, versionIdx };
  if (!(await updateFees(tx, key, version, after, ctx.now))) throw new ClubFailure("STALE");
  await recordAudit(tx, ctx, { ...entity(versionIdx), action: "UPDATE", before: recordOf(before), after });
  return { versionIdx, version: version + 1 };
}

/** A save as it would be, of a version or of a new one, for a transaction that is rolled back. */
export async function tryFees(
  tx: Database,
  ctx: Context,
  versionIdx: number | null,
  body: CreateBody,
): Promise<Saved> {
  if (versionIdx === null) return createFees(tx, ctx, body);
  const known = (await selectFees(tx, ctx.club.clubIdx)).find((one) => one.versionIdx === versionIdx);
  return changeFees(tx, ctx, versionIdx, { ...body, version: known?.version ?? 0 });
}

/** Removes fees that have not begun; those before them go on counting. The audit record holds all that they said. */
export async function removeFees(
  tx: Database,
  ctx: Context,
  versionIdx: number,
  version: number,
): Promise<{ deleted: number }> {
  const before = comingVersion(ctx, await locked(tx, ctx), versionIdx, version);
  await deleteFees(tx, { clubIdx: ctx.club.clubIdx, versionIdx });
  await recordAudit(tx, ctx, { ...entity(versionIdx), action: "DELETE", before: recordOf(before) });
  return { deleted: 1 };
}

/** A copy of any version that counts from a day on; throws as `createFees` does for the day, 2001 for no such version. */
export async function copyFees(
  tx: Database,
  ctx: Context,
  versionIdx: number,
  fromDate: string,
): Promise<Saved> {
  const versions = await locked(tx, ctx);
  const source = versions.find((version) => version.versionIdx === versionIdx);
  if (!source) throw new ClubFailure("NOT_FOUND");
  requireDate(ctx, versions, fromDate, null);
  return insertVersion(tx, ctx, { ...source, fromDate });
}

async function insertVersion(tx: Database, ctx: Context, input: FeeInput): Promise<Saved> {
  const { fromDate, note, rules, serviceFees } = input;
  const after = { fromDate, note, rules, serviceFees };
  const versionIdx = await insertFees(tx, ctx.club.clubIdx, after, ctx.now);
  await recordAudit(tx, ctx, { ...entity(versionIdx), action: "CREATE", after });
  return { versionIdx, version: 1 };
}

function entity(versionIdx: number) {
  return { entity: "feeVersion", entityKey: String(versionIdx) };
}

function recordOf({ fromDate, note, rules, serviceFees }: StoredFees) {
  return { fromDate, note, rules, serviceFees };
}

async function locked(tx: Database, ctx: Context): Promise<StoredFees[]> {
  await lockFees(tx, ctx.club.clubIdx);
  return selectFees(tx, ctx.club.clubIdx);
}

/** A version that may still be changed by whoever read `version` of it. */
function comingVersion(ctx: Context, versions: readonly StoredFees[], versionIdx: number, version: number) {
  const found = versions.find((one) => one.versionIdx === versionIdx);
  if (!found) throw new ClubFailure("NOT_FOUND");
  if (found.fromDate <= todayOf(ctx)) throw new ClubFailure("FEE_BEGUN", [found.fromDate]);
  if (found.version !== version) throw new ClubFailure("STALE");
  return found;
}

/**
 * New fees begin today at the earliest, changed ones tomorrow. Two that have not begun do not begin on one day; what began today
 * may be followed by other fees from today.
 */
function requireDate(
  ctx: Context,
  versions: readonly StoredFees[],
  fromDate: string,
  own: number | null,
): void {
  const today = todayOf(ctx);
  const earliest = own === null ? today : addDays(today, 1);
  if (fromDate < earliest) throw new ClubFailure("FEE_DATE", [earliest]);
  const isTaken = versions.some((one) => one.versionIdx !== own && one.fromDate === fromDate);
  if (isTaken && fromDate > today) throw new ClubFailure("FEE_TAKEN", [fromDate]);
}
