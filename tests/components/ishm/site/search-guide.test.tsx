import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { SearchGuideView } from "@/components/ishm/search-guide/search-guide-view";
import { mockCall, mockServer } from "@/tests/support/msw";
import { visit } from "@/tests/support/web/navigation";
import { renderOffice } from "../office";
import { publicAddition, siteOffice } from "./site-office";

const { origin } = window.location;
const page = `<!doctype html><html><head>
  <title>Mirsol Country Club</title>
  <meta name="description" content="27 holes">
  <meta name="naver-site-verification" content="abc123">
  <link rel="canonical" href="${origin}/">
  ${["en", "ko", "ja", "zh-Hans", "x-default"].map((one) => `<link rel="alternate" hreflang="${one}" href="/">`).join("")}
  <script type="application/ld+json">{"@graph":[{"@type":"GolfCourse"},{"@type":["WebSite"]}]}</script>
</head><body></body></html>`;
const urls = "<url><loc>https://club.example/</loc></url>".repeat(3);

let code = "abc123";

const server = mockServer(
  mockCall("GET /site/addition", () => ({ ...publicAddition, naverVerification: code })),
  mockCall("GET /site/state", () => ({ state: "1", title: "", message: "", startAt: null, endAt: null })),
  http.get(`${origin}/`, () => HttpResponse.html(page)),
  http.get(`${origin}/robots.txt`, () =>
    HttpResponse.text(`User-Agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml`),
  ),
  http.get(`${origin}/sitemap.xml`, () =>
    HttpResponse.xml(
      "<sitemapindex><sitemap><loc>https://club.example/sitemaps/pages.xml</loc></sitemap></sitemapindex>",
    ),
  ),
  http.get(`${origin}/sitemaps/pages.xml`, () => HttpResponse.xml(`<urlset>${urls}</urlset>`)),
  http.get(`${origin}/rss/en/notices.xml`, () => HttpResponse.xml("<rss><channel><item/></channel></rss>")),
);

beforeEach(() => {
  code = "abc123";
  visit("/ishm/site/ext-guide-naver");
});

const check = async () => userEvent.click(await screen.findByRole("button", { name: "Check now" }));

describe("the guide of a search engine", () => {
  // seed 101 102
  test("the club's own values are copied with a press", async () => {
    const user = userEvent.setup();
    const copy = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    renderOffice(<SearchGuideView engine="naver" />, siteOffice());
    await user.click(await screen.findByRole("button", { name: "Copy: Tag" }));
    expect(await screen.findByText("Copied")).toBeVisible();
    expect(copy).toHaveBeenCalledWith('<meta name="naver-site-verification" content="abc123">');
    for (const value of [`${origin}/sitemap.xml`, `${origin}/rss/en/events.xml`, `${origin}/robots.txt`]) {
      expect(screen.getByText(value)).toBeVisible();
    }
  });

  test("without a code the way to enter one is shown", async () => {
    renderOffice(<SearchGuideView engine="google" />, siteOffice());
    expect(await screen.findByRole("link", { name: "Enter code" })).toHaveAttribute(
      "href",
      "/ishm/site/ext-info",
    );
    expect(screen.queryByRole("button", { name: "Copy: Tag" })).toBeNull();
  });

  test("a site as it should be is told point by point", async () => {
    renderOffice(<SearchGuideView engine="naver" />, siteOffice());
    await check();
    expect(await screen.findByText("Nothing to fix.")).toBeVisible();
    expect(screen.getByText("3 addresses.")).toBeVisible();
    expect(screen.getByText("Found: GolfCourse, WebSite.")).toBeVisible();
    expect(screen.getAllByText("good")).toHaveLength(12);
  });

  test("what is wrong is told with what to do", async () => {
    code = "another";
    server.use(http.get(`${origin}/robots.txt`, () => HttpResponse.text("User-Agent: *\nDisallow: /")));
    renderOffice(<SearchGuideView engine="naver" />, siteOffice());
    await check();
    expect(await screen.findByText("2 items to review.")).toBeVisible();
    expect(screen.getByText(/The page contains another code: abc123/)).toBeVisible();
    expect(screen.getByText(/The crawler is blocked, as on trial sites \(SEARCH_ENGINES\)\./)).toBeVisible();
  });
});
