import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DashboardView } from "@/components/ishm/dashboard/dashboard-view";
import type { CallOutput } from "@/lib/contract/routes";
import { menuAccess } from "@/lib/web/office/menu-access";
import messages from "@/messages/en.json";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

type Report = CallOutput<"GET /dashboard">;
type Totals = Report["totals"];

const nothing: Totals = {
  visits: 0,
  newMembers: 0,
  withdrawals: 0,
  dormants: 0,
  bookings: 0,
  cancels: 0,
  lateCancels: 0,
  noShows: 0,
  waitings: 0,
  drawApplications: 0,
  teamForms: 0,
  vocReceived: 0,
  vocAnswered: 0,
  vocAvgHours: null,
};
const totals: Totals = {
  ...nothing,
  visits: 9120,
  bookings: 1388,
  cancels: 120,
  noShows: 2,
  vocAvgHours: 21.4,
};

const full: Report = {
  period: "M",
  from: "2026-11-01",
  to: "2026-11-30",
  totals,
  previous: {},
  compared: {
    from: "2026-10-01",
    to: "2026-10-23",
    totals: { ...totals, visits: 8000, cancels: 150, noShows: 0, vocAvgHours: 25 },
  },
  series: [
    { date: "2026-11-21", visits: 300, bookings: 60, cancels: 4 },
    { date: "2026-11-22", visits: 330, bookings: 71, cancels: 5 },
    { date: "2026-11-23", visits: 120, bookings: 22, cancels: 0 },
  ],
  byCourse: [{ courseCode: "1", courseName: "Sol course", teams: 470, rate: 0.71 }],
  byChannel: [
    { income: "10", incomeName: "Homepage", teams: 300 },
    { income: "40", incomeName: "Phone", teams: 100 },
  ],
  todo: [],
};
const empty: Report = { ...full, totals: nothing, compared: null, series: [], byCourse: [], byChannel: [] };

const asked: string[] = [];
let report: Report;
let isRefused = false;

mockServer(
  mockCall("GET /dashboard/periods", () => [
    { key: "D", name: "Today", from: "2026-11-23", to: "2026-11-23" },
    { key: "M", name: "This month", from: "2026-11-01", to: "2026-11-30" },
  ]),
  mockCall("GET /dashboard", ({ query }) => {
    query.delete("lang");
    asked.push(query.toString());
    return isRefused ? refuse("NOT_FOUND") : report;
  }),
  mockCall("GET /ops/top-pages", ({ query }) => ({
    from: String(query.get("from")),
    to: String(query.get("to")),
    list: [
      { kind: "notice" as const, idx: 12, title: "Winter hours", views: 1203, isShown: true },
      { kind: "event" as const, idx: 31, title: "Autumn cup", views: 80, isShown: false },
    ],
  })),
  mockCall("GET /site/state", () => ({
    state: "1" as const,
    title: "",
    message: "",
    startAt: null,
    endAt: null,
    scheduled: false,
  })),
  mockCall("GET /notice/admin", () => ({ list: [], total: 0, page: 1, size: 5 })),
);

beforeEach(() => {
  asked.length = 0;
  report = full;
  isRefused = false;
  visit("/ishm");
});

const figure = async (label: string) => (await screen.findByText(label, { selector: "dt" })).parentElement;

describe("who may not read it", () => {
  const without = (...closed: string[]) => {
    const office = officeWith();
    const menus = office.menus.map((menu) =>
      closed.includes(menu.code) ? { ...menu, isRead: false } : menu,
    );
    return renderOffice(<DashboardView />, { ...office, menus, access: (code) => menuAccess(menus, code) });
  };

  test("begins at the first screen of the menu", async () => {
    without("900000", "910000");
    await waitFor(() => expect(window.location.pathname).toBe("/ishm/notice"));
    expect(screen.queryByText(/not allowed|no access|permission/i)).toBeNull();
  });

  test("is told so where there is none", () => {
    without("900000", "910000", "930000", "940000");
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(messages.ishm.layout.noAccess);
    expect(window.location.pathname).toBe("/ishm");
  });
});

describe("the figures", () => {
  test("each stands beside its change by a sign, a number and a word", async () => {
    renderOffice(<DashboardView />);
    expect(await figure("Visits")).toHaveTextContent("Visits9,120+1,120 (14%) more");
    expect(await figure("Cancellations")).toHaveTextContent("Cancellations120−30 (20%) less");
    expect(await figure("No-shows")).toHaveTextContent("No-shows2+2 more");
    expect(await figure("Bookings")).toHaveTextContent("Bookings1,388unchanged");
    expect(await figure("Average reply time")).toHaveTextContent("21.4 h−3.6 (14.4%) less");
    expect(screen.getByText("Compared with 2026.10.01 – 2026.10.23")).toBeVisible();
  });

  test("a new club has figures of nothing and no comparison", async () => {
    report = empty;
    renderOffice(<DashboardView />);
    expect(await figure("Visits")).toHaveTextContent(/^Visits0$/);
    expect(await figure("Average reply time")).toHaveTextContent(/No replies$/);
    expect(screen.getByText(/No data for the previous period\./)).toBeVisible();
    expect(screen.getByText("No data for this period.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^xlsx/ })).toBeNull();
  });

  test("what cannot be read says so, and is read again", async () => {
    isRefused = true;
    renderOffice(<DashboardView />);
    const again = await screen.findByRole("button", { name: "Try again" });
    isRefused = false;
    await userEvent.click(again);
    expect(await figure("Visits")).toBeVisible();
  });
});

describe("the period", () => {
  test("stands in the address and is asked of the server", async () => {
    renderOffice(<DashboardView />);
    const today = await screen.findByRole("button", { name: "Today" });
    expect(screen.getByRole("button", { name: "This month" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(today);
    expect(window.location.search).toBe("?period=D");
    expect(today).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(asked.at(-1)).toBe("period=D"));
  });

  test("free days are shown when both ends are good, and not before", async () => {
    renderOffice(<DashboardView />);
    await userEvent.click(await screen.findByRole("button", { name: "Custom range" }));
    const from = await screen.findByLabelText("From");
    await userEvent.clear(from);
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(from).toHaveAccessibleDescription("Please choose a date.");
    await userEvent.type(from, "2026-09-01");
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(window.location.search).toBe("?period=C&from=2026-09-01&to=2026-11-30");
  });

  test("an address brings its days back", async () => {
    visit("/ishm?period=C&from=2026-09-01&to=2026-09-30");
    renderOffice(<DashboardView />);
    await waitFor(() => expect(asked).toContain("period=C&from=2026-09-01&to=2026-09-30"));
    expect(await screen.findByRole("button", { name: "Custom range" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  test("figures of other days never pass for those that could not be read", async () => {
    renderOffice(<DashboardView />);
    await figure("Visits");
    isRefused = true;
    await userEvent.click(screen.getByRole("button", { name: "Today" }));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.queryByText("9,120")).toBeNull();
  });
});

describe("the charts", () => {
  test("a day's numbers are read with the arrow keys", async () => {
    renderOffice(<DashboardView />);
    const slider = await screen.findByRole("slider", { name: "Select part of the period" });
    expect(slider).toHaveAttribute(
      "aria-valuetext",
      "2026.11.23: Visits 120 · Bookings 22 · Cancellations 0",
    );
    // jsdom moves no range by its keys: the change is what a key makes.
    fireEvent.change(slider, { target: { value: "1" } });
    expect(slider).toHaveAttribute(
      "aria-valuetext",
      "2026.11.22: Visits 330 · Bookings 71 · Cancellations 5",
    );
  });

  test("the same numbers stand in a table", async () => {
    renderOffice(<DashboardView />);
    await userEvent.click(await screen.findByRole("button", { name: "As table (Trend)" }));
    const rows = within(screen.getByRole("table", { name: "Trend" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "DaysVisitsBookingsCancellations",
      "2026.11.21300604",
      "2026.11.22330715",
      "2026.11.23120220",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "As chart (Trend)" }));
    expect(await screen.findByRole("slider")).toBeInTheDocument();
  });

  test("courses and channels tell teams and shares by name", async () => {
    renderOffice(<DashboardView />);
    expect(await screen.findByText("470 flights · Occupancy 71%")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "As table (Bookings by channel)" }));
    const table = screen.getByRole("table", { name: "Bookings by channel" });
    expect(within(table).getByRole("row", { name: "Homepage 300 75%" })).toBeVisible();
  });
});

describe("what needs attention", () => {
  test("is told with its day, and with a link where a screen settles it", async () => {
    report = {
      ...full,
      todo: [
        { type: "voc", count: 3, dueDate: "2026-11-22", link: "/ishm" },
        { type: "team", count: 1, dueDate: "2026-12-14", link: "/ishm" },
        { type: "message", count: 2, dueDate: null, link: "/ishm" },
        { type: "drawRun", count: 1, dueDate: "2026-11-23", link: "/ishm" },
      ],
    };
    renderOffice(<DashboardView />);
    const inquiries = (await screen.findByText("3 inquiries to answer")).closest("li");
    expect(inquiries).toHaveTextContent("overdue since 2026.11.22 (Sun)");
    expect(within(inquiries as HTMLElement).getByRole("link")).toHaveAttribute("href", "/ishm/ops/inquiries");
    expect(screen.getByText("1 group application to review").closest("li")).toHaveTextContent(
      "due 2026.12.14 (Mon)",
    );
    expect(screen.getByText("1 draw to run").closest("li")).toHaveTextContent("today");
    expect(screen.getByRole("link", { name: "2 messages failed to send" })).toHaveAttribute(
      "href",
      "/ishm/ops/records?state=PARKED",
    );
  });

  test("nothing is said as nothing", async () => {
    renderOffice(<DashboardView />);
    expect(await screen.findByText("Nothing to do right now.")).toBeVisible();
  });
});

test("what was read most leads to its public page while there is one", async () => {
  renderOffice(<DashboardView />);
  const link = await screen.findByRole("link", { name: /Winter hours/ });
  expect(link).toHaveAttribute("href", "/community/notice/12");
  expect(link.closest("tr")).toHaveTextContent("1,203");
  expect(screen.getByText("Autumn cup").closest("a")).toBeNull();
});

test("who may not read the dashboard sees none of it", () => {
  renderOffice(
    <DashboardView />,
    officeWith({ isCreate: false, isRead: false, isUpdate: false, isDelete: false }),
  );
  expect(screen.queryByText("To do")).toBeNull();
  expect(asked).toEqual([]);
});
