import { transaction } from "../../../db/transaction";
import { moveByClub } from "../../../workflows/bookings/office-move";
import { changeParty } from "../../../workflows/bookings/office-party";
import { previewStop } from "../../../workflows/tee-sheets/preview-stop";
import type { Handlers } from "../../handler";

/** What staff change of bookings on the sheet of a day. */
export const opsBookingChangesHandlers: Handlers<
  "PUT /ops/bookings/{id}/slot" | "PUT /ops/bookings/{id}/players" | "POST /ops/weather-stop/preview"
> = {
  "PUT /ops/bookings/{id}/slot": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => moveByClub(tx, ctx, params.id, body)),
  "PUT /ops/bookings/{id}/players": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => changeParty(tx, ctx, params.id, body)),
  "POST /ops/weather-stop/preview": ({ db, ctx }, { query, body }) =>
    transaction(db, (tx) => previewStop(tx, ctx, body, query.reason)),
};
