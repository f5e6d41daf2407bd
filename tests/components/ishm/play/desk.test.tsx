import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { delay, HttpResponse, http } from "msw";
import { DeskView } from "@/components/ishm/desk/desk-view";
import type { DeskBooking, ScanAnswer } from "@/lib/contract/bookings/ops-desk";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { menuAccess } from "@/lib/web/office/menu-access";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { deskDayOf, deskParty, deskVisit, partyInside } from "@/tests/support/scenes/desk/desk-parties";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

let parties: DeskBooking[] = [];
let answer: ScanAnswer = { outcome: "UNKNOWN", booking: null };
const scanned: unknown[] = [];
const events: { id: string; body: Record<string, unknown> }[] = [];
const given: unknown[] = [];

const server = mockServer(
  mockCall("GET /ops/desk", () => deskDayOf(parties, `v${events.length}`)),
  http.get("*/hp/api/ops/tee-sheet/changes", async () => {
    await delay("infinite");
    return HttpResponse.json(null);
  }),
  mockCall("GET /ops/desk/search", () => ({ list: [] })),
  mockCall("POST /ops/desk/scans", ({ body }) => {
    scanned.push(body);
    return answer;
  }),
  mockCall("PUT /ops/bookings/{id}/state", ({ params, body }) => {
    const bookingIdx = Number(params.id);
    events.push({ id: String(params.id), body: body as Record<string, unknown> });
    parties = parties.map((one) => (one.bookingIdx === bookingIdx ? partyInside(one) : one));
    return { bookingIdx, state: "30", penalties: [] };
  }),
  mockCall("PUT /ops/visits/{id}", ({ params, body }) => {
    given.push(body);
    const visitOfParty = parties[0]?.visits.find(({ visitIdx }) => visitIdx === Number(params.id));
    if (!visitOfParty) throw new Error("no visit");
    return { ...visitOfParty, lockerNo: "A-112" };
  }),
  mockCall("GET /ext/fees", () => ({
    currency: "KRW",
    greenFees: [],
    special: [],
    serviceFees: [],
    next: null,
  })),
  mockCall("GET /common/system-code/{club}", () => ({
    feeCodes: {
      id: "feeCodes",
      codeId: "C1120",
      version: 1,
      loadDate: "2026-11-23T10:00:00+09:00",
      changed: true,
      list: ["Green fee", "Cart fee", "Caddie fee"].map((keyName, place) => ({
        key: `${place + 1}0`,
        keyName,
        values: [],
        group: "",
      })),
    },
  })),
);

const flags = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
function deskOffice(part: Partial<typeof flags> = {}) {
  const menu = (code: string): AdminMenuPermission => ({ code, name: code, ...flags, ...part, children: [] });
  const menus = [menu("940100")];
  const formats = clubFormats([
    { key: "C0080", values: ["KR", "KRW", "₩", "ko-KR"] },
    { key: "C0130", values: ["0", "3", "1", "20"] },
    { key: "C0190", values: ["10", "Asia/Seoul", "+09:00"] },
    { key: "C0200", values: ["1", "yyyy.MM.dd", "HH:mm", "yyyy.MM.dd HH:mm"] },
  ]);
  return { ...officeWith(), formats, menus, access: (code: string) => menuAccess(menus, code) };
}

beforeEach(() => {
  for (const list of [scanned, events, given]) list.length = 0;
  parties = [deskParty(1), deskParty(2, { teeTime: "11:07" })];
  answer = { outcome: "FOUND", booking: parties[0] ?? null };
  visit("/ishm/ops/desk");
});

/** Keys as a scanner sends them, or with a gap as fingers do. */
async function burst(text: string, gapMs = 5) {
  let at = performance.now();
  const target = document.activeElement ?? document.body;
  for (const key of [...text, "Enter"]) {
    at += gapMs;
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: at });
    const isTyped = fireEvent(target, event) && key.length === 1;
    if (isTyped && target instanceof HTMLInputElement) {
      fireEvent.input(target, { target: { value: target.value + key } });
    }
  }
}
const code = "550010.1797433200.abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG";

describe("a scan", () => {
  test("anywhere on the screen makes the party ready: Enter lets all of it in, and nothing else is needed", async () => {
    renderOffice(<DeskView />, deskOffice());
    await screen.findByText("Party 1");
    await burst(code);
    const button = await screen.findByRole("button", { name: "Check in all 4 players" });
    await waitFor(() => expect(button).toHaveFocus());
    expect(scanned).toEqual([{ code }]);
    await userEvent.keyboard("{Enter}");
    await screen.findByText(/ssadmin1 checked in 4 players/);
    expect(events).toEqual([
      { id: "1", body: { event: "CHECK_IN", actualPlayers: 4, isBookerAbsent: false, version: 2 } },
    ]);
  });

  test("into a field gives the field back what was typed there by hand", async () => {
    renderOffice(<DeskView />, deskOffice());
    await screen.findByText("Party 1");
    const field = screen.getByRole("searchbox", { name: "Name, phone or booking no." });
    fireEvent.change(field, { target: { value: "ki" } });
    field.focus();
    await burst(code);
    expect(field).toHaveValue("ki");
    await waitFor(() => expect(scanned).toEqual([{ code }]));
  });

  test("is not made of what somebody types by hand", async () => {
    renderOffice(<DeskView />, deskOffice());
    await screen.findByText("Party 1");
    screen.getByRole("searchbox").focus();
    await burst("kimmirukim", 120);
    expect(scanned).toEqual([]);
    expect(screen.getByRole("searchbox")).toHaveValue("kimmirukim");
  });

  test("under an open dialog says to close it first", async () => {
    renderOffice(<DeskView />, deskOffice());
    await screen.findByText("Party 1");
    await userEvent.click(screen.getByRole("button", { name: "Show names" }));
    await screen.findByRole("dialog");
    await burst(code);
    expect(await screen.findByText("A dialog is open. Please close it and scan again.")).toBeInTheDocument();
    expect(scanned).toEqual([]);
  });

  test.each([
    ["FORGED", null, /This code is not valid\. Please search by name and check the golfer's identity\./],
    ["OTHER_CLUB", null, /from another club/],
    ["UNKNOWN", null, /Not a check-in code or booking number\. Please scan again or search by name\./],
    ["EXPIRED", deskParty(9, { playDate: "2026-11-22" }), /was for 2026.11.22 \(Sun\) and has expired/],
    ["OTHER_DAY", deskParty(9, { playDate: "2026-11-24" }), /is for 2026.11.24 \(Tue\), 11:00/],
    [
      "ENDED",
      deskParty(9, { state: "70", stateName: "Cancelled by club" }),
      /no longer valid \(Cancelled by club\)/,
    ],
  ] as const)(
    "of a code that is %s is one sentence, and opens nothing",
    async (outcome, booking, sentence) => {
      answer = { outcome, booking };
      renderOffice(<DeskView />, deskOffice());
      await screen.findByText("Party 1");
      await burst(code);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.queryByRole("button", { name: /^Check in/ })).toBeNull();
      expect(events).toEqual([]);
    },
  );

  test("of a party that another desk let in says who and when, and offers no second check-in", async () => {
    parties = [partyInside(deskParty(1))];
    answer = { outcome: "ALREADY_IN", booking: parties[0] ?? null };
    renderOffice(<DeskView />, deskOffice());
    await screen.findByText("Party 1");
    await burst(code);
    expect(await screen.findByText(/Already checked in at 09:55 by ssadmin1/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Check in/ })).toBeNull();
  });

  test("of a party of whose check-in nothing is on record leaves no gaps in the sentence", async () => {
    parties = [{ ...partyInside(deskParty(1)), checkedIn: null }];
    answer = { outcome: "ALREADY_IN", booking: parties[0] ?? null };
    renderOffice(<DeskView />, deskOffice());
    await screen.findByText("Party 1");
    await burst(code);
    expect(await screen.findByText("Already checked in.")).toBeVisible();
  });
});

describe("a party", () => {
  const openParty = async (name = "Party 1") => {
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(name) }));
    return screen.findByRole("region", { name: new RegExp(`^${name}.s group at `) });
  };

  test("smaller than the minimum, or without its booker, says what follows before it is let in", async () => {
    renderOffice(<DeskView />, deskOffice());
    const panel = await openParty();
    await userEvent.selectOptions(within(panel).getByLabelText("Players present"), "2");
    expect(within(panel).getByText(/Below the minimum of 3/)).toBeVisible();
    await userEvent.click(within(panel).getByLabelText("Booker absent"));
    expect(within(panel).getByText(/code 50/)).toBeVisible();
    await userEvent.click(within(panel).getByRole("button", { name: "Check in all 2 players" }));
    await waitFor(() => expect(events[0]?.body).toMatchObject({ actualPlayers: 2, isBookerAbsent: true }));
  });

  test("that another desk let in meanwhile is shown as it is now", async () => {
    server.use(
      mockCall("PUT /ops/bookings/{id}/state", () => {
        parties = parties.map((one) => (one.bookingIdx === 1 ? partyInside(one) : one));
        return refuse("RSV_NOT_CANCELLABLE", "Checked in");
      }),
    );
    renderOffice(<DeskView />, deskOffice());
    const panel = await openParty();
    await userEvent.click(within(panel).getByRole("button", { name: "Check in all 4 players" }));
    expect(await within(panel).findByText(/ssadmin1 checked in 4 players/)).toBeVisible();
  });

  test("gets its locker by Enter, against what the desk saw", async () => {
    parties = [partyInside(deskParty(1))];
    renderOffice(<DeskView />, deskOffice());
    const panel = await openParty();
    await userEvent.type(within(panel).getByLabelText("Locker"), "a-112{Enter}");
    await waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]).toEqual({
      lockerNo: "a-112",
      cartNo: null,
      bagTag: null,
      seen: { lockerNo: null, cartNo: null, bagTag: null },
    });
  });

  test("gives a companion whom nobody has named a locker by his seat; what is typed for another one stays", async () => {
    const companion = { memberIdx: null, name: "" };
    const visits = [1, 2, 3].map((seq) => deskVisit(550_010 + seq, { seq, ...(seq === 1 ? {} : companion) }));
    parties = [partyInside(deskParty(1), visits)];
    renderOffice(<DeskView />, deskOffice());
    const panel = await openParty();
    const seat = (name: string) => within(within(panel).getByRole("form", { name }));
    fireEvent.change(seat("Player 2").getByLabelText("Bag tag"), { target: { value: "204" } });
    await userEvent.type(seat("Player 3").getByLabelText("Locker"), "a-112{Enter}");
    await waitFor(() => expect(seat("Player 3").getByLabelText("Locker")).toHaveValue("A-112"));
    expect(seat("Player 2").getByLabelText("Bag tag")).toHaveValue("204");
    expect(seat("K** M***").getByLabelText("Locker")).toHaveValue("");
    expect(given).toHaveLength(1);
  });

  test("that has teed off has its bill open, before the lockers; before that the lockers come first", async () => {
    const inside = partyInside(deskParty(1));
    const followed = async () => {
      const panel = within(await openParty());
      const bill = panel.getByText("Charges and settlement");
      const isFollowed = bill.compareDocumentPosition(panel.getByLabelText("Locker"));
      const order = isFollowed === Node.DOCUMENT_POSITION_FOLLOWING ? "bill, lockers" : "lockers, bill";
      return [order, bill.closest("details")?.open];
    };
    parties = [inside];
    const { unmount } = renderOffice(<DeskView />, deskOffice());
    expect(await followed()).toEqual(["lockers, bill", false]);
    unmount();
    parties = [{ ...inside, teeOffAt: inside.checkInFrom }];
    renderOffice(<DeskView />, deskOffice());
    expect(await followed()).toEqual(["bill, lockers", true]);
  });

  test("is settled when the payments add up, and what was typed stays while another one is looked at", async () => {
    parties = [partyInside(deskParty(1)), deskParty(2)];
    renderOffice(<DeskView />, deskOffice());
    const panel = await openParty();
    await userEvent.click(within(panel).getByText("Charges and settlement"));
    await userEvent.type(within(panel).getByLabelText("Amount 1"), "700000");
    await openParty("Party 2");
    const again = await openParty();
    await userEvent.click(within(again).getByText("Charges and settlement"));
    expect(within(again).getByLabelText("Amount 1")).toHaveValue("700000");
    await userEvent.click(within(again).getByRole("button", { name: /^Settle/ }));
    expect(await within(again).findByText(/70,000 is still unpaid/)).toBeVisible();
    expect(events).toEqual([]);
    await userEvent.clear(within(again).getByLabelText("Amount 1"));
    await userEvent.click(within(again).getByRole("button", { name: /^Settle/ }));
    await waitFor(() => expect(events).toHaveLength(1));
    expect(events[0]?.body).toMatchObject({
      event: "SETTLE",
      payMethods: [{ method: "CARD", amount: 770_000 }],
      version: 3,
    });
  });

  test("may be looked at but not moved without the right to change", async () => {
    renderOffice(<DeskView />, deskOffice({ isUpdate: false, isCreate: false }));
    const panel = await openParty();
    expect(within(panel).queryByRole("button", { name: /^Check in/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Walk-in" })).toBeNull();
  });
});
