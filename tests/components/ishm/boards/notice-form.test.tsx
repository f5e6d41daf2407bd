import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NoticeEditorView } from "@/components/ishm/notices/notice-editor-view";
import type { NoticeDetail } from "@/lib/contract/boards/notices";
import { isAnyDirty } from "@/lib/web/runtime/dirty";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { fileOf, noticeDetail, officeWith, readOnly, renderOffice } from "../office";
import { boardCalls, drafts, forgetDrafts } from "./board-office";

let stored: NoticeDetail = noticeDetail();
let saves: MockedCall[] = [];

const server = mockServer(
  ...boardCalls,
  mockCall("GET /notice/{id}", () => stored),
  mockCall("PUT /notice/{id}", (sent) => {
    saves.push(sent);
    const { version } = sent.body as { version: number };
    if (version !== stored.admin?.version) return refuse("STALE");
    return { noticeIdx: 7, updatedAt: "2026-11-23T10:00:00+09:00", version: version + 1 };
  }),
);

beforeEach(() => {
  stored = noticeDetail();
  saves = [];
  forgetDrafts();
  visit("/ishm/notice/7");
});

const titleField = () => screen.findByRole("textbox", { name: "Title" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

async function retitle(title: string) {
  const field = await titleField();
  await userEvent.clear(field);
  await userEvent.type(field, title);
}

describe("the form of a notice", () => {
  test("a save sends every language, and its version", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("Opening hours in winter");
    await userEvent.click(screen.getByRole("tab", { name: /한국어/ }));
    await userEvent.type(await titleField(), "겨울 운영 시간");
    await save();
    await screen.findByText("Saved.");
    expect(saves[0]?.body).toEqual({
      version: 3,
      isTop: false,
      topUntil: null,
      isVisible: true,
      openFrom: null,
      openTo: null,
      i18n: {
        en: { title: "Opening hours in winter", contents: "<p>From December on.</p>" },
        ko: { title: "겨울 운영 시간", contents: "" },
        ja: null,
        zh: null,
      },
      removeFiles: [],
    });
  });

  test("two quick clicks save once", async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slowly = mockCall("PUT /notice/{id}", async (sent) => {
      saves.push(sent);
      await asked;
      return { noticeIdx: 7, updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
    });
    server.use(slowly);
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("Twice");
    await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
    answer();
    await screen.findByText("Saved.");
    expect(saves).toHaveLength(1);
  });

  test("somebody else's save is told, and keeping mine loses nothing and goes over theirs at the next save", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("Mine");
    stored = noticeDetail({ title: "Theirs" }, 4);
    await save();
    const question = await screen.findByRole("dialog", { name: "Someone else has saved changes" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await titleField()).toHaveValue("Mine");
    await save();
    await screen.findByText("Saved.");
    expect(saves.map((sent) => (sent.body as { version: number }).version)).toEqual([3, 4]);
    expect(saves[1]?.body).toMatchObject({ i18n: { en: { title: "Mine" } } });
  });

  test("or theirs is loaded", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("Mine");
    const theirs = noticeDetail({}, 4);
    if (theirs.admin) theirs.admin.i18n = { en: { title: "Theirs", contents: "<p>New</p>" } };
    stored = theirs;
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Load latest" }));
    await waitFor(async () => expect(await titleField()).toHaveValue("Theirs"));
  });

  test("a picture over its limit is refused with a sentence and not sent", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await titleField();
    const input = screen.getByLabelText("Add files");
    const picture = fileOf(new Uint8Array(5 * 1024 * 1024 + 1), "course.jpg", "image/jpeg");
    const map = fileOf("map", "map.pdf", "application/pdf");
    await userEvent.upload(input, [picture, map]);
    expect(input).toHaveAccessibleDescription(/course\.jpg: this file is too large\./);
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.files.map((file) => file.name)).toEqual(["map.pdf"]);
  });

  test("a file that the server refuses is told at the files", async () => {
    server.use(mockCall("PUT /notice/{id}", () => refuse("FILE_TYPE", "map.pdf")));
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("With a map");
    const input = screen.getByLabelText("Add files");
    await userEvent.upload(input, fileOf("map", "map.pdf", "application/pdf"));
    await save();
    await waitFor(() => expect(input).toBeInvalid());
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Please correct the following" })).toHaveFocus(),
    );
  });

  test("a language without a title is found, and the summary opens its tab", async () => {
    stored = noticeDetail();
    if (stored.admin) stored.admin.i18n.ko = { title: "겨울", contents: "<p>12월부터</p>" };
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await userEvent.click(await screen.findByRole("tab", { name: /한국어/ }));
    await userEvent.clear(await titleField());
    await userEvent.click(screen.getByRole("tab", { name: /English/ }));
    await save();
    await waitFor(() =>
      expect(screen.getByRole("tab", { name: /한국어/ })).toHaveAttribute("aria-selected", "true"),
    );
    await userEvent.click(screen.getByRole("tab", { name: /English/ }));
    await userEvent.click(screen.getByRole("link", { name: /한국어: Please enter a title/ }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute("id", "i18n.ko.title"));
    expect(saves).toEqual([]);
  });

  test("days the wrong way round are told at the last day", async () => {
    const wrong = noticeDetail();
    if (wrong.admin) Object.assign(wrong.admin, { openFrom: "2026-12-10", openTo: "2026-12-01" });
    stored = wrong;
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await titleField();
    await save();
    await waitFor(() => expect(screen.getByLabelText("Show until")).toBeInvalid());
    expect(saves).toEqual([]);
  });

  test("a text can be copied into a language that has none", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await userEvent.click(await screen.findByRole("tab", { name: /日本語/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Copy from English" }));
    expect(await titleField()).toHaveValue("Winter hours");
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({
      i18n: { ja: { title: "Winter hours", contents: "<p>From December on.</p>" } },
    });
  });

  test("unsaved input is told to the frame, which keeps the form, until it is saved", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("Unsaved");
    await waitFor(() => expect(isAnyDirty()).toBe(true));
    await save();
    await waitFor(() => expect(isAnyDirty()).toBe(false));
  });

  test("a new notice is created in the language that it is written in", async () => {
    const created: MockedCall[] = [];
    server.use(
      mockCall("POST /notice", (sent) => {
        created.push(sent);
        return { noticeIdx: 13 };
      }),
    );
    visit("/ishm/notice/new");
    renderOffice(<NoticeEditorView noticeIdx={null} />);
    await userEvent.click(await screen.findByRole("tab", { name: /日本語/ }));
    await userEvent.type(await titleField(), "冬の営業時間");
    await save();
    await waitFor(() => expect(window.location.pathname).toBe("/ishm/notice/13"));
    expect(created[0]?.query.get("lang")).toBe("ja");
    expect(created[0]?.body).toMatchObject({ title: "冬の営業時間", i18n: {} });
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />, officeWith(readOnly));
    expect(await titleField()).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Preview" })).toBeNull();
    expect(screen.queryByLabelText("Add files")).toBeNull();
  });

  test("who may not create sees no form for a new notice", () => {
    renderOffice(<NoticeEditorView noticeIdx={null} />, officeWith(readOnly));
    expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  });
});

describe("what is typed is not lost", () => {
  const kept = () => drafts.kept.get("notice/7");

  test("it is kept when the typing pauses, without a save, and forgotten after one", async () => {
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("Half typed");
    await waitFor(() => expect(kept()?.payload).toMatchObject({ version: 3 }), { timeout: 4000 });
    expect(kept()?.payload.texts).toMatchObject({ en: { title: "Half typed" } });
    expect(await screen.findByText(/draft saved 10:00/)).toBeVisible();
    expect(saves).toEqual([]);
    await save();
    await waitFor(() => expect(drafts.forgotten).toContain("notice/7"));
  });

  test("after a crash it is offered, and going on brings it back over the version that it began with", async () => {
    const texts = { en: { title: "Before the crash", contents: "<p>Lost?</p>" } };
    drafts.kept.set("notice/7", {
      payload: { texts, isTop: true, version: 2 },
      savedAt: "2026-11-22T18:00:00+09:00",
    });
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await userEvent.click(await screen.findByRole("button", { name: "Continue editing" }));
    expect(await titleField()).toHaveValue("Before the crash");
    expect(screen.getByRole("switch", { name: "Pin to the top" })).toBeChecked();
    await save();
    // Somebody saved version 3 since then: that is asked, not overwritten.
    await screen.findByRole("dialog", { name: "Someone else has saved changes" });
    expect(saves.map(({ body }) => (body as { version: number }).version)).toEqual([2]);
  });

  test("or it is discarded, and the server forgets it", async () => {
    drafts.kept.set("notice/7", { payload: { isTop: true }, savedAt: "2026-11-22T18:00:00+09:00" });
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(drafts.forgotten).toEqual(["notice/7"]));
    expect(screen.getByRole("switch", { name: "Pin to the top" })).not.toBeChecked();
  });

  test("out of the server's reach it is kept in this browser", async () => {
    server.use(mockCall("PUT /ops/drafts/{entity}/{idx}", () => refuse("SYS_ERROR")));
    const { unmount } = renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("On the train");
    await waitFor(() => expect(localStorage.getItem("clubfront.draft:MS01:3:notice:7")).not.toBeNull(), {
      timeout: 4000,
    });
    unmount();
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await userEvent.click(await screen.findByRole("button", { name: "Continue editing" }));
    expect(await titleField()).toHaveValue("On the train");
  });
});

describe("the history of a notice", () => {
  const action = (auditIdx: number, before: object, after: object) => ({
    auditIdx,
    before,
    after,
    at: "2026-11-21T09:00:00+09:00",
    actor: "contents1",
    action: "UPDATE" as const,
    reason: null,
  });

  test("an older state is put into the form and saved like anything else", async () => {
    const old = { en: { title: "First words", contents: "" } };
    const list = [
      action(9, { isTop: true }, { isTop: false }),
      action(8, { texts: old, version: 1 }, { texts: {}, version: 2 }),
    ];
    server.use(mockCall("GET /ops/revisions/{entity}/{idx}", () => ({ list, total: 2, page: 1, size: 50 })));
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await titleField();
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "History" }));
    const dialog = await screen.findByRole("dialog", { name: "Change history" });
    const [, older] = await within(dialog).findAllByRole("button", { name: /Restore/ });
    if (older) await userEvent.click(older);
    expect(await titleField()).toHaveValue("First words");
    expect(screen.getByRole("switch", { name: "Pin to the top" })).toBeChecked();
    expect(saves).toEqual([]);
    await save();
    await waitFor(() => expect(saves[0]?.body).toMatchObject({ version: 3, isTop: true }));
  });
});

describe("a preview", () => {
  test("sends what is typed and gives a link in the language that is being written", async () => {
    const sent: MockedCall[] = [];
    server.use(
      mockCall("POST /ops/previews", (call) => {
        sent.push(call);
        return { token: "abcdefghijklmnopqrstuvwxyz", expiresAt: "2026-11-23T11:00:00+09:00" };
      }),
    );
    renderOffice(<NoticeEditorView noticeIdx={7} />);
    await retitle("Unsaved");
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    await userEvent.click(await screen.findByRole("button", { name: "Create link" }));
    const link = await screen.findByRole("link", { name: /Open preview/ });
    expect(link).toHaveAttribute("href", "/preview/abcdefghijklmnopqrstuvwxyz");
    expect(sent[0]?.body).toMatchObject({
      entity: "notice",
      idx: 7,
      payload: { texts: { en: { title: "Unsaved" } } },
    });
    expect(saves).toEqual([]);
  });
});
