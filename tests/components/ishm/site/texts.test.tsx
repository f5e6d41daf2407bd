import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextsView } from "@/components/ishm/texts/texts-view";
import type { MessageRow } from "@/lib/contract/site/ops-settings";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { lookingOnly, settingsOffice } from "../settings/settings-office";

const taken: MessageRow = {
  category: "50",
  code: "RSV_SLOT_TAKEN",
  ownIn: [],
  msg: null,
  systemMsg: "This tee time has just been taken. ({0} {1})",
};
const hero: MessageRow = {
  category: "10",
  code: "home.events.title",
  systemMsg: null,
  msg: "What is on",
  ownIn: ["en"],
};
let sent: unknown[] = [];
let version = 5;

const server = mockServer(
  mockCall("GET /ops/languages", ({ query }) => {
    const lang = query.get("lang") === "ko" ? "ko" : "en";
    const list = lang === "ko" ? [{ ...hero, msg: null }, taken] : [hero, taken];
    return { list, total: list.length, page: 1, size: 100, lang, version };
  }),
  mockCall("PUT /ops/languages", ({ body }) => {
    sent.push(body);
    return { lang: "en", saved: 2, version: 6 };
  }),
);

beforeEach(() => {
  sent = [];
  version = 5;
});

const words = (code: string) => screen.findByRole("textbox", { name: `Custom text for ${code}` });
const write = async (code: string, value: string) =>
  fireEvent.change(await words(code), { target: { value } });

describe("the words of the website", () => {
  test("the club's own stand beside the system's, and an interface text without own words is there too", async () => {
    visit("/ishm/ops/languages?keyword=home.events");
    renderOffice(<TextsView />, settingsOffice());
    expect(await words("home.events.title")).toHaveValue("What is on");
    expect(await words("home.events.empty")).toHaveValue("");
  });

  test("many are saved at once; emptied ones go back to the system's", async () => {
    visit("/ishm/ops/languages?keyword=home.events");
    renderOffice(<TextsView />, settingsOffice());
    await write("home.events.title", "");
    await write("home.events.empty", "Nothing is on this month.");
    await userEvent.click(screen.getByRole("button", { name: "Save 2" }));
    expect(await screen.findByText("2 texts saved.")).toBeVisible();
    expect(sent).toEqual([
      {
        lang: "en",
        version: 5,
        messages: [
          { category: "10", code: "home.events.title", msg: null },
          { category: "10", code: "home.events.empty", msg: "Nothing is on this month." },
        ],
      },
    ]);
  });

  test.each([
    ["It is gone. ({0})", "Must contain {1}."],
    ["Gone. ({0} {1} {2})", "{2} cannot be used here."],
    ["Gone. ({0} {1)", "Braces are not closed or contain an unknown variable."],
  ])("%s is not saved, and says why", async (text, reason) => {
    visit("/ishm/ops/languages?keyword=RSV_SLOT_TAKEN");
    renderOffice(<TextsView />, settingsOffice());
    await write("RSV_SLOT_TAKEN", text);
    const field = await words("RSV_SLOT_TAKEN");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
    await userEvent.click(screen.getByRole("button", { name: "Save 1" }));
    expect(field).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test("a text with a count is shown as it will read", async () => {
    visit("/ishm/ops/languages?keyword=ishm.table.rows");
    renderOffice(<TextsView />, settingsOffice());
    await write("ishm.table.rows", "{count, plural, one {# line} other {# lines}}");
    expect(await screen.findByText("Preview: 3 lines")).toBeVisible();
  });

  test("words that the club has in another language only are marked, and found as missing", async () => {
    visit("/ishm/ops/languages?lang=ko&only=missing");
    renderOffice(<TextsView />, settingsOffice());
    await words("home.events.title");
    expect(
      screen.getAllByRole("listitem").filter((item) => within(item).queryByText("Missing")),
    ).toHaveLength(1);
    expect(screen.getByText(/Customised in English but not in this language/)).toBeVisible();
  });

  test("somebody else's words meanwhile wait for a decision; kept ones go over theirs", async () => {
    server.use(
      mockCall("PUT /ops/languages", ({ body }) => {
        sent.push(body);
        return refuse("STALE");
      }),
    );
    visit("/ishm/ops/languages?keyword=home.events.title");
    renderOffice(<TextsView />, settingsOffice());
    await write("home.events.title", "Ours");
    version = 9;
    await userEvent.click(screen.getByRole("button", { name: "Save 1" }));
    await userEvent.click(await screen.findByRole("button", { name: "Keep mine" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save 1" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([{ version: 5 }, { version: 9 }]);
  });

  test("who may only read cannot write", async () => {
    visit("/ishm/ops/languages?keyword=home.events.title");
    renderOffice(<TextsView />, settingsOffice(lookingOnly));
    expect(await words("home.events.title")).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Restore default" })).toBeNull();
  });
});
