import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Table, TableBody, TableCell, TableRow } from "@/components/ui/table";

/** Measures when the test says so; jsdom lays nothing out. */
class FakeObserver {
  static measures: (() => void)[] = [];
  constructor(measure: () => void) {
    FakeObserver.measures.push(measure);
  }
  observe() {}
  disconnect() {}
}

const measureAt = (content: number, frame: number) => {
  jest.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(content);
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(frame);
  act(() => {
    for (const measure of FakeObserver.measures) measure();
  });
};

const show = (cell: ReactNode) =>
  render(
    <Table label="Applicants">
      <TableBody>
        <TableRow>
          <TableCell>{cell}</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );

describe("the frame of a table", () => {
  const before = globalThis.ResizeObserver;

  beforeEach(() => {
    FakeObserver.measures = [];
    globalThis.ResizeObserver = FakeObserver as unknown as typeof ResizeObserver;
  });

  afterEach(() => {
    jest.restoreAllMocks();
    globalThis.ResizeObserver = before;
  });

  test("a table wider than the window is scrolled by keyboard, and is no stop once it fits", () => {
    show("Hong");
    measureAt(900, 375);
    expect(screen.getByRole("group", { name: "Applicants" })).toHaveAttribute("tabindex", "0");
    measureAt(900, 1440);
    expect(screen.queryByRole("group")).toBeNull();
  });

  test("a table with something to focus in it is no further stop", () => {
    show(<button type="button">Open</button>);
    measureAt(900, 375);
    expect(screen.queryByRole("group")).toBeNull();
  });
});
