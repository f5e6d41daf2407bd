import { firstSlot, type GridKey, slotsBetween, slotTowards } from "@/components/ishm/sheet/grid/grid-keys";
import { isSideBySide, partsOfCourse, sheetParts } from "@/components/ishm/sheet/grid/sheet-grid";
import { daySheet, slotOf } from "@/tests/support/scenes/desk/staff-sheet";

const parts = sheetParts(daySheet());

describe("a day as it is laid out", () => {
  test("has its parts in the order of play, its times downwards, its courses across", () => {
    expect(parts.map(({ period, courseCodes }) => [period, courseCodes])).toEqual([
      ["1", ["1", "2", "3"]],
      ["2", ["1", "2"]],
    ]);
    expect(parts[0]?.rows[1]?.teeTime).toBe("07:07");
    expect(parts[0]?.rows[1]?.slots.map((slot) => slot?.sheetIdx)).toEqual([1102, 1202, 1302]);
  });

  test("shows a squeezed time as a row of its own, with nothing on the other courses", () => {
    const day = daySheet();
    const squeezed = sheetParts({ ...day, slots: [...day.slots, slotOf(1204, "07:11")] });
    expect(squeezed[0]?.rows[2]?.slots.map((slot) => slot?.sheetIdx ?? null)).toEqual([null, 1204, null]);
  });

  test("of one course has the times of that course only", () => {
    const own = partsOfCourse(parts, "3");
    expect(own.map(({ period, rows }) => [period, rows.length])).toEqual([["1", 3]]);
    expect(own[0]?.rows[0]?.slots.map((slot) => slot?.sheetIdx)).toEqual([1301]);
  });

  test("stands in parts side by side once it is too long for one screen", () => {
    const long = { period: "1", courseCodes: ["1"], rows: Array(20).fill({ teeTime: "07:00", slots: [] }) };
    expect(isSideBySide(parts)).toBe(false);
    expect(isSideBySide([long, { ...long, period: "2" }])).toBe(true);
    expect(isSideBySide([{ ...long, rows: [...long.rows, ...long.rows] }])).toBe(false);
  });
});

describe("the keys of the grid", () => {
  test.each<[GridKey, number, number]>([
    ["ArrowDown", 1101, 1102],
    ["ArrowDown", 1103, 2101],
    ["ArrowUp", 2101, 1103],
    ["ArrowUp", 1101, 1101],
    ["ArrowRight", 1101, 1201],
    ["ArrowRight", 1301, 1301],
    ["ArrowLeft", 1301, 1201],
    ["Home", 1302, 1102],
    ["End", 1102, 1302],
    ["PageDown", 1202, 2201],
    ["PageUp", 2203, 2201],
    ["PageUp", 2201, 1201],
  ])("%s leads from %i to %i", (key, from, to) => {
    expect(slotTowards(parts, from, key)).toBe(to);
  });

  test("a course that the next part does not play leads to the nearest one", () => {
    expect(slotTowards(parts, 1303, "ArrowDown")).toBe(2201);
  });

  test("begin at the first time when the one they stood on is gone", () => {
    expect(slotTowards(parts, 9999, "ArrowDown")).toBe(1101);
    expect(firstSlot([])).toBeNull();
  });

  test("extend to the rectangle between two times, whichever way it was drawn", () => {
    const wanted = [1102, 1202, 1103, 1203];
    expect(slotsBetween(parts, 1102, 1203)).toEqual(wanted);
    expect(slotsBetween(parts, 1203, 1102)).toEqual(wanted);
  });
});
