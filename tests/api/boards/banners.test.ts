import type { CallOutput } from "@/lib/contract/routes";
import { demoNow, startTestApi } from "@/tests/support/api";
import { forFile } from "../../support/for-file";

type Page = CallOutput<"GET /banner/page/{menuCode}">;

const api = await forFile(startTestApi);

afterEach(() => api.clock.set(demoNow));

async function page(menuCode: string): Promise<Page> {
  return (await api.request("GET", `/banner/page/${menuCode}?clubCode=MS01&lang=ko`)).json
    .data as unknown as Page;
}

// seed 163 164 166 307 308
test("the home page shows its terms notice and its running banners in order (P4)", async () => {
  const home = await page("010000");
  expect(home.terms).toEqual([
    {
      termsIdx: 22,
      title: "이용약관 개정 안내",
      clubName: "미르솔 컨트리클럽",
      effectiveDate: "2026-12-10",
      telNo: "031-000-1000",
    },
  ]);
  expect(home.banner.map((banner) => banner.idx)).toEqual([7, 6]);
  expect(home.banner[0]).toEqual({
    idx: 7,
    bannerName: "겨울 오픈 특가",
    layerFile: "/landscape/dusk-snow-straw/wide-1440.webp",
    layerFileMobile: "/landscape/dusk-snow-straw/tall-780.webp",
    link: "/community/event/31",
    seeDetail: true,
    windowOpen: false,
    todayClose: true,
    progress: "1",
    devicePc: "A",
  });
});

test("a page that is not the main page has no terms notices", async () => {
  const guide = await page("030000");
  expect([guide.terms, guide.banner.map((banner) => banner.idx)]).toEqual([[], [5]]);
});

// seed 128 163
test("a banner says whether its link opens a window of its own", async () => {
  const { banner } = await page("030000");
  expect(banner).toMatchObject([{ idx: 5, link: "/guide#penalty", windowOpen: true }]);
});

// seed 141
test("every page that the demo has a banner of announces it", async () => {
  type Menus = CallOutput<"GET /menus/club/{club}">;
  const menus = (await api.request("GET", "/menus/club/MS01")).json.data as unknown as Menus;
  expect(menus.filter(({ isExistBanner }) => isExistBanner).map(({ code }) => code)).toEqual([
    "010000",
    "030000",
  ]);
});

test("a page without banners and an unknown page are empty", async () => {
  expect(await page("040000")).toEqual({ terms: [], banner: [] });
  expect(await page("999999")).toEqual({ terms: [], banner: [] });
});

test("a banner begins and ends by the clock", async () => {
  api.clock.set(new Date("2026-12-31T23:59:59+09:00"));
  expect((await page("010000")).banner.map((banner) => banner.idx)).toEqual([7, 8]);
  api.clock.set(new Date("2027-01-01T00:00:00+09:00"));
  expect((await page("010000")).banner.map((banner) => banner.idx)).toEqual([8]);
});

test("a terms notice stays until seven days after its effective date", async () => {
  const seen: number[] = [];
  for (const day of ["2026-11-09", "2026-11-10", "2026-12-16", "2026-12-17"]) {
    api.clock.set(new Date(`${day}T12:00:00+09:00`));
    seen.push((await page("010000")).terms.length);
  }
  expect(seen).toEqual([0, 1, 1, 0]);
});
