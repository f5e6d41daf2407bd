import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { NextIntlClientProvider } from "next-intl";
import { SWRConfig } from "swr";
import { InfoForm } from "@/components/member/account/info/info-form";
import type { PageContext } from "@/components/member/shared/page-context";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { readDraft, readEditPass, saveEditPass } from "@/lib/web/runtime/session/member-memory";
import messages from "@/messages/en.json";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { teachDialogs } from "../feedback/support";

const info: MemberInfo = {
  memberIdx: 100003,
  id: "parkbaram",
  name: "박바람",
  nameEn: null,
  birth: "1980-05-05",
  gender: "M",
  phoneNo: "010-0000-0003",
  email: "baram@mirsol.example",
  zipCode: "00027",
  address: "27 Solbaram-ro",
  addressDetail: "",
  lang: "ko",
  memberType: "11",
  memberTypeName: "Weekday member",
  membershipNo: null,
  joinedAt: "2020-01-01",
  imageUrl: null,
  marketing: { sms: true, email: false, push: false },
  extra: {},
  summary: { bookings: 0, waitings: 0, coupons: 0, points: 0, pointsMax: 6 },
};
const context = {
  clubCode: "MS01",
  clubName: "Mirsol Country Club",
  passwordWords: ["MS01", "Mirsol"],
  address: "",
  phone: "031-000-1000",
  formats: clubFormats([]),
  language: "en",
  defaultLanguage: "en",
  languages: ["en", "ko"],
  hasIdentity: true,
  hasPush: false,
  hasTickets: false,
} as const;

let sent: MockedCall[] = [];
let refusal: ReturnType<typeof refuse> | null = null;
const server = setupServer(
  mockCall("PUT /info", (asked) => {
    sent.push(asked);
    return refusal ?? { memberIdx: info.memberIdx, updatedAt: "2026-11-23T10:00:00+09:00" };
  }),
  mockCall("POST /info/check-password", () => ({
    valid: true,
    editToken: "et_2",
    // By the clock of the machine, as the pass above.
    expiresAt: new Date(testNow() + 30 * 60_000).toISOString(),
  })),
);

beforeAll(() => {
  teachDialogs();
  server.listen({ onUnhandledRequest: "bypass" });
});
beforeEach(() => {
  sent = [];
  refusal = null;
  sessionStorage.clear();
  saveEditPass({ memberIdx: info.memberIdx, token: "et_1", endsAt: testNow() + 60_000 });
});
afterAll(() => server.close());

function show(own: Partial<PageContext> = {}) {
  const onDone = jest.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <InfoForm info={info} context={{ ...context, ...own }} onDone={onDone} onChanged={jest.fn()} />
      </NextIntlClientProvider>
    </SWRConfig>,
  );
  return onDone;
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const detail = () => screen.getByRole("textbox", { name: "Flat, floor or building" });

test("sends what has changed and nothing else, once", async () => {
  const onDone = show();
  await userEvent.type(detail(), "2F");
  await userEvent.click(screen.getByRole("checkbox", { name: "Email" }));
  await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([
    { memberIdx: 100003, addressDetail: "2F", marketing: { sms: true, email: true, push: false } },
  ]);
  expect([readEditPass(100003), readDraft("info", 100003)]).toEqual([null, {}]);
});

test("keeps what was typed for this member only, until it is saved or given up", async () => {
  const onDone = show();
  await userEvent.type(detail(), "2F");
  expect(readDraft("info", 100003)).toEqual({ addressDetail: "2F" });
  expect(readDraft("info", 100001)).toEqual({});
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(onDone).toHaveBeenCalled();
  expect(readDraft("info", 100003)).toEqual({});
});

test.each([
  ["no device can be notified", { hasPush: false }, 0],
  ["devices can be notified", { hasPush: true }, 1],
])("the channel of notifications is offered only where something can be pushed: %s", (_, own, boxes) => {
  show(own);
  expect(screen.getByRole("checkbox", { name: "Email" })).toBeInTheDocument();
  const push = messages.account.info.channels.push;
  expect(screen.queryAllByRole("checkbox", { name: push })).toHaveLength(boxes);
});

test("a club without an identity check offers none, and says who changes a name", async () => {
  show({ hasIdentity: false });
  expect(screen.queryByText("Change my name or phone number")).not.toBeInTheDocument();
  expect(screen.getByText(/To change your name, date of birth or gender, please call/)).toHaveTextContent(
    "please call 031",
  );
  expect(screen.getByText("Change my phone number only, by text message code")).toBeInTheDocument();
});

test("a refusal stands at its field", async () => {
  refusal = refuse("VAL_FIELD", "zipCode", "too long");
  show();
  await userEvent.type(detail(), "2F");
  await save();
  const postcode = screen.getByRole("textbox", { name: "Postcode" });
  await waitFor(() => expect(postcode).toBeInvalid());
  expect(detail()).toHaveValue("2F");
});

test("a wrong e-mail is not sent", async () => {
  show();
  const email = screen.getByRole("textbox", { name: /Email/ });
  await userEvent.clear(email);
  await save();
  expect(email).toBeInvalid();
  await userEvent.type(email, "nobody");
  await save();
  expect(email).toBeInvalid();
  expect(sent).toEqual([]);
});

test("a pass that the server no longer knows asks for the password and sends the same change again", async () => {
  refusal = refuse("EDIT_EXPIRED");
  const onDone = show();
  await userEvent.type(detail(), "2F");
  await save();
  const dialog = await screen.findByRole("dialog", { name: "Please enter your password again" });
  refusal = null;
  await userEvent.type(within(dialog).getByLabelText("Password"), "Mirsol2026!");
  await userEvent.click(within(dialog).getByRole("button", { name: "Confirm and save" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([
    { memberIdx: 100003, addressDetail: "2F" },
    { memberIdx: 100003, addressDetail: "2F" },
  ]);
});

test("a pass that is over by this browser's clock asks before anything is sent; given up, nothing is lost", async () => {
  saveEditPass({ memberIdx: info.memberIdx, token: "et_1", endsAt: 0 });
  const onDone = show();
  await userEvent.type(detail(), "2F");
  await save();
  const question = { name: "Please enter your password again" };
  const first = await screen.findByRole("dialog", question);
  expect(sent).toEqual([]);
  await userEvent.click(within(first).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog", question)).not.toBeInTheDocument();
  expect(detail()).toHaveValue("2F");
  await save();
  const dialog = await screen.findByRole("dialog", question);
  await userEvent.type(within(dialog).getByLabelText("Password"), "Mirsol2026!");
  await userEvent.click(within(dialog).getByRole("button", { name: "Confirm and save" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent.map(({ body }) => body)).toEqual([{ memberIdx: 100003, addressDetail: "2F" }]);
});
