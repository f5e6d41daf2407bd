import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { NewDrawView } from "@/components/ishm/draws/form/new-draw-view";
import type { CallOutput } from "@/lib/contract/routes";
import { readInput } from "@/lib/shared/time/date-input";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { codeSets } from "../boards/board-office";
import { officeWith, renderOffice } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const office = () => ({ ...officeWith(), access: () => all });
const sets = {
  courses: { "1": "courses 1", "2": "courses 2" },
  periods: { "1": "periods 1", "2": "periods 2" },
  memberTypes: { "10": "memberTypes 10", "30": "memberTypes 30" },
};

let pool: CallOutput<"GET /ops/draw-pool">;
const sent = jest.fn();
const created = jest.fn((): ReturnType<typeof refuse> | CallOutput<"POST /ops/draws"> => ({
  drawPostIdx: 72,
  state: "10",
  slotCount: 64,
  seedHash: "ab",
}));
const server = setupServer(
  codeSets(sets),
  mockCall("GET /holiday", () => []),
  mockCall("GET /ops/draws", () => ({ list: [], total: 0, page: 1, size: 1 })),
  mockCall("GET /ops/draw-defaults", () => ({
    maxChoices: 3,
    minPlayers: 2,
    mode: "WEIGHTED",
    confirmDays: 3,
    confirmTime: "17:00",
    canNameBeacon: false,
  })),
  mockCall("GET /ops/draw-pool", () => pool),
  mockCall("POST /ops/draws", ({ body, query }: MockedCall) => {
    sent(query.get("lang"), body);
    return created();
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
beforeEach(() => {
  window.localStorage.clear();
  sent.mockReset();
  const day = (playDate: string) => ({ playDate, free: 32, hasOpened: false });
  pool = { days: [day("2026-12-26"), day("2026-12-27")], cells: [], booked: [] };
  visit("/ishm/ops/draws/new");
});
afterAll(() => server.close());

async function begin() {
  const screenOf = renderOffice(<NewDrawView />, office());
  const weekend = await screen.findByRole("button", { name: "Weekend" });
  await screen.findByRole("checkbox", { name: "courses 1" });
  await waitFor(() => expect(weekend).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(weekend);
  return screenOf;
}
const field = (name: string) => document.getElementById(name) as HTMLInputElement;
/** The minute that a field shows in the club's format. */
const minuteIn = (name: string) => readInput("datetime-local", "yyyy.MM.dd HH:mm", field(name).value);
const setTime = async (name: string, value: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), value);
};
const publish = () => userEvent.click(screen.getByRole("button", { name: "Publish draw" }));

test("a template proposes dates, the usual times and a title per language, and is sent as one draw", async () => {
  await begin();
  expect(minuteIn("applyFrom")).toBe("2026-11-30T09:00");
  expect(minuteIn("releaseAt")).toBe("2026-12-08T09:00");
  expect(await screen.findByText("64 tee times will be reserved for this draw.")).toBeInTheDocument();
  await publish();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const [lang, body] = sent.mock.calls[0] ?? [];
  expect(lang).toBe("en");
  expect(body).toMatchObject({
    title: expect.stringMatching(/^Weekend draw, Dec 26/),
    i18n: { ko: { title: expect.stringContaining("주말 추첨") }, ja: {}, zh: {} },
    playDates: ["2026-12-26", "2026-12-27"],
    periods: ["1"],
    courseCodes: ["1", "2"],
    memberTypes: ["10", "30"],
    drawAt: "2026-12-04T10:00:00+09:00",
    maxChoices: 3,
  });
  await waitFor(() => expect(window.location.pathname).toBe("/ishm/ops/draws/72"));
});

test("a moment before the one it follows is told beside its field, and nothing is sent", async () => {
  await begin();
  await setTime("drawAt", "2026-12-03T16:00");
  await publish();
  expect(field("drawAt")).toBeInvalid();
  expect(screen.getAllByText("Must be after the previous step.").length).toBeGreaterThan(0);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Suggest standard schedule" }));
  expect(minuteIn("drawAt")).toBe("2026-12-04T10:00");
  expect(field("drawAt")).toBeValid();
});

test("days that have opened and booked times are named before anything is saved", async () => {
  pool = {
    days: [
      { playDate: "2026-12-26", free: 31, hasOpened: false },
      { playDate: "2026-12-27", free: 32, hasOpened: true },
    ],
    cells: [{ playDate: "2026-12-26", standbyTimeCode: "12", courseCode: "1", free: 31, booked: 1, kept: 0 }],
    booked: [{ playDate: "2026-12-26", teeTime: "07:21", courseCode: "1" }],
  };
  await begin();
  expect(await screen.findByText(/Already open to members.*2026\.12\.27 \(Sun\)/)).toBeInTheDocument();
  expect(
    screen.getByText(/is booked, so the draw cannot be saved: 2026\.12\.26 \(Sat\) 07:21/),
  ).toBeInTheDocument();
});

test("a refusal keeps all that was typed and stands at the dates", async () => {
  created.mockReturnValueOnce(refuse("RSV_SLOT_TAKEN", "2026-12-26", "07:21"));
  await begin();
  await publish();
  const dates = screen.getByRole("group", { name: "Play dates" });
  expect(await within(dates).findByText(/07:21/)).toBeInTheDocument();
  expect(minuteIn("applyFrom")).toBe("2026-11-30T09:00");
});

test("other dates bring their own times, unless somebody set one", async () => {
  await begin();
  await userEvent.click(screen.getByRole("button", { name: /Remove 2026\.12\.26 \(Sat\)/ }));
  await userEvent.click(screen.getByRole("button", { name: /Remove 2026\.12\.27 \(Sun\)/ }));
  await userEvent.type(screen.getByLabelText("Play date"), "2027-01-09");
  await userEvent.click(screen.getByRole("button", { name: "Add date" }));
  expect(minuteIn("applyFrom")).toBe("2026-12-14T09:00");
  await setTime("applyFrom", "2026-12-14T08:00");
  await userEvent.type(screen.getByLabelText("Play date"), "2027-01-16");
  await userEvent.click(screen.getByRole("button", { name: "Add date" }));
  expect(minuteIn("applyFrom")).toBe("2026-12-14T08:00");
});

test("shares per group of member types have to come to 100 % on each kind of day, and are sent in their order", async () => {
  await begin();
  await userEvent.click(screen.getByRole("switch", { name: /Share tee times by member type/ }));
  const group = (rank: number) =>
    within(screen.getByRole("group", { name: new RegExp(`^Group ${rank}\\b`) }));
  await userEvent.click(group(1).getByRole("checkbox", { name: "memberTypes 10" }));
  await setTime("quotas.0.weekdayPercent", "60");
  await setTime("quotas.0.weekendPercent", "70");
  await userEvent.click(screen.getByRole("button", { name: "Add group" }));
  expect(group(2).queryByRole("checkbox", { name: "memberTypes 10" })).toBeNull();
  await setTime("quotas.1.weekdayPercent", "40");
  await setTime("quotas.1.weekendPercent", "20");
  await publish();
  expect(sent).not.toHaveBeenCalled();
  expect(field("quotas.weekendPercent")).toHaveTextContent("Shares must add up to 100%.");
  expect(field("quotas.weekdayPercent")).not.toHaveTextContent("Shares must add up to 100%.");
  expect(group(2).getByText("Please choose at least one.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Group 2: Please choose at least one." })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Weekends \(%\): Shares/ })).toBeInTheDocument();
  await userEvent.click(group(2).getByRole("checkbox", { name: "memberTypes 30" }));
  await setTime("quotas.1.weekendPercent", "30");
  await publish();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    quotas: [
      { memberTypes: ["10"], weekdayPercent: 60, weekendPercent: 70 },
      { memberTypes: ["30"], weekdayPercent: 40, weekendPercent: 30 },
    ],
  });
});

test("what was typed before a closed window is offered again", async () => {
  const { unmount } = await begin();
  const key = "clubfront.draft:MS01:3:draw:0";
  await waitFor(() => expect(window.localStorage.getItem(key)).toContain("2026-11-30T09:00"), {
    timeout: 4000,
  });
  unmount();
  renderOffice(<NewDrawView />, office());
  await userEvent.click(await screen.findByRole("button", { name: "Continue editing" }));
  expect(minuteIn("applyFrom")).toBe("2026-11-30T09:00");
});
