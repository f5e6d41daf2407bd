import type { Language } from "@/lib/shared/languages";
import { type Engine, verificationTag } from "../../../lib/web/office/verification-code";

/** The club's own values that a search engine asks for. */
type GuideValue = "site" | "tag" | "sitemap" | "notices" | "events" | "robots";

type Step = { key: string; values: readonly GuideValue[] };

/** The steps at each search engine, and the values to be entered there. */
export const searchGuides = {
  naver: {
    console: "https://searchadvisor.naver.com/",
    steps: [
      { key: "open", values: [] },
      { key: "add", values: ["site"] },
      { key: "verify", values: ["tag"] },
      { key: "sitemap", values: ["sitemap"] },
      { key: "feed", values: ["notices", "events"] },
      { key: "robots", values: ["robots"] },
    ],
  },
  google: {
    console: "https://search.google.com/search-console",
    steps: [
      { key: "open", values: [] },
      { key: "add", values: ["site"] },
      { key: "verify", values: ["tag"] },
      { key: "sitemap", values: ["sitemap"] },
      { key: "robots", values: ["robots"] },
    ],
  },
} as const satisfies Record<Engine, { console: string; steps: readonly Step[] }>;

export const noticesFeed = (language: Language) => `/rss/${language}/notices.xml`;

/** The values of a club whose site is at an origin; its tag is null while no code is saved. */
export function guideValues(
  origin: string,
  language: Language,
  { engine, code }: { engine: Engine; code: string },
): Record<GuideValue, string | null> {
  return {
    site: `${origin}/`,
    tag: code === "" ? null : verificationTag(code, engine),
    sitemap: `${origin}/sitemap.xml`,
    notices: origin + noticesFeed(language),
    events: `${origin}/rss/${language}/events.xml`,
    robots: `${origin}/robots.txt`,
  };
}
