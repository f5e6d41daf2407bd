import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { NoticeListView } from "@/components/ishm/notices/notice-list-view";
import { mockCall } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { noticeRow, officeWith, renderOffice } from "../office";

const asked: (string | null)[] = [];
const server = setupServer(
  mockCall("GET /notice/admin", ({ query }) => {
    asked.push(query.get("keyword"));
    return { list: [noticeRow(45)], total: 1, page: 1, size: 20 };
  }),
  mockCall("GET /ops/boards/{entity}/counts", () => ({
    total: 1,
    visible: 1,
    scheduled: 0,
    ended: 0,
    hidden: 0,
    deleted: 0,
  })),
);
beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
beforeEach(() => localStorage.clear());
afterAll(() => {
  localStorage.clear();
  server.close();
});

test("filters are saved under a name, found again in this browser, and deleted", async () => {
  visit("/ishm/notice?keyword=winter&size=50");
  const first = renderOffice(<NoticeListView />);
  await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Winter{Enter}");
  expect(await screen.findByRole("button", { name: "Winter", expanded: true })).toBeVisible();
  first.unmount();

  visit("/ishm/notice");
  const second = renderOffice(<NoticeListView />);
  await userEvent.click(await screen.findByRole("button", { name: "Saved views" }));
  await userEvent.click(await screen.findByRole("button", { name: "Winter" }));
  await waitFor(() => expect(window.location.search).toBe("?size=50&keyword=winter"));
  second.unmount();

  visit("/ishm/notice");
  renderOffice(<NoticeListView />, { ...officeWith(), userId: "somebody" });
  await screen.findByRole("link", { name: "Notice 45" });
  expect(screen.queryByRole("button", { name: "Saved views" })).toBeNull();
});
