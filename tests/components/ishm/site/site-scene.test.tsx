import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteSceneView } from "@/components/ishm/site-scene/site-scene-view";
import type { SiteScene } from "@/lib/contract/site/site-scene";
import { type MockedCall, mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { siteOffice } from "./site-office";

const siteScene = (part: Partial<SiteScene> = {}): SiteScene => ({
  terrain: "pine-hills",
  building: "timber",
  seed: "",
  admin: { version: 0, standardSeed: 27 },
  ...part,
});

let stored = siteScene();
let saves: MockedCall[] = [];

mockServer(
  mockCall("GET /site/scene", () => stored),
  mockCall("GET /site/hero", () => ({ kind: "scene", photographs: [], admin: { version: 0 } })),
  mockCall("PUT /site/scene", (sent) => {
    saves.push(sent);
    return { updatedAt: "2026-11-23T10:00:00+09:00", version: 1 };
  }),
);

beforeEach(() => {
  stored = siteScene();
  saves = [];
  visit("/ishm/site/scene");
});
afterEach(() => localStorage.clear());

test("land and clubhouse are chosen by name, the picture by another seed, and saved over the version that was read", async () => {
  const user = userEvent.setup();
  renderOffice(<SiteSceneView />, siteOffice());
  await user.click(await screen.findByRole("radio", { name: "Links" }));
  await user.click(screen.getByRole("radio", { name: "Stone and slate" }));
  await user.click(screen.getByRole("button", { name: "Try another" }));
  const seed = screen.getByLabelText<HTMLInputElement>("Keyword").value;
  expect(seed).toMatch(/^[a-z2-9]{10}$/);
  await user.click(screen.getByRole("button", { name: "Try another" }));
  const next = screen.getByLabelText<HTMLInputElement>("Keyword").value;
  expect(next).not.toBe(seed);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(saves.map(({ body }) => body)).toEqual([
      { terrain: "links", building: "stone", seed: next, version: 0 },
    ]),
  );
});
