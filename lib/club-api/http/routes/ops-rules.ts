import { readRuleTable, saveRuleTable } from "../../domains/rule-tables";
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
> = {
  "GET /ops/rules/open": ({ db, act }) => readRuleTable(db, act, "open"),
  "GET /ops/rules/limits": ({ db, act }) => readRuleTable(db, act, "limits"),
  "GET /ops/rules/green-fees": ({ db, act }) => readRuleTable(db, act, "green-fees"),
  "GET /ops/rules/service-fees": ({ db, act }) => readRuleTable(db, act, "service-fees"),
  "GET /ops/rules/seasons": ({ db, act }) => readRuleTable(db, act, "seasons"),
  "GET /ops/rules/closings": ({ db, act }) => readRuleTable(db, act, "closings"),
  "GET /ops/rules/bookings": ({ db, act }) => readRuleTable(db, act, "bookings"),
  "GET /ops/rules/draw-bases": ({ db, act }) => readRuleTable(db, act, "draw-bases"),
  "PUT /ops/rules/open": ({ db, act }, { body }) => saveRuleTable(db, act, "open", body.rows),
  "PUT /ops/rules/limits": ({ db, act }, { body }) => saveRuleTable(db, act, "limits", body.rows),
  "PUT /ops/rules/green-fees": ({ db, act }, { body }) => saveRuleTable(db, act, "green-fees", body.rows),
  "PUT /ops/rules/service-fees": ({ db, act }, { body }) => saveRuleTable(db, act, "service-fees", body.rows),
  "PUT /ops/rules/seasons": ({ db, act }, { body }) => saveRuleTable(db, act, "seasons", body.rows),
  "PUT /ops/rules/closings": ({ db, act }, { body }) => saveRuleTable(db, act, "closings", body.rows),
  "PUT /ops/rules/bookings": ({ db, act }, { body }) => saveRuleTable(db, act, "bookings", body.rows),
  "PUT /ops/rules/draw-bases": ({ db, act }, { body }) => saveRuleTable(db, act, "draw-bases", body.rows),
};
