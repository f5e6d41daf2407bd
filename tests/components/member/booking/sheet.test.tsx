import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SheetList } from "@/components/member/booking/sheet/sheet-list";
import { SheetTable } from "@/components/member/booking/sheet/sheet-table";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { context, show, slot } from "./scene";

const courses = [
  { courseCode: "1", courseName: "Mir", courseOut: "2", free: 1 },
  { courseCode: "2", courseName: "Sol", courseOut: "1", free: 0 },
];
const codes = ["20", "30", "40", "50", "60", "70", "80", "90"] as const;
const slots: SheetSlot[] = [
  slot(101, { teeTime: "07:00" }),
  ...codes.map((openCode, index) =>
    slot(110 + index, { teeTime: `08:0${index}`, openCode, bookable: false }),
  ),
];
const words = (_set: string, key: string) => `word ${key}`;
const cells = {
  context,
  courses,
  nameOf: words,
  heldIdx: null,
  busyIdx: null,
  own: new Map<number, number>(),
  isOffered: true,
};

test.each([
  ["table", SheetTable],
  ["list", SheetList],
] as const)("the %s tells every state as a word; only what can be had is a button", async (_view, View) => {
  const onPick = jest.fn();
  show(<View {...cells} label="Date" slots={slots} shownCourse="" onPick={onPick} />);
  for (const code of codes) expect(screen.getByText(`word ${code}`)).toBeInTheDocument();
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(1);
  expect(buttons[0]).toHaveAccessibleName(/07:00\s*Mir\s*Available\s*₩80,000/);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(onPick).toHaveBeenCalledWith(slots[0]);
});

test.each([
  ["table", SheetTable],
  ["list", SheetList],
] as const)(
  "who cannot book sees the %s's times and prices, no button, and no word of what can be had",
  (_view, View) => {
    show(<View {...cells} isOffered={false} label="Day" slots={slots} shownCourse="" onPick={jest.fn()} />);
    expect(screen.getAllByText(/07:00/)[0]).toBeInTheDocument();
    expect(screen.getByText("₩80,000")).toBeInTheDocument();
    expect(screen.getByText("Not open to you")).toBeInTheDocument();
    expect(screen.queryByText(/available|left$/i)).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test.each([
  ["table", SheetTable],
  ["list", SheetList],
] as const)(
  "in the %s a last-minute price stands beside the usual one, which is said in words",
  (_view, View) => {
    const offered = slot(101, { greenFee: 64_000, lastMinute: { percent: 20, usualFee: 80_000 } });
    show(<View {...cells} label="Date" slots={[offered]} shownCourse="" onPick={jest.fn()} />);
    const button = screen.getByRole("button");
    expect(button).toHaveAccessibleName(/Usual price ₩80,000, now\s*₩64,000\s*20% off/);
    const struck = within(button).getByText("₩80,000");
    expect([struck.tagName, struck.getAttribute("aria-hidden")]).toEqual(["S", "true"]);
  },
);

test("what the member holds or has booked says so", () => {
  show(
    <SheetTable
      {...cells}
      heldIdx={101}
      own={new Map([[110, 500_001]])}
      label="Date"
      slots={slots}
      shownCourse=""
      onPick={jest.fn()}
    />,
  );
  const held = screen.getByRole("button", { pressed: true });
  expect(within(held).getByText("Held for you")).toBeInTheDocument();
  expect(screen.getByText("My booking")).toBeInTheDocument();
  expect(screen.queryByText("word 20")).toBeNull();
});
