import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { DelegateDoor } from "@/components/member/account/delegates/delegate-door";
import { DelegatesView } from "@/components/member/account/delegates/delegates-view";
import { BookingsView } from "@/components/member/mypage/bookings/bookings-view";
import { MyNav } from "@/components/member/shared/layout/my-nav";
import type { GivenDelegation, HeldDelegation } from "@/lib/contract/accounts/delegations";
import { sessionStore } from "@/lib/web/api/session-store";
import { answerDialog, openDialogs } from "@/lib/web/runtime/dialogs";
import { page } from "@/lib/web/runtime/page";
import type { PublicSession } from "@/lib/web/session/options";
import { mockCall, refuse } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { commonCalls, context, showMine } from "./my-page";

const terms = {
  acts: ["BOOK" as const, "CANCEL" as const],
  monthlyActs: 5,
  endsOn: "2027-01-31",
  usedActs: 2,
};
let given: GivenDelegation[] = [];
let held: HeldDelegation[] = [];
let isOn = true;
let sent: unknown[] = [];
let proofs: (string | null)[] = [];
let ended: string[] = [];
let opened: string[] = [];
const opener = page.open;

/** Hears the proof of the password that a call brings, and leaves the answer to the call's own. */
const hear = ({ request }: { request: Request }) => {
  proofs.push(request.headers.get("x-edit-token"));
  return undefined;
};
const server = setupServer(
  ...commonCalls,
  http.get("*/session", () => HttpResponse.json({ signedIn: false })),
  http.post("*/hp/api/ext/delegations", hear),
  http.post("*/hp/api/ext/delegation-acceptance", hear),
  mockCall("GET /ext/delegations", () => ({
    isOn,
    limits: { delegates: 3, monthlyActs: 10, lastEndsOn: "2027-11-23" },
    given,
    held,
  })),
  mockCall("GET /ext/delegate-acts", () => ({
    list: [
      {
        actIdx: 1,
        at: "2026-11-23T10:00:00+09:00",
        act: "BOOK" as const,
        name: "Lee Sol",
        entity: "booking" as const,
        entityKey: 500_001,
      },
    ],
    total: 1,
    page: 1,
    size: 10,
  })),
  mockCall("POST /info/check-password", ({ body }) =>
    (body as { password: string }).password === "right"
      ? {
          valid: true as const,
          editToken: "et_1",
          expiresAt: new Date(testNow() + 30 * 60_000).toISOString(),
        }
      : refuse("PW_WRONG"),
  ),
  mockCall("POST /ext/delegations", ({ body }) => {
    sent.push(body);
    return { delegationIdx: 7, token: "dt_secret", inviteEndsAt: "2026-11-30T10:00:00+09:00" };
  }),
  mockCall("DELETE /ext/delegations/{id}", ({ params }) => {
    ended.push(String(params.id));
    given = [];
    return { delegationIdx: Number(params.id), state: "ENDED" as const };
  }),
  mockCall("POST /ext/delegation-invitation", ({ body }) =>
    (body as { token: string }).token === "dt_secret"
      ? { memberName: "K*m", ...terms, inviteEndsAt: "2026-11-30T10:00:00+09:00" }
      : refuse("DLG_LINK"),
  ),
  mockCall("POST /ext/delegation-acceptance", ({ body }) => {
    sent.push(body);
    return { delegationIdx: 7, memberName: "Kim Miru", ...terms };
  }),
  mockCall("GET /my-reservation/bookings/{id}", () => ({ list: [], total: 0, page: 1, size: 10 })),
);

const user = { id: "leesol01", name: "Lee Sol", memberIdx: 100_002, pending: null };
const signIn = (more: object = {}) =>
  sessionStore.set({
    signedIn: true,
    user: { ...user, ...more },
  } as unknown as PublicSession);
const acting = { delegationIdx: 7, acts: ["BOOK"], endsOn: "2027-01-31", isMember: true };

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  given = [];
  held = [];
  isOn = true;
  sent = [];
  proofs = [];
  ended = [];
  opened = [];
  sessionStorage.clear();
  page.open = (url) => void opened.push(url);
  document.title = "Bookings";
  signIn();
});
afterEach(() => {
  server.resetHandlers();
  window.location.hash = "";
});
afterAll(() => {
  page.open = opener;
  server.close();
});

const one: GivenDelegation = {
  delegationIdx: 7,
  label: "My daughter",
  name: "Lee Sol",
  ...terms,
  state: "ACTIVE",
  inviteEndsAt: "2026-11-30T10:00:00+09:00",
  endedAt: null,
  endedBy: null,
};

test("an invitation asks for the password, and its link is shown once with the secret behind the #", async () => {
  showMine(<DelegatesView context={context} />);
  await userEvent.click(await screen.findByRole("button", { name: "Invite someone" }));
  await userEvent.click(await screen.findByRole("button", { name: "Create invitation link" }));
  expect((await screen.findAllByText("Please enter a name."))[0]).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "My daughter");
  await userEvent.type(screen.getByLabelText("Password"), "wrong");
  await userEvent.click(screen.getByRole("button", { name: "Create invitation link" }));
  await waitFor(() => expect(screen.getByLabelText("Password")).toHaveAttribute("aria-invalid", "true"));
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByLabelText("Password"));
  await userEvent.type(screen.getByLabelText("Password"), "right");
  await userEvent.click(screen.getByRole("button", { name: "Create invitation link" }));
  const link = await screen.findByRole("textbox", { name: "Invitation link" });
  expect(link).toHaveValue(`${window.location.origin}/login/delegate#dt_secret`);
  await waitFor(() => expect(link).toHaveFocus());
  expect(sent).toEqual([
    { label: "My daughter", acts: ["BOOK", "CHANGE", "CANCEL"], monthlyActs: 10, endsOn: "2027-11-23" },
  ]);
  expect(proofs).toEqual(["et_1"]);
});

test("a permission ends after a question, and what was done stays to be read", async () => {
  given = [one];
  showMine(<DelegatesView context={context} />);
  expect(await screen.findByText("2 of 5 used this month", { exact: false })).toBeVisible();
  expect(await screen.findByText("Lee Sol: Book and join waiting lists")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "End permission: My daughter" }));
  await waitFor(() => expect(openDialogs.get()).toHaveLength(1));
  expect(openDialogs.get()[0]).toMatchObject({ title: "End the permission: My daughter?" });
  answerDialog(openDialogs.get()[0]?.id ?? 0, true);
  const said = await screen.findByText("The permission has ended.");
  await waitFor(() => expect(said).toHaveFocus());
  expect(ended).toEqual(["7"]);
});

test("where the club has it switched off nobody is invited, and who holds a permission cannot begin", async () => {
  isOn = false;
  held = [{ delegationIdx: 9, memberName: "Kim Miru", ...terms }];
  showMine(<DelegatesView context={context} />);
  expect(await screen.findByText("The club does not offer this at present.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Invite someone" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Act for Kim Miru" })).toBeNull();
});

describe("in a member's name", () => {
  beforeEach(() => signIn({ id: "delegate-7", name: "Kim Miru", memberIdx: 100_001, acting }));

  test("the page and the title say in whose, and lead to what is allowed alone", async () => {
    showMine(<BookingsView context={context} />);
    const strip = await screen.findByRole("complementary", { name: "Acting for Kim Miru" });
    await waitFor(() => expect(document.title).toBe("[For Kim Miru] Bookings"));
    const links = within(strip).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Tee times", "Bookings", "Waiting list"]);
    expect(within(strip).getByRole("button", { name: "Back to my own account" })).toBeVisible();
    // The member's reminders and calendar are the member's alone: they are not even asked for.
    expect(screen.queryByText("Calendar subscription")).toBeNull();
  });

  test("another page of the member's shows nothing of it", async () => {
    given = [one];
    showMine(<DelegatesView context={context} />);
    expect(await screen.findByText(/for the member only/)).toBeVisible();
    expect(screen.queryByText("My daughter")).toBeNull();
  });

  test("the navigation has no other pages", () => {
    showMine(<MyNav current="bookings" context={context} />);
    const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(names).toEqual(["Bookings", "Waiting list"]);
  });
});

describe("the link of an invitation", () => {
  test("a signed-in member accepts with the password", async () => {
    window.location.hash = "#dt_secret";
    showMine(<DelegateDoor context={context} />);
    expect(await screen.findByText("K*m invites you to book for them.")).toBeVisible();
    await userEvent.type(screen.getByLabelText("Password"), "right");
    await userEvent.click(screen.getByRole("button", { name: "Accept invitation" }));
    await waitFor(() => expect(opened).toEqual(["/mypage/myinfo/delegates"]));
    expect(sent).toEqual([{ token: "dt_secret" }]);
    expect(proofs).toEqual(["et_1"]);
    expect(sessionStorage.getItem("clubfront.invitation")).toBeNull();
  });

  test("a visitor may sign in, or be verified; the secret waits in this tab", async () => {
    sessionStore.set({ signedIn: false });
    window.location.hash = "#dt_secret";
    showMine(<DelegateDoor context={context} />);
    const link = await screen.findByRole("link", { name: "Sign in and accept" });
    expect(link).toHaveAttribute("href", "/login?next=%2Fmypage%2Fmyinfo%2Fdelegates");
    expect(screen.getByRole("button", { name: "Verify my identity" })).toBeVisible();
    expect(sessionStorage.getItem("clubfront.invitation")).toBe("dt_secret");
  });

  test("one that is used or over says so", async () => {
    window.location.hash = "#dt_old";
    showMine(<DelegateDoor context={context} />);
    expect(await screen.findByText(/no longer valid/)).toBeVisible();
  });
});
