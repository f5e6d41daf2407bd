import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrandView } from "@/components/ishm/brand/brand-view";
import type { SiteBrand } from "@/lib/contract/site/site-brand";
import { plainBrand } from "@/lib/shared/brand/brand";
import { type MockedCall, mockCall, mockServer, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeTexts, renderOffice } from "../office";
import { previewTexts, siteOffice } from "./site-office";

let stored: SiteBrand = plainBrand;
let saves: MockedCall[] = [];

const server = mockServer(
  officeTexts,
  mockCall("GET /site/brand", () => stored),
  mockCall("PUT /site/brand", (sent) => {
    saves.push(sent);
    return { updatedAt: "2026-11-23T10:00:00+09:00", version: 4 };
  }),
  ...previewTexts,
);

beforeEach(() => {
  stored = { ...plainBrand, admin: { version: 3 } };
  saves = [];
  visit("/ishm/site/brand");
});

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const write = async (name: string, text: string) => {
  const field = await screen.findByRole("textbox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const home = async () => {
  const caption = await screen.findByText("Home page");
  return caption.closest("figure")?.querySelector<HTMLElement>("[data-surface=site]") as HTMLElement;
};

describe("the screen of the brand", () => {
  test("a colour is seen in the preview before it is saved, and goes as one form of it", async () => {
    renderOffice(<BrandView />, siteOffice());
    await userEvent.click(await screen.findByRole("switch", { name: /Use custom colours/ }));
    await write("Main colour", "0B2545");
    expect((await home()).style.getPropertyValue("--primary-face")).toBe("#0b2545");
    expect(screen.getByLabelText("Main colour: pick a colour")).toHaveValue("#0b2545");
    await userEvent.click(screen.getByRole("radio", { name: "Heritage" }));
    await userEvent.click(screen.getByRole("radio", { name: "Square" }));
    expect((await home()).style.getPropertyValue("--control-radius")).toBe("0px");
    await save();
    await screen.findByText("Brand saved.");
    expect(saves.map(({ body }) => body)).toEqual([
      { ...plainBrand, main: "#0b2545", accent: null, fonts: "bookish", corner: "square", version: 3 },
    ]);
  });

  test("the picker and the text are one colour", async () => {
    renderOffice(<BrandView />, siteOffice());
    await userEvent.click(await screen.findByRole("switch", { name: /Use custom colours/ }));
    fireEvent.change(screen.getByLabelText("Accent: pick a colour"), { target: { value: "#c0392b" } });
    expect(screen.getByRole("textbox", { name: "Accent" })).toHaveValue("#c0392b");
  });

  test.each([
    ["red", "Enter a colour as # and six characters, e.g. #1b3d30."],
    ["#fdfdfd", "Too light for a palette. Please choose a stronger colour."],
  ])(
    "%s is not sent: the field says what to do, and the preview keeps the last colour",
    async (color, sentence) => {
      stored = { ...plainBrand, main: "#0b2545", admin: { version: 3 } };
      renderOffice(<BrandView />, siteOffice());
      await write("Main colour", color);
      await save();
      const field = screen.getByRole("textbox", { name: "Main colour" });
      expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
      expect((await home()).style.getPropertyValue("--primary-face")).toBe("#0b2545");
      expect(saves).toEqual([]);
    },
  );

  test("what is odd about colours is said and can be saved", async () => {
    stored = { ...plainBrand, main: "#555555", accent: "#4a4a4a", admin: { version: 3 } };
    renderOffice(<BrandView />, siteOffice());
    expect(await screen.findByText(/the site will look black and white/)).toBeVisible();
    await write("Main colour", "#ffb000");
    expect(screen.getByText(/so buttons are drawn darker/)).toBeVisible();
    await save();
    expect(saves).toHaveLength(1);
  });

  test("the way back to the standard look is one button", async () => {
    stored = { ...plainBrand, main: "#0b2545", fonts: "modern", lines: "double", admin: { version: 3 } };
    renderOffice(<BrandView />, siteOffice());
    await userEvent.click(await screen.findByRole("button", { name: "Reset to default" }));
    expect((await home()).style.getPropertyValue("--primary-face")).toBe("");
    await save();
    expect(saves[0]?.body).toEqual({ ...plainBrand, version: 3 });
  });

  test("the server's refusal of a colour stands at the field", async () => {
    server.use(mockCall("PUT /site/brand", () => refuse("SITE_COLOR")));
    stored = { ...plainBrand, main: "#0b2545", admin: { version: 3 } };
    renderOffice(<BrandView />, siteOffice());
    await write("Main colour", "#0b2546");
    await save();
    expect(await screen.findByRole("textbox", { name: "Main colour" })).toBeInvalid();
  });

  test("who may only look changes nothing", async () => {
    renderOffice(<BrandView />, siteOffice("look"));
    const titles = await screen.findByRole("group", { name: "Headings" });
    for (const radio of within(titles).getAllByRole("radio")) expect(radio).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Reset to default/ })).toBeNull();
  });
});
