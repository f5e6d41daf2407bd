import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FnbEditorView } from "@/components/ishm/fnb/fnb-editor-view";
import { FnbListView } from "@/components/ishm/fnb/fnb-list-view";
import type { Office } from "@/components/ishm/frame/root/office-context";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { toasts } from "@/lib/web/runtime/toasts";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeWith, readOnly, renderOffice } from "../office";
import { boardCalls, codeSets, forgetDrafts } from "./board-office";

const outlets: Record<string, string> = { "10": "Restaurant", "30": "Tea house" };

function dish(fnbIdx: number, part: Partial<FnbItem> = {}, version = 3): FnbItem {
  const text = { name: `Dish ${fnbIdx}`, category: "Korean", description: "", originInfo: "Rice: Korea" };
  const stamps = { createdBy: "contents1", createdAt: "2026-11-01T09:00:00+09:00", updatedBy: "contents1" };
  const item = {
    fnbIdx,
    outlet: "10",
    outletName: "Restaurant",
    price: 22_000,
    allergens: ["soy"],
    isRecommended: false,
    isSoldOut: false,
    spicy: 0,
    imageUrl: null,
    order: fnbIdx,
    isVisible: true,
    season: "ALL" as const,
    language: "en",
    ...text,
    ...part,
  };
  const { name, category, description, originInfo } = item;
  return {
    ...item,
    admin: {
      isVisible: item.isVisible,
      version,
      languages: ["en"],
      ...stamps,
      updatedAt: "2026-11-20T09:12:00+09:00",
      i18n: { en: { name, category, description, originInfo } },
    },
  };
}

const office = (part?: Parameters<typeof officeWith>[0]): Office => ({
  ...officeWith(part),
  formats: clubFormats([{ key: "C0080", values: ["KR"] }]),
});

let rows: FnbItem[] = [];
let saves: MockedCall[] = [];
let stored: FnbItem = dish(7);

mockServer(
  ...boardCalls,
  codeSets({ fnbOutlets: outlets }),
  mockCall("GET /fnb-menu", ({ query }) => {
    const outlet = query.get("outlet");
    const list = rows.filter((row) => outlet === null || row.outlet === outlet);
    return { list, total: list.length, page: 1, size: Number(query.get("size")) };
  }),
  mockCall("GET /fnb-menu/{id}", () => stored),
  mockCall("POST /fnb-menu/{id}", (sent) => {
    saves.push(sent);
    const { version, isSoldOut } = sent.body as { version?: number; isSoldOut?: boolean };
    const row = rows.find(({ fnbIdx }) => fnbIdx === Number(sent.params.id));
    if (row && version !== row.admin?.version) return refuse("STALE");
    const next = (version ?? 0) + 1;
    rows = rows.map((one) =>
      one === row ? dish(one.fnbIdx, { ...one, isSoldOut: isSoldOut ?? false }, next) : one,
    );
    return { fnbIdx: Number(sent.params.id) || 25, updatedAt: "2026-11-23T10:00:00+09:00", version: next };
  }),
);

beforeEach(() => {
  rows = [dish(1), dish(2, { isSoldOut: true }), dish(3, { outlet: "30", outletName: "Tea house" })];
  saves = [];
  stored = dish(7);
  forgetDrafts();
  visit("/ishm/fnb");
});
afterEach(() => {
  for (const { id } of toasts.state.get().shown) toasts.close(id);
});

const soldOut = (name: string) => screen.findByRole("switch", { name: `Sold out: ${name}` });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

describe("the list of dishes", () => {
  test("prices are written as the club writes them, and a dish whose origin has to be told is marked", async () => {
    rows = [dish(1, { name: "Beef soup", originInfo: "" }), dish(2, { name: "Coffee", originInfo: "" })];
    renderOffice(<FnbListView />, office());
    const rowOf = async (name: string) =>
      (await screen.findByRole("link", { name })).closest("tr") as HTMLElement;
    expect(within(await rowOf("Beef soup")).getByText("₩22,000")).toBeVisible();
    expect(within(await rowOf("Beef soup")).getByText("Origin missing")).toBeVisible();
    expect(within(await rowOf("Coffee")).queryByText("Origin missing")).toBeNull();
  });

  test("a dish is sold out at once, over the version that is shown, and undo takes it back over the new one", async () => {
    renderOffice(<FnbListView />, office());
    await userEvent.click(await soldOut("Dish 1"));
    expect(await screen.findByText("“Dish 1” is now sold out.")).toBeVisible();
    await waitFor(async () => expect(await soldOut("Dish 1")).toBeChecked());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("“Dish 1” restored.")).toBeVisible();
    expect(await soldOut("Dish 1")).not.toBeChecked();
    expect(saves.map(({ params, body }) => [params.id, body])).toEqual([
      ["1", { isSoldOut: true, version: 3 }],
      ["1", { isSoldOut: false, version: 4 }],
    ]);
  });

  test("over somebody else's change nothing is switched, which is told, and the list shows theirs", async () => {
    renderOffice(<FnbListView />, office());
    const turned = await soldOut("Dish 2");
    rows = [dish(1), dish(2, { isSoldOut: true, name: "Dish 2" }, 9)];
    await userEvent.click(turned);
    expect(await screen.findByText(/Someone else changed “Dish 2”, so nothing/)).toBeVisible();
    expect(await soldOut("Dish 2")).toBeChecked();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await userEvent.click(await soldOut("Dish 2"));
    await waitFor(async () => expect(await soldOut("Dish 2")).not.toBeChecked());
  });

  test("who may only read is told what is sold out and can switch nothing", async () => {
    renderOffice(<FnbListView />, office(readOnly));
    const row = (await screen.findByRole("link", { name: "Dish 2" })).closest("tr") as HTMLElement;
    expect(within(row).getByText("Sold out")).toBeVisible();
    expect(screen.queryByRole("switch")).toBeNull();
    expect(screen.queryByRole("button", { name: "Reorder" })).toBeNull();
  });

  test("who may not read sees no list", () => {
    renderOffice(<FnbListView />, office({ ...readOnly, isRead: false }));
    expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
  });
});

describe("the form of a dish", () => {
  test("a change sends texts, settings and version", async () => {
    renderOffice(<FnbEditorView fnbIdx={7} />, office());
    const price = await screen.findByLabelText("Price");
    expect(price).toHaveValue("22,000");
    await userEvent.clear(price);
    await userEvent.type(price, "24500");
    expect(price).toHaveAccessibleDescription("Shown as ₩24,500.");
    await userEvent.tab();
    expect(price).toHaveValue("24,500");
    await userEvent.click(screen.getByRole("checkbox", { name: "Beef" }));
    await userEvent.click(screen.getByRole("radio", { name: "Hot" }));
    await userEvent.selectOptions(screen.getByLabelText("Season"), "WINTER");
    await save();
    await screen.findByText("Saved.");
    const en = { name: "Dish 7", category: "Korean", description: "", originInfo: "Rice: Korea" };
    expect(saves[0]).toMatchObject({ params: { id: "7" } });
    expect(saves[0]?.body).toEqual({
      outlet: "10",
      price: 24_500,
      allergens: ["soy", "beef"],
      isRecommended: false,
      isSoldOut: false,
      spicy: 2,
      season: "WINTER",
      isVisible: true,
      version: 3,
      i18n: { en, ko: null, ja: null, zh: null },
    });
  });

  test("a new one needs a name, an outlet and a price, each told in words", async () => {
    visit("/ishm/fnb/new");
    renderOffice(<FnbEditorView fnbIdx={null} />, office());
    await screen.findByLabelText("Price");
    await save();
    const summary = await screen.findByRole("region", { name: "Please correct the following" });
    for (const words of ["Please enter a name.", "Please choose an outlet.", "Please enter a price."])
      expect(summary).toHaveTextContent(words);
    expect(saves).toEqual([]);
  });

  test("an empty origin is warned of where the dish seems to hold what Korea wants told", async () => {
    stored = dish(7, { name: "Kimchi stew", originInfo: "", allergens: ["pork"] });
    renderOffice(<FnbEditorView fnbIdx={7} />, office());
    const origin = await screen.findByRole("textbox", { name: "Origin of ingredients" });
    expect(origin).toHaveAccessibleDescription(/Korean law requires the origin of meat and kimchi/);
    await userEvent.type(origin, "Pork: Korea");
    expect(origin).not.toHaveAccessibleDescription(/Korean law requires/);
  });

  test("a language that leaves its category out is told whose words visitors read", async () => {
    stored = dish(7);
    if (stored.admin) stored.admin.i18n.ko = { name: "국밥", category: "", description: "", originInfo: "" };
    renderOffice(<FnbEditorView fnbIdx={7} />, office());
    await userEvent.click(await screen.findByRole("tab", { name: /한국어/ }));
    const category = await screen.findByRole("combobox", { name: "Category" });
    expect(category).toHaveAccessibleDescription("If empty, “Korean” is shown.");
  });

  test("categories in use are offered", async () => {
    renderOffice(<FnbEditorView fnbIdx={7} />, office());
    const category = await screen.findByRole("combobox", { name: "Category" });
    const offered = (category as HTMLInputElement).list?.options ?? [];
    expect([...offered].map(({ value }) => value)).toEqual(["Korean"]);
  });

  test("an allergen that is not on the list stays, under its own word", async () => {
    stored = dish(7, { allergens: ["lupin"] });
    renderOffice(<FnbEditorView fnbIdx={7} />, office());
    expect(await screen.findByRole("checkbox", { name: "lupin" })).toBeChecked();
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<FnbEditorView fnbIdx={7} />, office(readOnly));
    expect(await screen.findByLabelText("Price")).toHaveAttribute("readonly");
    expect(screen.getByRole("checkbox", { name: "Soy" })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
