import { transaction } from "../../db/transaction";
import { readOfficeBooking, searchBookings } from "../../domains/reservations";
import { moveBookingState } from "../../workflows/booking-events";
import { bookForGuest } from "../../workflows/office-booking";
import { stopPlay } from "../../workflows/weather-stop";
import type { Handlers } from "../handler";

export const opsBookingsHandlers: Handlers<
  | "GET /ops/bookings"
  | "GET /ops/bookings/{id}"
  | "POST /ops/bookings"
  | "PUT /ops/bookings/{id}/state"
  | "POST /ops/weather-stop"
> = {
  "GET /ops/bookings": ({ db, act }, { query }) => transaction(db, (tx) => searchBookings(tx, act, query)),
  "GET /ops/bookings/{id}": ({ db, act }, { params, query }) =>
    transaction(db, (tx) => readOfficeBooking(tx, act, params.id, query.reason)),
  "POST /ops/bookings": ({ act, once }, { body }) =>
    once(async (tx) => {
      const { bookingIdx, rsvNo, state, quote } = await bookForGuest(tx, act, body);
      return { bookingIdx, rsvNo, state, quote };
    }),
  "PUT /ops/bookings/{id}/state": ({ db, act }, { params, body }) =>
    transaction(db, (tx) => moveBookingState(tx, act, params.id, body)),
  "POST /ops/weather-stop": ({ db, act }, { body }) => transaction(db, (tx) => stopPlay(tx, act, body)),
};
