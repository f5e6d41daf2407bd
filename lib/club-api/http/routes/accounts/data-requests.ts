import { transaction } from "../../../db/transaction";
import { readOwnRequests, readRequestQueue } from "../../../domains/data-requests";
import { ClubFailure } from "../../../platform/failure";
import { answerDataRequest, askAboutData, exportForRequest } from "../../../workflows/accounts/data-requests";
import type { CallContext, Handlers } from "../../handler";

/** Members only: nobody asks in another's name. */
function asker({ caller }: CallContext): number {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return caller.memberIdx;
}

/** Requests of members about their personal data (checklist P-07). */
export const dataRequestsHandlers: Handlers<
  | "GET /ext/data-requests"
  | "POST /ext/data-requests"
  | "GET /ops/data-requests"
  | "PUT /ops/data-requests/{id}"
  | "POST /ops/data-requests/{id}/export"
> = {
  "GET /ext/data-requests": (context, { query }) =>
    readOwnRequests(context.db, context.ctx, asker(context), query),
  "POST /ext/data-requests": (context, { body }) =>
    context.once((tx) => askAboutData(tx, context.ctx, asker(context), body)),
  "GET /ops/data-requests": ({ db, ctx }, { query }) =>
    transaction(db, (tx) => readRequestQueue(tx, ctx, query)),
  "PUT /ops/data-requests/{id}": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => answerDataRequest(tx, ctx, params.id, body)),
  "POST /ops/data-requests/{id}/export": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => exportForRequest(tx, ctx, params.id, body.reason)),
};
