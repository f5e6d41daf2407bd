import fc from "fast-check";
import rulesJson from "@/lib/club-api/db/seed/data/mirsol/rules.json";
import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";
import { seatFee } from "@/lib/shared/fees/fee-amounts";
import { cardRows, priceOfCard, specialRules, withCardRows } from "@/lib/shared/fees/fee-card";
import { dayOfKind, type FeeSpace, feeGaps, feeOverlaps } from "@/lib/shared/fees/fee-check";
import { feeDifference } from "@/lib/shared/fees/fee-difference";
import {
  type FeeRule,
  type FeeSeat,
  feeDayOf,
  matches,
  ruleFor,
  specificity,
} from "@/lib/shared/fees/fee-rule";
import { nextVersion, stateOfVersion, versionOn } from "@/lib/shared/fees/fee-versions";
import { roundUpToUnit } from "@/lib/shared/money/rounding";
import { feeRule } from "../../support/play/fee-rules";

const [seeded] = rulesJson.feeVersions;
const card = seeded?.card ?? [];
const rulesOfCard: FeeRule[] = card.flatMap(({ memberType, period, weekday, weekend }) => [
  feeRule({ memberType, period, dayType: "WEEKDAY", amount: weekday }),
  feeRule({ memberType, period, dayType: "WEEKEND", amount: weekend }),
]);
const holeFactors = new Map([
  ["09", "0.5"],
  ["18", "1"],
  ["27", "1.5"],
  ["36", "2"],
]);

const types = ["10", "30"] as const;
const parts = ["1", "2"] as const;
const holes = ["09", "18"] as const;
const sizes = [2, 4] as const;
const space: FeeSpace = {
  memberTypes: types,
  parts: [
    { period: "1", months: [1, 2, 6, 12] },
    { period: "2", months: [6] },
  ],
  holeCodes: holes,
  partySizes: sizes,
  closings: [{ weekCode: "2", monthFrom: 12, monthTo: 2 }],
};
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const kindOfDay = fc.oneof(
  fc.constant({ dayType: null, weekCodes: null }),
  fc.constantFrom("WEEKDAY" as const, "WEEKEND" as const).map((dayType) => ({ dayType, weekCodes: null })),
  fc
    .uniqueArray(fc.constantFrom("1" as const, "2" as const, "4" as const, "7" as const), { minLength: 1 })
    .map((weekCodes) => ({ dayType: null, weekCodes })),
);
const season = fc.oneof(
  fc.constant({ monthFrom: null, monthTo: null }),
  fc.record({ monthFrom: fc.integer({ min: 1, max: 12 }), monthTo: fc.integer({ min: 1, max: 12 }) }),
);
const anyRule: fc.Arbitrary<FeeRule> = fc
  .tuple(
    kindOfDay,
    season,
    fc.record({
      memberType: orNull(fc.constantFrom(...types)),
      period: orNull(fc.constantFrom(...parts)),
      holeCode: orNull(fc.constantFrom(...holes)),
      partySize: orNull(fc.constantFrom(...sizes)),
      amount: fc.integer({ min: 0, max: 300 }).map((amount) => String(amount * 1000)),
    }),
  )
  .map(([day, months, rest]) => feeRule({ ...day, ...months, ...rest }));
const anySeat: fc.Arbitrary<FeeSeat> = fc.record({
  memberType: fc.constantFrom(...types),
  period: fc.constantFrom(...parts),
  day: fc
    .tuple(fc.constantFrom(...(["1", "2", "3", "4", "7", "8"] as const)), fc.integer({ min: 1, max: 12 }))
    .map(([kind, month]) => dayOfKind(kind, month)),
  holeCode: fc.constantFrom(...holes),
  partySize: fc.constantFrom(...sizes),
});
const rows = fc.array(anyRule, { maxLength: 12 });

test("every price of the two tables that came before is the same: type, day, part, holes, party", () => {
  const days = [
    feeDayOf("2026-12-16", "WEEKDAY"),
    feeDayOf("2026-12-19", "WEEKEND"),
    feeDayOf("2026-12-25", "WEEKEND"),
  ];
  let compared = 0;
  for (const { memberType, period, weekday, weekend } of card)
    for (const day of days)
      for (const holeCode of [...holeFactors.keys()] as HoleCode[])
        for (const partySize of [1, 2, 3, 4, 5]) {
          const full = day.dayType === "WEEKEND" ? weekend : weekday;
          const factor = Number(holeFactors.get(holeCode));
          const before = holeCode === "18" ? full : roundUpToUnit(Number(full) * factor, 1000).toFixed();
          const seat = { memberType, day, period, holeCode, partySize };
          const numbers = { rules: rulesOfCard, serviceFees: [], holeFactors, roundingUnit: 1000 };
          expect([seat, seatFee(numbers, seat)?.amount.toFixed()]).toEqual([seat, before]);
          compared += 1;
        }
  expect(compared).toBe(13 * 3 * 3 * 4 * 5);
});

describe("rules in general", () => {
  test("with no overlap named, the strongest rule of every seat is one alone", () => {
    fc.assert(
      fc.property(rows, anySeat, (rules, seat) => {
        fc.pre(feeOverlaps(rules).length === 0);
        const fitting = rules.filter((rule) => matches(rule, seat));
        const most = Math.max(...fitting.map(specificity));
        expect(fitting.filter((rule) => specificity(rule) === most).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });

  test("an overlap that is named has a party that both rules price with equal right", () => {
    fc.assert(
      fc.property(rows, (rules) => {
        for (const { first, second } of feeOverlaps(rules)) {
          const [one, other] = [rules[first], rules[second]];
          if (!one || !other) throw new Error("An overlap names a rule that is not there.");
          expect(specificity(one)).toBe(specificity(other));
          const months = Array.from({ length: 12 }, (_, place) => place + 1);
          const isMet = months.some((month) =>
            (["1", "2", "3", "4", "5", "6", "7"] as const).some((kind) => {
              const seat = {
                memberType: one.memberType ?? "10",
                period: one.period ?? "1",
                day: dayOfKind(kind, month),
                holeCode: one.holeCode ?? "18",
                partySize: one.partySize ?? 4,
              };
              return matches(one, seat) && matches(other, seat);
            }),
          );
          expect(isMet).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("the order of the rows never changes a price", () => {
    fc.assert(
      fc.property(rows, anySeat, (rules, seat) => {
        const amount = ruleFor(rules, seat)?.amount;
        expect(ruleFor(rules.toReversed(), seat)?.amount).toBe(amount);
      }),
      { numRuns: 500 },
    );
  });

  test("every gap that is named is refused, and every seat of the space that is refused is in one gap", () => {
    fc.assert(
      fc.property(rows, (rules) => {
        const named = new Set<string>();
        for (const gap of feeGaps(rules, space))
          for (const kind of gap.days)
            for (const month of gap.months)
              for (const holeCode of gap.holeCodes)
                for (const partySize of gap.partySizes) {
                  const { memberType, period } = gap;
                  const key = [memberType, period, kind, month, holeCode, partySize].join();
                  if (named.has(key)) throw new Error(`named twice: ${key}`);
                  named.add(key);
                  const seat = { memberType, period, day: dayOfKind(kind, month), holeCode, partySize };
                  if (ruleFor(rules, seat) !== null) throw new Error(`no gap: ${key}`);
                }
        let refused = 0;
        for (const memberType of types)
          for (const { period, months } of space.parts)
            for (const month of months)
              for (const kind of ["1", "2", "3", "4", "5", "6", "7", "8"] as const)
                for (const holeCode of holes)
                  for (const partySize of sizes) {
                    const isClosed = kind === "2" && [12, 1, 2].includes(month);
                    const seat = { memberType, period, day: dayOfKind(kind, month), holeCode, partySize };
                    if (!isClosed && ruleFor(rules, seat) === null) refused += 1;
                  }
        expect(named.size).toBe(refused);
      }),
      { numRuns: 40 },
    );
  });
});

const wednesday = dayOfKind("4", 12);
const seat: FeeSeat = { memberType: "10", period: "1", day: wednesday, holeCode: "18", partySize: 4 };

test("a line below the card goes before it, and of two lines the one that names the stronger field", () => {
  const lines = [
    feeRule({ monthFrom: 12, monthTo: 2, amount: "60000" }),
    feeRule({ weekCodes: ["4"], memberType: "10", period: "1", amount: "50000" }),
    feeRule({ partySize: 2, amount: "120000" }),
  ];
  const rules = [...rulesOfCard, ...lines];
  expect(ruleFor(rulesOfCard, seat)?.amount).toBe("80000");
  expect(ruleFor(rules, seat)?.amount).toBe("60000");
  expect(ruleFor(rules, { ...seat, day: dayOfKind("4", 6) })?.amount).toBe("50000");
  expect(ruleFor(rules, { ...seat, partySize: 2 })?.amount).toBe("120000");
});

test("a holiday from Monday to Friday is a weekend and none of the chosen days", () => {
  const rules = [...rulesOfCard, feeRule({ weekCodes: ["4"], amount: "50000" })];
  expect(ruleFor(rules, seat)?.amount).toBe("50000");
  expect(ruleFor(rules, { ...seat, day: dayOfKind("8", 12) })?.amount).toBe("110000");
});

test("a price of nine holes is exact, one of eighteen goes by the factor", () => {
  const numbers = { rules: rulesOfCard, serviceFees: [], holeFactors, roundingUnit: 1000 };
  const nine = { ...seat, holeCode: "09" as const };
  expect(seatFee(numbers, nine)?.amount.toFixed()).toBe("40000");
  const own = { ...numbers, rules: [...rulesOfCard, feeRule({ holeCode: "09", amount: "45500" })] };
  expect(seatFee(own, nine)?.amount.toFixed()).toBe("45500");
});

test("a play date goes by the newest version that has begun; of two from one day by the later made", () => {
  const versions = ["2000-01-01", "2027-03-01", "2026-11-24", "2026-11-24"].map((fromDate) => ({ fromDate }));
  const [first, spring, , again] = versions;
  expect(versionOn(versions, "2026-11-23")).toBe(first);
  expect(versionOn(versions, "2026-11-24")).toBe(again);
  expect(versionOn(versions, "2027-03-01")).toBe(spring);
  expect(versionOn(versions, "1999-12-31")).toBeNull();
  expect(nextVersion(versions, "2026-11-24")).toBe(spring);
  expect(nextVersion(versions, "2027-03-01")).toBeNull();
  const states = versions.map((version) => stateOfVersion(versions, version, "2026-11-24"));
  expect(states).toEqual(["OVER", "COMING", "OVER", "NOW"]);
});

test("the card is read and written back without touching the lines below it", () => {
  const line = feeRule({ monthFrom: 12, monthTo: 2, amount: "60000" });
  const rules = [...rulesOfCard, line];
  expect(cardRows(rules)).toEqual(card);
  expect(withCardRows(rules, cardRows(rules))).toEqual(rules);
  expect(specialRules(rules)).toEqual([line]);
  expect(priceOfCard(rules, { memberType: "10", period: "1", dayType: "WEEKEND" })).toBe("110000");
  expect(priceOfCard(rules, { memberType: "99", period: "1", dayType: "WEEKEND" })).toBeNull();
});

test("two versions differ by their prices, not by how the amounts are written or in which order they stand", () => {
  const before = { rules: rulesOfCard, serviceFees: [] };
  const same = rulesOfCard.toReversed().map((rule) => ({ ...rule, amount: `${rule.amount}.00` }));
  expect(feeDifference(before, { rules: same, serviceFees: [] })).toEqual([]);
  const cart = { feeCode: "20" as const, unit: "TEAM" as const, nineHoles: "50000", fullRound: "100000" };
  const after = {
    rules: [...rulesOfCard.slice(1), feeRule({ partySize: 2, amount: "9" })],
    serviceFees: [cart],
  };
  expect(feeDifference(before, after).map(({ field, before: was, after: is }) => [field, was, is])).toEqual([
    ["amount", "80000", null],
    ["amount", null, "9"],
    ["unit", null, "TEAM"],
    ["nineHoles", null, "50000"],
    ["fullRound", null, "100000"],
  ]);
});
