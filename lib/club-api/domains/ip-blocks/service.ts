import type { IpBlockChange, IpBlockInput, IpBlockState } from "@/lib/contract/admins/ip-blocks";
import type { CallOutput } from "@/lib/contract/routes";
import { addressSpan } from "@/lib/shared/addresses/address-range";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type AddressRule, judgeAddress, normalizeAddress } from "../../platform/network/address";
import { recordAudit } from "../audit";
import { type SortPart, sortParts } from "../boards";
import {
  deleteIpBlocks,
  type IpBlockFilter,
  type IpBlockRow,
  insertIpBlock,
  isIpBlockSort,
  lockIpBlocks,
  selectIpBlock,
  selectIpBlocks,
  updateIpBlock,
} from "./repository";

type Listed = CallOutput<"GET /ip-blocks/{id}">;

type ListQuery = IpBlockFilter & { page: number; size: number; sort?: string | undefined };

/** One page of the club's entries (domain.md A18). Throws 9001 `sort`. */
export async function readIpBlocks(
  db: Database,
  ctx: Context,
  { page, size, sort, ...filter }: ListQuery,
): Promise<CallOutput<"GET /ip-blocks">> {
  const { rows, total } = await selectIpBlocks(db, ctx.club.clubIdx, filter, {
    now: ctx.now,
    sorts: sortParts(sort).map(knownSort),
    offset: (page - 1) * size,
    limit: size,
  });
  return { list: rows.map((row) => listed(row, ctx)), total, page, size };
}

/** One entry; throws 2001 for an unknown one. */
export async function readIpBlock(db: Database, ctx: Context, ipIdx: number): Promise<Listed> {
  const row = await selectIpBlock(db, ctx.club.clubIdx, ipIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return listed(row, ctx);
}

/** Stores an entry. Throws 2401 for a range that is none, 2402 when the caller could not come back, 9001 for an end in the past. */
export function createIpBlock(db: Database, ctx: Context, input: IpBlockInput): Promise<{ ipIdx: number }> {
  refuseNoRange(input.ipFrom, input.ipTo);
  if (input.expireAt !== null && new Date(input.expireAt) <= ctx.now)
    throw new ClubFailure("VAL_FIELD", ["expireAt", "past"]);
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const before = await lockIpBlocks(tx, clubIdx);
    const row = await insertIpBlock(tx, {
      ...input,
      expireAt: input.expireAt === null ? null : new Date(input.expireAt),
      clubIdx,
      createdAt: ctx.now,
      createdBy: actorName(ctx.by),
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    });
    refuseSelfBlock(ctx, [...before, row]);
    await recordAudit(tx, ctx, { action: "CREATE", entity: "ipBlock", entityKey: row.ipIdx, after: row });
    return { ipIdx: row.ipIdx };
  });
}

/** Changes the named fields. Throws 2001, 2002, and 2401, 2402 like `createIpBlock`. */
export function changeIpBlock(
  db: Database,
  ctx: Context,
  ipIdx: number,
  { version, expireAt, ...input }: Omit<IpBlockChange, "ipIdx">,
): Promise<{ ipIdx: number; updatedAt: string; version: number }> {
  return transaction(db, async (tx) => {
    const all = await lockIpBlocks(tx, ctx.club.clubIdx);
    const row = all.find((one) => one.ipIdx === ipIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (version !== undefined && version !== row.version) throw new ClubFailure("STALE");
    const after: IpBlockRow = {
      ...row,
      ...input,
      ...(expireAt === undefined ? {} : { expireAt: expireAt === null ? null : new Date(expireAt) }),
      version: row.version + 1,
      updatedAt: ctx.now,
      updatedBy: actorName(ctx.by),
    };
    refuseNoRange(after.ipFrom, after.ipTo);
    refuseSelfBlock(
      ctx,
      all.map((one) => (one.ipIdx === ipIdx ? after : one)),
    );
    await updateIpBlock(tx, row, after);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "ipBlock",
      entityKey: ipIdx,
      before: row,
      after,
    });
    return { ipIdx, updatedAt: clubTimestamp(ctx.now, ctx.club.zone), version: after.version };
  });
}

/** Deletes entries; how many there were. Throws 2402 when an ALLOW list would then leave the caller out. */
export function removeIpBlocks(
  db: Database,
  ctx: Context,
  ipIdxs: readonly number[],
): Promise<{ deleted: number }> {
  return transaction(db, async (tx) => {
    const all = await lockIpBlocks(tx, ctx.club.clubIdx);
    const deleted = await deleteIpBlocks(tx, ctx.club.clubIdx, ipIdxs);
    const gone = deleted.map((row) => row.ipIdx);
    refuseSelfBlock(
      ctx,
      all.filter((row) => !gone.includes(row.ipIdx)),
    );
    const key = gone.join(",") || ipIdxs.join(",");
    await recordAudit(tx, ctx, { action: "DELETE", entity: "ipBlock", entityKey: key, before: deleted });
    return { deleted: gone.length };
  });
}

/**
 * The verdict of the list on an address (the caller's by default), for visitors and for admins. Throws 2401 for a
 * text that is no address, and when the caller's is unknown.
 */
export async function testAddress(
  db: Database,
  ctx: Context,
  rules: readonly AddressRule[],
  address: string = ctx.address ?? "",
): Promise<CallOutput<"GET /ops/address-test">> {
  const normal = normalizeAddress(address);
  if (normal === null) throw new ClubFailure("IP_RANGE");
  const judged = async (concernsAdmins: boolean) => {
    const { isRefused, rule } = judgeAddress(rules, normal, { concernsAdmins, now: ctx.now });
    return { isRefused, rule: rule && (await readIpBlock(db, ctx, rule.ipIdx)) };
  };
  return { address: normal, visitors: await judged(false), admins: await judged(true) };
}

function refuseNoRange(ipFrom: string, ipTo: string | null): void {
  if (!addressSpan(ipFrom, ipTo)) throw new ClubFailure("IP_RANGE");
}

/** An admin cannot lock himself out; the web server's own address is never judged. */
function refuseSelfBlock(ctx: Context, rows: readonly IpBlockRow[]): void {
  if (ctx.address === null) return;
  const rules = rows
    .filter((row) => row.isActive)
    .map((row): AddressRule => ({ ...row, expireAt: row.expireAt?.toISOString() ?? null }));
  const verdict = judgeAddress(rules, ctx.address, { concernsAdmins: true, now: ctx.now });
  if (verdict.isRefused) throw new ClubFailure("IP_SELF", [ctx.address]);
}

function knownSort({ field, isDescending }: SortPart) {
  if (!isIpBlockSort(field)) throw new ClubFailure("VAL_FIELD", ["sort", "sortable"]);
  return { field, isDescending };
}

function stateOf({ isActive, expireAt }: IpBlockRow, now: Date): IpBlockState {
  if (expireAt !== null && expireAt <= now) return "ENDED";
  return isActive ? "LIVE" : "OFF";
}

function listed(row: IpBlockRow, { club, now }: Context): Listed {
  return {
    ipIdx: row.ipIdx,
    ipFrom: row.ipFrom,
    ipTo: row.ipTo,
    mode: row.mode,
    scope: row.scope,
    reason: row.reason,
    expireAt: row.expireAt && clubTimestamp(row.expireAt, club.zone),
    isActive: row.isActive,
    state: stateOf(row, now),
    createdAt: clubTimestamp(row.createdAt, club.zone),
    createdBy: row.createdBy,
    version: row.version,
  };
}
