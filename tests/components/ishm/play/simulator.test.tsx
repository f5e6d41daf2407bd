import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SimulatorView } from "@/components/ishm/simulator/simulator-view";
import type { Simulation, SimulationTally } from "@/lib/contract/draws/simulations";
import type { CallOutput } from "@/lib/contract/routes";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { committeeOffice } from "../frame/committee-office";
import { renderOffice } from "../office";

const base: CallOutput<"GET /ops/simulations/base"> = {
  months: [{ month: "2026-10", bookings: 40, requests: 12 }],
  tables: {
    open: [
      {
        memberType: "10",
        weekdayDays: 28,
        weekdayTime: "09:00",
        weekendDays: 28,
        weekendTime: "09:00",
        isBookable: true,
        weekdaySharePercent: null,
      },
    ],
    limits: [
      {
        memberType: "10",
        perDay: 1,
        perWeek: 4,
        perMonth: 10,
        weekendPerMonth: 3,
        perYear: null,
        openBookings: 6,
      },
    ],
    greenFees: [{ memberType: "10", period: "1", weekday: 80_000, weekend: 110_000 }],
    draw: { mode: "WEIGHTED", loss: 1.25, win: 0.5, penalty: 0.8, bases: [{ memberType: "10", base: 1.5 }] },
    penalties: {
      freeDaysWeekday: 3,
      freeDaysWeekend: 4,
      terms: [{ penaltyCode: "10", percent: 10, days: 30, points: 1 }],
    },
  },
  names: {
    memberTypes: { "10": "Full member" },
    periods: { "1": "Part 1", "2": "Part 2" },
    penaltyCodes: { "10": "Late" },
  },
};

const tally: SimulationTally = {
  asked: 52,
  granted: 40,
  denied: 12,
  prime: 10,
  primeShare: 0.25,
  fees: 26_000_000,
  fines: 0,
  suspensions: 0,
};
const worlds = {
  actual: tally,
  control: tally,
  changed: { ...tally, granted: 36, denied: 16, fees: 23_400_000 },
};
const result: Simulation = {
  month: "2026-10",
  seed: "MS01-2026-10",
  primeDay: "WEEKEND",
  primePeriods: ["1"],
  members: 9,
  all: worlds,
  isMasked: true,
  reproduced: {
    all: { same: 40, all: 52 },
    BOOKING: { same: 38, all: 40 },
    WAITING: { same: 2, all: 12 },
    DRAW: { same: 0, all: 0 },
  },
  byType: [{ memberType: "10", name: "Full member", ...worlds }],
  byDecile: [
    { decile: 1, members: 1, concerned: 1, ...worlds },
    { decile: 2, members: 1, concerned: 1, ...worlds },
  ],
  denials: [{ reason: "LIMIT", control: 0, changed: 4 }],
  changes: [
    { change: "GAIN", members: 1 },
    { change: "LOSE", members: 1 },
  ],
  persons: [
    {
      memberIdx: 100_001,
      memberName: "K** M**",
      memberType: "10",
      memberTypeName: "Full member",
      decile: 1,
      change: "LOSE",
      control: tally,
      changed: worlds.changed,
    },
    {
      memberIdx: 100_003,
      memberName: "L** S**",
      memberType: "10",
      memberTypeName: "Full member",
      decile: 2,
      change: "GAIN",
      control: worlds.changed,
      changed: tally,
    },
  ],
};

type Sent = {
  change: object;
  reason?: string;
  primeDay?: string;
  primePeriods?: string[];
  seed?: string;
};
const sent: Sent[] = [];
mockServer(
  mockCall("GET /ops/simulations/base", () => base),
  mockCall("POST /ops/simulations", ({ body }) => {
    sent.push(body as Sent);
    return result;
  }),
);

beforeEach(() => {
  sent.length = 0;
  visit("/ishm/ops/fairness/simulator");
});

const replayButton = () => screen.findByRole("button", { name: "Run simulation" });
async function typeIn(name: string, text: string) {
  const field = await screen.findByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test("nothing changed, and a number that cannot stand, are told beside the field; nothing is asked", async () => {
  renderOffice(<SimulatorView />, committeeOffice());
  await userEvent.click(await replayButton());
  expect(screen.getByText("Please change a value.")).toBeInTheDocument();
  await typeIn("Full member: Weekdays: days before", "900");
  await userEvent.click(screen.getByRole("button", { name: "Limits" }));
  await userEvent.click(await replayButton());
  const field = screen.getByRole("textbox", { name: "Full member: Weekdays: days before" });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Maximum 365");
  expect(screen.getByText(/Please correct the marked values\./)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test("only the tables that differ are sent; an emptied limit is none", async () => {
  renderOffice(<SimulatorView />, committeeOffice());
  await userEvent.click(await screen.findByRole("button", { name: "Limits" }));
  await userEvent.clear(screen.getByRole("textbox", { name: "Full member: Per week" }));
  await typeIn("Full member: Per month", "5");
  await userEvent.click(await replayButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.change).toEqual({ limits: [{ ...base.tables.limits[0], perWeek: null, perMonth: 5 }] });
});

test("the result stands beside what really happened, with how far the replay can be trusted", async () => {
  renderOffice(<SimulatorView />, committeeOffice());
  await typeIn("Full member: Weekends: days before", "14");
  await userEvent.click(await replayButton());
  const all = await screen.findByRole("table", { name: "All requests" });
  expect(within(all).getByRole("row", { name: /Allocated/ })).toHaveTextContent("404036−4");
  expect(screen.getByText("Far from actual")).toBeInTheDocument();
  expect(screen.getByText(/match 76\.9% \(40 of 52\)/)).toBeInTheDocument();
  expect(screen.getByText(/Actual requests only/)).toBeInTheDocument();
});

test("who gains or loses is masked; with a reason the same replay is read again", async () => {
  renderOffice(<SimulatorView />, committeeOffice());
  await typeIn("Full member: Weekends: days before", "14");
  await userEvent.click(await replayButton());
  expect(await screen.findByRole("rowheader", { name: "K** M**" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Show names" }));
  const dialog = screen.getByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox"), "Committee meeting");
  await userEvent.click(within(dialog).getByRole("button", { name: "Show names" }));
  await waitFor(() => expect(sent.at(-1)?.reason).toBe("Committee meeting"));
  expect(sent[1]?.change).toEqual(sent[0]?.change);
});

test("what is prime and the seed are asked for and stay in the address, which repeats the replay", async () => {
  const { unmount } = renderOffice(<SimulatorView />, committeeOffice());
  await typeIn("Full member: Weekends: days before", "14");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Popular days" }), "WEEKDAY");
  await userEvent.click(screen.getByRole("checkbox", { name: "Part 2" }));
  await userEvent.click(screen.getByRole("button", { name: "New seed" }));
  const seed = screen.getByRole("textbox", { name: "Seed" });
  expect(seed).toHaveDisplayValue(/^[0-9a-f]{8}$/);
  await userEvent.click(await replayButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ primeDay: "WEEKDAY", primePeriods: ["1", "2"] });
  expect(sent[0]?.seed).toBe((seed as HTMLInputElement).value);
  unmount();
  renderOffice(<SimulatorView />, committeeOffice());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  expect(await screen.findByRole("textbox", { name: "Full member: Weekends: days before" })).toHaveValue(
    "14",
  );
  expect(await screen.findByText("Full member, Weekends: days before: 28 → 14")).toBeInTheDocument();
});

test("a step back shows the replay before it, with the form as it was", async () => {
  renderOffice(<SimulatorView />, committeeOffice());
  await typeIn("Full member: Weekends: days before", "14");
  await userEvent.click(await replayButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  const first = window.location.search;
  await typeIn("Full member: Weekends: days before", "7");
  await userEvent.click(await replayButton());
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() => visit(`/ishm/ops/fairness/simulator${first}`));
  expect(await screen.findByRole("textbox", { name: "Full member: Weekends: days before" })).toHaveValue(
    "14",
  );
});

test("a seed that cannot be one is told beside its field", async () => {
  renderOffice(<SimulatorView />, committeeOffice());
  await typeIn("Full member: Weekends: days before", "14");
  await typeIn("Seed", "no_seed");
  await userEvent.click(await replayButton());
  expect(screen.getByRole("textbox", { name: "Seed" })).toBeInvalid();
  expect(sent).toEqual([]);
});

test("an address with nonsense in it asks for nothing", async () => {
  visit("/ishm/ops/fairness/simulator?month=1999-01&primeDay=x&parts=9&seed=%27&set=open.99.base_1&set=zz");
  renderOffice(<SimulatorView />, committeeOffice());
  expect(await screen.findByRole("checkbox", { name: "Part 1" })).toBeChecked();
  expect(screen.getByRole("textbox", { name: "Seed" })).toHaveValue("");
  expect(sent).toEqual([]);
});

test("a tenth leads to its members, and back to all of them", async () => {
  renderOffice(<SimulatorView />, committeeOffice());
  await typeIn("Full member: Weekends: days before", "14");
  await userEvent.click(await replayButton());
  const table = await screen.findByRole("table", { name: "Affected members" });
  expect(within(table).getAllByRole("rowheader")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "1 members, decile 2" }));
  expect(
    within(table)
      .getAllByRole("rowheader")
      .map((one) => one.textContent),
  ).toEqual(["L** S**"]);
  expect(document.activeElement).toContainElement(screen.getByRole("combobox", { name: "Decile" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Decile" }), "");
  expect(within(table).getAllByRole("rowheader")).toHaveLength(2);
});

test("rules of draws in a month without draws are told to change nothing", async () => {
  visit("/ishm/ops/fairness/simulator?set=draw.loss_2");
  renderOffice(<SimulatorView />, committeeOffice());
  expect(await screen.findByText(/No draws this month\./)).toBeInTheDocument();
});

test("who may only look sees the tables, not the button", async () => {
  renderOffice(<SimulatorView />, committeeOffice({ isCreate: false }));
  expect(await screen.findByText("View only")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Run simulation" })).not.toBeInTheDocument();
});
