import { transaction } from "../../db/transaction";
import { moveByClub } from "../../workflows/office-move";
import { changeParty } from "../../workflows/office-party";
import { previewStop } from "../../workflows/preview-stop";
import type { Handlers } from "../handler";

/** What staff change of bookings on the sheet of a day. */
export const opsBookingChangesHandlers: Handlers<
  "PUT /ops/bookings/{id}/slot" | "PUT /ops/bookings/{id}/players" | "POST /ops/weather-stop/preview"
> = {
  "PUT /ops/bookings/{id}/slot": ({ db, act }, { params, body }) =>
    transaction(db, (tx) => moveByClub(tx, act, params.id, body)),
  "PUT /ops/bookings/{id}/players": ({ db, act }, { params, body }) =>
    transaction(db, (tx) => changeParty(tx, act, params.id, body)),
  "POST /ops/weather-stop/preview": ({ db, act }, { query, body }) =>
    transaction(db, (tx) => previewStop(tx, act, body, query.reason)),
};
