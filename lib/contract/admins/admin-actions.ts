import { z } from "zod";
import { deviceToken } from "../accounts/auth";
import { clubQuery, idParams, idx } from "../common";
import { defineRoute } from "../define-route";
import { adminMenu, adminState, tempPassword } from "./admin-shapes";

const imageOutput = z.object({ imageUrl: z.string().nullable() });

export const adminActionRoutes = [
  defineRoute("PUT /admin/unlock", {
    summary: "Forgets the wrong passwords of an account, whoever typed them: its owner may sign in at once.",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ adminIdx: idx }),
    output: z.object({ adminIdx: idx }),
  }),
  defineRoute("PUT /admin/reset-pw", {
    summary: "A new temporary password, shown once; all sessions of the account end.",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ adminIdx: idx }),
    output: z.object({ adminIdx: idx, tempPassword }),
  }),
  defineRoute("PUT /admin/change-password", {
    summary: "The caller's own password; every other session of the account ends.",
    auth: "admin",
    query: clubQuery,
    body: z.strictObject({
      oldPassword: z.string().min(1).max(128),
      newPassword: z.string().min(1).max(128),
    }),
    output: z.object({ changed: z.literal(true), deviceToken }),
    session: "settle",
  }),
  defineRoute("PUT /admin/move", {
    summary: "Moves accounts to another group.",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ adminIdxs: z.array(idx).min(1).max(100), toGroupIdx: idx }),
    output: z.object({ moved: z.int() }),
  }),
  defineRoute("PUT /admin/state", {
    summary: "Opens, locks or lets go accounts, all or none; those that are no longer active are signed out.",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ adminIdxs: z.array(idx).min(1).max(100), state: adminState }),
    output: z.object({ changed: z.int() }),
  }),
  defineRoute("POST /admin/{id}/photos", {
    summary: "The photo of an account, the own one or with the right to change accounts.",
    auth: "admin",
    params: idParams,
    query: clubQuery,
    upload: { parts: ["files"] },
    output: imageOutput,
  }),
  defineRoute("DELETE /admin/{id}/photos", {
    summary: "Takes the photo away.",
    auth: "admin",
    params: idParams,
    query: clubQuery,
    output: imageOutput,
  }),
] as const;
