import type { CaddieMode } from "@/lib/contract/bookings/play-shapes";
import type { SlotDetail } from "@/lib/contract/tee-sheets/tee-sheets";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { selectSheet } from "../days/sheet-repository";
import { slotViewer } from "../days/viewer";
import { dayIn, readRuleBook } from "../rule-book";
import { caddieModesOf, holeCodesOf } from "../slots/slot-detail";
import type { Slot } from "../slots/slots-repository";

/** What a member type may book of a slot online. */
export type BookingTerms = {
  holeCodes: SlotDetail["holeCodes"];
  caddieModes: CaddieMode[];
  /** The part of the weekday that the type may hold is used up (domain.md 7.2, type 49). */
  isShareUsed: boolean;
};

/**
 * What the sheet promises of a slot, for the checks of a booking (C0050, domain.md 7.2, A36). The share is exact behind
 * a lock that all bookings of the type on that day take; without one two at once may both be the last.
 */
export async function bookingTerms(
  db: Database,
  ctx: Context,
  slot: Slot,
  memberType: string,
): Promise<BookingTerms> {
  const book = await readRuleBook(db, ctx, slot.playDate);
  const day = dayIn(book, slot.playDate);
  const rows = await selectSheet(db, ctx.club.clubIdx, slot.playDate);
  return {
    holeCodes: holeCodesOf(book, slot),
    caddieModes: caddieModesOf(book, slot, day.dayType === "WEEKEND"),
    isShareUsed: slotViewer(book, day, { memberIdx: null, memberType }, rows).isShareUsed,
  };
}
