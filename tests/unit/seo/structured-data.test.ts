import type { EventDetail } from "@/lib/contract/boards/events";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import type { NoticeDetail } from "@/lib/contract/boards/notices";
import { escapeJsonLd } from "@/lib/shared/texts/text";
import { golfCourse, organization, webSite } from "@/lib/web/seo/structured-data/club";
import { faqPage, restaurants } from "@/lib/web/seo/structured-data/guide";
import {
  breadcrumbList,
  type SchemaNode,
  type SchemaSite,
  schemaText,
} from "@/lib/web/seo/structured-data/node";
import { eventNode, newsArticle } from "@/lib/web/seo/structured-data/posts";
import { clubOf } from "../../support/club";

const origin = "https://club.example";
const site: SchemaSite = { club: clubOf(), language: "ko", origin };
const card = `${origin}/og/ko/card.jpg`;

/** As it stands in the page: what is undefined is gone. */
const written = (...nodes: SchemaNode[]) => JSON.parse(schemaText(nodes));

const notice: NoticeDetail = {
  noticeIdx: 12,
  title: "동절기 안내",
  contents: "<p>티업 <b>시간</b></p>",
  isTop: false,
  viewCount: 3,
  createdAt: "2026-11-20T09:00:00+09:00",
  updatedAt: "2026-11-21T10:00:00+09:00",
  files: [],
  prev: null,
  next: null,
  languages: ["ko"],
  language: "ko",
};
const event: EventDetail = {
  eventIdx: 31,
  title: "첫서리 라운드",
  startDate: "2026-12-01",
  endDate: "2026-12-31",
  progress: "0",
  contents: "<p>따뜻한 아침 포함</p>",
  memberTypes: [],
  link: null,
  viewCount: 0,
  prev: null,
  next: null,
  languages: ["ko"],
  summary: "",
};
const question: FaqItem = {
  faqIdx: 1,
  questionType: "A",
  questionTypeName: "A",
  question: "Rain?",
  order: 1,
  viewCount: 0,
  answer: "<p>We <b>call</b> you.</p>",
};
const dish = (outlet: string, name: string, more: Partial<FnbItem> = {}): FnbItem => ({
  fnbIdx: 1,
  outlet,
  outletName: `House ${outlet}`,
  category: "Soup",
  name,
  description: "",
  price: 9000,
  originInfo: "",
  allergens: [],
  isRecommended: false,
  isSoldOut: false,
  spicy: 0,
  imageUrl: null,
  order: 1,
  isVisible: true,
  ...more,
});

test("the golf course has an address, a place on the map and hours (E-11)", () => {
  expect(written(golfCourse(site, card))).toMatchObject({
    "@context": "https://schema.org",
    "@type": "GolfCourse",
    name: "Pine Club",
    url: `${origin}/ko`,
    image: card,
    address: { "@type": "PostalAddress", streetAddress: "27 Pine Road Gyeonggi-do", addressCountry: "KR" },
    geo: { latitude: 37.3, longitude: 127.3 },
    openingHoursSpecification: { opens: "08:00", closes: "18:00" },
    sameAs: ["https://sns.example/pine"],
  });
});

test("a club that gives no hours and no country is not given any", () => {
  const bare = {
    ...site,
    club: clubOf({ officeHours: { from: "", to: "" }, formats: { ...clubOf().formats } }),
  };
  bare.club.formats.countryFormat = { ...bare.club.formats.countryFormat, country: "ZZ" };
  const course = written(golfCourse(bare, card));
  expect(course).not.toHaveProperty("openingHoursSpecification");
  expect(course.address).not.toHaveProperty("addressCountry");
});

test("site and organisation are one thing in every language, and name each other", () => {
  const english = { ...site, language: "en" as const };
  const [ours, theirs] = [written(organization(site)), written(organization(english))];
  expect(ours["@id"]).toBe(theirs["@id"]);
  expect(written(webSite(site))).toMatchObject({ inLanguage: "ko", publisher: { "@id": ours["@id"] } });
  expect(ours.contactPoint.availableLanguage).toEqual(["en", "ko", "ja", "zh-Hans"]);
});

test("the way to a page begins at home and counts from one; home has none", () => {
  expect(breadcrumbList(site, [])).toBeNull();
  const list = breadcrumbList(site, [
    { name: "커뮤니티", path: "/community" },
    { name: "동절기 안내", path: "/community/notice/12" },
  ]);
  expect(list?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/ko` },
    { "@type": "ListItem", position: 2, name: "커뮤니티", item: `${origin}/ko/community` },
    { "@type": "ListItem", position: 3, name: "동절기 안내", item: `${origin}/ko/community/notice/12` },
  ]);
});

test("an event has what Google requires: name, start, and a place with an address", () => {
  expect(written(eventNode(site, event, card))).toMatchObject({
    "@type": "Event",
    name: "첫서리 라운드",
    description: "따뜻한 아침 포함",
    startDate: "2026-12-01",
    endDate: "2026-12-31",
    image: [card],
    location: { "@type": "Place", name: "Pine Club", address: { "@type": "PostalAddress" } },
  });
  const own = written(eventNode(site, { ...event, thumbUrl: "/files/event/7" }, card));
  expect(own.image).toEqual([`${origin}/files/event/7`]);
});

test("a notice is news with the times of the data, in the language of its words", () => {
  expect(written(newsArticle(site, { ...notice, language: "en" }, card))).toMatchObject({
    "@type": "NewsArticle",
    headline: "동절기 안내",
    description: "티업 시간",
    datePublished: notice.createdAt,
    dateModified: notice.updatedAt,
    inLanguage: "en",
    mainEntityOfPage: `${origin}/ko/community/notice/12`,
  });
  const long = newsArticle(site, { ...notice, title: "긴".repeat(200) }, card);
  expect(Array.from(String(long.headline))).toHaveLength(110);
});

test("questions are answered in plain words; no questions, no page of them", () => {
  expect(faqPage(site, [])).toBeNull();
  expect(faqPage(site, [question])?.mainEntity).toEqual([
    { "@type": "Question", name: "Rain?", acceptedAnswer: { "@type": "Answer", text: "We call you." } },
  ]);
});

test("every outlet is a restaurant with its own dishes, priced in the club's currency", () => {
  const dishes = [dish("10", "Stew"), dish("20", "Tea", { category: "Drinks", isSoldOut: true })];
  const [first, second] = restaurants(site, dishes, card).map((node) => written(node));
  expect(first).toMatchObject({
    "@type": "Restaurant",
    name: "Pine Club House 10",
    address: {},
    image: card,
  });
  expect(first.hasMenu.hasMenuSection).toEqual([
    expect.objectContaining({
      name: "Soup",
      hasMenuItem: [
        expect.objectContaining({
          name: "Stew",
          offers: expect.objectContaining({ price: "9000", priceCurrency: "KRW" }),
        }),
      ],
    }),
  ]);
  const [section] = second.hasMenu.hasMenuSection;
  expect(section.hasMenuItem[0].offers.availability).toBe("https://schema.org/OutOfStock");
});

test("no word of the club can leave the data block (S-42)", () => {
  const evil = { ...notice, title: "</script><script>alert(1)</script><!--" };
  const text = escapeJsonLd(schemaText([newsArticle(site, evil, card)]));
  expect(text).not.toMatch(/[<>&]/);
  expect(JSON.parse(text).headline).toBe(evil.title);
});
