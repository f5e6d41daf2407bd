import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/club-time";
import { isLoginId } from "@/lib/shared/fields";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { type AdminRow, isIdGiven, selectAdmin, selectAdmins } from "./repository";

type AdminList = CallOutput<"GET /admin">;
type AdminDetail = CallOutput<"GET /admin/{id}">;

type AdminQuery = {
  page: number;
  size: number;
  keyword?: string | undefined;
  groupIdx?: number | undefined;
  state?: string | undefined;
};

/** One page of the club's accounts (domain.md A9). */
export async function listAdmins(
  db: Database,
  { club }: Act,
  { page, size, ...filter }: AdminQuery,
): Promise<AdminList> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectAdmins(db, { clubIdx: club.clubIdx, ...filter, ...place });
  const list = rows.map((row) => ({
    ...commonFields(row),
    groupName: row.groupName,
    lastLoginAt: row.lastLoginAt && clubTimestamp(row.lastLoginAt, club.zone),
  }));
  return { list, total, page, size };
}

/** One account of the club (A10); those of other clubs are not found. */
export async function readAdmin(db: Database, { club }: Act, adminIdx: number): Promise<AdminDetail> {
  const row = await selectAdmin(db, adminIdx);
  if (row?.clubIdx !== club.clubIdx) throw new ClubFailure("NOT_FOUND");
  return {
    ...commonFields(row),
    authClub: row.authClub,
    imageUrl: row.imageUrl,
    isTempPassword: row.isTempPassword,
    lang: row.lang,
    source: row.permissionSource === "CUSTOM" ? "CUSTOM" : "GROUP",
    lastLoginAt: row.lastLoginAt && clubTimestamp(row.lastLoginAt, club.zone),
    lastLoginIp: row.lastLoginIp,
    passwordChangedAt: clubTimestamp(row.passwordChangedAt, club.zone),
    version: row.version,
  };
}

/** Whether an id has the form of one and was never given (A15). */
export async function checkAdminId(
  db: Database,
  { club }: Act,
  id: string,
): Promise<CallOutput<"GET /admin/check-id/{id}">> {
  const validFormat = isLoginId(id);
  return { id, validFormat, available: validFormat && !(await isIdGiven(db, club.clubIdx, id)) };
}

function commonFields(row: AdminRow) {
  const { adminIdx, id, name, email, phoneNo, department, position, groupIdx, isSSAdmin } = row;
  const state = stateOf(row.state);
  return { adminIdx, id, name, email, phoneNo, department, position, groupIdx, isSSAdmin, state };
}

function stateOf(stored: string): "ACTIVE" | "LOCKED" | "LEFT" {
  return stored === "ACTIVE" || stored === "LEFT" ? stored : "LOCKED";
}
