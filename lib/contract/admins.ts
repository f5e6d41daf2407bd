import { z } from "zod";
import {
  clubCode,
  clubQuery,
  deletedOutput,
  idx,
  idxsBody,
  idxsQuery,
  idxText,
  languageSchema,
  listQueryShape,
  pageOf,
  timestamp,
} from "./common";
import { defineRoute } from "./define-route";
import { sheetOf } from "./sheet";

const adminMenu = "910600";
export const adminState = z.enum(["ACTIVE", "LOCKED", "LEFT"]);
export type AdminState = z.output<typeof adminState>;
const nameText = z.string().trim().min(1).max(40);
const shortText = z.string().trim().max(40);
/** Whether it is an address or a number is rule 9005 or 9006. */
const contactText = z.string().trim().max(200);
const clubCodes = z.array(clubCode).min(1).max(50);

/** Whether the rights are the group's or the admin's own. */
const rightsSource = z.enum(["GROUP", "CUSTOM"]);

/** domain.md A9. */
const adminRow = z.object({
  adminIdx: idx,
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  department: z.string(),
  position: z.string(),
  groupIdx: idx.nullable(),
  groupName: z.string().nullable(),
  isSSAdmin: z.boolean(),
  state: adminState,
  lastLoginAt: timestamp.nullable(),
  isTempPassword: z.boolean().optional(),
  source: rightsSource.optional(),
});
export type AdminRow = z.output<typeof adminRow>;

/**
 * Why the caller may not lock, let go or delete an account: it is the own one (2203), the own one and the last active
 * SSADMIN (2204), or an SSADMIN's while the caller is none (9403).
 */
const adminGuard = z.enum(["SELF", "LAST_SS", "HIGHER"]);

/** domain.md A10. */
const adminDetail = z.object({
  adminIdx: idx,
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNo: z.string(),
  department: z.string(),
  position: z.string(),
  groupIdx: idx.nullable(),
  authClub: z.array(z.string()),
  isSSAdmin: z.boolean(),
  state: adminState,
  imageUrl: z.string().nullable(),
  isTempPassword: z.boolean(),
  lang: z.string().optional(),
  source: rightsSource.optional(),
  guard: adminGuard.nullable().optional(),
  lastLoginAt: timestamp.nullable().optional(),
  lastLoginIp: z.string().nullable().optional(),
  passwordChangedAt: timestamp.optional(),
  version: z.int().optional(),
});
export type AdminDetail = z.output<typeof adminDetail>;

export const adminCreateBody = z.strictObject({
  id: z.string().trim().min(1).max(64),
  name: nameText,
  email: contactText,
  phoneNo: contactText,
  department: shortText.default(""),
  position: shortText.default(""),
  groupIdx: idx.nullable().default(null),
  authClub: clubCodes,
  isSSAdmin: z.boolean().default(false),
  lang: languageSchema.optional(),
  /** A first password that the office has agreed on; without it the server makes one and shows it once. */
  password: z.string().min(1).max(128).optional(),
});
export type AdminWish = z.output<typeof adminCreateBody>;

export const adminUpdateBody = z.strictObject({
  adminIdx: idx,
  name: nameText.optional(),
  email: contactText.optional(),
  phoneNo: contactText.optional(),
  department: shortText.optional(),
  position: shortText.optional(),
  groupIdx: idx.nullable().optional(),
  authClub: clubCodes.optional(),
  isSSAdmin: z.boolean().optional(),
  lang: languageSchema.optional(),
  state: adminState.optional(),
  version: z.int().optional(),
});
export type AdminChange = z.output<typeof adminUpdateBody>;

const adminChoices = z.object({
  groups: z.array(z.object({ groupIdx: idx, groupName: z.string(), canGive: z.boolean() })),
  clubs: z.array(z.string()),
  canGiveSSAdmin: z.boolean(),
});
export type AdminChoices = z.output<typeof adminChoices>;

const idParams = z.strictObject({ id: idxText });
const imageOutput = z.object({ imageUrl: z.string().nullable() });
const updatedOutput = z.object({ adminIdx: idx, updatedAt: timestamp, version: z.int().optional() });
/** Shown once: only its hash is kept. */
const tempPassword = z.string();

export const adminRoutes = [
  defineRoute({
    method: "GET",
    path: "/admin",
    summary: "The club's admin accounts.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, groupIdx: idxText.optional(), state: adminState.optional() }),
    output: pageOf(adminRow),
    persons: true,
    xlsx: sheetOf("admin", {
      id: ["Login id", "아이디", "ID", "用户名"],
      name: ["Name", "이름", "氏名", "姓名"],
      department: ["Department", "부서", "部署", "部门"],
      position: ["Position", "직책", "役職", "职务"],
      groupName: ["Permission group", "권한 그룹", "権限グループ", "权限组"],
      isSSAdmin: ["Super admin", "최고 관리자", "最高管理者", "超级管理员"],
      state: ["State", "상태", "状態", "状态"],
      lastLoginAt: ["Last sign-in", "최근 로그인", "最終ログイン", "最近登录"],
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/admin/choices",
    summary:
      "What the caller may give to an account: groups, clubs, the state of an SSADMIN (domain.md 2.6).",
    auth: "admin",
    permission: { menu: adminMenu, flag: "R" },
    query: clubQuery,
    output: adminChoices,
  }),
  defineRoute({
    method: "GET",
    path: "/admin/check-id/{id}",
    summary: "Whether an id can still be given to an admin.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "C" },
    params: z.strictObject({ id: z.string().max(64) }),
    query: clubQuery,
    output: z.object({ id: z.string(), validFormat: z.boolean(), available: z.boolean() }),
  }),
  defineRoute({
    method: "GET",
    path: "/admin/{id}",
    summary: "One admin account, the own one or with the right to read accounts.",
    auth: "admin",
    params: idParams,
    query: clubQuery,
    output: adminDetail,
  }),
  defineRoute({
    method: "POST",
    path: "/admin",
    summary: "Creates an account; its temporary password is shown once.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "C" },
    query: clubQuery,
    body: adminCreateBody,
    output: z.object({ adminIdx: idx, tempPassword: tempPassword.optional() }),
  }),
  defineRoute({
    method: "PUT",
    path: "/admin",
    summary: "Changes the named fields; an account that is no longer active loses its sessions.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: adminUpdateBody,
    output: updatedOutput,
  }),
  defineRoute({
    method: "DELETE",
    path: "/admin",
    summary: "Deletes accounts: no sign-in, no name, but the number and the id are never given again.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "X" },
    query: idxsQuery,
    body: idxsBody.optional(),
    output: deletedOutput,
  }),
  defineRoute({
    method: "DELETE",
    path: "/admin/{id}",
    summary: "Deletes one account (domain.md A24).",
    auth: "admin",
    permission: { menu: adminMenu, flag: "X" },
    params: idParams,
    query: clubQuery,
    output: deletedOutput,
  }),
  defineRoute({
    method: "PUT",
    path: "/admin/reset-pw",
    summary: "A new temporary password, shown once; all sessions of the account end.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ adminIdx: idx }),
    output: z.object({ adminIdx: idx, tempPassword }),
  }),
  defineRoute({
    method: "PUT",
    path: "/admin/change-password",
    summary: "The caller's own password; every other session of the account ends.",
    auth: "admin",
    query: clubQuery,
    body: z.strictObject({
      oldPassword: z.string().min(1).max(128),
      newPassword: z.string().min(1).max(128),
    }),
    output: z.object({ changed: z.literal(true) }),
    session: "settle",
  }),
  defineRoute({
    method: "PUT",
    path: "/admin/move",
    summary: "Moves accounts to another group.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ adminIdxs: z.array(idx).min(1).max(100), toGroupIdx: idx }),
    output: z.object({ moved: z.int() }),
  }),
  defineRoute({
    method: "PUT",
    path: "/admin/state",
    summary: "Opens, locks or lets go accounts, all or none; those that are no longer active are signed out.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ adminIdxs: z.array(idx).min(1).max(100), state: adminState }),
    output: z.object({ changed: z.int() }),
  }),
  defineRoute({
    method: "PUT",
    path: "/admin/{id}",
    summary:
      "The same with the idx in the path (domain.md A24); behind the other `PUT /admin/…`, which it would take.",
    auth: "admin",
    permission: { menu: adminMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: adminUpdateBody.partial({ adminIdx: true }),
    output: updatedOutput,
  }),
  defineRoute({
    method: "POST",
    path: "/admin/{id}/photos",
    summary: "The photo of an account, the own one or with the right to change accounts.",
    auth: "admin",
    params: idParams,
    query: clubQuery,
    upload: { parts: ["files"] },
    output: imageOutput,
  }),
  defineRoute({
    method: "DELETE",
    path: "/admin/{id}/photos",
    summary: "Takes the photo away.",
    auth: "admin",
    params: idParams,
    query: clubQuery,
    output: imageOutput,
  }),
] as const;
