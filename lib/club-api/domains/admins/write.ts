import type { AdminChange, AdminInput } from "@/lib/contract/admins/admin-shapes";
import { isEmail, isLoginId, isPhone } from "@/lib/shared/fields";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashPassword } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { attachFiles, detachAllFiles, type StoredUpload } from "../files";
import { clearOwnRights, findGroup } from "../permissions";
import { listClubs } from "../policies";
import { makeTempPassword, refuseNewPassword } from "./passwords";
import { type AdminRow, insertAdmin, isIdGiven, lockAdmins, updateAdmin } from "./repository";
import { actingAdmin, refuseGrant, refuseHigherTarget, refuseLastSSAdmin } from "./rights";

/** A person as an audit entry holds it, without the hash. */
function shown({ passwordHash: _hash, ...row }: AdminRow) {
  return row;
}

/** Throws 9005, 9006 for an address or a number, 9001 for a club or a group that there is not. */
async function refuseFields(
  tx: Database,
  ctx: Context,
  input: Pick<Partial<AdminInput>, "email" | "phoneNo" | "groupIdx" | "authClub">,
): Promise<void> {
  if (input.email !== undefined && !isEmail(input.email)) throw new ClubFailure("VAL_EMAIL");
  if (input.phoneNo !== undefined && !isPhone(input.phoneNo)) throw new ClubFailure("VAL_PHONE");
  if (input.authClub) {
    const known = (await listClubs(tx)).map((club) => club.clubCode);
    if (!input.authClub.every((code) => known.includes(code)))
      throw new ClubFailure("VAL_FIELD", ["authClub", "choice"]);
  }
  if (input.groupIdx != null && !(await findGroup(tx, ctx.club.clubIdx, input.groupIdx))) {
    throw new ClubFailure("VAL_FIELD", ["groupIdx", "choice"]);
  }
}

export type NewAccount = { adminIdx: number; tempPassword?: string };

/**
 * Creates an account (domain.md A11). Throws 2202, 2201 for the id, 9003 and 9007 for a given password, 9005, 9006, 9001
 * for other fields, and 9403 for rights or clubs that the caller does not have.
 */
export async function createAdmin(tx: Database, ctx: Context, input: AdminInput): Promise<NewAccount> {
  const { password, ...fields } = input;
  if (!isLoginId(fields.id)) throw new ClubFailure("ADM_ID_FORMAT");
  if (await isIdGiven(tx, ctx.club.clubIdx, fields.id)) throw new ClubFailure("ADM_ID_TAKEN");
  await refuseFields(tx, ctx, fields);
  if (password !== undefined) await refuseNewPassword(tx, ctx, fields.id, password);
  await refuseGrant(tx, ctx, await actingAdmin(tx, ctx), fields);
  const first = password ?? makeTempPassword();
  const row = await insertAdmin(tx, {
    ...fields,
    lang: fields.lang ?? ctx.club.defaultLanguage,
    clubIdx: ctx.club.clubIdx,
    passwordHash: await hashPassword(first),
    passwordChangedAt: ctx.now,
    isTempPassword: true,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!row) throw new ClubFailure("ADM_ID_TAKEN");
  await recordAudit(tx, ctx, {
    action: "CREATE",
    entity: "admin",
    entityKey: row.adminIdx,
    after: shown(row),
  });
  return password === undefined
    ? { adminIdx: row.adminIdx, tempPassword: first }
    : { adminIdx: row.adminIdx };
}

export type ChangedAdmin = { adminIdx: number; updatedAt: string; version: number; isActive: boolean };

/**
 * Changes the named fields (A12). Throws 2001, 2002, 9001, 9005, 9006; 9403 by domain.md 2.6; 2204 and 2203 when the
 * last SSADMIN, or the own account, would lose its state or its rights.
 */
export async function changeAdmin(
  tx: Database,
  ctx: Context,
  adminIdx: number,
  { version, ...input }: Omit<AdminChange, "adminIdx">,
): Promise<ChangedAdmin> {
  const caller = await actingAdmin(tx, ctx);
  const row = (await lockAdmins(tx, ctx.club.clubIdx, [adminIdx]))[0];
  if (!row) throw new ClubFailure("NOT_FOUND");
  if (version !== undefined && version !== row.version) throw new ClubFailure("STALE");
  refuseHigherTarget(caller, row);
  await refuseFields(tx, ctx, input);
  await refuseGrant(tx, ctx, caller, newGrants(row, input));
  const after = { ...row, ...withoutGaps(input), version: row.version + 1, updatedAt: ctx.now };
  await refuseLoss(tx, caller, row, after);
  if (after.groupIdx !== row.groupIdx) await backToGroup(tx, after);
  await updateAdmin(tx, row, after);
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "admin",
    entityKey: adminIdx,
    before: shown(row),
    after: shown(after),
  });
  return {
    adminIdx,
    updatedAt: clubTimestamp(ctx.now, ctx.club.zone),
    version: after.version,
    isActive: after.state === "ACTIVE",
  };
}

/** Moves accounts to a group (A17); how many. Throws 2001 when one is missing, 9001 and 9403 like `changeAdmin`. */
export async function moveAdmins(
  tx: Database,
  ctx: Context,
  adminIdxs: readonly number[],
  groupIdx: number,
): Promise<{ moved: number }> {
  const asked = [...new Set(adminIdxs)].toSorted((one, other) => one - other);
  for (const adminIdx of asked) await changeAdmin(tx, ctx, adminIdx, { groupIdx });
  return { moved: asked.length };
}

/**
 * Deletes accounts (A13): what names the person is erased, the number and the id stay taken. The deleted idxs. Throws
 * 2204 for the last SSADMIN, 2203 for the own account, 9403 for an SSADMIN when an ADMIN asks.
 */
export async function removeAdmins(
  tx: Database,
  ctx: Context,
  adminIdxs: readonly number[],
): Promise<number[]> {
  const caller = await actingAdmin(tx, ctx);
  const rows = await lockAdmins(tx, ctx.club.clubIdx, adminIdxs);
  for (const row of rows) refuseHigherTarget(caller, row);
  await refuseLastSSAdmin(tx, rows);
  if (rows.some((row) => row.adminIdx === caller.adminIdx)) throw new ClubFailure("ADM_SELF");
  for (const row of rows) {
    await clearOwnRights(tx, row.clubIdx, row.adminIdx);
    await updateAdmin(tx, row, { ...erased, deletedAt: ctx.now, updatedAt: ctx.now });
  }
  const gone = rows.map((row) => row.adminIdx);
  await recordAudit(tx, ctx, {
    action: "DELETE",
    entity: "admin",
    entityKey: gone.join(",") || adminIdxs.join(","),
    before: rows.map(({ adminIdx, id, groupIdx, isSSAdmin }) => ({ adminIdx, id, groupIdx, isSSAdmin })),
  });
  return gone;
}

const erased = {
  state: "LEFT" as const,
  name: "",
  email: "",
  phoneNo: "",
  department: "",
  position: "",
  passwordHash: "",
  isSSAdmin: false,
  authClub: [],
  groupIdx: null,
  permissionSource: "GROUP",
  imageUrl: null,
  lastLoginIp: null,
};

/** Of a change only what it newly gives: a group or a club that the account has already is no grant. */
function newGrants(row: AdminRow, input: Omit<AdminChange, "adminIdx" | "version">) {
  return {
    groupIdx: input.groupIdx === row.groupIdx ? null : input.groupIdx,
    authClub: input.authClub?.filter((code) => !row.authClub.includes(code)),
    isSSAdmin: input.isSSAdmin === true && !row.isSSAdmin,
  };
}

/** Nobody changes the own state, group, clubs or rank (2.6), and the last SSADMIN stays (S-65). */
async function refuseLoss(tx: Database, caller: AdminRow, row: AdminRow, after: AdminRow): Promise<void> {
  const losesRank = row.isSSAdmin && (!after.isSSAdmin || after.state !== "ACTIVE");
  if (losesRank) await refuseLastSSAdmin(tx, [row]);
  if (caller.adminIdx !== row.adminIdx) return;
  if (losesRank || after.state !== row.state) throw new ClubFailure("ADM_SELF");
  if (caller.isSSAdmin) return;
  const isSame = after.groupIdx === row.groupIdx && after.authClub.join() === row.authClub.join();
  if (!isSame) throw new ClubFailure("REQ_FORBIDDEN");
}

/** In a new group the group's rights count again. */
async function backToGroup(tx: Database, admin: AdminRow): Promise<void> {
  await clearOwnRights(tx, admin.clubIdx, admin.adminIdx);
  admin.permissionSource = "GROUP";
}

/** The named fields of a request. */
function withoutGaps<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

export const photoKind = "admin";

/**
 * Puts a stored photo in the place of the old one, or none (domain.md A3); the storage keys that no row names any more,
 * to be removed after the commit. Throws 2001, and 9403 for an SSADMIN's photo when an ADMIN asks.
 */
export async function replacePhoto(
  tx: Database,
  ctx: Context,
  adminIdx: number,
  stored: readonly StoredUpload[],
): Promise<{ imageUrl: string | null; removed: string[] }> {
  const { clubIdx } = ctx.club;
  const row = (await lockAdmins(tx, clubIdx, [adminIdx]))[0];
  if (!row) throw new ClubFailure("NOT_FOUND");
  refuseHigherTarget(await actingAdmin(tx, ctx), row);
  const owners = { clubIdx, kind: photoKind };
  const removed = await detachAllFiles(tx, owners, [adminIdx]);
  const [file] = await attachFiles(tx, owners, adminIdx, stored, ctx.now);
  const imageUrl = file?.url ?? null;
  await updateAdmin(tx, row, { imageUrl, updatedAt: ctx.now });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "admin",
    entityKey: adminIdx,
    before: { imageUrl: row.imageUrl },
    after: { imageUrl },
  });
  return { imageUrl, removed };
}
