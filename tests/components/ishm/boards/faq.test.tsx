import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqEditorView } from "@/components/ishm/faqs/faq-editor-view";
import { FaqListView } from "@/components/ishm/faqs/faq-list-view";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";
import { boardCalls, codeSets, forgetDrafts } from "./board-office";

const types: Record<string, string> = { "10": "Booking", "20": "Draw" };

function faq(faqIdx: number, part: Partial<FaqItem> = {}, isVisible = true): FaqItem {
  const text = { question: `Question ${faqIdx}`, answer: "<p>Yes.</p>" };
  const stamps = { createdBy: "contents1", createdAt: "2026-11-01T09:00:00+09:00", updatedBy: "contents1" };
  return {
    faqIdx,
    questionType: "10",
    questionTypeName: "Booking",
    ...text,
    order: faqIdx,
    viewCount: 88,
    language: "en",
    admin: {
      isVisible,
      version: 3,
      languages: ["en"],
      ...stamps,
      updatedAt: "2026-11-20T09:12:00+09:00",
      i18n: { en: text },
    },
    ...part,
  };
}

let rows: FaqItem[] = [];
let asked: URLSearchParams[] = [];
let saves: MockedCall[] = [];

const server = mockServer(
  ...boardCalls,
  codeSets({ questionTypes: types }),
  mockCall("GET /faq", ({ query }) => {
    asked.push(query);
    const type = query.get("type");
    const list = rows.filter((row) => type === null || row.questionType === type);
    return { list, total: list.length, page: 1, size: Number(query.get("size")) };
  }),
  mockCall("GET /faq/{id}", ({ params }) => faq(Number(params.id))),
  mockCall("PUT /faq/{id}", (sent) => {
    saves.push(sent);
    return { faqIdx: 7, updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
  }),
);

beforeEach(() => {
  rows = [faq(1), faq(2), faq(3, { questionType: "20", questionTypeName: "Draw" }, false)];
  asked = [];
  saves = [];
  forgetDrafts();
  visit("/ishm/faq");
});

const button = (name: string) => screen.findByRole("button", { name });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("the list of questions", () => {
  test("tells type, state, languages and how often each was opened, hidden ones too", async () => {
    renderOffice(<FaqListView />);
    const row = (await screen.findByRole("link", { name: "Question 3" })).closest("tr") as HTMLElement;
    expect(within(row).getByText("Draw")).toBeVisible();
    expect(within(row).getByText("Hidden")).toBeVisible();
    expect(within(row).getByText("88")).toBeVisible();
    expect(asked.at(-1)?.get("scope")).toBe("admin");
  });

  test("is narrowed to a type of the code group, in its address", async () => {
    renderOffice(<FaqListView />);
    await screen.findByRole("option", { name: "Draw" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Type" }), "20");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Question 1" })).toBeNull());
    expect(window.location.search).toBe("?type=20");
  });

  test("an address with a type that no code can be narrows nothing", async () => {
    visit("/ishm/faq?type=a%20b");
    renderOffice(<FaqListView />);
    await screen.findByRole("link", { name: "Question 1" });
    expect(asked.every((query) => !query.has("type"))).toBe(true);
  });

  test("each type has an order of its own, which is stepped by the keyboard and saved together", async () => {
    const sent: MockedCall[] = [];
    server.use(
      mockCall("PUT /ops/boards/{entity}/orders", (call) => {
        sent.push(call);
        return { updated: 2 };
      }),
    );
    renderOffice(<FaqListView />);
    await screen.findByRole("option", { name: "Draw" });
    await userEvent.click(await button("Reorder"));
    const dialog = await screen.findByRole("dialog", { name: "Order on the website" });
    const type = within(dialog).getByRole("combobox", { name: "Type" });
    expect(type).toHaveValue("10");
    (await within(dialog).findByRole("button", { name: "Move down: Question 1" })).focus();
    await userEvent.keyboard("{Enter}");
    expect(within(dialog).getByText("Question 1 is number 2 of 2.")).toBeInTheDocument();
    expect(type).toBeDisabled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Save order" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const orders = [
      { idx: 2, order: 1 },
      { idx: 1, order: 2 },
    ];
    expect(sent[0]).toMatchObject({ params: { entity: "faq" }, body: { orders } });
  });

  test("who may only read can neither order nor write", async () => {
    renderOffice(<FaqListView />, officeWith(readOnly));
    await screen.findByRole("link", { name: "Question 1" });
    expect(screen.queryByRole("button", { name: "Reorder" })).toBeNull();
    expect(screen.queryByRole("link", { name: "New question" })).toBeNull();
  });

  test("who may not read sees no list, and no call is made", () => {
    renderOffice(<FaqListView />, officeWith({ ...readOnly, isRead: false }));
    expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe("the form of a question", () => {
  test("a new one needs type, question and answer, each told in words", async () => {
    visit("/ishm/faq/new");
    renderOffice(<FaqEditorView faqIdx={null} />);
    await screen.findByRole("textbox", { name: "Question" });
    await save();
    const summary = await screen.findByRole("region", { name: "Please correct the following" });
    expect(summary).toHaveTextContent("Please choose a type.");
    expect(summary).toHaveTextContent("Please enter the question.");
    await userEvent.type(screen.getByRole("textbox", { name: "Question" }), "When?");
    expect(summary).toHaveTextContent("Please write the answer.");
  });

  test("a change sends every language, the type and its version", async () => {
    renderOffice(<FaqEditorView faqIdx={7} />);
    const field = await screen.findByRole("textbox", { name: "Question" });
    await userEvent.type(field, "?");
    await screen.findByRole("option", { name: "Draw" });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Type" }), "20");
    expect(screen.getByText("Placed last among questions of this type.")).toBeVisible();
    await userEvent.click(screen.getByRole("switch", { name: "Show on website" }));
    await save();
    await screen.findByText("Saved.");
    expect(saves[0]?.body).toEqual({
      questionType: "20",
      isVisible: false,
      version: 3,
      i18n: { en: { question: "Question 7?", answer: "<p>Yes.</p>" }, ko: null, ja: null, zh: null },
    });
  });

  test("a type that is not in the code group any more is still shown", async () => {
    server.use(mockCall("GET /faq/{id}", () => faq(7, { questionType: "77" })));
    renderOffice(<FaqEditorView faqIdx={7} />);
    expect(await screen.findByRole("combobox", { name: "Type" })).toHaveValue("77");
  });

  test("a type that the server does not know is told at the type", async () => {
    server.use(mockCall("PUT /faq/{id}", () => refuse("VAL_FIELD", "questionType")));
    renderOffice(<FaqEditorView faqIdx={7} />);
    await screen.findByRole("textbox", { name: "Question" });
    await save();
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Type" })).toBeInvalid());
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<FaqEditorView faqIdx={7} />, officeWith(readOnly));
    expect(await screen.findByRole("textbox", { name: "Question" })).toHaveAttribute("readonly");
    expect(screen.getByRole("combobox", { name: "Type" })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
