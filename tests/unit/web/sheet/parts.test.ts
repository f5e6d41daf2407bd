import { proposedThird, thirdNines } from "@/components/ishm/sheet/booking/book-draft";
import {
  bookingChanges,
  changedSlots,
  dayWindow,
  ledgerShares,
  scrollTo,
} from "@/components/ishm/sheet/day/day-figures";
import { canMove, dropOn } from "@/components/ishm/sheet/grid/drop";
import { purposesFor, timeBetween } from "@/components/ishm/sheet/slot/purpose";
import { booked, bookingOf, daySheet, slotOf } from "@/tests/support/scenes/desk/staff-sheet";

describe("the ledger bar", () => {
  test("leaves out what a day has not; the rest fill it whole", () => {
    const shares = ledgerShares({ open: 40, allotted: 0, draw: 0, team: 8, blocked: 0, booked: 30, held: 0 });
    expect(shares.map(({ kind, count }) => [kind, count])).toEqual([
      ["booked", 30],
      ["open", 40],
      ["team", 8],
    ]);
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
  });

  test("of a day without slots is empty", () => {
    expect(ledgerShares({ open: 0, allotted: 0, draw: 0, team: 0, blocked: 0, booked: 0, held: 0 })).toEqual(
      [],
    );
  });
});

describe("the strip of days", () => {
  const strip = { width: 620, dayWidth: 62, count: 93 };

  test("draws the days in sight and a few beside them, however far it is scrolled", () => {
    for (let scrolled = 0; scrolled <= 93 * 62 - 620; scrolled += 31) {
      const { from, to } = dayWindow(scrolled, strip);
      expect(from * 62).toBeLessThanOrEqual(scrolled);
      expect(to * 62).toBeGreaterThanOrEqual(scrolled + 620);
      expect(to - from).toBeLessThanOrEqual(19);
    }
  });

  test("brings a day into its middle, but never before its beginning", () => {
    expect(scrollTo(50, strip)).toBe(50 * 62 - 279);
    expect(scrollTo(1, strip)).toBe(0);
  });
});

describe("where a booking may be put", () => {
  const from = slotOf(1101, "07:00", booked(bookingOf(1, "Kim M**")));
  const other = slotOf(1102, "07:07", booked(bookingOf(2, "Lee S**")));

  test("on a free time it moves, on a booking it swaps", () => {
    expect(dropOn(from, slotOf(1103, "07:14"))).toBe("move");
    expect(dropOn(from, slotOf(1103, "07:14", { display: "90", openType: "90" }))).toBe("move");
    expect(dropOn(from, other)).toBe("swap");
  });

  test.each(["30", "50", "70", "80"] as const)("nothing is put on a slot that shows %s", (display) => {
    expect(dropOn(from, slotOf(1103, "07:14", { display }))).toBeNull();
  });

  test("nothing is put where it came from, and who has checked in stays", () => {
    expect(dropOn(from, from)).toBeNull();
    const arrived = slotOf(1104, "07:21", booked(bookingOf(3, "Park", { state: "30" })));
    expect(canMove(arrived)).toBe(false);
    expect(dropOn(from, arrived)).toBeNull();
    expect(canMove({ ...from, linkedSheetIdx: 1304 })).toBe(false);
  });
});

describe("what may be made of times", () => {
  test("what they all are already is not offered; a booked one takes only a note", () => {
    expect(purposesFor([slotOf(1101, "07:00")])).toEqual(["block", "allot", "note"]);
    expect(purposesFor([slotOf(1101, "07:00"), slotOf(1102, "07:07", { openType: "90" })])).toEqual([
      "block",
      "open",
      "allot",
      "note",
    ]);
    expect(purposesFor([slotOf(1101, "07:00", booked(bookingOf(1, "Kim")))])).toEqual(["note"]);
  });

  test("a squeezed time is proposed in the middle before the next one of its course", () => {
    expect(timeBetween(daySheet().slots, slotOf(1101, "07:00"))).toBe("07:03");
    expect(timeBetween([], slotOf(1101, "09:58"))).toBe("10:02");
  });
});

describe("what another desk has changed", () => {
  test("are the cells that differ, and none of them when the day is another one", () => {
    const before = daySheet();
    const after = daySheet({ 1202: { openType: "90", display: "90", note: "Mowing" } });
    expect(changedSlots(before, after)).toEqual([1202]);
    expect(changedSlots({ ...before, playDate: "2026-12-15" }, after)).toEqual([]);
    expect(changedSlots(null, after)).toEqual([]);
  });

  test("is said of a booking in words: where it is, its state, its players", () => {
    const booking = bookingOf(1, "Kim M**");
    const held = { booking, sheetIdx: 1101 };
    const later = (part: Partial<typeof booking>, sheetIdx = 1101) =>
      bookingChanges(held, { booking: { ...booking, version: 2, ...part }, sheetIdx });
    expect(bookingChanges(held, held)).toEqual([]);
    expect(bookingChanges(held, null)).toEqual(["gone"]);
    expect(later({ playerCount: 3 }, 1102)).toEqual(["moved", "players"]);
    expect(later({ state: "20", caddieMode: "S" })).toEqual(["state", "caddie"]);
    expect(later({ memo: "late" })).toEqual(["other"]);
  });
});

describe("the third nine of 27 holes", () => {
  const first = slotOf(1101, "07:00", { courseOut: "2" });
  const sol = slotOf(1201, "07:00", { courseOut: "3" });
  const free = [slotOf(2301, "12:00"), slotOf(2101, "11:40"), slotOf(2302, "11:20")];

  test("begins later that day on a free time that is open to all", () => {
    const taken = [
      slotOf(2102, "11:47", booked(bookingOf(1, "Kim M**"))),
      slotOf(2103, "11:54", { openType: "60", display: "60" }),
      slotOf(2104, "12:01", { linkedSheetIdx: 1102 }),
      slotOf(2105, "12:08", { display: "50" }),
      slotOf(2106, "12:15", {
        lock: { memberIdx: 1, name: "Lee", kind: "LOCK", expiresAt: "2026-12-16T09:00:00+09:00" },
      }),
    ];
    const idxs = thirdNines([first, sol, ...free, ...taken], first).map(({ sheetIdx }) => sheetIdx);
    expect(idxs).toEqual([2302, 2101, 2301]);
  });

  test("is proposed after two nines on the nine that comes then; else on the first free one, else the last", () => {
    expect(proposedThird([first, sol, ...free], first)).toBe(2301);
    expect(proposedThird([first, ...free], first)).toBe(2101);
    expect(proposedThird([first, sol, slotOf(2302, "11:20")], first)).toBe(2302);
    expect(proposedThird([first, sol], first)).toBeNull();
  });
});
