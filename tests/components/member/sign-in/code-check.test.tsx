import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { CodeCheck } from "@/components/member/shared/code-check/code-check";
import messages from "@/messages/en.json";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";

const sent = { certIdx: "handle", expiresAt: "2026-11-23T10:03:00+09:00", expiresIn: 180, resendAfter: 60 };
let inputs: unknown[] = [];
const send = mockCall("POST /member/certification", ({ body }: MockedCall) => {
  inputs.push(body);
  return sent;
});
const server = mockServer(
  mockCall("GET /system/i18n/{lang}", () => ({ messages: [], version: 1 })),
  mockCall("GET /common/i18n/{lang}/{club}", () => ({ messages: [], version: 1 })),
  send,
  mockCall("GET /member/certification/check", ({ query }) =>
    query.get("code") === "123456"
      ? { certToken: "ct_1", expiresAt: sent.expiresAt }
      : refuse("CERT_WRONG", "4"),
  ),
);
const onVerified = jest.fn();

function show(more: Partial<Parameters<typeof CodeCheck>[0]> = {}) {
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ codeCheck: messages.codeCheck }}>
      <form aria-label="outer" onSubmit={() => onVerified("outer")}>
        <CodeCheck
          clubCode="MS01"
          language="en"
          purpose="SIGNUP"
          type="20"
          target="sol@mirsol.example"
          onVerified={onVerified}
          {...more}
        />
      </form>
    </NextIntlClientProvider>,
  );
}
const field = () => screen.findByLabelText("Code");
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  inputs = [];
  onVerified.mockClear();
  sessionStorage.clear();
});

test("a code is sent once, to the masked address; the field takes what phones offer, and has the focus", async () => {
  show();
  await press("Send code");
  const input = await field();
  expect(inputs).toEqual([{ clubCode: "MS01", purpose: "SIGNUP", type: "20", target: "sol@mirsol.example" }]);
  expect(screen.getByText("We have sent a 6-digit code to s**@mirsol.example.")).toBeVisible();
  expect(input).toHaveAttribute("autocomplete", "one-time-code");
  expect(input).toHaveAttribute("inputmode", "numeric");
  expect(input).toHaveFocus();
  expect(screen.getByText("3:00")).toBeVisible();
  expect(screen.getByRole("button", { name: "Resend in 60 seconds" })).toBeDisabled();
});

test("where an account is meant, the words do not say whether there is one (S-54)", async () => {
  show({ purpose: "FIND_PW", id: "leesol01" });
  await press("Send code");
  expect(await screen.findByText(/^If s\*\*@mirsol\.example is registered/)).toBeVisible();
});

test.each(["123456", " 123 456 ", "123-456", "１２３４５６"])(
  "%s is the code, and Enter sends it, not the form around",
  async (pasted) => {
    show();
    await press("Send code");
    fireEvent.change(await field(), { target: { value: pasted } });
    await act(async () => void fireEvent.keyDown(await field(), { key: "Enter" }));
    expect(await screen.findByText("Verified.")).toBeVisible();
    expect(onVerified.mock.calls).toEqual([["ct_1"]]);
    expect(sessionStorage).toHaveLength(0);
  },
);

test("a wrong code leaves what was typed and says how many tries are left, past a reload too", async () => {
  const { unmount } = show();
  await press("Send code");
  fireEvent.change(await field(), { target: { value: "000000" } });
  await press("Confirm");
  expect(await screen.findByText(/4 attempts left/)).toBeVisible();
  expect(await field()).toHaveValue("000000");
  expect(await field()).toBeInvalid();
  unmount();
  show();
  expect(await screen.findByText("4 attempts left")).toBeVisible();
  expect(inputs).toHaveLength(1);
});

test("a code on its way belongs to its address: another one asks anew", async () => {
  const { unmount } = show();
  await press("Send code");
  await field();
  unmount();
  show({ target: "other@mirsol.example" });
  expect(screen.getByRole("button", { name: "Send code" })).toBeVisible();
});

test.each([
  ["CERT_TOO_SOON", ["42"], "Please wait 42 seconds"],
  ["CERT_DAILY", [], "all codes for today"],
  ["CERT_BLOCKED", [], "Too many incorrect codes. Please request a new one."],
] as const)("%s at sending is told beside the button", async (msgCode, vars, said) => {
  server.use(mockCall("POST /member/certification", () => refuse(msgCode, ...vars)));
  show();
  await press("Send code");
  expect(await screen.findByRole("alert")).toHaveTextContent(said);
});

test.each([
  ["CERT_EXPIRED", "This code has expired. Please request a new one."],
  ["CERT_BLOCKED", "Too many incorrect codes. Please request a new one."],
] as const)("%s at the check ends the code at once", async (msgCode, said) => {
  server.use(mockCall("GET /member/certification/check", () => refuse(msgCode)));
  show();
  await press("Send code");
  fireEvent.change(await field(), { target: { value: "123456" } });
  await press("Confirm");
  expect((await screen.findAllByText(new RegExp(said)))[0]).toBeVisible();
  expect(screen.getByText("0:00")).toBeVisible();
  expect(onVerified).not.toHaveBeenCalled();
});

test("less than six digits are not sent", async () => {
  show();
  await press("Send code");
  fireEvent.change(await field(), { target: { value: "123" } });
  await press("Confirm");
  expect(await screen.findByText("Please enter the 6-digit code.")).toBeVisible();
  expect(onVerified).not.toHaveBeenCalled();
});

test("the wish of the caller's own button is enough, and goes out once", async () => {
  show({ sendsAtOnce: true });
  await field();
  expect(inputs).toHaveLength(1);
});
