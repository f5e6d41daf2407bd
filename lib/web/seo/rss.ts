import type { Language } from "@/lib/shared/languages";
import { languageTag } from "./language-tags";
import { xmlElement, xmlText } from "./xml";

/** One post of a feed; the address is absolute, times are ISO 8601. */
export type FeedItem = {
  title: string;
  address: string;
  summary: string;
  publishedAt?: string | undefined;
  changedAt?: string | undefined;
};

export type Feed = {
  title: string;
  description: string;
  language: Language;
  /** The page that the feed follows, and the feed itself. */
  address: string;
  ownAddress: string;
  items: readonly FeedItem[];
};

/** RSS 2.0 with the feed's own address, which readers and validators ask for (E-10). */
export function rssFeed(feed: Feed): string {
  const changes = feed.items.flatMap(({ changedAt, publishedAt }) => changedAt ?? publishedAt ?? []);
  const newest = changes.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement("title", feed.title),
    xmlElement("link", feed.address),
    `<description>${xmlText(feed.description)}</description>`,
    xmlElement("language", languageTag(feed.language)),
    xmlElement("lastBuildDate", rssTime(newest)),
    `<atom:link href="${xmlText(feed.ownAddress)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map(rssItem),
    "</channel></rss>",
  ]
    .filter(Boolean)
    .join("\n");
}

function rssItem({ title, address, summary, publishedAt }: FeedItem): string {
  return [
    "<item>",
    xmlElement("title", title),
    xmlElement("link", address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement("pubDate", rssTime(publishedAt)),
    xmlElement("description", summary),
    "</item>",
  ].join("");
}

/** `Sat, 21 Nov 2026 01:00:00 GMT`: the form of RFC 822 with a year of four digits. */
function rssTime(time: string | undefined): string | undefined {
  return time ? new Date(time).toUTCString() : undefined;
}
