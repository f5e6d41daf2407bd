import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { EventEditorView } from "@/components/ishm/events/event-editor-view";
import { EventListView } from "@/components/ishm/events/event-list-view";
import type { EventDetail, EventSummary } from "@/lib/contract/boards/events";
import { type MockedCall, mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";
import { boardCalls, codeSets, forgetDrafts } from "./board-office";
import { pictureOf, teachPictures } from "./pictures";

const stamps = {
  version: 3,
  languages: ["en"],
  createdBy: "contents1",
  updatedBy: "contents1",
  createdAt: "2026-11-01T09:00:00+09:00",
  updatedAt: "2026-11-20T09:12:00+09:00",
};
const text = { title: "Winter tee times", summary: "Early", contents: "<p>Frost permitting.</p>" };
const days = { startDate: "2026-11-20", endDate: "2026-11-30" };

function eventRow(eventIdx: number, part: Partial<EventSummary> = {}, isVisible = true): EventSummary {
  return {
    eventIdx,
    ...days,
    title: `Event ${eventIdx}`,
    summary: "",
    thumbUrl: null,
    progress: "1",
    dDay: 7,
    memberTypes: [],
    link: null,
    viewCount: 1204,
    languages: ["en", "ko"],
    admin: { ...stamps, isVisible },
    ...part,
  };
}

function eventDetail(part: Partial<EventDetail> = {}): EventDetail {
  return {
    eventIdx: 31,
    ...text,
    ...days,
    progress: "1",
    dDay: 7,
    memberTypes: ["30"],
    link: "/reservation",
    thumbUrl: null,
    viewCount: 12,
    prev: null,
    next: null,
    languages: ["en"],
    language: "en",
    admin: { ...stamps, isVisible: true, i18n: { en: text } },
    ...part,
  };
}

let rows: EventSummary[] = [];
let stored = eventDetail();
let asked: URLSearchParams[] = [];
let saves: MockedCall[] = [];

const server = mockServer(
  ...boardCalls,
  codeSets({ memberTypes: { "10": "Regular member", "30": "Web member" } }),
  mockCall("GET /event", ({ query }) => {
    asked.push(query);
    return { list: rows, total: rows.length, page: 1, size: 20 };
  }),
  // The link's field asks the site itself whether there is such a page.
  http.head("*/reservation", () => new HttpResponse()),
  mockCall("GET /event/{id}", () => stored),
  mockCall("PUT /event/{id}", (sent) => {
    saves.push(sent);
    return { eventIdx: 31, updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
  }),
);

beforeAll(() => teachPictures());
beforeEach(() => {
  rows = [];
  stored = eventDetail();
  asked = [];
  saves = [];
  forgetDrafts();
});

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const loaded = () => screen.findByRole("textbox", { name: "Title" });

describe("the list of events", () => {
  beforeEach(() => visit("/ishm/event"));
  const rowOf = async (title: string) =>
    within((await screen.findByRole("link", { name: title })).closest("tr") as HTMLElement);

  test("says of each whether it is to come, running, over or hidden, by the club's day", async () => {
    rows = [
      eventRow(1, { startDate: "2026-11-24" }),
      eventRow(2, { startDate: "2026-11-23", endDate: "2026-11-23" }),
      eventRow(3, { startDate: "2026-11-01", endDate: "2026-11-22" }),
      eventRow(4, {}, false),
    ];
    renderOffice(<EventListView />);
    expect((await rowOf("Event 1")).getByText("Upcoming")).toBeVisible();
    expect((await rowOf("Event 2")).getByText("Running")).toBeVisible();
    expect((await rowOf("Event 3")).getByText("Ended")).toBeVisible();
    expect((await rowOf("Event 4")).getByText("Hidden")).toBeVisible();
    expect(screen.getByText("3 running, 0 upcoming, 0 ended, 2 hidden, 5 total")).toBeVisible();
  });

  test("names whom an event is for, and shows how often it was read", async () => {
    rows = [eventRow(1, { memberTypes: ["10", "30"] }), eventRow(2)];
    renderOffice(<EventListView />);
    expect(await (await rowOf("Event 1")).findByText("Regular member, Web member")).toBeVisible();
    expect((await rowOf("Event 2")).getByText("Everyone")).toBeVisible();
    expect((await rowOf("Event 2")).getByText("1,204")).toBeVisible();
  });

  test("asks for hidden ones too, and for the state that is chosen", async () => {
    rows = [eventRow(1)];
    renderOffice(<EventListView />);
    await userEvent.click(await screen.findByRole("button", { name: "Upcoming" }));
    await waitFor(() => expect(asked.at(-1)?.get("state")).toBe("scheduled"));
    expect(asked.every((query) => query.get("scope") === "admin")).toBe(true);
  });

  test("who may only read sees no way to create or to delete", async () => {
    rows = [eventRow(1)];
    renderOffice(<EventListView />, officeWith(readOnly));
    await screen.findByRole("link", { name: "Event 1" });
    expect(screen.queryByRole("link", { name: "New event" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("who may not read sees no list, and no call is made", () => {
    renderOffice(<EventListView />, officeWith({ ...readOnly, isRead: false }));
    expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe("the form of an event", () => {
  beforeEach(() => visit("/ishm/event/31"));

  test("a save sends days, members, link and every language, and leaves the picture alone", async () => {
    renderOffice(<EventEditorView eventIdx={31} />);
    const title = await loaded();
    await userEvent.clear(title);
    await userEvent.type(title, "Frosty mornings");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Regular member" }));
    await save();
    await screen.findByText("Saved.");
    expect(saves[0]?.body).toEqual({
      version: 3,
      ...days,
      memberTypes: ["10", "30"],
      link: "/reservation",
      isVisible: true,
      i18n: { en: { ...text, title: "Frosty mornings" }, ko: null, ja: null, zh: null },
    });
    expect(saves[0]?.files).toEqual([]);
  });

  test("a new picture goes with the save, a taken away one is told", async () => {
    stored = eventDetail({ thumbUrl: "/files/event/7" });
    renderOffice(<EventEditorView eventIdx={31} />);
    await loaded();
    const input = screen.getByLabelText("Event image");
    await userEvent.upload(input, pictureOf("960x540", "frost.png"));
    await screen.findByRole("img", { name: "Event image: new image" });
    await save();
    await waitFor(() => expect(Object.keys(saves[0]?.parts ?? {})).toEqual(["thumb"]));
    expect(saves[0]?.body).not.toHaveProperty("thumbUrl");
    await userEvent.click(await screen.findByRole("button", { name: "Remove: Event image" }));
    await save();
    await waitFor(() => expect(saves[1]?.body).toMatchObject({ thumbUrl: null }));
  });

  test("a last day before the first, or none, and an address that is none are told where they stand", async () => {
    stored = eventDetail({ startDate: "2026-11-30", endDate: "2026-11-20", link: "shop" });
    renderOffice(<EventEditorView eventIdx={31} />);
    await loaded();
    await save();
    const last = screen.getByLabelText("End date");
    await waitFor(() => expect(last).toHaveAccessibleDescription(/The end date is before the start date\./));
    expect(screen.getByRole("textbox", { name: "Sign-up link" })).toBeInvalid();
    await userEvent.clear(last);
    expect(last).toHaveAccessibleDescription(/Please choose the end date\./);
    expect(saves).toEqual([]);
  });

  test("it says that visitors see an event before its days too", async () => {
    stored = eventDetail({ startDate: "2026-12-01", endDate: "2026-12-05" });
    renderOffice(<EventEditorView eventIdx={31} />);
    await loaded();
    expect(screen.getByText("Visible to visitors as upcoming.")).toBeVisible();
  });

  test("a copy is made hidden, and opened", async () => {
    const copied: unknown[] = [];
    server.use(
      mockCall("POST /event/clone", ({ body }) => {
        copied.push(body);
        return { eventIdx: 40, title: "[Copy] Winter tee times", isVisible: false };
      }),
    );
    renderOffice(<EventEditorView eventIdx={31} />);
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
    await waitFor(() => expect(window.location.pathname).toBe("/ishm/event/40"));
    expect(copied).toEqual([{ idx: 31 }]);
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<EventEditorView eventIdx={31} />, officeWith(readOnly));
    expect(await loaded()).toHaveAttribute("readonly");
    expect(await screen.findByRole("checkbox", { name: "Web member" })).toBeDisabled();
    expect(screen.queryByLabelText("Event image")).toBeNull();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
