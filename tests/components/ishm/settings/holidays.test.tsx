import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HolidaysView } from "@/components/ishm/holidays/holidays-view";
import type { StaffHoliday } from "@/lib/contract/tee-sheets/holidays";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { lookingOnly, settingsOffice } from "./settings-office";

const christmas: StaffHoliday = {
  date: "2026-12-25",
  seq: 1,
  dateName: "Christmas Day",
  dateKind: "01",
  isHoliday: "Y",
  holidayType: "40",
  i18n: { en: "Christmas Day", ko: "성탄절" },
  source: "LIST",
  isRemoved: false,
};
let entries: StaffHoliday[] = [];
let sent: { method: string; body: unknown }[] = [];
const note = (method: string, { body }: MockedCall) => void sent.push({ method, body });

const server = mockServer(
  mockCall("GET /ops/holidays", () => entries),
  mockCall("GET /ops/holidays/affected", ({ query }) => {
    const date = query.get("date") ?? "";
    return { date, affected: date === "2026-12-16" ? 43 : 0 };
  }),
  mockCall("POST /ops/holidays", (call) => {
    note("POST", call);
    return { date: "2026-12-16", seq: 101, affected: 43 };
  }),
  mockCall("PUT /ops/holidays", (call) => {
    note("PUT", call);
    return { date: "2026-12-25", seq: 1, affected: 0 };
  }),
  mockCall("DELETE /ops/holidays", (call) => {
    note("DELETE", call);
    return { deleted: 1 };
  }),
  mockCall("POST /ops/holidays/import", () => ({ added: 3, changed: 1, kept: 12 })),
);

beforeEach(() => {
  entries = [christmas];
  sent = [];
  visit("/ishm/ops/holidays");
});

describe("the holidays of a year", () => {
  test("stand in a list by month and in a calendar", async () => {
    renderOffice(<HolidaysView />, settingsOffice());
    const list = (await screen.findByRole("heading", { name: "Entries of 2026" })).closest("section");
    expect(within(list as HTMLElement).getByText("2026.12.25 (Fri)")).toBeVisible();
    const december = screen.getByRole("table", { name: "December" });
    expect(within(december).getByRole("cell", { name: "25 Christmas Day, Public holiday" })).toBeVisible();
  });

  test("a closing says which bookings it meets before it is saved, and asks once more", async () => {
    renderOffice(<HolidaysView />, settingsOffice());
    fireEvent.click(await screen.findByRole("button", { name: "New entry" }));
    const dialog = await screen.findByRole("dialog");
    fireEvent.change(within(dialog).getByLabelText("Date"), { target: { value: "2026-12-16" } });
    expect(await within(dialog).findByText(/43 bookings on this day/)).toBeVisible();
    fireEvent.change(within(dialog).getByLabelText("Name (English)"), { target: { value: "Course repair" } });
    fireEvent.change(within(dialog).getByLabelText("Name (한국어)"), { target: { value: "코스 보수" } });
    fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    const question = await screen.findByRole("alertdialog", { name: "Close the club on 2026.12.16 (Wed)?" });
    expect(sent).toEqual([]);
    fireEvent.click(within(question).getByRole("button", { name: "Close" }));
    expect(await screen.findByText(/43 bookings on this day to handle/)).toBeVisible();
    expect(sent[0]?.body).toEqual({
      date: "2026-12-16",
      holidayType: "51",
      isHoliday: "Y",
      dateName: "Course repair",
      i18n: { ko: "코스 보수" },
    });
  });

  test("a name is asked for in the language of the screen", async () => {
    renderOffice(<HolidaysView />, settingsOffice());
    fireEvent.click(await screen.findByRole("button", { name: "New entry" }));
    fireEvent.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByLabelText("Name (English)")).toBeInvalid());
    expect(await screen.findByText("No bookings on this day.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("an entry is taken out after a question, and a removed one comes back", async () => {
    renderOffice(<HolidaysView />, settingsOffice());
    fireEvent.click(await screen.findByRole("button", { name: "Remove Christmas Day, 2026.12.25 (Fri)" }));
    const question = await screen.findByRole("alertdialog", {
      name: "Remove Christmas Day, 2026.12.25 (Fri)?",
    });
    entries = [{ ...christmas, isRemoved: true, source: "CLUB" }];
    fireEvent.click(within(question).getByRole("button", { name: "Remove" }));
    fireEvent.click(await screen.findByRole("button", { name: "Restore Christmas Day" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { method: "DELETE", body: { date: "2026-12-25", seq: 1 } },
      { method: "PUT", body: { date: "2026-12-25", seq: 1, isRemoved: false } },
    ]);
  });

  test("the public list says what came of it", async () => {
    renderOffice(<HolidaysView />, settingsOffice());
    fireEvent.click(await screen.findByRole("button", { name: "Import 2026" }));
    expect(await screen.findByText("Public holidays 2026: 3 added, 1 changed, 12 unchanged.")).toBeVisible();
  });

  test("without a source the reason is told where it was asked for", async () => {
    server.use(mockCall("POST /ops/holidays/import", () => refuse("SYS_UNAVAILABLE")));
    renderOffice(<HolidaysView />, settingsOffice());
    fireEvent.click(await screen.findByRole("button", { name: "Import 2026" }));
    expect(await screen.findByText(/^Public holidays could not be loaded\. .+/)).toHaveRole("alert");
  });

  test("who may only read sees the days and changes none", async () => {
    renderOffice(<HolidaysView />, settingsOffice(lookingOnly));
    await screen.findByText("2026.12.25 (Fri)");
    expect(screen.queryByRole("button", { name: /New|Change\b(?! history)|Take|Import/ })).toBeNull();
  });
});
