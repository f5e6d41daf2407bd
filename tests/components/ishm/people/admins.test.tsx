import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminEditorView } from "@/components/ishm/admins/admin-editor-view";
import { AdminListView } from "@/components/ishm/admins/admin-list-view";
import type { AdminDetail, AdminRow } from "@/lib/contract/admins/admin-shapes";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const office = (flags = all) => ({ ...officeWith(), access: () => flags });

function row(adminIdx: number, part: Partial<AdminRow> = {}): AdminRow {
  return {
    adminIdx,
    id: `desk000${adminIdx}`,
    name: `Person ${adminIdx}`,
    email: `desk${adminIdx}@mirsol.example`,
    phoneNo: "031-000-1003",
    department: "Front desk",
    position: "Staff",
    groupIdx: 10,
    groupName: "Reservation office",
    isSSAdmin: false,
    state: "ACTIVE",
    lastLoginAt: null,
    isTempPassword: false,
    source: "GROUP",
    ...part,
  };
}

function account(part: Partial<AdminDetail> = {}): AdminDetail {
  const { groupName: _name, lastLoginAt: _at, ...person } = row(4);
  return {
    ...person,
    isTempPassword: false,
    authClub: ["MS01"],
    imageUrl: null,
    lang: "ko",
    guard: null,
    lastLoginAt: "2026-11-22T08:02:00+09:00",
    lastLoginIp: "203.0.113.9",
    passwordChangedAt: "2026-11-13T10:00:00+09:00",
    version: 3,
    ...part,
  };
}

const asked: URLSearchParams[] = [];
let saved = account();
let sent: unknown[] = [];
const server = mockServer(
  mockCall("GET /admin", ({ query }) => {
    asked.push(query);
    const list = [
      row(1, { isSSAdmin: true }),
      row(2, { isTempPassword: true }),
      row(3, { source: "CUSTOM" }),
    ];
    return { list, total: 3, page: 1, size: 20 };
  }),
  mockCall("GET /admin/choices", () => ({
    groups: [
      { groupIdx: 10, groupName: "Reservation office", canGive: true },
      { groupIdx: 20, groupName: "Managers", canGive: false },
    ],
    clubs: ["MS01"],
    canGiveSSAdmin: false,
  })),
  mockCall("GET /admin/check-id/{id}", ({ params }) => ({
    id: params.id ?? "",
    validFormat: true,
    available: params.id !== "taken001",
  })),
  mockCall("GET /admin/{id}", () => saved),
  mockCall("PUT /admin", ({ body }) => {
    sent.push(body);
    return { adminIdx: 4, updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
  }),
);

beforeEach(() => {
  asked.length = 0;
  sent = [];
  saved = account();
  visit("/ishm/site/user");
});

const answerDialog = async (name: string) => {
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name }));
  return question;
};

describe("the list of accounts", () => {
  test("marks ranks, first passwords and rights of their own in words", async () => {
    renderOffice(<AdminListView />, office());
    const rows = await screen.findAllByRole("row");
    expect(rows[1]).toHaveTextContent("Super admin");
    expect(rows[2]).toHaveTextContent("Temporary password");
    expect(rows[3]).toHaveTextContent("Custom permissions");
    expect(rows[3]).toHaveTextContent("Never signed in");
  });

  test("is narrowed by group and state, and sorted, in its address", async () => {
    visit("/ishm/site/user?groupIdx=10&state=LOCKED&sort=-lastLoginAt");
    renderOffice(<AdminListView />, office());
    await screen.findByRole("link", { name: "desk0001" });
    const last = asked.at(-1);
    expect(["groupIdx", "state", "sort"].map((name) => last?.get(name))).toEqual([
      "10",
      "LOCKED",
      "-lastLoginAt",
    ]);
  });

  test("a lock of several asks with their names first", async () => {
    server.use(
      mockCall("PUT /admin/state", ({ body }) => {
        sent.push(body);
        return { changed: 2 };
      }),
    );
    renderOffice(<AdminListView />, office());
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select “desk0002”" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select “desk0003”" }));
    await userEvent.click(screen.getByRole("button", { name: "Lock" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("Person 2 (desk0002) and Person 3 (desk0003)");
    expect(sent).toEqual([]);
    await answerDialog("Lock");
    await waitFor(() => expect(sent).toEqual([{ adminIdxs: [2, 3], state: "LOCKED" }]));
    await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  });

  test("a move offers only groups whose rights the mover has", async () => {
    server.use(
      mockCall("PUT /admin/move", ({ body }) => {
        sent.push(body);
        return { moved: 1 };
      }),
    );
    renderOffice(<AdminListView />, office());
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select “desk0002”" }));
    await userEvent.click(screen.getByRole("button", { name: "Move to group" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByRole("option", { name: "Managers" })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Move" }));
    expect(within(dialog).getByText("Please choose a group.")).toBeVisible();
    await userEvent.selectOptions(within(dialog).getByRole("combobox"), "10");
    await userEvent.click(within(dialog).getByRole("button", { name: "Move" }));
    await waitFor(() => expect(sent).toEqual([{ adminIdxs: [2], toGroupIdx: 10 }]));
  });

  test("who may only read chooses nothing and makes nothing", async () => {
    renderOffice(
      <AdminListView />,
      office({ isCreate: false, isRead: true, isUpdate: false, isDelete: false }),
    );
    await screen.findByRole("link", { name: "desk0001" });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("link", { name: "New account" })).toBeNull();
  });
});

describe("a new account", () => {
  const fill = async (id: string) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Login ID" }), id);
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Front");
    await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "front@mirsol.example");
    await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "031-000-1003");
  };

  test("marks what it cannot be without: id, name, address and number, and nothing else", async () => {
    renderOffice(<AdminEditorView adminIdx={null} />, office());
    await screen.findByRole("textbox", { name: "Login ID" });
    const marked = [...document.querySelectorAll('[aria-required="true"]')].map(({ id }) => id);
    expect(marked).toEqual(["id", "name", "email", "phoneNo"]);
  });

  test("says while typing whether its id can be given", async () => {
    renderOffice(<AdminEditorView adminIdx={null} />, office());
    const id = await screen.findByRole("textbox", { name: "Login ID" });
    await userEvent.type(id, "1x");
    expect(
      await screen.findByText(/^Use 6–12 lowercase letters or digits, starting with a letter\./),
    ).toBeVisible();
    await userEvent.clear(id);
    await userEvent.type(id, "taken001");
    expect(await screen.findByText("taken001 has been used. Please choose another ID.")).toBeVisible();
    await userEvent.clear(id);
    await userEvent.type(id, "front0001");
    expect(await screen.findByText("front0001 is available.")).toBeVisible();
  });

  test("shows its first password once, then goes to the account", async () => {
    server.use(
      mockCall("POST /admin", ({ body }) => {
        sent.push(body);
        return { adminIdx: 4, tempPassword: "Tmp!4821kz" };
      }),
    );
    const writeText = jest.fn(() => Promise.resolve());
    const user = userEvent.setup();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    renderOffice(<AdminEditorView adminIdx={null} />, office());
    await fill("front0001");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent(". Shown only once.");
    expect(within(dialog).getByText("Tmp!4821kz")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Copy" }));
    expect(await within(dialog).findByText("Copied.")).toBeVisible();
    expect(writeText).toHaveBeenCalledWith("Tmp!4821kz");
    await user.click(within(dialog).getByRole("button", { name: "Done" }));
    expect(window.location.pathname).toBe("/ishm/site/user/4");
    expect(screen.queryByText("Tmp!4821kz")).toBeNull();
    expect(sent).toMatchObject([{ id: "front0001", groupIdx: null, authClub: ["MS01"], isSSAdmin: false }]);
  });

  test("tells what is wrong before it is sent, and a refused id at its field", async () => {
    server.use(mockCall("POST /admin", () => refuse("ADM_ID_TAKEN")));
    renderOffice(<AdminEditorView adminIdx={null} />, office());
    await userEvent.click(await screen.findByRole("button", { name: "Create account" }));
    expect(screen.getByRole("textbox", { name: "Login ID" })).toBeInvalid();
    expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid();
    await fill("front0001");
    expect(screen.getByRole("textbox", { name: "Login ID" })).toBeValid();
    await userEvent.click(screen.getByRole("button", { name: "Create account" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Login ID" })).toBeInvalid());
  });
});

describe("a saved account", () => {
  const screenOf = (part: Partial<AdminDetail> = {}) => {
    saved = account(part);
    renderOffice(<AdminEditorView adminIdx={4} />, office());
    return screen.findByRole("textbox", { name: "Name" });
  };

  test("sends only what was changed, with the version that was read", async () => {
    const name = await screenOf();
    await userEvent.clear(name);
    await userEvent.type(name, "Other");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toEqual([{ adminIdx: 4, version: 3, name: "Other" }]));
    expect(await screen.findByText("Account saved.")).toBeVisible();
  });

  test("is locked by a question, and its form goes on with the new version", async () => {
    const name = await screenOf();
    await userEvent.click(screen.getByRole("button", { name: "Lock" }));
    await answerDialog("Lock");
    await waitFor(() => expect(sent).toEqual([{ adminIdx: 4, state: "LOCKED", version: 3 }]));
    expect(await screen.findByRole("button", { name: "Unlock" })).toBeVisible();
    await userEvent.type(name, "!");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent[1]).toEqual({ adminIdx: 4, version: 4, name: "Person 4!" }));
  });

  test.each([
    ["SELF", /Your own account: only another administrator can lock or delete it\./],
    ["LAST_SS", /the last super admin/],
  ] as const)("%s: the buttons say why they do nothing", async (guard, sentence) => {
    await screenOf({ guard });
    const remove = screen.getByRole("button", { name: "Delete" });
    expect(remove).toBeDisabled();
    expect(remove).toHaveAccessibleDescription(sentence);
    expect(screen.queryByRole("button", { name: "Reset password" })).toBeNull();
    expect(screen.getByRole("link", { name: "Go to My account" })).toHaveAttribute(
      "href",
      "/ishm/site/my-info",
    );
    expect(screen.getByRole("combobox", { name: "Permission group" })).toBeDisabled();
  });

  test("a super admin is only to be looked at for who is none", async () => {
    const name = await screenOf({ guard: "HIGHER", isSSAdmin: true });
    expect(name).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Reset password" })).toBeNull();
  });

  test("rights of its own lead to the permissions; sign-in and password age are told", async () => {
    await screenOf({ source: "CUSTOM" });
    expect(screen.getByRole("link", { name: "Go to permissions" })).toHaveAttribute(
      "href",
      "/ishm/menu/set-perm",
    );
    expect(screen.getByText("203.0.113.9")).toBeVisible();
    expect(screen.getByText("2026.11.13 10:00 (10 days ago)")).toBeVisible();
  });

  test("what wrong passwords led to is told, and who may edit lifts it", async () => {
    const until = "2026-11-23T10:15:00+09:00";
    saved = account({
      locks: { places: 3, failures: 12, lockedPlaces: 2, lockedUntil: until, slowedUntil: null },
    });
    server.use(
      mockCall("PUT /admin/unlock", ({ body }) => {
        sent.push(body);
        return { adminIdx: 4 };
      }),
    );
    renderOffice(<AdminEditorView adminIdx={4} />, office());
    expect(await screen.findByText("12 failed sign-ins from 3 places")).toBeVisible();
    expect(screen.getByText(/^2 places locked, until .*10:15/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Lift sign-in lock" }));
    expect(await screen.findByText("None since the last sign-in")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Lift sign-in lock" })).toBeNull();
    expect(sent).toEqual([{ adminIdx: 4 }]);
  });

  test("who may only read sees the locks and lifts none", async () => {
    saved = account({
      locks: { places: 1, failures: 5, lockedPlaces: 0, lockedUntil: null, slowedUntil: null },
    });
    renderOffice(<AdminEditorView adminIdx={4} />, office({ ...all, isUpdate: false }));
    expect(await screen.findByText("5 failed sign-ins from 1 place")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Lift sign-in lock" })).toBeNull();
  });

  test("a reset shows the new password once", async () => {
    server.use(mockCall("PUT /admin/reset-pw", () => ({ adminIdx: 4, tempPassword: "Tmp!9937qa" })));
    await screenOf();
    await userEvent.click(screen.getByRole("button", { name: "Reset password" }));
    await answerDialog("Reset password");
    expect(await screen.findByText("Tmp!9937qa")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(screen.queryByText("Tmp!9937qa")).toBeNull();
    expect(screen.getByText("Temporary password")).toBeVisible();
  });

  test("what somebody else saved meanwhile is not written over unasked", async () => {
    server.use(mockCall("PUT /admin", () => refuse("STALE")));
    const name = await screenOf();
    await userEvent.type(name, "!");
    saved = account({ version: 9, name: "Theirs" });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getAllByRole("button")[0] as HTMLElement);
    expect(name).toHaveValue("Theirs");
  });
});
