import { transaction } from "@/lib/club-api/db/transaction";
import { recordAudit } from "@/lib/club-api/domains/audit";
import { saveVisitNumbers, scanCode, searchBookings, searchDesk } from "@/lib/club-api/domains/reservations";
import { readOfficeWaitings, readWaitingDemand } from "@/lib/club-api/domains/waitings";
import { veilFor } from "@/lib/club-api/platform/veil";
import { moveBookingState } from "@/lib/club-api/workflows/bookings/booking-events";
import { bookForGuest } from "@/lib/club-api/workflows/bookings/office-booking";
import { moveByClub } from "@/lib/club-api/workflows/bookings/office-move";
import { changeParty } from "@/lib/club-api/workflows/bookings/office-party";
import { readOfficeBookingWithActs } from "@/lib/club-api/workflows/delegations/view";
import { readDesk } from "@/lib/club-api/workflows/desk/check-in";
import { previewNoShow } from "@/lib/club-api/workflows/desk/no-show";
import { previewStop, stopPlay } from "@/lib/club-api/workflows/tee-sheets/weather-stop";
import { decideWaiting } from "@/lib/club-api/workflows/waitings/decide-waiting";
import { readWaiting } from "@/lib/club-api/workflows/waitings/read-waiting";
import type { RouteHandlers } from "../handler";

export const opsBookingsHandlers = {
  "GET /ops/bookings": ({ db, ctx }, { query }) => transaction(db, (tx) => searchBookings(tx, ctx, query)),
  "GET /ops/bookings/{id}": ({ db, ctx }, { params, query }) =>
    transaction(db, (tx) => readOfficeBookingWithActs(tx, ctx, params.id, query.reason)),
  "POST /ops/bookings": ({ ctx, once }, { body }) =>
    once(async (tx) => {
      const { bookingIdx, rsvNo, state, quote } = await bookForGuest(tx, ctx, body);
      return { bookingIdx, rsvNo, state, quote };
    }),
  "PUT /ops/bookings/{id}/state": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => moveBookingState(tx, ctx, params.id, body)),
  "POST /ops/weather-stop": ({ db, ctx }, { body }) => transaction(db, (tx) => stopPlay(tx, ctx, body)),
  "PUT /ops/bookings/{id}/slot": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => moveByClub(tx, ctx, params.id, body)),
  "PUT /ops/bookings/{id}/players": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => changeParty(tx, ctx, params.id, body)),
  "POST /ops/weather-stop/preview": ({ db, ctx }, { query, body }) =>
    transaction(db, (tx) => previewStop(tx, ctx, body, query.reason)),
  "GET /ops/desk": ({ db, ctx }, { query }) => transaction(db, (tx) => readDesk(tx, ctx, query)),
  "GET /ops/desk/search": ({ db, ctx }, { query }) => transaction(db, (tx) => searchDesk(tx, ctx, query)),
  "POST /ops/desk/scans": ({ db, ctx }, { body }) => transaction(db, (tx) => scanCode(tx, ctx, body)),
  "GET /ops/desk/no-shows/{id}": ({ db, ctx }, { params, query }) =>
    transaction(db, (tx) => previewNoShow(tx, ctx, params.id, query.reason)),
  "PUT /ops/visits/{id}": ({ db, ctx }, { params, body }) =>
    saveVisitNumbers(db, ctx, { ...body, visitIdx: params.id }),
  "GET /ops/waiting-days": ({ db, ctx }) => readWaitingDemand(db, ctx),
  "GET /ops/waitings": async ({ db, ctx }, { query }) => {
    const { reason: unmaskReason, ...wanted } = query;
    const veil = veilFor(unmaskReason);
    const { isMasked, reason } = veil;
    const waitings = await readOfficeWaitings(db, ctx, wanted, veil);
    const view = { entity: "waiting", entityKey: "list", after: { isMasked }, reason };
    await recordAudit(db, ctx, { action: "VIEW", ...view });
    return waitings;
  },
  "GET /ops/waitings/{id}": ({ db, ctx }, { params, query }) => readWaiting(db, ctx, params.id, query.reason),
  "PUT /ops/waitings/{id}": ({ ctx, once }, { params, body }) =>
    once((tx) => decideWaiting(tx, ctx, params.id, body)),
} satisfies RouteHandlers;
