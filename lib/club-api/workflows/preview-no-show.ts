import type { NoShowPreview } from "@/lib/contract/ops-desk";
import { clubTimestamp } from "@/lib/shared/club-time";
import type { Database } from "../db/database";
import { recordDeed } from "../domains/audit";
import { previewPenalty } from "../domains/penalties";
import { type Booking, findBooking, playersOf, readNumbers } from "../domains/reservations";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { veilFor } from "../platform/veil";
import { openBookingsOf } from "./end-others";
import { noShowCode } from "./no-show";
import { fineBaseOf } from "./party-price";

/** What `markNoShow` would do now, for staff to confirm; nothing is written but the look. Throws 2001. */
export async function previewNoShow(
  tx: Database,
  act: Act,
  bookingIdx: number,
  lookReason: string | undefined,
): Promise<NoShowPreview> {
  const { clubIdx } = act.club;
  const booking = await findBooking(tx, clubIdx, bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  const veil = veilFor(lookReason);
  const { isMasked, reason } = veil;
  const { memberIdx, couponIdx } = booking;
  const look = { entity: "booking", entityKey: bookingIdx, memberIdx, after: { isMasked }, reason };
  await recordDeed(tx, act, { action: "VIEW", ...look });
  const booker = (await playersOf(tx, clubIdx, bookingIdx)).find(({ isBooker }) => isBooker);
  return {
    bookingIdx,
    penalty: memberIdx === null ? null : await penaltyOf(tx, act, booking, memberIdx),
    otherBookings: memberIdx === null ? [] : await othersOf(tx, act, memberIdx, bookingIdx),
    hasCoupon: couponIdx !== null,
    toldName: memberIdx !== null && booker ? veil.name(booker.name) : null,
  };
}

async function penaltyOf(tx: Database, act: Act, booking: Booking, memberIdx: number) {
  const penaltyBase = await fineBaseOf(tx, act, booking);
  const wish = { memberIdx, penaltyCode: noShowCode, penaltyBase };
  const { finePercent, fineAmount, days, point, suspendTo } = await previewPenalty(tx, act, wish);
  return { finePercent, fineAmount, days, point, suspendTo: clubTimestamp(suspendTo, act.club.zone) };
}

async function othersOf(tx: Database, act: Act, memberIdx: number, bookingIdx: number) {
  const { isNoShowEndingOthers } = await readNumbers(tx, act.club.clubIdx);
  const others = isNoShowEndingOthers ? await openBookingsOf(tx, act, memberIdx, bookingIdx) : [];
  return others.map(({ rsvNo, playDate, teeTime }) => ({ rsvNo, playDate, teeTime }));
}
