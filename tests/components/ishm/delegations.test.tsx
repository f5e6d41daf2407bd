import { screen } from "@testing-library/react";
import { DelegationsView } from "@/components/ishm/delegations/delegations-view";
import { menuTrail, officeMenuEntries, officeMenus } from "@/lib/web/office/office-menus";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";

beforeEach(() => visit("/ishm/ops/delegations"));

test("the screen shows its title and its texts to who may read it", () => {
  renderOffice(<DelegationsView />, officeWith(readOnly));
  expect(screen.getByRole("heading", { level: 1, name: "Delegations" })).toBeVisible();
  expect(screen.getByText("Nothing is here yet.")).toBeVisible();
});

test("who may not read it sees nothing of it", () => {
  renderOffice(<DelegationsView />, officeWith({ ...readOnly, isRead: false }));
  expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  expect(screen.queryByText("Nothing is here yet.")).toBeNull();
});

test("its address stands in the office's menu", () => {
  const trail = menuTrail(officeMenuEntries(officeWith().menus), "/ishm/ops/delegations");
  expect(trail.at(-1)).toMatchObject({ code: officeMenus.delegations.code, name: "Delegations" });
});
