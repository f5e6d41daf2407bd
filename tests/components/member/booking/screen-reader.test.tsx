import type { ReactNode } from "react";
import { MonthGrid } from "@/components/member/booking/calendar/month-grid";
import { SheetTable } from "@/components/member/booking/sheet/sheet-table";
import { expectInOrder, readAloud, withoutPseudoStyles } from "@/tests/support/web/read-aloud";
import { context, dayFace, Panel, show, slot } from "./scene";

/*
 * A smoke test of what is said in the order of reading: machines find a part, docs/accessibility.md tells the rest.
 */
beforeEach(withoutPseudoStyles);

async function announced(part: ReactNode): Promise<string[]> {
  show(part);
  return readAloud();
}

const nothing = () => {};
const nameOf = (_set: string, key: string) => key;

test("the calendar: a grid with the month as its name, days with their state, the chosen one told", async () => {
  const faceOf = (date: string) => ({
    ...dayFace(date),
    announced: `${date}, 35 free tee times`,
    word: "35 free",
  });
  const log = await announced(
    <MonthGrid
      context={context}
      faceOf={faceOf}
      month="2026-12"
      today="2026-12-01"
      chosen="2026-12-16"
      onMonth={nothing}
      onChoose={nothing}
    />,
  );
  expectInOrder(log, [
    "button, Previous month",
    "heading, December 2026, level 2",
    "button, Next month",
    "grid, December 2026",
    "columnheader, Sunday",
    "button, 2026-12-15, 35 free tee times",
    /^gridcell, .*selected/,
    "button, 2026-12-16, 35 free tee times",
  ]);
});

test("the tee sheet: each time under its course, free ones are buttons with their price", async () => {
  const courses = [
    { courseCode: "1", courseName: "Mir", courseOut: "2", free: 1 },
    { courseCode: "2", courseName: "Sol", courseOut: "3", free: 0 },
  ];
  const log = await announced(
    <SheetTable
      context={context}
      nameOf={nameOf}
      courses={courses as never}
      label="Tee times"
      shownCourse=""
      slots={[slot(104), slot(105, { courseCode: "2", courseOut: "3", bookable: false, openCode: "20" })]}
      heldIdx={null}
      isOffered
      busyIdx={null}
      own={new Map()}
      onPick={nothing}
    />,
  );
  expectInOrder(log, [
    "table, Tee times",
    "columnheader, Mir → Sol 1 left",
    "rowheader, 07:21",
    "button, 07:21 Mir Available ₩80,000, not pressed",
    /^cell, 07:21 Sol/,
  ]);
  expect(log.filter((phrase) => phrase.startsWith("button"))).toHaveLength(1);
});

test("the hold: what is held, the choices with their state, the price, the consent, the clock, the way on", async () => {
  const log = await announced(<Panel />);
  expectInOrder(log, [
    /^region, .*07:21, Mir → Sol$/,
    "group, Players",
    "radio, 3 players, checked, position 1, set size 2",
    "combobox, Coupon, has popup listbox, not expanded",
    "region, Players",
    "region, Price",
    /^Free cancellation until/,
    "checkbox, I have read and agree to the booking and cancellation rules., not checked",
    "timer, Time left",
    "button, Extend",
    "button, Release",
    "button, Book this time",
  ]);
});
