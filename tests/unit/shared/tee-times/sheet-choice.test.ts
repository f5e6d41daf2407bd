import fc from "fast-check";
import {
  everyTime,
  isWanted,
  partySizes,
  readSheetChoice,
  sheetChoiceOf,
  sheetChoiceParameters,
  sheetChoiceSegment,
} from "@/lib/shared/tee-times/sheet-choice";

const code = fc.stringMatching(/^[A-Za-z0-9]{0,10}$/);
const choices = fc.record({ course: code, part: code, players: fc.integer({ min: 0, max: 8 }) });

test("a choice comes back from its address and from its segment", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readSheetChoice(new URLSearchParams(sheetChoiceParameters(choice)))).toEqual(choice);
      const segment = sheetChoiceSegment(choice);
      expect(segment === null ? everyTime : sheetChoiceOf(segment)).toEqual(choice);
    }),
  );
});

test("no text of an address breaks out of the segment, or is read as more than it is", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (course, part, players) => {
      const choice = readSheetChoice(new URLSearchParams({ course, part, players }));
      expect(sheetChoiceSegment(choice) ?? "").toMatch(/^[A-Za-z0-9]*-?[A-Za-z0-9]*-?\d?$/);
    }),
  );
});

test("a slot is wanted by its course, its part and a party that it takes", () => {
  const slot = { courseCode: "1", period: "2", minPlayers: 3, maxPlayers: 4 };
  const wants = (choice: object) => isWanted(slot, { ...everyTime, ...choice });
  expect([wants({}), wants({ course: "1", part: "2", players: 3 })]).toEqual([true, true]);
  expect([wants({ course: "2" }), wants({ part: "1" }), wants({ players: 2 })]).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  [
    ["3", "4", "4", "0"],
    [3, 4],
  ],
  [
    ["2", "3", "4", "0"],
    [2, 3, 4],
  ],
  [
    ["1", "1", "8"],
    [1, 2, 3, 4, 5, 6, 7, 8],
  ],
])("with a party size of %j a visitor may choose %j", (values, sizes) => {
  expect(partySizes(values)).toEqual(sizes);
});
