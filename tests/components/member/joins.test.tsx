import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { JoinsView } from "@/components/member/joins/joins-view";
import type { JoinChoice } from "@/lib/contract/bookings/joins";
import type { MsgCode } from "@/lib/contract/failures";
import type { CallOutput } from "@/lib/contract/routes";
import { sessionStore } from "@/lib/web/api/session-store";
import { retryQueue } from "@/lib/web/runtime/retry-queue";
import type { PublicSession } from "@/lib/web/session/options";
import { mockCall, refuse } from "@/tests/support/msw";
import { clubDay } from "@/tests/support/runs/test-clock.mjs";
import { commonCalls, context, showMine } from "./my-page";

type Joins = CallOutput<"GET /ext/joins">;

const choice: JoinChoice = { isOn: true, level: "MIDDLE", languages: ["en"], pace: "ANY" };
const round = { playDate: "2026-12-16", teeTime: "07:21", courseName: "Mir" };
const full: Joins = {
  isOn: true,
  limits: { guests: true, lastDate: clubDay(14), requests: 2 },
  choice,
  suspendedUntil: null,
  flights: [],
  requests: [
    {
      requestIdx: 3,
      fromDate: "2026-12-10",
      toDate: "2026-12-20",
      fromTime: "06:00",
      toTime: "12:00",
      partnerName: null,
      state: "OPEN",
      parties: [{ bookingIdx: 5, ...round, freeSeats: 1, pace: "BRISK", ask: null }],
    },
  ],
  bookings: [
    {
      bookingIdx: 9,
      ...round,
      teeTime: "08:00",
      mostSeats: 2,
      party: { seats: 2, isAutomatic: false, levels: [], languages: [], pace: "ANY", freeSeats: 1 },
      asks: [
        {
          askIdx: 4,
          name: "L*e",
          level: "LOW",
          languages: ["en"],
          pace: "ANY",
          players: 2,
          createdAt: "2026-11-23T10:00:00+09:00",
        },
      ],
    },
  ],
  exclusions: [{ exclusionIdx: 6, name: "P*k" }],
};
const flight: Joins["flights"][number] = {
  flightIdx: 7,
  ...round,
  players: 4,
  greenFee: 150_000,
  hasAgreed: false,
  answerUntil: "2026-11-23T22:00:00+09:00",
  others: [
    { level: "LOW", languages: ["en", "ko"], pace: "BRISK", players: 1 },
    { level: "MIDDLE", languages: ["en"], pace: "ANY", players: 2 },
  ],
};
let data: Joins = full;
let sent: unknown[] = [];
let isRefused = false;
let outcome: "JOINED" | "ENDED" = "JOINED";
/** A refusal of flights and parties, and what their answers wait for. */
let refused: MsgCode | null = null;
let answered: Promise<void> = Promise.resolve();

const note = (what: string) => (call: { params?: object; body?: unknown }) => {
  sent.push([what, call.params, call.body]);
};
const server = setupServer(
  ...commonCalls,
  mockCall("GET /ext/joins", () => data),
  mockCall("PUT /ext/joins", (call) => {
    note("choice")(call);
    data = { ...full, choice: call.body as JoinChoice, requests: [], bookings: [] };
    return call.body as JoinChoice;
  }),
  mockCall("POST /ext/join-requests", (call) => {
    if (isRefused) return refuse("JOIN_GUEST");
    note("request")(call);
    return { requestIdx: 4 };
  }),
  mockCall("POST /ext/join-asks", (call) => {
    note("ask")(call);
    return { askIdx: 8, state: "ASKED" as const };
  }),
  mockCall("PUT /ext/join-asks/{id}", (call) => {
    note("answer")(call);
    return { askIdx: 4, state: outcome };
  }),
  mockCall("PUT /ext/join-flights/{id}", async (call) => {
    note("flight")(call);
    await answered;
    if (refused) return refuse(refused);
    const { action } = call.body as { action: string };
    const hasAgreed = action === "ACCEPT";
    data = { ...full, flights: hasAgreed ? [{ ...flight, hasAgreed }] : [] };
    return { flightIdx: 7, hasAgreed };
  }),
  mockCall("PUT /ext/open-parties/{id}", (call) => {
    note("party")(call);
    if (refused) return refuse(refused);
    return { bookingIdx: 9, ...(call.body as object) } as never;
  }),
  mockCall("POST /ext/join-exclusions", (call) => {
    note("exclusion")(call);
    return { exclusionIdx: 7, name: "C*i" };
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  [data, sent, isRefused, outcome] = [full, [], false, "JOINED"];
  [refused, answered] = [null, Promise.resolve()];
  const user = { id: "kimmiru", name: "Kim Miru", memberIdx: 100_001, pending: null };
  sessionStore.set({ signedIn: true, user } as unknown as PublicSession);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("a golfer asks a party that fits, and withdraws nothing by it", async () => {
  showMine(<JoinsView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Ask to join: / }));
  expect(sent).toEqual([["ask", {}, { requestIdx: 3, bookingIdx: 5 }]]);
  const status = await screen.findByText("Your request was sent to the booker.");
  await waitFor(() => expect(status).toHaveFocus());
});

test("a booker sees who asks and answers, and changes for whom the party is open", async () => {
  showMine(<JoinsView context={context} />);
  const asks = await screen.findByRole("list", { name: /^Requests to join: / });
  expect(within(asks).getByText("L*e, 2 players")).toBeVisible();
  expect(within(asks).getByText("Up to 9 · English")).toBeVisible();
  await userEvent.click(within(asks).getByRole("button", { name: /^Accept: L\*e, .* 08:00$/ }));
  expect(sent).toEqual([["answer", { id: "4" }, { action: "ACCEPT" }]]);
  await userEvent.click(screen.getByRole("button", { name: /^Change places: / }));
  await userEvent.click(
    await screen.findByRole("checkbox", { name: "Add anyone who fits without asking me" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(sent[1]).toEqual([
    ...["party", { id: "9" }],
    { seats: 2, isAutomatic: true, levels: [], languages: [], pace: "ANY" },
  ]);
});

test("a golfer who cannot come any more is not said to be taken in", async () => {
  outcome = "ENDED";
  showMine(<JoinsView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Accept: L\*e, .* 08:00$/ }));
  expect(await screen.findByText(/^This golfer cannot come any more/)).toBeVisible();
});

test("a proposed flight says who, what it costs and until when; a yes can still become a no", async () => {
  data = { ...full, flights: [flight] };
  showMine(<JoinsView context={context} />);
  const others = await screen.findByRole("list", { name: /^The other golfers: / });
  expect(within(others).getByText("Up to 9 · English, 한국어 · Brisk")).toBeVisible();
  expect(within(others).getByText("10 to 18 · English · 2 players")).toBeVisible();
  expect(screen.getByText(/^Mir · 4 players · Your green fee /)).toBeVisible();
  expect(screen.getByText("Answer by 2026.11.23 (Mon) 22:00.")).toBeVisible();
  expect(screen.getByText(/The time is not held/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Yes, I’ll play: / }));
  const status = await screen.findByText(/^You said yes\. You are notified/);
  await waitFor(() => expect(status).toHaveFocus());
  expect(screen.queryByRole("button", { name: /^Yes, I’ll play: / })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^No, thanks: / }));
  expect(await screen.findByText("You said no. Your request keeps its place in line.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Proposed flights" })).toBeNull();
  expect(sent).toEqual([
    ["flight", { id: "7" }, { action: "ACCEPT" }],
    ["flight", { id: "7" }, { action: "DECLINE" }],
  ]);
});

const yesButton = () => screen.findByRole("button", { name: /^Yes, I’ll play: / });

test("a flight that was settled meanwhile, or answered in another tab: one sentence, and the page as it now is", async () => {
  data = { ...full, flights: [flight] };
  refused = "JOIN_FLIGHT_OVER";
  showMine(<JoinsView context={context} />);
  const yes = await yesButton();
  data = full;
  await userEvent.click(yes);
  expect(await screen.findByText("This flight can no longer be answered.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Proposed flights" })).toBeNull());
});

test("a second click while the first is on its way sends nothing", async () => {
  data = { ...full, flights: [flight] };
  let release = () => {};
  answered = new Promise((resolve) => {
    release = resolve;
  });
  showMine(<JoinsView context={context} />);
  await userEvent.dblClick(await yesButton());
  await userEvent.click(screen.getByRole("button", { name: /^No, thanks: / }));
  release();
  expect(await screen.findByText(/^You said yes\. You are notified/)).toBeVisible();
  expect(sent).toEqual([["flight", { id: "7" }, { action: "ACCEPT" }]]);
});

test("an ended session says so, and the flight waits for its answer", async () => {
  data = { ...full, flights: [flight] };
  refused = "AUTH_INVALID_SESSION";
  showMine(<JoinsView context={context} />);
  await userEvent.click(await yesButton());
  expect(await screen.findByText("Your sign-in is no longer valid. Please sign in again.")).toBeVisible();
  expect(await yesButton()).toBeVisible();
});

test("a network that is gone in the middle of an answer: it is given up in one sentence, or sent again and done", async () => {
  data = { ...full, flights: [flight] };
  let isGone = true;
  server.use(http.put("*/hp/api/ext/join-flights/7", () => (isGone ? HttpResponse.error() : undefined)));
  showMine(<JoinsView context={context} />);
  await userEvent.click(await yesButton());
  await waitFor(() => expect(retryQueue.count.get()).toBe(1));
  retryQueue.discardAll();
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
  await userEvent.click(await yesButton());
  await waitFor(() => expect(retryQueue.count.get()).toBe(1));
  isGone = false;
  retryQueue.retryAll();
  expect(await screen.findByText(/^You said yes\. You are notified/)).toBeVisible();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(sent).toEqual([["flight", { id: "7" }, { action: "ACCEPT" }]]);
});

test("a party that is refused keeps what was chosen", async () => {
  refused = "JOIN_FULL";
  showMine(<JoinsView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: /^Change places: / }));
  await userEvent.click(
    await screen.findByRole("checkbox", { name: "Add anyone who fits without asking me" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("There are not enough free places in this party.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Add anyone who fits without asking me" })).toBeChecked();
});

test("a suspended member reads until when, and is offered nothing to join", async () => {
  data = { ...full, flights: [flight], suspendedUntil: "2027-05-13T23:00:00+09:00" };
  showMine(<JoinsView context={context} />);
  expect(await screen.findByRole("link", { name: /^Bookings suspended until 2027\.05\.13/ })).toBeVisible();
  expect(await screen.findByRole("button", { name: /^No, thanks: / })).toBeVisible();
  for (const name of [/^Ask to join: /, /^Yes, I’ll play: /, "New request"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("one button switches joining off", async () => {
  showMine(<JoinsView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: "Turn off joining" }));
  expect(sent).toEqual([["choice", {}, { ...choice, isOn: false }]]);
  expect(await screen.findAllByText("Joining is off.")).toHaveLength(2);
  expect(screen.queryByRole("heading", { name: "Your requests" })).toBeNull();
  expect(screen.getByRole("button", { name: "Turn on joining" })).toBeVisible();
});

test("a request with a partner is sent once it is whole, and a refusal stands in the form", async () => {
  showMine(<JoinsView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: "New request" }));
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: /Players/ }), "GUEST");
  await userEvent.click(screen.getByRole("button", { name: "Send request" }));
  expect((await screen.findAllByText("Please name your partner."))[0]).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: /Guest's name/ }), "Guest");
  isRefused = true;
  await userEvent.click(screen.getByRole("button", { name: "Send request" }));
  expect((await screen.findAllByText(/does not offer joining with a guest/))[0]).toBeVisible();
  isRefused = false;
  await userEvent.click(screen.getByRole("button", { name: "Send request" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject(["request", {}, { toDate: clubDay(14), partner: { name: "Guest" } }]);
});

test("somebody is put on the list by ID; a club without joining says so", async () => {
  const { unmount } = showMine(<JoinsView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: "Add member" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /Member's ID/ }), "choihyun1");
  await userEvent.click(screen.getByRole("button", { name: "Add member" }));
  await waitFor(() => expect(sent).toEqual([["exclusion", {}, { memberId: "choihyun1" }]]));
  unmount();
  data = { ...full, isOn: false, choice: null };
  showMine(<JoinsView context={context} />);
  expect(await screen.findByText("The club does not offer joining at present.")).toBeVisible();
});

test("without network a form is not asked for: the button says so, and opens it once there is one", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  showMine(<JoinsView context={context} />);
  const opener = await screen.findByRole("button", { name: "Add member" });
  await userEvent.click(opener);
  await waitFor(() => expect(opener.nextElementSibling).toHaveTextContent(/.+/));
  expect(screen.queryByRole("textbox", { name: /Member's ID/ })).toBeNull();
  online.mockReturnValue(true);
  await userEvent.click(opener);
  expect(await screen.findByRole("textbox", { name: /Member's ID/ })).toBeVisible();
  online.mockRestore();
});
