import Big from "big.js";
import {
  type LastMinutePolicy,
  type LiveOffer,
  type OfferableSlot,
  type OfferRule,
  planOffers,
} from "@/lib/club-api/domains/last-minute/rules";
import { lessPercent, percentOffFor } from "@/lib/shared/fees/last-minute";

const now = new Date("2026-12-15T10:00:00+09:00");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const policy: LastMinutePolicy = {
  isOn: true,
  maxPercent: 30,
  maxHours: 48,
  offersPerDay: 10,
  noticesPerWeek: 2,
};
const rule = (change: Partial<OfferRule> = {}): OfferRule => ({
  ruleIdx: 1,
  version: 1,
  courseCode: null,
  period: null,
  dayType: null,
  memberTypes: ["11", "30"],
  percent: 20,
  hoursBefore: 24,
  isOn: true,
  ...change,
});
const slot = (sheetIdx: number, change: Partial<OfferableSlot> = {}): OfferableSlot => ({
  sheetIdx,
  playDate: "2026-12-16",
  courseCode: "1",
  period: "1",
  dayType: "WEEKDAY",
  memberTypes: null,
  teeOff: inHours(20),
  closesAt: inHours(12),
  isFree: true,
  isHeld: false,
  ...change,
});
const offer = (sheetIdx: number, change: Partial<LiveOffer> = {}): LiveOffer => ({
  offerIdx: sheetIdx * 10,
  sheetIdx,
  ruleIdx: 1,
  ruleVersion: 1,
  ...change,
});
type Input = Partial<Parameters<typeof planOffers>[0]>;
function plan(input: Input) {
  const all = { policy, rules: [rule()], slots: [slot(1)], live: [], taken: new Map(), now, ...input };
  const { make, end } = planOffers(all);
  return {
    make: make.map((one) => [one.slot.sheetIdx, one.rule.ruleIdx]),
    end: end.map(({ offer: one, endedBy }) => [one.sheetIdx, endedBy]),
  };
}
const nothing = { make: [], end: [] };

test.each<[string, Input]>([
  ["the policy is off", { policy: { ...policy, isOn: false } }],
  ["the rule is off", { rules: [rule({ isOn: false })] }],
  ["the discount is above the policy", { rules: [rule({ percent: 31 })] }],
  ["the rule begins earlier than the policy allows", { rules: [rule({ hoursBefore: 49 })] }],
  ["the tee time is too far away", { rules: [rule({ hoursBefore: 19 })] }],
  ["booking online has closed", { slots: [slot(1, { closesAt: now })] }],
  ["it is a closing day", { slots: [slot(1, { dayType: null })] }],
  ["the tee time is sold", { slots: [slot(1, { isFree: false })] }],
  ["somebody is booking it", { slots: [slot(1, { isHeld: true })] }],
  ["the course is another one", { rules: [rule({ courseCode: "2" })] }],
  ["the part is another one", { rules: [rule({ period: "2" })] }],
  ["the kind of day is another one", { rules: [rule({ dayType: "WEEKEND" })] }],
  ["nobody of the rule may book it", { slots: [slot(1, { memberTypes: ["12"] })] }],
  ["the day has its offers", { taken: new Map([["2026-12-16", 10]]) }],
])("nothing is offered when %s", (_when, input) => {
  expect(plan({})).toEqual({ make: [[1, 1]], end: [] });
  expect(plan(input)).toEqual(nothing);
});

test("the earliest tee times are offered, as many a day as are left", () => {
  const slots = [3, 1, 2].map((place) => slot(place, { teeOff: inHours(15 + place) }));
  const live = [offer(1)];
  expect(plan({ slots, live, policy: { ...policy, offersPerDay: 2 } })).toEqual({ make: [[2, 1]], end: [] });
  const taken = new Map([["2026-12-16", 1]]);
  expect(plan({ slots, live, taken, policy: { ...policy, offersPerDay: 2 } })).toEqual(nothing);
});

test("of two rules the larger discount counts, of equal ones the older", () => {
  const rules = [rule({ ruleIdx: 3, percent: 25 }), rule({ ruleIdx: 2, percent: 25 }), rule()];
  expect(plan({ rules }).make).toEqual([[1, 2]]);
});

test("a nearer rule takes the place of an offer, but not under somebody's hands", () => {
  const rules = [rule(), rule({ ruleIdx: 2, percent: 30, hoursBefore: 20 })];
  const live = [offer(1)];
  expect(plan({ rules, live })).toEqual({ make: [[1, 2]], end: [[1, "RULE"]] });
  expect(plan({ rules, live, slots: [slot(1, { isHeld: true })] })).toEqual(nothing);
});

test.each<[string, Input, string]>([
  ["its rule is off", { rules: [rule({ isOn: false })] }, "RULE"],
  ["its rule has changed", { rules: [rule({ version: 2, percent: 31 })] }, "RULE"],
  ["the policy is off", { policy: { ...policy, isOn: false } }, "RULE"],
  ["its rule is off while it is held", { rules: [], slots: [slot(1, { isHeld: true })] }, "RULE"],
  ["booking has closed", { slots: [slot(1, { closesAt: now })] }, "TIME"],
  ["it is blocked or sold", { slots: [slot(1, { isFree: false })] }, "SLOT"],
  ["there is no such tee time any more", { slots: [] }, "SLOT"],
])("an offer ends when %s", (_when, input, endedBy) => {
  expect(plan({ live: [offer(1)] })).toEqual(nothing);
  expect(plan({ live: [offer(1)], ...input })).toEqual({ make: [], end: [[1, endedBy]] });
});

test("an offer of the rule's former version ends, and one of the present version is made", () => {
  expect(plan({ rules: [rule({ version: 2 })], live: [offer(1)] })).toEqual({
    make: [[1, 1]],
    end: [[1, "RULE"]],
  });
});

test.each<[string, number, number, string]>([
  ["80000", 15, 0, "68000"],
  ["79999", 15, 0, "68000"],
  ["85.50", 15, 2, "72.68"],
  ["85.50", 0, 0, "85.5"],
])("%s less %i%% with %i decimals is %s", (amount, percent, decimals, expected) => {
  expect(lessPercent(new Big(amount), percent, decimals).toString()).toBe(expected);
});

test("only a booker of an offered type has the discount", () => {
  const live = { offerIdx: 1, percent: 20, memberTypes: ["11"] };
  expect([percentOffFor(live, "11"), percentOffFor(live, "12"), percentOffFor(null, "11")]).toEqual([
    20, 0, 0,
  ]);
});
