import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewPenaltyView } from "@/components/ishm/penalties/new-penalty-view";
import { PenaltyView } from "@/components/ishm/penalties/penalty-view";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { fileOf, officeWith, renderOffice } from "../office";
import { codes, noPage } from "./people-office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const formats = clubFormats([{ key: "C0080", values: ["KR"] }]);
const office = (flags = all) => ({ ...officeWith(), formats, access: () => flags });

function penalty(part: Partial<PenaltyDetail> = {}): PenaltyDetail {
  return {
    penaltyIdx: 4,
    bookingIdx: null,
    playDate: null,
    penaltyCode: "40",
    penaltyName: "No-show",
    point: 5,
    finePercent: 30,
    fineAmount: 252_000,
    paidAmount: 52_000,
    suspendFrom: "2026-11-01T10:00:00+09:00",
    suspendTo: "2027-04-30T10:00:00+09:00",
    state: "10",
    stateName: "Active",
    memberIdx: 7,
    memberId: "penalty01",
    memberName: "P***",
    reason: "",
    memo: "",
    releaseReason: null,
    paidAt: null,
    createdAt: "2026-11-01T10:00:00+09:00",
    version: 3,
    files: [],
    waivers: { used: 1, max: 2 },
    ...part,
  };
}

let shown: PenaltyDetail;
let sent: unknown[] = [];
const server = mockServer(
  mockCall("GET /ops/penalties/{id}", () => shown),
  mockCall("PUT /ops/penalties/{id}", ({ body }) => {
    sent.push(body);
    shown = penalty({ state: "20", stateName: "Paid", paidAmount: 252_000, version: 4 });
    return { penaltyIdx: 4, state: "20" };
  }),
  mockCall("GET /ops/bookings", () => noPage),
  mockCall("GET /ops/people", () => ({
    list: [
      {
        memberIdx: 7,
        name: "P***",
        phoneNo: "010-****-0007",
        memberType: "30",
        memberTypeName: "Web member",
        state: "10",
        stateName: "Active",
      },
    ],
  })),
  mockCall("GET /ops/penalties/preview", () => ({
    finePercent: 0,
    fineAmount: 0,
    days: 30,
    point: 2,
    suspendFrom: "2026-11-23T10:00:00+09:00",
    suspendTo: "2026-12-23T10:00:00+09:00",
    suspendedUntil: null,
    pointsAfter: 6,
    pointsUntil: "2027-02-21T10:00:00+09:00",
    coupons: 3,
  })),
  mockCall("POST /ops/penalties", ({ body }) => {
    sent.push(body);
    const span = { suspendFrom: "2026-11-23T10:00:00+09:00", suspendTo: "2026-12-23T10:00:00+09:00" };
    return { penaltyIdx: 9, state: "10", ...span };
  }),
  codes({
    penaltyCodes: [
      ["70", "Slow play"],
      ["90", "Penalty points"],
    ],
    reasonCodes: [
      ["P1", "Evidence accepted", "RELEASE"],
      ["P2", "Fine paid", "RELEASE"],
      ["P3", "Club error", "RELEASE"],
      ["C1", "Personal", "CANCEL"],
    ],
  }),
);

beforeEach(() => {
  shown = penalty();
  sent = [];
  visit("/ishm/ops/penalties/4");
});

const open = async (name: string) => {
  renderOffice(<PenaltyView penaltyIdx={4} />, office());
  await userEvent.click(await screen.findByRole("button", { name }));
  return screen.findByRole("dialog");
};

test("the whole rest ends the suspension, a part does not; more than the rest is refused here", async () => {
  const dialog = await open("Record payment");
  expect(dialog).toHaveTextContent(
    "This settles the fine: the suspension ends and coupons can be used again.",
  );
  const amount = within(dialog).getByRole("textbox", { name: "Amount paid" });
  expect(amount).toHaveValue("200000");
  await userEvent.clear(amount);
  await userEvent.type(amount, "200001");
  await userEvent.click(within(dialog).getByRole("button", { name: "Record payment" }));
  expect(amount).toBeInvalid();
  await userEvent.clear(amount);
  await userEvent.type(amount, "100000");
  expect(dialog).toHaveTextContent("the suspension stays until the fine is paid");
  await userEvent.click(within(dialog).getByRole("button", { name: "Record payment" }));
  await waitFor(() => expect(sent).toEqual([{ event: "PAY", amount: 100_000, version: 3 }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "Waive" })).toBeNull();
});

test("evidence needs its file, shows how often it counted, and goes as it was chosen", async () => {
  const dialog = await open("Waive");
  expect(dialog).toHaveTextContent("1 of 2");
  const reason = within(dialog).getByRole("combobox", { name: "Reason for waiver" });
  await within(dialog).findByRole("option", { name: "Evidence accepted" });
  expect(within(dialog).queryByRole("option", { name: "Fine paid" })).toBeNull();
  await userEvent.selectOptions(reason, "P1");
  await userEvent.click(within(dialog).getByRole("button", { name: "Waive" }));
  expect(dialog).toHaveTextContent("Please attach the evidence.");
  const field = within(dialog).getByLabelText("Evidence");
  await userEvent.upload(field, fileOf("%PDF-1.4", "certificate.pdf", "application/pdf"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Waive" }));
  await waitFor(() =>
    expect(sent).toEqual([{ event: "WAIVE", reasonCode: "P1", memo: undefined, version: 3 }]),
  );
});

test("a third waiver for evidence is stopped before it is sent", async () => {
  shown = penalty({ waivers: { used: 2, max: 2 } });
  const dialog = await open("Waive");
  await within(dialog).findByRole("option", { name: "Evidence accepted" });
  await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Reason for waiver" }), "P1");
  expect(dialog).toHaveTextContent("a year and is used up. Please choose another reason.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Waive" }));
  expect(sent).toEqual([]);
});

test("another desk was faster: one sentence, and the penalty as it now is", async () => {
  server.use(
    mockCall("PUT /ops/penalties/{id}", () => {
      shown = penalty({ state: "30", stateName: "Waived", version: 4 });
      return refuse("STALE");
    }),
  );
  const dialog = await open("Record payment");
  await userEvent.click(within(dialog).getByRole("button", { name: "Record payment" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent(/changed this first/);
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Waived")).toBeVisible();
});

test("a penalty tells what it will do before it is imposed", async () => {
  visit("/ishm/ops/penalties/new");
  renderOffice(<NewPenaltyView />, office());
  await userEvent.click(screen.getByRole("button", { name: "Add penalty" }));
  expect(screen.getByRole("combobox", { name: "Member" })).toBeInvalid();
  await userEvent.type(screen.getByRole("combobox", { name: "Member" }), "penalty01");
  await userEvent.click(await screen.findByRole("option", { name: /P\*\*\*/ }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Type" }), "70");
  expect(await screen.findByText(/P\*\*\* is suspended for 30 days/)).toBeVisible();
  expect(screen.getByText(/3 available coupons are suspended/)).toBeVisible();
  expect(screen.getByText(/The total alone suspends until at least/)).toBeVisible();
  await userEvent.type(screen.getByRole("textbox", { name: "Reason" }), "Slow round");
  await userEvent.click(screen.getByRole("button", { name: "Add penalty" }));
  await waitFor(() =>
    expect(sent).toEqual([{ memberIdx: 7, penaltyCode: "70", bookingIdx: null, reason: "Slow round" }]),
  );
});
