import Big from "big.js";
import {
  type FeeTable,
  greenFeeOf,
  quoteOf,
  type Round,
  settleStoppedRound,
} from "@/lib/club-api/domains/tee-sheets/fees/fee-rules";

const fee = (memberType: string, period: string, weekday: string, weekend: string) => ({
  memberType,
  period,
  weekday,
  weekend,
});
const table: FeeTable = {
  greenFees: [
    fee("10", "1", "80000", "110000"),
    fee("11", "1", "90000", "210000"),
    fee("30", "1", "150000", "210000"),
    fee("41", "3", "25000", "30000"),
  ],
  serviceFees: [
    { feeCode: "20", nineHoles: "50000", fullRound: "100000" },
    { feeCode: "30", nineHoles: "80000", fullRound: "150000" },
    { feeCode: "31", nineHoles: "60000", fullRound: "120000" },
  ],
  holeFactors: new Map([
    ["09", "0.5"],
    ["18", "1"],
    ["27", "1.5"],
  ]),
  roundingUnit: 1000,
  currency: "KRW",
  decimals: 0,
  toWire: (amount) => amount.toNumber(),
};
const round: Round = { period: "1", isWeekend: false, holeCode: "18", priceOverride: null };
const none = new Big(0);

test("the quote of 14.7 is 720,000, split as in R8", () => {
  const memberTypes = ["10", "11", "30", "30"];
  expect(quoteOf(table, round, { memberTypes, caddieMode: "C", discount: none })).toMatchObject({
    greenFee: 470_000,
    total: 720_000,
    penaltyBase: 470_000,
    perPlayer: [142_500, 152_500, 212_500, 212_500],
  });
});

test.each([3, 4])("what %i players pay adds up to the total, discount included", (count) => {
  const memberTypes = Array.from({ length: count }, () => "30");
  const quote = quoteOf(table, round, { memberTypes, caddieMode: "C", discount: new Big(10_000) });
  const paid = (quote?.perPlayer ?? []).reduce<number>((sum, amount) => sum + Number(amount), 0);
  expect(paid).toBe(quote?.total);
  expect(quote?.penaltyBase).toBe(150_000 * count);
});

test.each<[string, Round, string]>([
  ["30", { ...round, holeCode: "09" }, "75000"],
  ["41", { ...round, holeCode: "09", period: "3" }, "13000"],
  ["30", { ...round, holeCode: "27" }, "225000"],
  ["30", { ...round, isWeekend: true }, "210000"],
  ["30", { ...round, priceOverride: { "30": 99_000 } }, "99000"],
  ["11", { ...round, priceOverride: { "*": 70_000, "30": 99_000 } }, "70000"],
])("type %s on %j costs %s (14.7)", (memberType, wanted, expected) => {
  expect(greenFeeOf(table, memberType, wanted)?.toString()).toBe(expected);
});

test("a type without a fee has no quote", () => {
  expect(quoteOf(table, round, { memberTypes: ["99"], caddieMode: "S", discount: none })).toBeNull();
});

test.each([
  [0, 80_000, 0, 0],
  [3, 4 * 41_667, 50_000, 40_000],
  [9, 4 * 85_000, 50_000, 70_000],
  [10, 4 * 92_222, 100_000, 150_000],
  [18, 600_000, 100_000, 150_000],
])("a round stopped after %i holes (7.4)", (holes, players, cart, caddie) => {
  const booked = { greenFees: [150_000, 150_000, 150_000, 150_000], cartFee: 100_000, caddieFee: 150_000 };
  const caddieSteps = [
    { holes: 3, amount: 40_000 },
    { holes: 9, amount: 70_000 },
  ];
  const settled = settleStoppedRound(booked, holes, {
    facilityFee: 20_000,
    caddieSteps,
    decimals: 0,
    mode: 0,
  });
  const sum = settled.perPlayer.reduce((total, amount) => total.plus(amount), none);
  expect([sum, settled.cartFee, settled.caddieFee, settled.total].map(Number)).toEqual([
    players,
    cart,
    caddie,
    players + cart + caddie,
  ]);
});
