import { termsVersionState } from "@/lib/contract/code-values/terms";
import { laterVersion } from "@/lib/web/later-version";

const announced = { termsIdx: 4, state: termsVersionState.announced };
const current = { termsIdx: 3, state: termsVersionState.inForce };
const second = { termsIdx: 2, state: termsVersionState.superseded };
const first = { termsIdx: 1, state: termsVersionState.superseded };
const versions = [announced, current, second, first];

test("a reader of an old version hears of the one in force, a reader of that one of what is announced", () => {
  expect(laterVersion(versions, 1)).toBe(current);
  expect(laterVersion(versions, 2)).toBe(current);
  expect(laterVersion(versions, 3)).toBe(announced);
  expect(laterVersion(versions, 4)).toBeUndefined();
});

test("of several announced versions the next one is named", () => {
  expect(laterVersion([{ termsIdx: 5, state: termsVersionState.announced }, announced, current], 3)).toBe(
    announced,
  );
});

test("a version that is not in the list has none behind it", () => {
  expect(laterVersion(versions, 99)).toBeUndefined();
});
