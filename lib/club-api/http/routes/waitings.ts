import { cancelWaiting } from "@/lib/club-api/workflows/waitings/member-waitings";
import type { waitingState } from "@/lib/contract/code-values/waitings";
import { waitingMenuCode } from "@/lib/contract/page-menus";
import { clubDate } from "@/lib/shared/time/club-time";
import { readMyWaitings, readWaitingDay } from "../../domains/waitings";
import { ClubFailure } from "../../platform/failure";
import { suspendedUntil } from "../../workflows/bookings/slot-checks";
import { answerOffer } from "../../workflows/waitings/answer-offer";
import { applyWaiting } from "../../workflows/waitings/member-waitings";
import { callingMember, delegateIn, memberShown, readSegments } from "../context";
import type { RouteHandlers } from "../handler";

export const waitingsHandlers = {
  "GET /my-reservation/waitings/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "waiting");
    const { ctx } = context;
    // Of what is over a delegate learns nothing, not even how much there was.
    const from = delegateIn(context) ? clubDate(ctx.now, ctx.club.zone) : undefined;
    return readMyWaitings(context.db, ctx, memberIdx, { ...query, from });
  },
  "GET /reservation/waitings/{a}/{b}": async (context, { params }) => {
    const { member, date } = await readSegments(context, [params.a, params.b], ["member", "date"]);
    if (date === undefined) throw new ClubFailure("REQ_PATH");
    const found = await memberShown(context, String(member ?? ""), "waiting");
    const { db, ctx } = context;
    const day = await readWaitingDay(db, ctx, found, date);
    // That the member is suspended, and until when, is no delegate's business.
    const until = delegateIn(context) ? null : await suspendedUntil(db, ctx, found.memberIdx);
    return { ...day, suspendedUntil: until };
  },
  // Whoever was offered a time answers in time, whatever has become of the page.
  "POST /reservation/waitings": async (context, { body }) => {
    const memberIdx = callingMember(context);
    if (!("waitingIdx" in body)) await context.menus.require(waitingMenuCode);
    return context.once<{
      waitingIdx: number;
      state: typeof waitingState.waiting | typeof waitingState.assigned | typeof waitingState.declined;
      rank?: number | null;
      bookingIdx?: number | null;
    }>((tx) =>
      "waitingIdx" in body
        ? answerOffer(tx, context.ctx, memberIdx, body)
        : applyWaiting(tx, context.ctx, memberIdx, body),
    );
  },
  "DELETE /reservation/waitings/{id}": (context, { params }) => {
    const memberIdx = callingMember(context);
    return context.once((tx) => cancelWaiting(tx, context.ctx, memberIdx, params.id));
  },
} satisfies RouteHandlers;
