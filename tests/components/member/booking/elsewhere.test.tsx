import { act, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { ElsewherePanel } from "@/components/member/booking/change/booking-notes";
import { BookedNote } from "@/components/member/booking/hold/slot-panel";
import { useBookingAddress } from "@/components/member/booking/use-booking-address";
import { useBookingFlow } from "@/components/member/booking/use-booking-flow";
import { useHold } from "@/components/member/booking/use-hold";
import { useOwnHold } from "@/components/member/booking/use-own-hold";
import type { BookingDetail, OwnHold } from "@/lib/contract/bookings/booking-shapes";
import type { CallOutput } from "@/lib/contract/routes";
import { sessionStore } from "@/lib/web/api/session-store";
import { nothingSaved, readSavedBooking, saveBooking } from "@/lib/web/booking/saved-booking";
import { tabs } from "@/lib/web/runtime/session/tabs";
import type { PublicSession } from "@/lib/web/session/options";
import messages from "@/messages/en.json";
import { mockCall, refuse } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { visit } from "@/tests/support/web/navigation";
import { context, detail, playDate, quote, show } from "./scene";

// A real channel between tabs would keep this process alive.
const listeners = new Set<Parameters<typeof tabs.listen>[0]>();
const events: string[] = [];

type Booked = CallOutput<"GET /my-reservation/bookings/{id}">["list"][number];
let atServer: OwnHold | null = null;
let booked: { sheetIdx: number; bookingIdx: number } | null = null;
let asked = 0;
const released: string[] = [];
/** The booking that each hold of this tab was to move. */
const purposes: (number | null)[] = [];
/** Three play, two of them named. */
const moving = {
  playDate,
  playerCount: 3,
  holeCode: "18",
  caddieMode: "S",
  couponIdx: null,
  version: 1,
  players: [{ seq: 2, memberIdx: null, name: "Ha Neul" }],
} as unknown as BookingDetail;
const holdOf = (sheetIdx: number, remainSeconds = 240): OwnHold => ({
  sheetIdx,
  playDate,
  lockedAt: "2026-11-23T10:00:00+09:00",
  expiresAt: "2026-11-23T10:05:00+09:00",
  remainSeconds,
  renewable: true,
  bookingIdx: null,
});
const server = setupServer(
  mockCall("GET /ext/hold", () => {
    asked += 1;
    return { hold: atServer };
  }),
  mockCall("GET /my-reservation/bookings/{id}", () => ({
    list: booked ? [{ ...booked, players: [], playerCount: 1 } as unknown as Booked] : [],
    total: booked ? 1 : 0,
    page: 1,
    size: 20,
  })),
  mockCall("GET /reservation/sheets/{a}/{b}/{c}", ({ params }) => detail({ sheetIdx: Number(params.c) })),
  mockCall("GET /ext/bookings/{id}", ({ params }) => ({ ...moving, bookingIdx: Number(params.id) })),
  mockCall("GET /ext/companions", () => ({ list: [] })),
  mockCall("POST /ext/booking-quote", () => quote()),
  mockCall("POST /reservation/booking", () => {
    atServer = null;
    return { bookingIdx: 500_009 } as CallOutput<"POST /reservation/booking">;
  }),
  mockCall("PUT /reservation/sheet/lock/{id}", ({ params, body }) => {
    const { lock, bookingIdx } = body as { lock?: boolean; bookingIdx?: number };
    const isRelease = lock === false;
    if (!isRelease) purposes.push(bookingIdx ?? null);
    if (isRelease) released.push(params.id ?? "");
    atServer = isRelease ? null : holdOf(Number(params.id), 300);
    return { ...holdOf(Number(params.id), 300), locked: !isRelease };
  }),
);
beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});
beforeEach(() => {
  sessionStore.set({ signedIn: true, user: { memberIdx: 100_001, pending: null } } as PublicSession);
  jest.spyOn(tabs, "tell").mockImplementation(({ kind }) => void events.push(kind));
  jest.spyOn(tabs, "listen").mockImplementation((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  atServer = null;
  booked = null;
  asked = 0;
  released.length = 0;
  purposes.length = 0;
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

const around = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      {children}
    </NextIntlClientProvider>
  </SWRConfig>
);
function desk() {
  const events = { onBooked: jest.fn(), onChange: jest.fn() };
  const shown = renderHook(
    () => {
      const hold = useHold(100_001, "MS01", null);
      return { hold, own: useOwnHold(context, 100_001, hold, events) };
    },
    { wrapper: around },
  );
  return { ...shown, events };
}
/** The page comes back into sight: the server is asked at once. */
const look = () => act(() => void window.dispatchEvent(new Event("focus")));

test("a hold taken elsewhere is shown with its end, and goes on here without another call", async () => {
  atServer = holdOf(104);
  const { result } = desk();
  await waitFor(() => expect(result.current.hold.elsewhere?.sheetIdx).toBe(104));
  expect(result.current.hold.held).toBeNull();
  const endsAt = result.current.hold.elsewhere?.endsAt ?? 0;
  expect(Math.abs(endsAt - testNow() - 240_000)).toBeLessThan(3000);
  act(() => result.current.hold.goOn());
  expect(result.current.hold).toMatchObject({ held: { sheetIdx: 104, endsAt }, elsewhere: null });
  expect(readSavedBooking(100_001).held).toEqual({ sheetIdx: 104, playDate });
});

function deskAt(address: string) {
  visit(address);
  return renderHook(
    () => {
      const asked = useBookingAddress();
      return useBookingFlow(context, 100_001, asked, (bookingIdx) => asked.goTo({ bookingIdx }));
    },
    { wrapper: around },
  );
}

test("a hold that this page has booked is not explained, and its party stays until the next page is there", async () => {
  atServer = holdOf(104);
  saveBooking(100_001, { held: { sheetIdx: 104, playDate } });
  const { result } = deskAt("/reservation");
  await waitFor(() => expect(result.current.form.party).not.toBeNull());
  act(() => result.current.form.change({ playerCount: 4 }));
  act(() => void result.current.send());
  await waitFor(() => expect(window.location.pathname).toBe("/mypage/bookings/500009"));
  expect(atServer).toBeNull();
  const before = asked;
  look();
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  expect(result.current.hold.held?.sheetIdx).toBe(104);
  expect(result.current.hold.lapsed).toBeNull();
  expect(result.current.book.isBusy).toBe(true);
  act(() => result.current.leave());
  expect(released).toEqual([]);
  act(() => result.current.form.change({ playerCount: 3 }));
  expect(result.current.form.party?.playerCount).toBe(4);
  expect(readSavedBooking(100_001)).toEqual(nothingSaved);
});

test("a move that was begun elsewhere goes on here as that move, with the players of its booking", async () => {
  const typed = { playerCount: 4, holeCode: "18", caddieMode: "C", couponIdx: null, seats: [] } as const;
  saveBooking(100_001, { ...nothingSaved, party: { ...typed, seats: [{ kind: "open" }] } });
  atServer = { ...holdOf(104), bookingIdx: 500_007 };
  const { result } = deskAt("/reservation");
  await waitFor(() => expect(result.current.hold.elsewhere?.bookingIdx).toBe(500_007));
  act(() => result.current.goOn());
  await waitFor(() => expect(result.current.form.party?.seats[0]).toMatchObject({ name: "Ha Neul" }));
  expect(window.location.search).toBe("?bookingIdx=500007");
  expect(result.current.changing.booking?.bookingIdx).toBe(500_007);
  expect(result.current.form.party).toMatchObject({ playerCount: 3, caddieMode: "S" });
  // Input typed for a new booking waits for that one.
  expect(readSavedBooking(100_001).party?.playerCount).toBe(4);
  act(() => result.current.again());
  await waitFor(() => expect(purposes).toEqual([500_007]));
});

test("a new booking that was begun elsewhere goes on here as that, whatever this page was about to move", async () => {
  atServer = holdOf(104);
  const { result } = deskAt("/reservation?bookingIdx=500007&date=2026-12-16");
  await waitFor(() => expect(result.current.hold.elsewhere).not.toBeNull());
  act(() => result.current.goOn());
  await waitFor(() => expect(result.current.changing.booking).toBeNull());
  expect(window.location.search).toBe("?date=2026-12-16");
  act(() => result.current.again());
  await waitFor(() => expect(purposes).toEqual([null]));
});

test("another tab of this browser says what it has done, and this one looks at once", async () => {
  const { result } = desk();
  await waitFor(() => expect(asked).toBe(1));
  atServer = holdOf(104);
  act(() => {
    for (const listener of listeners) listener({ kind: "hold" });
  });
  await waitFor(() => expect(result.current.hold.elsewhere?.sheetIdx).toBe(104));
});

test("a hold that is let go from here is given back", async () => {
  atServer = holdOf(104);
  const { result } = desk();
  await waitFor(() => expect(result.current.hold.elsewhere).not.toBeNull());
  const { own, hold } = result.current;
  await act(() => own.during(() => hold.release(hold.elsewhere)));
  expect([released, events.at(-1)]).toEqual([["104"], "hold"]);
  expect(result.current.hold.elsewhere).toBeNull();
});

test.each([
  ["let go", null, "released"],
  ["changed for another time", holdOf(105), "moved"],
] as const)("a hold of this tab that was %s elsewhere says so", async (_what, now, why) => {
  const { result, events } = desk();
  await act(async () => {
    await result.current.own.during(() => result.current.hold.take({ sheetIdx: 104, playDate }));
  });
  expect(result.current.hold.held?.sheetIdx).toBe(104);
  atServer = now;
  await look();
  await waitFor(() => expect(result.current.hold.lapsed).toEqual({ sheetIdx: 104, playDate, why }));
  expect(result.current.hold.elsewhere?.sheetIdx ?? null).toBe(now?.sheetIdx ?? null);
  expect(events.onChange).toHaveBeenCalled();
});

test.each([
  ["holds it too", true],
  ["only shows it", false],
])("a time that is booked elsewhere is told with its booking to a tab that %s", async (_what, isHere) => {
  atServer = holdOf(104);
  const { result, events } = desk();
  await waitFor(() => expect(result.current.hold.elsewhere).not.toBeNull());
  if (isHere) act(() => result.current.hold.goOn());
  atServer = null;
  booked = { sheetIdx: 104, bookingIdx: 500_001 };
  await look();
  await waitFor(() =>
    expect(result.current.hold.lapsed).toEqual({
      sheetIdx: 104,
      playDate,
      why: "booked",
      bookingIdx: 500_001,
    }),
  );
  expect([result.current.hold.held, events.onBooked.mock.calls.length]).toEqual([null, 1]);
});

test("how a hold ended is looked up again when the first look got no answer", async () => {
  atServer = holdOf(104);
  const { result } = desk();
  await waitFor(() => expect(result.current.hold.elsewhere).not.toBeNull());
  act(() => result.current.hold.goOn());
  server.use(mockCall("GET /my-reservation/bookings/{id}", () => refuse("SYS_UNAVAILABLE")));
  atServer = null;
  booked = { sheetIdx: 104, bookingIdx: 500_001 };
  await look();
  await waitFor(() => expect(result.current.hold.lapsed?.why).toBe("released"));
  server.resetHandlers();
  await look();
  await waitFor(() =>
    expect(result.current.hold.lapsed).toMatchObject({ why: "booked", bookingIdx: 500_001 }),
  );
});

test("a hold from before a reload goes on; one that has ended meanwhile is told", async () => {
  saveBooking(100_001, { held: { sheetIdx: 104, playDate } });
  atServer = holdOf(104);
  const first = desk();
  await waitFor(() => expect(first.result.current.hold.held?.sheetIdx).toBe(104));
  first.unmount();
  atServer = null;
  const second = desk();
  await waitFor(() =>
    expect(second.result.current.hold.lapsed).toEqual({ sheetIdx: 104, playDate, why: "expired" }),
  );
});

test("the panel names the time, its end, and both ways on", async () => {
  const actions: string[] = [];
  show(
    <ElsewherePanel
      context={context}
      memberIdx={100_001}
      held={{ sheetIdx: 104, playDate, endsAt: testNow() + 90_000, isRenewable: true, bookingIdx: null }}
      onGoOn={() => actions.push("on")}
      onLetGo={() => actions.push("off")}
    />,
  );
  expect(await screen.findByText(/07:21, Mir → Sol/)).toBeVisible();
  expect(screen.getByRole("timer")).toHaveTextContent("01:30");
  await userEvent.click(screen.getByRole("button", { name: "Continue here" }));
  await userEvent.click(screen.getByRole("button", { name: "Release" }));
  expect(actions).toEqual(["on", "off"]);
  expect(
    screen.queryByText(
      /You were moving a booking to this time\. Continue here or release it; your booking stays as it is until you confirm\./,
    ),
  ).toBeNull();
});

test("the panel says of a move that the booking stays until it is confirmed", async () => {
  show(
    <ElsewherePanel
      context={context}
      memberIdx={100_001}
      onGoOn={jest.fn()}
      onLetGo={jest.fn()}
      held={{ sheetIdx: 104, playDate, endsAt: testNow() + 90_000, isRenewable: true, bookingIdx: 500_007 }}
    />,
  );
  expect(
    screen.getByText(
      /You were moving a booking to this time\. Continue here or release it; your booking stays as it is until you confirm\./,
    ),
  ).toBeVisible();
  expect(await screen.findByText(/07:21, Mir → Sol/)).toBeVisible();
});

test("the note of a booking made elsewhere leads to it", () => {
  Element.prototype.scrollIntoView = jest.fn();
  show(<BookedNote context={context} bookingIdx={500_001} slot={detail()} onClose={jest.fn()} />);
  expect(screen.getByRole("alert")).toHaveTextContent(/You have already booked this time.*07:21, Mir → Sol/);
  expect(screen.getByRole("link", { name: "View booking" })).toHaveAttribute(
    "href",
    "/mypage/bookings/500001",
  );
});
