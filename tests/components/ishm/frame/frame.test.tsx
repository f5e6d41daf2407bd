import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { DashboardView } from "@/components/ishm/dashboard/dashboard-view";
import { OfficeFrame } from "@/components/ishm/frame/root/office-frame";
import { Screen } from "@/components/ishm/frame/root/screens-context";
import { useUnsavedGuard } from "@/components/ishm/frame/root/unsaved";
import { NoticeListView } from "@/components/ishm/notices/notice-list-view";
import { dirtyForms, isAnyDirty } from "@/lib/web/runtime/dirty";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { usePathname, visit } from "@/tests/support/web/navigation";
import { noticeRow, officeWith, renderOffice } from "../office";

mockServer(
  mockCall("GET /site/state", () => ({ state: "0", title: "", message: "", startAt: null, endAt: null })),
  mockCall("GET /notice/admin", ({ query }) => {
    const planned = noticeRow(9, { title: "Next week", openFrom: "2026-11-30" });
    const list = query.get("state") === "scheduled" ? [planned] : [planned, noticeRow(8)];
    return { list, total: list.length, page: 1, size: 5 };
  }),
  mockCall("GET /dashboard/periods", () => []),
  mockCall("GET /dashboard", () => refuse("NOT_FOUND")),
);

beforeEach(() => {
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  dirtyForms.set(new Set());
  localStorage.clear();
  visit("/ishm");
});

const frame = (
  <OfficeFrame>
    <DashboardView />
  </OfficeFrame>
);

describe("the manager layout", () => {
  // seed 51
  test("the menu has the readable screens, the current one marked, and folds its groups", async () => {
    visit("/ishm/notice/9");
    renderOffice(frame);
    const menu = screen.getByRole("navigation", { name: "Back-office menu" });
    const names = within(menu)
      .getAllByRole("link")
      .map((link) => link.textContent);
    const boards = ["Notice", "Event", "FAQ", "Food", "Resource"];
    expect(names.slice(0, 8)).toEqual(["Dashboard", "Site status", "My account", ...boards]);
    expect(within(menu).getByRole("link", { name: "Notice" })).toHaveAttribute("aria-current", "page");
    const group = within(menu).getByRole("button", { name: "Boards" });
    expect(group).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(group);
    expect(within(menu).queryByRole("link", { name: "Notice" })).toBeNull();
  });

  test("a folded group stays folded, and a favourite on top, in this browser and for this admin", async () => {
    visit("/ishm/notice/9");
    const first = renderOffice(frame);
    const menu = () => screen.getByRole("navigation", { name: "Back-office menu" });
    await userEvent.click(within(menu()).getByRole("button", { name: "Add Notice to favourites" }));
    await userEvent.click(within(menu()).getByRole("button", { name: "Boards" }));
    first.unmount();
    const second = renderOffice(frame);
    expect(within(menu()).getByRole("button", { name: "Boards" })).toHaveAttribute("aria-expanded", "false");
    const favourites = within(menu()).getByRole("list", { name: "Favourites" });
    expect(within(favourites).getByRole("link", { name: "Notice" })).toHaveAttribute("href", "/ishm/notice");
    second.unmount();
    renderOffice(frame, { ...officeWith(), userId: "somebody" });
    expect(within(menu()).getByRole("button", { name: "Boards" })).toHaveAttribute("aria-expanded", "true");
    expect(within(menu()).queryByRole("list", { name: "Favourites" })).toBeNull();
  });

  test("? shows the shortcuts and / leads to the search, but not where somebody types, nor once they are turned off", async () => {
    localStorage.clear();
    visit("/ishm/notice");
    renderOffice(
      <OfficeFrame>
        <NoticeListView />
      </OfficeFrame>,
    );
    const search = await screen.findByRole("searchbox");
    await userEvent.keyboard("/");
    expect(search).toHaveFocus();
    await userEvent.keyboard("?");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(search).toHaveValue("?");
    search.blur();
    await userEvent.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    await userEvent.click(within(dialog).getByRole("switch", { name: /Use \/ and \?/ }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("?");
    expect(screen.queryByRole("dialog")).toBeNull();
    localStorage.clear();
  });

  test("the bar says the site's state and the club's time", async () => {
    renderOffice(frame);
    const bar = screen.getByRole("banner");
    expect(await within(bar).findByRole("link", { name: "Site stopped" })).toHaveAttribute(
      "href",
      "/ishm/site/open",
    );
    expect(within(bar).getByText("2026.11.23 10:00")).toBeVisible();
  });

  test("the state is no link for who may not see its screen", async () => {
    const office = officeWith();
    const access: typeof office.access = (code) =>
      code === "910300"
        ? { isCreate: false, isRead: false, isUpdate: false, isDelete: false }
        : office.access(code);
    renderOffice(frame, { ...office, access });
    expect(await within(screen.getByRole("banner")).findByText("Site stopped")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Site stopped" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Change status" })).toBeNull();
  });

  test("the drawer is a dialog that closes with Esc and gives the focus back", async () => {
    renderOffice(frame);
    const opener = screen.getByRole("button", { name: "Open menu" });
    await userEvent.click(opener);
    const drawer = await screen.findByRole("dialog", { name: "Back-office menu" });
    expect(within(drawer).getByRole("link", { name: "Notice" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test("after a navigation the screen's title has the focus and names the window", async () => {
    renderOffice(frame);
    expect(document.title).toBe("Dashboard · Mirsol Country Club");
    expect(screen.getByRole("heading", { level: 1 })).not.toHaveFocus();
    act(() => visit("/ishm/notice"));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });
});

/** The page of the window's address, as the router hands it to the frame. */
function Page() {
  const path = usePathname();
  return (
    <OfficeFrame>
      <Screen key={path}>
        {path === "/ishm/notice" ? <NoticeListView /> : path === "/ishm" ? <DashboardView /> : <Typing />}
      </Screen>
    </OfficeFrame>
  );
}

function scrolled(top: number) {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

/** The next screen is lower than the list: the browser may say so before React's effects have run. */
function LowerScreen() {
  const path = usePathname();
  useLayoutEffect(() => {
    if (path === "/ishm") scrolled(0);
  }, [path]);
  return null;
}

function Typing() {
  const [text, setText] = useState("");
  useUnsavedGuard(text !== "");
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

describe("screens that are kept", () => {
  // seed 52
  test("a list comes back with its page, and the menu leads to it as it was left", async () => {
    visit("/ishm/notice?page=2");
    renderOffice(<Page />);
    await screen.findByRole("link", { name: "Notice 8" });
    await act(async () => visit("/ishm"));
    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
    const menu = screen.getByRole("navigation", { name: "Back-office menu" });
    expect(within(menu).getByRole("link", { name: "Notice" })).toHaveAttribute("href", "/ishm/notice?page=2");
  });

  test("what is typed on a screen is there when it comes back", async () => {
    visit("/ishm/notice/new");
    renderOffice(<Page />);
    await userEvent.type(screen.getByRole("textbox", { name: "Text" }), "half a sentence");
    await act(async () => visit("/ishm"));
    expect(screen.queryByRole("textbox", { name: "Text" })).toBeNull();
    expect(isAnyDirty()).toBe(true);
    await act(async () => visit("/ishm/notice/new"));
    expect(screen.getByRole("textbox", { name: "Text" })).toHaveValue("half a sentence");
  });

  test("a list stands where it was scrolled to, however early the browser tells that the next screen is at its top", async () => {
    visit("/ishm/notice");
    renderOffice(
      <>
        <Page />
        <LowerScreen />
      </>,
    );
    await screen.findByRole("link", { name: "Notice 8" });
    scrolled(200);
    await act(async () => visit("/ishm"));
    await act(async () => visit("/ishm/notice"));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 200, behavior: "instant" });
  });

  test("a form that nobody typed into begins anew", async () => {
    visit("/ishm/notice/new");
    renderOffice(<Page />);
    const first = screen.getByRole("textbox", { name: "Text" });
    await act(async () => visit("/ishm"));
    await act(async () => visit("/ishm/notice/new"));
    expect(screen.getByRole("textbox", { name: "Text" })).not.toBe(first);
  });
});

describe("the dashboard", () => {
  test("shows the state, the newest notices and those that wait for their day", async () => {
    renderOffice(<DashboardView />);
    expect(screen.getByText("Welcome back, Content editor.")).toBeVisible();
    const waiting = (await screen.findByText("from 2026.11.30 (Mon)")).closest("li");
    expect(within(waiting as HTMLElement).getByRole("link", { name: "Next week" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Notice 8" })).toHaveAttribute("href", "/ishm/notice/8");
    expect(await screen.findByText("Stopped")).toBeVisible();
    expect(screen.getByRole("link", { name: "Change status" })).toBeVisible();
  });
});
