import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { LastMinuteView } from "@/components/ishm/last-minute/last-minute-view";
import type { LastMinuteRule, OfficeLastMinuteOffer } from "@/lib/contract/bookings/last-minute";
import { menuTrail, officeMenuEntries, officeMenus } from "@/lib/web/office/office-menus";
import { mockCall, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";
import { codes } from "./people/people-office";

const rule: LastMinuteRule = {
  ruleIdx: 3,
  version: 2,
  courseCode: null,
  period: null,
  dayType: "WEEKDAY",
  memberTypes: ["10"],
  percent: 20,
  hoursBefore: 24,
  isOn: true,
  isWithin: true,
};
const offer: OfficeLastMinuteOffer = {
  offerIdx: 9,
  madeAt: "2026-12-15T10:00:00+09:00",
  playDate: "2026-12-16",
  teeTime: "07:21",
  courseName: "Mir",
  percent: 20,
  ruleIdx: 3,
  ruleVersion: 2,
  notified: 14,
  state: "TAKEN",
  endedAt: "2026-12-15T10:05:00+09:00",
  endedBy: null,
  bookingIdx: 500_001,
  rsvNo: "261216-00001",
};
const policy = { isOn: true, maxPercent: 30, maxHours: 48, offersPerDay: 10, noticesPerWeek: 2 };
let isOn = true;
let rules: LastMinuteRule[] = [];
let sent: unknown[] = [];
let isRefused = false;

const server = setupServer(
  mockCall("GET /ops/last-minute-rules", () => ({ policy: { ...policy, isOn }, rules })),
  mockCall("GET /ops/last-minute-offers", () => ({ list: [offer], total: 1, page: 1, size: 20 })),
  codes({ memberTypes: [["10", "Full member"]] }),
  mockCall("POST /ops/last-minute-rules", ({ body }) => {
    if (isRefused) return refuse("LM_PERCENT", "30");
    sent.push(body);
    return { ...rule, ...(body as object) };
  }),
  mockCall("PUT /ops/last-minute-rules/{id}", ({ params, body }) => {
    sent.push([params.id, body]);
    rules = [{ ...rule, isOn: false }];
    return { ...rule, ...(body as object) };
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  visit("/ishm/ops/last-minute");
  [isOn, rules, sent, isRefused] = [true, [rule], [], false];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test("the log says by which version of which rule, whom it reached and what became of it", async () => {
  renderOffice(<LastMinuteView />, officeWith(readOnly));
  const row = await screen.findByRole("row", { name: /07:21/ });
  for (const text of ["Rule 3, version 2", "14", "Booked", "261216-00001"])
    expect(within(row).getByText(text)).toBeVisible();
  expect(
    await screen.findByText("20% off · From 24 hours before · All courses · All parts · Weekdays"),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add rule" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Edit rule 3" })).toBeNull();
});

test("a rule is switched off in its form, by the version that was seen", async () => {
  renderOffice(<LastMinuteView />, officeWith({ ...readOnly, isUpdate: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Edit rule 3" }));
  const dialog = await screen.findByRole("dialog", { name: "Rule 3" });
  await userEvent.click(within(dialog).getByRole("switch", { name: "Active" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Save rule" }));
  const { ruleIdx: _idx, isWithin: _within, ...fields } = rule;
  expect(sent).toEqual([["3", { ...fields, isOn: false }]]);
  expect(await screen.findByText("Off")).toBeVisible();
});

test("a new rule needs a discount and hours; a refusal of the policy stands at its field", async () => {
  renderOffice(<LastMinuteView />, officeWith({ ...readOnly, isCreate: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Add rule" }));
  const dialog = await screen.findByRole("dialog", { name: "New rule" });
  const save = within(dialog).getByRole("button", { name: "Save rule" });
  await userEvent.click(save);
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Discount/ }), "40");
  await userEvent.type(within(dialog).getByRole("textbox", { name: /Hours before/ }), "24");
  await userEvent.click(within(dialog).getByRole("checkbox", { name: "Full member" }));
  isRefused = true;
  await userEvent.click(save);
  expect((await within(dialog).findAllByText(/The discount can be 30% at most/))[0]).toBeVisible();
  expect(within(dialog).getByRole("textbox", { name: /Discount/ })).toHaveAttribute("aria-invalid", "true");
});

test("a rule that another desk has changed: the question of the conflict, and nothing overwritten unseen", async () => {
  renderOffice(<LastMinuteView />, officeWith({ ...readOnly, isUpdate: true }));
  await userEvent.click(await screen.findByRole("button", { name: "Edit rule 3" }));
  const dialog = await screen.findByRole("dialog", { name: "Rule 3" });
  const percent = within(dialog).getByRole("textbox", { name: /Discount/ });
  await userEvent.clear(percent);
  await userEvent.type(percent, "15");
  server.use(mockCall("PUT /ops/last-minute-rules/{id}", () => refuse("STALE")));
  rules = [{ ...rule, version: 3, hoursBefore: 30 }];
  await userEvent.click(within(dialog).getByRole("button", { name: "Save rule" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
  expect(percent).toHaveValue("15");
  server.resetHandlers();
  await userEvent.click(within(dialog).getByRole("button", { name: "Save rule" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject(["3", { percent: 15, version: 3 }]);
});

test("rules that cannot be read say so and can be read again", async () => {
  server.use(mockCall("GET /ops/last-minute-rules", () => refuse("SYS_ERROR", "8d1c")));
  renderOffice(<LastMinuteView />, officeWith(readOnly));
  expect(await screen.findByText(/^Something went wrong\./)).toBeVisible();
  server.resetHandlers();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^20% off/)).toBeVisible();
});

test("a policy that is off is said, as nothing is offered then", async () => {
  isOn = false;
  renderOffice(<LastMinuteView />, officeWith(readOnly));
  expect(await screen.findByText(/Last-minute offers are switched off in the policies/)).toBeVisible();
});

test("who may not read it sees nothing of it", () => {
  renderOffice(<LastMinuteView />, officeWith({ ...readOnly, isRead: false }));
  expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
});

test("its address stands in the office's menu", () => {
  const trail = menuTrail(officeMenuEntries(officeWith().menus), "/ishm/ops/last-minute");
  expect(trail.at(-1)).toMatchObject({ code: officeMenus.lastMinute.code, name: "Last-minute offers" });
});
