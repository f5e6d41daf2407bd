import { settleWithEvidence } from "@/lib/club-api/workflows/penalties/office-penalties";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { readActivePenalties, readPenaltiesForAdmin, readPenaltyHistory } from "../../domains/penalties";
import { forecastPenalty, readPenalty } from "../../workflows/penalties/forecast-penalty";
import { imposeByOffice } from "../../workflows/penalties/office-penalties";
import { memberShown } from "../context";
import type { RouteHandlers } from "../handler";

export const penaltiesHandlers = {
  "GET /info/{id}/penalties": async (context, { params }) => {
    const { memberIdx } = await memberShown(context, params.id, "penalty");
    return readActivePenalties(context.db, context.ctx, memberIdx);
  },
  "GET /my-reservation/penalty/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "penalty");
    return readPenaltyHistory(context.db, context.ctx, memberIdx, query);
  },
  "GET /ops/penalties": ({ db, ctx }, { query }) => readPenaltiesForAdmin(db, ctx, query),
  "POST /ops/penalties": ({ ctx, once }, { body }) =>
    once(async (tx) => {
      const { penaltyIdx, state, suspendFrom, suspendTo } = await imposeByOffice(tx, ctx, body);
      const { zone } = ctx.club;
      return {
        penaltyIdx,
        state,
        suspendFrom: clubTimestamp(suspendFrom, zone),
        suspendTo: clubTimestamp(suspendTo, zone),
      };
    }),
  "PUT /ops/penalties/{id}": (context, { params, body, files }) =>
    settleWithEvidence(context, params.id, body, files),
  "GET /ops/penalties/preview": ({ db, ctx }, { query }) =>
    forecastPenalty(db, ctx, { ...query, bookingIdx: query.bookingIdx ?? null }),
  "GET /ops/penalties/{id}": ({ db, ctx }, { params, query }) =>
    readPenalty(db, ctx, params.id, query.reason),
} satisfies RouteHandlers;
