import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockServer } from "@/tests/support/msw";
import { booked } from "@/tests/support/scenes/desk/staff-sheet";
import { cellAt, day, handlers, kim, lee, openSheet } from "./desk";

mockServer(...handlers);
beforeEach(() => {
  localStorage.clear();
  day.begin();
});

const focusOn = async (time: string, course: string) => {
  const cell = await cellAt(time, course);
  act(() => cell.focus());
};

describe("the tee sheet", () => {
  test("says of every time in words what it is, and who has it", async () => {
    await openSheet();
    expect(screen.getByRole("grid", { name: /Part 1.*07:00–07:14/ })).toBeVisible();
    expect(await cellAt("07:00", "Mir")).toHaveTextContent("Booked Kim M**4");
    expect(await cellAt("11:20", "Sol")).toHaveTextContent("Open");
    const ledger = screen.getByRole("region", { name: "Tee times by use" });
    expect(
      within(ledger)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Booked 2", "Available 12", "Blocked 1"]);
  });

  test("is one stop of the keyboard: arrows lead on, Enter opens, closing leads back", async () => {
    await openSheet();
    const stops = screen
      .getAllByRole("button")
      .filter((button) => button.dataset.slotIdx && button.tabIndex === 0);
    expect(stops).toHaveLength(1);
    await focusOn("07:00", "Mir");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(await cellAt("07:07", "Sol")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("region", { name: "07:07 Sol" });
    expect(within(panel).getByText("Lee S**")).toBeVisible();
    await userEvent.click(within(panel).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("region", { name: "07:07 Sol" })).toBeNull();
    expect(await cellAt("07:07", "Sol")).toHaveFocus();
  });

  test("chooses with Space and Shift, and blocks all of them with one note, as they were seen", async () => {
    await openSheet();
    await focusOn("07:07", "Mir");
    await userEvent.keyboard(" {Shift>}{ArrowDown}{/Shift}");
    expect(await screen.findByText("2 selected")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Block" }));
    const dialog = await screen.findByRole("dialog", { name: "Block 2 tee times?" });
    expect(within(dialog).getByText("07:07 Mir, 07:14 Mir")).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText("Note"), "Greens");
    await userEvent.click(within(dialog).getByRole("button", { name: "Block" }));
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]?.body).toEqual({
      sheetIdxs: [1102, 1103],
      seen: [
        { sheetIdx: 1102, version: "v1" },
        { sheetIdx: 1103, version: "v1" },
      ],
      openType: "90",
      note: "Greens",
    });
  });

  test("a booking is carried to a free time by keyboard, after it was said where it goes", async () => {
    await openSheet();
    await focusOn("07:00", "Mir");
    await userEvent.keyboard("m{ArrowDown}");
    expect(screen.getByText("07:07 Mir: available, move here").closest("[role=status]")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Move this booking?" });
    expect(within(dialog).getByText("Kim M**: 07:00 Mir → 07:07 Mir")).toBeVisible();
    await userEvent.type(within(dialog).getByRole("textbox"), "asked by phone");
    await userEvent.click(within(dialog).getByRole("button", { name: "Move" }));
    await waitFor(() => expect(day.sent).toHaveLength(1));
    expect(day.sent[0]).toEqual({
      key: "PUT /ops/bookings/{id}/slot",
      params: { id: "1" },
      body: { sheetIdx: 1102, version: 1, reason: "asked by phone", isTold: true },
    });
    await waitFor(() => expect(screen.queryByText(/^Moving/)).toBeNull());
  });

  test("put on another booking it swaps, and both are named; Esc gives up", async () => {
    await openSheet();
    await focusOn("07:00", "Mir");
    await userEvent.keyboard("m{ArrowRight}{ArrowDown}{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Swap these two bookings?" });
    expect(within(dialog).getByText("Kim M**: 07:00 Mir → 07:07 Sol")).toBeVisible();
    expect(within(dialog).getByText("Lee S**: 07:07 Sol → 07:00 Mir")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(async () => expect(await cellAt("07:07", "Sol")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText(/^Moving/)).toBeNull();
    expect(day.sent).toEqual([]);
  });

  test("what another desk does shows by itself, with a mark on the changed times", async () => {
    await openSheet();
    await waitFor(() => expect(day.waiting.size).toBe(1));
    day.change({ ...day.changed, 2101: { openType: "90", display: "90", note: "Mowing" } });
    await waitFor(async () => expect(await cellAt("11:20", "Mir")).toHaveTextContent("Blocked Mowing"));
    expect(await cellAt("11:20", "Mir")).toHaveAttribute("data-marked");
    expect(await cellAt("11:20", "Sol")).not.toHaveAttribute("data-marked");
  });

  test("what is carried follows its booking when another desk moves it", async () => {
    await openSheet();
    await focusOn("07:00", "Mir");
    await userEvent.keyboard("m");
    day.change({ 1103: booked(kim()), 1202: booked(lee()) });
    expect(await screen.findByText("Moving Kim M**, 07:14 Mir")).toBeVisible();
  });

  test("who may only look sees the day and can carry and change nothing", async () => {
    await openSheet({ isCreate: false, isUpdate: false, isDelete: false });
    await focusOn("07:00", "Mir");
    await userEvent.keyboard("m{Enter}");
    const panel = await screen.findByRole("region", { name: "07:00 Mir" });
    expect(screen.queryByText(/^Moving/)).toBeNull();
    expect(within(panel).queryByRole("button", { name: /Move|Change|Cancel|Write|Confirm/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Weather stop" })).toBeNull();
  });

  test("names are masked until a reason is given, which goes with the read", async () => {
    await openSheet();
    expect(day.reasons.every((reason) => reason === null)).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Show names" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByRole("textbox"), "caller asks");
    await userEvent.click(within(dialog).getByRole("button", { name: "Show names" }));
    await waitFor(() => expect(day.reasons.at(-1)).toBe("caller asks"));
  });
});
