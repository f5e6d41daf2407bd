import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ForecastView } from "@/components/ishm/forecast/forecast-view";
import type { ForecastTargetReport } from "@/lib/contract/bookings/forecast";
import type { CallOutput } from "@/lib/contract/routes";
import { officeMenus } from "@/lib/web/office/office-menus";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";

type Answer = CallOutput<"GET /ops/forecast">;

const month = { month: "2026-10", forecasts: 820, modelScore: 0.101, baseScore: 0.1204 };
const shown: ForecastTargetReport = {
  status: "SHOWN",
  forecasts: 9400,
  baseRate: 0.157,
  months: [{ ...month, expected: 131.4, observed: 128 }],
  calibration: [
    { step: 1, forecasts: 82, expected: 0.02, observed: 0.01 },
    { step: 2, forecasts: 82, expected: 0.4, observed: 0.38 },
  ],
  drivers: [
    { kind: "record", period: null, ratio: 2.1 },
    { kind: "weekend", period: null, ratio: 0.45 },
    { kind: "period", period: "2", ratio: 1.02 },
  ],
  spread: { low: -1.3, high: 1.4 },
};
const worse: ForecastTargetReport = {
  ...shown,
  status: "WORSE",
  baseRate: 0.02,
  months: [{ ...month, modelScore: 0.0213, baseScore: 0.0204, expected: 18.2, observed: 9 }],
  calibration: [],
  drivers: [],
};
const made: NonNullable<Answer["forecast"]> = {
  madeOn: "2026-11-23",
  fittedAt: "2026-11-23T04:00:00+09:00",
  from: "2025-06-01",
  cancel: shown,
  noShow: worse,
  days: [
    {
      playDate: "2026-11-26",
      period: "1",
      bookings: 31,
      cancels: { mean: 4.26, low: 2.4, high: 6.1 },
      noShows: null,
    },
    { playDate: "2026-11-26", period: "2", bookings: 3, cancels: null, noShows: null },
  ],
};

let answer: Answer;
mockServer(mockCall("GET /ops/forecast", () => answer));

beforeEach(() => {
  answer = {
    isOn: true,
    monthsNeeded: 3,
    daysNeeded: 104,
    bookingsNeeded: 5,
    periods: [
      { key: "1", name: "Part 1" },
      { key: "2", name: "Part 2" },
    ],
    forecast: made,
  };
  visit("/ishm/ops/forecast");
});

const show = () => renderOffice(<ForecastView />, officeWith(readOnly));
const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

test("a day has its sums with their range; few bookings, or a forecast that is not good enough, have none", async () => {
  show();
  const table = await screen.findByRole("table", { name: "Next 14 days" });
  const [, first, second] = within(table).getAllByRole("row");
  expect(first && cellsOf(first)).toEqual(["2026.11.26 (Thu) Part 1", "31", "4.3 (2–7)", "–", "–"]);
  expect(second && cellsOf(second).slice(1)).toEqual(["3", "–", "–", "–"]);
  expect(screen.getByText(/No figures for parts with fewer than 5 bookings/)).toBeInTheDocument();
  expect(screen.getByText(/Made on 2026\.11\.23 04:00/)).toHaveTextContent("since 2025.06.01");
});

test("each target says whether it is shown, with its base rate and its months beside it", async () => {
  show();
  expect(
    await screen.findByText(/Shown: at least as accurate as the base rate in the 1 month/),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/Not shown: less accurate than the base rate in 1 of 1 month checked/),
  ).toBeInTheDocument();
  expect(screen.getByText("Base rate: 15.7% of bookings are cancelled.")).toBeInTheDocument();
  const cancels = within(screen.getByRole("table", { name: "Cancellations by month" }));
  expect(cellsOf(cancels.getAllByRole("row")[1] as HTMLElement)).toEqual([
    "October 2026",
    "131",
    "128",
    "0.1010",
    "0.1204",
    "Good",
  ]);
  const noShows = within(screen.getByRole("table", { name: "No-shows by month" }));
  expect(noShows.getByText("Worse")).toBeInTheDocument();
  expect(screen.getByText("There are too few past forecasts to compare.")).toBeInTheDocument();
});

test("the calibration is a table too", async () => {
  show();
  await userEvent.click(
    await screen.findByRole("button", { name: /As table \(Cancellations: forecast and actual/ }),
  );
  const table = within(screen.getByRole("table", { name: "Cancellations: forecast and actual" }));
  expect(cellsOf(table.getAllByRole("row")[2] as HTMLElement)).toEqual(["2", "82", "40%", "38%"]);
});

test("what the model looks at stands in words, the strongest first; a model that does not show has none", async () => {
  show();
  const table = within(await screen.findByRole("table", { name: "What makes cancellations likely" }));
  expect(table.getAllByRole("row").slice(1).map(cellsOf)).toEqual([
    ["Booker cancelled often before", "Much more likely", "× 2.10"],
    ["Weekend or holiday", "Much less likely", "× 0.45"],
    ["Part 2", "Hardly any", "× 1.02"],
  ]);
  expect(screen.queryByRole("table", { name: "What makes no-shows likely" })).not.toBeInTheDocument();
});

test("without enough history the days are not shown, and the screen says how much is missing", async () => {
  const none: ForecastTargetReport = { ...worse, status: "NO_HISTORY", months: [], calibration: [] };
  answer = { ...answer, forecast: { ...made, cancel: none, noShow: none } };
  show();
  const told = await screen.findAllByText(/too little history\. 0 of 3 months could be checked.*104 days/);
  expect(told).toHaveLength(2);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("switched off, and before the first night, the screen says so", async () => {
  answer = { ...answer, isOn: false, forecast: null };
  const { unmount } = show();
  expect(await screen.findByText(/switched off in the policies/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Policies" })).toHaveAttribute("href", "/ishm/ops/policies");
  unmount();
  answer = { ...answer, isOn: true };
  show();
  expect(await screen.findByText("The first forecast will be made tonight at 04:00.")).toBeInTheDocument();
});

test("without the right there is nothing to see", () => {
  renderOffice(<ForecastView />, officeWith({ ...readOnly, isRead: false }));
  expect(screen.queryByText("Next 14 days")).not.toBeInTheDocument();
  expect(officeMenus.forecast.path).toBe("/ishm/ops/forecast");
});
