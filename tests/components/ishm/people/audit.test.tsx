import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AuditView } from "@/components/ishm/audit/audit-view";
import type { AuditRow } from "@/lib/contract/admins/ops-records";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";

const row = (auditIdx: number, part: Partial<AuditRow> = {}): AuditRow => ({
  auditIdx,
  at: "2026-11-23T09:59:00+09:00",
  actor: "contents1",
  adminIdx: 3,
  memberIdx: null,
  address: "198.51.100.7",
  requestId: "8d1c-77",
  action: "UPDATE",
  entity: "notice",
  entityKey: String(auditIdx),
  before: { isTop: false, texts: { ko: { title: "겨울" } }, languages: ["en", "ko"], version: 1 },
  after: { isTop: true, texts: { ko: { title: "겨울" } }, languages: ["en", "ko"], version: 2 },
  reason: null,
  ...part,
});

let asked: URLSearchParams[] = [];
const rows = [
  row(7),
  row(8, { actor: "job:no-show", action: "EXPORT", entity: "member", before: null, after: { rows: 3 } }),
  row(9, { actor: "member:100001", entity: "newThing", after: null, before: null, reason: "asked by phone" }),
];
mockServer(
  mockCall("GET /ops/audit", ({ query }) => {
    asked.push(query);
    return { list: rows, total: rows.length, page: 1, size: 20 };
  }),
);

beforeEach(() => {
  asked = [];
  visit("/ishm/ops/audit");
});

const openAction = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};

describe("the audit log", () => {
  test("says who did what in words", async () => {
    renderOffice(<AuditView />);
    expect(await screen.findByRole("button", { name: "Notice 7" })).toBeVisible();
    expect(screen.getByText("Job no-show")).toBeVisible();
    expect(screen.getByText("Member 100001")).toBeVisible();
    expect(screen.getByRole("button", { name: "newThing 9" })).toBeVisible();
    expect(screen.getByText("asked by phone")).toBeVisible();
  });

  test("an audit entry opens with its fields, the changed ones first and said so, nested ones by their path", async () => {
    renderOffice(<AuditView />);
    const dialog = await openAction("Notice 7");
    expect(dialog.getByText("8d1c-77")).toBeVisible();
    const fields = dialog.getAllByRole("rowheader").map((header) => header.textContent);
    expect(fields).toEqual(["isTopchanged", "versionchanged", "texts.ko.title", "languages"]);
    const [first] = dialog.getAllByRole("rowheader");
    const cells = within(first?.closest("tr") as HTMLElement).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual(["No", "Yes"]);
    expect(dialog.getByRole("table")).not.toHaveTextContent("[object");
  });

  test("an audit entry without a state before has one column, one without any says so", async () => {
    renderOffice(<AuditView />);
    const dialog = await openAction("Member 8");
    expect(dialog.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Field",
      "Value",
    ]);
    await userEvent.keyboard("{Escape}");
    expect((await openAction("newThing 9")).getByText("No fields recorded.")).toBeVisible();
  });

  test("a link from a member shows the reads of that member only, and says so", async () => {
    visit("/ishm/ops/audit?action=VIEW&memberIdx=7");
    renderOffice(<AuditView />);
    await userEvent.click(await screen.findByRole("button", { name: /^Member 7 only/ }));
    await waitFor(() => expect(asked.at(-1)?.get("memberIdx")).toBeNull());
    expect(asked[0]?.get("memberIdx")).toBe("7");
    expect(window.location.search).toBe("?action=VIEW");
  });

  test("filters stand in the address and are asked of the server; nonsense narrows nothing", async () => {
    visit("/ishm/ops/audit?from=never&entity=terms&action=UPDATE");
    renderOffice(<AuditView />);
    await screen.findByRole("button", { name: "Notice 7" });
    expect(asked.at(-1)?.get("from")).toBeNull();
    expect(asked.at(-1)?.get("entity")).toBe("terms");
    await userEvent.type(screen.getByRole("searchbox", { name: "Actor ID" }), "contents1{Enter}");
    await userEvent.type(screen.getByLabelText("To"), "2026-11-23");
    await screen.findByRole("button", { name: "Notice 7" });
    const search = new URLSearchParams(window.location.search);
    expect([search.get("actor"), search.get("to"), search.get("action")]).toEqual([
      "contents1",
      "2026-11-23",
      "UPDATE",
    ]);
    expect(asked.at(-1)?.get("actor")).toBe("contents1");
  });
});
