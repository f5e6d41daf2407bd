import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WaitingsView } from "@/components/ishm/waitings/waitings-view";
import type { WaitingDetail, WaitingRow } from "@/lib/contract/waitings/ops-waitings";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";

const playDate = "2026-11-28";
const row = (part: Partial<WaitingRow> = {}): WaitingRow => ({
  waitingIdx: 600001,
  memberIdx: 100002,
  memberName: "L*",
  memberType: "30",
  memberTypeName: "Online member",
  playDate,
  standbyTimeCodes: ["12"],
  bandNames: ["07–08"],
  courseCodes: [],
  courseNames: [],
  playerCount: 4,
  caddieMode: "C",
  priority: 0,
  agreesAutoAssign: true,
  state: "10",
  stateName: "Waiting",
  rank: 2,
  createdAt: "2026-11-20T11:02:00+09:00",
  offerUntil: null,
  offer: null,
  graceUntil: null,
  bookingIdx: null,
  ...part,
});
const slot = {
  sheetIdx: 261128104,
  teeTime: "07:14",
  courseCode: "1",
  courseName: "Mir Course",
  minPlayers: 3,
  maxPlayers: 4,
  misfits: [],
  ahead: 3,
  obstacle: null,
};
const detail = (part: Partial<WaitingDetail> = {}): WaitingDetail => ({
  ...row(),
  isMasked: true,
  phoneNo: "010-****-0002",
  memo: "",
  updatedAt: "2026-11-20T11:02:00+09:00",
  obstacles: [],
  slots: [slot],
  ...part,
});

let now: WaitingDetail;
let sent: unknown[] = [];
let asked: URLSearchParams[] = [];
const server = mockServer(
  mockCall("GET /ops/waiting-days", () => ({
    days: [
      { playDate, waiting: 3, offered: 1, assigned: 0, freeSlots: 2, closeAt: "2026-11-27T17:00:00+09:00" },
    ],
  })),
  mockCall("GET /ops/waitings", ({ query }) => {
    asked.push(query);
    return { list: [row({ state: now.state, stateName: now.stateName })], total: 1, page: 1, size: 20 };
  }),
  mockCall("GET /ops/waitings/{id}", () => now),
  mockCall("PUT /ops/waitings/{id}", ({ body }) => {
    sent.push(body);
    now = detail({ state: "30", stateName: "Assigned", rank: null, slots: [], bookingIdx: 500900 });
    return { waitingIdx: 600001, state: "30", bookingIdx: 500900, passedOver: [] };
  }),
  mockCall("GET /common/system-code/{club}", () => ({})),
);

beforeEach(() => {
  now = detail();
  sent = [];
  asked = [];
  visit("/ishm/ops/waitings");
});

const open = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /^L\*/ }));
  return screen.findByRole("dialog", { name: "Waiting request 600001" });
};

describe("the waiting list", () => {
  test("a day with demand says who waits and what is free, and narrows the list to it", async () => {
    renderOffice(<WaitingsView />);
    const day = await screen.findByRole("button", { name: /3 waiting, 1 offered/ });
    expect(day).toHaveTextContent("2 available");
    await userEvent.click(day);
    expect(window.location.search).toBe(`?playDate=${playDate}`);
    await waitFor(() => expect(asked.at(-1)?.get("playDate")).toBe(playDate));
  });

  test("a link from a member shows that member's requests only, and says so", async () => {
    visit("/ishm/ops/waitings?memberIdx=7");
    renderOffice(<WaitingsView />);
    await userEvent.click(await screen.findByRole("button", { name: /^Member 7 only/ }));
    await waitFor(() => expect(asked.at(-1)?.get("memberIdx")).toBeNull());
    expect(asked[0]?.get("memberIdx")).toBe("7");
  });

  test("an assignment past others says so before, and asks for a reason", async () => {
    renderOffice(<WaitingsView />);
    await userEvent.click(
      within(await open()).getByRole("button", { name: "Book 07:14 Mir Course for this member" }),
    );
    const question = await screen.findByRole("dialog", { name: "Book this tee time for the member?" });
    expect(question).toHaveTextContent("3 members ahead in line also want this tee time");
    await userEvent.click(within(question).getByRole("button", { name: "Book" }));
    expect(sent).toEqual([]);
    await userEvent.type(within(question).getByRole("textbox", { name: /Reason/ }), "Asked by phone");
    await userEvent.click(within(question).getByRole("button", { name: "Book" }));
    expect(await screen.findByText("Tee time booked for the member.")).toBeVisible();
    expect(sent).toEqual([{ event: "ASSIGN", sheetIdx: 261128104, reason: "Asked by phone" }]);
  });

  test("another desk was faster: one sentence, and the entry as it now is", async () => {
    server.use(
      mockCall("PUT /ops/waitings/{id}", () => {
        now = detail({ state: "30", stateName: "Assigned", rank: null, slots: [] });
        return refuse("STALE");
      }),
    );
    renderOffice(<WaitingsView />);
    await userEvent.click(within(await open()).getByRole("button", { name: "Cancel request" }));
    const question = await screen.findByRole("dialog", { name: "Cancel this request?" });
    await userEvent.type(within(question).getByRole("textbox", { name: /Reason/ }), "Course closed");
    await userEvent.click(within(question).getByRole("button", { name: "Cancel request" }));
    expect(
      await screen.findByText(/The request has changed in the meantime\. The current status is shown\./),
    ).toBeVisible();
    expect(await screen.findAllByText("Assigned")).not.toHaveLength(0);
  });

  test("an entry says why its member gets no time, in the office's words", async () => {
    const msgVar = ["2026-12-24T00:00:00+09:00"];
    now = detail({ obstacles: [{ msgCode: "RSV_SUSPENDED", msgVar }] });
    renderOffice(<WaitingsView />);
    expect(await open()).toHaveTextContent(/This member's bookings are suspended until 2026\.12\.24/);
  });

  test("who may only read sees the entry and no button to change it", async () => {
    renderOffice(<WaitingsView />, officeWith(readOnly));
    const dialog = await open();
    expect(dialog).toHaveTextContent("07:14");
    expect(within(dialog).queryByRole("button", { name: /Book|Offer|Cancel/ })).toBeNull();
  });
});
