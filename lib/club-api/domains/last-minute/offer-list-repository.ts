import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { holdOfSlot, saleOfSlot } from "../../db/slot-holders";
import { bookings, lastMinuteNotices, lastMinuteOffers, slotLocks, teeSlots } from "../../db/tables";
import type { OfferRow } from "./offer-repository";

/** Live offers to a member type with their slots, in the order of play; not those that somebody else is booking. */
export function selectOffersTo(
  db: Database,
  clubIdx: number,
  { memberType, memberIdx, now }: { memberType: string; memberIdx: number; now: Date },
) {
  return db
    .select({ slot: teeSlots })
    .from(lastMinuteOffers)
    .innerJoin(
      teeSlots,
      ofClub(teeSlots, lastMinuteOffers.clubIdx, eq(teeSlots.sheetIdx, lastMinuteOffers.sheetIdx)),
    )
    .leftJoin(bookings, saleOfSlot)
    .leftJoin(
      slotLocks,
      and(
        holdOfSlot,
        sql`${slotLocks.expiresAt} > ${now.toISOString()} and ${slotLocks.memberIdx} <> ${memberIdx}`,
      ),
    )
    .where(
      ofClub(
        lastMinuteOffers,
        clubIdx,
        eq(lastMinuteOffers.state, "LIVE"),
        sql`${memberType} = any(${lastMinuteOffers.memberTypes})`,
        isNull(bookings.bookingIdx),
        isNull(slotLocks.sheetIdx),
        inArray(teeSlots.openType, ["10", "60"]),
      ),
    )
    .orderBy(asc(teeSlots.playDate), asc(teeSlots.teeTime), asc(teeSlots.sheetIdx));
}

export type OfferFilter = { state?: OfferRow["state"] | undefined };

/** The office's log, the newest first. */
export async function selectLog(
  db: Database,
  clubIdx: number,
  { state }: OfferFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  const wanted = ofClub(
    lastMinuteOffers,
    clubIdx,
    state === undefined ? undefined : eq(lastMinuteOffers.state, state),
  );
  const rows = await db
    .select({
      offer: lastMinuteOffers,
      teeTime: teeSlots.teeTime,
      courseCode: teeSlots.courseCode,
      rsvNo: bookings.rsvNo,
      notified: sql<number>`(select count(*) from ${lastMinuteNotices} n
        where n.club_idx = ${lastMinuteOffers.clubIdx} and n.offer_idx = ${lastMinuteOffers.offerIdx})::int`,
    })
    .from(lastMinuteOffers)
    .innerJoin(
      teeSlots,
      ofClub(teeSlots, lastMinuteOffers.clubIdx, eq(teeSlots.sheetIdx, lastMinuteOffers.sheetIdx)),
    )
    .leftJoin(
      bookings,
      ofClub(bookings, lastMinuteOffers.clubIdx, eq(bookings.bookingIdx, lastMinuteOffers.bookingIdx)),
    )
    .where(wanted)
    .orderBy(desc(lastMinuteOffers.offerIdx))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(lastMinuteOffers, wanted) };
}
