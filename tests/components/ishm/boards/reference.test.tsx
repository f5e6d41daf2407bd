import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { ReferenceEditorView } from "@/components/ishm/references/reference-editor-view";
import { ReferenceListView } from "@/components/ishm/references/reference-list-view";
import type { ReferenceAdminRow, ReferenceDetail } from "@/lib/contract/boards/references";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { fileOf, officeWith, readOnly, renderOffice } from "../office";
import { boardCalls, codeSets, forgetDrafts } from "./board-office";
import { pictureOf, teachPictures } from "./pictures";

/** Prices as a club in Korea writes them. */
const korean = { ...officeWith(), formats: clubFormats([{ key: "C0080", values: ["KR"] }]) };
const shop = "https://shop.example/1";
const stamps = {
  version: 3,
  languages: ["en"],
  createdBy: "contents1",
  updatedBy: "contents1",
  createdAt: "2026-11-01T09:00:00+09:00",
  updatedAt: "2026-11-20T09:12:00+09:00",
};
const text = { title: "Logo balls", contents: "<p>A dozen.</p>", category: "" };

function row(referenceIdx: number, part: Partial<ReferenceAdminRow> = {}): ReferenceAdminRow {
  return {
    referenceIdx,
    type: "FORM",
    typeName: "Applications received",
    title: `Paper ${referenceIdx}`,
    isVisible: true,
    fileCount: 1,
    viewCount: 1120,
    downloadCount: 41,
    languages: ["en"],
    price: null,
    imageUrl: null,
    ...part,
  };
}

function detail(part: Partial<ReferenceDetail> = {}): ReferenceDetail {
  return {
    referenceIdx: 9,
    type: "GIFT",
    ...text,
    price: 45_000,
    productLink: shop,
    imageUrl: null,
    files: [],
    prev: null,
    next: null,
    languages: ["en"],
    language: "en",
    admin: { ...stamps, isVisible: true, i18n: { en: text } },
    ...part,
  };
}

let rows: ReferenceAdminRow[] = [];
let stored = detail();
let asked: URLSearchParams[] = [];
let saves: MockedCall[] = [];

const server = mockServer(
  ...boardCalls,
  codeSets({
    referenceTypes: { RULE: "Rules", FORM: "Applications received", GIFT: "Goods", OWN: "The club's own" },
  }),
  mockCall("GET /reference/admin", ({ query }) => {
    asked.push(query);
    return { list: rows, total: rows.length, page: 1, size: 20 };
  }),
  mockCall("GET /reference/{id}", () => stored),
  mockCall("PUT /reference/{id}", (sent) => {
    saves.push(sent);
    return { referenceIdx: 9, updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
  }),
  // The link's field asks the site itself whether there is such a page.
  http.head("*/nowhere", () => new HttpResponse(null, { status: 404 })),
);

beforeAll(() => teachPictures());
beforeEach(() => {
  rows = [];
  stored = detail();
  asked = [];
  saves = [];
  forgetDrafts();
});

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const loaded = () => screen.findByRole("textbox", { name: "Title" });
const kind = () => screen.getByRole("combobox", { name: "Type" });

describe("the list of reference data", () => {
  beforeEach(() => visit("/ishm/data"));

  test("says of each its kind, price, files, downloads and views", async () => {
    rows = [
      row(4),
      row(9, { type: "GIFT", typeName: "Goods", price: 45_000, fileCount: 0, isVisible: false }),
    ];
    renderOffice(<ReferenceListView />, korean);
    const cells = async (title: string) => {
      const line = (await screen.findByRole("link", { name: title })).closest("tr") as HTMLElement;
      return within(line)
        .getAllByRole("cell")
        .map((cell) => cell.textContent);
    };
    expect(await cells("Paper 4")).toEqual(
      expect.arrayContaining(["Applications received", "Live", "–", "1", "41", "1,120"]),
    );
    expect(await cells("Paper 9")).toEqual(expect.arrayContaining(["Goods", "Hidden", "₩45,000"]));
  });

  test("is narrowed to one of the kinds that can be saved", async () => {
    rows = [row(4)];
    renderOffice(<ReferenceListView />, korean);
    const choice = await screen.findByRole("combobox", { name: "Type" });
    await waitFor(() => expect(within(choice).getAllByRole("option")).toHaveLength(4));
    await userEvent.selectOptions(choice, "Applications received");
    await waitFor(() => expect(asked.at(-1)?.get("types")).toBe("FORM"));
    expect(window.location.search).toBe("?types=FORM");
  });

  test("who may only read sees no way to create or to delete", async () => {
    rows = [row(4)];
    renderOffice(<ReferenceListView />, officeWith(readOnly));
    await screen.findByRole("link", { name: "Paper 4" });
    expect(screen.queryByRole("link", { name: "New entry" })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("who may not read sees no list, and no call is made", () => {
    renderOffice(<ReferenceListView />, officeWith({ ...readOnly, isRead: false }));
    expect(screen.getByRole("heading", { name: "You do not have access to this page" })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe("the form of reference data", () => {
  beforeEach(() => visit("/ishm/data/9"));

  test("a product's price is typed as the club writes it, and sent as an amount with its link", async () => {
    renderOffice(<ReferenceEditorView referenceIdx={9} />, korean);
    await loaded();
    const price = screen.getByRole("textbox", { name: "Price" });
    expect(price).toHaveValue("45,000");
    await userEvent.clear(price);
    await userEvent.type(price, "₩52000");
    expect(price).toHaveAccessibleDescription("Shown as ₩52,000.");
    await save();
    await screen.findByText("Saved.");
    expect(saves[0]?.body).toEqual({
      version: 3,
      type: "GIFT",
      isVisible: true,
      price: 52_000,
      productLink: shop,
      removeFiles: [],
      stock: "IN_STOCK",
      i18n: { en: text, ko: null, ja: null, zh: null },
    });
  });

  test("what is no price is told at the price, and nothing is sent", async () => {
    renderOffice(<ReferenceEditorView referenceIdx={9} />, korean);
    await loaded();
    const price = screen.getByRole("textbox", { name: "Price" });
    await userEvent.clear(price);
    await userEvent.type(price, "about 5");
    await save();
    expect(price).toHaveAccessibleDescription(/Please enter digits only/);
    expect(saves).toEqual([]);
  });

  test("another kind than goods has neither price nor link, and says so before it is saved", async () => {
    renderOffice(<ReferenceEditorView referenceIdx={9} />, korean);
    await loaded();
    await waitFor(() => expect(within(kind()).getAllByRole("option")).toHaveLength(3));
    await userEvent.selectOptions(kind(), "Applications received");
    expect(kind()).toHaveAccessibleDescription(
      /Only products have a price and shop link; both are removed when you save\./,
    );
    expect(screen.queryByRole("textbox", { name: "Price" })).toBeNull();
    await save();
    await waitFor(() =>
      expect(saves[0]?.body).toMatchObject({ type: "FORM", price: null, productLink: null }),
    );
  });

  test("files go and come with a save, beside a new picture", async () => {
    const old = { fileIdx: 5, fileName: "old.pdf", url: "/files/reference/5", size: 9 };
    stored = detail({ files: [{ ...old, contentType: "application/pdf" }] });
    renderOffice(<ReferenceEditorView referenceIdx={9} />, korean);
    await loaded();
    await userEvent.click(screen.getByRole("button", { name: "Remove old.pdf" }));
    await userEvent.upload(screen.getByLabelText("Add files"), fileOf("map", "map.pdf", "application/pdf"));
    const picture = screen.getByLabelText("Product image", { selector: "input" });
    await userEvent.upload(picture, pictureOf("960x720", "balls.png"));
    await screen.findByRole("img", { name: "Product image: new image" });
    await save();
    await screen.findByText("Saved.");
    expect(saves[0]?.body).toMatchObject({ removeFiles: [5] });
    const sent = Object.entries(saves[0]?.parts ?? {}).map(([part, { name }]) => [part, name]);
    expect(sent).toEqual([
      ["files", "map.pdf"],
      ["image", "balls.png"],
    ]);
  });

  test("a link to a page that is not there is told while it is typed", async () => {
    renderOffice(<ReferenceEditorView referenceIdx={9} />, korean);
    await loaded();
    const link = screen.getByRole("textbox", { name: "Shop page" });
    await userEvent.clear(link);
    await userEvent.type(link, "/nowhere");
    await waitFor(() => expect(link).toHaveAccessibleDescription(/There is no page at this address/), {
      timeout: 3000,
    });
  });

  test("a refused price is told at the price", async () => {
    server.use(mockCall("PUT /reference/{id}", () => refuse("VAL_FIELD", "price")));
    renderOffice(<ReferenceEditorView referenceIdx={9} />, korean);
    await userEvent.type(await loaded(), "!");
    await save();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Price" })).toBeInvalid());
  });

  test("a new one asks for its kind", async () => {
    visit("/ishm/data/new");
    renderOffice(<ReferenceEditorView referenceIdx={null} />);
    await userEvent.type(await loaded(), "Map of the course");
    await save();
    expect(kind()).toHaveAccessibleDescription(/Please choose a type\./);
    expect(screen.queryByLabelText("Product image")).toBeNull();
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<ReferenceEditorView referenceIdx={9} />, officeWith(readOnly));
    expect(await loaded()).toHaveAttribute("readonly");
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveAttribute("readonly");
    expect(kind()).toBeDisabled();
    expect(screen.queryByLabelText("Add files")).toBeNull();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
