import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { OpeningRehearsalsView } from "@/components/ishm/opening-rehearsals/opening-rehearsals-view";
import type {
  Rehearsal,
  RehearsalBase,
  RehearsalDetail,
  RehearsalReport,
} from "@/lib/contract/bookings/rehearsals";
import { menuTrail, officeMenuEntries, officeMenus } from "@/lib/web/office/office-menus";
import { mockCall } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";

const source = { openings: 8, tickets: 120, bookings: 106, waitings: 4, isAssumed: false };
const base: RehearsalBase = {
  days: [{ playDate: "2026-12-22", openAt: "2026-11-24T09:00:00+09:00", onSale: 78 }],
  crowd: 300,
  source,
  guardMinutes: 60,
  isUnavailable: false,
};
const counts = { members: 600, arrived: 590, waiting: 12, booked: 78, left: 500, calls: 2400, faults: 0 };
const done: Rehearsal = {
  rehearsalIdx: 7,
  playDate: "2026-12-22",
  load: 2,
  seed: "s",
  state: "DONE",
  startedBy: "ssadmin1",
  startedAt: "2026-11-23T13:00:00+09:00",
  endedAt: "2026-11-23T13:02:00+09:00",
  isStopping: false,
  counts: { ...counts, at: "2026-11-24T09:10:00+09:00" },
};
const spread = { count: 78, p50: 42.5, p95: 90, p99: 1379.3, max: 1400 };
const report: RehearsalReport = {
  members: 600,
  onSale: 78,
  sold: 78,
  soldTwice: 0,
  seconds: 40,
  playedSeconds: 600,
  connections: 4,
  source,
  outcomes: [
    { outcome: "BOOKED", members: 78 },
    { outcome: "SOLD_OUT", members: 522 },
  ],
  groups: [
    { group: "TYPE", key: "10", members: 400, booked: 60, asWished: 50, waited: 31 },
    { group: "ARRIVAL", key: "BEFORE", members: 200, booked: 40, asWished: 30, waited: 25 },
  ],
  queue: { ...spread, count: 0 },
  calls: [{ call: "BOOK", ...spread }],
  failures: [{ call: "HOLD", code: "RSV_LOCKED", count: 555 }],
  advices: [
    { advice: "QUEUE_ON", policy: "C0540", place: 1, current: "N", suggested: "Y", seen: 81 },
    { advice: "SLOW_BOOKING", policy: null, place: null, current: "", suggested: "", seen: 2400 },
  ],
};
const detail = (row: Rehearsal, own: Partial<RehearsalDetail> = {}): RehearsalDetail => ({
  ...row,
  report,
  typeNames: { "10": "Regular member" },
  ...own,
});
const running: Rehearsal = { ...done, rehearsalIdx: 8, state: "RUNNING", endedAt: null };
const other = detail(
  { ...done, rehearsalIdx: 6 },
  { report: { ...report, outcomes: [{ outcome: "BOOKED", members: 55 }] } },
);

const server = setupServer();
let rows: Rehearsal[];
let state: Rehearsal["state"];
let started: unknown[];
beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  visit("/ishm/ops/opening-rehearsals");
  [rows, state, started] = [[done, { ...done, rehearsalIdx: 6 }], "RUNNING", []];
  server.resetHandlers(
    mockCall("GET /ops/rehearsals/base", () => base),
    mockCall("GET /ops/rehearsals/{id}", ({ params }) => {
      if (params.id === "7") return detail(done);
      return params.id === "6" ? other : detail({ ...running, state }, { report: null });
    }),
    mockCall("GET /ops/rehearsals", ({ query }) => {
      const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("size"))];
      return { list: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
    }),
    mockCall("POST /ops/rehearsals", ({ body }) => {
      started.push(body);
      rows = [running, ...rows];
      return running;
    }),
    mockCall("POST /ops/rehearsals/{id}/stop", () => {
      state = "STOPPED";
      return { ...running, isStopping: true };
    }),
  );
});

test("the report says who would have booked, how long it took, what was refused and what to set", async () => {
  renderOffice(<OpeningRehearsalsView />, officeWith(readOnly));
  expect(
    await screen.findByText(/600 members, 78 of 78 tee times booked\. No tee time was sold twice\./),
  ).toBeVisible();
  const types = screen.getByRole("table", { name: "Member type" });
  expect(within(types).getByRole("row", { name: /Regular member 400 60 50 31/ })).toBeVisible();
  const waits = screen.getByRole("table", { name: "Waiting times" });
  // Nobody stood in a queue: it has no row.
  expect(within(waits).getAllByRole("row")).toHaveLength(2);
  expect(within(waits).getByRole("row", { name: /Book \(ms\)/ })).toBeVisible();
  expect(screen.getByRole("row", { name: /Hold a tee time \(ms\) RSV_LOCKED 555/ })).toBeVisible();
  expect(screen.getByText(/Turn on the opening queue: 81%/)).toBeVisible();
  expect(screen.getByRole("link", { name: "C0540" })).toHaveAttribute("href", "/ishm/ops/policies");
  expect(screen.getByText("Your permissions do not allow you to start a rehearsal.")).toBeVisible();
  expect(screen.getByRole("button", { name: "xlsx" })).toBeVisible();
});

test("two reports are read side by side", async () => {
  renderOffice(<OpeningRehearsalsView />, officeWith(readOnly));
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Compare with" }), "6");
  const result = screen.getByRole("table", { name: "Result" });
  expect(await within(result).findByRole("row", { name: "Booked 78 (55)" })).toBeVisible();
});

test("older rehearsals are on the next page; the newest one stays open meanwhile", async () => {
  rows = Array.from({ length: 21 }, (_, at) => ({ ...done, rehearsalIdx: 7 - at, startedBy: `admin${at}` }));
  renderOffice(<OpeningRehearsalsView />, officeWith());
  expect(await screen.findByRole("row", { name: /admin0/ })).toBeVisible();
  expect(screen.queryByRole("row", { name: /admin20/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Page 2" }));
  expect(await screen.findByRole("row", { name: /admin20/ })).toBeVisible();
  expect(screen.queryByRole("row", { name: /admin0 / })).toBeNull();
  expect(screen.getByRole("table", { name: "Result" })).toBeVisible();
});

test("a rehearsal is started for a day and a load, followed and stopped", async () => {
  renderOffice(<OpeningRehearsalsView />, officeWith());
  const load = await screen.findByRole("combobox", { name: "Members" });
  expect(within(load).getByRole("option", { name: "10× (3,000 members)" })).toBeInTheDocument();
  await userEvent.selectOptions(load, "2");
  await userEvent.click(screen.getByRole("button", { name: "Start rehearsal" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stop rehearsal" }));
  expect(started).toEqual([{ playDate: "2026-12-22", load: 2 }]);
  await waitFor(() =>
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Stopped"),
  );
});

test("who may not read it sees nothing of it; its address is in the office's menu", () => {
  renderOffice(<OpeningRehearsalsView />, officeWith({ ...readOnly, isRead: false }));
  expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  const trail = menuTrail(officeMenuEntries(officeWith().menus), "/ishm/ops/opening-rehearsals");
  expect(trail.at(-1)).toMatchObject({
    code: officeMenus.openingRehearsals.code,
    name: "Opening rehearsals",
  });
});
