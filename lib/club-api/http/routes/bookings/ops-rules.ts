import { readRuleTable, saveRuleTable } from "../../../domains/rule-tables";
import { ruleEffect, withEffect } from "../../../workflows/tee-sheets/rule-effect";
import type { Handlers } from "../../handler";

/** The rule tables of domain.md 7.1 to 7.4 (menu 940700). */
export const opsRulesHandlers: Handlers<
  | "GET /ops/rules/open"
  | "GET /ops/rules/limits"
  | "GET /ops/rules/green-fees"
  | "GET /ops/rules/service-fees"
  | "GET /ops/rules/seasons"
  | "GET /ops/rules/closings"
  | "GET /ops/rules/bookings"
  | "GET /ops/rules/draw-bases"
  | "PUT /ops/rules/open"
  | "PUT /ops/rules/limits"
  | "PUT /ops/rules/green-fees"
  | "PUT /ops/rules/service-fees"
  | "PUT /ops/rules/seasons"
  | "PUT /ops/rules/closings"
  | "PUT /ops/rules/bookings"
  | "PUT /ops/rules/draw-bases"
  | "POST /ops/rules/open/effect"
  | "POST /ops/rules/limits/effect"
  | "POST /ops/rules/green-fees/effect"
  | "POST /ops/rules/service-fees/effect"
  | "POST /ops/rules/seasons/effect"
  | "POST /ops/rules/closings/effect"
  | "POST /ops/rules/bookings/effect"
  | "POST /ops/rules/draw-bases/effect"
> = {
  "GET /ops/rules/open": ({ db, ctx }) => readRuleTable(db, ctx, "open"),
  "GET /ops/rules/limits": ({ db, ctx }) => readRuleTable(db, ctx, "limits"),
  "GET /ops/rules/green-fees": ({ db, ctx }) => readRuleTable(db, ctx, "green-fees"),
  "GET /ops/rules/service-fees": ({ db, ctx }) => readRuleTable(db, ctx, "service-fees"),
  "GET /ops/rules/seasons": ({ db, ctx }) => readRuleTable(db, ctx, "seasons"),
  "GET /ops/rules/closings": ({ db, ctx }) => readRuleTable(db, ctx, "closings"),
  "GET /ops/rules/bookings": ({ db, ctx }) => readRuleTable(db, ctx, "bookings"),
  "GET /ops/rules/draw-bases": ({ db, ctx }) => readRuleTable(db, ctx, "draw-bases"),
  "PUT /ops/rules/open": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "open", input)),
  "PUT /ops/rules/limits": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "limits", input)),
  "PUT /ops/rules/green-fees": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "green-fees", input)),
  "PUT /ops/rules/service-fees": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "service-fees", input)),
  "PUT /ops/rules/seasons": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "seasons", input)),
  "PUT /ops/rules/closings": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "closings", input)),
  "PUT /ops/rules/bookings": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "bookings", input)),
  "PUT /ops/rules/draw-bases": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => saveRuleTable(tx, ctx, "draw-bases", input)),
  "POST /ops/rules/open/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "open", body)),
  "POST /ops/rules/limits/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "limits", body)),
  "POST /ops/rules/green-fees/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "green-fees", body)),
  "POST /ops/rules/service-fees/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "service-fees", body)),
  "POST /ops/rules/seasons/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "seasons", body)),
  "POST /ops/rules/closings/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "closings", body)),
  "POST /ops/rules/bookings/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "bookings", body)),
  "POST /ops/rules/draw-bases/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => saveRuleTable(tx, ctx, "draw-bases", body)),
};
