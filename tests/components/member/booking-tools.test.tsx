import { screen } from "@testing-library/react";
import { BookingTools } from "@/components/member/mypage/bookings/booking-tools";
import { sessionStore } from "@/lib/web/api/session-store";
import type { OwnDetail } from "@/lib/web/my/booking-state";
import type { PublicSession } from "@/lib/web/session/options";
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
  showMine(<BookingTools booking={{ ...booking, ...more }} context={{ ...context, hasTickets }} />);
const link = () => screen.queryByRole("link", { name: "Add to wallet" });

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
