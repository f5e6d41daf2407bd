import { desc } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { bookings } from "../../db/tables";

const most = 500;

/** When a club's newest bookings were made, newest first, 500 at most: they are read by the key, whatever lies before them. */
export async function selectNewestBookings(db: Database, clubIdx: number): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: bookings.createdAt })
    .from(bookings)
    .where(ofClub(bookings, clubIdx))
    .orderBy(desc(bookings.bookingIdx))
    .limit(most);
  return rows.map(({ createdAt }) => createdAt);
}
