import { clubTimestamp } from "@/lib/shared/time/club-time";
import { listAuditEntries } from "../../domains/audit";
import { changeCode, createCode, readCodeSets, readCodeTable, removeCodes } from "../../domains/codes";
import { readMessageTable, saveMessages } from "../../domains/i18n";
import { savePolicy } from "../../domains/policies";
import {
  countRouteHits,
  readActiveRules,
  readRouteRule,
  readRouteRules,
  removeRouteRules,
} from "../../domains/route-rules";
import { ClubFailure } from "../../platform/failure";
import { addRouteRule, editRouteRule } from "../../workflows/site/save-route-rule";
import { ruleEffect, withEffect } from "../../workflows/tee-sheets/rule-effect";
import type { RouteHandlers } from "../handler";

/** Policies, code groups and words of the club (domain.md 11.8, menu 940700); its old addresses (911500). */
export const opsSettingsHandlers = {
  "GET /ops/policies": async ({ db, ctx }) => {
    const loadDate = clubTimestamp(ctx.now, ctx.club.zone);
    const reader = { clubIdx: ctx.club.clubIdx, choice: ctx.choice, loadDate };
    const { policyCodes } = await readCodeSets(db, "policyCodes", reader);
    const list = (policyCodes?.list ?? []).map(({ key, keyName, values }) => ({
      code: key,
      name: keyName,
      values,
    }));
    return { version: policyCodes?.version ?? 0, list };
  },
  "PUT /ops/policies": ({ db, ctx }, { body: { expects, ...input } }) =>
    withEffect(db, ctx, expects, (tx) => savePolicy(tx, ctx, input)),
  "POST /ops/policies/effect": ({ db, ctx }, { body }) =>
    ruleEffect(db, ctx, (tx) => savePolicy(tx, ctx, body)),
  "GET /ops/settings/{entity}/history": ({ db, ctx }, { params, query: { key, page, size } }) =>
    listAuditEntries(db, ctx, {
      entity: params.entity,
      // The key of a code is its group and its own.
      ...(params.entity === "code" && key ? { entityKeyStart: `${key}:` } : { entityKey: key }),
      page,
      size,
    }),
  "GET /ops/codes": ({ db, ctx }, { query }) => readCodeTable(db, ctx, query.groupId),
  "POST /ops/codes": ({ db, ctx }, { body }) => createCode(db, ctx, body),
  "PUT /ops/codes": ({ db, ctx }, { body }) => changeCode(db, ctx, body),
  "DELETE /ops/codes": ({ db, ctx }, { body }) => removeCodes(db, ctx, body),
  "GET /ops/languages": ({ db, ctx }, { query }) => readMessageTable(db, ctx, query),
  "PUT /ops/languages": ({ db, ctx }, { body }) => saveMessages(db, ctx, body),
  "GET /ext/route-rules": ({ db, club }) => readActiveRules(db, club.clubIdx),
  "POST /ext/route-rules/hits": ({ db, ctx, address }, { body }) => {
    // Whoever has an address is somebody's browser: only the web, which has none, knows what it answered.
    if (address !== null) throw new ClubFailure("REQ_FORBIDDEN");
    return countRouteHits(db, ctx.club.clubIdx, { ...body, at: ctx.now });
  },
  "GET /ops/route-rules": ({ db, ctx }, { query }) => readRouteRules(db, ctx, query),
  "GET /ops/route-rules/{id}": ({ db, ctx }, { params }) => readRouteRule(db, ctx, params.id),
  "POST /ops/route-rules": ({ db, ctx }, { body }) => addRouteRule(db, ctx, body),
  "PUT /ops/route-rules/{id}": ({ db, ctx }, { params, body }) => editRouteRule(db, ctx, params.id, body),
  "DELETE /ops/route-rules": ({ db, ctx }, { body }) => removeRouteRules(db, ctx, body.idxs),
} satisfies RouteHandlers;
