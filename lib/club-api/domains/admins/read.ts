import type { AdminChoices, AdminDetail, AdminState } from "@/lib/contract/admins/admin-shapes";
import type { CallOutput } from "@/lib/contract/routes";
import { isLoginId } from "@/lib/shared/fields";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type SortPart, shownField, sortParts } from "../boards";
import { groupTextsOf, listGroups } from "../permissions";
import { listClubs } from "../policies";
import {
  type AdminRow,
  isAdminSort,
  isIdGiven,
  selectAdmin,
  selectAdmins,
  selectSSAdmins,
} from "./repository";
import { actingAdmin, hasRightsOf } from "./rights";

type AdminList = CallOutput<"GET /admin">;

type AdminQuery = {
  page: number;
  size: number;
  keyword?: string | undefined;
  sort?: string | undefined;
  groupIdx?: number | undefined;
  state?: AdminState | undefined;
};

const maxHolders = 1000;

/** One page of the club's accounts (domain.md A9). Throws 9001 `sort`. */
export async function listAdmins(
  db: Database,
  ctx: Context,
  { page, size, sort, ...asked }: AdminQuery,
): Promise<AdminList> {
  const { club, choice } = ctx;
  const filter = { ...asked, sorted: { by: sortParts(sort).map(knownSort), choice } };
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectAdmins(db, { clubIdx: club.clubIdx, ...filter, ...place });
  const list = rows.map((row) => ({
    ...commonFields(row),
    groupName: row.group && shownField(groupTextsOf(row.group, ctx), "groupName", ctx),
    isTempPassword: row.isTempPassword,
    source: sourceOf(row),
    lastLoginAt: row.lastLoginAt && clubTimestamp(row.lastLoginAt, club.zone),
  }));
  return { list, total, page, size };
}

/** The accounts whose rights may be set: those of the club that are not left. */
export async function listRightsHolders(db: Database, clubIdx: number): Promise<AdminRow[]> {
  const { rows } = await selectAdmins(db, { clubIdx, offset: 0, limit: maxHolders });
  return rows.filter((row) => row.state !== "LEFT");
}

/** One account of the club (A10); those of other clubs are not found. */
export async function readAdmin(db: Database, ctx: Context, adminIdx: number): Promise<AdminDetail> {
  const { club } = ctx;
  const row = await selectAdmin(db, adminIdx);
  if (row?.clubIdx !== club.clubIdx) throw new ClubFailure("NOT_FOUND");
  return {
    ...commonFields(row),
    authClub: row.authClub,
    imageUrl: row.imageUrl,
    isTempPassword: row.isTempPassword,
    lang: row.lang,
    source: sourceOf(row),
    guard: await guardOf(db, ctx, row),
    lastLoginAt: row.lastLoginAt && clubTimestamp(row.lastLoginAt, club.zone),
    lastLoginIp: row.lastLoginIp,
    passwordChangedAt: clubTimestamp(row.passwordChangedAt, club.zone),
    version: row.version,
  };
}

/** Whether an id has the form of one and was never given (A15). */
export async function checkAdminId(
  db: Database,
  { club }: Context,
  id: string,
): Promise<CallOutput<"GET /admin/check-id/{id}">> {
  const validFormat = isLoginId(id);
  return { id, validFormat, available: validFormat && !(await isIdGiven(db, club.clubIdx, id)) };
}

/** The permission groups and menus that the caller may give to an account (domain.md 2.6), by group. */
export async function readChoices(db: Database, ctx: Context): Promise<AdminChoices> {
  const caller = await actingAdmin(db, ctx);
  const { clubIdx } = ctx.club;
  const groups = (await listGroups(db, ctx)).map(async ({ groupIdx, groupName }) => ({
    groupIdx,
    groupName,
    canGive: caller.isSSAdmin || (await hasRightsOf(db, caller, { clubIdx, groupIdx })),
  }));
  const clubs = caller.isSSAdmin ? (await listClubs(db)).map((club) => club.clubCode) : caller.authClub;
  return { groups: await Promise.all(groups), clubs, canGiveSSAdmin: caller.isSSAdmin };
}

/** The reasons for which the caller may not lock or delete the account, for display; the write checks again. */
async function guardOf(db: Database, ctx: Context, row: AdminRow): Promise<AdminDetail["guard"]> {
  const caller = await actingAdmin(db, ctx);
  if (row.adminIdx !== caller.adminIdx) return row.isSSAdmin && !caller.isSSAdmin ? "HIGHER" : null;
  const isLast = row.isSSAdmin && (await selectSSAdmins(db)).length === 1;
  return isLast ? "LAST_SS" : "SELF";
}

function knownSort({ field, isDescending }: SortPart) {
  if (!isAdminSort(field)) throw new ClubFailure("VAL_FIELD", ["sort", "sortable"]);
  return { field, isDescending };
}

function sourceOf(row: AdminRow): "GROUP" | "CUSTOM" {
  return row.permissionSource === "CUSTOM" ? "CUSTOM" : "GROUP";
}

function commonFields(row: AdminRow) {
  const { adminIdx, id, name, email, phoneNo, department, position, groupIdx, isSSAdmin } = row;
  return { adminIdx, id, name, email, phoneNo, department, position, groupIdx, isSSAdmin, state: row.state };
}
