import { z } from "zod";
import {
  clubQuery,
  deletedOutput,
  idParams,
  idx,
  idxsBody,
  idxsQuery,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import {
  adminChoices,
  adminCreateBody,
  adminDetail,
  adminMenu,
  adminRow,
  adminState,
  adminUpdateBody,
  tempPassword,
} from "./admin-shapes";

const updatedOutput = z.object({ adminIdx: idx, updatedAt: timestamp, version: z.int().optional() });

export const adminRoutes = [
  defineRoute("GET /admin", {
    summary: "The club's admin accounts.",
    permission: { menu: adminMenu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, groupIdx: idxText.optional(), state: adminState.optional() }),
    output: pageOf(adminRow),
    persons: true,
    xlsx: "admin",
  }),
  defineRoute("GET /admin/choices", {
    summary:
      "What the caller may give to an account: groups, clubs, the state of an SSADMIN (domain.md 2.6).",
    permission: { menu: adminMenu, flag: "R" },
    query: clubQuery,
    output: adminChoices,
  }),
  defineRoute("GET /admin/check-id/{id}", {
    summary: "Whether an id can still be given to an admin.",
    permission: { menu: adminMenu, flag: "C" },
    params: z.strictObject({ id: z.string().max(64) }),
    query: clubQuery,
    output: z.object({ id: z.string(), validFormat: z.boolean(), available: z.boolean() }),
  }),
  defineRoute("GET /admin/{id}", {
    summary: "One admin account, the own one or with the right to read accounts.",
    auth: "admin",
    params: idParams,
    query: clubQuery,
    output: adminDetail,
  }),
  defineRoute("POST /admin", {
    summary: "Creates an account; its temporary password is shown once.",
    permission: { menu: adminMenu, flag: "C" },
    query: clubQuery,
    body: adminCreateBody,
    output: z.object({ adminIdx: idx, tempPassword: tempPassword.optional() }),
  }),
  defineRoute("PUT /admin", {
    summary: "Changes the named fields; an account that is no longer active loses its sessions.",
    permission: { menu: adminMenu, flag: "U" },
    query: clubQuery,
    body: adminUpdateBody,
    output: updatedOutput,
  }),
  defineRoute("DELETE /admin", {
    summary: "Deletes accounts: no sign-in, no name, but the number and the id are never given again.",
    permission: { menu: adminMenu, flag: "X" },
    query: idxsQuery,
    body: idxsBody.optional(),
    output: deletedOutput,
  }),
  defineRoute("DELETE /admin/{id}", {
    summary: "Deletes one account (domain.md A24).",
    permission: { menu: adminMenu, flag: "X" },
    params: idParams,
    query: clubQuery,
    output: deletedOutput,
  }),
  defineRoute("PUT /admin/{id}", {
    summary:
      "The same with the idx in the path (domain.md A24); behind the other `PUT /admin/…`, which it would take.",
    permission: { menu: adminMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: adminUpdateBody.partial({ adminIdx: true }),
    output: updatedOutput,
  }),
] as const;
