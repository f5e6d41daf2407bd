import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FeesView } from "@/components/ishm/fees/fees-view";
import type { FeeVersionRow } from "@/lib/contract/tee-sheets/ops-fees";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { feeRule } from "@/tests/support/play/fee-rules";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { lookingOnly, settingsOffice } from "./settings-office";

const price = (memberType: string, dayType: "WEEKDAY" | "WEEKEND", amount: number) => ({
  ...feeRule({ memberType, dayType, period: "1", amount: "0" }),
  weekCodes: null,
  amount,
});
const first: FeeVersionRow = {
  versionIdx: 1,
  fromDate: "2000-01-01",
  note: "",
  state: "NOW",
  version: 1,
  rules: [
    ...[price("10", "WEEKDAY", 80_000), price("10", "WEEKEND", 110_000)],
    ...[price("30", "WEEKDAY", 150_000), price("30", "WEEKEND", 210_000)],
  ],
  serviceFees: [{ feeCode: "20", unit: "TEAM", nineHoles: 50_000, fullRound: 100_000 }],
};
const space = {
  memberTypes: ["10", "30"],
  parts: [{ period: "1", months: [1, 12] }],
  holeCodes: ["18" as const],
  partySizes: [3, 4],
  closings: [],
};
type Sent = { fromDate: string; rules: FeeVersionRow["rules"]; expects?: number };
let versions: FeeVersionRow[] = [];
let sent: Sent[] = [];
let isTaken = false;
const named = (id: string, list: Record<string, string>) => ({
  [id]: {
    id,
    codeId: "C1",
    version: 1,
    loadDate: "2026-11-23T10:00:00+09:00",
    changed: true,
    list: Object.entries(list).map(([key, keyName]) => ({ key, keyName, values: [], group: "" })),
  },
});
mockServer(
  mockCall("GET /ops/fees", () => ({ today: "2026-11-23", versions, space })),
  mockCall("POST /ops/fees/effect", () => ({
    checked: 40,
    stranded: 2,
    causes: [{ cause: "PRICE" as const, count: 2, first: [] }],
  })),
  mockCall("POST /ops/fees/quote", () => ({
    fromDate: null,
    period: "1",
    dayType: "WEEKDAY" as const,
    lines: [],
    total: 0,
    perPlayer: [],
    unpriced: [],
    offers: [{ percent: 20, teeTimes: 3, total: 560_000 }],
  })),
  mockCall("POST /ops/fees", ({ body }) => {
    sent.push(body as Sent);
    if (isTaken) return refuse("FEE_TAKEN", "2026-11-24");
    const { fromDate, rules } = body as Sent;
    versions = [...versions, { ...first, versionIdx: 2, state: "COMING", fromDate, rules }];
    return { versionIdx: 2, version: 1 };
  }),
  mockCall("GET /common/system-code/{club}", () => ({
    ...named("memberTypes", { "10": "Member", "30": "Web member" }),
    ...named("periods", { "1": "Part 1" }),
    ...named("feeCodes", { "20": "Cart fee" }),
  })),
);

beforeEach(() => {
  [versions, sent, isTaken] = [[first], [], false];
  visit("/ishm/ops/fees");
});

const weekday = () => screen.findByLabelText("Member, Part 1, Weekday");
const begin = async () => userEvent.click(await screen.findByRole("button", { name: "New fees" }));
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

test("fees that count are only looked at; new ones begin with a copy and are saved from tomorrow", async () => {
  renderOffice(<FeesView />, settingsOffice());
  expect(await weekday()).toHaveValue("80,000");
  expect(await weekday()).toHaveAttribute("readonly");
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  await begin();
  fireEvent.change(await weekday(), { target: { value: "90,000" } });
  await screen.findByText(/2 with a new price/);
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ fromDate: "2026-11-24", expects: 2 });
  const [changed] = sent[0]?.rules ?? [];
  expect(changed).toMatchObject({ memberType: "10", period: "1", dayType: "WEEKDAY" });
  expect(Number(changed?.amount)).toBe(90_000);
  const line = await screen.findByRole("navigation", { name: "Fee versions" });
  expect(await within(line).findByText("Upcoming")).toBeVisible();
});

test("an emptied price is marked, named, and the sentence leads to it", async () => {
  renderOffice(<FeesView />, settingsOffice());
  await begin();
  fireEvent.change(await weekday(), { target: { value: "" } });
  const sentence = await screen.findByRole("button", { name: /^Member · Part 1.*no price$/ });
  expect(await weekday()).toHaveAttribute("aria-invalid", "true");
  await userEvent.click(sentence);
  expect(await weekday()).toHaveFocus();
});

test("two special prices for one party are named, and one of them narrowed makes it right", async () => {
  renderOffice(<FeesView />, settingsOffice());
  await begin();
  for (const number of [1, 2]) {
    await userEvent.click(await screen.findByRole("button", { name: "Add special rate" }));
    fireEvent.change(await screen.findByLabelText(`Special rate ${number}: Price`), {
      target: { value: "120000" },
    });
  }
  expect(await screen.findByText(/both apply/)).toBeVisible();
  fireEvent.change(screen.getByLabelText("Special rate 2: players"), { target: { value: "3" } });
  expect(await screen.findByText("Every booking has exactly one price.")).toBeVisible();
  expect(await screen.findByText("Last-minute offer, 20% off (3 tee times)")).toBeVisible();
});

test("Enter and the arrow keys go down and up a column", async () => {
  renderOffice(<FeesView />, settingsOffice());
  const cell = await weekday();
  cell.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByLabelText("Web member, Part 1, Weekday")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(cell).toHaveFocus();
});

test("a refusal stands at the day, and what was typed stays", async () => {
  isTaken = true;
  renderOffice(<FeesView />, settingsOffice());
  await begin();
  fireEvent.change(await weekday(), { target: { value: "90,000" } });
  await save();
  expect((await screen.findAllByText(/\. Please edit those or choose another day\./)).length).toBeGreaterThan(
    0,
  );
  expect(await weekday()).toHaveValue("90,000");
});

test("whoever may only look finds neither new fees nor an import", async () => {
  renderOffice(<FeesView />, settingsOffice(lookingOnly));
  await weekday();
  expect(screen.queryByRole("button", { name: "New fees" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Import xlsx" })).toBeNull();
});
