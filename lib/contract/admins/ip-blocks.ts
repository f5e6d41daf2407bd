import { z } from "zod";
import {
  clubQuery,
  commonQuery,
  deletedOutput,
  idParams,
  idx,
  idxsBody,
  idxsQuery,
  listQueryShape,
  pageOf,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";

const ipMenu = "910700";
/** An address, or a CIDR range; whether it is one is rule 2401, not a question of shape. */
const addressText = z.string().trim().min(1).max(64);
/** `OWN`: the club's own network, behind whose one address many visitors are; it refuses and admits nobody. */
const mode = z.enum(["DENY", "ALLOW", "OWN"]);
export type IpBlockMode = z.output<typeof mode>;
const scope = z.enum(["ALL", "ADMIN"]);
/** Whether an entry counts: now, switched off, or over. */
const state = z.enum(["LIVE", "OFF", "ENDED"]);
export type IpBlockState = z.output<typeof state>;
const reason = z.string().trim().max(200);

/** domain.md A18. */
const ipBlock = z.object({
  ipIdx: idx,
  ipFrom: z.string(),
  ipTo: z.string().nullable(),
  mode,
  scope,
  reason: z.string(),
  expireAt: timestamp.nullable(),
  isActive: z.boolean(),
  state: state.optional(),
  createdAt: timestamp,
  createdBy: z.string().optional(),
  version: z.int().optional(),
});
export type IpBlock = z.output<typeof ipBlock>;

export const ipBlockCreateBody = z.strictObject({
  ipFrom: addressText,
  ipTo: addressText.nullable().default(null),
  mode: mode.default("DENY"),
  scope: scope.default("ALL"),
  reason: reason.default(""),
  expireAt: timestamp.nullable().default(null),
  isActive: z.boolean().default(true),
});
export type IpBlockInput = z.output<typeof ipBlockCreateBody>;

export const ipBlockUpdateBody = z.strictObject({
  ipIdx: idx,
  ipFrom: addressText.optional(),
  ipTo: addressText.nullable().optional(),
  mode: mode.optional(),
  scope: scope.optional(),
  reason: reason.optional(),
  expireAt: timestamp.nullable().optional(),
  isActive: z.boolean().optional(),
  version: z.int().optional(),
});
export type IpBlockChange = z.output<typeof ipBlockUpdateBody>;

const updatedOutput = z.object({ ipIdx: idx, updatedAt: timestamp, version: z.int().optional() });
const verdict = z.object({ isRefused: z.boolean(), rule: ipBlock.nullable() });

export const ipBlockRoutes = [
  defineRoute("GET /ip-blocks", {
    summary: "Blocked and allowed addresses of the club.",
    permission: { menu: ipMenu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      mode: mode.optional(),
      scope: scope.optional(),
      state: state.optional(),
    }),
    output: pageOf(ipBlock),
    xlsx: "ipBlock",
  }),
  defineRoute("GET /ip-blocks/{id}", {
    summary: "One entry.",
    permission: { menu: ipMenu, flag: "R" },
    params: idParams,
    query: clubQuery,
    output: ipBlock,
  }),
  defineRoute("POST /ip-blocks", {
    summary: "Blocks or allows an address, a CIDR range, or a range from–to; it counts from the next call.",
    permission: { menu: ipMenu, flag: "C" },
    query: clubQuery,
    body: ipBlockCreateBody,
    output: z.object({ ipIdx: idx }),
  }),
  defineRoute("PUT /ip-blocks", {
    summary: "Changes the named fields of an entry.",
    permission: { menu: ipMenu, flag: "U" },
    query: clubQuery,
    body: ipBlockUpdateBody,
    output: updatedOutput,
  }),
  defineRoute("PUT /ip-blocks/{id}", {
    summary: "The same with the idx in the path (domain.md A24).",
    permission: { menu: ipMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: ipBlockUpdateBody.partial({ ipIdx: true }),
    output: updatedOutput,
  }),
  defineRoute("DELETE /ip-blocks", {
    summary: "Deletes entries.",
    permission: { menu: ipMenu, flag: "X" },
    query: idxsQuery,
    body: idxsBody.optional(),
    output: deletedOutput,
  }),
  defineRoute("DELETE /ip-blocks/{id}", {
    summary: "Deletes one entry (domain.md A24).",
    permission: { menu: ipMenu, flag: "X" },
    params: idParams,
    query: clubQuery,
    output: deletedOutput,
  }),
  defineRoute("GET /ops/address-test", {
    summary:
      "What the list says to an address, as a visitor and as an admin; without one to the caller's own.",
    permission: { menu: ipMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, address: addressText.optional() }),
    output: z.object({ address: z.string(), visitors: verdict, admins: verdict }),
  }),
] as const;
