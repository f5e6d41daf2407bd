import type { IpBlockChange, IpBlockState, IpBlockWish } from "@/lib/contract/ip-blocks";
import type { CallOutput } from "@/lib/contract/routes";
import { addressSpan } from "@/lib/shared/address-range";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Act, actorName } from "../../platform/act";
import { normalizeAddress } from "../../platform/address";
import { type AddressRule, judgeAddress } from "../../platform/address-rules";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
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
  act: Act,
  { page, size, sort, ...filter }: ListQuery,
): Promise<CallOutput<"GET /ip-blocks">> {
  const { rows, total } = await selectIpBlocks(db, act.club.clubIdx, filter, {
    now: act.now,
    sorts: sortParts(sort).map(knownSort),
    offset: (page - 1) * size,
    limit: size,
  });
  return { list: rows.map((row) => listed(row, act)), total, page, size };
}

/** One entry; throws 2001 for an unknown one. */
export async function readIpBlock(db: Database, act: Act, ipIdx: number): Promise<Listed> {
  const row = await selectIpBlock(db, act.club.clubIdx, ipIdx);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return listed(row, act);
}

/** Stores an entry. Throws 2401 for a range that is none, 2402 when the caller could not come back. */
export function createIpBlock(db: Database, act: Act, wish: IpBlockWish): Promise<{ ipIdx: number }> {
  refuseNoRange(wish.ipFrom, wish.ipTo);
  return transaction(db, async (tx) => {
    const { clubIdx } = act.club;
    const before = await lockIpBlocks(tx, clubIdx);
    const row = await insertIpBlock(tx, {
      ...wish,
      expireAt: wish.expireAt === null ? null : new Date(wish.expireAt),
      clubIdx,
      createdAt: act.now,
      createdBy: actorName(act.by),
      updatedAt: act.now,
      updatedBy: actorName(act.by),
    });
    refuseSelfBlock(act, [...before, row]);
    await recordDeed(tx, act, { action: "CREATE", entity: "ipBlock", entityKey: row.ipIdx, after: row });
    return { ipIdx: row.ipIdx };
  });
}

/** Changes the named fields. Throws 2001, 2002, and 2401, 2402 like `createIpBlock`. */
export function changeIpBlock(
  db: Database,
  act: Act,
  ipIdx: number,
  { version, expireAt, ...wish }: Omit<IpBlockChange, "ipIdx">,
): Promise<{ ipIdx: number; updatedAt: string; version: number }> {
  return transaction(db, async (tx) => {
    const all = await lockIpBlocks(tx, act.club.clubIdx);
    const row = all.find((one) => one.ipIdx === ipIdx);
    if (!row) throw new ClubFailure("NOT_FOUND");
    if (version !== undefined && version !== row.version) throw new ClubFailure("STALE");
    const after: IpBlockRow = {
      ...row,
      ...wish,
      ...(expireAt === undefined ? {} : { expireAt: expireAt === null ? null : new Date(expireAt) }),
      version: row.version + 1,
      updatedAt: act.now,
      updatedBy: actorName(act.by),
    };
    refuseNoRange(after.ipFrom, after.ipTo);
    refuseSelfBlock(
      act,
      all.map((one) => (one.ipIdx === ipIdx ? after : one)),
    );
    await updateIpBlock(tx, row, after);
    await recordDeed(tx, act, {
      action: "UPDATE",
      entity: "ipBlock",
      entityKey: ipIdx,
      before: row,
      after,
    });
    return { ipIdx, updatedAt: clubTimestamp(act.now, act.club.zone), version: after.version };
  });
}

/** Deletes entries; how many there were. Throws 2402 when an ALLOW list would then leave the caller out. */
export function removeIpBlocks(
  db: Database,
  act: Act,
  ipIdxs: readonly number[],
): Promise<{ deleted: number }> {
  return transaction(db, async (tx) => {
    const all = await lockIpBlocks(tx, act.club.clubIdx);
    const deleted = await deleteIpBlocks(tx, act.club.clubIdx, ipIdxs);
    const gone = deleted.map((row) => row.ipIdx);
    refuseSelfBlock(
      act,
      all.filter((row) => !gone.includes(row.ipIdx)),
    );
    const key = gone.join(",") || ipIdxs.join(",");
    await recordDeed(tx, act, { action: "DELETE", entity: "ipBlock", entityKey: key, before: deleted });
    return { deleted: gone.length };
  });
}

/**
 * What the list says to an address, for visitors and for admins; without one to the caller's. Throws 2401 for a text that
 * is no address, and for a caller of whom none is known.
 */
export async function testAddress(
  db: Database,
  act: Act,
  rules: readonly AddressRule[],
  address: string = act.address ?? "",
): Promise<CallOutput<"GET /ops/address-test">> {
  const normal = normalizeAddress(address);
  if (normal === null) throw new ClubFailure("IP_RANGE");
  const judged = async (concernsAdmins: boolean) => {
    const { isRefused, rule } = judgeAddress(rules, normal, { concernsAdmins, now: act.now });
    return { isRefused, rule: rule && (await readIpBlock(db, act, rule.ipIdx)) };
  };
  return { address: normal, visitors: await judged(false), admins: await judged(true) };
}

function refuseNoRange(ipFrom: string, ipTo: string | null): void {
  if (!addressSpan(ipFrom, ipTo)) throw new ClubFailure("IP_RANGE");
}

/** An admin cannot lock himself out; the web server's own address is never judged. */
function refuseSelfBlock(act: Act, rows: readonly IpBlockRow[]): void {
  if (act.address === null) return;
  const rules = rows
    .filter((row) => row.isActive)
    .map((row): AddressRule => ({ ...row, expireAt: row.expireAt?.toISOString() ?? null }));
  const verdict = judgeAddress(rules, act.address, { concernsAdmins: true, now: act.now });
  if (verdict.isRefused) throw new ClubFailure("IP_SELF", [act.address]);
}

function knownSort({ field, isDescending }: SortPart) {
  if (!isIpBlockSort(field)) throw new ClubFailure("VAL_FIELD", ["sort"]);
  return { field, isDescending };
}

function stateOf({ isActive, expireAt }: IpBlockRow, now: Date): IpBlockState {
  if (expireAt !== null && expireAt <= now) return "ENDED";
  return isActive ? "LIVE" : "OFF";
}

function listed(row: IpBlockRow, { club, now }: Act): Listed {
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
