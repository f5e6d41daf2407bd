/** Data that a crawler reads from a page's HTML alone. */
export type CrawledPage = {
  address: string;
  language: string;
  title: string;
  titles: number;
  descriptions: string[];
  headings: number;
  canonical: string | undefined;
  alternates: Record<string, string>;
  isIndexed: boolean;
  links: string[];
  images: string[];
  /** Names of the tags that machines which share links read. */
  shared: string[];
  /** Blocks of structured data, and the things that they tell of. */
  blocks: number;
  data: SchemaThing[];
};
export type SchemaThing = { "@type": string } & Record<string, unknown>;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const plain = (text: string) => text.replace(/&([a-z]+|#x?\w+);/g, (whole, name) => entities[name] ?? whole);

const attribute = (tag: string, name: string) =>
  plain(tag.match(new RegExp(`\\s${name}="([^"]*)"`, "i"))?.[1] ?? "");

const tagsOf = (html: string, form: RegExp) => html.match(form) ?? [];

/** Reads a page; throws when a block of structured data is no JSON. */
export function readPage(address: string, html: string): CrawledPage {
  const head = html.slice(0, html.indexOf("</head>"));
  const metas = tagsOf(head, /<meta [^>]*>/g);
  const content = (name: string) =>
    metas
      .filter((tag) => attribute(tag, "name") === name || attribute(tag, "property") === name)
      .map((tag) => attribute(tag, "content"));
  const heads = tagsOf(head, /<link [^>]*>/g);
  const alternates = heads.filter((tag) => attribute(tag, "hreflang") !== "");
  const canonical = heads.find((tag) => attribute(tag, "rel") === "canonical");
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return {
    address,
    language: attribute(html.match(/<html[^>]*>/)?.[0] ?? "", "lang"),
    title: plain(head.match(/<title>([^<]*)<\/title>/)?.[1] ?? ""),
    titles: tagsOf(head, /<title>/g).length,
    descriptions: content("description"),
    headings: tagsOf(html, /<h1[\s>]/g).length,
    canonical: canonical && attribute(canonical, "href"),
    alternates: Object.fromEntries(
      alternates.map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")]),
    ),
    isIndexed: !content("robots").some((value) => value.includes("noindex")),
    links: tagsOf(html, /<a [^>]*>/g).map((tag) => attribute(tag, "href")),
    images: content("og:image"),
    shared: metas
      .map((tag) => attribute(tag, "property") || attribute(tag, "name"))
      .filter((name) => /^(og|twitter):/.test(name)),
    blocks: blocks.length,
    data: blocks.flatMap(([, text = ""]) => thingsOf(JSON.parse(text))),
  };
}

function thingsOf(block: { "@graph"?: SchemaThing[] } & SchemaThing): SchemaThing[] {
  return block["@graph"] ?? [block];
}

/** Runs a task for every item, a few at a time. */
export async function eachOf<T>(
  items: readonly T[],
  task: (item: T) => Promise<void>,
  width = 6,
): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** The addresses of a sitemap or of an index of them. */
export const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => plain(match[1] ?? ""));

/** Result of a crawl: the sitemap's addresses, pages by their address, the status of every address that was asked. */
export type SiteCrawl = {
  listed: Set<string>;
  pages: Map<string, CrawledPage>;
  answers: Map<string, number>;
};

/** The page of an address, in whatever language. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.replace(/^\/(ko|ja|zh)(?=\/|$)/, "") + search;
}

/** An address whatever its query and the numbers of its path name: all days of the sheet have one form, all holes another. */
const formOf = (page: string) => page.replace(/=[^&]*/g, "=").replace(/\d+/g, "0");

/** Lets the first pages of each form through, each of them in all languages. */
function firstOfForms(most: number): (address: string) => boolean {
  const known = new Map<string, Set<string>>();
  return (address) => {
    const page = pageOf(address);
    const form = formOf(page);
    const read = known.get(form) ?? new Set();
    known.set(form, read);
    if (read.size < most) read.add(page);
    return read.has(page);
  };
}

/**
 * Reads `starts` and every page of the sitemap, and every page of the site that a link of these leads to; of pages that differ in
 * their query or their record alone so many of each form, those that are met first.
 */
export async function crawlSite(
  origin: string,
  starts: readonly string[],
  mostOfForm = Number.POSITIVE_INFINITY,
): Promise<SiteCrawl> {
  const isRead = firstOfForms(mostOfForm);
  const read = async (address: string) => locationsOf(await (await fetch(address)).text());
  const listed = (await Promise.all((await read(`${origin}/sitemap.xml`)).map(read))).flat();
  const done: SiteCrawl = { listed: new Set(listed), pages: new Map(), answers: new Map() };
  const seen = new Set([...starts, ...listed]);
  let next = [...seen].filter(isRead);
  while (next.length > 0) {
    await eachOf(next, async (address) => {
      const answer = await fetch(address);
      done.answers.set(address, answer.status);
      const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true;
      const body = await answer.text();
      if (isPage && answer.ok && answer.url === address) done.pages.set(address, readPage(address, body));
    });
    const found = [...done.pages.values()].flatMap((page) =>
      page.links.map((link) => plainAddress(page, link)),
    );
    const fresh = [...new Set(found)].filter((address) => address !== "" && !seen.has(address));
    for (const address of fresh) seen.add(address);
    next = fresh.filter(isRead);
  }
  return done;
}

/** A link's address without its hash; nothing for other sites, telephones and mails. */
export function plainAddress(page: CrawledPage, link: string): string {
  const url = URL.parse(link, page.address);
  if (url?.origin !== new URL(page.address).origin) return "";
  url.hash = "";
  return url.href;
}
