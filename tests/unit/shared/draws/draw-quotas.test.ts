import { quotaFaults, quotaSum, usualQuotas } from "@/lib/shared/draws/draw-quotas";

const types = ["41", "42", "43", "45", "49"];
const group = (memberTypes: string[], weekdayPercent: number, weekendPercent: number) => ({
  memberTypes,
  weekdayPercent,
  weekendPercent,
});

test("the usual shares of domain.md 7.9.5 are whole", () => {
  expect(quotaFaults(usualQuotas, types)).toEqual([]);
});

test.each([
  ["weekdays short of 100", [group(["41"], 99, 100)], "quotas.weekdayPercent", "sum"],
  ["weekends past 100", [group(["41"], 50, 50), group(["42"], 50, 51)], "quotas.weekendPercent", "sum"],
  ["a type that may not apply", [group(["41", "30"], 100, 100)], "quotas.0.memberTypes", "uninvited"],
  [
    "a type in two groups",
    [group(["41"], 50, 50), group(["42", "41"], 50, 50)],
    "quotas.1.memberTypes",
    "twice",
  ],
])("%s is told at its field", (_what, quotas, field, reason) => {
  expect(quotaFaults(quotas, types)).toEqual([{ field, reason }]);
});

test("thirds and tenths add up without the noise of binary fractions", () => {
  const tenths = [0.1, 0.2, 99.7].map((share) => group(["41"], share, share));
  expect(quotaSum(tenths, "weekdayPercent")).toBe(100);
});
