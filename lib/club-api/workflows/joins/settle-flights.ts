import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { selectProposed } from "../../domains/joins";
import type { Context } from "../../platform/context";
import { bookFlight } from "./book-flight";
import { judgeFlight } from "./judge-flight";

/** Looks at each flight that waits: who cannot come any more is out, and who agreed is booked or told that nothing came of it. */
export async function settleFlights(db: Database, ctx: Context): Promise<void> {
  for (const flight of await selectProposed(db, ctx.club.clubIdx)) {
    const ready = await transaction(db, (tx) => judgeFlight(tx, ctx, flight.flightIdx));
    if (ready) await bookFlight(db, ctx, ready);
  }
}
