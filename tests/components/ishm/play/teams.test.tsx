import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamFormView } from "@/components/ishm/teams/team-form-view";
import type { CodeSet } from "@/lib/contract/site/codes";
import type { PlannedDate, TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";

const form = (part: Partial<TeamFormDetail> = {}): TeamFormDetail => ({
  teamFormIdx: 800001,
  seasonIdx: 27,
  memberIdx: 100001,
  memberName: "K**",
  memberType: "10",
  teamName: "Solhyang",
  presidentName: "K**",
  presidentPhone: "010-****-0001",
  managerName: "K**",
  managerPhone: "010-****-0001",
  managerEmail: "mi**@mirsol.example",
  memberCount: 16,
  teamCount: 4,
  rsvCycle: "10",
  choices: [{ rank: 1, weekType: "2", weekCode: "4", rsvHour: "07", courseCode: null }],
  choiceRank: null,
  monthFrom: 3,
  monthTo: 12,
  holeCode: "18",
  banquet: true,
  awards: false,
  pastYears: 3,
  note: "",
  files: [],
  agreeRules: true,
  state: "20",
  stateName: "Reviewing",
  reviewReason: null,
  reviewMemo: null,
  schedule: [],
  dates: [],
  suspensionsUsed: 0,
  officerChanges: 0,
  editable: false,
  version: 5,
  createdAt: "2026-11-10T09:00:00+09:00",
  updatedAt: "2026-11-20T09:00:00+09:00",
  isMasked: true,
  season: { year: 2027, title: "Teams 2027", minTeams: 3, maxSuspensions: 2 },
  unpaidFines: 0,
  rounds: [],
  ...part,
});
const planned = (date: string, part: Partial<PlannedDate> = {}): PlannedDate => ({
  date,
  isFlagged: false,
  isOpen: true,
  holidayName: null,
  slots: ["07:00", "07:07", "07:14", "07:21"].map((teeTime) => ({ teeTime, courseName: "Mir Course" })),
  hourSlots: 9,
  freeSlots: 9,
  blocks: [],
  ...part,
});
const booked = form({
  state: "30",
  stateName: "Approved",
  choiceRank: 1,
  dates: [{ date: "2027-03-10", state: "BOOKED" }],
  rounds: ["07:00", "07:07", "07:14", "07:21"].map((teeTime, place) => ({
    bookingIdx: 500_900 + place,
    rsvNo: `R${place}`,
    playDate: "2027-03-10",
    teeTime,
    courseName: "Mir Course",
    state: "10",
    stateName: "Booked",
    playerCount: 4,
  })),
});

const reasonCodes: CodeSet = {
  id: "reasonCodes",
  codeId: "C1200",
  version: 1,
  loadDate: "2026-11-23T00:00:00+09:00",
  changed: true,
  list: [
    { key: "C1", keyName: "Weather", values: [], group: "CANCEL" },
    { key: "T1", keyName: "No room that day", values: [], group: "TEAM" },
  ],
};

let now: TeamFormDetail;
let dates: PlannedDate[];
let sent: unknown[] = [];
const server = mockServer(
  mockCall("GET /ops/team-forms/{id}", () => now),
  mockCall("GET /ops/team-forms/{id}/schedule", () => ({ choiceRank: 1, teamCount: 4, dates })),
  mockCall("GET /ops/team-forms/{id}/cost", ({ query }) => ({
    date: "2027-03-10",
    teams: 4,
    givenUp: query.has("teamCount") ? 1 : 4,
    freeUntil: "2027-03-03",
    fine: { percent: 10, amount: 144_000 },
    endsForm: false,
  })),
  mockCall("PUT /ops/team-forms/{id}", ({ body }) => {
    sent.push(body);
    now = booked;
    return { teamFormIdx: 800001, state: "30" };
  }),
  mockCall("GET /common/system-code/{club}", () => ({ reasonCodes })),
);

beforeEach(() => {
  localStorage.clear();
  now = form();
  dates = [planned("2027-03-10"), planned("2027-04-14", { isFlagged: true, holidayName: "Holiday" })];
  sent = [];
  visit("/ishm/ops/teams/800001");
});

describe("an application under review", () => {
  test("is approved by what it would book, a flagged date only by a tick", async () => {
    renderOffice(<TeamFormView teamFormIdx={800001} />);
    expect(await screen.findByText("1 date, 4 tee times")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Include 2027.04.14 (Wed)" }));
    expect(screen.getByText("2 dates, 8 tee times")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Approve this choice" }));
    const question = await screen.findByRole("dialog", { name: "Approve Solhyang?" });
    expect(question).toHaveTextContent("8 tee times on 2 dates will be booked for this group.");
    await userEvent.click(within(question).getByRole("button", { name: "Approve" }));
    await waitFor(() =>
      expect(sent).toEqual([{ event: "APPROVE", choiceRank: 1, includeDates: ["2027-04-14"], version: 5 }]),
    );
    expect(await screen.findByRole("heading", { name: "Dates of the season" })).toBeVisible();
  });

  test("without room it names what has the hour, and offers no approval", async () => {
    const blocks = [{ cause: "TEAM" as const, count: 5, teams: ["Baram"] }];
    dates = [planned("2027-03-10", { slots: [], freeSlots: 4, blocks })];
    renderOffice(<TeamFormView teamFormIdx={800001} />);
    expect(await screen.findByText(/5 for another group/)).toHaveTextContent("Baram");
    expect(screen.getByText(/1 date is fully booked/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Approve this choice" })).toBeNull();
  });

  test("is rejected with a reason of the club's list for teams", async () => {
    renderOffice(<TeamFormView teamFormIdx={800001} />);
    await userEvent.click(await screen.findByRole("button", { name: "Reject" }));
    const question = await screen.findByRole("dialog", { name: "Reject Solhyang?" });
    await userEvent.click(within(question).getByRole("button", { name: "Reject" }));
    const reason = within(question).getByRole("combobox", { name: "Reason" });
    expect(reason).toHaveAccessibleDescription("Please choose a reason.");
    expect(within(question).queryByRole("option", { name: "Weather" })).toBeNull();
    await userEvent.selectOptions(reason, "No room that day");
    await userEvent.click(within(question).getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(sent).toEqual([{ event: "REJECT", reasonCode: "T1", version: 5 }]));
  });

  test("another desk was faster: one sentence, and the form as it now is", async () => {
    server.use(
      mockCall("PUT /ops/team-forms/{id}", () => {
        now = booked;
        return refuse("STALE");
      }),
    );
    renderOffice(<TeamFormView teamFormIdx={800001} />);
    await userEvent.click(await screen.findByRole("button", { name: "Add to reserve list" }));
    const question = await screen.findByRole("dialog", { name: "Put Solhyang on the reserve list?" });
    await userEvent.selectOptions(within(question).getByRole("combobox", { name: "Reason" }), "T1");
    await userEvent.click(within(question).getByRole("button", { name: "Add to reserve list" }));
    expect(
      await screen.findByText(/Someone else has changed this application\. The current status is shown\./),
    ).toBeVisible();
    expect(
      await screen.findByRole("heading", { name: "Dates of the season", hidden: true }),
    ).toBeInTheDocument();
  });
});

describe("an approved team", () => {
  test("gives up groups of a date at the fine that was told before", async () => {
    now = booked;
    renderOffice(<TeamFormView teamFormIdx={800001} />);
    await userEvent.click(await screen.findByRole("button", { name: "Reduce flights on 2027.03.10 (Wed)" }));
    const question = await screen.findByRole("dialog", { name: "Reduce flights on 2027.03.10 (Wed)?" });
    await waitFor(() => expect(question).toHaveTextContent(/The group now pays 10%/));
    await userEvent.click(within(question).getByRole("button", { name: "Reduce flights" }));
    await waitFor(() =>
      expect(sent).toEqual([{ event: "TEAM_COUNT", date: "2027-03-10", teamCount: 3, version: 5 }]),
    );
  });

  test("leads to the tee sheet of each date; who may only read changes nothing", async () => {
    now = booked;
    renderOffice(<TeamFormView teamFormIdx={800001} />, officeWith(readOnly));
    const link = await screen.findByRole("link", { name: "2027.03.10 (Wed)" });
    expect(link).toHaveAttribute("href", "/ishm/ops/sheet?date=2027-03-10");
    expect(screen.queryByRole("button", { name: /Reduce flights|Give up/ })).toBeNull();
  });
});
