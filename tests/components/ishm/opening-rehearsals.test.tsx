import { screen } from "@testing-library/react";
import { OpeningRehearsalsView } from "@/components/ishm/opening-rehearsals/opening-rehearsals-view";
import { menuTrail, officeMenuEntries, officeMenus } from "@/lib/web/office/office-menus";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "./office";

beforeEach(() => visit("/ishm/ops/opening-rehearsals"));

test("the screen shows its title and its texts to who may read it", () => {
  renderOffice(<OpeningRehearsalsView />, officeWith(readOnly));
  expect(screen.getByRole("heading", { level: 1, name: "Opening rehearsals" })).toBeVisible();
  expect(screen.getByText("Nothing is here yet.")).toBeVisible();
});

test("who may not read it sees nothing of it", () => {
  renderOffice(<OpeningRehearsalsView />, officeWith({ ...readOnly, isRead: false }));
  expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  expect(screen.queryByText("Nothing is here yet.")).toBeNull();
});

test("its address stands in the office's menu", () => {
  const trail = menuTrail(officeMenuEntries(officeWith().menus), "/ishm/ops/opening-rehearsals");
  expect(trail.at(-1)).toMatchObject({
    code: officeMenus.openingRehearsals.code,
    name: "Opening rehearsals",
  });
});
