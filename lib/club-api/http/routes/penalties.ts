import { clubTimestamp } from "@/lib/shared/club-time";
import { readActivePenalties, readPenaltiesForAdmin, readPenaltyHistory } from "../../domains/penalties";
import { forecastPenalty, readPenalty } from "../../workflows/forecast-penalty";
import { imposeByOffice } from "../../workflows/office-penalties";
import { settleWithEvidence } from "../../workflows/settle-penalty";
import type { Handlers } from "../handler";
import { memberShown } from "../own-member";

export const penaltiesHandlers: Handlers<
  | "GET /info/{id}/penalties"
  | "GET /my-reservation/penalty/{id}"
  | "GET /ops/penalties"
  | "POST /ops/penalties"
  | "PUT /ops/penalties/{id}"
  | "GET /ops/penalties/preview"
  | "GET /ops/penalties/{id}"
> = {
  "GET /info/{id}/penalties": async (context, { params }) => {
    const { memberIdx } = await memberShown(context, params.id, "penalty");
    return readActivePenalties(context.db, context.act, memberIdx);
  },
  "GET /my-reservation/penalty/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "penalty");
    return readPenaltyHistory(context.db, context.act, memberIdx, query);
  },
  "GET /ops/penalties": ({ db, act }, { query }) => readPenaltiesForAdmin(db, act, query),
  "POST /ops/penalties": ({ act, once }, { body }) =>
    once(async (tx) => {
      const { penaltyIdx, state, suspendFrom, suspendTo } = await imposeByOffice(tx, act, body);
      const { zone } = act.club;
      return {
        penaltyIdx,
        state,
        suspendFrom: clubTimestamp(suspendFrom, zone),
        suspendTo: clubTimestamp(suspendTo, zone),
      };
    }),
  "PUT /ops/penalties/{id}": (context, { params, body, files }) =>
    settleWithEvidence(context, params.id, body, files),
  "GET /ops/penalties/preview": ({ db, act }, { query }) =>
    forecastPenalty(db, act, { ...query, bookingIdx: query.bookingIdx ?? null }),
  "GET /ops/penalties/{id}": ({ db, act }, { params, query }) =>
    readPenalty(db, act, params.id, query.reason),
};
