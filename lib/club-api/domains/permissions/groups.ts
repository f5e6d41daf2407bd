import type { CallOutput } from "@/lib/contract/routes";
import type { GroupChange, GroupCopy, GroupInput } from "@/lib/contract/site/menu-admins";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { recordAudit } from "../audit";
import { changedTexts, mapTexts, shownTexts } from "../boards";
import {
  clearDefaultGroup,
  countAdminsOf,
  deleteGroups,
  type GroupRow,
  insertGroup,
  lockGroup,
  replaceMenuFlags,
  selectGroup,
  selectGroups,
  selectMenuFlags,
  updateGroup,
} from "./repository";

/** Text fields of a group, per language. */
const groupTexts = { first: "groupName", fields: ["groupName", "description"], rich: [] } as const;

/** The groups of the club, named in the reader's language (domain.md A28). */
export async function listGroups(db: Database, ctx: Context): Promise<CallOutput<"GET /menu-admins/groups">> {
  const rows = await selectGroups(db, ctx.club.clubIdx);
  return rows.map(({ group, adminCount }) => ({ ...groupOf(group, ctx), adminCount }));
}

/** One group of the club, named in the reader's language; throws 2001. */
export async function readGroup(db: Database, ctx: Context, groupIdx: number) {
  const group = await selectGroup(db, ctx.club.clubIdx, groupIdx);
  if (!group) throw new ClubFailure("NOT_FOUND");
  return groupOf(group, ctx);
}

function groupOf(row: GroupRow, ctx: Context) {
  const { groupIdx, isDefault, version } = row;
  const texts = groupTextsOf(row, ctx);
  const { groupName, description } = shownTexts(groupTexts, texts, ctx).text;
  return { groupIdx, groupName, description, isDefault, i18n: texts, version };
}

type GroupTexts = GroupRow["texts"];

/** The texts of a group; those of a row of an earlier release are its one name, in the club's default language. */
export function groupTextsOf(
  { texts, groupName, description }: Pick<GroupRow, "texts" | "groupName" | "description">,
  { club }: Context,
): GroupTexts {
  return Object.keys(texts).length > 0 ? texts : { [club.defaultLanguage]: { groupName, description } };
}

/** The columns of texts: an earlier release that runs beside this one reads the default language's. */
function columnsOf(texts: GroupTexts, { club }: Context) {
  const language = club.defaultLanguage;
  const choice = { language, defaultLanguage: language };
  const { groupName, description } = pickText(texts, choice) ?? { groupName: "", description: "" };
  return { texts, groupName, description };
}

/** A group of the club; null when there is none. */
export const findGroup = selectGroup;

/** Creates a group without rights; throws 9001 for a language with a description and no name. */
export async function createGroup(
  tx: Database,
  ctx: Context,
  input: GroupInput,
): Promise<{ groupIdx: number }> {
  const { clubIdx } = ctx.club;
  const { isDefault, ...named } = input;
  const { texts } = changedTexts(groupTexts, {}, named, ctx);
  if (isDefault) await clearDefaultGroup(tx, clubIdx);
  const group = await insertGroup(tx, { ...columnsOf(texts, ctx), clubIdx, isDefault, updatedAt: ctx.now });
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "permGroup",
    entityKey: group.groupIdx,
    after: group,
  });
  return { groupIdx: group.groupIdx };
}

/**
 * Changes the named fields of a group. Throws 2001, 2002 over a newer save, 9001 when it would be left without a name in a
 * language; then nothing has changed.
 */
export async function changeGroup(
  tx: Database,
  ctx: Context,
  { groupIdx, isDefault, version, ...named }: GroupChange,
): Promise<{ groupIdx: number; updatedAt: string; version: number }> {
  const { clubIdx, zone } = ctx.club;
  const before = await lockGroup(tx, clubIdx, groupIdx);
  if (!before) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== before.version) throw new ClubFailure("STALE");
  const after = {
    ...before,
    ...columnsOf(changedTexts(groupTexts, groupTextsOf(before, ctx), named, ctx).texts, ctx),
    isDefault: isDefault ?? before.isDefault,
    updatedAt: ctx.now,
    version: before.version + 1,
  };
  if (isDefault) await clearDefaultGroup(tx, clubIdx);
  await updateGroup(tx, clubIdx, groupIdx, after);
  await recordAudit(tx, ctx, { action: "UPDATE", entity: "permGroup", entityKey: groupIdx, before, after });
  return { groupIdx, updatedAt: clubTimestamp(ctx.now, zone), version: after.version };
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

/**
 * A new group with the rights of another one (A31), and its descriptions in the languages that it is named in. The caller has
 * checked that the rights are his to give.
 */
export async function copyGroup(
  tx: Database,
  ctx: Context,
  groupIdx: number,
  name: GroupCopy,
): Promise<{ groupIdx: number }> {
  const { clubIdx } = ctx.club;
  const source = await lockGroup(tx, clubIdx, groupIdx);
  if (!source) throw new ClubFailure("NOT_FOUND");
  const flags = await selectMenuFlags(tx, clubIdx, { groupIdx });
  const named = changedTexts(groupTexts, {}, name, ctx).texts;
  const described = groupTextsOf(source, ctx);
  const texts = mapTexts(named, ({ groupName }, language) => ({
    groupName,
    description: described[language]?.description ?? "",
  }));
  const group = await insertGroup(tx, { ...columnsOf(texts, ctx), clubIdx, updatedAt: ctx.now });
  await replaceMenuFlags(tx, clubIdx, { groupIdx: group.groupIdx }, flags);
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "permGroup",
    entityKey: group.groupIdx,
    after: { ...group, copyOf: groupIdx, menus: flags },
  });
  return { groupIdx: group.groupIdx };
}
