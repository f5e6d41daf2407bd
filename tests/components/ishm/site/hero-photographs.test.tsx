import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HeroPanel } from "@/components/ishm/site-scene/photographs/hero-panel";
import { clubWordsText } from "@/lib/contract/site/club-words";
import type { HeroPhotograph, SiteHero } from "@/lib/contract/site/site-hero";
import { plainBrand } from "@/lib/shared/brand/brand";
import { type MockedCall, mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { officeTexts, renderOffice } from "../office";
import { siteOffice } from "./site-office";

const zones = {
  head: { dark: [0], light: [0] },
  title: { dark: [0], light: [0] },
  lead: { dark: [0], light: [0] },
};

const photograph = (photographIdx: number, part: Partial<HeroPhotograph> = {}): HeroPhotograph => ({
  photographIdx,
  url: `/files/hero/${photographIdx}`,
  width: 2400,
  height: 1600,
  credit: "",
  alt: "",
  focal: { x: 0.5, y: 0.5 },
  fromMonth: null,
  toMonth: null,
  light: null,
  weather: null,
  tones: { tall: zones, wide: zones },
  colors: { top: "#112233", foot: "#223311" },
  admin: { version: 4, i18n: {}, updatedAt: "2026-11-23T10:00:00+09:00" },
  ...part,
});

let stored: SiteHero;
let calls: { key: string; sent: MockedCall }[] = [];
const saved = { updatedAt: "2026-11-23T10:00:00+09:00", version: 5 };
const note = (key: string, sent: MockedCall) => void calls.push({ key, sent });

const server = mockServer(
  officeTexts,
  mockCall("GET /site/hero", () => stored),
  mockCall("GET /site/words", () => ({
    words: clubWordsText.parse({ homeTitle: "By the sea" }),
    language: "en",
  })),
  mockCall("GET /site/brand", () => plainBrand),
  mockCall("PUT /site/hero", (sent) => {
    note("hero", sent);
    return saved;
  }),
  mockCall("PUT /site/hero/photographs/{id}", (sent) => {
    note("photograph", sent);
    return saved;
  }),
  mockCall("DELETE /site/hero/photographs/{id}", (sent) => {
    note("delete", sent);
    return { deleted: 1 };
  }),
);

beforeEach(() => {
  stored = {
    kind: "scene",
    photographs: [photograph(7), photograph(8, { light: "dusk", weather: "snow", alt: "Hole 9 in snow" })],
    admin: { version: 3 },
  };
  calls = [];
  visit("/ishm/site/scene");
});
afterEach(() => localStorage.clear());

const show = (canSave = true) => renderOffice(<HeroPanel canSave={canSave} />, siteOffice());
const bodies = () => calls.map(({ key, sent }) => [key, sent.body]);

test("photographs are chosen by keyboard, and count from the button on, over the version that was read", async () => {
  const user = userEvent.setup();
  show();
  (await screen.findByRole("radio", { name: "Photographs" })).focus();
  await user.keyboard(" ");
  expect(screen.getByRole("radio", { name: "Photographs" })).toBeChecked();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save choice" }));
  await waitFor(() => expect(bodies()).toEqual([["hero", { kind: "photographs", version: 3 }]]));
});

test("the point that stays in sight goes by the arrow keys, in larger steps with Shift, and never leaves the picture", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Edit: Photograph 1" }));
  const point = () => screen.getByRole("button", { name: /^Focal point/ });
  point().focus();
  await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
  expect(point()).toHaveAccessibleName("Focal point: 51% from the left, 52% from the top");
  await user.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}");
  expect(point()).toHaveAccessibleName("Focal point: 0% from the left, 52% from the top");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(calls[0]?.sent).toMatchObject({
    params: { id: "7" },
    body: { focal: { x: 0, y: 0.52 }, light: null, i18n: {}, version: 4 },
  });
});

test("a season has both its months, and words in one language are sent in that language alone", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Edit: Photograph 1" }));
  await user.selectOptions(screen.getByLabelText("From month"), "11");
  await user.selectOptions(screen.getByLabelText("To month"), "3");
  await user.selectOptions(within(screen.getByRole("dialog")).getByLabelText("Weather"), "snow");
  await user.type(screen.getByLabelText("English"), "Hole 4");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(calls[0]?.sent.body).toMatchObject({
    fromMonth: 11,
    toMonth: 3,
    weather: "snow",
    i18n: { en: { alt: "Hole 4" } },
  });
});

test("the order is stepped by buttons and saved as a whole", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Reorder" }));
  await user.click(screen.getByRole("button", { name: /^Move down: Photograph 1/ }));
  await user.click(screen.getByRole("button", { name: "Save order" }));
  await waitFor(() => expect(bodies()).toEqual([["hero", { kind: "scene", order: [8, 7], version: 3 }]]));
});

test("removal asks first", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Remove: Photograph 2 · Hole 9 in snow" }));
  expect(calls).toEqual([]);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(bodies()).toEqual([["delete", { version: 4 }]]));
});

test("the preview names the photograph of a moment", async () => {
  const user = userEvent.setup();
  show();
  expect(await screen.findByText("Shown: Photograph 1")).toBeVisible();
  await user.selectOptions(screen.getByLabelText("Time of day"), "dusk");
  await user.selectOptions(screen.getByLabelText("Weather"), "snow");
  expect(screen.getByText("Shown: Photograph 2 · Hole 9 in snow")).toBeVisible();
});

test("who may only look sees the photographs and changes nothing", async () => {
  show(false);
  expect(await screen.findByRole("button", { name: "View: Photograph 1" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Remove|Order|Save/ })).toBeNull();
  expect(screen.queryByLabelText("Add photographs")).toBeNull();
  expect(screen.getByRole("radio", { name: "Photographs" })).toBeDisabled();
});

test("of several files each that is refused says why, and the others are taken", async () => {
  const user = userEvent.setup({ applyAccept: false });
  const names: string[] = [];
  server.use(
    mockCall("POST /site/hero/photographs", () => {
      names.push("sent");
      return { photographIdx: 9, version: 1 };
    }),
  );
  show();
  const field = await screen.findByLabelText("Add photographs");
  await user.upload(field, [
    new File(["a"], "a.jpg", { type: "image/jpeg" }),
    new File(["b"], "b.svg", { type: "image/svg+xml" }),
    new File(["c"], "c.png", { type: "image/png" }),
  ]);
  await waitFor(() => expect(names).toHaveLength(2));
  expect(await screen.findByText("b.svg: Only JPEG, PNG and WebP photographs are accepted.")).toBeVisible();
});
