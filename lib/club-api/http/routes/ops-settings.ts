import { clubTimestamp } from "@/lib/shared/club-time";
import { listDeeds } from "../../domains/audit";
import { changeCode, createCode, readCodeSets, readCodeTable, removeCodes } from "../../domains/codes";
import { readMessageTable, saveMessages } from "../../domains/i18n";
import { savePolicy } from "../../domains/policies";
import { ruleEffect, withEffect } from "../../workflows/rule-effect";
import type { Handlers } from "../handler";

/** Policies, code groups and words of the club (domain.md 11.8, menu 940700). */
export const opsSettingsHandlers: Handlers<
  | "GET /ops/policies"
  | "PUT /ops/policies"
  | "POST /ops/policies/effect"
  | "GET /ops/settings/{entity}/history"
  | "GET /ops/codes"
  | "POST /ops/codes"
  | "PUT /ops/codes"
  | "DELETE /ops/codes"
  | "GET /ops/languages"
  | "PUT /ops/languages"
> = {
  "GET /ops/policies": async ({ db, act }) => {
    const loadDate = clubTimestamp(act.now, act.club.zone);
    const reader = { clubIdx: act.club.clubIdx, choice: act.choice, loadDate };
    const { policyCodes } = await readCodeSets(db, "policyCodes", reader);
    const list = (policyCodes?.list ?? []).map(({ key, keyName, values }) => ({
      code: key,
      name: keyName,
      values,
    }));
    return { version: policyCodes?.version ?? 0, list };
  },
  "PUT /ops/policies": ({ db, act }, { body: { expects, ...wish } }) =>
    withEffect(db, act, expects, (tx) => savePolicy(tx, act, wish)),
  "POST /ops/policies/effect": ({ db, act }, { body }) =>
    ruleEffect(db, act, (tx) => savePolicy(tx, act, body)),
  "GET /ops/settings/{entity}/history": ({ db, act }, { params, query: { key, page, size } }) =>
    listDeeds(db, act, {
      entity: params.entity,
      // The key of a code is its group and its own.
      ...(params.entity === "code" && key ? { entityKeyStart: `${key}:` } : { entityKey: key }),
      page,
      size,
    }),
  "GET /ops/codes": ({ db, act }, { query }) => readCodeTable(db, act, query.groupId),
  "POST /ops/codes": ({ db, act }, { body }) => createCode(db, act, body),
  "PUT /ops/codes": ({ db, act }, { body }) => changeCode(db, act, body),
  "DELETE /ops/codes": ({ db, act }, { body }) => removeCodes(db, act, body),
  "GET /ops/languages": ({ db, act }, { query }) => readMessageTable(db, act, query),
  "PUT /ops/languages": ({ db, act }, { body }) => saveMessages(db, act, body),
};
