import {
  type BillDraft,
  billFault,
  billSums,
  quotedBill,
  settlementOf,
} from "@/components/ishm/desk/bill/bill";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { deskParty } from "../../support/scenes/desk/desk-parties";

const formats = clubFormats([
  { key: "C0080", values: ["KR", "KRW", "₩", "ko-KR"] },
  { key: "C0130", values: ["0", "3", "1", "20"] },
]);
const quoted = () => quotedBill(deskParty(1), formats);
const sumsOf = (draft: BillDraft) => billSums(draft, 10_000, formats);
const paidBy = (...amounts: string[]): BillDraft => ({
  ...quoted(),
  payments: amounts.map((amount, id) => ({ id, method: id === 0 ? "CARD" : "CASH", amount })),
});

test("the quoted bill names equal green fees in one line, and what the team pays", () => {
  expect(quoted().lines.map(({ feeCode, qty, unit }) => [feeCode, qty, unit])).toEqual([
    ["10", "1", "80,000"],
    ["10", "3", "150,000"],
    ["20", "1", "100,000"],
    ["30", "1", "150,000"],
  ]);
  expect(sumsOf(quoted())?.total.toNumber()).toBe(770_000);
});

test("green fees that are not those of the players stand as the one sum that was quoted", () => {
  const half = deskParty(1, { quote: { ...deskParty(1).quote, greenFee: 265_000 } });
  expect(quotedBill(half, formats).lines[0]).toMatchObject({ qty: "1", unit: "265,000" });
});

test("a payment without an amount takes the rest", () => {
  const draft = paidBy("", "70,000");
  const sums = sumsOf(draft);
  expect(billFault(sums)).toBeNull();
  if (!sums) throw new Error("unread");
  expect(settlementOf(draft, sums, formats)).toMatchObject({
    charges: [
      { feeCode: "10", qty: 1, unit: 80_000, amount: 80_000 },
      { feeCode: "10", qty: 3, unit: 150_000, amount: 450_000 },
      { feeCode: "20", amount: 100_000 },
      { feeCode: "30", amount: 150_000 },
    ],
    payMethods: [
      { method: "CARD", amount: 700_000 },
      { method: "CASH", amount: 70_000 },
    ],
    holesPlayed: 18,
  });
});

test.each([
  ["open", paidBy("700,000"), 70_000],
  ["tooMuch", paidBy("700,000", "80,000"), -10_000],
  ["tooMuch", paidBy("", "800,000"), -30_000],
] as const)("payments that do not add up are told: %s", (fault, draft, open) => {
  expect(billFault(sumsOf(draft))).toBe(fault);
  expect(sumsOf(draft)?.open.toNumber()).toBe(open);
});

test("what cannot be read, and a coupon above the charges, cannot be settled", () => {
  expect(billFault(sumsOf(paidBy("a lot")))).toBe("unread");
  const [line] = quoted().lines;
  if (!line) throw new Error("no line");
  expect(billFault(sumsOf({ ...quoted(), lines: [{ ...line, qty: "1.5" }] }))).toBe("unread");
  expect(billFault(sumsOf({ ...quoted(), lines: [{ ...line, unit: "5,000" }] }))).toBe("belowZero");
});
