import Big from "big.js";
import {
  type FeeTable,
  greenFeeOf,
  isOffered,
  quoteOf,
  type Round,
  settleStoppedRound,
} from "@/lib/club-api/domains/tee-sheets/fees/fee-rules";
import { type FeeRule, feeDayOf, type ServiceFee } from "@/lib/shared/fees/fee-rule";
import { feeRule } from "@/tests/support/play/fee-rules";

const fee = (memberType: string, period: string, weekday: string, weekend: string): FeeRule[] => [
  feeRule({ memberType, period, dayType: "WEEKDAY", amount: weekday }),
  feeRule({ memberType, period, dayType: "WEEKEND", amount: weekend }),
];
const team = (feeCode: "20" | "30" | "31", nineHoles: string, fullRound: string): ServiceFee => {
  return { feeCode, unit: "TEAM", nineHoles, fullRound };
};
const table: FeeTable = {
  rules: [
    ...fee("10", "1", "80000", "110000"),
    ...fee("11", "1", "90000", "210000"),
    ...fee("30", "1", "150000", "210000"),
    ...fee("41", "3", "25000", "30000"),
  ],
  serviceFees: [team("20", "50000", "100000"), team("30", "80000", "150000"), team("31", "60000", "120000")],
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
const wednesday = feeDayOf("2026-12-16", "WEEKDAY");
const saturday = feeDayOf("2026-12-19", "WEEKEND");
const round: Round = { period: "1", day: wednesday, holeCode: "18", partySize: 4, priceOverride: null };
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
  ["30", { ...round, day: saturday }, "210000"],
  ["30", { ...round, priceOverride: { "30": 99_000 } }, "99000"],
  ["11", { ...round, priceOverride: { "*": 70_000, "30": 99_000 } }, "70000"],
])("type %s on %j costs %s (14.7)", (memberType, wanted, expected) => {
  expect(greenFeeOf(table, memberType, wanted)?.toString()).toBe(expected);
});

test("a type without a fee has no quote", () => {
  expect(quoteOf(table, round, { memberTypes: ["99"], caddieMode: "S", discount: none })).toBeNull();
});

test("a cart that each person pays is as much as the players it carries", () => {
  const serviceFees: ServiceFee[] = [
    { feeCode: "20", unit: "PERSON", nineHoles: "9000", fullRound: "15000" },
  ];
  const party = { memberTypes: ["10", "30", "30"], caddieMode: "S" as const, discount: none };
  const quote = quoteOf({ ...table, serviceFees }, round, party);
  expect(quote).toMatchObject({ cartFee: 45_000, caddieFee: 0, total: 425_000 });
});

test("without a caddie's fee there is no caddie, without a cart's no cart", () => {
  const [cart] = table.serviceFees;
  const carts = { ...table, serviceFees: cart ? [cart] : [] };
  expect((["C", "I", "S"] as const).map((mode) => isOffered(carts, mode))).toEqual([false, false, true]);
  const party = { memberTypes: ["10"], caddieMode: "S" as const, discount: none };
  expect(quoteOf({ ...table, serviceFees: [] }, round, party)).toMatchObject({ cartFee: 0, total: 80_000 });
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
