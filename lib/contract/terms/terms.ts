import { z } from "zod";
import { consentBody, openTerms } from "../accounts/agreement-shapes";
import { segment } from "../bookings/play-shapes";
import { clubCode, clubQuery, commonQuery, idParams, idx, listQueryShape, pageOf } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import {
  publishBody,
  termsDetail,
  termsMenu,
  termsStateShape,
  termsSummary,
  termsVersionRow,
  termTypeText,
} from "./terms-shapes";

export const termsRoutes = [
  defineRoute("GET /terms", {
    summary: "The versions in force, by a comma list of types.",
    auth: "anonymous",
    query: z.strictObject({
      ...commonQuery,
      types: z
        .string()
        .max(100)
        .regex(/^\d{2}(,\d{2})*$/, wants("like", "10,20"))
        .optional(),
    }),
    output: z.array(termsSummary),
    tags: ["terms"],
  }),
  defineRoute("GET /terms/{id}", {
    summary: "One version, in force, announced or superseded; drafts are for admins.",
    auth: "anonymous",
    params: idParams,
    query: clubQuery,
    output: termsDetail,
    tags: ["terms"],
  }),
  defineRoute("GET /terms/before/{id}", {
    summary: "The next older version of the same type; null for the first.",
    auth: "anonymous",
    params: idParams,
    query: clubQuery,
    output: termsDetail.nullable(),
    tags: ["terms"],
  }),
  defineRoute("GET /terms/check/{a}/{b}", {
    summary: "What a member still has to agree to: required versions in force (domain.md T4).",
    auth: "member",
    params: z.strictObject({ a: segment, b: segment }),
    query: clubQuery,
    output: z.object({ needed: z.boolean(), list: z.array(openTerms) }),
    session: "settle",
  }),
  defineRoute("GET /terms/{club}/{termType}", {
    summary: "All versions of a type, drafts too, the newest first (domain.md T6).",
    permission: { menu: termsMenu, flag: "R" },
    params: z.strictObject({ club: clubCode, termType: termTypeText }),
    query: z.strictObject(listQueryShape),
    output: pageOf(termsVersionRow),
  }),
  defineRoute("PUT /terms", {
    summary:
      "By a member with `agreements`: consent. By an admin with `termType` and 910800 U: a version (domain.md A9).",
    auth: "signed-in",
    query: clubQuery,
    body: z.union([publishBody, consentBody]),
    output: z.union([
      z.object({ termsIdx: idx, state: termsStateShape, revision: z.int().optional() }),
      z.object({ saved: z.int(), pending: z.array(openTerms) }),
    ]),
    tags: ["terms"],
    session: "settle",
  }),
] as const;
