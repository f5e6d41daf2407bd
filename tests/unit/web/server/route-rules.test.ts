import type { Menu } from "@/lib/contract/site/menus";
import type { RouteRule } from "@/lib/shared/addresses/route-rules";
import { decidePage } from "@/lib/web/routing/decide";
import { noteRouteHit, sendRouteHits } from "@/lib/web/routing/route-hits";
import { webEnvironment } from "@/tests/support/web/web-environment.mjs";

const menus = [
  { code: "020000", seoSlug: "/club", isVisible: true, permit: "0", children: [] },
] as unknown as Menu[];
const routeRules: RouteRule[] = [
  { from: "/company/greeting.html", to: "/club#greeting", kind: "301" },
  { from: "/season", to: "/reservation?month=2026-12", kind: "302" },
  { from: "/shop", to: "https://shop.example.com/golf", kind: "301" },
  { from: "/old", to: null, kind: "410" },
  { from: "/club", to: "/guide", kind: "301" },
  { from: "/notice", to: "/club", kind: "301" },
];

const decided = async (address: string, isCrawler = false) => {
  const [path = "", query] = address.split("?");
  const visitor = async () => ({ signedIn: false, isAdmin: false, isPending: false });
  const asked = { hasMenuPass: false, hasPass: async () => false, visitor, isCrawler };
  const search = query ? `?${query}` : "";
  return decidePage(
    { ...asked, path, search },
    { siteState: "1", menus, routeRules, languages: ["en"], defaultLanguage: "en" },
  );
};
const summary = async (address: string, isCrawler = false) => {
  const decision = await decided(address, isCrawler);
  return `${decision.status} ${decision.kind === "redirect" ? decision.to : decision.path}`;
};

// seed 381
test.each([
  ["/company/greeting.html", "301 /club#greeting"],
  ["/ko/company/greeting.html", "301 /ko/club#greeting"],
  ["/company/greeting.html?from=mail&x=1", "301 /club?from=mail&x=1#greeting"],
  ["/season?x=1", "302 /reservation?month=2026-12&x=1"],
  ["/shop?token=secret", "301 https://shop.example.com/golf"],
  ["/ko/shop", "301 https://shop.example.com/golf"],
  ["/ja/old", "410 /ja/error/410"],
  ["/notice", "301 /club"],
  ["/old-notice", "301 /community#notice"],
  ["/old/page", "200 /en/old/page"],
])(
  "a rule of the club leads visitors and crawlers on, in their language, with their query: %s → %s",
  async (address, expected) => {
    expect(await summary(address)).toBe(expected);
    expect(await summary(address, true)).toBe(expected);
  },
);

test("a page comes before a rule for its address", async () => {
  expect(await summary("/club")).toBe("200 /en/club");
  expect((await decided("/club")).rule).toBeUndefined();
  expect((await decided("/ko/old")).rule).toBe("/old");
});

describe("uses of a rule", () => {
  let told: unknown[] = [];
  let status = 200;

  beforeEach(() => {
    Object.assign(process.env, webEnvironment);
    told = [];
    status = 200;
    jest.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
      told.push(JSON.parse(String(init?.body)).hits);
      return Response.json({ result: true, data: {} }, { status });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test("are told in one call, however many there were", async () => {
    for (let time = 0; time < 300; time += 1) noteRouteHit("/shop");
    noteRouteHit("/old");
    expect(told).toEqual([]);
    await sendRouteHits();
    await sendRouteHits();
    expect(told).toEqual([
      [
        { from: "/shop", count: 300 },
        { from: "/old", count: 1 },
      ],
    ]);
  });

  test("are told again when the club API could not take them", async () => {
    status = 503;
    noteRouteHit("/shop");
    await sendRouteHits();
    status = 200;
    noteRouteHit("/shop");
    await sendRouteHits();
    expect(told.at(-1)).toEqual([{ from: "/shop", count: 2 }]);
  });
});
