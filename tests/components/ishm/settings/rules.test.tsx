import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RulesView } from "@/components/ishm/rules/rules-view";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { lookingOnly, settingsOffice } from "./settings-office";

type Saved = { rows: Record<string, unknown>[]; version?: string; expects?: number };

const first = [{ weekCode: "2", monthFrom: 1, monthTo: 2 }];
let rows: Saved["rows"] = [];
let version = "v1";
let sent: Saved[] = [];
let looked = 0;

const stranded = { bookingIdx: 5, rsvNo: "261216-00004", playDate: "2026-12-16", teeTime: "07:21" };
const weekCodes = {
  id: "weekCodes",
  codeId: "C1",
  version: 1,
  loadDate: "2026-11-23T10:00:00+09:00",
  changed: true,
  list: [{ key: "2", keyName: "Monday", values: [], group: "" }],
};
mockServer(
  mockCall("GET /ops/rules/closings", () => ({ rows: rows as never[], version })),
  mockCall("GET /ops/rules/open", () => ({
    rows: [
      {
        memberType: "10",
        weekdayDays: 28,
        weekdayTime: "09:00",
        weekendDays: 14,
        weekendTime: "10:30",
        isBookable: true,
        weekdaySharePercent: null,
      },
    ],
    version,
  })),
  mockCall("POST /ops/rules/closings/effect", ({ body }) => {
    looked += 1;
    const isMore = (body as Saved).rows.length > 1;
    const causes = isMore ? [{ cause: "CLOSED" as const, count: 1, first: [stranded] }] : [];
    return { checked: 40, stranded: causes.length, causes };
  }),
  mockCall("PUT /ops/rules/closings", ({ body }) => {
    const input = body as Saved;
    sent.push(input);
    if (input.version !== version) return refuse("STALE");
    rows = input.rows;
    version = "v2";
    return { saved: rows.length, version };
  }),
  mockCall("GET /ops/settings/{entity}/history", () => ({ list: [], total: 0, page: 1, size: 5 })),
  mockCall("GET /common/system-code/{club}", () => ({ weekCodes })),
);

beforeEach(() => {
  rows = [...first];
  version = "v1";
  sent = [];
  looked = 0;
  visit("/ishm/ops/rules?table=closings");
});

const cell = (name: string) => screen.findByLabelText(name);
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

async function addClosing() {
  await userEvent.click(await screen.findByRole("button", { name: "Add row" }));
  const day = await cell("Weekday, row 2");
  fireEvent.change(day, { target: { value: "2" } });
  fireEvent.change(await cell("From month, row 2"), { target: { value: "12" } });
  fireEvent.change(await cell("To month, row 2"), { target: { value: "12" } });
}

test("a change tells which bookings it meets before it is saved, and is saved as it was told", async () => {
  renderOffice(<RulesView />, settingsOffice());
  await addClosing();
  expect(await screen.findByText("Bookings affected: 1 of 40")).toBeVisible();
  expect(screen.getByText(/261216-00004/)).toBeVisible();
  await save();
  expect(await screen.findByText("Regular closed days saved.")).toBeVisible();
  expect(sent).toEqual([
    { rows: [...first, { weekCode: "2", monthFrom: 12, monthTo: 12 }], version: "v1", expects: 1 },
  ]);
});

test("times are shown and typed in the club's format, not in the browser's", async () => {
  visit("/ishm/ops/rules?table=open");
  renderOffice(<RulesView />, settingsOffice());
  const time = await cell("Weekends: time, row 1");
  expect(time).toHaveAttribute("type", "text");
  expect(time).toHaveValue("10:30");
});

test("a row without a choice stays here, named by row and column", async () => {
  renderOffice(<RulesView />, settingsOffice());
  await userEvent.click(await screen.findByRole("button", { name: "Add row" }));
  await save();
  expect(await screen.findByText("2 · From month: Please fill this in.")).toBeVisible();
  expect(sent).toEqual([]);
  expect(looked).toBe(0);
});

test("a table that somebody else saved meanwhile waits for a decision; keeping saves over it knowingly", async () => {
  renderOffice(<RulesView />, settingsOffice());
  await addClosing();
  version = "theirs";
  await save();
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getAllByRole("button")[1] as HTMLElement);
  await save();
  await waitFor(() => expect(sent.map((one) => one.version)).toEqual(["v1", "theirs"]));
  expect(sent[1]?.rows).toHaveLength(2);
});

test("who may only look changes nothing", async () => {
  renderOffice(<RulesView />, settingsOffice(lookingOnly));
  expect(await cell("From month, row 1")).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Add row" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
