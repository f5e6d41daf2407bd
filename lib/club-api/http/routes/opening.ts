import { joinOpeningQueue, readOpeningQueue } from "../../workflows/opening-queue";
import { callingMember } from "../context";
import type { Handlers } from "../handler";

export const openingHandlers: Handlers<"POST /ext/opening-queue" | "GET /ext/opening-queue/{date}"> = {
  "POST /ext/opening-queue": (context, { body }) => {
    const memberIdx = callingMember(context);
    return context.once((tx) => joinOpeningQueue(tx, context.act, memberIdx, body.playDate));
  },
  "GET /ext/opening-queue/{date}": (context, { params }) =>
    readOpeningQueue(context.db, context.act, callingMember(context), params.date),
};
