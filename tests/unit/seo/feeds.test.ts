import { JSDOM } from "jsdom";
import { rssFeed } from "@/lib/web/seo/feed";
import { xmlText } from "@/lib/web/seo/xml";

const feed = {
  title: "공지 · Pine & Club",
  description: "News",
  language: "zh",
  address: "https://club.example/zh/community#notice",
  ownAddress: "https://club.example/rss/zh/notices.xml",
  items: [
    {
      title: 'A < B & "C" ]]>\u0007',
      address: "https://club.example/zh/community/notice/2?a=1&b=2",
      summary: "</description><script>",
      publishedAt: "2026-11-20T09:00:00+09:00",
      changedAt: "2026-11-22T09:00:00+09:00",
    },
    { title: "Old", address: "https://club.example/zh/community/notice/1", summary: "" },
  ],
} as const;

/** Throws for anything that is no well-formed XML. */
const parsed = (xml: string) => {
  const { document } = new JSDOM(xml, { contentType: "text/xml" }).window;
  return (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
};

test("a feed is well-formed whatever its posts say, with the newest change as its own (E-10)", () => {
  const read = parsed(rssFeed(feed));
  expect(read("item > title")).toEqual(['A < B & "C" ]]>', "Old"]);
  expect(read("item > description")).toEqual(["</description><script>"]);
  expect(read("language")).toEqual(["zh-Hans"]);
  expect(read("lastBuildDate")).toEqual(["Sun, 22 Nov 2026 00:00:00 GMT"]);
  expect(read("pubDate")).toEqual(["Fri, 20 Nov 2026 00:00:00 GMT"]);
  expect(read("guid")).toEqual(feed.items.map(({ address }) => address));
});

test("a feed without posts is a feed, and claims no change", () => {
  const read = parsed(rssFeed({ ...feed, items: [] }));
  expect(read("channel > title")).toEqual([feed.title]);
  expect(read("lastBuildDate")).toEqual([]);
});

test("signs that XML forbids are taken out, line breaks stay", () => {
  expect(xmlText("a\u0000b\u001f\nc\ufffe\ud800d<'\">")).toBe("ab\ncd&lt;&apos;&quot;&gt;");
  expect(xmlText("골프 🏌")).toBe("골프 🏌");
});
