import type { Metadata } from "next";
import { readCardAddress } from "@/lib/web/cards/address";
import { isIndexedMenu, type PageSeo, pageMetadata } from "@/lib/web/seo/metadata";
import { clubOf, menuOf } from "../../support/club";
import { webEnvironment } from "../../support/web/web-environment.mjs";

const secret = webEnvironment.SESSION_SECRET;

const community = menuOf("060000", "/community", { name: "Community", seoMeta: "News of the club" });
const page = (more: Partial<PageSeo>): Metadata =>
  pageMetadata({ club: clubOf(), language: "en", path: "/community", menu: community, ...more });

function imageOf(metadata: Metadata) {
  const [image] = [metadata.openGraph?.images].flat();
  return image as { url: string; width?: number; alt: string };
}

function cardTitle(metadata: Metadata): string | undefined {
  const [, , language = "", file = ""] = new URL(imageOf(metadata).url).pathname.split("/");
  return readCardAddress(language, file, { clubCode: webEnvironment.CLUB_CODE, secret })?.title;
}

test.each([
  ["a public menu", {}, true],
  ["one hidden from robots", { permit: "1" }, false],
  ["one for members", { permit: "2" }, false],
  ["one for admins", { permit: "3" }, false],
  ["one that is not shown", { isVisible: false }, false],
] as const)("%s is a search result: %p", (_name, more, isResult) => {
  const menu = menuOf("060000", "/community", more);
  expect(isIndexedMenu(menu)).toBe(isResult);
  expect(page({ menu }).robots).toEqual(isResult ? undefined : { index: false, follow: true });
});

test("a post stands for the languages that it has; in another one it is nobody's search result (E-02)", () => {
  const own = page({ path: "/community/notice/1", title: "Notice", languages: ["en", "ko"] });
  expect(own.robots).toBeUndefined();
  expect(own.alternates?.languages).toEqual({
    en: "https://club.example/community/notice/1",
    ko: "https://club.example/ko/community/notice/1",
    "x-default": "https://club.example/community/notice/1",
  });
  const foreign = page({
    language: "ja",
    path: "/community/notice/1",
    title: "Notice",
    languages: ["en", "ko"],
  });
  expect(foreign.robots).toEqual({ index: false, follow: true });
});

test("a page with a title of its own never says what its menu says (E-01)", () => {
  expect(page({}).description).toBe("News of the club");
  expect(page({ title: "Form", description: "" }).description).toBe("Form · Community · Pine Club");
});

test("the card shows the page's title; home shows its motto; what an admin chose comes first (E-03)", () => {
  expect(cardTitle(page({}))).toBe("Community");
  expect(cardTitle(page({ title: "First frost" }))).toBe("First frost");
  const home = menuOf("010000", "/", { snsDesc: "27 holes", isMainPage: true });
  expect(cardTitle(page({ menu: home }))).toBe("27 holes");
  const chosen = { ...community, snsImageUrl: "/files/menu/3" };
  expect(imageOf(page({ menu: chosen }))).toEqual({
    url: "https://club.example/files/menu/3",
    alt: "Community",
  });
  expect(cardTitle(page({ menu: chosen, title: "First frost" }))).toBe("First frost");
  const club = clubOf({ addition: { ...clubOf().addition, ogImage: "/files/site/9" } });
  expect(imageOf(page({ club, menu: home })).url).toBe("https://club.example/files/site/9");
  expect(cardTitle(page({ club }))).toBe("Community");
});

test("another name or logo of the club is another address of the card", () => {
  const { addition, info } = clubOf();
  const renamed = clubOf({ info: { ...info, clubName: "Oak Club" } });
  const redrawn = clubOf({ addition: { ...addition, logoDefaultRl: "/files/site/1" } });
  const addresses = [clubOf(), renamed, redrawn].map((club) => imageOf(page({ club })).url);
  expect(new Set(addresses).size).toBe(3);
});

test("the community's pages name its feeds, others do not (E-10)", () => {
  const feeds = page({}).alternates?.types?.["application/rss+xml"] as { url: string }[];
  expect(feeds.map(({ url }) => url)).toEqual([
    "https://club.example/rss/en/notices.xml",
    "https://club.example/rss/en/events.xml",
  ]);
  const guide = page({ menu: menuOf("030000", "/guide") });
  expect(guide.alternates?.types?.["application/rss+xml"]).toEqual([]);
});

test("verification codes of the settings are named, and nothing is named for an empty one (E-09)", () => {
  const addition = { ...clubOf().addition, googleVerification: '"><script>', naverVerification: "naver1" };
  expect(page({ club: clubOf({ addition }) }).verification).toEqual({
    google: '"><script>',
    other: { "naver-site-verification": "naver1" },
  });
  expect(page({}).verification).toEqual({ google: undefined, other: undefined });
});
