import {
  type AdminRow,
  lockAdmins,
  lockAdminsOf,
  selectAdmin,
  selectAdminByLoginId,
  updateAdmin,
  updateLastLogin,
} from "./repository";

export { changeOwnPassword, giveTempPassword, resetPassword, storeOwnPassword } from "./passwords";
export { checkAdminId, listAdmins, listRightsHolders, readAdmin, readChoices } from "./read";
export { actingAdmin, permissionSubject, refuseGrant, refuseHigherTarget, unlockableAdmin } from "./rights";
export {
  changeAdmin,
  createAdmin,
  moveAdmins,
  photoKind as adminPhotoKind,
  removeAdmins,
  replacePhoto,
} from "./write";
export { lockAdmins, lockAdminsOf, updateAdmin };

export type Admin = AdminRow;

/** An admin by login id, whatever the state; a deleted one is not there. */
export const findAdminByLoginId = selectAdminByLoginId;

/** An admin by idx; null when there is none. */
export const findAdmin = selectAdmin;

/** Notes time and address of a successful sign-in. */
export const noteAdminLogin = updateLastLogin;
