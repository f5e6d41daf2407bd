import { clubTimestamp } from "@/lib/shared/club-time";
import { readActivePenalties, readPenaltiesForAdmin, readPenaltyHistory } from "../../domains/penalties";
import { imposeByOffice, settlePenalty } from "../../workflows/office-penalties";
import type { Handlers } from "../handler";
import { memberShown } from "../own-member";

export const penaltiesHandlers: Handlers<
  | "GET /info/{id}/penalties"
  | "GET /my-reservation/penalty/{id}"
  | "GET /ops/penalties"
  | "POST /ops/penalties"
  | "PUT /ops/penalties/{id}"
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
  "POST /ops/penalties": async ({ act, once }, { body }) => {
    const penalty = await once((tx) => imposeByOffice(tx, act, body));
    const { penaltyIdx, state } = penalty;
    const { zone } = act.club;
    return {
      penaltyIdx,
      state,
      suspendFrom: clubTimestamp(penalty.suspendFrom, zone),
      suspendTo: clubTimestamp(penalty.suspendTo, zone),
    };
  },
  "PUT /ops/penalties/{id}": async ({ act, once }, { params, body }) => {
    const { penaltyIdx, state } = await once((tx) => settlePenalty(tx, act, params.id, body));
    return { penaltyIdx, state };
  },
};
