import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HofEditorView } from "@/components/ishm/hof/hof-editor-view";
import { HofListView } from "@/components/ishm/hof/hof-list-view";
import type { HofDetail } from "@/lib/contract/boards/hof";
import { type MockedCall, mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { boardCalls, codeSets, forgetDrafts } from "./board-office";

const stamps = { createdBy: "x", createdAt: "2026-11-10T09:00:00+09:00", updatedBy: "x" };
const admin = {
  isVisible: true,
  version: 1,
  languages: ["en"],
  ...stamps,
  updatedAt: "2026-11-10T09:00:00+09:00",
  i18n: { en: { clubUsed: "7 iron" } },
};

function entry(part: Partial<HofDetail> = {}): HofDetail {
  return {
    hofIdx: 9,
    type: "10",
    typeName: "Hole in one",
    playDate: "2026-11-08",
    courseCode: "1",
    memberName: "홍*동",
    companions: ["김*수"],
    caddieName: null,
    isMasked: true,
    courseName: "Mir",
    holeNo: 3,
    par: 3,
    distance: 155,
    clubUsed: "7 iron",
    ballBrand: null,
    score: null,
    certNo: "H-1",
    imageUrl: null,
    memberIdx: null,
    hasConsent: true,
    consentOn: "2026-11-09",
    consentHow: "PAPER",
    consentWithdrawnAt: null,
    admin,
    ...part,
  };
}

let stored: HofDetail;
let saves: MockedCall[] = [];

mockServer(
  ...boardCalls,
  codeSets({ hofTypes: { "10": "Hole in one" }, courses: { "1": "Mir" } }),
  mockCall("GET /ops/hof", () => {
    const { isMasked: _isMasked, admin: part, ...row } = entry();
    const { i18n: _i18n, ...facts } = part;
    const shown = { ...row, ...facts };
    return {
      list: [shown, { ...shown, hofIdx: 8, hasConsent: false }],
      total: 2,
      page: 1,
      size: 20,
    };
  }),
  mockCall("GET /ops/hof/{id}", ({ query }) =>
    query.get("reason")
      ? { ...stored, isMasked: false, memberName: "홍길동", companions: ["김철수"] }
      : stored,
  ),
  mockCall("PUT /ops/hof/{id}", (sent) => {
    saves.push(sent);
    return { hofIdx: 9, updatedAt: "2026-11-23T10:00:00+09:00", version: 2 };
  }),
);

beforeEach(() => {
  stored = entry();
  saves = [];
  forgetDrafts();
  visit("/ishm/ops/hall-of-fame/9");
});

const show = () => renderOffice(<HofEditorView hofIdx={9} />);
const member = () => screen.findByRole("textbox", { name: "Member" });

test("the list says which entries nobody sees for want of consent", async () => {
  visit("/ishm/ops/hall-of-fame");
  renderOffice(<HofListView />);
  await screen.findAllByRole("link", { name: "홍*동" });
  expect(screen.getByText("No consent")).toBeVisible();
  expect(screen.getByText("On the website")).toBeVisible();
});

test("masked names can not be changed, and a save leaves them as they are", async () => {
  show();
  expect(await member()).toHaveAttribute("readonly");
  await userEvent.type(screen.getByRole("textbox", { name: "Score" }), "79");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves).toHaveLength(1));
  const body = saves[0]?.body as Record<string, unknown>;
  expect(body).toMatchObject({ score: 79, version: 1 });
  for (const name of ["memberName", "companions", "caddieName"]) expect(body).not.toHaveProperty(name);
});

test("for a reason the names are there, and can be written", async () => {
  show();
  await member();
  await userEvent.click(screen.getByRole("button", { name: "Show names" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByRole("textbox"), "certificate");
  await userEvent.click(within(dialog).getAllByRole("button").at(-1) as HTMLElement);
  await waitFor(async () => expect(await member()).toHaveValue("홍길동"));
  expect(await member()).not.toHaveAttribute("readonly");
});

test("a consent that is taken back goes at once, whatever else is typed", async () => {
  show();
  const score = await screen.findByRole("textbox", { name: "Score" });
  await userEvent.type(score, "79");
  await userEvent.click(screen.getByRole("button", { name: "Withdraw consent" }));
  stored = entry({ hasConsent: false, consentWithdrawnAt: "2026-11-23T10:00:00+09:00" });
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Withdraw consent" }));
  await waitFor(() => expect(saves[0]?.body).toEqual({ hasConsent: false }));
  expect(await screen.findByText(/Withdrawn 2026/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Score" })).toHaveValue("79");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ score: 79, hasConsent: false }));
});

test("a consent says when and how it was given", async () => {
  stored = entry({ hasConsent: false, consentOn: null, consentHow: null });
  show();
  await userEvent.click(await screen.findByRole("switch", { name: /The member agrees to publication/ }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Please choose how consent was given.")).length).toBeGreaterThan(0);
  expect(saves).toEqual([]);
});
