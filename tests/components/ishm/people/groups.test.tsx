import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GroupDialog } from "@/components/ishm/permissions/groups/group-dialog";
import type { Group } from "@/components/ishm/permissions/groups/target";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { officeWith, renderOffice } from "../office";

const text = (groupName: string, description = "") => ({ groupName, description });
const group: Group = {
  groupIdx: 20,
  groupName: "Content editors",
  description: "Boards",
  adminCount: 3,
  isDefault: false,
  i18n: { en: text("Content editors", "Boards"), ko: text("콘텐츠 담당") },
  version: 4,
};

let theirs: Group = group;
let sent: (MockedCall & { call: string })[] = [];
let isStale = false;
const noted = (call: string) => (request: MockedCall) => {
  sent.push({ ...request, call });
  return { groupIdx: 30 };
};

mockServer(
  mockCall("GET /menu-admins/groups", () => [theirs]),
  mockCall("POST /menu-admins/groups", noted("POST")),
  mockCall("PUT /menu-admins/groups", (request) => {
    sent.push({ ...request, call: "PUT" });
    if (!isStale) return { groupIdx: 20, updatedAt: "2026-11-23T10:00:00+09:00", version: 5 };
    isStale = false;
    return refuse("STALE");
  }),
  mockCall("PUT /menu-admins/groups/{id}/copy", noted("copy")),
);

beforeEach(() => {
  theirs = group;
  sent = [];
  isStale = false;
});

function show(kind: "new" | "edit" | "copy", languages?: ("en" | "ko" | "ja" | "zh")[]) {
  const saved = jest.fn();
  const task = kind === "new" ? { kind } : { kind, group };
  const office = { ...officeWith(), ...(languages ? { languages } : {}) };
  renderOffice(<GroupDialog task={task} onClose={() => undefined} onSaved={saved} />, office);
  return saved;
}
const tab = (name: string) => screen.getByRole("tab", { name: new RegExp(`^${name}`) });
const nameField = () => screen.getByRole("textbox", { name: "Name" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("a group is named in the club's languages, one after the other, and sent as one save over its version", async () => {
  const saved = show("edit", ["en", "ko", "ja"]);
  expect(screen.getAllByRole("tab").map((one) => one.textContent)).toEqual([
    "English",
    "한국어",
    expect.stringContaining("日本語"),
  ]);
  await userEvent.click(tab("한국어"));
  expect(nameField()).toHaveValue("콘텐츠 담당");
  await userEvent.clear(nameField());
  await userEvent.click(tab("日本語"));
  await userEvent.type(nameField(), "編集部");
  await save();
  expect(saved).toHaveBeenCalledWith(20);
  expect(sent[0]?.body).toEqual({
    groupIdx: 20,
    version: 4,
    isDefault: false,
    i18n: { en: text("Content editors", "Boards"), ko: null, ja: text("編集部"), zh: null },
  });
});

test("a description without a name is told at the name of its language, whose tab the summary opens", async () => {
  show("edit");
  await userEvent.click(tab("中文"));
  await userEvent.type(screen.getByRole("textbox", { name: "Description" }), "版块");
  await userEvent.click(tab("English"));
  await save();
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole("link"));
  expect(tab("中文")).toHaveAttribute("aria-selected", "true");
  expect(nameField()).toBeInvalid();
});

test("a new group needs a name in one language, which may be any", async () => {
  show("new");
  await save();
  expect(nameField()).toBeInvalid();
  await userEvent.click(tab("한국어"));
  await userEvent.type(nameField(), "프런트");
  await save();
  expect(sent[0]).toMatchObject({ call: "POST", body: { groupName: "프런트", i18n: {} } });
  expect(sent[0]?.query.get("lang")).toBe("ko");
});

test("a copy begins with a name of its own in every language of its model", async () => {
  show("copy");
  await userEvent.click(tab("한국어"));
  expect(nameField()).toHaveValue("[복사] 콘텐츠 담당");
  await save();
  expect(sent[0]).toMatchObject({
    call: "copy",
    body: { groupName: "[Copy] Content editors", i18n: { ko: { groupName: "[복사] 콘텐츠 담당" } } },
  });
});

test("over another admin's save it goes only by choice, with the newer version", async () => {
  show("edit");
  isStale = true;
  theirs = { ...group, i18n: { ...group.i18n, en: text("Writers", "Boards") }, version: 7 };
  await userEvent.type(nameField(), " 2");
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
  await save();
  expect(sent.map(({ body }) => (body as { version: number }).version)).toEqual([4, 7]);
  expect(sent[1]?.body).toMatchObject({ i18n: { en: text("Content editors 2", "Boards") } });
});
