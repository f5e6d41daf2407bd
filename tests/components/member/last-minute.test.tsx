import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { LastMinuteView } from "@/components/member/last-minute/last-minute-view";
import type { CallOutput } from "@/lib/contract/routes";
import { sessionStore } from "@/lib/web/api/session-store";
import type { PublicSession } from "@/lib/web/session/options";
import { mockCall, refuse } from "@/tests/support/msw";
import { commonCalls, context, showMine } from "./my-page";

type Answer = CallOutput<"GET /ext/last-minute">;

const offered: Answer = {
  isOn: true,
  isNotified: true,
  hasConsent: true,
  suspendedUntil: null,
  offers: [
    {
      sheetIdx: 261_216_104,
      playDate: "2026-12-16",
      teeTime: "07:21",
      courseName: "Mir",
      percent: 20,
      greenFee: 64_000,
      usualFee: 80_000,
    },
  ],
};
let data: Answer = offered;
let sent: unknown[] = [];

const server = setupServer(
  ...commonCalls,
  mockCall("GET /ext/last-minute", () => data),
  mockCall("PUT /ext/last-minute", ({ body }) => {
    sent.push(body);
    data = { ...data, ...(body as { isNotified: boolean }) };
    return body as { isNotified: boolean };
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  [data, sent] = [offered, []];
  const user = { id: "kimmiru", name: "Kim Miru", memberIdx: 100_001, pending: null };
  sessionStore.set({ signedIn: true, user } as unknown as PublicSession);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("a tee time has its price beside the usual one, both in words, and the way to its day", async () => {
  showMine(<LastMinuteView context={context} />);
  const item = await screen.findByRole("listitem");
  expect(within(item).getByText("Usual price ₩80,000").tagName).toBe("S");
  expect(within(item).getByText("Now ₩64,000 per player")).toBeVisible();
  expect(within(item).getByText("20% off")).toBeVisible();
  const link = within(item).getByRole("link", { name: /^Book .*07:21, Mir$/ });
  expect(link).toHaveAttribute("href", "/reservation?date=2026-12-16");
});

test("one button switches the notices off, says so, and switches them on again", async () => {
  showMine(<LastMinuteView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: "Turn off notifications" }));
  expect(sent).toEqual([{ isNotified: false }]);
  await waitFor(async () => expect(await screen.findByText("Notifications are off.")).toHaveFocus());
  await userEvent.click(screen.getByRole("button", { name: "Turn on notifications" }));
  expect(sent).toHaveLength(2);
});

test("notices that cannot be switched: one sentence, and the button as it was", async () => {
  server.use(mockCall("PUT /ext/last-minute", () => refuse("AUTH_INVALID_SESSION")));
  showMine(<LastMinuteView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: "Turn off notifications" }));
  expect(await screen.findByText("Your sign-in is no longer valid. Please sign in again.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Turn off notifications" })).toBeVisible();
  expect(screen.queryByText("Notifications are off.")).toBeNull();
});

test("who has not agreed to advertising is told so, with the way to the consents", async () => {
  data = { ...offered, hasConsent: false, offers: [] };
  showMine(<LastMinuteView context={context} />);
  expect(await screen.findByText("No last-minute offers right now.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Consents" })).toHaveAttribute("href", "/mypage/myinfo/consents");
});

test("a club without offers says so", async () => {
  data = { ...offered, isOn: false, offers: [] };
  showMine(<LastMinuteView context={context} />);
  expect(await screen.findByText("The club has no last-minute offers at present.")).toBeVisible();
});

test("a suspended member reads until when, and sees the offers without a way to book them", async () => {
  data = { ...offered, suspendedUntil: "2027-05-13T23:00:00+09:00" };
  showMine(<LastMinuteView context={context} />);
  const note = await screen.findByRole("link", {
    name: /^Bookings suspended until 2027\.05\.13 \(Thu\) 23:00/,
  });
  expect(note).toHaveAttribute("href", "/mypage/penalties");
  expect(screen.getByText("20% off")).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Book / })).toBeNull();
});
