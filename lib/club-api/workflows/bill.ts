import Big from "big.js";
import type { BookingEventBody } from "@/lib/contract/ops-bookings";
import type { Bill, Booking } from "../domains/reservations";

/** What a party pays at the desk: what staff entered, else what was quoted; the coupon's discount in either case. */
export function billOf(booking: Booking, wish: BookingEventBody): Bill {
  const charges = wish.charges ?? quotedCharges(booking);
  const discount = new Big(booking.quote.discount);
  const sum = charges.reduce((total, { amount }) => total.plus(amount), new Big(0));
  const payMethods = wish.payMethods ?? [];
  const paid = payMethods.reduce((total, { amount }) => total.plus(amount), new Big(0));
  return {
    charges,
    discount: discount.toFixed(),
    total: sum.minus(discount).toFixed(),
    paid: paid.toFixed(),
    payMethods,
    holesPlayed: wish.holesPlayed ?? Number(booking.holeCode),
  };
}

function quotedCharges({ quote }: Booking): Bill["charges"] {
  const fees = [
    ["10", quote.greenFee],
    ["20", quote.cartFee],
    ["30", quote.caddieFee],
    ["40", quote.rental],
  ] as const;
  return fees
    .filter(([, amount]) => new Big(amount).gt(0))
    .map(([feeCode, amount]) => ({ feeCode, qty: 1, unit: amount, amount }));
}
