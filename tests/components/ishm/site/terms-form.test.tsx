import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { TermsEditorView } from "@/components/ishm/terms/terms-editor-view";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import messages from "@/messages/en.json";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { listedVersion, overviewWith, termsOffice, termsVersion } from "./terms-office";

let stored: TermsVersion;
let saves: MockedCall[] = [];
let looks = 0;

const server = mockServer(
  http.get("*/session/office-texts", () => HttpResponse.json(messages)),
  mockCall("GET /ops/terms", () => overviewWith([listedVersion()])),
  mockCall("GET /ops/terms/{id}", () => stored),
  mockCall("PUT /terms", (sent) => {
    saves.push(sent);
    const { revision, isDraft } = sent.body as { revision?: number; isDraft: boolean };
    if (revision !== undefined && revision !== stored.revision) return refuse("STALE");
    const saved = { state: isDraft ? ("10" as const) : ("20" as const), revision: (revision ?? 0) + 1 };
    stored = { ...stored, ...saved, isDraft };
    return { termsIdx: 90, ...saved };
  }),
  mockCall("GET /terms/before/{id}", () => ({
    termsIdx: 61,
    termType: "40",
    termTypeName: "Location service",
    version: "1.0",
    title: "Location service",
    contents: "<p>Kept for three days.</p>",
    changeSummary: null,
    effectiveDate: "2026-01-01",
    isRequired: false,
    state: "30" as const,
    telNo: "",
    clubName: "",
    language: "en",
  })),
  mockCall("GET /ops/agreements", () => {
    looks += 1;
    const row = {
      agreementIdx: 1,
      memberIdx: 100001,
      memberName: "김*루",
      termsIdx: 61,
      termType: "40",
      version: "1.0",
      agreed: true,
      channels: null,
      agreedAt: "2026-11-01T09:00:00+09:00",
      address: "198.51.100.7",
      way: "SIGNUP" as const,
    };
    return { list: [row], total: 1, page: 1, size: 20 };
  }),
);

beforeEach(() => {
  stored = termsVersion();
  saves = [];
  looks = 0;
  visit("/ishm/site/terms/90");
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const titleField = () => screen.findByRole("textbox", { name: "Title" });
const open = (termsIdx: number | null = 90) =>
  renderOffice(<TermsEditorView termsIdx={termsIdx} />, termsOffice());

async function setDay(label: string, day: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, day);
}

describe("the form of a version of terms", () => {
  test("a draft is saved with its revision in every language", async () => {
    open();
    await userEvent.type(await titleField(), "!");
    await press("Save draft");
    await screen.findByText("Version saved.");
    expect(saves[0]?.body).toMatchObject({
      termsIdx: 90,
      revision: 3,
      isDraft: true,
      title: "Location service!",
      i18n: { ko: null, ja: null, zh: null },
    });
    await userEvent.type(await titleField(), "!");
    await press("Save draft");
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.body).toMatchObject({ revision: 4 });
  });

  test("a day too near is told before anything is sent, with the first legal one to take", async () => {
    open();
    await userEvent.click(await screen.findByRole("switch", { name: "Draft" }));
    await userEvent.click(screen.getByRole("switch", { name: "Unfavourable to members" }));
    expect(
      screen.getByText(/With 30 days' notice, the earliest date is 2026\.12\.23 \(Wed\)\./),
    ).toBeVisible();
    await press("Save and announce");
    expect(screen.getByLabelText("Effective date")).toHaveAccessibleDescription(
      /The earliest date is 2026\.12\.23 \(Wed\)\./,
    );
    expect(saves).toEqual([]);
    await press("Use this date");
    expect(screen.getByLabelText("Effective date")).toHaveValue("2026.12.23");
    await press("Save and announce");
    expect(await screen.findByRole("alertdialog", { name: "Announce this version now?" })).toBeVisible();
  });

  test("an announcement asks first and closes the words", async () => {
    open();
    await userEvent.click(await screen.findByRole("switch", { name: "Draft" }));
    await press("Save and announce");
    const question = await screen.findByRole("alertdialog", { name: "Announce this version now?" });
    expect(saves).toEqual([]);
    await userEvent.click(within(question).getByRole("button", { name: "Announce" }));
    expect(
      await screen.findByText(
        /This version has been published and cannot be edited\. Create a new version instead\./,
      ),
    ).toBeVisible();
    expect(await titleField()).toHaveAttribute("readonly");
    expect(saves[0]?.body).toMatchObject({ isDraft: false });
  });

  test("a plan for a later day asks nothing: nobody is told yet", async () => {
    open();
    await userEvent.click(await screen.findByRole("switch", { name: "Draft" }));
    await setDay("Announced from", "2026-11-30");
    await press("Save and announce");
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("the server's own refusal of the day stands at the day", async () => {
    server.use(mockCall("PUT /terms", () => refuse("TERMS_DATE", "2026-12-23")));
    open();
    await press("Save draft");
    await waitFor(() => expect(screen.getByLabelText("Effective date")).toBeInvalid());
  });

  test("somebody else's save is told; mine goes over theirs only when I say so", async () => {
    open();
    await userEvent.type(await titleField(), "?");
    stored = termsVersion({ revision: 9 });
    await press("Save draft");
    await press("Keep mine");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("Save draft");
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.body).toMatchObject({ revision: 9, title: "Location service?" });
  });

  test("the comparison tells added and removed words apart without their colour", async () => {
    open();
    await press("Compare");
    const dialog = await screen.findByRole("dialog", { name: "Changes in this version" });
    expect(await within(dialog).findByText("Compared with version 1.0.")).toBeVisible();
    expect(dialog.querySelectorAll("ins")[1]).toHaveTextContent("[added: seven]");
    expect(dialog.querySelectorAll("del")[1]).toHaveTextContent("[removed: three]");
  });

  test("the preview shows notice and page in the words of their readers", async () => {
    open();
    await press("Preview");
    const dialog = await screen.findByRole("dialog", { name: "Visitor preview" });
    expect(await within(dialog).findByText("Our terms are changing")).toBeVisible();
    expect(within(dialog).getByText("Kept for seven days.")).toBeVisible();
    expect(within(dialog).getByText("Call 031-000-1000")).toBeVisible();
  });

  test("a new version begins with the words and the next number of an older one", async () => {
    stored = termsVersion({ termsIdx: 61, version: "1.0", state: "30", isDraft: false });
    visit("/ishm/site/terms/new?type=40&from=61");
    open(null);
    expect(await titleField()).toHaveValue("Location service");
    expect(screen.getByLabelText("Version")).toHaveValue("1.1");
    await press("Save draft");
    await waitFor(() => expect(window.location.pathname).toBe("/ishm/site/terms/90"));
    expect(saves[0]?.body).toMatchObject({ termsIdx: null, termType: "40", version: "1.1", isDraft: true });
    expect(saves[0]?.body).not.toHaveProperty("revision");
  });

  test("a version in force is closed, opens on the site, and shows who agreed when asked to", async () => {
    stored = termsVersion({ termsIdx: 61, state: "30", isDraft: false });
    open(61);
    expect(
      await screen.findByText(
        /This version has been published and cannot be edited\. Create a new version instead\./,
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
    expect(screen.getByRole("link", { name: /View on the website/ })).toHaveAttribute(
      "href",
      "/common/agreement/61",
    );
    expect(screen.getByRole("link", { name: "New version from this" })).toHaveAttribute(
      "href",
      "/ishm/site/terms/new?type=40&from=61",
    );
    expect(looks).toBe(0);
    await press("Show list");
    expect(await screen.findByText("김*루")).toBeVisible();
    expect(screen.getByText("198.51.100.7")).toBeVisible();
  });

  test("who may only read changes nothing", async () => {
    renderOffice(<TermsEditorView termsIdx={90} />, termsOffice(false));
    expect(await titleField()).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  });
});
