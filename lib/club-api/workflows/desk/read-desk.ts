import type { DeskDay } from "@/lib/contract/bookings/ops-desk";
import type { Database } from "../../db/database";
import { readDeskDay } from "../../domains/reservations";
import { sheetVersion } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";

/** The arrivals of a day, with the version of its sheet from before they were read: nothing in between is missed. */
export async function readDesk(
  tx: Database,
  ctx: Context,
  query: { date: string; reason?: string | undefined },
): Promise<DeskDay> {
  const version = await sheetVersion(tx, ctx, query.date);
  return { version, ...(await readDeskDay(tx, ctx, query)) };
}
