import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../../db/database";
import type { Booking } from "../repository";
import { selectAddresses } from "./member-repository";

/** How many persons of the bookings would hear what is told to all: members by account, others by phone number. */
export async function countReachable(
  db: Database,
  clubIdx: number,
  bookings: readonly Pick<Booking, "bookingIdx" | "courseCode">[],
): Promise<number> {
  const persons = new Set<string>();
  for (const { bookingIdx, courseCode } of bookings) {
    for (const row of await selectAddresses(db, clubIdx, bookingIdx, courseCode)) {
      if (row.memberIdx !== null && row.memberState === memberState.active)
        persons.add(`member ${row.memberIdx}`);
      if (row.memberIdx === null && row.playerPhone) persons.add(row.playerPhone);
    }
  }
  return persons.size;
}
