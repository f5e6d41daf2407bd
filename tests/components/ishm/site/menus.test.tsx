import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MenuDetail } from "@/components/ishm/menus/menu-draft";
import { MenusView } from "@/components/ishm/menus/menus-view";
import type { AdminMenu } from "@/lib/contract/site/menus";
import { menuAccess } from "@/lib/web/office/menu-access";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, renderOffice } from "../office";

const menu = (code: string, name: string, seoSlug: string, order: number, part: Partial<AdminMenu> = {}) => ({
  idx: order,
  code,
  parentCode: null,
  name,
  seoSlug,
  seoTag: "",
  seoMeta: "",
  seoKeyword: "",
  snsTitle: "",
  snsDesc: "",
  snsImageUrl: "",
  isVisible: true,
  permit: "0" as const,
  isExistBanner: false,
  isMainPage: false,
  order,
  children: [],
  ...part,
});

let tree: AdminMenu[] = [];
let saves: MockedCall[] = [];
let refusal: "MENU_SLUG" | "STALE" | null = null;
let edition = 1;

const detailOf = (code: string): MenuDetail => {
  const found = tree.find((one) => one.code === code) ?? tree[0];
  if (!found) throw new Error(code);
  const i18n = { en: { name: found.name, seoMeta: "Gift cards" }, ko: { name: "선물" } };
  return { ...found, i18n, link: null, target: "SELF", hasPassword: true, version: `v${edition}` };
};

mockServer(
  mockCall("GET /menus", () => tree),
  mockCall("GET /menus/{id}", ({ params }) => detailOf(String(params.id))),
  mockCall("GET /site/info", () => ({ clubName: "Mirsol Country Club" }) as never),
  mockCall("PUT /menus", (sent) => {
    saves.push(sent);
    const refused = refusal;
    refusal = null;
    if (refused === "STALE") edition = 2;
    return refused ? refuse(refused) : { updated: 1 };
  }),
);

beforeEach(() => {
  saves = [];
  refusal = null;
  edition = 1;
  tree = [
    menu("010000", "Home", "/", 0, { isMainPage: true }),
    menu("080000", "Gift", "/gift", 7),
    menu("090000", "Weather", "/weather", 8, { isVisible: false }),
  ];
  visit("/ishm/menu/set-menus");
});

const all = { isCreate: true, isRead: true, isUpdate: true, isDelete: true };
function office() {
  const menus = [{ code: "920200", ...all, children: [] }];
  return { ...officeWith(), menus, access: (code: string) => menuAccess(menus, code) };
}
const open = async (name: string) => {
  renderOffice(<MenusView />, office());
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${name}`) }));
  await screen.findByRole("heading", { name, level: 2 });
};
const figure = (caption: string) => screen.getByText(caption).closest("figure");
const saveMenu = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const names = () =>
  within(screen.getByRole("region", { name: "Menus of the site" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("button")?.textContent);

describe("the order of the menus", () => {
  test("is changed with the keyboard, told, and saved with the changed numbers only", async () => {
    renderOffice(<MenusView />, office());
    (await screen.findByRole("button", { name: /^Weather/ })).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(screen.getByText("Weather is now 2 of 3.")).toBeInTheDocument();
    expect(names().map((name) => name?.slice(0, 4))).toEqual(["Home", "Weat", "Gift"]);
    expect(screen.getByRole("button", { name: /^Weather/ })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    await screen.findByText("Order saved.");
    expect(saves[0]?.body).toEqual({
      menus: [
        { code: "090000", order: 7 },
        { code: "080000", order: 8 },
      ],
    });
  });

  test("buttons stop at the ends, and a move is taken back", async () => {
    renderOffice(<MenusView />, office());
    await userEvent.click(await screen.findByRole("button", { name: "Move Home up" }));
    expect(screen.queryByRole("button", { name: "Save order" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Move Home down" }));
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(names().map((name) => name?.slice(0, 4))).toEqual(["Home", "Gift", "Weat"]);
  });

  test("an order that somebody else changed is not overwritten silently", async () => {
    renderOffice(<MenusView />, office());
    await userEvent.click(await screen.findByRole("button", { name: "Move Gift down" }));
    tree = [2, 0, 1].flatMap((place) => tree[place] ?? []);
    await userEvent.click(screen.getByRole("button", { name: "Save order" }));
    const question = await screen.findByRole("alertdialog", { name: "Someone else changed the order" });
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(saves).toEqual([]);
  });
});

describe("the form of a menu", () => {
  test("sends what changed, with the version that it began with", async () => {
    await open("Gift");
    await userEvent.type(screen.getByLabelText("Name"), " shop");
    await saveMenu();
    await screen.findByText("Menu saved.");
    expect(saves[0]?.body).toEqual({
      menus: [{ code: "080000", version: "v1", i18n: { en: { name: "Gift shop" } } }],
    });
  });

  test("previews the results as they are typed, cut where engines cut", async () => {
    await open("Gift");
    const google = figure("Google preview");
    expect(google).toHaveTextContent("Gift · Mirsol Country Club");
    expect(google).toHaveTextContent("Gift cards");
    fireEvent.change(screen.getByLabelText("Search description"), {
      target: { value: "word ".repeat(60).trim() },
    });
    expect(google).toHaveTextContent(/w[ord]*…/);
    const card = figure("Sharing preview");
    await userEvent.type(screen.getByLabelText("Sharing title"), "A round as a present");
    expect(card).toHaveTextContent("A round as a present");
  });

  test.each([
    ["/weather", "Another menu uses this address."],
    ["/login", "This address is reserved."],
    ["/weather/gift", "An address cannot be below another menu's address."],
    ["Gift!", "Must start with / and contain only lowercase letters, digits and hyphens."],
  ])("the address %s is refused before it is sent", async (slug, sentence) => {
    await open("Gift");
    fireEvent.change(screen.getByLabelText("Address"), { target: { value: slug } });
    await saveMenu();
    expect(screen.getByLabelText("Address")).toHaveAccessibleDescription(new RegExp(sentence));
    expect(saves).toEqual([]);
  });

  test("a new address says that the old one leads there, and a refusal stands at its field", async () => {
    await open("Gift");
    fireEvent.change(screen.getByLabelText("Address"), { target: { value: "/presents" } });
    expect(screen.getByText("After saving, /gift redirects to the new address.")).toBeVisible();
    expect(screen.getByText(`${window.location.origin}/ko/presents`)).toBeVisible();
    refusal = "MENU_SLUG";
    await saveMenu();
    await waitFor(() => expect(screen.getByLabelText("Address")).toBeInvalid());
  });

  test("the main page is handed over in one save", async () => {
    await open("Gift");
    await userEvent.click(screen.getByRole("switch", { name: "Main page" }));
    await saveMenu();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      menus: [
        { code: "080000", version: "v1", isMainPage: true },
        { code: "010000", isMainPage: false },
      ],
    });
  });

  test("home cannot be hidden, moved away, or lose the main page", async () => {
    await open("Home");
    expect(screen.getByRole("switch", { name: "Shown in the menu" })).toBeDisabled();
    expect(screen.getByRole("switch", { name: "Main page" })).toBeDisabled();
    expect(screen.getByLabelText("Address")).toHaveAttribute("readonly");
    expect(screen.getByRole("option", { name: "Admins only" })).toBeDisabled();
  });

  test("a password is taken away by name, and says what it protects", async () => {
    await open("Gift");
    expect(screen.getByText("Password-protected: Gift")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Remove password" }));
    await saveMenu();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({ menus: [{ code: "080000", version: "v1", password: null }] });
  });

  test("over a newer version nothing is saved without a decision", async () => {
    await open("Gift");
    await userEvent.type(screen.getByLabelText("Name"), "s");
    refusal = "STALE";
    await saveMenu();
    const question = await screen.findByRole("dialog", { name: "Someone else has saved changes" });
    await userEvent.click(within(question).getByRole("button", { name: "Keep mine" }));
    await saveMenu();
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.body).toEqual({
      menus: [{ code: "080000", version: "v2", i18n: { en: { name: "Gifts" } } }],
    });
  });
});
