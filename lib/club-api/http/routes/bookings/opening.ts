import { ClubFailure } from "../../../platform/failure";
import { joinOpeningQueue, readOpeningQueue, type Visitor } from "../../../workflows/bookings/opening-queue";
import type { CallContext, Handlers } from "../../handler";

function visitorOf({ caller }: CallContext): Visitor {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return { memberIdx: caller.memberIdx, sessionIdx: caller.sessionIdx };
}

export const openingHandlers: Handlers<"POST /ext/opening-queue" | "GET /ext/opening-queue/{date}"> = {
  "POST /ext/opening-queue": (context, { body }) => {
    const visitor = visitorOf(context);
    return context.once((tx) => joinOpeningQueue(tx, context.ctx, visitor, body.playDate));
  },
  "GET /ext/opening-queue/{date}": (context, { params }) =>
    readOpeningQueue(context.db, context.ctx, visitorOf(context), params.date),
};
