import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CalendarPart } from "@/components/member/mypage/bookings/calendar-part";
import { answerDialog, openDialogs } from "@/lib/web/runtime/dialogs";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { commonCalls, context, showMine } from "./my-page";

const createdAt = "2026-11-23T10:00:00+09:00";
let since: string | null = null;
let made = 0;
let isRefused = false;
mockServer(
  ...commonCalls,
  mockCall("GET /ext/calendar-address", () => ({ createdAt: since })),
  mockCall("POST /ext/calendar-address", () => {
    if (isRefused) return refuse("RATE_LIMIT");
    made += 1;
    since = createdAt;
    return { token: String(made).repeat(43), createdAt };
  }),
  mockCall("DELETE /ext/calendar-address", () => {
    since = null;
    return { createdAt: null };
  }),
);

beforeEach(() => {
  since = null;
  made = 0;
  isRefused = false;
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const field = () => screen.findByLabelText("Your private calendar address");
async function answer(isSure: boolean) {
  await waitFor(() => expect(openDialogs.get()).toHaveLength(1));
  answerDialog(openDialogs.get()[0]?.id ?? 0, isSure);
}

test("a new address is shown once, focused, with a link for calendar programmes", async () => {
  showMine(<CalendarPart context={context} />);
  await press("Create calendar address");
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue(`http://localhost/calendar/${"1".repeat(43)}.ics`);
  expect(await field()).toHaveAccessibleDescription(/shown only this once/);
  expect(screen.getByRole("link", { name: "Open in calendar" })).toHaveAttribute(
    "href",
    `webcal://localhost/calendar/${"1".repeat(43)}.ics`,
  );
});

test("an address that was made before is not shown again, only when it was made", async () => {
  since = createdAt;
  showMine(<CalendarPart context={context} />);
  expect(await screen.findByText("Your calendar address was created on 2026.11.23.")).toBeVisible();
  expect(screen.queryByLabelText("Your private calendar address")).toBeNull();
});

test("an address is replaced after the consequences were read, and not when the member keeps it", async () => {
  since = createdAt;
  showMine(<CalendarPart context={context} />);
  await press("Replace address");
  await answer(false);
  await press("Replace address");
  expect(openDialogs.get()[0]?.message).toContain("stops working at once");
  await answer(true);
  expect(await field()).toHaveValue(`http://localhost/calendar/${"1".repeat(43)}.ics`);
  expect(made).toBe(1);
});

test("a removed address is gone from the page, and the focus is on the sentence that says so", async () => {
  since = createdAt;
  showMine(<CalendarPart context={context} />);
  await press("Remove address");
  await answer(true);
  const said = await screen.findByText("The calendar address no longer works.");
  await waitFor(() => expect(said).toHaveFocus());
  expect(screen.getByRole("button", { name: "Create calendar address" })).toBeVisible();
});

test("a refusal is a sentence at the button", async () => {
  isRefused = true;
  showMine(<CalendarPart context={context} />);
  await press("Create calendar address");
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
});
