import { z } from "zod";
import { clubQuery, idxText } from "./common";
import { defineRoute } from "./define-route";

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

export const menuAdminRoutes = [
  defineRoute({
    method: "GET",
    path: "/menu-admins/admins/{id}",
    summary: "The menu permissions of one admin; everybody may read the own ones (domain.md A30).",
    auth: "admin",
    params: z.strictObject({ id: idxText }),
    query: clubQuery,
    output: z.object({
      adminIdx: z.int(),
      source: z.enum(["GROUP", "CUSTOM"]),
      groupIdx: z.int().nullable(),
      menus: z.array(adminMenuPermission),
    }),
  }),
] as const;
