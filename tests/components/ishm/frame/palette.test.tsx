import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PaletteOpener } from "@/components/ishm/palette/palette-opener";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { noticeRow, officeWith, readOnly, renderOffice } from "../office";

let isDown = false;
const askedNumbers: (string | null)[] = [];
const kim = {
  memberIdx: 100001,
  name: "김*루",
  phoneNo: "010-****-1234",
  memberType: "10",
  memberTypeName: "Founder",
  state: "10" as const,
  stateName: "Active",
};
mockServer(
  mockCall("GET /notice/admin", ({ query }) => {
    if (isDown) return refuse("SYS_ERROR");
    const list = query.get("keyword") === "winter" ? [noticeRow(7, { title: "Winter hours" })] : [];
    return { list, total: list.length, page: 1, size: 5 };
  }),
  mockCall("GET /ops/people", ({ query }) => ({
    list: query.get("keyword") === "김" || query.get("keyword") === "kim" ? [kim] : [],
  })),
  mockCall("GET /ops/bookings", ({ query }) => {
    askedNumbers.push(query.get("rsvNo"));
    return { list: [], total: 0, page: 1, size: 5 };
  }),
);

beforeEach(() => {
  isDown = false;
  localStorage.clear();
  act(() => visit("/ishm"));
});

async function open(office = officeWith()) {
  renderOffice(<PaletteOpener />, office);
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByRole("combobox", { name: "Find menus, notices, admins" });
}
const shown = () => screen.getAllByRole("option").map((option) => option.textContent);

describe("the command palette", () => {
  test("opens with Ctrl+K on the menus that may be read and what may be begun", async () => {
    const field = await open();
    await waitFor(() => expect(field).toHaveFocus());
    expect(shown()).toEqual(expect.arrayContaining(["NoticeBoards", "OutboxOperations", "New notice"]));
  });

  test("offers nothing new to who may only read", async () => {
    await open(officeWith(readOnly));
    expect(screen.queryByRole("option", { name: "New notice" })).toBeNull();
    expect(screen.getByRole("option", { name: /^Notice/ })).toBeVisible();
  });

  test("goes with the arrows through what fits and opens it with Enter", async () => {
    const field = await open();
    await userEvent.type(field, "noti");
    const [first, second] = screen.getAllByRole("option");
    expect(first).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    expect(field).toHaveAttribute("aria-activedescendant", second?.id);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(window.location.pathname).toBe("/ishm/notice");
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  test("finds a record by its title, and keeps it among the latest", async () => {
    await userEvent.type(await open(), "winter");
    const found = within(await screen.findByRole("group", { name: "Notices" }));
    await userEvent.click(found.getByRole("option", { name: /Winter hours/ }));
    expect(window.location.pathname).toBe("/ishm/notice/7");
    await userEvent.keyboard("{Control>}k{/Control}");
    const recent = within(await screen.findByRole("group", { name: "Recent" }));
    expect(recent.getByRole("option", { name: /Winter hours/ })).toBeVisible();
  });

  test("finds a member masked, who opens with his record; a booking is looked for by its whole number alone", async () => {
    const field = await open();
    await userEvent.type(field, "kim");
    await userEvent.click(await screen.findByRole("option", { name: /김\*루.*Founder · 100001/ }));
    expect(window.location.pathname).toBe("/ishm/ops/members/100001");
    expect(askedNumbers).toEqual([]);
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(await screen.findByRole("combobox"), "261216-00004");
    await waitFor(() => expect(askedNumbers).toEqual(["261216-00004"]));
  });

  test("says that nothing fits, and that records could not be searched", async () => {
    const field = await open();
    await userEvent.type(field, "zzz");
    expect(await screen.findByText("No results. Try another search.")).toBeVisible();
    isDown = true;
    await userEvent.clear(field);
    await userEvent.type(field, "winter");
    expect(await screen.findByText(/Some records could not be searched\./)).toHaveAttribute("role", "alert");
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("option", { name: /Winter hours/ })).toBeVisible();
  });
});
