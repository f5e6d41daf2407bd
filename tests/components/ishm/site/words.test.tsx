import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WordsView } from "@/components/ishm/site-words/words-view";
import { type ClubWords, clubWordsText } from "@/lib/contract/site/club-words";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeTexts, renderOffice } from "../office";
import { previewTexts, siteOffice } from "./site-office";

const en = clubWordsText.parse({ homeTitle: "27 holes", greetingText: "Welcome.\nCome early." });
let stored: ClubWords;
let saves: MockedCall[];
let isStale: boolean;

mockServer(
  ...previewTexts,
  officeTexts,
  mockCall("GET /site/words", () => stored),
  mockCall("PUT /site/words", (sent) => {
    saves.push(sent);
    return isStale ? refuse("STALE") : { updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
  }),
);

beforeEach(() => {
  stored = { words: en, language: "en", admin: { version: 3, i18n: { en } } };
  saves = [];
  isStale = false;
  visit("/ishm/site/words");
});
afterEach(() => localStorage.clear());

const headline = () => screen.findByRole("textbox", { name: "Headline" });

test("the words of a language are typed, seen as visitors read them, and sent over the version that was read", async () => {
  renderOffice(<WordsView />, siteOffice());
  fireEvent.change(await headline(), { target: { value: "Links golf as the sea left it" } });
  expect(await screen.findByText("Links golf as the sea left it")).toBeVisible();
  expect(screen.getByText("Come early.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.body).toEqual({
    version: 3,
    i18n: { en: { ...en, homeTitle: "Links golf as the sea left it" } },
  });
});

test("another language begins with the words of this one", async () => {
  renderOffice(<WordsView />, siteOffice());
  await headline();
  await userEvent.click(screen.getByRole("tab", { name: /한국어/ }));
  await userEvent.click(screen.getByRole("button", { name: /English/ }));
  expect(await headline()).toHaveValue("27 holes");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves[0]?.body).toEqual({ version: 3, i18n: { en, ko: en } }));
});

test("a language whose words are all taken out is taken away", async () => {
  renderOffice(<WordsView />, siteOffice());
  fireEvent.change(await headline(), { target: { value: "" } });
  fireEvent.change(screen.getByRole("textbox", { name: /^Welcome text/ }), { target: { value: " " } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves[0]?.body).toEqual({ version: 3, i18n: { en: null } }));
});

test("who may only look changes nothing", async () => {
  renderOffice(<WordsView />, siteOffice("look"));
  expect(await headline()).toHaveAttribute("readonly");
});

test("over another editor's save it goes only by choice", async () => {
  renderOffice(<WordsView />, siteOffice());
  fireEvent.change(await headline(), { target: { value: "Mine" } });
  isStale = true;
  stored = { ...stored, admin: { version: 4, i18n: { en: { ...en, homeTitle: "Theirs" } } } };
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Headline", hidden: true })).toHaveValue("Mine");
});
