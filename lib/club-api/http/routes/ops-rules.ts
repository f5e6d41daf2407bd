import { readRuleTable, saveRuleTable } from "../../domains/rule-tables";
import { ruleEffect, withEffect } from "../../workflows/rule-effect";
import type { Handlers } from "../handler";

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
  "GET /ops/rules/open": ({ db, act }) => readRuleTable(db, act, "open"),
  "GET /ops/rules/limits": ({ db, act }) => readRuleTable(db, act, "limits"),
  "GET /ops/rules/green-fees": ({ db, act }) => readRuleTable(db, act, "green-fees"),
  "GET /ops/rules/service-fees": ({ db, act }) => readRuleTable(db, act, "service-fees"),
  "GET /ops/rules/seasons": ({ db, act }) => readRuleTable(db, act, "seasons"),
  "GET /ops/rules/closings": ({ db, act }) => readRuleTable(db, act, "closings"),
  "GET /ops/rules/bookings": ({ db, act }) => readRuleTable(db, act, "bookings"),
  "GET /ops/rules/draw-bases": ({ db, act }) => readRuleTable(db, act, "draw-bases"),
  "PUT /ops/rules/open": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "open", wish)),
  "PUT /ops/rules/limits": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "limits", wish)),
  "PUT /ops/rules/green-fees": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "green-fees", wish)),
  "PUT /ops/rules/service-fees": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "service-fees", wish)),
  "PUT /ops/rules/seasons": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "seasons", wish)),
  "PUT /ops/rules/closings": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "closings", wish)),
  "PUT /ops/rules/bookings": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "bookings", wish)),
  "PUT /ops/rules/draw-bases": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => saveRuleTable(tx, act, "draw-bases", wish)),
  "POST /ops/rules/open/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "open", body)),
  "POST /ops/rules/limits/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "limits", body)),
  "POST /ops/rules/green-fees/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "green-fees", body)),
  "POST /ops/rules/service-fees/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "service-fees", body)),
  "POST /ops/rules/seasons/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "seasons", body)),
  "POST /ops/rules/closings/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "closings", body)),
  "POST /ops/rules/bookings/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "bookings", body)),
  "POST /ops/rules/draw-bases/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => saveRuleTable(tx, act, "draw-bases", body)),
};
