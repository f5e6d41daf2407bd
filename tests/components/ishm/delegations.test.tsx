import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DelegationsView } from "@/components/ishm/delegations/delegations-view";
import type { OfficeDelegation } from "@/lib/contract/accounts/delegations";
import { menuTrail, officeMenuEntries, officeMenus } from "@/lib/web/office/office-menus";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";

const row: OfficeDelegation = {
  delegationIdx: 7,
  memberIdx: 100_001,
  memberId: "ki***",
  memberName: "K*m",
  delegateIdx: null,
  delegateId: null,
  delegateName: "H*n",
  acts: ["BOOK"],
  monthlyActs: 5,
  usedActs: 2,
  endsOn: "2027-01-31",
  state: "ACTIVE",
  createdAt: "2026-11-20T10:00:00+09:00",
  acceptedAt: "2026-11-21T10:00:00+09:00",
  endedAt: null,
  endedBy: null,
};
let list: OfficeDelegation[] = [];
let ended: unknown[] = [];

mockServer(
  mockCall("GET /ops/delegations", () => ({ list, total: list.length, page: 1, size: 20 })),
  mockCall("GET /ops/delegation-figures", () => ({
    active: 1,
    invited: 2,
    months: [
      { month: "2026-10", acts: {}, total: 0 },
      { month: "2026-11", acts: { BOOK: 4, CANCEL: 1 }, total: 5 },
    ],
  })),
  mockCall("PUT /ops/delegations/{id}", ({ params, body }) => {
    ended.push([params.id, body]);
    list = [{ ...row, state: "ENDED", endedBy: "OFFICE" }];
    return { delegationIdx: 7, state: "ENDED" as const };
  }),
);

beforeEach(() => {
  visit("/ishm/ops/delegations");
  [list, ended] = [[row], []];
});

test("permissions are listed, with the acts of the months that have any", async () => {
  renderOffice(<DelegationsView />, officeWith(readOnly));
  const shown = await screen.findByRole("row", { name: /H\*n/ });
  expect(within(shown).getByText("no account")).toBeVisible();
  expect(within(shown).getByText("2 / 5")).toBeVisible();
  expect(await screen.findByRole("rowheader", { name: "2026-11" })).toBeVisible();
  expect(screen.queryByRole("rowheader", { name: "2026-10" })).toBeNull();
  // Who may only read ends nothing.
  expect(screen.queryByRole("button", { name: /^End:/ })).toBeNull();
});

test("one is ended for a reason, without which nothing is sent", async () => {
  renderOffice(<DelegationsView />, officeWith({ ...readOnly, isUpdate: true }));
  await userEvent.click(await screen.findByRole("button", { name: "End: K*m – H*n" }));
  const dialog = await screen.findByRole("dialog", { name: "End the permission?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "End" }));
  expect(ended).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox"), "complaint");
  await userEvent.click(within(dialog).getByRole("button", { name: "End" }));
  expect(await screen.findByText("Ended by the club")).toBeVisible();
  expect(ended).toEqual([["7", { reason: "complaint" }]]);
});

test("who may not read it sees nothing of it", () => {
  renderOffice(<DelegationsView />, officeWith({ ...readOnly, isRead: false }));
  expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
});

test("its address stands in the office's menu", () => {
  const trail = menuTrail(officeMenuEntries(officeWith().menus), "/ishm/ops/delegations");
  expect(trail.at(-1)).toMatchObject({ code: officeMenus.delegations.code, name: "Delegates" });
});
