import { z } from "zod";
import { isRouteTarget, oldAddress, routeKinds } from "@/lib/shared/addresses/route-rules";
import {
  clubQuery,
  deletedOutput,
  idParams,
  idx,
  idxsBody,
  listQueryShape,
  pageOf,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

const routesMenu = "911500";
const tags = ["route-rules"] as const;
/** A club has at most so many rules: every web holds them all. */
export const mostRouteRules = 500;

const kind = z.enum(routeKinds);
const fromPath = z.string().trim().min(1).max(500).refine(isOldAddress, wants("old_address"));
const toPath = z.string().trim().max(500).refine(isRouteTarget, wants("link")).nullable();
const memo = z.string().trim().max(200);

function isOldAddress(text: string): boolean {
  return oldAddress(text) !== null;
}

const routeRule = z.object({
  ruleIdx: idx,
  fromPath: z.string(),
  /** A path of this site, or an https address; null for an address that is gone. */
  toPath: z.string().nullable(),
  kind,
  memo: z.string(),
  isActive: z.boolean(),
  /** How often it led somebody on. */
  hits: z.int(),
  lastHitAt: timestamp.nullable(),
  updatedAt: timestamp,
  updatedBy: z.string(),
  version: z.int(),
});
export type RouteRuleRecord = z.output<typeof routeRule>;

export const routeRuleBody = z.strictObject({
  fromPath,
  toPath,
  kind: kind.default("301"),
  memo: memo.default(""),
  isActive: z.boolean().default(true),
});
export type RouteRuleInput = z.output<typeof routeRuleBody>;

const routeRuleChange = z.strictObject({
  fromPath: fromPath.optional(),
  toPath: toPath.optional(),
  kind: kind.optional(),
  memo: memo.optional(),
  isActive: z.boolean().optional(),
  version: z.int(),
});
export type RouteRuleChange = z.output<typeof routeRuleChange>;

export const routeRuleRoutes = [
  defineRoute("GET /ext/route-rules", {
    summary: "The active rules for old addresses: the web answers by them.",
    auth: "anonymous",
    query: clubQuery,
    tags,
    output: z.object({
      list: z.array(z.object({ from: z.string(), to: z.string().nullable(), kind })),
    }),
  }),
  defineRoute("POST /ext/route-rules/hits", {
    summary: "How often rules were used since the web last said so; from the web itself only.",
    auth: "anonymous",
    query: clubQuery,
    body: z.strictObject({
      hits: z
        .array(z.strictObject({ from: z.string().max(500), count: z.int().min(1).max(1_000_000) }))
        .min(1)
        .max(mostRouteRules),
    }),
    output: z.object({ counted: z.int() }),
  }),
  defineRoute("GET /ops/route-rules", {
    summary: "The club's rules for old addresses.",
    permission: { menu: routesMenu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      kind: kind.optional(),
      state: z.enum(["ON", "OFF"]).optional(),
    }),
    output: pageOf(routeRule),
    xlsx: "routeRule",
  }),
  defineRoute("GET /ops/route-rules/{id}", {
    summary: "One rule.",
    permission: { menu: routesMenu, flag: "R" },
    params: idParams,
    query: clubQuery,
    output: routeRule,
  }),
  defineRoute("POST /ops/route-rules", {
    summary:
      "Leads an old address on, or says that it is gone; refused where a page is, in loops and in chains.",
    permission: { menu: routesMenu, flag: "C" },
    query: clubQuery,
    body: routeRuleBody,
    tags,
    output: z.object({ ruleIdx: idx }),
  }),
  defineRoute("PUT /ops/route-rules/{id}", {
    summary: "Changes the named fields of a rule.",
    permission: { menu: routesMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: routeRuleChange,
    tags,
    output: z.object({ ruleIdx: idx, updatedAt: timestamp, version: z.int() }),
  }),
  defineRoute("DELETE /ops/route-rules", {
    summary: "Deletes rules.",
    permission: { menu: routesMenu, flag: "X" },
    query: clubQuery,
    body: idxsBody,
    tags,
    output: deletedOutput,
  }),
] as const;
