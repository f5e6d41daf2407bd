import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { DayQueue } from "@/components/member/waitings/day-queue";
import { OfferPanel } from "@/components/member/waitings/offer-panel";
import type { WaitingDay } from "@/lib/contract/waitings/waitings";
import { forgetMember } from "@/lib/web/runtime/session/member-traces";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { clubDay, testNow } from "@/tests/support/runs/test-clock.mjs";
import { commonCalls, context, showMine } from "./my-page";

let sent: unknown[] = [];
let refusal: ReturnType<typeof refuse> | null = null;
const day: WaitingDay = {
  playDate: clubDay(5),
  possible: true,
  closeAt: `${clubDay(4)}T17:00:00+09:00`,
  bands: [
    { key: "12", name: "07:00–07:59", freeSlots: 2, waitingTeams: 0 },
    { key: "13", name: "08:00–08:59", freeSlots: 0, waitingTeams: 1 },
  ],
  my: [],
  limits: { perDate: 1, open: 3, openUsed: 0 },
  suspendedUntil: null,
};
let shown: WaitingDay = day;
mockServer(
  ...commonCalls,
  mockCall("GET /reservation/waitings/{a}/{b}", () => shown),
  mockCall("POST /reservation/waitings", ({ body }: MockedCall) => {
    sent.push(body);
    return refusal ?? { waitingIdx: 600001, state: "30", bookingIdx: 500044 };
  }),
);
// The server's clock is an hour behind this browser's: the countdown must not be.
const offsetMs = 3_600_000;
const clock = {
  now: () => testNow() - offsetMs,
  here: (moment: string) => Date.parse(moment) + offsetMs,
  today: () => "2026-11-25",
};

beforeEach(() => {
  sent = [];
  refusal = null;
  shown = day;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

function show(seconds: number) {
  const until = new Date(clock.now() + seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");
  return showMine(
    <OfferPanel
      waiting={{ waitingIdx: 600001 }}
      offer={{ sheetIdx: 1, teeTime: "07:14", courseCode: "1" }}
      until={until}
      context={context}
      clock={clock}
    />,
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("an offer counts down by the server's clock, and is accepted with one press", async () => {
  show(1800);
  expect(screen.getByText(/^(30:00|29:5\d)$/)).toBeVisible();
  await press("Accept and book");
  await waitFor(() => expect(sent).toEqual([{ clubCode: "MS01", waitingIdx: 600001, action: "ACCEPT" }]));
});

test("the last seconds are said, and when they are over there is nothing left to press", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-25T10:00:00Z") });
  show(62);
  const status = () => screen.getByRole("status");
  expect(status()).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(3000));
  expect(status()).toHaveTextContent("60 seconds left");
  act(() => void jest.advanceTimersByTime(60_000));
  expect(status()).toHaveTextContent("This offer has expired. The tee time goes to the next person in line.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("an offer that went to the next in line meanwhile says so where it was pressed", async () => {
  refusal = refuse("WAIT_OFFER_OVER");
  show(600);
  await press("Accept and book");
  expect(await screen.findByRole("alert")).not.toBeEmptyDOMElement();
});

test.each([
  [null, 1],
  ["2027-05-13T23:00:00+09:00", 0],
])("the waiting list of a day takes requests of who may book (suspended until %p)", async (until, forms) => {
  shown = { ...day, suspendedUntil: until };
  showMine(<DayQueue date={day.playDate} memberIdx={100_001} context={context} clock={clock} />);
  await screen.findByText("07:00–07:59");
  expect(screen.queryAllByRole("button", { name: "Join the waiting list" })).toHaveLength(forms);
  expect(screen.queryAllByText("Some tee times are still available.")).toHaveLength(forms);
  expect(screen.queryAllByRole("link", { name: /^Bookings suspended until / })).toHaveLength(1 - forms);
});

test("a request that was not sent is there again after a reload, and gone after a sign-out", async () => {
  const view = <DayQueue date={day.playDate} memberIdx={100_001} context={context} clock={clock} />;
  const band = () => screen.findByRole("checkbox", { name: "08:00–08:59" });
  const first = showMine(view);
  fireEvent.click(await band());
  first.unmount();
  const second = showMine(view);
  expect(await band()).toBeChecked();
  second.unmount();
  forgetMember();
  expect({ ...sessionStorage }).toEqual({});
  showMine(view);
  expect(await band()).not.toBeChecked();
});
