import type { PermissionSubject } from "../permissions";
import { type AdminRow, selectAdmin, selectAdminByLoginId, updateLastLogin } from "./repository";

export type Admin = AdminRow;

/** An admin by login id, whatever the state. */
export const findAdminByLoginId = selectAdminByLoginId;

/** An admin by idx; null when there is none. */
export const findAdmin = selectAdmin;

/** Notes time and address of a successful sign-in. */
export const noteAdminLogin = updateLastLogin;

/** What the permission rules want to know of an admin. */
export function permissionSubject(admin: Admin): PermissionSubject {
  return {
    clubIdx: admin.clubIdx,
    adminIdx: admin.adminIdx,
    isSSAdmin: admin.isSSAdmin,
    source: admin.permissionSource === "CUSTOM" ? "CUSTOM" : "GROUP",
    groupIdx: admin.groupIdx,
  };
}
