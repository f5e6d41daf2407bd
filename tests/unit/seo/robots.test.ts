import robots from "@/app/robots";
import { freshness } from "@/lib/web/cache/freshness";
import { forgetSnapshot } from "@/lib/web/routing/snapshot";
import { webEnvironment } from "@/tests/support/web/web-environment.mjs";

/** The menus of the club API. */
let menus: { code: string; seoSlug: string }[] = [];

beforeEach(() => {
  Object.assign(process.env, webEnvironment);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const path = String(input);
    if (path.includes("/menus/")) return Response.json({ result: true, data: menus });
    return Response.json({ result: true, data: path.includes("/site/state") ? { state: "1" } : {} });
  });
  forgetSnapshot();
});
afterAll(() => {
  jest.restoreAllMocks();
  forgetSnapshot();
  freshness().stateFreshUntil = 0;
});

async function closed(): Promise<readonly string[]> {
  const { rules } = await robots();
  return [rules].flat().flatMap(({ disallow }) => disallow ?? []);
}

test("the member area is closed to crawlers at the address that the club gave it (E-08)", async () => {
  menus = [
    { code: "070000", seoSlug: "/account" },
    { code: "090000", seoSlug: "/mypage" },
  ];
  const found = await closed();
  expect(found).toEqual(expect.arrayContaining(["/account", "/ko/account", "/login", "/ishm"]));
  expect(found).not.toContain("/mypage");
});

test("and at its own path where the club moved nothing", async () => {
  menus = [{ code: "070000", seoSlug: "/mypage" }];
  expect(await closed()).toEqual(expect.arrayContaining(["/mypage", "/ko/mypage"]));
});
