import Big from "big.js";
import type { BookingEventBody } from "@/lib/contract/bookings/ops-bookings";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import type { Bill, Booking } from "../../domains/reservations";
import { ClubFailure } from "../../platform/failure";

/**
 * What a party pays at the desk: what staff entered, else what was quoted; the coupon's discount in either case. Throws
 * 9001 for a line that is not quantity times price, for a discount above the sum, and for payments that do not add up.
 */
export function billOf(booking: Booking, input: BookingEventBody): Bill {
  const charges = input.charges ?? quotedCharges(booking);
  const discount = new Big(booking.quote.discount);
  const sum = charges.reduce((total, { amount }) => total.plus(amount), new Big(0));
  const payMethods = input.payMethods ?? [];
  const paid = payMethods.reduce((total, { amount }) => total.plus(amount), new Big(0));
  const total = sum.minus(discount);
  refuseWrongSums(charges, total);
  // Without a payment the bill stays open; with one it is paid whole.
  if (payMethods.length > 0 && !paid.eq(total)) throw new ClubFailure("VAL_FIELD", ["payMethods"]);
  return {
    charges,
    discount: discount.toFixed(),
    total: total.toFixed(),
    paid: paid.toFixed(),
    payMethods,
    holesPlayed: input.holesPlayed ?? Number(booking.holeCode),
  };
}

function refuseWrongSums(charges: Bill["charges"], total: Big): void {
  const wrong = charges.findIndex(({ qty, unit, amount }) => !new Big(unit).times(qty).eq(amount));
  if (wrong >= 0) throw new ClubFailure("VAL_FIELD", [`charges.${wrong}.amount`]);
  if (total.lt(0)) throw new ClubFailure("VAL_FIELD", ["charges"]);
}

function quotedCharges({ quote }: Booking): Bill["charges"] {
  const fees = [
    [feeItem.greenFee, quote.greenFee],
    [feeItem.cartFee, quote.cartFee],
    [feeItem.caddieFee, quote.caddieFee],
    [feeItem.clubRental, quote.rental],
  ] as const;
  return fees
    .filter(([, amount]) => new Big(amount).gt(0))
    .map(([feeCode, amount]) => ({ feeCode, qty: 1, unit: amount, amount }));
}
