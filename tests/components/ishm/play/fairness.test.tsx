import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FairnessView } from "@/components/ishm/fairness/fairness-view";
import type { CallOutput } from "@/lib/contract/routes";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { committeeOffice } from "../frame/committee-office";
import { officeWith, renderOffice } from "../office";

type Report = CallOutput<"GET /ops/fairness">;

const nobody = { asked: 0, granted: 0, inBand: 0, otherDay: 0, minutes: null };
const figures: Report["figures"] = {
  prime: { members: 3, rounds: 6, primeRounds: 4, gini: 0.5 },
  bump: { bookings: 12, moved: 1, cancelled: 1, weather: 1, rate: 2 / 12 },
  draw: nobody,
  waiting: { asked: 2, granted: 1, inBand: 0, otherDay: 0, minutes: 21 },
  lastMinute: { offered: 8, notified: 5, taken: 2, primeTaken: 1, members: 2, rate: 0.25 },
  joins: { asked: 4, granted: 1, primeGranted: 1, members: 1, rate: 0.25 },
  cancellers: { members: 1 },
  opening: { dates: 20, slots: 300, booked: 4, inOne: 1, inFive: 2, inFifteen: 3, queue: null },
};
const full: Report = {
  from: "2026-11-01",
  to: "2026-11-30",
  compared: { from: "2026-10-01", to: "2026-10-23" },
  choices: {
    memberTypes: [{ key: "10", name: "Full member" }],
    periods: [
      { key: "1", name: "Part 1" },
      { key: "2", name: "Part 2" },
    ],
  },
  figures,
  before: { ...figures, bump: { ...figures.bump, rate: 1 / 12 } },
  deciles: [
    { decile: 1, members: 1, rounds: 3, primeRounds: 3, roundShare: 0.5, primeShare: 0.75 },
    { decile: 2, members: 2, rounds: 3, primeRounds: 1, roundShare: 0.5, primeShare: 0.25 },
  ],
};

let report: Report;
let asked: URLSearchParams[];
const looks: (string | null)[] = [];
mockServer(
  mockCall("GET /ops/fairness", ({ query }) => {
    asked.push(query);
    return report;
  }),
  mockCall("GET /ops/fairness/cancellers", ({ query }) => {
    looks.push(query.get("reason"));
    const memberName = query.get("reason") ? "Lee Sol" : "L** S**";
    const row = { memberIdx: 100_003, memberName, memberType: "10", memberTypeName: "Full member" };
    return { list: [{ ...row, cancels: 4, late: 1, noShows: 0 }], total: 1, page: 1, size: 20 };
  }),
);

beforeEach(() => {
  report = full;
  asked = [];
  looks.length = 0;
  visit("/ishm/ops/fairness");
});

test("each figure stands with its change and how it is computed; what has nothing to count says so", async () => {
  renderOffice(<FairnessView />, committeeOffice());
  const region = await screen.findByRole("region", { name: "Figures" });
  expect(within(region).getByText("16.7%")).toBeInTheDocument();
  expect(within(region).getByText("+8.3 pp more")).toBeInTheDocument();
  expect(within(region).getByText("No data in this period.")).toBeInTheDocument();
  expect(within(region).getByText(/0: evenly shared\. 1: all with one member\./)).toBeInTheDocument();
});

test("a chart is a table too, with the numbers behind it", async () => {
  renderOffice(<FairnessView />, committeeOffice());
  const name = /As table \(Popular times by decile/;
  await userEvent.click(await screen.findByRole("button", { name }));
  const table = screen.getByRole("table", { name: "Popular times by decile" });
  const rows = within(table).getAllByRole("row");
  expect(rows[1]).toHaveTextContent("11335");
  expect(rows[1]).toHaveTextContent("50%75%");
});

test("each chart says in a sentence what it means; without prime rounds it says so", async () => {
  const { unmount } = renderOffice(<FairnessView />, committeeOffice());
  expect(await screen.findByText(/75% of popular times, 50% of rounds/)).toBeInTheDocument();
  expect(screen.getByText("Within 1 min")).toBeInTheDocument();
  expect(screen.getByText("1 · 25%")).toBeInTheDocument();
  unmount();
  const [top] = full.deciles;
  report = { ...full, deciles: top ? [{ ...top, primeRounds: 0, primeShare: null }] : [] };
  renderOffice(<FairnessView />, committeeOffice());
  expect(await screen.findAllByText("No data in this period.")).toHaveLength(2);
});

test("the screen is printed as it stands", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  renderOffice(<FairnessView />, committeeOffice());
  await userEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("span, member type and what is prime are asked for and stay in the address", async () => {
  renderOffice(<FairnessView />, committeeOffice());
  await userEvent.click(await screen.findByRole("button", { name: "Quarter" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Part 2" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Member type" }), "10");
  await userEvent.click(screen.getByRole("button", { name: "Previous period" }));
  await screen.findByRole("region", { name: "Figures" });
  const last = Object.fromEntries(asked.at(-1) ?? []);
  expect(last).toMatchObject({ period: "Q", primePeriods: "1,2", memberTypes: "10", date: "2026-10-31" });
});

test("who cancels repeatedly is masked until somebody says why", async () => {
  renderOffice(<FairnessView />, committeeOffice());
  expect(await screen.findByText("L** S**")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show names" }));
  const dialog = screen.getByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox"), "Committee meeting");
  await userEvent.click(within(dialog).getByRole("button", { name: "Show names" }));
  expect(await screen.findByText("Lee Sol")).toBeInTheDocument();
  expect(looks.at(-1)).toBe("Committee meeting");
});

test("without the right there is nothing to see", async () => {
  renderOffice(<FairnessView />, officeWith());
  expect(screen.queryByRole("region", { name: "Figures" })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
