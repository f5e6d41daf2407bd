import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { DrawListView } from "@/components/ishm/draws/draw-list-view";
import { DrawView } from "@/components/ishm/draws/draw-view";
import {
  type DrawApplication,
  drawActionsOf,
  type OfficeDraw,
} from "@/components/ishm/draws/run/office-draw";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
const office = (flags = all) => ({ ...officeWith(), access: () => flags });
const factors = { base: 1.5, losses: 2, wins: 0, points: 1 };
const slot = (teeTime: string) => ({ playDate: "2026-12-19", teeTime, courseCode: "1" });

function application(drawIdx: number, part: Partial<DrawApplication> = {}): DrawApplication {
  return {
    drawIdx,
    memberIdx: drawIdx,
    memberName: `Mem${drawIdx % 10}*`,
    memberType: "10",
    playerCount: 4,
    choices: [{ rank: 1, playDate: "2026-12-19", standbyTimeCode: "12", courseCode: "1" }],
    state: "10",
    stateName: "Applied",
    stateReason: null,
    factors: null,
    weight: null,
    drawKey: null,
    resultSheetIdx: null,
    result: null,
    resultRank: null,
    reserveNo: null,
    bookingIdx: null,
    ...part,
  };
}
const winner = (drawIdx: number, teeTime: string) =>
  application(drawIdx, {
    state: "20",
    stateName: "Won",
    factors,
    weight: 1.88,
    drawKey: 0.2,
    result: slot(teeTime),
    resultRank: 1,
    resultSheetIdx: drawIdx,
  });
const reserve = (drawIdx: number, reserveNo: number) =>
  application(drawIdx, { state: "40", stateName: "Reserve", factors, weight: 1, drawKey: 0.5, reserveNo });

function drawOf(state: OfficeDraw["state"], part: Partial<OfficeDraw> = {}): OfficeDraw {
  return {
    drawPostIdx: 71,
    title: "Weekend draw",
    contents: "",
    i18n: { en: { title: "Weekend draw", contents: "" } },
    playDates: ["2026-12-19"],
    periods: ["1"],
    courseCodes: ["1"],
    memberTypes: ["10"],
    slotCount: 2,
    applyFrom: "2026-11-23T09:00:00+09:00",
    applyTo: "2026-11-26T17:00:00+09:00",
    drawAt: "2026-11-27T10:00:00+09:00",
    announceAt: "2026-11-27T14:00:00+09:00",
    confirmUntil: "2026-11-30T17:00:00+09:00",
    releaseAt: "2026-12-01T09:00:00+09:00",
    state,
    stateName: `State ${state}`,
    applicantCount: 3,
    myDrawIdx: null,
    maxChoices: 3,
    minPlayers: 2,
    mode: "WEIGHTED",
    ruleVersion: 2,
    quotas: null,
    seedHash: "3f2a9c51d8e7460b9a1c4e5d6f708192ab12cd34ef56ab78cd90ef12ab34cd56",
    listHash: null,
    beaconRound: null,
    cancelReason: null,
    amendmentCount: 0,
    version: 1,
    drawnAt: null,
    isManualConfirm: false,
    amendments: [],
    freeSlots: [],
    bands: [
      {
        playDate: "2026-12-19",
        standbyTimeCode: "12",
        courseCode: "1",
        slots: 2,
        firstChoices: 3,
        choices: 3,
      },
    ],
    applications: [application(7001), application(7002), application(7003)],
    ...part,
  };
}
const drawn = {
  applications: [winner(7001, "07:21"), winner(7002, "07:28"), reserve(7003, 1), reserve(7004, 2)],
};
const announced = { ...drawn, freeSlots: [{ sheetIdx: 501, ...slot("07:35") }] };

let draw: OfficeDraw;
let asked: URLSearchParams[] = [];
const sent = jest.fn();
const server = setupServer(
  mockCall("GET /common/system-code/{club}", () => ({})),
  mockCall("GET /ops/draws/{id}", ({ query }) => {
    asked.push(query);
    return draw;
  }),
  mockCall("GET /ops/draws", () => ({ list: [draw], total: 1, page: 1, size: 20 })),
  mockCall("POST /ops/draws/{id}/close", ({ body }: MockedCall) => {
    sent(body);
    draw = drawOf("30");
    return { drawPostIdx: 71, state: "30", applications: 3 };
  }),
  mockCall("POST /ops/draws/{id}/run", ({ body }: MockedCall) => {
    sent(body);
    draw = drawOf("40", { ...drawn, drawnAt: "2026-11-26T17:01:00+09:00" });
    return {
      drawPostIdx: 71,
      state: "40",
      won: 2,
      reserve: 2,
      seed: "x",
      drawnAt: "2026-11-26T17:01:00+09:00",
    };
  }),
  mockCall("POST /ops/draws/{id}/cancel", () => {
    draw = drawOf("40", drawn);
    return refuse("DRAW_LATE");
  }),
  mockCall("POST /ops/draws/{id}/amend", ({ body }: MockedCall) => {
    sent(body);
    return { drawPostIdx: 71, state: "40", amendments: 1 };
  }),
  mockCall("POST /ops/draws/{id}/promote", ({ body }: MockedCall) => {
    sent(body);
    return { drawPostIdx: 71, state: "60", amendments: 1 };
  }),
  mockCall("POST /ops/draws/{id}/rehearse", ({ query }) => ({
    drawPostIdx: 71,
    trialSeed: "rehearsal-00",
    isClosed: false,
    won: 1,
    reserve: 1,
    bands: [{ ...(draw.bands[0] ?? ({} as never)), filled: 1 }],
    groups:
      draw.quotas?.map((quota) => ({
        ...quota,
        memberTypes: [...quota.memberTypes],
        weekday: { slots: 0, won: 0 },
        weekend: { slots: 2, won: 1 },
      })) ?? null,
    results: [
      {
        drawIdx: 7001,
        memberIdx: 1,
        memberType: "10",
        order: 1,
        weight: 1.5,
        factors,
        reserveNo: null,
        memberName: query.get("reason") ? "Named Member" : "Mem1*",
        won: { rank: 1, ...slot("07:21") },
      },
      {
        drawIdx: 7002,
        memberIdx: 2,
        memberName: "Mem2*",
        memberType: "10",
        order: 2,
        weight: 1,
        factors,
        won: null,
        reserveNo: 1,
      },
    ],
    ineligible: [],
  })),
);

beforeAll(() => server.listen({ onUnhandledRequest: "bypass" }));
beforeEach(() => {
  draw = drawOf("20");
  asked = [];
  sent.mockReset();
  visit("/ishm/ops/draws/71");
});
afterAll(() => server.close());

const show = async (flags = all) => {
  renderOffice(<DrawView drawPostIdx={71} />, office(flags));
  await screen.findByRole("heading", { name: "Weekend draw", level: 1 });
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => within(screen.getByRole("dialog"));

test.each([
  ["10", {}, ["edit", "cancel"]],
  ["20", {}, ["close", "cancel"]],
  ["30", {}, ["run", "cancel"]],
  ["40", drawn, ["announce", "amend"]],
  ["60", drawn, []],
  ["60", announced, ["promote"]],
  ["70", drawn, []],
  ["90", {}, []],
] as const)("in state %s the machine's events are offered, and no other", (state, part, actions) => {
  expect(drawActionsOf(drawOf(state, part as Partial<OfficeDraw>), all)).toEqual(actions);
  expect(
    drawActionsOf(drawOf(state, part as Partial<OfficeDraw>), { isCreate: false, isUpdate: false }),
  ).toEqual([]);
});

test("who may only read sees the draw without a button that changes it", async () => {
  draw = drawOf("30");
  await show(readOnly);
  for (const name of ["Run draw", "Cancel draw", "Run trial draw"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
});

test("the list says what is drawn, how many want it and what happens next", async () => {
  visit("/ishm/ops/draws");
  renderOffice(<DrawListView />, office());
  const row = within(await screen.findByRole("row", { name: /Weekend draw/ }));
  expect(row.getByText("State 20")).toBeInTheDocument();
  expect(row.getByText("Applications until 2026.11.26 (Thu) 17:00")).toBeInTheDocument();
});

test("demand stands beside the times with its numbers, and a band that is short is named so", async () => {
  await show();
  const demand = screen.getByRole("heading", { name: "Demand" }).closest("section");
  expect(demand).toHaveTextContent("3 first choices for 2 tee times");
  expect(demand).toHaveTextContent("oversubscribed");
  expect(screen.getByText(/Applications close automatically at the announced time\./)).toBeInTheDocument();
});

test("closing early says what it does and to whom, asks why, and says that it becomes public", async () => {
  await show();
  await press("Close applications");
  expect(screen.getByRole("dialog")).toHaveTextContent("3 applications are on the list");
  expect(screen.getByRole("dialog")).toHaveTextContent(
    "The announced closing time is 2026.11.26 (Thu) 17:00",
  );
  expect(screen.getByRole("dialog")).toHaveTextContent("published permanently");
  await userEvent.click(dialog().getByRole("button", { name: "Close now" }));
  expect(sent).not.toHaveBeenCalled();
  await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Storm");
  await userEvent.click(dialog().getByRole("button", { name: "Close now" }));
  expect(await screen.findByText("Applications closed: 3 on the list.")).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ reason: "Storm" });
  expect(await screen.findByRole("button", { name: "Run draw" })).toBeInTheDocument();
});

test("what is done at its moment asks no reason", async () => {
  draw = drawOf("30", { drawAt: "2020-01-01T10:00:00+09:00" });
  await show();
  await press("Run draw");
  expect(dialog().queryByRole("textbox")).toBeNull();
  await userEvent.click(dialog().getByRole("button", { name: "Run draw" }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({}));
});

test("what was done early stands among the changes with the moment that had been promised", async () => {
  const [at, plannedAt] = ["2026-11-24T12:00:00+09:00", "2026-11-26T17:00:00+09:00"];
  draw = drawOf("30", {
    amendments: [{ kind: "CLOSE", at, plannedAt, by: "desk1", reason: "Storm", moves: [] }],
  });
  await show();
  const changes = screen.getByRole("heading", { name: "Manual changes" }).closest("section");
  expect(changes).toHaveTextContent("Applications closed early");
  expect(changes).toHaveTextContent("Announced for 2026.11.26 (Thu) 17:00");
  expect(changes).toHaveTextContent("Reason: Storm");
});

test("running says to how many it happens, tells the result once and shows when it was drawn", async () => {
  draw = drawOf("30");
  await show();
  await press("Run draw");
  expect(screen.getByRole("dialog")).toHaveTextContent("3 applications are drawn for 2 tee times.");
  expect(screen.getByRole("dialog")).toHaveTextContent("Scheduled for 2026.11.27 (Fri) 10:00");
  await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Closed tomorrow");
  await userEvent.click(dialog().getByRole("button", { name: "Run draw" }));
  expect(await screen.findByText(/Drawn at 2026.11.26 17:01: 2 winners, 2 reserves/)).toBeInTheDocument();
  // On the screen itself, while the message goes on saying it.
  expect(await screen.findByText(/Drawn at 2026.11.26 17:01(?!:)/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Run draw" })).toBeNull();
  expect(sent).toHaveBeenCalledTimes(1);
});

test("another desk was faster: one sentence says so, and the screen shows the draw as it now is", async () => {
  draw = drawOf("30");
  await show();
  await press("Cancel draw");
  await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Course repair");
  await userEvent.click(dialog().getByRole("button", { name: "Cancel draw" }));
  expect(
    await dialog().findByText(
      /No longer possible: a colleague or the schedule was first\. The current status is shown\./,
    ),
  ).toBeInTheDocument();
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Announce results" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Cancel draw" })).toBeNull();
});

test("two results are swapped only when both are chosen and a reason is given", async () => {
  draw = drawOf("40", drawn);
  await show();
  await press("Swap results");
  await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Wheelchair access");
  await userEvent.click(dialog().getByRole("button", { name: "Swap" }));
  expect(await dialog().findAllByText("Please choose an application.")).toHaveLength(2);
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: /Winner/ }), "7001");
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: /Swap with/ }), "7003");
  await userEvent.click(dialog().getByRole("button", { name: "Swap" }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ drawIdxs: [7001, 7003], reason: "Wheelchair access" }),
  );
});

test("a reserve is promoted to a free time, and who is passed over is said before", async () => {
  draw = drawOf("60", announced);
  await show();
  await press("Promote reserve");
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: /Reserve/ }), "7004");
  expect(screen.getByRole("dialog")).toHaveTextContent("1 reserve is skipped");
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: /Available tee time/ }), "501");
  await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Asked at the desk");
  await userEvent.click(dialog().getByRole("button", { name: "Promote" }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ drawIdx: 7004, sheetIdx: 501, reason: "Asked at the desk" }),
  );
});

test("a rehearsal is marked as one, masked like the list, and hidden again with the names", async () => {
  await show();
  await press("Run trial draw");
  expect(await screen.findByText(/Trial only: 1 winners/)).toBeInTheDocument();
  const table = within(screen.getByRole("table", { name: "Trial order" }));
  expect(table.getByRole("row", { name: /7001/ })).toHaveTextContent("07:21");
  expect(table.getByRole("row", { name: /7002/ })).toHaveTextContent("Reserve no. 1");
  await press("Show names");
  await userEvent.type(dialog().getByRole("textbox", { name: "Reason" }), "Committee");
  await userEvent.click(dialog().getByRole("button", { name: "Show names" }));
  await waitFor(() => expect(asked.at(-1)?.get("reason")).toBe("Committee"));
  expect(screen.queryByText(/Trial only:/)).toBeNull();
  await press("Run trial draw");
  expect(await screen.findByText("Named Member")).toBeInTheDocument();
});

test("shares per member type stand on the draw, and a rehearsal says what each group was given", async () => {
  draw = drawOf("20", { quotas: [{ memberTypes: ["10"], weekdayPercent: 100, weekendPercent: 100 }] });
  await show();
  const shares = screen.getByRole("table", { name: "Shares by member type" });
  expect(within(shares).getByRole("row", { name: /^10/ })).toHaveTextContent("100%");
  await press("Run trial draw");
  await screen.findByText(/Trial only:/);
  const [, rehearsed] = screen.getAllByRole("table", { name: "Shares by member type" });
  expect(rehearsed).toHaveTextContent("1 of 2 allocated");
});

test("the reserve list is one press away, in its order", async () => {
  draw = drawOf("60", announced);
  await show();
  await press("Reserve list 2");
  const rows = within(screen.getByRole("table", { name: /Applications/ }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.textContent?.slice(0, 4))).toEqual(["7003", "7004"]);
});
