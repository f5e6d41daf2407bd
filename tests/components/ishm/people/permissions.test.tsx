import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PermissionsView } from "@/components/ishm/permissions/permissions-view";
import {
  type PermissionRow,
  permissionFlags,
  type RightsHolder,
} from "@/lib/contract/admins/ops-permissions";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { menuAccess } from "@/lib/web/office/menu-access";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

const row = (
  code: string,
  name: string,
  rights: string,
  parentCode: string | null = null,
): PermissionRow => ({
  code,
  name,
  parentCode,
  isCreate: rights.includes("C"),
  isRead: rights.includes("R"),
  isUpdate: rights.includes("U"),
  isDelete: rights.includes("D"),
  offers: [...permissionFlags],
});
const tableOf = (version: string, notices = "CRUD") => {
  const list = [
    { ...row("900000", "Dashboard", "R"), offers: ["isRead" as const] },
    row("930000", "Boards", "R"),
    row("930100", "Notices", notices, "930000"),
    row("930400", "F&B menu", "R", "930000"),
  ];
  return { list, total: list.length, version };
};
const holder = (adminIdx: number, name: string, part: Partial<RightsHolder> = {}): RightsHolder => ({
  adminIdx,
  id: `admin${adminIdx}`,
  name,
  groupIdx: 20,
  isSSAdmin: false,
  source: "GROUP",
  differingMenus: [],
  ...part,
});
const groups = [
  { groupIdx: 20, groupName: "Content editors", description: "", adminCount: 3, isDefault: true },
  { groupIdx: 30, groupName: "Front desk", description: "Check-in", adminCount: 0, isDefault: false },
].map((group) => ({
  ...group,
  i18n: { en: { groupName: group.groupName, description: group.description } },
  version: 1,
}));

let version = "v1";
let holders: RightsHolder[] = [];
let saves: MockedCall[] = [];
let deletions: MockedCall[] = [];
let others: MockedCall[] = [];
let isStale = false;

mockServer(
  mockCall("GET /menu-admins/groups", () => groups),
  mockCall("GET /ops/permissions/holders", () => holders),
  mockCall("GET /ops/permissions/groups/{id}", () => tableOf(version)),
  mockCall("GET /ops/permissions/admins/{id}", () => tableOf("own", "R")),
  mockCall("PUT /menu-admins", (sent) => {
    saves.push(sent);
    if (isStale) {
      isStale = false;
      version = "v2";
      return refuse("STALE");
    }
    return { saved: 1, cleared: [] };
  }),
  mockCall("PUT /menu-admins/groups/{id}/copy", (sent) => {
    others.push(sent);
    return { groupIdx: 30 };
  }),
  mockCall("PUT /menu-admins/admins/{id}/apply", (sent) => {
    others.push(sent);
    return { adminIdx: Number(sent.params.id), source: "GROUP" };
  }),
  mockCall("PUT /menu-admins/groups/{id}/apply", (sent) => {
    others.push(sent);
    return { applied: 2 };
  }),
  mockCall("PUT /admin/move", (sent) => {
    others.push(sent);
    return { moved: 2 };
  }),
  mockCall("DELETE /menu-admins/groups", (sent) => {
    deletions.push(sent);
    return { deleted: 1 };
  }),
);

beforeEach(() => {
  version = "v1";
  isStale = false;
  saves = [];
  deletions = [];
  others = [];
  holders = [
    holder(1, "Hong Sol", { id: "contents1", isSSAdmin: true, groupIdx: null }),
    holder(4, "Lee Soyeon"),
    holder(5, "Park Haneul", { source: "CUSTOM", differingMenus: ["930100"] }),
  ];
  visit("/ishm/menu/set-perm");
});

/** The office of an admin with these rights on every menu of the tests; without the audit log. */
function office(flags = { isCreate: true, isRead: true, isUpdate: true, isDelete: true }) {
  const codes = ["900000", "910600", "920100", "930000", "930100", "930400"];
  const menus: AdminMenuPermission[] = codes.map((code) => ({ code, name: code, ...flags, children: [] }));
  return { ...officeWith(), menus, access: (code: string) => menuAccess(menus, code) };
}
const box = (name: string) => screen.findByRole("checkbox", { name });
const changes = () => within(screen.getByRole("region", { name: "Pending changes" }));

describe("the matrix of a group", () => {
  test("tells a change in words, to whom it applies, and sends only that", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await box("F&B menu: create"));
    await userEvent.click(await box("F&B menu: update"));
    await userEvent.click(await box("Notices: delete"));
    const lines = changes()
      .getAllByRole("listitem")
      .map((line) => line.textContent);
    expect(lines).toEqual(["+Added:F&B menu: create and update", "−Removed:Notices: delete"]);
    expect(
      changes().getByText(/Applies to Lee Soyeon from the next request. Park Haneul keeps custom/),
    ).toBeVisible();
    expect(screen.getByRole("button", { name: /Content editors.*3 unsaved changes/ })).toBeVisible();
    await userEvent.click(changes().getByRole("button", { name: "Save 3 changes" }));
    await screen.findByText("Permissions saved. They apply from the next request.");
    expect(saves[0]?.body).toEqual({
      targetType: "GROUP",
      targetIdx: 20,
      version: "v1",
      menus: [
        { code: "930100", isCreate: true, isRead: true, isUpdate: true, isDelete: false },
        { code: "930400", isCreate: true, isRead: true, isUpdate: true, isDelete: false },
      ],
    });
    await waitFor(() => expect(changes().getByText(/No changes yet\./)).toBeVisible());
  });

  test("without the parent's Read the children are cleared, closed, and say why", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await box("Boards: read"));
    for (const name of ["Notices: read", "Notices: delete", "F&B menu: read"]) {
      expect(await box(name)).toBeDisabled();
      expect(await box(name)).not.toBeChecked();
    }
    expect(screen.getAllByText("Unavailable while Boards cannot be read.")).toHaveLength(2);
    expect(changes().getByText(/create, read, update, and delete/)).toBeVisible();
    await userEvent.click(await box("Boards: read"));
    expect(await box("Notices: delete")).toBeChecked();
    expect(changes().getByText(/No changes yet\./)).toBeVisible();
  });

  test("rows and columns are switched at once", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await screen.findByRole("button", { name: "F&B menu: allow all" }));
    expect(await box("F&B menu: delete")).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "F&B menu: remove all" }));
    expect(await box("F&B menu: read")).not.toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Allow Update on all menus" }));
    expect(await box("Boards: update")).toBeChecked();
    expect(await box("F&B menu: update")).not.toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(await box("F&B menu: read")).toBeChecked();
  });

  test("arrow keys go from box to box", async () => {
    renderOffice(<PermissionsView />, office());
    (await box("Notices: read")).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(await box("F&B menu: update")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(await box("Boards: update")).toHaveFocus();
  });

  test("over a newer table nothing is saved without a decision", async () => {
    isStale = true;
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await box("F&B menu: create"));
    await userEvent.click(changes().getByRole("button", { name: "Save 1 change" }));
    const question = await screen.findByRole("dialog", { name: "Someone else has saved changes" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep mine" }));
    await userEvent.click(changes().getByRole("button", { name: "Save 1 change" }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.body).toMatchObject({ version: "v2" });
  });

  test("of the own group is only looked at", async () => {
    holders = [holder(4, "Lee Soyeon", { id: "contents1" })];
    renderOffice(<PermissionsView />, office());
    expect(await box("Notices: read")).toBeDisabled();
    expect(
      screen.getByText(/These are your own permissions; only another admin can change them\./),
    ).toBeVisible();
    expect(screen.queryByRole("region", { name: "Pending changes" })).toBeNull();
  });

  test("who lacks a right can neither give it nor touch a menu that has it", async () => {
    holders = [holder(9, "Me", { id: "contents1", groupIdx: 30 })];
    const flags = { isCreate: false, isRead: true, isUpdate: true, isDelete: false };
    renderOffice(<PermissionsView />, office(flags));
    expect(await box("F&B menu: create")).toBeDisabled();
    expect(await box("F&B menu: update")).toBeEnabled();
    expect(await box("Notices: update")).toBeDisabled();
  });
});

describe("admins and groups", () => {
  test("own rights are marked where they differ from the group", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await screen.findByRole("button", { name: /Park Haneul.*differs.*in 1 menu/ }));
    expect(await box("Notices: delete (allowed in group)")).not.toBeChecked();
    expect(screen.getByText(/Park Haneul has custom permissions/)).toBeVisible();
  });

  test("a group with admins is not deleted: the reason is told", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText(/3 admins are still in this group/)).toBeVisible();
    expect(deletions).toEqual([]);
  });

  test("a group is copied under a name of its own, and then shown", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await screen.findByRole("button", { name: "Copy group" }));
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(name).toHaveValue("[Copy] Content editors");
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(name).toBeInvalid();
    await userEvent.type(name, "Front desk");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("heading", { name: "Front desk" })).toBeVisible();
    expect(others[0]).toMatchObject({ params: { id: "20" }, body: { groupName: "Front desk" } });
  });

  test("own rights go back to the group's after a question that says what is lost", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await screen.findByRole("button", { name: /Park Haneul.*differs/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Revert to group permissions" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent(
      "Park Haneul loses custom permissions, which differ from Content editors in 1 menu.",
    );
    await userEvent.click(within(question).getByRole("button", { name: "Use group permissions" }));
    await screen.findByText("Park Haneul now follows Content editors.");
    expect(others[0]).toMatchObject({ params: { id: "5" }, body: { groupIdx: 20 } });
  });

  test("a group is applied to all after naming whose own rights are lost", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await screen.findByRole("button", { name: "Apply to all" }));
    const question = await screen.findByRole("alertdialog");
    expect(question).toHaveTextContent("Park Haneul loses custom permissions and follows the group.");
    await userEvent.click(within(question).getByRole("button", { name: "Overwrite custom permissions" }));
    await screen.findByText("2 admins now follow the group.");
    expect(others[0]).toMatchObject({ params: { id: "20" }, body: { overwriteCustom: true } });
  });

  test("admins of a group are moved together", async () => {
    renderOffice(<PermissionsView />, office());
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Lee Soyeon" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to another group" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Park Haneul (admin5)" }));
    await userEvent.click(screen.getByRole("button", { name: "Move 2 admins" }));
    await screen.findByText("2 admins moved.");
    expect(others[0]?.body).toEqual({ adminIdxs: [4, 5], toGroupIdx: 30 });
  });

  test("the preview shows the menus of the rights as they are switched", async () => {
    renderOffice(<PermissionsView />, office());
    const preview = (await screen.findByText("Menus with these permissions")).closest("details");
    expect(preview).toHaveTextContent("BoardsNotices");
    await userEvent.click(await box("Notices: read"));
    expect(preview).not.toHaveTextContent("Notices");
  });
});
