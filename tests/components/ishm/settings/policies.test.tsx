import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PoliciesView } from "@/components/ishm/policies/policies-view";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { lookingOnly, settingsOffice } from "./settings-office";

type Row = { code: string; name: string; values: string[] };
type Sent = { code: string; values: string[]; version: number };

let rows: Row[] = [];
let version = 7;
let sent: Sent[] = [];
const record = {
  auditIdx: 1,
  entityKey: "C0020",
  action: "UPDATE" as const,
  reason: null,
  actor: "ssadmin1",
};

mockServer(
  mockCall("GET /ops/policies", () => ({ version, list: rows })),
  mockCall("PUT /ops/policies", ({ body }) => {
    const input = body as Sent;
    sent.push(input);
    if (input.version !== version) return refuse("STALE");
    version += 1;
    rows = rows.map((row) => (row.code === input.code ? { ...row, values: input.values } : row));
    return { code: input.code, version };
  }),
  mockCall("GET /ops/settings/{entity}/history", ({ query }) => {
    const at = "2026-11-20T09:12:00+09:00";
    const change = { ...record, at, before: ["8", "8", "8", "10"], after: ["7", "7", "8", "10"] };
    const list = query.get("key") === "C0020" ? [change] : [];
    return { list, total: list.length, page: 1, size: 5 };
  }),
  mockCall("GET /ops/rules/bookings", () => ({
    rows: [
      {
        freeDaysWeekday: 3,
        freeDaysWeekend: 5,
        clashMinutes: 240,
        lockWindowMinutes: 10,
        noShowCandidateMinutes: 10,
        stoppedCaddieFees: [],
      },
    ],
    version: "v1",
  })),
  mockCall("POST /ops/policies/effect", () => ({ checked: 3, stranded: 0, causes: [] })),
  mockCall("GET /common/system-code/{club}", () => ({})),
);

beforeEach(() => {
  version = 7;
  sent = [];
  rows = [
    { code: "C0010", name: "Club profile", values: ["27", "18", "1,2,3", "N"] },
    { code: "C0020", name: "Tee interval", values: ["7", "7", "8", "10"] },
    { code: "C0190", name: "Time zone", values: ["10", "Asia/Seoul", "+09:00", ""] },
    { code: "C0200", name: "Date format", values: ["1", "yyyy.MM.dd", "HH:mm", "yyyy.MM.dd HH:mm"] },
    { code: "C0250", name: "Online cancel", values: ["Y", "Y", "120", "17:00"] },
    { code: "C9999", name: "Of a newer server", values: ["1", "", "", ""] },
  ];
  visit("/ishm/ops/policies");
});

const openPolicy = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name: `Change ${name}` }));
const field = (label: string | RegExp) => screen.getByLabelText(label);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const preview = () => screen.getByRole("region", { name: "Effect" });

describe("the policies", () => {
  test("show each value by its label and in its unit, by group; one that nobody here knows is left out", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    const values = within((await screen.findByText("Tee interval")).closest("li") as HTMLElement);
    expect(values.getAllByRole("term").map((one) => one.nextSibling?.textContent)).toEqual([
      ...["7 min", "7 min", "8 min", "10 min"],
    ]);
    const cancel = within(screen.getByText("Online cancel").closest("li") as HTMLElement);
    expect(cancel.getAllByText("On")).toHaveLength(2);
    expect(cancel.getByText("120 min")).toBeVisible();
    // Courses are numbers: the names of another policy's options are not theirs.
    expect(screen.getByText("1, 2, 3")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Cancellation and penalties" })).toBeVisible();
    expect(screen.queryByText("Of a newer server")).toBeNull();
  });

  test("are found by words of their values", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await userEvent.type(await screen.findByRole("searchbox"), "added times");
    await waitFor(() => expect(screen.queryByText("Online cancel")).toBeNull());
    expect(screen.getByText("Tee interval")).toBeVisible();
  });

  test("each says what it does beside its name, opened or not", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    const beside = async (help: string) => expect(await screen.findAllByText(help)).toHaveLength(1);
    await beside("Applies to new tee sheets only.");
    await openPolicy("Tee interval");
    await beside("Applies to new tee sheets only.");
    await openPolicy("Online cancel");
    await beside("Who cancels online, and when a no-show begins.");
  });

  test("a change shows what it does before it is saved, and is sent with the version", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Tee interval");
    fireEvent.change(field("Weekend interval (minutes)"), { target: { value: "9" } });
    expect(within(preview()).getByText("07:00 07:09 07:18 07:27 07:36 07:45")).toBeVisible();
    expect(within(preview()).getByText("Weekend interval: 7 min → 9 min")).toBeVisible();
    await save();
    expect(await screen.findByText("Tee interval updated.")).toBeVisible();
    expect(sent).toEqual([{ code: "C0020", values: ["7", "9", "8", "10"], version: 7 }]);
  });

  test("a value out of its bounds stays here, with the bounds told", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Tee interval");
    fireEvent.change(field("Part 3 interval (minutes)"), { target: { value: "45" } });
    await save();
    await waitFor(() => expect(field("Part 3 interval (minutes)")).toBeInvalid());
    expect(field("Part 3 interval (minutes)")).toHaveAccessibleDescription(/At most 30\./);
    expect(sent).toEqual([]);
  });

  test("a date format brings its pattern, and today is shown in it", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Date format");
    fireEvent.change(field("Date"), { target: { value: "33" } });
    expect(field("Pattern")).toHaveValue("dd/MM/yyyy");
    expect(within(preview()).getByText("23/11/2026 10:00")).toBeVisible();
    await save();
    await waitFor(() => expect(sent[0]?.values).toEqual(["33", "dd/MM/yyyy", "HH:mm", "dd/MM/yyyy HH:mm"]));
  });

  test("cancelling shows until when a booking of a Saturday would be free", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Online cancel");
    expect(await within(preview()).findByText("2026.12.07 (Mon) 17:00")).toBeVisible();
    fireEvent.change(field("Start of the day"), { target: { value: "12:00" } });
    expect(within(preview()).getByText("2026.12.07 (Mon) 12:00")).toBeVisible();
  });

  test("somebody else's change of another policy is no conflict", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Tee interval");
    fireEvent.change(field("Weekday interval (minutes)"), { target: { value: "6" } });
    version = 9;
    await save();
    expect(await screen.findByText("Tee interval updated.")).toBeVisible();
    expect(sent.map((one) => one.version)).toEqual([7, 9]);
  });

  test("somebody else's change of this one waits for a decision", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Tee interval");
    fireEvent.change(field("Weekday interval (minutes)"), { target: { value: "6" } });
    version = 9;
    rows = rows.map((row) => (row.code === "C0020" ? { ...row, values: ["10", "7", "8", "10"] } : row));
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Load latest" }));
    expect(field("Weekday interval (minutes)")).toHaveValue("10");
    expect(sent).toHaveLength(1);
  });

  test("a change of the past is put back after a question", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Tee interval");
    await userEvent.click(
      await screen.findByRole("button", { name: "Restore the values before 2026.11.20 09:12" }),
    );
    const question = await screen.findByRole("alertdialog", { name: "Restore Tee interval?" });
    expect(question).toHaveTextContent("Weekday interval: 8 min · Weekend interval: 8 min");
    await userEvent.click(within(question).getByRole("button", { name: "Restore" }));
    expect(await screen.findByText("Tee interval restored.")).toBeVisible();
    expect(sent[0]?.values).toEqual(["8", "8", "8", "10"]);
  });

  test("what is typed is not thrown away by opening another one", async () => {
    renderOffice(<PoliciesView />, settingsOffice());
    await openPolicy("Tee interval");
    fireEvent.change(field("Weekday interval (minutes)"), { target: { value: "6" } });
    await openPolicy("Online cancel");
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
    expect(field("Weekday interval (minutes)")).toHaveValue("6");
  });

  test("who may only read sees the values and changes none", async () => {
    renderOffice(<PoliciesView />, settingsOffice(lookingOnly));
    await userEvent.click(await screen.findByRole("button", { name: "View Tee interval" }));
    expect(field("Weekday interval (minutes)")).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    await screen.findByText("ssadmin1");
    expect(screen.queryByRole("button", { name: /Restore/ })).toBeNull();
  });
});
