import { screen, waitFor } from "@testing-library/react";
import { BookingTools } from "@/components/member/mypage/bookings/booking-tools";
import { sessionStore } from "@/lib/web/api/session-store";
import type { OwnDetail } from "@/lib/web/my/booking-state";
import type { PublicSession } from "@/lib/web/session/options";
import { mockCall, mockServer } from "@/tests/support/msw";
import { context, showMine } from "./my-page";

const booking = {
  bookingIdx: 500_001,
  rsvNo: "R261216-0001",
  playDate: "2026-12-16",
  teeTime: "07:21",
  state: "10",
  courseName: "Mir Course",
  holeCode: "18",
  players: [],
  canChange: true,
  changeCount: 0,
  freeCancelUntil: "2026-12-13T17:00:00+09:00",
} as unknown as OwnDetail;
const signedIn = { signedIn: true, user: { id: "kimmiru", name: "Kim Miru", memberIdx: 100_001 } };
const acting = { delegationIdx: 7, acts: ["CHANGE"], endsOn: "2027-01-31", isMember: true };

const show = (more: Partial<OwnDetail> = {}, hasTickets = true) =>
  showMine(
    <BookingTools
      booking={{ ...booking, ...more }}
      memberIdx={100_001}
      context={{ ...context, hasTickets }}
    />,
  );
const link = () => screen.queryByRole("link", { name: "Add to wallet" });

const server = mockServer(mockCall("GET /info/{id}/penalties", () => []));
beforeEach(() => sessionStore.set(signedIn as PublicSession));

test("a round to come can be kept in a wallet app, in the language of the page", () => {
  show();
  expect(link()).toHaveAttribute("href", "/session/tickets/500001.pkpass?lang=en");
});

test("where the club has no keys, for a cancelled round, and for a delegate there is no ticket", () => {
  const withoutKeys = show({}, false);
  expect(link()).toBeNull();
  withoutKeys.unmount();
  const cancelled = show({ state: "50" });
  expect(link()).toBeNull();
  cancelled.unmount();
  sessionStore.set({ ...signedIn, user: { ...signedIn.user, acting } } as PublicSession);
  show();
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeVisible();
  expect(link()).toBeNull();
});

test("a booking that can be cancelled leads from its head to the part that says the cost", () => {
  const toCancel = () => screen.queryByRole("link", { name: "Cancel booking" });
  const cancelPreview = {} as OwnDetail["cancelPreview"];
  const open = show({ canCancel: true, cancelPreview });
  expect(toCancel()).toHaveAttribute("href", "#cancel");
  open.unmount();
  show({ canCancel: false, cancelPreview });
  expect(toCancel()).toBeNull();
});

test("a round leads to its change while it may be changed", () => {
  const toChange = () => screen.queryByRole("link", { name: "Change time or players" });
  const open = show();
  expect(toChange()).toHaveAttribute("href", expect.stringContaining("500001"));
  open.unmount();
  show({ canChange: false });
  expect(toChange()).toBeNull();
});

test("a team's round leads to its players, a delegate only where he may change bookings", () => {
  const team = { canChange: false, reservationType: "40" } as const;
  const toPlayers = () => screen.queryByRole("link", { name: "Change players only" });
  const own = show(team);
  expect(toPlayers()).toHaveAttribute("href", expect.stringContaining("500001"));
  own.unmount();
  const user = { ...signedIn.user, acting: { ...acting, acts: ["CANCEL"] } };
  sessionStore.set({ ...signedIn, user } as PublicSession);
  show(team);
  expect(toPlayers()).toBeNull();
});

const suspension = {
  penaltyIdx: 400_001,
  penaltyCode: "40",
  penaltyName: "No-show",
  suspendFrom: "2026-11-14T00:00:00+09:00",
  suspendTo: "2027-05-13T00:00:00+09:00",
  daysLeft: 166,
  fineAmount: 252_000,
  paidAmount: 0,
  point: 3,
  releasable: true,
} as const;

test.each([{ state: "10" as const }, { state: "50" as const }])(
  "a round of state $state can be booked again, but not by a suspended member",
  async ({ state }) => {
    const again = () => screen.queryByRole("link", { name: "Book again with the same group" });
    const free = show({ state });
    await waitFor(() => expect(again()).toHaveAttribute("href", expect.stringContaining("500001")));
    free.unmount();
    const asked = jest.fn(() => [suspension]);
    server.use(mockCall("GET /info/{id}/penalties", asked));
    show({ state });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(again()).toBeNull();
  },
);
