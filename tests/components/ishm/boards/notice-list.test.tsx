import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NoticeListView } from "@/components/ishm/notices/notice-list-view";
import { toasts } from "@/lib/web/runtime/toasts";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { noticeRow, officeWith, readOnly, renderOffice } from "../office";
import { boardCalls } from "./board-office";

const asked: URLSearchParams[] = [];
let rows = Array.from({ length: 45 }, (_, index) => noticeRow(45 - index));

const server = mockServer(
  ...boardCalls,
  mockCall("GET /notice/admin", ({ query }) => {
    asked.push(query);
    const page = Number(query.get("page"));
    const size = Number(query.get("size"));
    const found = rows.filter((row) => row.title.includes(query.get("keyword") ?? ""));
    return { list: found.slice((page - 1) * size, page * size), total: found.length, page, size };
  }),
);

beforeEach(() => {
  asked.length = 0;
  rows = Array.from({ length: 45 }, (_, index) => noticeRow(45 - index));
  visit("/ishm/notice");
});
afterEach(() => {
  for (const { id } of toasts.state.get().shown) toasts.close(id);
});

const rowNames = () =>
  within(screen.getByRole("table"))
    .getAllByRole("link")
    .map((link) => link.textContent);

describe("the notice list", () => {
  test("shows the rows of a page, their range and their number", async () => {
    renderOffice(<NoticeListView />);
    expect(await screen.findByRole("link", { name: "Notice 45" })).toHaveAttribute("href", "/ishm/notice/45");
    expect(rowNames()).toHaveLength(20);
    expect(screen.getByText("1–20 of 45")).toBeVisible();
  });

  test("another page is asked of the server and kept in the address", async () => {
    renderOffice(<NoticeListView />);
    await userEvent.click(await screen.findByRole("button", { name: "Page 3" }));
    expect(await screen.findByRole("link", { name: "Notice 5" })).toBeVisible();
    expect(window.location.search).toBe("?page=3");
    expect(screen.getByText("41–45 of 45")).toBeVisible();
  });

  test("an address brings its page, words, state and order back", async () => {
    visit("/ishm/notice?page=2&size=10&state=hidden&sort=-viewCount");
    renderOffice(<NoticeListView />);
    await screen.findByRole("link", { name: "Notice 35" });
    const list = asked.find((query) => query.get("size") === "10");
    expect(list?.get("state")).toBe("hidden");
    expect(list?.get("sort")).toBe("-viewCount");
    expect(screen.getByRole("button", { name: "Hidden" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("columnheader", { name: "Views" })).toHaveAttribute("aria-sort", "descending");
  });

  test("typing searches once, when it pauses, from the first page", async () => {
    visit("/ishm/notice?page=2");
    renderOffice(<NoticeListView />);
    await screen.findByRole("link", { name: "Notice 25" });
    await userEvent.type(screen.getByRole("searchbox"), "Notice 44");
    expect(await screen.findByText("1–1 of 1")).toBeVisible();
    expect(asked.map((query) => query.get("keyword")).filter(Boolean)).toEqual(["Notice 44"]);
    expect(window.location.search).toBe("?keyword=Notice+44");
  });

  test("a column head sorts one way, then the other, then not", async () => {
    renderOffice(<NoticeListView />);
    const head = await screen.findByRole("columnheader", { name: "Title" });
    for (const order of ["ascending", "descending", "none"]) {
      await userEvent.click(within(head).getByRole("button"));
      await waitFor(() => expect(head).toHaveAttribute("aria-sort", order));
    }
  });

  test("the state of a notice is a word, by the club's day", async () => {
    rows = [
      noticeRow(1, { title: "a", openFrom: "2026-11-24" }),
      noticeRow(2, { title: "b", openTo: "2026-11-22" }),
      noticeRow(3, { title: "c", isVisible: false }),
      noticeRow(4, { title: "d", openFrom: "2026-11-23", openTo: "2026-11-23" }),
    ];
    renderOffice(<NoticeListView />);
    for (const [title, state] of [
      ["a", "Scheduled"],
      ["b", "Ended"],
      ["c", "Hidden"],
      ["d", "Live"],
    ] as const) {
      const row = (await screen.findByRole("link", { name: title })).closest("tr");
      expect(within(row as HTMLElement).getByText(state)).toBeVisible();
    }
  });

  test("chosen rows are deleted after a question that says how many", async () => {
    const deleted: unknown[] = [];
    server.use(
      mockCall("DELETE /notice", ({ body }) => {
        deleted.push(body);
        rows = rows.filter((row) => row.noticeIdx < 44);
        return { deleted: 2 };
      }),
    );
    renderOffice(<NoticeListView />);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select “Notice 45”" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select “Notice 44”" }));
    expect(screen.getByText("2 selected")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("Delete 2 entries?");
    expect(deleted).toEqual([]);
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("link", { name: "Notice 45" })).toBeNull());
    expect(deleted).toEqual([{ idxs: [45, 44] }]);
    expect(screen.queryByText("2 selected")).toBeNull();
  });

  test("chosen rows are hidden at once, together", async () => {
    const sent: MockedCall[] = [];
    server.use(
      mockCall("PUT /ops/boards/{entity}/visibility", (call) => {
        sent.push(call);
        rows = rows.map((row) => (row.noticeIdx === 45 ? { ...row, isVisible: false } : row));
        return { updated: 1 };
      }),
    );
    renderOffice(<NoticeListView />);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select “Notice 45”" }));
    await userEvent.click(screen.getByRole("button", { name: "Hide" }));
    expect(await screen.findByText("1 entry hidden.")).toBeVisible();
    expect(sent[0]).toMatchObject({ params: { entity: "notice" }, body: { idxs: [45], isVisible: false } });
    const row = screen.getByRole("link", { name: "Notice 45" }).closest("tr");
    await waitFor(() => expect(within(row as HTMLElement).getByText("Hidden")).toBeVisible());
  });

  test("a deletion is undone by one press, a hiding too when all of it changed", async () => {
    const sent: unknown[] = [];
    server.use(
      mockCall("DELETE /notice", () => ({ deleted: 1 })),
      mockCall("POST /ops/trash/{entity}/restore", ({ body }) => {
        sent.push(body);
        return { restored: 1 };
      }),
      mockCall("PUT /ops/boards/{entity}/visibility", ({ body }) => {
        sent.push(body);
        return { updated: 1 };
      }),
    );
    renderOffice(<NoticeListView />);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select “Notice 45”" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    const undo = async (text: string) => {
      const bar = (await screen.findByText(text)).closest("[data-slot=toast-bar]");
      await userEvent.click(within(bar as HTMLElement).getByRole("button", { name: "Undo" }));
    };
    await undo("1 entry deleted.");
    await waitFor(() => expect(sent).toEqual([{ idxs: [45] }]));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select “Notice 44”" }));
    await userEvent.click(screen.getByRole("button", { name: "Hide" }));
    await undo("1 entry hidden.");
    await waitFor(() =>
      expect(sent.slice(1)).toEqual([
        { idxs: [44], isVisible: false },
        { idxs: [44], isVisible: true },
      ]),
    );
  });

  test("what was deleted is brought back from the trash", async () => {
    const restored: unknown[] = [];
    const gone = { idx: 99, title: "Gone", deletedAt: "2026-11-20T09:00:00+09:00", deletedBy: "contents1" };
    server.use(
      mockCall("GET /ops/trash/{entity}", () => {
        const list = restored.length > 0 ? [] : [{ ...gone, purgeAt: "2026-12-20T09:00:00+09:00" }];
        return { list, total: list.length, page: 1, size: 20 };
      }),
      mockCall("POST /ops/trash/{entity}/restore", ({ body }) => {
        restored.push(body);
        return { restored: 1 };
      }),
    );
    renderOffice(<NoticeListView />);
    await userEvent.click(await screen.findByRole("button", { name: "Trash" }));
    await userEvent.click(await screen.findByRole("button", { name: "Restore “Gone”" }));
    expect(await screen.findByText("The trash is empty.")).toBeVisible();
    expect(restored).toEqual([{ idxs: [99] }]);
  });

  test("a full trash has pages; the last one that is emptied gives way to the one before", async () => {
    const row = (idx: number) => ({
      idx,
      title: `Gone ${idx}`,
      deletedAt: "2026-11-20T09:00:00+09:00",
      deletedBy: "contents1",
      purgeAt: "2026-12-20T09:00:00+09:00",
    });
    let rows = Array.from({ length: 21 }, (_, at) => row(at + 1));
    server.use(
      mockCall("GET /ops/trash/{entity}", ({ query }) => {
        const page = Number(query.get("page"));
        return { list: rows.slice((page - 1) * 20, page * 20), total: rows.length, page, size: 20 };
      }),
      mockCall("POST /ops/trash/{entity}/restore", () => {
        rows = rows.slice(0, 20);
        return { restored: 1 };
      }),
    );
    renderOffice(<NoticeListView />);
    await userEvent.click(await screen.findByRole("button", { name: "Trash" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(await within(dialog).findByRole("button", { name: "Page 2" }));
    await userEvent.click(await within(dialog).findByRole("button", { name: "Restore “Gone 21”" }));
    expect(await within(dialog).findByRole("button", { name: "Restore “Gone 1”" })).toBeVisible();
    expect(within(dialog).queryByRole("button", { name: "Page 2" })).toBeNull();
  });

  test("who may only read sees no way to create or to delete", async () => {
    renderOffice(<NoticeListView />, officeWith(readOnly));
    await screen.findByRole("link", { name: "Notice 45" });
    expect(screen.queryByRole("link", { name: "New notice" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("who may not read sees no list, and no call is made", async () => {
    renderOffice(<NoticeListView />, officeWith({ ...readOnly, isRead: false }));
    expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("a refused read says why and can be tried again", async () => {
    let isRefused = true;
    server.use(
      mockCall("GET /notice/admin", () =>
        isRefused ? refuse("SYS_ERROR") : { list: [noticeRow(1)], total: 1, page: 1, size: 20 },
      ),
    );
    renderOffice(<NoticeListView />);
    const again = await screen.findByRole("button", { name: "Try again" });
    isRefused = false;
    await userEvent.click(again);
    expect(await screen.findByRole("link", { name: "Notice 1" })).toBeVisible();
  });

  test("filters that fit nothing say so", async () => {
    visit("/ishm/notice?keyword=nothing");
    renderOffice(<NoticeListView />);
    expect(await screen.findByText("Nothing matches these filters.")).toBeVisible();
  });
});
