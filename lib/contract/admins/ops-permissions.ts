import { z } from "zod";
import { clubQuery, idParams, idx } from "../common";
import { defineRoute } from "../define-route";

const menu = "920100";

/** The four rights on a menu, in the order of the screens. */
export const permissionFlags = ["isCreate", "isRead", "isUpdate", "isDelete"] as const;
export type PermissionFlagName = (typeof permissionFlags)[number];

const permissionRow = z.object({
  code: z.string(),
  parentCode: z.string().nullable(),
  name: z.string(),
  isCreate: z.boolean(),
  isRead: z.boolean(),
  isUpdate: z.boolean(),
  isDelete: z.boolean(),
  /** The rights that mean something here: some call asks for them. */
  offers: z.array(z.enum(permissionFlags)),
});
export type PermissionRow = z.output<typeof permissionRow>;

const permissionTable = z.object({
  list: z.array(permissionRow),
  total: z.int(),
  /** Of the table as it stands; `PUT /menu-admins` refuses a save over a newer one with 2002. */
  version: z.string(),
});
export type PermissionTable = z.output<typeof permissionTable>;

const rightsHolder = z.object({
  adminIdx: idx,
  id: z.string(),
  name: z.string(),
  groupIdx: idx.nullable(),
  isSSAdmin: z.boolean(),
  source: z.enum(["GROUP", "CUSTOM"]),
  /** The menus on which own rights differ from the group's. */
  differingMenus: z.array(z.string()),
});
export type RightsHolder = z.output<typeof rightsHolder>;

const table = {
  permission: { menu, flag: "R" },
  params: idParams,
  query: clubQuery,
  output: permissionTable,
  xlsx: "permission",
} as const;

export const opsPermissionRoutes = [
  defineRoute("GET /ops/permissions/groups/{id}", {
    summary: "The whole permission table of a group, menus without a right too.",
    ...table,
  }),
  defineRoute("GET /ops/permissions/admins/{id}", {
    summary: "The whole permission table of one admin as it counts now.",
    ...table,
  }),
  defineRoute("GET /ops/permissions/holders", {
    summary: "The club's admins with their groups, and on which menus their own rights differ.",
    permission: { menu, flag: "R" },
    query: clubQuery,
    output: z.array(rightsHolder),
  }),
] as const;
