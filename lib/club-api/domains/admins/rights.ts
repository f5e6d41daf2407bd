import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type PermissionSubject, readPermissions, rightsBeyond, rightsOfGroupBeyond } from "../permissions";
import { type AdminRow, lockAdmins, lockSSAdmins, selectAdmin } from "./repository";

/** An admin in the shape that the permission rules take. */
export function permissionSubject(admin: AdminRow): PermissionSubject {
  return {
    clubIdx: admin.clubIdx,
    adminIdx: admin.adminIdx,
    isSSAdmin: admin.isSSAdmin,
    source: admin.permissionSource === "CUSTOM" ? "CUSTOM" : "GROUP",
    groupIdx: admin.groupIdx,
  };
}

/** The admin who acts, as the row says now. */
export async function actingAdmin(db: Database, { by }: Context): Promise<AdminRow> {
  const admin = by.kind === "admin" ? await selectAdmin(db, by.adminIdx) : null;
  if (!admin) throw new ClubFailure("REQ_FORBIDDEN");
  return admin;
}

/** The rights that one admin is about to give to another one. */
export type Grant = {
  groupIdx?: number | null | undefined;
  authClub?: readonly string[] | undefined;
  isSSAdmin?: boolean | undefined;
};

/**
 * 9403 unless the caller may give this (domain.md 2.6): an SSADMIN may give all; an ADMIN neither the state of an
 * SSADMIN, nor a club, nor a group with a right, that he does not have himself.
 */
export async function refuseGrant(
  tx: Database,
  { club }: Context,
  caller: AdminRow,
  grant: Grant,
): Promise<void> {
  if (caller.isSSAdmin) return;
  const hasClubs = (grant.authClub ?? []).every((code) => caller.authClub.includes(code));
  if (grant.isSSAdmin || !hasClubs) throw new ClubFailure("REQ_FORBIDDEN");
  if (grant.groupIdx == null) return;
  const group = { clubIdx: club.clubIdx, groupIdx: grant.groupIdx };
  if (!(await hasRightsOf(tx, caller, group))) throw new ClubFailure("REQ_FORBIDDEN");
}

/** Whether an admin has every right of a group himself. */
export async function hasRightsOf(
  db: Database,
  admin: AdminRow,
  group: { clubIdx: number; groupIdx: number },
): Promise<boolean> {
  return (await rightsOfGroupBeyond(db, permissionSubject(admin), group)).length === 0;
}

/** 9403 for an ADMIN who wants to change an SSADMIN (domain.md 2.6). */
export function refuseHigherTarget(caller: AdminRow, target: AdminRow): void {
  if (target.isSSAdmin && !caller.isSSAdmin) throw new ClubFailure("REQ_FORBIDDEN");
}

/** The account whose sign-in locks the caller may lift; throws 2001, and 9403 for an SSADMIN's when the caller is none. */
export async function unlockableAdmin(tx: Database, ctx: Context, adminIdx: number): Promise<AdminRow> {
  const row = (await lockAdmins(tx, ctx.club.clubIdx, [adminIdx]))[0];
  if (!row) throw new ClubFailure("NOT_FOUND");
  refuseHigherTarget(await actingAdmin(tx, ctx), row);
  return row;
}

/**
 * 9403 for an ADMIN who would come, with the password of another account, to a right or a club that he does not have
 * (domain.md 2.6, checklist S-65).
 */
export async function refuseStrongerTarget(db: Database, caller: AdminRow, target: AdminRow): Promise<void> {
  refuseHigherTarget(caller, target);
  if (caller.isSSAdmin) return;
  const [own, theirs] = await Promise.all(
    [caller, target].map((admin) => readPermissions(db, permissionSubject(admin))),
  );
  const hasClubs = target.authClub.every((code) => caller.authClub.includes(code));
  if (!hasClubs || rightsBeyond(own ?? [], theirs ?? []).length > 0) throw new ClubFailure("REQ_FORBIDDEN");
}

/** 2204 when afterwards no active SSADMIN would be left; the others are locked, so that this stays true. */
export async function refuseLastSSAdmin(tx: Database, losing: readonly AdminRow[]): Promise<void> {
  if (!losing.some((admin) => admin.isSSAdmin)) return;
  const lost = losing.map((admin) => admin.adminIdx);
  const left = (await lockSSAdmins(tx)).filter((adminIdx) => !lost.includes(adminIdx));
  if (left.length === 0) throw new ClubFailure("ADM_LAST_SS");
}
