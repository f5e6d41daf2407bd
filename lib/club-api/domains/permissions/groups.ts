import type { CallOutput } from "@/lib/contract/routes";
import type { GroupChange, GroupInput } from "@/lib/contract/site/menu-admins";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import {
  clearDefaultGroup,
  countAdminsOf,
  deleteGroups,
  insertGroup,
  lockGroup,
  replaceMenuFlags,
  selectGroup,
  selectGroups,
  selectMenuFlags,
  updateGroup,
} from "./repository";

/** The groups of the club (domain.md A28). */
export async function listGroups(
  db: Database,
  { club }: Context,
): Promise<CallOutput<"GET /menu-admins/groups">> {
  const rows = await selectGroups(db, club.clubIdx);
  return rows.map(({ group, adminCount }) => ({
    groupIdx: group.groupIdx,
    groupName: group.groupName,
    description: group.description,
    adminCount,
    isDefault: group.isDefault,
  }));
}

/** A group of the club; null when there is none. */
export const findGroup = selectGroup;

/** Creates a group without rights. */
export async function createGroup(
  tx: Database,
  ctx: Context,
  input: GroupInput,
): Promise<{ groupIdx: number }> {
  const { clubIdx } = ctx.club;
  if (input.isDefault) await clearDefaultGroup(tx, clubIdx);
  const group = await insertGroup(tx, { ...input, clubIdx, updatedAt: ctx.now });
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "permGroup",
    entityKey: group.groupIdx,
    after: group,
  });
  return { groupIdx: group.groupIdx };
}

/** Changes the named fields of a group; throws 2001. */
export async function changeGroup(
  tx: Database,
  ctx: Context,
  { groupIdx, ...input }: GroupChange,
): Promise<{ groupIdx: number; updatedAt: string }> {
  const { clubIdx, zone } = ctx.club;
  const before = await lockGroup(tx, clubIdx, groupIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (input.isDefault) await clearDefaultGroup(tx, clubIdx);
  const after = {
    ...before,
    groupName: input.groupName ?? before.groupName,
    description: input.description ?? before.description,
    isDefault: input.isDefault ?? before.isDefault,
    updatedAt: ctx.now,
  };
  await updateGroup(tx, clubIdx, groupIdx, after);
  await recordAudit(tx, ctx, { action: "UPDATE", entity: "permGroup", entityKey: groupIdx, before, after });
  return { groupIdx, updatedAt: clubTimestamp(ctx.now, zone) };
}

/** Deletes groups; how many. Throws 2601 with the number of admins that are still in them. */
export async function removeGroups(
  tx: Database,
  ctx: Context,
  groupIdxs: readonly number[],
): Promise<{ deleted: number }> {
  const { clubIdx } = ctx.club;
  const known: number[] = [];
  for (const groupIdx of [...new Set(groupIdxs)].toSorted((one, other) => one - other)) {
    if (await lockGroup(tx, clubIdx, groupIdx)) known.push(groupIdx);
  }
  const admins = known.length > 0 ? await countAdminsOf(tx, clubIdx, known) : 0;
  if (admins > 0) throw new ClubFailure("GROUP_HAS_ADMINS", [String(admins)]);
  const deleted = known.length > 0 ? await deleteGroups(tx, clubIdx, known) : [];
  const entityKey = known.join(",") || groupIdxs.join(",");
  await recordAudit(tx, ctx, { action: "DELETE", entity: "permGroup", entityKey, before: deleted });
  return { deleted: deleted.length };
}

/** A new group with the rights of another one (A31). The caller has checked that they are his to give. */
export async function copyGroup(
  tx: Database,
  ctx: Context,
  groupIdx: number,
  groupName: string,
): Promise<{ groupIdx: number }> {
  const { clubIdx } = ctx.club;
  const source = await lockGroup(tx, clubIdx, groupIdx);
  if (!source) throw new ClubFailure("NOT_FOUND");
  const flags = await selectMenuFlags(tx, clubIdx, { groupIdx });
  const { description } = source;
  const group = await insertGroup(tx, { clubIdx, groupName, description, updatedAt: ctx.now });
  await replaceMenuFlags(tx, clubIdx, { groupIdx: group.groupIdx }, flags);
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "permGroup",
    entityKey: group.groupIdx,
    after: { ...group, copyOf: groupIdx, menus: flags },
  });
  return { groupIdx: group.groupIdx };
}
