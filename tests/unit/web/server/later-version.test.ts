import { laterVersion } from "@/lib/web/later-version";

const announced = { termsIdx: 4, state: "20" };
const current = { termsIdx: 3, state: "30" };
const second = { termsIdx: 2, state: "40" };
const first = { termsIdx: 1, state: "40" };
const versions = [announced, current, second, first];

test("a reader of an old version hears of the one in force, a reader of that one of what is announced", () => {
  expect(laterVersion(versions, 1)).toBe(current);
  expect(laterVersion(versions, 2)).toBe(current);
  expect(laterVersion(versions, 3)).toBe(announced);
  expect(laterVersion(versions, 4)).toBeUndefined();
});

test("of several announced versions the next one is named", () => {
  expect(laterVersion([{ termsIdx: 5, state: "20" }, announced, current], 3)).toBe(announced);
});

test("a version that is not in the list has none behind it", () => {
  expect(laterVersion(versions, 99)).toBeUndefined();
});
