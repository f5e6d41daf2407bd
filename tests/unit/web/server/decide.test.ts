import type { Menu } from "@/lib/contract/site/menus";
import type { ClubLanguages } from "@/lib/shared/languages";
import { type Decision, decideOffice, decidePage, type OfficeRequest } from "@/lib/web/routing/decide";
import type { Snapshot } from "@/lib/web/routing/snapshot";
import { menuOf } from "@/tests/support/club";

const menus = [
  menuOf("010000", "/"),
  menuOf("060000", "/community"),
  menuOf("070000", "/mypage", { permit: "2" }),
  menuOf("080000", "/gift", { isVisible: false }),
  menuOf("110000", "/staff", { permit: "3" }),
];

const club: ClubLanguages = { languages: ["en", "ko", "ja"], defaultLanguage: "en" };
const snapshot = (siteState: Snapshot["siteState"]): Snapshot => ({
  siteState,
  menus,
  routeRules: [],
  ...club,
});
const asking = (
  path: string,
  more: Partial<OfficeRequest> & { signedIn?: boolean; isAdmin?: boolean; isPending?: boolean } = {},
) => {
  const [pathname = "", query] = path.split("?", 2);
  return {
    path: pathname,
    search: query ? `?${query}` : "",
    isCrawler: false,
    hasMenuPass: false,
    visitor: async () => ({
      signedIn: more.signedIn ?? false,
      isAdmin: more.isAdmin ?? false,
      isPending: more.isPending ?? false,
    }),
    hasPass: async () => false,
    acceptLanguage: null,
    clubLanguages: async () => club,
    ...more,
  } satisfies OfficeRequest;
};
const summary = (decision: Decision) =>
  decision.kind === "redirect"
    ? `${decision.status} ${decision.to}`
    : `${decision.status} show ${decision.path}${decision.personal ? " (private)" : ""}`;
const page = async (path: string, state: Snapshot["siteState"] = "1", more = {}) =>
  summary(await decidePage(asking(path, more), snapshot(state)));

describe("addresses have one form each (E-14)", () => {
  test.each([
    ["/", "200 show /en"],
    ["/ko", "200 show /ko"],
    ["/home", "200 show /en"],
    ["/community", "200 show /en/community"],
    ["/ja/community", "200 show /ja/community"],
    ["/en", "308 /"],
    ["/en/community", "308 /community"],
    ["/community/", "308 /community"],
    ["/ko/Community/", "308 /ko/community"],
    ["//community", "308 /community"],
    ["/ko/%EC%97%86%EB%8A%94", "200 show /ko/%EC%97%86%EB%8A%94"],
    ["/ko/Old-%ED%99%88/", "308 /ko/old-%ED%99%88"],
    ["/ko/preview/aB-9_Zz", "200 show /ko/preview/aB-9_Zz (private)"],
    ["/community?utm_source=mail", "200 show /en/community"],
    ["/community?page=2", "200 show /en/community/list/notice/2"],
    [
      "/ko/community?page=2&keyword=%EC%86%94%20%ED%96%A5",
      "200 show /ko/community/list/notice/2/~EC~86~94~20~ED~96~A5",
    ],
    ["/community?board=event&page=3", "200 show /en/community/list/event/3"],
    ["/community?board=event", "200 show /en/community"],
    ["/community?board=secrets&page=2", "308 /community"],
    ["/reservation", "200 show /en/reservation"],
    ["/reservation?date=2026-12-16", "200 show /en/reservation/day/2026-12-16"],
    ["/ko/reservation?month=2026-12&utm_source=mail", "200 show /ko/reservation/month/2026-12"],
    ["/reservation?date=2026-12-16&course=1&part=&players=4", "200 show /en/reservation/day/2026-12-16/1--4"],
    ["/reservation?date=2026-12-16&course=&part=&players=", "200 show /en/reservation/day/2026-12-16"],
    [
      "/reservation?date=2026-12-16&course=../x&part=2&players=99",
      "200 show /en/reservation/day/2026-12-16/-2-",
    ],
    ["/reservation?date=2026-12-16&month=2027-01", "200 show /en/reservation/day/2026-12-16"],
    ["/reservation?utm_source=mail", "200 show /en/reservation"],
    ["/reservation?date=2026-02-30", "308 /reservation"],
    ["/reservation?date=20261216", "308 /reservation"],
    ["/reservation?date=9999-01-01", "308 /reservation"],
    ["/reservation?month=2026-13", "308 /reservation"],
    ["/ko/reservation/day/2026-12-16", "308 /ko/reservation"],
    ["/ko/reservation/day/2026-12-16/1-2-4", "308 /ko/reservation"],
    ["/community?page=0", "308 /community"],
    ["/community?page=zwei", "308 /community"],
    ["/community/list/2", "308 /community"],
  ])("%s → %s", async (path, expected) => {
    expect(await page(path)).toBe(expected);
  });
});

// seed 381
test.each([
  ["/notice", "301 /community#notice"],
  ["/ko/notice?x=1", "301 /ko/community?x=1#notice"],
  ["/member/login", "301 /login"],
  ["/index.html", "301 /"],
  ["/notices", "200 show /en/notices"],
])("an address of an earlier site moves for good, for machines too: %s → %s", async (path, expected) => {
  expect(await page(path)).toBe(expected);
  expect(await page(path, "1", { isCrawler: true })).toBe(expected);
});

test("a page that the club has at an old address is shown there", async () => {
  const own = { ...snapshot("1"), menus: [...menus, menuOf("120000", "/notice")] };
  expect(summary(await decidePage(asking("/notice"), own))).toBe("200 show /en/notice");
});

// seed 116
test.each([
  ["/error?status=503", "200 show /en/error/503 (private)"],
  ["/ko/error?status=404", "200 show /ko/error/404 (private)"],
  ["/error", "200 show /en/error (private)"],
  ["/error?status=abc", "200 show /en/error (private)"],
  ["/error?status=200", "200 show /en/error (private)"],
  ["/error/503", "307 /error"],
])("the status of an error page is in what the server shows: %s → %s", async (path, expected) => {
  expect(await page(path)).toBe(expected);
});

describe("addresses that the club gave its pages", () => {
  const renamed = [
    menuOf("010000", "/"),
    menuOf("030000", "/handbook"),
    menuOf("060000", "/news"),
    menuOf("070000", "/me", { permit: "2" }),
    menuOf("080000", "/weather"),
    menuOf("090000", "/gift"),
  ];
  const shown = async (path: string) => {
    const known = { ...snapshot("1"), menus: renamed };
    return summary(await decidePage(asking(path), known));
  };

  test.each([
    ["/handbook", "200 show /en/guide"],
    ["/ko/handbook", "200 show /ko/guide"],
    ["/guide", "308 /handbook"],
    ["/ko/guide?x=1", "308 /ko/handbook?x=1"],
    ["/guidelines", "200 show /en/guidelines"],
    ["/news/notice/201", "200 show /en/community/notice/201"],
    ["/community/notice/201", "308 /news/notice/201"],
    ["/news?page=2", "200 show /en/community/list/notice/2"],
    ["/news?page=0", "308 /news"],
    ["/me", "307 /login?next=%2Fme"],
    ["/mypage/point", "308 /me/point"],
    ["/me/withdrawal/reason", "307 /login?next=%2Fme%2Fwithdrawal%2Freason"],
    ["/me/withdrawal/complete", "200 show /en/mypage/withdrawal/complete (private)"],
    ["/weather", "200 show /en/gift"],
    ["/gift", "200 show /en/weather"],
  ])("%s → %s", async (path, expected) => {
    expect(await shown(path)).toBe(expected);
  });
});

describe("who has the pass of a page with a password", () => {
  test.each([
    ["/community", "200 show /en/opened/community (private)"],
    ["/ko/community?page=2", "200 show /ko/opened/community/list/notice/2 (private)"],
    ["/community/notice/201", "200 show /en/opened/community/notice/201 (private)"],
    ["/", "200 show /en"],
    ["/common/agreement/22", "200 show /en/common/agreement/22"],
  ])("%s → %s", async (path, expected) => {
    expect(await page(path, "1", { hasMenuPass: true })).toBe(expected);
  });

  test.each(["/opened/community", "/ko/opened", "/opened"])("%s is nobody's address", async (path) => {
    expect(await page(path)).toMatch(/^307 \/(ko)?$/);
  });
});

describe("site state (seed §4)", () => {
  test.each([
    ["0", "/", "307 /stop-site"],
    ["0", "/ko/community", "307 /ko/stop-site"],
    ["2", "/community", "307 /close-page"],
    ["0", "/stop-site", "503 show /en/stop-site (private)"],
    ["2", "/zh/close-page", "503 show /zh/close-page (private)"],
    ["0", "/close-page", "307 /"],
    ["2", "/stop-site", "307 /"],
    ["1", "/stop-site", "307 /"],
    ["1", "/ko/close-page", "307 /ko"],
    ["0", "/error", "200 show /en/error (private)"],
    ["0", "/login", "307 /stop-site"],
    ["0", "/login?next=%2Fishm", "200 show /en/login (private)"],
  ] as const)("state %s: %s → %s", async (state, path, expected) => {
    expect(await page(path, state)).toBe(expected);
  });

  test("a crawler gets the 503 at the address that it asked for", async () => {
    expect(await page("/ko/community", "0", { isCrawler: true })).toBe("503 show /ko/stop-site (private)");
  });

  test("an allowed address sees the site, and nobody stores what it sees", async () => {
    expect(await page("/community", "0", { hasPass: async () => true })).toBe(
      "200 show /en/community (private)",
    );
  });
});

describe("guards of menus and sign-in (seed §5)", () => {
  // seed 231 233 234 250
  test.each([
    ["/mypage", {}, "307 /login?next=%2Fmypage"],
    ["/ko/mypage/cs/form", {}, "307 /ko/login?next=%2Fko%2Fmypage%2Fcs%2Fform"],
    ["/mypage", { signedIn: true }, "200 show /en/mypage (private)"],
    ["/mypage/withdrawal", {}, "307 /login?next=%2Fmypage%2Fwithdrawal"],
    ["/ko/mypage/withdrawal/complete", {}, "200 show /ko/mypage/withdrawal/complete (private)"],
    ["/gift", {}, "307 /"],
    ["/ko/gift", { signedIn: true }, "307 /ko"],
    ["/staff", { signedIn: true }, "307 /"],
    ["/staff", { signedIn: true, isAdmin: true }, "200 show /en/staff (private)"],
    ["/login", {}, "200 show /en/login (private)"],
    ["/ja/login", { signedIn: true }, "307 /ja"],
    ["/login", { signedIn: true, isPending: true }, "200 show /en/login (private)"],
    ["/mypage", { signedIn: true, isPending: true }, "307 /login?next=%2Fmypage"],
  ])("%s as %o → %s", async (path, who, expected) => {
    expect(await page(path, "1", who)).toBe(expected);
  });

  // seed 230 232
  test.each([
    [{}, "307 /login?next=%2Fishm%2Fnotice"],
    [{ signedIn: true, isAdmin: true, isPending: true }, "307 /login?next=%2Fishm%2Fnotice"],
    [{ signedIn: true }, "307 /"],
    [{ signedIn: true, isAdmin: true }, "200 show /ishm/notice (private)"],
  ])("/ishm/notice as %o → %s", async (who, expected) => {
    expect(summary(await decideOffice(asking("/ishm/notice", who)))).toBe(expected);
  });

  test.each([
    ["ko-KR,ko;q=0.9,en;q=0.5", "en", "/ko/login?next=%2Fishm", "/ko"],
    ["ko", "ko", "/login?next=%2Fishm", "/"],
    ["fr,en;q=0.1,ja;q=0.9", "ko", "/ja/login?next=%2Fishm", "/ja"],
    ["zh-CN", "ko", "/login?next=%2Fishm", "/"],
    [null, "ja", "/login?next=%2Fishm", "/"],
  ] as const)(
    "a browser of %s in a club of %s signs in at %s",
    async (acceptLanguage, defaultLanguage, ...to) => {
      const clubLanguages = async () => ({ ...club, defaultLanguage });
      const answers = [{}, { signedIn: true }].map((who) =>
        decideOffice(asking("/ishm", { ...who, acceptLanguage, clubLanguages })),
      );
      expect((await Promise.all(answers)).map(summary)).toEqual(to.map((address) => `307 ${address}`));
    },
  );

  test.each([
    ["/ishm", 200],
    ["/ishm/notice", 200],
    ["/ishm/notice/new", 200],
    ["/ishm/notice/12", 200],
    ["/ishm/site/open", 200],
    ["/ishm/notice/abc", 404],
    ["/ishm/unknown", 404],
    ["/ishm/site", 404],
  ])("the back office at %s answers %i", async (path, status) => {
    const decision = await decideOffice(asking(path, { signedIn: true, isAdmin: true }));
    expect(summary(decision)).toBe(`${status} show ${path} (private)`);
  });
});

describe("what is for who signed in is made for each visitor alone", () => {
  const of = (...changed: Menu[]): Snapshot => ({
    ...snapshot("1"),
    menus: [...changed, ...menus.filter(({ code }) => !changed.some((one) => one.code === code))],
  });
  const sections = [menuOf("060100", "/community#notice", { permit: "2" })];
  const shown = async (path: string, club: Snapshot, more = {}) =>
    summary(await decidePage(asking(path, more), club));

  test("a page behind a sign-in", async () => {
    const club = of(menuOf("060000", "/community", { permit: "2" }));
    expect(await shown("/community/notice/11", club)).toBe("307 /login?next=%2Fcommunity%2Fnotice%2F11");
    expect(await shown("/community/notice/11", club, { signedIn: true })).toBe(
      "200 show /en/opened/community/notice/11 (private)",
    );
  });

  test("a page with a section behind a sign-in, which strangers see without it", async () => {
    const club = of(menuOf("060000", "/community", { children: sections }));
    expect(await shown("/community", club)).toBe("200 show /en/community (private)");
    expect(await shown("/community", club, { signedIn: true })).toBe(
      "200 show /en/opened/community (private)",
    );
    expect(await shown("/community", club, { signedIn: true, isPending: true })).toBe(
      "200 show /en/community (private)",
    );
  });

  test("a page, or a section of one, with a password", async () => {
    const page = of(menuOf("060000", "/community", { isLocked: true }));
    const section = of(
      menuOf("060000", "/community", {
        children: [menuOf("060500", "/community#lost-item", { isLocked: true })],
      }),
    );
    for (const club of [page, section]) {
      expect(await shown("/community", club)).toBe("200 show /en/community (private)");
      expect(await shown("/community", club, { hasMenuPass: true })).toBe(
        "200 show /en/opened/community (private)",
      );
    }
  });

  test("a page whose closed section has nothing that its calls tell stays everybody's", async () => {
    const waiting = menuOf("050200", "/reservation#waiting", { permit: "2" });
    const club = of(menuOf("050000", "/reservation", { children: [waiting] }));
    expect(await shown("/reservation", club, { signedIn: true })).toBe("200 show /en/reservation");
  });
});
