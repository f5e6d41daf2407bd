import type { BannerItem } from "@/lib/contract/boards/banners";
import { createRecordViews } from "@/lib/web/api/record-views";
import { bannerState, createDismissals } from "@/lib/web/runtime/site/popup";
import { fakeStorage } from "./fake-timers";

const banner = (idx: number, more: Partial<BannerItem> = {}): BannerItem => ({
  idx,
  bannerName: `banner ${idx}`,
  layerFile: "/files/banner/1.jpg",
  layerFileMobile: null,
  link: null,
  seeDetail: false,
  windowOpen: false,
  todayClose: true,
  progress: "1",
  devicePc: "A",
  ...more,
});
const terms = [
  { termsIdx: 22, title: "Terms", clubName: "Mirsol", effectiveDate: "2026-12-10", telNo: "031-000-1000" },
];
const nothingAway = () => false;
const look = { isMainPage: true, device: "desktop", isAway: nothingAway } as const;
const shown = (state: ReturnType<typeof bannerState>) => [
  state.showTermsBanner,
  state.showDefaultBanner,
  state.bannerData.banner.map(({ idx }) => idx),
];

// seed 165 197 212 213
describe("what the pop-up shows (seed §4)", () => {
  test.each([
    ["everything on the main page", {}, [true, true, [7]]],
    ["no terms notice on other pages", { isMainPage: false }, [false, true, [7]]],
    [
      "a kind whose items are all put away is hidden",
      { isAway: (kind: string) => kind === "terms" },
      [false, true, [7]],
    ],
    [
      "of the banners those that are not put away",
      { isAway: (_: string, idx: number) => idx === 7 },
      [true, false, []],
    ],
  ])("%s", (_, more, expected) => {
    expect(shown(bannerState({ terms, banner: [banner(7)] }, { ...look, ...more }))).toEqual(expected);
  });

  test.each([
    ["desktop", [1, 2]],
    ["tablet", [1, 3]],
    ["phone", [1, 3]],
  ] as const)("a %s sees the banners made for it", (device, expected) => {
    const data = { terms, banner: [banner(1), banner(2, { devicePc: "Y" }), banner(3, { devicePc: "N" })] };
    expect(shown(bannerState(data, { ...look, device }))[2]).toEqual(expected);
  });

  test("planned and ended banners are not shown, whatever the server sends", () => {
    const data = { terms: [], banner: [banner(1, { progress: "0" }), banner(2, { progress: "2" })] };
    expect(shown(bannerState(data, look))).toEqual([false, false, []]);
  });
});

describe("dismissed for today (seed §9)", () => {
  let day = "2026-11-23";
  const open = (storage = fakeStorage(), club = "MS01") => createDismissals(storage, club, () => day);
  beforeEach(() => {
    day = "2026-11-23";
  });

  // seed 215 412
  test("is kept per kind and club", () => {
    const storage = fakeStorage();
    open(storage).dismiss("banner", [7]);
    expect(open(storage).isDismissed("banner", 7)).toBe(true);
    expect(open(storage).isDismissed("terms", 7)).toBe(false);
    expect(open(storage, "MS02").isDismissed("banner", 7)).toBe(false);
  });

  // seed 216
  test("ends with the club's day, and the older day's entries go", () => {
    const storage = fakeStorage();
    open(storage).dismiss("banner", [7]);
    day = "2026-11-24";
    expect(open(storage).isDismissed("banner", 7)).toBe(false);
    open(storage).dismiss("banner", [8]);
    expect(storage.getItem("clubfront.popup:MS01:banner")).not.toContain("2026-11-23");
  });

  test("adds to what was dismissed before", () => {
    const storage = fakeStorage();
    open(storage).dismiss("banner", [7]);
    open(storage).dismiss("banner", [8]);
    expect([7, 8, 9].map((idx) => open(storage).isDismissed("banner", idx))).toEqual([true, true, false]);
  });

  test.each(["", "[]", "{", '{"2026-11-23":"7"}', "null"])("reads %j as nothing", (text) => {
    const storage = fakeStorage();
    storage.setItem("clubfront.popup:MS01:banner", text);
    expect(open(storage).isDismissed("banner", 7)).toBe(false);
  });
});

describe("views of records", () => {
  const notice = { kind: "notice", idx: 201 } as const;
  const scene = (isTaken = true) => {
    const sent: string[] = [];
    let day = "2026-11-23";
    const view = createRecordViews({
      storage: fakeStorage(),
      today: () => day,
      send: async ({ kind, idx }) => {
        sent.push(`${day} ${kind} ${idx}`);
        return isTaken;
      },
    });
    const setDay = (next: string) => {
      day = next;
    };
    return { sent, view, setDay };
  };

  test("are told once per record and day", async () => {
    const { sent, view, setDay } = scene();
    await Promise.all([view(notice), view(notice)]);
    await view({ kind: "event", idx: 201 });
    setDay("2026-11-24");
    await view(notice);
    await view(notice);
    expect(sent).toEqual(["2026-11-23 notice 201", "2026-11-23 event 201", "2026-11-24 notice 201"]);
  });

  test("that were not taken are told again", async () => {
    const { sent, view } = scene(false);
    await view(notice);
    await view(notice);
    expect(sent).toHaveLength(2);
  });
});
