import { transaction } from "../../../db/transaction";
import { readOfficeBooking, searchBookings } from "../../../domains/reservations";
import { moveBookingState } from "../../../workflows/bookings/booking-events";
import { bookForGuest } from "../../../workflows/bookings/office-booking";
import { stopPlay } from "../../../workflows/tee-sheets/weather-stop";
import type { Handlers } from "../../handler";

export const opsBookingsHandlers: Handlers<
  | "GET /ops/bookings"
  | "GET /ops/bookings/{id}"
  | "POST /ops/bookings"
  | "PUT /ops/bookings/{id}/state"
  | "POST /ops/weather-stop"
> = {
  "GET /ops/bookings": ({ db, ctx }, { query }) => transaction(db, (tx) => searchBookings(tx, ctx, query)),
  "GET /ops/bookings/{id}": ({ db, ctx }, { params, query }) =>
    transaction(db, (tx) => readOfficeBooking(tx, ctx, params.id, query.reason)),
  "POST /ops/bookings": ({ ctx, once }, { body }) =>
    once(async (tx) => {
      const { bookingIdx, rsvNo, state, quote } = await bookForGuest(tx, ctx, body);
      return { bookingIdx, rsvNo, state, quote };
    }),
  "PUT /ops/bookings/{id}/state": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => moveBookingState(tx, ctx, params.id, body)),
  "POST /ops/weather-stop": ({ db, ctx }, { body }) => transaction(db, (tx) => stopPlay(tx, ctx, body)),
};
