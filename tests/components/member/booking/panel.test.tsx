import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionStore } from "@/lib/web/api/session-store";
import type { Party } from "@/lib/web/booking/party";
import { mockCall, mockServer } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { detail, Panel, playDate, quote, show } from "./scene";

const asked: string[] = [];
const server = mockServer(
  mockCall("GET /member/name/check", ({ query }) => {
    const id = query.get("id") ?? "";
    asked.push(id);
    const isKnown = id === "parkbaram";
    return {
      id,
      validFormat: true,
      available: !isKnown,
      maskedName: isKnown ? "박*람" : null,
    };
  }),
);
// Who is here is known: an answer that came after a test that waits for nothing would be a fault of the next.
beforeEach(() => sessionStore.set({ signedIn: false }));
afterEach(() => jest.useRealTimers());

const book = () => userEvent.click(screen.getByRole("button", { name: "Book this time" }));

test("consent is an act: without it nothing is sent, and the focus shows what is missing", async () => {
  const onSend = jest.fn();
  show(<Panel onSend={onSend} />);
  await book();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole("checkbox", { name: /I have read/ })).toHaveFocus();
  await userEvent.keyboard(" ");
  await book();
  expect(onSend).toHaveBeenCalledTimes(1);
});

test("a two-ball time says why it takes two, and a lunch when the second nine starts", () => {
  show(<Panel slot={{ ...detail(), minPlayers: 1, maxPlayers: 2, turnTime: "09:57" }} />);
  expect(screen.getByText("Two-ball tee time: one or two players.")).toBeVisible();
  expect(screen.getByText("The back nine starts at 09:57, after lunch.")).toBeVisible();
  expect(screen.getAllByRole("radio", { name: /players?$/ })).toHaveLength(2);
});

test("a time like any other has no remark", () => {
  show(<Panel />);
  expect(screen.queryByText(/two-ball|second nine/)).toBeNull();
});

test("each player, cart, caddie, coupon and the total have their price in the club's format", () => {
  show(<Panel quote={quote(10_000)} />);
  const rows = screen
    .getAllByRole("term")
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(rows).toEqual([
    "Kim ₩80,000",
    "Player 2 companion rate ₩150,000",
    "Player 3 companion rate ₩150,000",
    "Cart (per group) ₩100,000",
    "Caddie (per group) ₩150,000",
    "Coupon −₩10,000",
    "Payable at the club ₩620,000",
  ]);
});

test("the party of the last round sits down by one tap, unless it sits here already", async () => {
  const onAgainParty = jest.fn();
  const guest = { kind: "guest", name: "Lee", phoneNo: "" } as const;
  const last: Party = {
    playerCount: 3,
    holeCode: "18",
    caddieMode: "C",
    couponIdx: null,
    seats: [guest, { kind: "open" }],
  };
  const { unmount } = show(<Panel last={last} onAgainParty={onAgainParty} />);
  await userEvent.click(screen.getByRole("button", { name: "Same group as last time: Lee" }));
  expect(onAgainParty).toHaveBeenCalledWith(last);
  unmount();
  show(<Panel last={last} party={last} />);
  expect(screen.queryByRole("button", { name: /Same party/ })).toBeNull();
});

test("prices are explained: what the booker pays, what each companion does", () => {
  show(<Panel />);
  expect(screen.getByText(/Green fee: you ₩80,000, each companion ₩150,000\./)).toBeVisible();
});

test("a companion is found by id and shown with the masked name; an unknown id and the own one are told", async () => {
  show(<Panel />);
  await userEvent.click(screen.getByText("Add someone else"));
  const id = screen.getByRole("textbox", { name: /login ID/ });
  await userEvent.type(id, "Nobody1{Enter}");
  expect(await screen.findByText("No member has this ID.")).toBeVisible();
  await userEvent.clear(id);
  await userEvent.type(id, "parkbaram");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("button", { name: "Remove 박*람" })).toBeVisible();
  expect(asked).toEqual(["nobody1", "parkbaram"]);
});

test("somebody who is named while the club looks a member up keeps the seat, and the next ID stays", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    mockCall("GET /member/name/check", async () => {
      await isAnswered;
      return { id: "parkbaram", validFormat: true, available: false, maskedName: "박*람" };
    }),
  );
  show(<Panel isFirst />);
  await userEvent.type(screen.getByRole("textbox", { name: /ID/ }), "parkbaram");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Companion's name" }), "Hana");
  await userEvent.click(screen.getByRole("button", { name: "Add companion" }));
  const id = screen.getByRole("textbox", { name: /ID/ });
  await userEvent.clear(id);
  await userEvent.type(id, "leesol01");
  answer();
  expect(await screen.findByRole("button", { name: "Remove 박*람" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Remove Hana" })).toBeVisible();
  expect(id).toHaveValue("leesol01");
});

test("the countdown is said at 60, 30 and 10 seconds only", async () => {
  jest.useFakeTimers();
  show(
    <Panel
      held={{ sheetIdx: 104, playDate, endsAt: testNow() + 62_000, isRenewable: false, bookingIdx: null }}
    />,
  );
  const clock = screen.getByRole("timer");
  expect(clock).toHaveTextContent("01:02");
  expect(screen.getByText(/held for you\. You can extend it once/)).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.getByText("60 seconds left")).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(15_000));
  expect(screen.getByText("60 seconds left")).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(16_000));
  expect(screen.getByText("30 seconds left")).toBeInTheDocument();
  expect(clock).toHaveTextContent("00:29");
});

test.each([
  ["expired", /Your hold has expired/, true],
  ["taken", /has just been booked/, false],
] as const)("a hold that is %s says what happened and what can be done", (why, words, canHoldAgain) => {
  show(<Panel held={null} lapsed={{ sheetIdx: 104, playDate, why }} />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Hold again" }) !== null).toBe(canHoldAgain);
  expect(screen.queryByRole("button", { name: "Book this time" })).toBeNull();
  // The input is still there to be read and changed.
  expect(screen.getByRole("radio", { name: "4 players" })).toBeEnabled();
});

test("an unanswered booking may be sent again without fear of a second one", () => {
  show(<Panel problem={{ code: 0, text: "offline", isUnanswered: true }} />);
  expect(
    screen.getByText(
      /Press the button again\. You will not be booked twice, and if it went through you will see your booking\./,
    ),
  ).toBeVisible();
});
