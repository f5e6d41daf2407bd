import { transaction } from "@/lib/club-api/db/transaction";
import { listAsks, listFlights, readFigures } from "@/lib/club-api/domains/joins";
import { countIdsAsked } from "@/lib/club-api/workflows/bookings/companions";
import { answerAsk, endAskByOffice } from "@/lib/club-api/workflows/joins/answer-ask";
import { answerFlight } from "@/lib/club-api/workflows/joins/answer-flight";
import { readJoins } from "@/lib/club-api/workflows/joins/read-joins";
import {
  askToJoin,
  closeParty,
  excludeMember,
  openParty,
  readmitMember,
  requestJoin,
  saveChoice,
  withdrawAsk,
  withdrawRequest,
} from "@/lib/club-api/workflows/joins/save-joins";
import { callingMember } from "../context";
import type { RouteHandlers } from "../handler";

export const joinHandlers = {
  "GET /ext/joins": (context) => readJoins(context.db, context.ctx, callingMember(context)),
  "PUT /ext/joins": (context, { body }) => saveChoice(context.db, context.ctx, callingMember(context), body),
  "POST /ext/join-requests": async (context, { body }) => {
    const memberIdx = callingMember(context);
    await countIdsAsked(context.countHit, context.ctx, memberIdx, body.partner ? [body.partner] : []);
    return requestJoin(context.db, context.ctx, memberIdx, body);
  },
  "DELETE /ext/join-requests/{id}": (context, { params }) =>
    withdrawRequest(context.db, context.ctx, callingMember(context), params.id),
  "POST /ext/join-asks": (context, { body }) =>
    askToJoin(context.db, context.ctx, callingMember(context), body),
  "DELETE /ext/join-asks/{id}": (context, { params }) =>
    withdrawAsk(context.db, context.ctx, callingMember(context), params.id),
  "PUT /ext/join-asks/{id}": (context, { params, body }) =>
    answerAsk(context.db, context.ctx, callingMember(context), { askIdx: params.id, action: body.action }),
  "PUT /ext/join-flights/{id}": (context, { params, body }) =>
    answerFlight(context.db, context.ctx, callingMember(context), {
      flightIdx: params.id,
      action: body.action,
    }),
  "PUT /ext/open-parties/{id}": (context, { params, body }) =>
    openParty(context.db, context.ctx, callingMember(context), { ...body, bookingIdx: params.id }),
  "DELETE /ext/open-parties/{id}": (context, { params }) =>
    closeParty(context.db, context.ctx, callingMember(context), params.id),
  "POST /ext/join-exclusions": async (context, { body }) => {
    const memberIdx = callingMember(context);
    await countIdsAsked(context.countHit, context.ctx, memberIdx, "memberId" in body ? [body] : []);
    return excludeMember(context.db, context.ctx, memberIdx, body);
  },
  "DELETE /ext/join-exclusions/{id}": (context, { params }) =>
    readmitMember(context.db, context.ctx, callingMember(context), params.id),
  "GET /ops/joins": ({ db, ctx }, { query }) => transaction(db, (tx) => listAsks(tx, ctx, query)),
  "PUT /ops/joins/{id}": ({ db, ctx }, { params, body }) => endAskByOffice(db, ctx, params.id, body.reason),
  "GET /ops/join-flights": ({ db, ctx }, { query }) => listFlights(db, ctx, query),
  "GET /ops/join-figures": ({ db, ctx }) => readFigures(db, ctx),
} satisfies RouteHandlers;
