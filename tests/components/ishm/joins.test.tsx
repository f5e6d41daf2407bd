import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { JoinFlightsView } from "@/components/ishm/joins/join-flights-view";
import { JoinsView } from "@/components/ishm/joins/joins-view";
import type { OfficeJoinAsk, OfficeJoinFlight } from "@/lib/contract/bookings/joins";
import { menuTrail, officeMenuEntries, officeMenus } from "@/lib/web/office/office-menus";
import { mockCall, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";

const row: OfficeJoinAsk = {
  askIdx: 7,
  createdAt: "2026-11-20T10:00:00+09:00",
  memberIdx: 100_002,
  memberId: "le***",
  memberName: "L*e",
  players: 2,
  bookingIdx: 500_001,
  playDate: "2026-12-16",
  teeTime: "07:21",
  bookerId: "ki***",
  bookerName: "K*m",
  state: "ASKED",
  endedAt: null,
};
const flight: OfficeJoinFlight = {
  flightIdx: 3,
  createdAt: "2026-11-20T10:00:00+09:00",
  answerUntil: "2026-11-20T22:00:00+09:00",
  playDate: "2026-12-17",
  teeTime: "08:03",
  courseName: "Sol",
  players: 4,
  agreed: 3,
  state: "BOOKED",
  rsvNo: "261217-00009",
};
let list: OfficeJoinAsk[] = [];
let flights: OfficeJoinFlight[] = [];
let ended: unknown[] = [];

const server = setupServer(
  mockCall("GET /ops/joins", () => ({ list, total: list.length, page: 1, size: 20 })),
  mockCall("GET /ops/join-flights", ({ query }) => {
    const [page, size] = [Number(query.get("page")), Number(query.get("size"))];
    const wanted = query.get("state");
    const fitting = flights.filter(({ state }) => wanted === null || wanted === state);
    return { list: fitting.slice((page - 1) * size, page * size), total: fitting.length, page, size };
  }),
  mockCall("GET /ops/join-figures", () => ({
    requests: 3,
    parties: 1,
    months: [
      { month: "2026-10", asked: 0, joined: 0, players: 0, proposed: 0, booked: 0 },
      { month: "2026-11", asked: 4, joined: 1, players: 2, proposed: 3, booked: 2 },
    ],
  })),
  mockCall("PUT /ops/joins/{id}", ({ params, body }) => {
    ended.push([params.id, body]);
    list = [{ ...row, state: "ENDED" }];
    return { askIdx: 7, state: "ENDED" as const };
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  visit("/ishm/ops/joins");
  [list, ended, flights] = [[row], [], []];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("who asked is listed, with the months that have any; who may only read ends nothing", async () => {
  renderOffice(<JoinsView />, officeWith(readOnly));
  const shown = await screen.findByRole("row", { name: /L\*e/ });
  expect(within(shown).getByText("Waiting")).toBeVisible();
  expect(await screen.findByText("3 open requests · 1 open party")).toBeVisible();
  expect(await screen.findByRole("rowheader", { name: "2026-11" })).toBeVisible();
  expect(screen.queryByRole("rowheader", { name: "2026-10" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^End:/ })).toBeNull();
});

test("figures and flights that cannot be read say so and can be read again", async () => {
  server.use(
    mockCall("GET /ops/join-figures", () => refuse("SYS_ERROR", "8d1c")),
    mockCall("GET /ops/join-flights", () => refuse("SYS_ERROR", "8d1c")),
  );
  for (const view of [<JoinsView key="joins" />, <JoinFlightsView key="flights" />]) {
    const { unmount } = renderOffice(view, officeWith(readOnly));
    expect(await screen.findByText(/^Something went wrong\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
    unmount();
  }
});

test("an application that was answered meanwhile is not ended: one sentence, and the list as it now is", async () => {
  server.use(
    mockCall("PUT /ops/joins/{id}", () => {
      list = [{ ...row, state: "JOINED" }];
      return refuse("JOIN_GONE");
    }),
  );
  renderOffice(<JoinsView />, officeWith({ ...readOnly, isUpdate: true }));
  await userEvent.click(await screen.findByRole("button", { name: "End: L*e – K*m" }));
  const dialog = await screen.findByRole("dialog", { name: "End the application?" });
  await userEvent.type(within(dialog).getByRole("textbox"), "complaint");
  await userEvent.click(within(dialog).getByRole("button", { name: "End" }));
  await waitFor(() => expect(within(dialog).getByRole("alert")).not.toBeEmptyDOMElement());
  expect(within(dialog).getByRole("textbox")).toHaveValue("complaint");
  expect(await screen.findByText("Joined", { selector: "span" })).toBeInTheDocument();
});

test("flights are listed with how many have agreed and the way to their day; without any the list says so", async () => {
  visit("/ishm/ops/joins/flights");
  const { unmount } = renderOffice(<JoinFlightsView />, officeWith(readOnly));
  expect(await screen.findByText("No flight has been proposed yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Proposed flights", current: "page" })).toBeVisible();
  unmount();
  flights = [
    flight,
    { ...flight, flightIdx: 2, teeTime: "08:10", agreed: 1, state: "PROPOSED", rsvNo: null },
  ];
  renderOffice(<JoinFlightsView />, officeWith(readOnly));
  const booked = await screen.findByRole("row", { name: /08:03/ });
  expect(within(booked).getByText("3 of 4 players")).toBeVisible();
  expect(within(booked).getByText("2026.11.20 (Fri) 22:00")).toBeVisible();
  expect(within(booked).getByRole("link", { name: "261217-00009" })).toHaveAttribute(
    "href",
    expect.stringContaining("2026-12-17"),
  );
  const open = screen.getByRole("row", { name: /08:10/ });
  expect(within(open).getByText("Proposed")).toBeVisible();
  expect(within(open).queryByRole("link")).toBeNull();
});

test("older flights are on the next pages, and a state narrows the list", async () => {
  visit("/ishm/ops/joins/flights");
  flights = Array.from({ length: 21 }, (_, at) => ({ ...flight, flightIdx: 30 - at, rsvNo: `no-${at}` }));
  flights.push({ ...flight, flightIdx: 1, state: "ENDED", rsvNo: null, courseName: "Miru" });
  renderOffice(<JoinFlightsView />, officeWith(readOnly));
  expect(await screen.findByRole("link", { name: "no-0" })).toBeVisible();
  expect(screen.queryByText("Miru")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Page 2" }));
  expect(await screen.findByText("Miru")).toBeVisible();
  expect(screen.getByText("21–22 of 22")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Not booked" }));
  expect(await screen.findByText("1–1 of 1")).toBeVisible();
  expect(screen.getAllByRole("row")).toHaveLength(2);
});

test("one is ended for a reason, without which nothing is sent", async () => {
  renderOffice(<JoinsView />, officeWith({ ...readOnly, isUpdate: true }));
  await userEvent.click(await screen.findByRole("button", { name: "End: L*e – K*m" }));
  const dialog = await screen.findByRole("dialog", { name: "End the application?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "End" }));
  expect(ended).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox"), "complaint");
  await userEvent.click(within(dialog).getByRole("button", { name: "End" }));
  expect(await screen.findByText("Not joined", { selector: "span" })).toBeVisible();
  expect(ended).toEqual([["7", { reason: "complaint" }]]);
});

test("who may not read it sees nothing of it", () => {
  for (const view of [<JoinsView key="joins" />, <JoinFlightsView key="flights" />]) {
    const { unmount } = renderOffice(view, officeWith({ ...readOnly, isRead: false }));
    expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
    unmount();
  }
});

test("its addresses stand in the office's menu", () => {
  for (const path of ["/ishm/ops/joins", "/ishm/ops/joins/flights"]) {
    const trail = menuTrail(officeMenuEntries(officeWith().menus), path);
    expect(trail.at(-1)).toMatchObject({ code: officeMenus.joins.code, name: "Joining" });
  }
});
