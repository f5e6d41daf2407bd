import { pageWindow } from "@/components/ui/pagination";

const shown = (current: number, count: number) =>
  pageWindow(current, count).map((slot) => (slot.kind === "gap" ? "…" : slot.page));

describe("pageWindow", () => {
  test.each([
    [1, 1, [1]],
    [1, 0, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 16, [1, 2, 3, 4, 5, "…", 16]],
    [4, 16, [1, 2, 3, 4, 5, "…", 16]],
    [8, 16, [1, "…", 7, 8, 9, "…", 16]],
    [16, 16, [1, "…", 12, 13, 14, 15, 16]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])("page %i of %i", (current, count, expected) => {
    expect(shown(current, count)).toEqual(expected);
  });
});
