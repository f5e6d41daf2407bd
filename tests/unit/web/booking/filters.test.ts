import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { everything, filterChoices, fittingSlots, steadySlots } from "@/lib/web/booking/filters";
import { slot } from "@/tests/support/scenes/sheet-slot";

const idxs = (slots: readonly SheetSlot[]) => slots.map(({ sheetIdx }) => sheetIdx);

const sheet = [
  slot(1),
  slot(2, { courseCode: "2", teeTime: "11:20", greenFee: 70_000 }),
  slot(3, { openCode: "20", bookable: false }),
  slot(4, { minPlayers: 4, greenFee: null }),
];

describe("what of a sheet is shown", () => {
  test.each([
    ["everything", {}, [1, 2, 3, 4]],
    ["one course", { course: "2" }, [2]],
    ["one hour", { hour: "07" }, [1, 3, 4]],
    ["teams of three", { players: 3 }, [1, 2, 3]],
    ["a price at most, and none without one", { maxFee: 70_000 }, [2]],
    ["free times only", { isFreeOnly: true }, [1, 2, 4]],
    ["all wishes at once", { course: "1", hour: "07", players: 3, isFreeOnly: true }, [1]],
  ])("%s", (_what, input, expected) => {
    expect(idxs(fittingSlots(sheet, { ...everything, ...input }, null))).toEqual(expected);
  });

  test("the held time stays whatever is asked for", () => {
    expect(idxs(fittingSlots(sheet, { ...everything, course: "2" }, 1))).toEqual([1, 2]);
  });

  test("the choices are those of the day, each once and in order", () => {
    expect(filterChoices(sheet)).toEqual({
      parts: ["1"],
      hours: ["07", "11"],
      sizes: [3, 4],
      fees: [70_000, 80_000],
    });
  });
});

describe("a sheet that is read again", () => {
  test("keeps the objects of slots that have not changed, and is the old one when none has", () => {
    const again = sheet.map((one) => ({ ...one }));
    expect(steadySlots(sheet, again)).toBe(sheet);
    const changed = again.with(1, slot(2, { openCode: "30", bookable: false }));
    const steady = steadySlots(sheet, changed);
    expect(steady[0]).toBe(sheet[0]);
    expect(steady[1]).toBe(changed[1]);
  });
});
