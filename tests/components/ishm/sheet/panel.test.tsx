import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockCall, mockServer } from "@/tests/support/msw";
import { booked } from "@/tests/support/scenes/desk/staff-sheet";
import { visit } from "@/tests/support/web/navigation";
import { cellAt, day, handlers, kim, lee, openSheet } from "./desk";

const server = mockServer(...handlers);
beforeEach(() => {
  localStorage.clear();
  day.begin();
});

async function openPanel(time: string, course: string) {
  await userEvent.click(await cellAt(time, course));
  return within(await screen.findByRole("region", { name: `${time} ${course}` }));
}

/** A window of a desk that becomes one of a tablet upright. */
function narrowable() {
  const listeners = new Set<() => void>();
  let isNarrow = false;
  const real = window.matchMedia;
  const list = (query: string) => ({
    get matches() {
      return !(isNarrow && query === "(min-width: 68.75rem)");
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  });
  Object.assign(window, { matchMedia: list });
  restore = () => Object.assign(window, { matchMedia: real });
  return {
    narrow() {
      isNarrow = true;
      for (const listener of [...listeners]) listener();
    },
  };
}
let restore = () => {};
afterEach(() => restore());

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the panel of a tee time", () => {
  test("cancels for the club: who is told, that nobody is punished, and why", async () => {
    await openSheet();
    const panel = await openPanel("07:00", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Cancel on behalf of the club" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      dialog.getByText(/\. No penalty applies; the tee time goes to the waiting list first\./),
    ).toBeVisible();
    expect(dialog.getByText("Notified with your reason: Kim M**, Han S**")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel booking" }));
    expect(day.sent).toEqual([]);
    await userEvent.type(dialog.getByRole("textbox"), "course flooded");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel booking" }));
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]?.body).toEqual({ event: "CLUB_CANCEL", version: 1, reason: "course flooded" });
  });

  test("a refusal is one sentence, and the sheet shows what is there now", async () => {
    await openSheet();
    const panel = await openPanel("07:00", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Confirm" }));
    day.refusal = ["STALE"];
    const reads = day.reasons.length;
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    expect(
      await dialog.findByText(/A colleague changed this first\. The tee sheet has been updated\./),
    ).toHaveRole("alert");
    await waitFor(() => expect(day.reasons.length).toBeGreaterThan(reads));
  });

  test("offers the ways to play that the sheet names for the slot", async () => {
    await openSheet();
    const panel = await openPanel("07:07", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    const modes = within(panel.getByRole("combobox", { name: "Caddie" })).getAllByRole("option");
    expect(modes.map((mode) => mode.getAttribute("value"))).toEqual(["C", "S"]);
  });

  test("a window that gets narrower, such as a tablet that is turned, leaves a typed booking where it is", async () => {
    const media = narrowable();
    await openSheet();
    const panel = await openPanel("07:07", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    await userEvent.click(panel.getByRole("radio", { name: "Guest" }));
    await userEvent.type(panel.getByLabelText("Name"), "Choi Mina");
    act(() => media.narrow());
    expect(screen.getByLabelText("Name")).toHaveValue("Choi Mina");
    await press("Book");
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]?.body).toMatchObject({ guest: { name: "Choi Mina" } });
    // Nothing is typed any more: the panel is where a narrow window has it.
    expect(await screen.findByRole("dialog", { name: "07:07 Mir" })).toBeVisible();
  });

  test("says how many players a time is for, a span of one number as that number", async () => {
    day.changed = { ...day.changed, 1102: { minPlayers: 4, maxPlayers: 4 } };
    await openSheet();
    expect((await openPanel("07:07", "Mir")).getByText("4 players")).toBeVisible();
    expect((await openPanel("07:14", "Mir")).getByText("3 to 4 players")).toBeVisible();
  });

  test("books for a guest with what was typed, and asks for the name that is missing", async () => {
    await openSheet();
    const panel = await openPanel("07:07", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    await userEvent.click(panel.getByRole("radio", { name: "Guest" }));
    await press("Book");
    expect(panel.getByLabelText("Name")).toBeInvalid();
    fireEvent.change(panel.getByLabelText("Name"), { target: { value: "Choi Mina" } });
    fireEvent.change(panel.getByLabelText("Phone"), { target: { value: "010-1234-5678" } });
    await press("Book");
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]?.body).toEqual({
      sheetIdx: 1102,
      reservationType: "50",
      holeCode: "18",
      playerCount: 4,
      caddieMode: "C",
      guest: { name: "Choi Mina", phoneNo: "010-1234-5678" },
      players: [],
    });
  });

  test("what is typed stays when another desk takes the time meanwhile, and it is said", async () => {
    await openSheet();
    const panel = await openPanel("07:07", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    await userEvent.click(panel.getByRole("radio", { name: "Guest" }));
    fireEvent.change(panel.getByLabelText("Name"), { target: { value: "Choi Mina" } });
    day.change({ ...day.changed, 1102: { openType: "90", display: "90" } });
    expect(
      await panel.findByText(
        /This tee time has changed\. Your entries are kept; the current status is shown above\./,
      ),
    ).toHaveRole("alert");
    expect(panel.getByLabelText("Name")).toHaveValue("Choi Mina");
  });

  test("books 27 holes with the third nine on a later time, and says when somebody else takes that one", async () => {
    day.changed = { ...day.changed, 1101: {}, 2202: { openType: "90", display: "90" } };
    await openSheet();
    const panel = await openPanel("07:00", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    await userEvent.click(panel.getByRole("radio", { name: "Guest" }));
    fireEvent.change(panel.getByLabelText("Name"), { target: { value: "Choi Mina" } });
    await userEvent.selectOptions(panel.getByLabelText("Holes"), "27");
    const third = panel.getByLabelText("Third nine");
    expect(third).toHaveDisplayValue("11:34 Mir");
    expect(within(third).queryByRole("option", { name: "11:27 Sol" })).toBeNull();
    await userEvent.selectOptions(third, "11:34 Sol");
    day.change({ ...day.changed, 2203: booked(lee()), 1202: {} });
    expect(await panel.findByText("No longer available. Please choose another.")).toBeVisible();
    await press("Book");
    expect(day.sent).toEqual([]);
    expect(third).toHaveDisplayValue("11:34 Sol");
    await userEvent.selectOptions(third, "11:27 Mir");
    await press("Book");
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]?.body).toMatchObject({ sheetIdx: 1101, holeCode: "27", linkedSheetIdx: 2102 });
  });

  test("offers no 27 holes where no later time is free", async () => {
    await openSheet();
    const panel = await openPanel("11:34", "Sol");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    const holes = within(panel.getByLabelText("Holes")).getAllByRole("option");
    expect(holes.map((option) => (option as HTMLOptionElement).value)).toEqual(["18", "09"]);
  });

  test("says of both times of 27 holes which the other one is", async () => {
    day.changed = { ...day.changed, 2103: { openType: "90", display: "20", linkedSheetIdx: 1101 } };
    await openSheet();
    const first = await openPanel("07:00", "Mir");
    expect(first.getByText("Third nine").nextSibling).toHaveTextContent("11:34 Mir");
    const third = await openPanel("11:34", "Mir");
    expect(third.getByText("First 18 holes").nextSibling).toHaveTextContent("07:00 Mir");
    expect(third.queryByRole("button", { name: "Book this tee time" })).toBeNull();
  });

  test("a party that changed under the form says what changed; going on sends the new version", async () => {
    await openSheet();
    const panel = await openPanel("07:00", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Change players" }));
    fireEvent.change(panel.getByLabelText("Reason"), { target: { value: "asked by phone" } });
    const theirs = { ...kim(), version: 5, state: "20" as const, stateName: "Confirmed" };
    day.change({ ...day.changed, 1101: {}, 1103: booked(theirs) });
    const note = within(
      await panel
        .findByText("It was moved to another time.")
        .then((line) => line.closest("div") as HTMLElement),
    );
    expect(note.getByText("Its status has changed.")).toBeVisible();
    expect(panel.getByLabelText("Reason")).toHaveValue("asked by phone");
    await userEvent.click(note.getByRole("button", { name: "Keep my changes" }));
    await userEvent.selectOptions(panel.getByLabelText("Players"), "3");
    await press("Change players");
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]?.body).toEqual({
      version: 5,
      playerCount: 3,
      caddieMode: "C",
      players: [],
      reason: "asked by phone",
    });
  });

  test("another time is opened only after what is typed was asked about", async () => {
    await openSheet();
    const panel = await openPanel("07:07", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    await userEvent.click(panel.getByRole("radio", { name: "Guest" }));
    await userEvent.click(await cellAt("07:14", "Mir"));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getAllByRole("button")[0] as HTMLElement);
    expect(screen.queryByRole("region", { name: "07:14 Mir" })).toBeNull();
  });
});

describe("the browser's back button", () => {
  async function typeOnSecondDay() {
    visit("/ishm/ops/sheet?date=2026-12-17");
    visit("/ishm/ops/sheet?date=2026-12-16");
    await openSheet();
    const panel = await openPanel("07:07", "Mir");
    await userEvent.click(panel.getByRole("button", { name: "Book this tee time" }));
    await userEvent.click(panel.getByRole("radio", { name: "Guest" }));
    fireEvent.change(panel.getByLabelText("Name"), { target: { value: "Choi Mina" } });
    return panel;
  }
  async function goBack() {
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe("?date=2026-12-17"));
    return within(await screen.findByRole("alertdialog"));
  }

  test("asks before another day takes what is typed away; whoever stays has this day's address again", async () => {
    const panel = await typeOnSecondDay();
    const question = await goBack();
    await userEvent.click(question.getByRole("button", { name: "Keep editing" }));
    expect(panel.getByLabelText("Name")).toHaveValue("Choi Mina");
    expect(window.location.search).toBe("?date=2026-12-16");
    const again = await goBack();
    await userEvent.click(again.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "07:07 Mir" })).toBeNull());
    expect(day.dates.at(-1)).toBe("2026-12-17");
  });

  test("goes to the other day at once where nothing is typed", async () => {
    visit("/ishm/ops/sheet?date=2026-12-17");
    visit("/ishm/ops/sheet?date=2026-12-16");
    await openSheet();
    await openPanel("07:07", "Mir");
    act(() => window.history.back());
    await waitFor(() => expect(day.dates.at(-1)).toBe("2026-12-17"));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("the starter's print", () => {
  const printed = () => document.querySelector<HTMLElement>("[data-print=only]");

  test("names everybody and the carts that the desk gave out, none where there is none", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    day.changed = { ...day.changed, 1101: booked({ ...kim(), carts: ["9", "17"] }) };
    await openSheet();
    await press("Print");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "for the starter");
    await userEvent.click(dialog.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(day.reasons.at(-1)).toBe("for the starter");
    const rows = [...(printed()?.querySelectorAll("tbody tr") ?? [])].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows[0]?.slice(0, 5)).toEqual(["07:00", "Kim M**, Han S**", "4", "C", "9, 17"]);
    expect(rows[1]?.[4]).toBe("");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(printed()).toBeNull();
    print.mockRestore();
  });
});

describe("a weather stop", () => {
  const stopped = {
    bookingIdx: 1,
    rsvNo: "261216-00001",
    sheetIdx: 1101,
    teeTime: "07:00",
    courseCode: "1",
    state: "10" as const,
    stateName: "Booked",
    playerCount: 4,
    bookerName: "Kim M**",
    players: [],
    settlement: null,
  };

  test("shows who is affected, and declares exactly that", async () => {
    server.use(
      mockCall("POST /ops/weather-stop/preview", () => ({
        stamp: "s1",
        bookings: [stopped],
        toldPersons: 3,
        blockedSlots: [{ sheetIdx: 1101, teeTime: "07:00", courseCode: "1" }],
      })),
      mockCall("POST /ops/weather-stop", ({ body }) => {
        day.sent.push({ key: "stop", params: {}, body });
        return { affected: 1, settled: 0, blockedSlots: 1, bookings: [] };
      }),
    );
    await openSheet();
    await press("Weather stop");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Show affected bookings" }));
    expect(dialog.getByLabelText("Reason")).toBeInvalid();
    await userEvent.type(dialog.getByLabelText("Reason"), "Thunder");
    for (const course of ["Sol", "Baram"]) await userEvent.click(dialog.getByLabelText(course));
    await userEvent.click(dialog.getByRole("button", { name: "Show affected bookings" }));
    expect(await dialog.findByText("1 booking ends without penalty.")).toBeVisible();
    expect(dialog.getByText("3 people are notified.")).toBeVisible();
    expect(dialog.getByText("Kim M**, 4 players")).toBeVisible();
    expect(day.sent).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Stop play" }));
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]?.body).toEqual({
      date: "2026-12-16",
      from: "07:00",
      to: "11:34",
      courseCodes: ["1"],
      played: [],
      reason: "Thunder",
      stamp: "s1",
    });
  });
});
