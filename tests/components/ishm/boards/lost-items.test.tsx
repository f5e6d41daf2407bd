import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LostEditorView } from "@/components/ishm/lost-items/lost-editor-view";
import { LostListView } from "@/components/ishm/lost-items/lost-list-view";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";
import { boardCalls, codeSets, forgetDrafts } from "./board-office";

const text = {
  itemName: "Glove",
  color: "white",
  foundPlace: "Mir 3",
  storagePlace: "Desk",
  description: "",
};
const stamps = { createdBy: "x", createdAt: "2026-11-20T09:00:00+09:00", updatedBy: "x" };
const admin = {
  isVisible: true,
  version: 1,
  languages: ["en"],
  ...stamps,
  updatedAt: "2026-11-20T09:00:00+09:00",
  i18n: { en: text },
};
const shared = {
  lostIdx: 4,
  lostType: "22",
  lostTypeName: "Glove",
  itemName: "Glove",
  color: "white",
  foundDate: "2026-11-20",
  foundPlace: "Mir 3",
  imageUrl: null,
  keepUntil: "2026-12-01",
};

function item(part: Partial<LostAdminDetail> = {}): LostAdminDetail {
  return {
    ...shared,
    state: "10",
    stateName: "Kept",
    brand: null,
    quantity: 1,
    foundTime: null,
    storagePlace: "Desk",
    description: "",
    contact: "031-000-1000",
    ownContact: null,
    hiddenNote: "Initials KM",
    claimant: null,
    handOver: null,
    returnedAt: null,
    admin,
    ...part,
  };
}

const claimant = {
  name: "김*루",
  phoneNo: null,
  memberIdx: 100_001,
  claimedAt: "2026-11-21T09:00:00+09:00",
  marks: "My initials",
};
const claimed = () =>
  item({ state: "20", stateName: "Claim checked", claimant, admin: { ...admin, version: 2 } });

let stored: LostAdminDetail;
let saves: MockedCall[] = [];

const server = mockServer(
  ...boardCalls,
  codeSets({ lostTypes: { "22": "Glove", "40": "Phone" }, lostStates: { "10": "Kept" } }),
  mockCall("GET /ops/lost-items", () => {
    const row = { ...shared, state: "10" as const, stateName: "Kept", hasClaim: false, ...admin };
    return { list: [{ ...row, imageUrl: "/files/lost/4.jpg" }], total: 1, page: 1, size: 20 };
  }),
  mockCall("GET /ops/lost-items/{id}", () => stored),
  mockCall("PUT /ops/lost-items", (sent) => {
    saves.push(sent);
    return { lostIdx: 4, updatedAt: "2026-11-23T10:00:00+09:00", version: 2 };
  }),
  mockCall("PUT /ops/lost-items/{id}", (sent) => {
    saves.push(sent);
    stored = claimed();
    return { lostIdx: 4, state: "20" };
  }),
);

beforeEach(() => {
  stored = item();
  saves = [];
  forgetDrafts();
  visit("/ishm/ops/lost-items/4");
});

const show = (flags?: typeof readOnly) => renderOffice(<LostEditorView lostIdx={4} />, officeWith(flags));
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

test("the list shows the picture and how long an item is still kept", async () => {
  visit("/ishm/ops/lost-items");
  renderOffice(<LostListView />);
  const row = await screen.findByRole("row", { name: /Glove · white/ });
  expect(row).toHaveTextContent("8 days left");
  expect(row.querySelector("img")).toHaveAttribute("src", "/files/lost/4.jpg");
});

test("a claim needs somebody; what is typed into the form meanwhile stays", async () => {
  show();
  const kept = await screen.findByRole("textbox", { name: "Kept at" });
  await userEvent.type(kept, " 2");
  await press("Record a claim");
  await confirm("Record a claim");
  expect(await screen.findByText("Please choose the member.")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Non-member" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Hong");
  await userEvent.type(screen.getByRole("textbox", { name: "Claimant's description" }), "My initials");
  await confirm("Record a claim");
  expect(await screen.findByText("김*루")).toBeVisible();
  expect(saves[0]?.body).toEqual({
    event: "CLAIM",
    claimantName: "Hong",
    claimantPhone: null,
    marks: "My initials",
  });
  expect(screen.getByRole("textbox", { name: "Kept at" })).toHaveValue("Desk 2");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ lostIdx: 4, version: 2 }));
});

test("nothing is handed over before the marks are checked and a document was shown", async () => {
  stored = claimed();
  show();
  await press("Return item");
  await confirm("Return item");
  expect(await screen.findByText(/Check the description first/)).toBeVisible();
  expect(saves).toEqual([]);
  await userEvent.click(screen.getByRole("checkbox", { name: /The description matches the recorded marks/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Returned to" }), "Kim Miru");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Document shown" }), "PASSPORT");
  await confirm("Return item");
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.body).toEqual({ event: "RETURN", receiver: "Kim Miru", document: "PASSPORT", version: 2 });
});

test("when another desk was faster, the item is shown as it is now, with one sentence", async () => {
  stored = claimed();
  server.use(
    mockCall("PUT /ops/lost-items/{id}", () => {
      stored = item({
        state: "30",
        stateName: "Returned",
        claimant,
        returnedAt: "2026-11-23T09:59:00+09:00",
      });
      return refuse("STALE");
    }),
  );
  show();
  await press("Decline claim");
  await userEvent.type(within(screen.getByRole("dialog")).getByRole("textbox"), "does not fit");
  await confirm("Decline claim");
  expect(await screen.findByText(/Returned 2026/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Decline claim" })).toBeNull();
  expect(screen.getAllByRole("alert").some((one) => one.textContent !== "")).toBe(true);
});

test("who may only read sees no actions", async () => {
  stored = claimed();
  show(readOnly);
  expect(await screen.findByText("김*루")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Return item" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});
