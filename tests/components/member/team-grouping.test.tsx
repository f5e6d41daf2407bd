import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { NextIntlClientProvider } from "next-intl";
import { TeamGrouping } from "@/components/member/teams/team-grouping";
import type { TeamContext } from "@/components/member/teams/team-types";
import { clubFormats } from "@/lib/shared/money/club-formats";
import type { TeamRound } from "@/lib/web/teams/grouping";
import messages from "@/messages/en.json";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";

const context = { clubCode: "MS01", language: "en", formats: clubFormats([]) } as TeamContext;
const playDate = "2999-03-10";
const player = (seq: number, name: string) => ({ seq, isBooker: seq === 1, name });
const round = (bookingIdx: number, teeTime: string, names: string[], part: object = {}) =>
  ({
    bookingIdx,
    teeTime,
    playDate,
    courseName: "Mir",
    state: "10",
    version: bookingIdx,
    playerCount: 3,
    players: [player(1, "Kim"), ...names.map((name, at) => player(at + 2, name))],
    ...part,
  }) as unknown as TeamRound;

let rounds: TeamRound[];
let answer: () => ReturnType<typeof refuse> | object;
const sent = jest.fn();
const server = setupServer(
  mockCall("PUT /ext/team-forms/{id}/grouping", ({ body }: MockedCall) => {
    sent(body);
    return answer() as never;
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
beforeEach(() => {
  rounds = [round(1, "07:00", ["Han", "Seo"]), round(2, "07:07", ["Yun", ""])];
  answer = () => ({ teamFormIdx: 800_001, date: playDate, rounds: [] });
  sent.mockReset();
});
afterAll(() => server.close());

const onDone = jest.fn(async () => undefined);
const show = () =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <TeamGrouping teamFormIdx={800_001} rounds={rounds} context={context} onDone={onDone} />
    </NextIntlClientProvider>,
  );
const open = () => userEvent.click(screen.getByRole("button", { name: "Edit flights" }));
const move = (name: string, bookingIdx: number) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), String(bookingIdx));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save flights" }));

test("who moves is sent by the seat that he has, in the rounds that change and in no other", async () => {
  rounds.push(round(3, "07:14", ["Oh"]));
  show();
  await open();
  await move("Seo", 2);
  await save();
  expect(await screen.findByText("Flights updated.")).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({
    date: playDate,
    rounds: [
      { bookingIdx: 1, version: 1, players: [{ bookingIdx: 1, seq: 2 }] },
      {
        bookingIdx: 2,
        version: 2,
        players: [
          { bookingIdx: 2, seq: 2 },
          { bookingIdx: 1, seq: 3 },
        ],
      },
    ],
  });
  expect(onDone).toHaveBeenCalled();
});

test("a flight with more players than seats is named, and nothing is sent until somebody leaves it", async () => {
  show();
  await open();
  await move("Yun", 1);
  await save();
  expect(screen.getByText("Too many players: 07:00 Mir")).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await move("Han", 2);
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test("another tab was faster: the sentence says so, and the rounds are read again", async () => {
  answer = () => refuse("RSV_VERSION");
  show();
  await open();
  await move("Seo", 2);
  await save();
  expect(
    await screen.findByText(
      /This booking has been changed elsewhere\. Please reload the page and check it\./,
    ),
  ).toBeInTheDocument();
  expect(onDone).toHaveBeenCalled();
});

test("nobody moved: nothing is sent", async () => {
  show();
  await open();
  await save();
  expect(screen.queryByRole("form")).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test("rounds at the desk and rounds that are over have no part in it; one round alone has nothing to change", async () => {
  rounds = [
    ...rounds,
    round(3, "07:14", ["Oh"], { state: "30" }),
    round(4, "07:21", ["Ma"], { playDate: "2020-01-01" }),
  ];
  const { unmount } = show();
  await open();
  const flights = within(screen.getByRole("combobox", { name: "Han" })).getAllByRole("option");
  expect(flights.map((one) => one.textContent)).toEqual(["07:00 Mir", "07:07 Mir"]);
  expect(screen.queryByRole("combobox", { name: "Oh" })).toBeNull();
  unmount();
  rounds = rounds.slice(0, 1);
  show();
  expect(screen.queryByRole("button")).toBeNull();
});
