import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeeTimesView } from "@/components/ishm/tee-times/tee-times-view";
import type { WireTemplate } from "@/lib/contract/tee-sheets/ops-tee-times";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { lookingOnly, settingsOffice } from "./settings-office";

type Saved = { templates: WireTemplate[]; version: string; expects?: number; fromDate: string };

const template: WireTemplate = {
  seasonCode: "WINTER",
  dayKind: "EVERY",
  weekCodes: [],
  period: "1",
  interval: null,
  firstTee: "07:00",
  lastTee: "08:45",
  courseCodes: ["1"],
  minPlayers: null,
  maxPlayers: null,
  lunchMinutes: null,
  heldPercent: 0,
  heldFor: "90",
  memberTypes: [],
};
const seasons = [
  { seasonCode: "SUMMER", names: { en: "Summer" }, fromDay: "04-01", toDay: "09-30" },
  { seasonCode: "WINTER", names: { en: "Winter" }, fromDay: "10-01", toDay: "03-31" },
];
const codes = (id: string, list: [string, string][]) => ({
  id,
  codeId: "C1",
  version: 1,
  loadDate: "2026-11-23T10:00:00+09:00",
  changed: true,
  list: list.map(([key, keyName]) => ({ key, keyName, values: [], group: "" })),
});

let version = "v1";
let sent: Saved[] = [];
let asked: { date: string; templates: WireTemplate[] }[] = [];

mockServer(
  mockCall("GET /ops/tee-times", () => ({
    plans: [{ fromDate: "2000-01-01", savedAt: "2026-11-23T10:00:00+09:00", seasons, templates: [template] }],
    version,
    courses: [
      { courseCode: "1", courseName: "Mir", color: "#1b3d30" },
      { courseCode: "2", courseName: "Sol", color: "#84351f" },
    ],
    defaults: { weekdayInterval: 7, weekendInterval: 7, nightInterval: 8, minPlayers: 3, maxPlayers: 4 },
  })),
  mockCall("POST /ops/tee-times/preview", ({ body }) => {
    const { date, templates } = body as (typeof asked)[number];
    asked.push({ date, templates });
    const times = [
      { teeTime: "07:00", turnTime: "09:50", maxPlayers: 2, period: "1", template: 0, isHeld: false },
    ];
    const held = [{ teeTime: "07:07", maxPlayers: 4, period: "1", template: 0, isHeld: true }];
    return {
      date,
      seasonCode: "WINTER",
      dayCode: "2" as const,
      dayType: "WEEKDAY" as const,
      holidayName: null,
      isOpen: true,
      total: 2,
      held: 1,
      parts: [{ period: "1", times: 2, held: 1 }],
      skipped: [],
      turns: [],
      courses: [{ courseCode: "1", courseName: "Mir", color: "#1b3d30", times: [...times, ...held] }],
    };
  }),
  mockCall("POST /ops/tee-times/effect", () => ({
    checked: 40,
    stranded: 3,
    causes: [],
    slots: { sold: 2, held: 0, draw: 1, team: 0 },
    dayCount: 1,
    days: [{ date: "2026-12-16", sold: 2, held: 0, draw: 1, team: 0 }],
  })),
  mockCall("PUT /ops/tee-times", ({ body }) => {
    const input = body as Saved;
    sent.push(input);
    if (input.version !== version) return refuse("STALE");
    version = "v2";
    return { version };
  }),
  mockCall("GET /ops/tee-times/span", () => ({
    created: 0,
    held: 0,
    kept: 78,
    blocked: 0,
    removed: 0,
    withdrawn: 0,
    staying: 0,
  })),
  mockCall("GET /common/system-code/{club}", () => ({
    weekCodes: codes("weekCodes", [["1", "Sunday"]]),
    periods: codes("periods", [
      ["1", "Part 1"],
      ["2", "Part 2"],
    ]),
    memberTypes: codes("memberTypes", [["10", "Full member"]]),
  })),
);

beforeEach(() => {
  version = "v1";
  sent = [];
  asked = [];
  visit("/ishm/ops/tee-times");
});

const openTemplate = async () => userEvent.click(await screen.findByRole("button", { name: /07:00–08:45/ }));

test("the day that comes out stands beside the templates, held-back times say so", async () => {
  renderOffice(<TeeTimesView />, settingsOffice());
  const sheet = await screen.findByRole("region", { name: "Tee times of the day by course" });
  expect(within(sheet).getByText("07:07")).toBeVisible();
  expect(within(sheet).getByText("reserved")).toBeVisible();
  expect(screen.getByText("2 tee times, 1 reserved")).toBeVisible();
});

test("a change is previewed, tells what it strands, and is saved as it was told", async () => {
  renderOffice(<TeeTimesView />, settingsOffice());
  await openTemplate();
  await userEvent.type(screen.getByLabelText("Interval in minutes"), "10");
  expect(await screen.findByText("3 tee times and bookings no longer fit.")).toBeVisible();
  expect(screen.getByText("On 1 day")).toBeVisible();
  await waitFor(() => expect(asked.at(-1)?.templates[0]?.interval).toBe(10));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ version: "v1", expects: 3, templates: [{ ...template, interval: 10 }] });
});

test("a wrong template is named in one sentence at its field, and nothing is sent", async () => {
  renderOffice(<TeeTimesView />, settingsOffice());
  await openTemplate();
  await userEvent.type(screen.getByLabelText("Interval in minutes"), "3");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const sentence = "The interval must be 4 to 30 minutes.";
  expect((await screen.findAllByText(new RegExp(sentence))).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Interval in minutes")).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
});

test("the preview names two-ball times and the second nine after lunch", async () => {
  renderOffice(<TeeTimesView />, settingsOffice());
  const sheet = await screen.findByRole("region", { name: "Tee times of the day by course" });
  expect(within(sheet).getByText("back nine at 09:50")).toBeInTheDocument();
  expect(within(sheet).getAllByText("two-ball")).toHaveLength(1);
});

test("a lunch between the nines is saved with its template, and one that is too short is named at its field", async () => {
  renderOffice(<TeeTimesView />, settingsOffice());
  await openTemplate();
  const lunch = screen.getByLabelText("Lunch after the front nine (minutes)");
  await userEvent.type(lunch, "5");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText(/The lunch break must be 10 to 180 minutes/)).length).toBeGreaterThan(0);
  expect(lunch).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await userEvent.type(lunch, "0");
  await screen.findByText("3 tee times and bookings no longer fit.");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent[0]?.templates).toEqual([{ ...template, lunchMinutes: 50 }]));
});

test("who may only look sees everything and saves nothing", async () => {
  renderOffice(<TeeTimesView />, settingsOffice(lookingOnly));
  await openTemplate();
  expect(screen.getByLabelText("First tee time")).toBeDisabled();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
