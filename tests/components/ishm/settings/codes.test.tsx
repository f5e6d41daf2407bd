import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CodesView } from "@/components/ishm/codes/codes-view";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { lookingOnly, settingsOffice } from "./settings-office";

const entry = (key: string, en: string, order: number): CodeRow => ({
  key,
  keyName: en,
  values: [],
  group: "",
  order,
  names: { en, ko: `${en} ko` },
});
let list: CodeRow[] = [];
let version = 3;
let sent: { method: string; body: unknown }[] = [];
const groups = () => [
  { groupId: "lostTypes", codeId: "C1250", version, isFixed: false },
  { groupId: "rsvStates", codeId: "C1060", version: 1, isFixed: true },
];
const noted = (method: string) => (call: MockedCall) => {
  sent.push({ method, body: call.body });
  version += 1;
  return { groupId: "lostTypes", version };
};

const server = mockServer(
  mockCall("GET /ops/codes", ({ query }) => {
    const asked = query.get("groupId");
    return asked === null
      ? { groups: groups(), list: [] }
      : { groups: groups().filter(({ groupId }) => groupId === asked), list };
  }),
  mockCall("POST /ops/codes", noted("POST")),
  mockCall("PUT /ops/codes", noted("PUT")),
  mockCall("DELETE /ops/codes", (call) => ({ ...noted("DELETE")(call), deleted: 1 })),
);

beforeEach(() => {
  version = 3;
  sent = [];
  list = [entry("10", "Golf club", 0), entry("11", "Head cover", 1), entry("12", "Ball", 2)];
  visit("/ishm/ops/codes");
});

describe("code sets", () => {
  test("groups have names and say which are fixed; entries of these neither come nor go", async () => {
    visit("/ishm/ops/codes?group=rsvStates");
    renderOffice(<CodesView />, settingsOffice());
    const nav = await screen.findByRole("navigation", { name: "Groups" });
    expect(within(nav).getByRole("button", { name: /Booking statuses.*fixed/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await screen.findByText("Golf club");
    expect(screen.queryByRole("button", { name: "New entry" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Delete Golf club" })).toBeNull();
    expect(screen.getByRole("button", { name: "Change Golf club" })).toBeVisible();
  });

  test("an entry is added with its names; without any it is not sent", async () => {
    renderOffice(<CodesView />, settingsOffice());
    await userEvent.click(await screen.findByRole("button", { name: "New entry" }));
    const dialog = await screen.findByRole("dialog", { name: "New entry of Lost property types" });
    fireEvent.change(within(dialog).getByLabelText("Code"), { target: { value: "85" } });
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(within(dialog).getByLabelText("Name (English)")).toBeInvalid());
    fireEvent.change(within(dialog).getByLabelText("Name (한국어)"), { target: { value: "우산꽂이" } });
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toEqual([
      {
        method: "POST",
        body: { groupId: "lostTypes", key: "85", names: { ko: "우산꽂이" }, values: [], group: "" },
      },
    ]);
  });

  test("a name is changed with the group's version, and a conflict waits for a decision", async () => {
    server.use(mockCall("PUT /ops/codes", () => refuse("STALE")));
    renderOffice(<CodesView />, settingsOffice());
    await userEvent.click(await screen.findByRole("button", { name: "Change Ball" }));
    fireEvent.change(await screen.findByLabelText("Name (English)"), { target: { value: "Balls" } });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    list = [entry("12", "Golf ball", 2)];
    version = 8;
    server.resetHandlers();
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ key: "12", names: { en: "Balls" } });
  });

  test("an entry moves by a press: only the two orders that change are sent, one after the other", async () => {
    renderOffice(<CodesView />, settingsOffice());
    await userEvent.click(await screen.findByRole("button", { name: "Move Ball up" }));
    expect(await screen.findByText("Ball is now number 2.")).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { groupId: "lostTypes", key: "12", order: 1, version: 3 },
      { groupId: "lostTypes", key: "11", order: 2, version: 4 },
    ]);
  });

  test("an entry is deleted by its name after a question", async () => {
    renderOffice(<CodesView />, settingsOffice());
    await userEvent.click(await screen.findByRole("button", { name: "Delete Head cover" }));
    const question = await screen.findByRole("alertdialog", { name: "Delete Head cover?" });
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Head cover deleted.")).toBeVisible();
    expect(sent).toEqual([{ method: "DELETE", body: { groupId: "lostTypes", keys: ["11"] } }]);
  });

  test("who may only read finds nothing to press", async () => {
    renderOffice(<CodesView />, settingsOffice(lookingOnly));
    await screen.findByText("Golf club");
    expect(screen.queryByRole("button", { name: /Move|Change\b(?! history)|Delete|New/ })).toBeNull();
  });
});
