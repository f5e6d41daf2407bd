import { act, fireEvent, render, screen } from "@testing-library/react";
import { setupServer } from "msw/node";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { PracticeView } from "@/components/member/booking/practice/practice-view";
import messages from "@/messages/en.json";
import { commonCalls } from "../my-page";
import { context } from "./scene";

const server = setupServer(...commonCalls);
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());
beforeEach(() => {
  // Each time is taken 12 s after the opening.
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  jest.useFakeTimers();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <PracticeView context={context} courses={[{ courseCode: "1", courseName: "Mir" }]} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  press("Start");
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

test("after ten seconds it opens; a time is chosen, the rules are accepted, and the minute tells how it went", () => {
  expect(screen.getByRole("timer")).toHaveTextContent("10 seconds");
  expect(screen.getByRole("heading", { name: "Tee times open in" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: /^07:00/ })).toBeNull();
  pass(10);
  expect(screen.getByRole("timer")).toHaveTextContent("50 seconds");
  press(/^07:00/);
  expect(screen.getByRole("heading", { name: "07:00, Mir is held for you" })).toHaveFocus();
  press("Book this time");
  expect(screen.getByText("Please agree to the rules to book.")).toBeVisible();
  fireEvent.click(screen.getByRole("checkbox"));
  pass(4);
  press("Book this time");
  expect(screen.getByRole("heading", { name: "You booked 07:00, 4 seconds after opening" })).toBeVisible();
  expect(screen.getByText("18 of 18 times were still available at that moment.")).toBeVisible();
});

test("who is too slow is told, and may choose another; at the end of the minute nothing is got", () => {
  pass(21.9);
  press(/^07:07/);
  expect(screen.getByText("Another golfer was quicker for 07:07. Please choose another time.")).toBeVisible();
  pass(1);
  expect(screen.getByText("0 times left")).toBeVisible();
  pass(38);
  expect(screen.getByRole("heading", { name: "The minute was up before you booked" })).toBeVisible();
  press("Practise again");
  expect(screen.getByRole("heading", { name: "Tee times open in" })).toHaveFocus();
  expect(screen.getByRole("timer")).toHaveTextContent("10 seconds");
  press("Stop");
  expect(screen.getByRole("button", { name: "Start" })).toBeVisible();
});

test("what is held stays free of the crowd until it is released", () => {
  pass(10);
  press(/^07:14/);
  pass(20);
  expect(screen.getByRole("button", { name: /^07:14/ })).toHaveAttribute("aria-pressed", "true");
  press("Release");
  expect(screen.queryByRole("button", { name: /^07:14/ })).toBeNull();
});
