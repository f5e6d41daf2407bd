import { transaction } from "@/lib/club-api/db/transaction";
import { addressSince, endAddress, makeAddress } from "@/lib/club-api/domains/calendars";
import {
  answerOf,
  namedMembers,
  playersOf,
  readBookings,
  readCancelRules,
  readCompanions,
  readFrontDesk,
} from "@/lib/club-api/domains/reservations";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { bookSlot, readForBooking } from "@/lib/club-api/workflows/bookings/book-slot";
import { readCounts, readRoster } from "@/lib/club-api/workflows/bookings/booking-reads";
import { readCalendarFeed } from "@/lib/club-api/workflows/bookings/calendar-feed";
import { cancelBooking } from "@/lib/club-api/workflows/bookings/cancel-booking";
import { changeBooking } from "@/lib/club-api/workflows/bookings/change-booking";
import {
  answerInvitation,
  countIdsAsked,
  nameCompanions,
} from "@/lib/club-api/workflows/bookings/companions";
import { lockSlot, switchSlot, unlockSlot } from "@/lib/club-api/workflows/bookings/lock-slot";
import {
  joinOpeningQueue,
  readOpeningQueue,
  type Visitor,
} from "@/lib/club-api/workflows/bookings/opening-queue";
import { quoteBooking } from "@/lib/club-api/workflows/bookings/quote-booking";
import { readOwnHold } from "@/lib/club-api/workflows/bookings/release-hold";
import {
  countsForDelegate,
  readBookingAsDelegate,
  readBookingsAsDelegate,
  readBookingWithActs,
} from "@/lib/club-api/workflows/delegations/view";
import { checkOneselfIn } from "@/lib/club-api/workflows/desk/check-in";
import { liveMenuCode } from "@/lib/contract/page-menus";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import { callingMember, delegateIn, memberShown, readSegments } from "../context";
import type { CallContext, RouteHandlers } from "../handler";

function visitorOf({ caller }: CallContext): Visitor {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return { memberIdx: caller.memberIdx, sessionIdx: caller.sessionIdx };
}

export const reservationsHandlers = {
  "GET /reservation/{a}/{b}/cnt": async (context, { params }) => {
    const { date, member } = await readSegments(context, [params.a, params.b], ["member", "date"]);
    if (date === undefined) throw new ClubFailure("REQ_PATH");
    const shown = await memberShown(context, String(member ?? ""), "booking");
    const counts = await readCounts(context.db, context.ctx, shown, date);
    return delegateIn(context) ? countsForDelegate(counts) : counts;
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
    const { memo, ...asked } = body;
    // A delegate does not see the member's note, so a change leaves it alone.
    const input = delegateIn(context) && bookingIdx !== undefined ? asked : { ...asked, memo };
    await countIdsAsked(context.countHit, ctx, memberIdx, players);
    if (bookingIdx !== undefined) {
      return context.once(async (tx) => {
        const seated = namedMembers(await playersOf(tx, ctx.club.clubIdx, bookingIdx));
        const named = await nameCompanions(tx, ctx, { memberIdx, players, seated });
        return answerOf(
          ctx,
          await changeBooking(tx, ctx, memberIdx, { ...input, bookingIdx, players: named }),
        );
      });
    }
    await context.menus.require(liveMenuCode);
    const prepared = await readForBooking(context.db, ctx, memberIdx, sheetIdx);
    return context.once(async (tx) => {
      const named = await nameCompanions(tx, ctx, { memberIdx, players });
      return answerOf(ctx, await bookSlot(tx, ctx, memberIdx, { ...body, players: named }, prepared));
    });
  },
  "DELETE /reservation/cancel": (context, { body }) => {
    const memberIdx = callingMember(context);
    return context.once((tx) => cancelBooking(tx, context.ctx, memberIdx, body));
  },
  "GET /my-reservation/bookings/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "booking");
    const delegate = delegateIn(context);
    return delegate
      ? readBookingsAsDelegate(context.db, context.ctx, delegate, memberIdx, query)
      : readBookings(context.db, context.ctx, memberIdx, query);
  },
  "GET /ext/cancel-rules": ({ db, ctx }) => readCancelRules(db, ctx),
  "GET /ext/hold": async (context) => ({
    hold: await readOwnHold(context.db, context.ctx, callingMember(context)),
  }),
  "GET /ext/companions": (context) => readCompanions(context.db, context.ctx, callingMember(context)),
  "POST /ext/booking-quote": (context, { body }) =>
    quoteBooking(context.db, context.ctx, callingMember(context), body),
  "GET /ext/bookings/{id}": (context, { params }) => {
    const { db, ctx } = context;
    const memberIdx = callingMember(context);
    const delegate = delegateIn(context);
    return delegate
      ? readBookingAsDelegate(db, ctx, delegate, { memberIdx, bookingIdx: params.id })
      : readBookingWithActs(db, ctx, memberIdx, params.id);
  },
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
  "GET /my-reservation/frontdesk/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "visit");
    return readFrontDesk(context.db, context.ctx, memberIdx, query);
  },
  "POST /my-reservation/frontdesk/{id}": async (context, { params, body }) => {
    const memberIdx = callingMember(context);
    await memberShown(context, params.id, "visit");
    return transaction(context.db, (tx) => checkOneselfIn(tx, context.ctx, memberIdx, body.checkInToken));
  },
  "POST /ext/opening-queue": (context, { body }) => {
    const visitor = visitorOf(context);
    return context.once((tx) => joinOpeningQueue(tx, context.ctx, visitor, body.playDate));
  },
  "GET /ext/calendar-address": async (context) => {
    const since = await addressSince(context.db, context.ctx, callingMember(context));
    return { createdAt: since && clubTimestamp(since, context.club.zone) };
  },
  "POST /ext/calendar-address": async (context) => ({
    token: await makeAddress(context.db, context.ctx, callingMember(context)),
    createdAt: clubTimestamp(context.ctx.now, context.club.zone),
  }),
  "DELETE /ext/calendar-address": async (context) => {
    await endAddress(context.db, context.ctx, callingMember(context));
    return { createdAt: null };
  },
  "POST /ext/calendar-feed": ({ db, ctx }, { body }) => readCalendarFeed(db, ctx, body.token),
  "GET /ext/opening-queue/{date}": (context, { params }) =>
    readOpeningQueue(context.db, context.ctx, visitorOf(context), params.date),
} satisfies RouteHandlers;
