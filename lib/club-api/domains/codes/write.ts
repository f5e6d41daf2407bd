import type { CallOutput } from "@/lib/contract/routes";
import type { CodeChange, CodeInput } from "@/lib/contract/site/ops-settings";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { recordAudit } from "../audit";
import {
  type CodeGroup,
  deleteCodes,
  insertCode,
  lockGroup,
  type StoredCode,
  selectAllGroups,
  selectStoredCodes,
  updateCode,
  updateGroupVersion,
} from "./repository";

type Saved = { groupId: string; version: number };

/**
 * Groups whose keys the rules name: states, events, kinds of days, what the server itself counts in. Their entries may be
 * renamed, but neither come nor go.
 */
const fixedGroups = new Set([
  ...["holeCodes", "periods", "standbyStateCodes", "rsvStates", "reservationTypes", "timeOpenCodes"],
  ...["workCodes", "holidayTypes", "feeCodes", "genders", "weekTypes", "weekCodes", "dayCodes"],
  ...["certificationTypes", "penaltyCodes", "policyCodes", "langCodes", "multiLangDivisions"],
  ...["timeZoneCodes", "siteStates", "vocStates", "lostStates", "couponStates", "couponTypes"],
  ...["drawPostStates", "drawStates", "teamStates", "penaltyStates", "memberStates", "caddieModes"],
]);

/** The groups, and with an id the entries of one; throws 2001 for an unknown id. */
export async function readCodeTable(
  db: Database,
  { club, choice }: Context,
  groupId: string | undefined,
): Promise<CallOutput<"GET /ops/codes">> {
  const all = await selectAllGroups(db, club.clubIdx);
  const asked = groupId === undefined ? all : all.filter(({ id, codeId }) => [id, codeId].includes(groupId));
  const [only] = asked;
  if (!only) throw new ClubFailure("NOT_FOUND");
  const rows = groupId === undefined ? [] : await selectStoredCodes(db, club.clubIdx, only.id);
  return {
    groups: asked.map(({ id, codeId, version }) => ({
      groupId: id,
      codeId,
      version,
      isFixed: fixedGroups.has(id),
    })),
    list: rows.map(({ key, names, values, group, order }) => ({
      key,
      keyName: pickText(names, choice) ?? key,
      values,
      group,
      names,
      order,
    })),
  };
}

/** Adds an entry. Throws 9001 `groupId` for an unknown or fixed group, 9001 `key` for a key that is there. */
export function createCode(db: Database, ctx: Context, input: CodeInput): Promise<Saved> {
  return inGroup(db, ctx, input.groupId, undefined, async (tx, group, rows) => {
    refuseFixed(group);
    if (rows.some((row) => row.key === input.key)) throw new ClubFailure("VAL_FIELD", ["key", "taken"]);
    if (Object.keys(input.names).length === 0) throw new ClubFailure("VAL_FIELD", ["names", "required"]);
    const order = input.order ?? Math.max(-1, ...rows.map((row) => row.order)) + 1;
    const row = { ...input, clubIdx: ctx.club.clubIdx, groupId: group.id, order };
    await insertCode(tx, row);
    await recordAudit(tx, ctx, {
      action: "CREATE",
      entity: "code",
      entityKey: `${group.id}:${input.key}`,
      after: row,
    });
  });
}

/** Changes the named fields of an entry; names are merged by language. Throws 2001, 2002, 9001 `groupId`, `values.N`. */
export function changeCode(db: Database, ctx: Context, { version, ...input }: CodeChange): Promise<Saved> {
  return inGroup(db, ctx, input.groupId, version, async (tx, group, rows) => {
    const before = rows.find((row) => row.key === input.key);
    if (!before) throw new ClubFailure("NOT_FOUND");
    refuseWords(before, input.values);
    const after = {
      ...before,
      names: { ...before.names, ...input.names },
      values: input.values ?? before.values,
      group: input.group ?? before.group,
      order: input.order ?? before.order,
    };
    await updateCode(tx, after);
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "code",
      entityKey: `${group.id}:${input.key}`,
      before,
      after,
    });
  });
}

/** `names` that are left out stay; an entry that is not there yet gets those of `ifNew`. */
type StepEntry = Pick<StoredCode, "key" | "values" | "order"> & {
  names?: StoredCode["names"] | undefined;
  ifNew: StoredCode["names"];
  /** Left out it stays. */
  group?: string | undefined;
};

/**
 * Stores an entry that another domain keeps in step with its own rows, such as the course of a club: it is added, or put
 * in the place of the one with its key. Belongs in the transaction of that domain's write, which puts it on record.
 */
export async function storeCode(
  tx: Database,
  { club }: Context,
  groupId: string,
  { names, ifNew, group: part, ...entry }: StepEntry,
): Promise<void> {
  const { clubIdx } = club;
  const group = await lockGroup(tx, clubIdx, groupId);
  if (!group) throw new ClubFailure("VAL_FIELD", ["groupId", "choice"]);
  const rows = await selectStoredCodes(tx, clubIdx, group.id);
  const before = rows.find(({ key }) => key === entry.key);
  const kept = { names: names ?? before?.names ?? ifNew, group: part ?? before?.group ?? "" };
  const row = { clubIdx, groupId: group.id, ...kept, ...entry };
  await (before ? updateCode(tx, row) : insertCode(tx, row));
  await updateGroupVersion(tx, clubIdx, { ...group, version: group.version + 1 });
}

/** Takes entries out; how many there were. Throws 9001 `groupId` for an unknown or fixed group. */
export async function removeCodes(
  db: Database,
  ctx: Context,
  { groupId, keys }: { groupId: string; keys: readonly string[] },
): Promise<Saved & { deleted: number }> {
  let deleted = 0;
  const saved = await inGroup(db, ctx, groupId, undefined, async (tx, group, rows) => {
    refuseFixed(group);
    const gone = rows.filter((row) => keys.includes(row.key));
    deleted = gone.length;
    await deleteCodes(tx, ctx.club.clubIdx, group.id, keys);
    await recordAudit(tx, ctx, {
      action: "DELETE",
      entity: "code",
      entityKey: `${group.id}:${keys.join(",")}`,
      before: gone,
    });
  });
  return { ...saved, deleted };
}

/** Works on a locked group and raises its version, so that no browser keeps the old list. */
function inGroup(
  db: Database,
  ctx: Context,
  groupId: string,
  version: number | undefined,
  work: (tx: Database, group: CodeGroup, rows: readonly StoredCode[]) => Promise<void>,
): Promise<Saved> {
  return transaction(db, async (tx) => {
    const group = await lockGroup(tx, ctx.club.clubIdx, groupId);
    if (!group) throw new ClubFailure("VAL_FIELD", ["groupId", "choice"]);
    if (version !== undefined && version !== group.version) throw new ClubFailure("STALE");
    await work(tx, group, await selectStoredCodes(tx, ctx.club.clubIdx, group.id));
    const next = { ...group, version: group.version + 1 };
    await updateGroupVersion(tx, ctx.club.clubIdx, next);
    return { groupId: group.id, version: next.version };
  });
}

/** Where a rule reads a number, a number has to stay. */
function refuseWords(before: StoredCode, values: readonly string[] | undefined): void {
  const number = /^-?\d+(\.\d+)?%?$/;
  const wrong = before.values.findIndex(
    (value, place) => values !== undefined && number.test(value) && !number.test(values[place] ?? ""),
  );
  if (wrong >= 0) throw new ClubFailure("VAL_FIELD", [`values.${wrong}`, "number"]);
}

function refuseFixed(group: CodeGroup): void {
  if (fixedGroups.has(group.id)) throw new ClubFailure("VAL_FIELD", ["groupId", "fixed"]);
}
