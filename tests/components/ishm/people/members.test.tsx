import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemberListView } from "@/components/ishm/members/member-list-view";
import { MemberView } from "@/components/ishm/members/member-view";
import type { MemberDetail } from "@/lib/contract/accounts/ops-members";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";
import { codes, noPage } from "./people-office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const office = (flags = all) => ({ ...officeWith(), access: () => flags });

function member(part: Partial<MemberDetail> = {}): MemberDetail {
  return {
    memberIdx: 7,
    id: "leesol01",
    name: "L*** S***",
    phoneNo: "010-****-0002",
    email: "s**@mirsol.example",
    memberType: "30",
    memberTypeName: "Web member",
    state: "10",
    stateName: "Active",
    certType: "10",
    joinedAt: "2026-01-02",
    lastLoginAt: null,
    isMasked: true,
    birth: null,
    gender: "F",
    membershipNo: null,
    deskCheckedAt: null,
    dormantAt: null,
    withdrawnAt: null,
    sessions: 2,
    service: null,
    comingBookings: 1,
    info: null,
    ...part,
  };
}

let shown: MemberDetail;
let sent: unknown[] = [];
let reasons: (string | null)[] = [];
const server = mockServer(
  mockCall("GET /ops/members", () => noPage),
  mockCall("GET /ops/members/{id}", ({ query }) => {
    const reason = query.get("reason");
    reasons.push(reason);
    return reason ? { ...shown, isMasked: false, name: "Lee Sol", birth: "1990-05-06" } : shown;
  }),
  mockCall("PUT /ops/members/{id}", ({ body }) => {
    sent.push(body);
    shown = member({ state: "30", stateName: "Suspended", sessions: 0 });
    return { memberIdx: 7, state: "30", sessionsRevoked: 2 };
  }),
  mockCall("GET /ops/bookings", () => noPage),
  mockCall("GET /ops/waitings", () => noPage),
  mockCall("GET /ops/penalties", () => noPage),
  mockCall("GET /ops/coupons", () => noPage),
  mockCall("GET /ops/vocs", () => noPage),
  mockCall("GET /ops/data-requests", () => noPage),
  mockCall("GET /ops/audit", () => noPage),
  codes({ genders: [["F", "Female"]] }),
);

beforeEach(() => {
  shown = member();
  sent = [];
  reasons = [];
  visit("/ishm/ops/members/7");
});

test("personal data stay masked until somebody says why; the reason goes with the read", async () => {
  renderOffice(<MemberView memberIdx={7} />, office());
  expect(await screen.findByRole("heading", { name: "L*** S*** (leesol01)" })).toBeVisible();
  expect(screen.queryByText("Date of birth")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show names" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Show names" }));
  expect(within(dialog).getByRole("textbox")).toBeInvalid();
  await userEvent.type(within(dialog).getByRole("textbox"), "a call");
  await userEvent.click(within(dialog).getByRole("button", { name: "Show names" }));
  expect(await screen.findByRole("heading", { name: "Lee Sol (leesol01)" })).toBeVisible();
  expect(reasons).toEqual([null, "a call"]);
  await userEvent.click(screen.getByRole("button", { name: "Hide names" }));
  expect(await screen.findByRole("heading", { name: "L*** S*** (leesol01)" })).toBeVisible();
});

test("records of which a member has more than are shown lead to all of them", async () => {
  const many = { ...noPage, total: 9 };
  server.use(
    mockCall("GET /ops/waitings", () => many),
    mockCall("GET /ops/vocs", () => many),
    mockCall("GET /ops/audit", () => many),
  );
  renderOffice(<MemberView memberIdx={7} />, office());
  const links = await waitFor(() => {
    const found = screen.getAllByRole("link", { name: "All 9" });
    expect(found).toHaveLength(3);
    return found;
  });
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/ishm/ops/waitings?memberIdx=7",
    "/ishm/ops/inquiries?memberIdx=7",
    "/ishm/ops/audit?action=VIEW&memberIdx=7",
  ]);
});

test("a suspension says whom it signs out and what stays, and asks why", async () => {
  renderOffice(<MemberView memberIdx={7} />, office());
  await userEvent.click(await screen.findByRole("button", { name: "Suspend" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("2 devices are signed out, and L*** S*** can no longer sign in.");
  expect(dialog).toHaveTextContent("1 upcoming round stays booked");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox"), "lent the name");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ event: "SUSPEND", reason: "lent the name" }]);
  expect(await screen.findByRole("button", { name: "Lift suspension" })).toBeVisible();
});

test("another desk was faster: one sentence, and the account as it now is", async () => {
  server.use(
    mockCall("PUT /ops/members/{id}", () => {
      shown = member({ state: "30", stateName: "Suspended", sessions: 0 });
      return refuse("VAL_FIELD", "event");
    }),
  );
  renderOffice(<MemberView memberIdx={7} />, office());
  await userEvent.click(await screen.findByRole("button", { name: "Suspend" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox"), "lent the name");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(
    "The account has changed, so this is no longer possible. The current status is shown.",
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Lift suspension" })).toBeVisible();
});

test("who waits for approval is shown with the service record", async () => {
  const service = { branch: "Army", rank: "Colonel", serviceNoMasked: "9*-****12", retiredAt: null };
  shown = member({ state: "50", stateName: "Pending", sessions: 0, service });
  renderOffice(<MemberView memberIdx={7} />, office());
  expect(await screen.findByText("Colonel")).toBeVisible();
  expect(screen.getByRole("button", { name: "Approve" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Suspend" })).toBeNull();
});

test("who may only read does nothing", async () => {
  const flags = { isCreate: false, isRead: true, isUpdate: false, isDelete: false };
  renderOffice(<MemberView memberIdx={7} />, office(flags));
  await screen.findByRole("heading", { name: /leesol01/ });
  expect(screen.queryByRole("button", { name: "Suspend" })).toBeNull();
});

describe("the list of members", () => {
  test("takes members from a workbook, also after the club has opened, by a super admin alone", async () => {
    const first = renderOffice(<MemberListView />, { ...office(), isSSAdmin: true });
    await userEvent.click(await screen.findByRole("button", { name: "Import from xlsx" }));
    const part = within(
      screen.getByRole("heading", { name: "Import members" }).closest("section") as HTMLElement,
    );
    expect(part.getByRole("button", { name: "Download template" })).toBeVisible();
    expect(part.getByRole("button", { name: "Check" })).toBeDisabled();
    first.unmount();
    renderOffice(<MemberListView />, { ...office(), isSSAdmin: false });
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Import from xlsx" })).toBeNull();
  });
});
