import Big from "big.js";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { type FeeItem, feeItem } from "@/lib/contract/code-values/tee-sheets";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import { priceField } from "@/lib/web/boards/price-field";

/** A line of a bill as input: quantity and price in the club's format. */
export type BillLine = { id: number; feeCode: FeeItem; qty: string; unit: string };
type PayMethod = (typeof payMethods)[number];
/** A payment as input; an empty amount takes the open rest. */
export type Payment = { id: number; method: PayMethod; amount: string };
export type BillDraft = { lines: readonly BillLine[]; payments: readonly Payment[]; holes: string };

export const payMethods = ["CARD", "CASH", "TRANSFER", "ACCOUNT"] as const;

const fees = {
  green: feeItem.greenFee,
  cart: feeItem.cartFee,
  caddie: feeItem.caddieFee,
  intern: feeItem.internCaddieFee,
  rental: feeItem.clubRental,
} as const;

/** The bill that a party was quoted: equal green fees in one line, then what the team pays. */
export function quotedBill(
  { quote, players, caddieMode, holeCode }: DeskBooking,
  formats: ClubFormats,
): BillDraft {
  const caddie = caddieMode === "I" ? fees.intern : fees.caddie;
  const team = [
    { feeCode: fees.cart, amount: quote.cartFee },
    { feeCode: caddie, amount: quote.caddieFee },
    { feeCode: fees.rental, amount: quote.rental },
  ].filter(({ amount }) => new Big(amount).gt(0));
  const lines = [
    ...greenFees(quote.greenFee, players),
    ...team.map(({ feeCode, amount }) => ({ feeCode, qty: 1, unit: amount })),
  ];
  return {
    lines: lines.map(({ feeCode, qty, unit }, index) => ({
      id: index,
      feeCode,
      qty: String(qty),
      unit: priceField(unit, formats),
    })),
    payments: [{ id: 0, method: "CARD", amount: "" }],
    holes: String(Number(holeCode)),
  };
}

function greenFees(total: Amount, players: DeskBooking["players"]) {
  const byFee = new Map<string, number>();
  for (const { greenFee } of players) {
    const unit = new Big(greenFee).toFixed();
    byFee.set(unit, (byFee.get(unit) ?? 0) + 1);
  }
  const lines = [...byFee].map(([unit, qty]) => ({
    feeCode: fees.green,
    qty,
    unit: unit as Amount,
  }));
  const sum = lines.reduce((all, { qty, unit }) => all.plus(new Big(unit).times(qty)), new Big(0));
  return sum.eq(total) ? lines : [{ feeCode: fees.green, qty: 1, unit: total }];
}

type Amount = number | string;

/** Quantity and amount of a line; null while one of them cannot be read. */
export function lineAmount({ qty, unit }: BillLine, formats: ClubFormats): Big | null {
  const price = readMoney(unit, formats);
  return price === null || !/^\d{1,3}$/.test(qty.trim()) ? null : new Big(price).times(qty.trim());
}

export type BillSums = {
  sum: Big;
  discount: Big;
  total: Big;
  /** The amount that a payment without an amount takes. */
  rest: Big;
  /** The amount that no payment covers; negative when more is paid than owed. */
  open: Big;
};

/** The sums of a bill: owed, paid and open; null while a number cannot be read. */
export function billSums(draft: BillDraft, discount: Amount, formats: ClubFormats): BillSums | null {
  const amounts = draft.lines.map((line) => lineAmount(line, formats));
  const given = draft.payments.map(({ amount }) => (amount === "" ? "0" : readMoney(amount, formats)));
  if (amounts.includes(null) || given.includes(null)) return null;
  const sum = amounts.reduce<Big>((all, amount) => all.plus(amount ?? 0), new Big(0));
  const total = sum.minus(discount);
  const typed = given.reduce<Big>((all, amount) => all.plus(amount ?? 0), new Big(0));
  const left = total.minus(typed);
  const rest = left.gt(0) ? left : new Big(0);
  // The first payment without an amount takes what is left.
  const open = draft.payments.some(({ amount }) => amount === "") ? left.minus(rest) : left;
  return { sum, discount: new Big(discount), total, rest, open };
}

/** The problem of a settlement; null when it adds up. */
export function billFault(sums: BillSums | null): "unread" | "belowZero" | "open" | "tooMuch" | null {
  if (sums === null) return "unread";
  if (sums.total.lt(0)) return "belowZero";
  if (sums.open.eq(0)) return null;
  return sums.open.gt(0) ? "open" : "tooMuch";
}

/** The body of a settlement; the payment without an amount is what the others leave. */
export function settlementOf(draft: BillDraft, sums: BillSums, formats: ClubFormats) {
  const wire = (amount: Big) => moneyToWire(amount.toFixed(), formats);
  const blank = draft.payments.find(({ amount }) => amount === "");
  const payments = draft.payments
    .map((payment) => ({
      method: payment.method,
      amount: payment === blank ? sums.rest : new Big(readMoney(payment.amount, formats) ?? 0),
    }))
    .filter(({ amount }) => amount.gt(0));
  return {
    charges: draft.lines.map((line) => {
      const unit = readMoney(line.unit, formats) ?? "0";
      const qty = Number(line.qty.trim());
      return {
        feeCode: line.feeCode,
        qty,
        unit: wire(new Big(unit)),
        amount: wire(new Big(unit).times(qty)),
      };
    }),
    payMethods: payments.map(({ method, amount }) => ({ method, amount: wire(amount) })),
    holesPlayed: Number(draft.holes),
  };
}
