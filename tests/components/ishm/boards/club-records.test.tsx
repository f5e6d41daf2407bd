import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EntryEditorView } from "@/components/ishm/club-entries/entry-editor-view";
import type { Office } from "@/components/ishm/frame/root/office-context";
import { PracticeEditorView } from "@/components/ishm/practice/practice-editor-view";
import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { type MockedCall, mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { siteOffice } from "../site/site-office";
import { boardCalls, forgetDrafts } from "./board-office";

const texts = { name: "Range", place: "", surface: "", text: "", lessons: "", rules: "" };
const ground: PracticeGround = {
  practiceIdx: 1,
  kind: "RANGE",
  ...texts,
  bays: 12,
  ballPrice: 6000,
  ballCount: 50,
  order: 1,
  hourPrice: null,
  dayPrice: null,
  lessonPrice: null,
  isBookable: true,
  phone: null,
  isVisible: true,
  hours: [{ fromMonth: 3, toMonth: 11, opens: "06:00", closes: "20:00" }],
  language: "en",
  admin: {
    isVisible: true,
    version: 3,
    languages: ["en"],
    createdBy: "a",
    updatedBy: "a",
    createdAt: "2026-11-01T09:00:00+09:00",
    updatedAt: "2026-11-20T09:12:00+09:00",
    i18n: { en: texts },
  },
};
let saves: MockedCall[] = [];
const note = (sent: MockedCall) => {
  saves.push(sent);
};
const saved = { updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };

mockServer(
  ...boardCalls,
  mockCall("GET /practice/{id}", () => ground),
  mockCall("PUT /practice/{id}", (sent) => {
    note(sent);
    return { practiceIdx: 1, ...saved };
  }),
  mockCall("POST /club-entry", (sent) => {
    note(sent);
    return { entryIdx: 31 };
  }),
);

const office: Office = { ...siteOffice(), formats: clubFormats([{ key: "C0080", values: ["KR"] }]) };

beforeEach(() => {
  saves = [];
});
afterEach(() => forgetDrafts());

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

describe("a practice ground", () => {
  beforeEach(() => visit("/ishm/site/practice/1"));

  test("is sent with its hours by season and its fees in the club's format", async () => {
    renderOffice(<PracticeEditorView practiceIdx={1} />, office);
    expect(await screen.findByRole("textbox", { name: "Basket of balls" })).toHaveValue("6,000");
    type("Basket of balls", "7,000");
    await userEvent.click(screen.getByRole("button", { name: "Add season" }));
    const [, from] = screen.getAllByRole("combobox", { name: "From" });
    const [, until] = screen.getAllByRole("combobox", { name: "Until" });
    await userEvent.selectOptions(from as HTMLElement, "12");
    await userEvent.selectOptions(until as HTMLElement, "2");
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      version: 3,
      ballPrice: 7000,
      ballCount: 50,
      bays: 12,
      phone: null,
      hours: [...ground.hours, { fromMonth: 12, toMonth: 2, opens: "06:00", closes: "20:00" }],
    });
  });

  test("whose seasons overlap is not sent, and says so in one sentence", async () => {
    renderOffice(<PracticeEditorView practiceIdx={1} />, office);
    await userEvent.click(await screen.findByRole("button", { name: "Add season" }));
    await save();
    expect(
      (
        await screen.findAllByText(
          /Seasons overlap, close before they open, or lack a time\. Please correct them\./,
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(saves).toEqual([]);
  });

  test("whose basket has a price and no balls asks for them", async () => {
    renderOffice(<PracticeEditorView practiceIdx={1} />, office);
    await screen.findByRole("textbox", { name: "Basket of balls" });
    type("Balls per basket", "");
    await save();
    expect(
      (await screen.findAllByText(/Enter the number of balls, or leave the price empty\./)).length,
    ).toBeGreaterThan(0);
    expect(saves).toEqual([]);
  });
});

describe("an entry of the club page", () => {
  beforeEach(() => visit("/ishm/site/facilities/new"));

  test("has the fields of its kind, and is sent with these alone", async () => {
    renderOffice(<EntryEditorView entryIdx={null} />, office);
    const kind = await screen.findByRole("combobox", { name: "Type" });
    await userEvent.selectOptions(kind, "FACILITY");
    type("Hours", "06:00 – 21:00");
    await userEvent.selectOptions(kind, "PLACE");
    expect(screen.queryByRole("textbox", { name: "Hours" })).toBeNull();
    type("Place name", "Mir Station");
    type("Bearing in degrees", "172");
    type("Distance in kilometres", "6,2");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Symbol" }), "rail");
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      kind: "PLACE",
      title: "Mir Station",
      bearing: 172,
      km: 6.2,
      placeKind: "rail",
      isVisible: true,
      i18n: {},
    });
  });

  test.each([
    ["its kind", [], "Please choose a type."],
    ["a bearing", [["Type", "PLACE"]], "Enter a bearing from 0 to 359 degrees."],
    ["a way", [["Type", "WAY"]], "Please choose the transport."],
  ] as const)("without %s is not sent, and says what is missing", async (_, chosen, sentence) => {
    renderOffice(<EntryEditorView entryIdx={null} />, office);
    await screen.findByRole("combobox", { name: "Type" });
    for (const [name, value] of chosen)
      await userEvent.selectOptions(screen.getByRole("combobox", { name }), value);
    await save();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(saves).toEqual([]);
  });

  test("with a date that is none says how dates are written", async () => {
    renderOffice(<EntryEditorView entryIdx={null} />, office);
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Type" }), "HISTORY");
    type("Event", "Views");
    type("Year, month or day", "10/9/98");
    await save();
    expect((await screen.findAllByText(/a date such as 1998/)).length).toBeGreaterThan(0);
    expect(saves).toEqual([]);
  });
});
