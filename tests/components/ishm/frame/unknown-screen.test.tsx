import { screen } from "@testing-library/react";
import { UnknownScreen } from "@/components/ishm/frame/root/unknown-screen";
import messages from "@/messages/en.json";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";

test("an unknown address of the back office is named, and its sentence is said once", () => {
  visit("/ishm/nowhere");
  renderOffice(<UnknownScreen />);
  expect(screen.getAllByText(messages.ishm.layout.notFound)).toHaveLength(1);
  expect(screen.getByText(/\/ishm\/nowhere/)).toBeVisible();
  expect(screen.queryByRole("navigation")).toBeNull();
});
