import { z } from "zod";
import {
  clubQuery,
  deletedOutput,
  idParams,
  idx,
  idxsBody,
  idxsQuery,
  textsByLanguage,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";

/** Seed §3, admin menu entry; a child is cleared when its parent lacks read (seed §6). */
export type AdminMenuPermission = {
  code: string;
  name?: string;
  isCreate: boolean;
  isRead: boolean;
  isUpdate: boolean;
  isDelete: boolean;
  children: AdminMenuPermission[];
};

export const adminMenuPermission: z.ZodType<AdminMenuPermission> = z.object({
  code: z.string(),
  name: z.string().optional(),
  isCreate: z.boolean(),
  isRead: z.boolean(),
  isUpdate: z.boolean(),
  isDelete: z.boolean(),
  get children() {
    return z.array(adminMenuPermission);
  },
});

const permissionMenu = "920100";
const groupName = z.string().trim().min(1).max(40);
const description = z.string().trim().max(200);
const groupTexts = z.strictObject({ groupName, description: description.default("") });

/** domain.md A28; name and description in the reader's language, and in `i18n` in every language that they have. */
const permGroup = z.object({
  groupIdx: idx,
  groupName: z.string(),
  description: z.string(),
  adminCount: z.int(),
  isDefault: z.boolean(),
  i18n: textsByLanguage(groupTexts).optional(),
  version: z.int().optional(),
});

/** Name and description are those of the request language; `i18n` holds further ones (domain.md A19). */
export const groupBody = z.strictObject({
  groupName,
  description: description.default(""),
  isDefault: z.boolean().default(false),
  i18n: textsByLanguage(groupTexts).optional(),
});
export type GroupInput = z.output<typeof groupBody>;

/** A language of `i18n` that is null is taken away; without `version` the last save wins. */
const groupChangeBody = z.strictObject({
  groupIdx: idx,
  groupName: groupName.optional(),
  description: description.optional(),
  isDefault: z.boolean().optional(),
  i18n: textsByLanguage(groupTexts.nullable()).optional(),
  version: z.int().optional(),
});
export type GroupChange = z.output<typeof groupChangeBody>;

/** The name of a copy; its descriptions are those of the group that is copied. */
export const groupCopyBody = z.strictObject({
  groupName,
  i18n: textsByLanguage(z.strictObject({ groupName })).optional(),
});
export type GroupCopy = z.output<typeof groupCopyBody>;

/** domain.md A34; menus that are not named stay as they are. */
const permissionsBody = z.strictObject({
  targetType: z.enum(["GROUP", "ADMIN"]),
  targetIdx: idx,
  /** Of the table that the change was made on (`GET /ops/permissions/…`); without it the last save wins. */
  version: z.string().max(64).optional(),
  menus: z
    .array(
      z.strictObject({
        code: z.string().max(10),
        isCreate: z.boolean(),
        isRead: z.boolean(),
        isUpdate: z.boolean(),
        isDelete: z.boolean(),
      }),
    )
    .min(1)
    .max(100),
});
export type PermissionSave = z.output<typeof permissionsBody>;

const updatedGroup = z.object({ groupIdx: idx, updatedAt: timestamp, version: z.int().optional() });

export const menuAdminRoutes = [
  defineRoute("GET /menu-admins/groups", {
    summary: "The permission groups of the club with the number of their admins.",
    permission: { menu: permissionMenu, flag: "R" },
    query: clubQuery,
    output: z.array(permGroup),
  }),
  defineRoute("GET /menu-admins/groups/{id}", {
    summary: "The menu permissions of a group.",
    permission: { menu: permissionMenu, flag: "R" },
    params: idParams,
    query: clubQuery,
    output: z.object({
      groupIdx: idx,
      groupName: z.string(),
      description: z.string().optional(),
      menus: z.array(adminMenuPermission),
    }),
  }),
  defineRoute("POST /menu-admins/groups", {
    summary: "Creates a group without rights.",
    permission: { menu: permissionMenu, flag: "C" },
    query: clubQuery,
    body: groupBody,
    output: z.object({ groupIdx: idx }),
  }),
  defineRoute("PUT /menu-admins/groups", {
    summary: "Changes name, description or default of a group.",
    permission: { menu: permissionMenu, flag: "U" },
    query: clubQuery,
    body: groupChangeBody,
    output: updatedGroup,
  }),
  defineRoute("PUT /menu-admins/groups/{id}", {
    summary: "The same with the idx in the path (domain.md A24).",
    permission: { menu: permissionMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: groupChangeBody.partial({ groupIdx: true }),
    output: updatedGroup,
  }),
  defineRoute("DELETE /menu-admins/groups", {
    summary: "Deletes groups without admins.",
    permission: { menu: permissionMenu, flag: "X" },
    query: idxsQuery,
    body: idxsBody.optional(),
    output: deletedOutput,
  }),
  defineRoute("DELETE /menu-admins/groups/{id}", {
    summary: "Deletes one group without admins (domain.md A24).",
    permission: { menu: permissionMenu, flag: "X" },
    params: idParams,
    query: clubQuery,
    output: deletedOutput,
  }),
  defineRoute("PUT /menu-admins/groups/{id}/copy", {
    summary: "A new group with the same rights.",
    permission: { menu: permissionMenu, flag: "C" },
    params: idParams,
    query: clubQuery,
    body: groupCopyBody,
    output: z.object({ groupIdx: idx }),
  }),
  defineRoute("PUT /menu-admins/groups/{id}/apply", {
    summary: "Gives the group's rights to all its admins.",
    permission: { menu: permissionMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ overwriteCustom: z.boolean().default(false) }),
    output: z.object({ applied: z.int() }),
  }),
  defineRoute("PUT /menu-admins/admins/{id}/apply", {
    summary: "Puts one admin into a group, with its rights instead of own ones.",
    permission: { menu: permissionMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ groupIdx: idx }),
    output: z.object({ adminIdx: idx, source: z.enum(["GROUP", "CUSTOM"]) }),
  }),
  defineRoute("PUT /menu-admins", {
    summary: "Saves rows of the permission table of a group or of one admin.",
    permission: { menu: permissionMenu, flag: "U" },
    query: clubQuery,
    body: permissionsBody,
    output: z.object({ saved: z.int(), cleared: z.array(z.string()) }),
  }),
  defineRoute("GET /menu-admins/admins/{id}", {
    summary: "The menu permissions of one admin; everybody may read the own ones (domain.md A30).",
    auth: "admin",
    params: idParams,
    query: clubQuery,
    output: z.object({
      adminIdx: z.int(),
      source: z.enum(["GROUP", "CUSTOM"]),
      groupIdx: z.int().nullable(),
      menus: z.array(adminMenuPermission),
    }),
  }),
] as const;
