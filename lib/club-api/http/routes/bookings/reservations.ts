import { liveMenuCode } from "@/lib/contract/page-menus";
import { transaction } from "../../../db/transaction";
import {
  answerOf,
  namedMembers,
  playersOf,
  readBookings,
  readCancelRules,
  readCompanions,
} from "../../../domains/reservations";
import { ClubFailure } from "../../../platform/failure";
import { answerInvitation } from "../../../workflows/bookings/answer-invitation";
import { bookSlot, lookAhead } from "../../../workflows/bookings/book-slot";
import { readCounts, readOwnBooking, readRoster } from "../../../workflows/bookings/booking-reads";
import { cancelBooking } from "../../../workflows/bookings/cancel-booking";
import { changeBooking } from "../../../workflows/bookings/change-booking";
import { lockSlot, unlockSlot } from "../../../workflows/bookings/lock-slot";
import { countIdsAsked, nameCompanions } from "../../../workflows/bookings/name-companions";
import { quoteBooking } from "../../../workflows/bookings/quote-booking";
import { readOwnHold } from "../../../workflows/bookings/read-hold";
import { switchSlot } from "../../../workflows/bookings/switch-slot";
import { callingMember } from "../../context";
import type { Handlers } from "../../handler";
import { memberShown } from "../../rights/own-member";
import { readSegments } from "../../segments";

export const reservationsHandlers: Handlers<
  | "GET /reservation/{a}/{b}/cnt"
  | "PUT /reservation/sheet/lock/{id}"
  | "PUT /reservation/sheet/lock/{id}/{id2}"
  | "POST /reservation/booking"
  | "DELETE /reservation/cancel"
  | "GET /my-reservation/bookings/{id}"
  | "GET /ext/cancel-rules"
  | "GET /ext/hold"
  | "GET /ext/companions"
  | "POST /ext/booking-quote"
  | "GET /ext/bookings/{id}"
  | "GET /ext/bookings/{id}/roster"
  | "PUT /ext/bookings/{id}/players/me"
> = {
  "GET /reservation/{a}/{b}/cnt": async (context, { params }) => {
    const { date, member } = await readSegments(context, [params.a, params.b], ["member", "date"]);
    if (date === undefined) throw new ClubFailure("REQ_PATH");
    return readCounts(
      context.db,
      context.ctx,
      await memberShown(context, String(member ?? ""), "booking"),
      date,
    );
  },
  "PUT /reservation/sheet/lock/{id}": (context, { params, body }) => {
    const input = { memberIdx: callingMember(context), sheetIdx: params.id, bookingIdx: body?.bookingIdx };
    if (body?.lock === false) return unlockSlot(context.db, context.ctx, input);
    return lockSlot(context.db, context.ctx, context.countHit, input);
  },
  "PUT /reservation/sheet/lock/{id}/{id2}": (context, { params, body }) =>
    switchSlot(context.db, context.ctx, context.countHit, {
      memberIdx: callingMember(context),
      sheetIdxs: [params.id, params.id2],
      bookingIdx: body?.bookingIdx,
    }),
  "POST /reservation/booking": async (context, { body }) => {
    const { ctx } = context;
    const memberIdx = callingMember(context);
    const { bookingIdx, sheetIdx, players } = body;
    await countIdsAsked(context.countHit, ctx, memberIdx, players);
    if (bookingIdx !== undefined) {
      return context.once(async (tx) => {
        const seated = namedMembers(await playersOf(tx, ctx.club.clubIdx, bookingIdx));
        const named = await nameCompanions(tx, ctx, { memberIdx, players, seated });
        return answerOf(
          ctx,
          await changeBooking(tx, ctx, memberIdx, { ...body, bookingIdx, players: named }),
        );
      });
    }
    await context.menus.require(liveMenuCode);
    const ahead = await lookAhead(context.db, ctx, memberIdx, sheetIdx);
    return context.once(async (tx) => {
      const named = await nameCompanions(tx, ctx, { memberIdx, players });
      return answerOf(ctx, await bookSlot(tx, ctx, memberIdx, { ...body, players: named }, ahead));
    });
  },
  "DELETE /reservation/cancel": (context, { body }) => {
    const memberIdx = callingMember(context);
    return context.once((tx) => cancelBooking(tx, context.ctx, memberIdx, body));
  },
  "GET /my-reservation/bookings/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "booking");
    return readBookings(context.db, context.ctx, memberIdx, query);
  },
  "GET /ext/cancel-rules": ({ db, ctx }) => readCancelRules(db, ctx),
  "GET /ext/hold": async (context) => ({
    hold: await readOwnHold(context.db, context.ctx, callingMember(context)),
  }),
  "GET /ext/companions": (context) => readCompanions(context.db, context.ctx, callingMember(context)),
  "POST /ext/booking-quote": (context, { body }) =>
    quoteBooking(context.db, context.ctx, callingMember(context), body),
  "GET /ext/bookings/{id}": (context, { params }) =>
    readOwnBooking(context.db, context.ctx, callingMember(context), params.id),
  "GET /ext/bookings/{id}/roster": (context, { params }) =>
    readRoster(context.db, context.ctx, callingMember(context), params.id),
  "PUT /ext/bookings/{id}/players/me": (context, { params, body }) => {
    const memberIdx = callingMember(context);
    const { ctx } = context;
    return transaction(context.db, async (tx) => {
      const input = { memberIdx, bookingIdx: params.id, action: body.action };
      await answerInvitation(tx, ctx, input);
      return { bookingIdx: params.id, isAccepted: body.action === "ACCEPT" };
    });
  },
};
