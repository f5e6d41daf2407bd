import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CouponListView } from "@/components/ishm/coupons/coupon-list-view";
import { NewCouponsView } from "@/components/ishm/coupons/new-coupons-view";
import type { CouponPreview } from "@/lib/contract/coupons/coupon-campaigns";
import type { CouponAdminRow } from "@/lib/contract/coupons/coupons";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";
import { codes } from "./people-office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const formats = clubFormats([{ key: "C0080", values: ["KR"] }]);
const office = (flags = all) => ({ ...officeWith(), formats, access: () => flags });
const person = { memberIdx: 7, id: "leesol01", name: "L***", memberType: "30", memberTypeName: "Web member" };

const found = (part: Partial<CouponPreview> = {}): CouponPreview => ({
  count: 12,
  untold: 0,
  first: [person],
  leftOut: [{ reason: "NO_CONSENT", count: 3, first: [{ ...person, memberIdx: 8, name: "K***" }] }],
  stamp: "first-list",
  example: {
    playDate: "2026-11-24",
    memberType: "30",
    currency: "KRW",
    total: 960_000,
    discount: 20_000,
    toPay: 940_000,
  },
  ...part,
});

function coupon(part: Partial<CouponAdminRow> = {}): CouponAdminRow {
  return {
    couponIdx: 3,
    couponNo: "MS26-0000-0003",
    couponName: "Winter",
    couponType: "20",
    dcTarget: "10",
    dcPerson: "P1",
    dcValue: 10,
    maxDiscount: null,
    dayTypes: [],
    periods: [],
    holeCodes: [],
    validFrom: "2026-11-23",
    validTo: "2026-12-31",
    state: "10",
    stateName: "Available",
    daysLeft: 38,
    memberIdx: 7,
    memberId: "leesol01",
    memberName: "L***",
    issuedReason: "",
    bookingIdx: null,
    usedAt: null,
    createdAt: "2026-11-23T10:00:00+09:00",
    version: 2,
    ...part,
  };
}

let previews: CouponPreview[] = [];
let sent: unknown[] = [];
let coupons: CouponAdminRow[] = [];
const server = mockServer(
  mockCall("POST /ops/coupons/preview", () => previews.shift() ?? found()),
  mockCall("POST /ops/coupons/campaigns", ({ body }) => {
    sent.push(body);
    return { issued: 12, told: 12 };
  }),
  mockCall("GET /ops/coupons", () => ({ list: coupons, total: coupons.length, page: 1, size: 20 })),
  mockCall("PUT /ops/coupons/{id}", ({ body }) => {
    sent.push(body);
    coupons = [coupon({ state: "60", stateName: "Revoked", version: 3 })];
    return { couponIdx: 3, state: "60" };
  }),
  codes({
    dcTargets: [
      ["10", "Green fee", "FEE"],
      ["P1", "Booker", "PERSON"],
    ],
    memberTypes: [["30", "Web member"]],
    couponStates: [["10", "Available"]],
  }),
);

beforeEach(() => {
  previews = [];
  sent = [];
  coupons = [coupon()];
  visit("/ishm/ops/coupons");
});

async function fillIn() {
  visit("/ishm/ops/coupons/new");
  renderOffice(<NewCouponsView />, office());
  await userEvent.type(screen.getByRole("textbox", { name: "Name (English)" }), "Winter");
  await userEvent.type(screen.getByRole("textbox", { name: "Percent" }), "10");
  await userEvent.type(screen.getByLabelText("Valid to"), "2026-12-31");
  await userEvent.click(screen.getByRole("button", { name: "Check recipients" }));
}

test("the list is seen before anything is issued: who, who not and why, and a round's price", async () => {
  await fillIn();
  expect(await screen.findByText("12 recipients.")).toBeVisible();
  expect(screen.getByText("Excluded, no marketing consent: 3")).toBeVisible();
  expect(screen.getByText(/960,000 − .*20,000 = .*940,000/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Issue to 12" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("12 members receive “Winter”.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Issue to 12" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    stamp: "first-list",
    audience: { states: ["10"], isAdvertising: true },
    coupon: { couponName: "Winter", dcValue: "10", maxDiscount: null, validTo: "2026-12-31" },
  });
});

test("what is changed after the look must be looked at again", async () => {
  await fillIn();
  await screen.findByText("12 recipients.");
  await userEvent.click(screen.getByRole("checkbox", { name: "Web member" }));
  expect(screen.getByText(/Conditions have changed\. Please check recipients again\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Issue to 12" })).toBeNull();
});

test("a list that changed meanwhile is refused, and the new one is shown", async () => {
  server.use(mockCall("POST /ops/coupons/campaigns", () => refuse("STALE")));
  previews = [found(), found({ count: 11, stamp: "second-list" })];
  await fillIn();
  await userEvent.click(await screen.findByRole("button", { name: "Issue to 12" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Issue to 12" }));
  expect(await within(dialog).findByRole("button", { name: "Issue to 11" })).toBeVisible();
  expect(within(dialog).getByRole("alert")).not.toBeEmptyDOMElement();
});

test.each([
  ["101", "At most 100."],
  ["0", "At least 1."],
])("a percentage of %s is refused at its field before anything is sent: %s", async (typed, sentence) => {
  visit("/ishm/ops/coupons/new");
  renderOffice(<NewCouponsView />, office());
  const percent = screen.getByRole("textbox", { name: /^Percent/ });
  await userEvent.type(percent, typed);
  await userEvent.click(screen.getByRole("button", { name: "Check recipients" }));
  expect(percent).toHaveAccessibleDescription(sentence);
  await userEvent.clear(percent);
  await userEvent.type(percent, "100");
  expect(percent).toBeValid();
});

test("without a name or an end nothing is asked of the server", async () => {
  visit("/ishm/ops/coupons/new");
  renderOffice(<NewCouponsView />, office());
  await userEvent.click(screen.getByRole("button", { name: "Check recipients" }));
  expect(screen.getByRole("textbox", { name: "Name (English)" })).toBeInvalid();
  expect(screen.getByLabelText("Valid to")).toBeInvalid();
  expect(screen.queryByText("12 recipients.")).toBeNull();
});

test("a coupon is opened, and taken back for a reason as it was seen", async () => {
  renderOffice(<CouponListView />, office());
  await userEvent.click(await screen.findByRole("button", { name: "Winter" }));
  await userEvent.click(await screen.findByRole("button", { name: "Revoke" }));
  const dialog = await screen.findByRole("dialog", { name: "Revoke this coupon?" });
  await userEvent.type(within(dialog).getByRole("textbox"), "issued twice");
  await userEvent.click(within(dialog).getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(sent).toEqual([{ event: "REVOKE", reason: "issued twice", version: 2 }]));
});
