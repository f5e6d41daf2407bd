import { memberTypeCode } from "@/lib/contract/code-values/members";
import type { CampaignTerms, CouponAudience, CouponPreview } from "@/lib/contract/coupons/coupon-campaigns";
import { moneyToWire } from "@/lib/shared/money/money";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { discountOn } from "../../domains/coupons";
import { readFormats } from "../../domains/policies";
import { dayIn, quoteIn, readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";

const anyType = memberTypeCode.web;
const firstPeriod = "1";
const fullRound = "18";
const partySize = 4;
/** A weekday on which the course is open comes within so many days, whatever is closed. */
const searchedDays = 21;

/**
 * What the first weekday round within a coupon's validity would cost four players with it, by the club's own fees: the
 * booker of the audience's first type, the others without membership. Null when the coupon takes nothing off it.
 */
export async function exampleOf(
  db: Database,
  ctx: Context,
  { memberTypes: [memberType = anyType] }: CouponAudience,
  { maxDiscount, ...terms }: CampaignTerms,
): Promise<CouponPreview["example"]> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const from = [terms.validFrom, today].sort().at(-1) ?? today;
  const book = await readRuleBook(db, ctx, from, addDays(from, searchedDays));
  const days = Array.from({ length: searchedDays }, (_, place) => addDays(from, place));
  const playDate = days.find((day) => {
    const { dayType, isOpen } = dayIn(book, day);
    return isOpen && dayType === "WEEKDAY";
  });
  if (playDate === undefined) return null;
  const period = terms.periods[0] ?? firstPeriod;
  const input = {
    slot: { playDate, period, priceOverride: null },
    holeCode: fullRound,
    memberTypes: [memberType, ...Array.from({ length: partySize - 1 }, () => anyType)],
    caddieMode: "C" as const,
  };
  const quote = quoteIn(book, { ...input, discount: "0" });
  const { holidayType } = dayIn(book, playDate);
  const round = { playDate, holidayType, period, holeCode: fullRound };
  const discount = await discountOn(db, ctx, { ...terms, maxDiscount }, { round, quote });
  if (discount === null) return null;
  const formats = await readFormats(db, ctx.club.clubIdx);
  return {
    playDate,
    memberType,
    currency: quote.currency,
    total: quote.total,
    discount: moneyToWire(discount, formats),
    toPay: quoteIn(book, { ...input, discount }).total,
  };
}
