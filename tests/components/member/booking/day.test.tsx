import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemberCalendar } from "@/components/member/booking/calendar/member-calendar";
import { MonthGrid } from "@/components/member/booking/calendar/month-grid";
import { WeekStrip } from "@/components/member/booking/calendar/week-strip";
import { DayLedger } from "@/components/member/booking/day/chosen-day";
import { DayNote, SuspensionNote } from "@/components/member/booking/day/day-note";
import { QueuePanel } from "@/components/member/booking/queue/queue-panel";
import { mockCall, mockServer } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { calendarDay, context, dayFace, playDate, show } from "./scene";

const nothing = () => {};
const server = mockServer();

describe("the date grid", () => {
  const grid = (onMonth = jest.fn(), onChoose = jest.fn()) =>
    show(
      <MonthGrid
        context={context}
        onMonth={onMonth}
        onChoose={onChoose}
        month="2026-12"
        today="2026-12-01"
        chosen="2026-12-16"
        faceOf={dayFace}
      />,
    );
  const focused = () => (document.activeElement as HTMLElement).dataset.date;

  test("has one tab stop, the chosen day, and is walked by the keys of APG", async () => {
    const onChoose = jest.fn();
    grid(jest.fn(), onChoose);
    expect(document.querySelectorAll("[data-date][tabindex='0']")).toHaveLength(1);
    screen.getByRole("button", { name: "2026-12-16" }).focus();
    for (const [keys, date] of [
      ["{ArrowRight}", "2026-12-17"],
      ["{ArrowDown}", "2026-12-24"],
      ["{Home}", "2026-12-20"],
      ["{End}", "2026-12-26"],
      ["{ArrowUp}{ArrowLeft}", "2026-12-18"],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(focused()).toBe(date);
    }
    await userEvent.keyboard("{Enter}");
    expect(onChoose).toHaveBeenCalledWith("2026-12-18");
    expect(screen.getByRole("gridcell", { selected: true })).toHaveTextContent("16");
  });

  test("leads to other months and years", async () => {
    const onMonth = jest.fn();
    grid(onMonth);
    screen.getByRole("button", { name: "2026-12-16" }).focus();
    await userEvent.keyboard("{PageDown}");
    expect(onMonth).toHaveBeenLastCalledWith("2027-01");
    screen.getByRole("button", { name: "2026-12-16" }).focus();
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
    expect(onMonth).toHaveBeenLastCalledWith("2025-12");
  });
});

test("weeks that are over are left out, and the keys lead back to them", async () => {
  show(
    <MonthGrid
      context={context}
      onMonth={jest.fn()}
      onChoose={jest.fn()}
      month="2026-12"
      today="2026-12-16"
      chosen="2026-12-16"
      faceOf={dayFace}
    />,
  );
  expect(screen.queryByRole("button", { name: "2026-12-12" })).toBeNull();
  screen.getByRole("button", { name: "2026-12-16" }).focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(screen.getByRole("button", { name: "2026-12-09" })).toHaveFocus();
});

test("in the last days of a month the grid goes on, and its keys stay in it", async () => {
  const onMonth = jest.fn();
  show(
    <MonthGrid
      context={context}
      onMonth={onMonth}
      onChoose={jest.fn()}
      month="2026-11"
      today="2026-11-29"
      chosen={null}
      faceOf={dayFace}
    />,
  );
  expect(screen.getByRole("grid", { name: "November – December 2026" })).toBeVisible();
  screen.getByRole("button", { name: "2026-11-30" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("button", { name: "2026-12-14" })).toHaveFocus();
  expect(onMonth).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}");
  expect(onMonth).toHaveBeenLastCalledWith("2026-12");
});

/** The grid with the month that its keys lead to. */
function Paged({ start }: { start: string }) {
  const [month, setMonth] = useState(start.slice(0, 7));
  return (
    <MonthGrid
      context={context}
      month={month}
      today={start}
      chosen={start}
      faceOf={dayFace}
      onMonth={setMonth}
      onChoose={jest.fn()}
    />
  );
}

describe("months of the date grid", () => {
  const press = (keys: string) => userEvent.keyboard(keys);
  const focused = () => (document.activeElement as HTMLElement).dataset.date;

  test.each([
    ["2026-12-01", "2027-01-01"],
    ["2027-01-31", "2027-02-28"],
    ["2028-01-31", "2028-02-29"],
    ["2026-12-31", "2027-01-31"],
  ])("from %s a page down and a page up are back where they were", async (start, below) => {
    show(<Paged start={start} />);
    screen.getByRole("button", { name: start }).focus();
    await press("{PageDown}");
    expect(focused()).toBe(below);
    await press("{PageUp}");
    expect(focused()).toBe(start);
    await press("{Shift>}{PageDown}{/Shift}{Shift>}{PageUp}{/Shift}");
    expect(focused()).toBe(start);
  });

  test("the ends of a week lie in another month, and the arrows lead back", async () => {
    show(<Paged start="2026-12-01" />);
    screen.getByRole("button", { name: "2026-12-01" }).focus();
    await press("{Home}");
    expect(focused()).toBe("2026-11-29");
    await press("{ArrowRight}{ArrowRight}");
    expect(focused()).toBe("2026-12-01");
  });

  test("a day that was pointed at begins its own pages", async () => {
    show(<Paged start="2027-01-31" />);
    screen.getByRole("button", { name: "2027-01-31" }).focus();
    await press("{PageDown}");
    screen.getByRole("button", { name: "2027-02-10" }).focus();
    await press("{PageDown}");
    expect(focused()).toBe("2027-03-10");
  });
});

test.each([
  ["2026-11-29", "November 2026"],
  ["2026-12-02", "December 2026"],
  [null, "December 2026"],
])("the week of 29 November to 5 December with %s chosen is headed %s", (chosen, title) => {
  show(
    <WeekStrip
      context={context}
      chosen={chosen}
      today="2026-12-01"
      faceOf={() => null}
      onMonth={nothing}
      onChoose={nothing}
      onWhole={nothing}
    />,
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(title);
});

describe("the week of a phone", () => {
  const strip = (more: Partial<Parameters<typeof WeekStrip>[0]> = {}) =>
    show(
      <WeekStrip
        context={context}
        chosen="2026-12-02"
        today="2026-12-01"
        faceOf={dayFace}
        onMonth={nothing}
        onChoose={nothing}
        onWhole={nothing}
        {...more}
      />,
    );

  test("asks for the months of the week that is leafed to, and not for weeks that are over", async () => {
    const onMonth = jest.fn();
    strip({ onMonth });
    const back = screen.getByRole("button", { name: "Previous week" });
    expect(back).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Next week" }));
    expect(onMonth).toHaveBeenLastCalledWith("2026-12", null);
    expect(screen.getByRole("button", { name: "2026-12-06" })).toBeVisible();
    for (const _ of "123") await userEvent.click(screen.getByRole("button", { name: "Next week" }));
    expect(onMonth).toHaveBeenLastCalledWith("2026-12", "2027-01");
    expect(back).toBeEnabled();
  });

  test("marks the chosen day, and chooses a day that says something, no other", async () => {
    const onChoose = jest.fn();
    const faceOf = (date: string) => ({ ...dayFace(date), isSilent: date === "2026-12-04" });
    strip({ onChoose, faceOf });
    const day = (date: string) => screen.getByRole("button", { name: date });
    expect(day("2026-12-02")).toHaveAttribute("aria-pressed", "true");
    expect(day("2026-12-03")).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(day("2026-12-04"));
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(day("2026-12-03"));
    expect(onChoose).toHaveBeenCalledWith("2026-12-03");
  });
});

test.each([
  { isSuspended: false, offered: 1, silenced: 0 },
  { isSuspended: true, offered: 0, silenced: 1 },
])("the calendar offers a suspended member nothing: $isSuspended", ({ isSuspended, offered, silenced }) => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const one = calendarDay({ waitingPossible: true });
  show(
    <MemberCalendar
      context={context}
      month={one.date.slice(0, 7)}
      days={[one]}
      places={new Map()}
      isSuspended={isSuspended}
      now={testNow()}
      today="2026-11-23"
      chosen={one.date}
      onMonth={nothing}
      onChoose={nothing}
    />,
  );
  expect(screen.queryAllByRole("button", { name: /35 tee times available/i })).toHaveLength(offered);
  expect(screen.queryAllByRole("button", { name: /Bookings suspended, Paused/ })).toHaveLength(silenced);
  expect(screen.queryAllByText(/Tee times left/)).toHaveLength(offered);
});

test("a suspension is told above the page until when, or without an end where none is known", () => {
  const note = (until: string | null) => show(<SuspensionNote context={context} suspension={{ until }} />);
  const dated = note("2027-05-13T00:00:00+09:00");
  expect(screen.getByText(/2027.05.13/)).toBeVisible();
  dated.unmount();
  note(null);
  expect(screen.getByText(/cannot book at present/)).toBeVisible();
});

test.each([
  { isOffered: true, word: "Available" },
  { isOffered: false, word: "Not booked" },
])("the bar of a day calls free times “$word” where isOffered is $isOffered", async ({ isOffered, word }) => {
  server.use(
    mockCall("GET /ext/slots-ledger/{club}/{date}", () => ({
      date: playDate,
      isOpen: true,
      total: 148,
      booked: 100,
      open: 35,
      membersOnly: 0,
      team: 13,
      draw: 0,
      blocked: 0,
    })),
  );
  show(<DayLedger context={context} date={playDate} isOffered={isOffered} />);
  const part = await screen.findByRole("region", { name: "How the 148 tee times of this day are allocated" });
  expect(part).toHaveTextContent(`${word} 35`);
  expect(screen.queryAllByText(/available/i)).toHaveLength(isOffered ? 1 : 0);
});

describe("why a day cannot be booked", () => {
  const note = (obstacle: Parameters<typeof DayNote>[0]["obstacle"], day = calendarDay()) =>
    show(<DayNote context={context} day={day} obstacle={obstacle} memberTypeName="Web member" />);

  test("an opening is told with its moment and how long it still is", () => {
    note({ kind: "opens", openAt: new Date(testNow() + 90_000).toISOString().replace(/\.\d+Z$/, "Z") });
    expect(screen.getByText(/Booking for Web member opens at/)).toBeVisible();
    expect(screen.getByRole("timer")).toHaveTextContent(/1 min \d+ s to go/);
  });

  test("a used-up limit names the member type and the number", () => {
    note({ kind: "limit", window: "monthWeekend", limit: 2 });
    expect(screen.getByText(/Web member: up to 2 weekend rounds a month/)).toBeVisible();
  });

  test("a full day leads to the waiting list of that day, a draw to the draws", () => {
    const day = calendarDay({ freeTeams: 0, waitingPossible: true, hasDraw: true });
    note({ kind: "full" }, day);
    expect(screen.getByRole("link", { name: "Join the waiting list" })).toHaveAttribute(
      "href",
      `/mypage/waitings?date=${day.date}`,
    );
    expect(screen.getByRole("link", { name: "Enter the draw" })).toHaveAttribute(
      "href",
      "/reservation/draws",
    );
  });
});

describe("the line of an opening", () => {
  const status = {
    isOn: true,
    openAt: new Date(testNow() + 60_000).toISOString().replace(/\.\d+Z$/, "Z"),
    joined: true,
    isHere: true,
    position: null,
    total: 12,
    admittedAt: null,
    isAdmitted: false,
  };
  const line = (change: object, onJoin = jest.fn()) =>
    show(
      <QueuePanel
        context={context}
        queue={{ ...status, ...change }}
        isJoining={false}
        problem={null}
        onJoin={onJoin}
      />,
    );

  test("is joined by one act", async () => {
    const onJoin = jest.fn();
    line({ joined: false, isHere: false, total: 0 }, onJoin);
    expect(screen.getByText(/You have not joined the queue. Nobody has joined yet./)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Join the queue" }));
    expect(onJoin).toHaveBeenCalledTimes(1);
  });

  test("that was opened on another device says so, and is taken back by one act", async () => {
    const onJoin = jest.fn();
    line({ isHere: false, position: 4 }, onJoin);
    expect(
      screen.getByText(/You are in the queue on another device\. Your place is kept and shown there\./),
    ).toBeVisible();
    expect(screen.queryByText("Place 5 of 12")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Continue here" }));
    expect(onJoin).toHaveBeenCalledTimes(1);
  });

  test("tells the place once the order is drawn, and from when a time may be chosen", () => {
    line({ position: 4, admittedAt: "2026-11-24T09:05:00+09:00" });
    expect(screen.getByText("Place 5 of 12")).toBeVisible();
    expect(screen.getByText("You can choose a tee time from 09:05.")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
