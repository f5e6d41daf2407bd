import { transaction } from "@/lib/club-api/db/transaction";
import { listOffers, readRules } from "@/lib/club-api/domains/last-minute";
import { switchNotices } from "@/lib/club-api/domains/outbox";
import { readOwnOffers } from "@/lib/club-api/workflows/last-minute/own-offers";
import { changeRule, createRule } from "@/lib/club-api/workflows/last-minute/save-rules";
import { callingMember } from "../context";
import type { RouteHandlers } from "../handler";

export const lastMinuteHandlers = {
  "GET /ext/last-minute": (context) => readOwnOffers(context.db, context.ctx, callingMember(context)),
  "PUT /ext/last-minute": async (context, { body }) => {
    const { isNotified } = body;
    const choice = { kind: "lastMinute", isOn: isNotified } as const;
    await transaction(context.db, (tx) => switchNotices(tx, context.ctx, callingMember(context), choice));
    return { isNotified };
  },
  "GET /ops/last-minute-rules": ({ db, ctx }) => readRules(db, ctx),
  "POST /ops/last-minute-rules": ({ db, ctx }, { body }) => createRule(db, ctx, body),
  "PUT /ops/last-minute-rules/{id}": ({ db, ctx }, { params, body }) => changeRule(db, ctx, params.id, body),
  "GET /ops/last-minute-offers": ({ db, ctx }, { query }) => listOffers(db, ctx, query),
} satisfies RouteHandlers;
