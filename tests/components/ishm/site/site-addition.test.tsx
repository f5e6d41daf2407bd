import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { SiteAdditionView } from "@/components/ishm/site-addition/site-addition-view";
import type { SiteAddition } from "@/lib/contract/site/site";
import { type MockedCall, mockCall, refuse } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { pictureOf, teachPictures } from "../boards/pictures";
import { fileOf, officeTexts, renderOffice } from "../office";
import { publicAddition, publicSite, siteOffice } from "./site-office";

const texts = {
  textDefaultRl: "Mirsol Country Club",
  textDefaultUd: "Mirsol CC",
  textSimpleRl: "MIRSOL",
  textSimpleUd: "MS",
};
const siteAddition = (part: Partial<SiteAddition> = {}, version = 4): SiteAddition => ({
  ...publicAddition,
  admin: { i18n: { en: texts }, version },
  ...part,
});

let stored = siteAddition();
let saves: MockedCall[] = [];

const server = setupServer(
  officeTexts,
  mockCall("GET /site/addition", () => stored),
  mockCall("PUT /site/addition", (sent) => {
    saves.push(sent);
    return { updatedAt: "2026-11-23T10:00:00+09:00", version: 5 };
  }),
  ...publicSite,
);

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
  teachPictures();
});
beforeEach(() => {
  stored = siteAddition();
  saves = [];
  visit("/ishm/site/ext-info");
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const png = (name: string) => pictureOf("1200x630", name);
const preview = async (title: string) => {
  const caption = await screen.findByText(title);
  return within(caption.closest("figure") as HTMLElement);
};

describe("the screen of logos and head", () => {
  // seed 30 100
  test("a chosen picture is seen at its place before it is sent, and goes in the part of its field", async () => {
    renderOffice(<SiteAdditionView />, siteOffice());
    await userEvent.upload(await screen.findByLabelText("Simple logo, horizontal"), png("phone.png"));
    const phone = await preview("Header on phones");
    expect(await phone.findByRole("img")).toHaveAttribute("src", expect.stringMatching(/^blob:phone\.png/));
    expect((await preview("Header on wide screens")).queryByRole("img")).toBeNull();
    await save();
    await screen.findByText("Settings saved.");
    expect(Object.keys(saves[0]?.parts ?? {})).toEqual(["logoSimpleRl"]);
    expect(saves[0]?.body).toMatchObject({ removeFiles: [], i18n: { en: texts }, version: 4 });
  });

  test("the default picture stands wherever a place has none of its own", async () => {
    stored = siteAddition({ logoDefaultRl: "/files/logo/1" });
    renderOffice(<SiteAdditionView />, siteOffice());
    for (const title of ["Header on wide screens", "Header on phones", "Footer, on dark"]) {
      expect(await (await preview(title)).findByRole("img")).toHaveAttribute("src", "/files/logo/1");
    }
  });

  // seed 171
  test("a picture is taken away with the next save, words stand in for it at once", async () => {
    stored = siteAddition({ logoDefaultRl: "/files/logo/1" });
    renderOffice(<SiteAdditionView />, siteOffice());
    await userEvent.click(await screen.findByRole("button", { name: "Remove: Default logo, horizontal" }));
    expect(await (await preview("Header on wide screens")).findByText("Mirsol Country Club")).toBeVisible();
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toMatchObject({ removeFiles: ["logoDefaultRl"] });
  });

  test("a drawing and a file that is too large are refused here, each with its name", async () => {
    renderOffice(<SiteAdditionView />, siteOffice());
    const user = userEvent.setup({ applyAccept: false });
    const field = await screen.findByLabelText("Site icon");
    await user.upload(field, fileOf("<svg/>", "logo.svg", "image/svg+xml"));
    expect(field).toHaveAccessibleDescription(/“logo.svg” is not a JPEG, PNG, WebP or GIF image/);
    await user.upload(field, fileOf(new Uint8Array(5 * 1024 * 1024 + 1), "big.png", "image/png"));
    expect(field).toHaveAccessibleDescription(/“big.png” is larger than 5 MB/);
  });

  test("a file that the server refuses is told at its field", async () => {
    server.use(mockCall("PUT /site/addition", () => refuse("FILE_TYPE", "card.png")));
    renderOffice(<SiteAdditionView />, siteOffice());
    await userEvent.upload(await screen.findByLabelText("Sharing image"), png("card.png"));
    await save();
    await waitFor(() => expect(screen.getByLabelText("Sharing image")).toBeInvalid());
  });

  test("of a pasted tag only the code is kept", async () => {
    renderOffice(<SiteAdditionView />, siteOffice());
    const field = await screen.findByLabelText("Naver verification code");
    await userEvent.click(field);
    await userEvent.paste('<meta name="naver-site-verification" content="abc123" />');
    expect(field).toHaveValue("abc123");
  });

  test("more tags than the allowed ones are told at their field", async () => {
    renderOffice(<SiteAdditionView />, siteOffice());
    await userEvent.click(await screen.findByLabelText("Additional meta tags"));
    await userEvent.paste("<script>alert(1)</script>");
    await save();
    expect(screen.getByLabelText("Additional meta tags")).toBeInvalid();
    expect(saves).toEqual([]);
  });

  test("a service that counts visits is a measurement id or a domain; anything else is told at its field", async () => {
    renderOffice(<SiteAdditionView />, siteOffice());
    const field = await screen.findByLabelText("Google Analytics or Plausible");
    await userEvent.type(field, "UA-12345-6");
    await save();
    expect(field).toBeInvalid();
    expect(saves).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, "G-ABC1234567");
    await save();
    await waitFor(() => expect(saves[0]?.body).toMatchObject({ gaId: "G-ABC1234567" }));
  });

  test("somebody else's save is told; keeping mine keeps the chosen file too", async () => {
    server.use(mockCall("PUT /site/addition", () => refuse("STALE")));
    renderOffice(<SiteAdditionView />, siteOffice());
    await userEvent.upload(await screen.findByLabelText("Sharing image"), png("card.png"));
    stored = siteAddition({ gaId: "G-1" }, 9);
    await save();
    const keep = await screen.findByRole("button", { name: "Keep mine" });
    server.resetHandlers();
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await save();
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(Object.keys(saves[0]?.parts ?? {})).toEqual(["ogImage"]);
    expect(saves[0]?.body).toMatchObject({ version: 9 });
  });

  test("who may only read can change nothing", async () => {
    renderOffice(<SiteAdditionView />, siteOffice("look"));
    expect(await screen.findByLabelText("Naver verification code")).toHaveAttribute("readonly");
    expect(screen.queryByLabelText("Sharing image")).toBeNull();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });
});
