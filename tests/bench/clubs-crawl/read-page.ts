import { JSDOM } from "jsdom";
import type { ShownText } from "../../support/demo-clubs/foreign-text";

/** Data that the crawl takes from a page. */
export type ReadPage = {
  address: string;
  language: string;
  alternates: string[];
  cards: string[];
  texts: ShownText[];
  /** Everything between marks of the document, scripts included. */
  pieces: Set<string>;
  links: string[];
  pictures: string[];
};

const hidden = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"]);
const spoken = ["alt", "aria-label", "title", "placeholder", "content"];
/** Where the site serves what it draws or keeps of a club. */
const drawn =
  /^\/(?:landscape|drawings|course-map|og|icons|pictures|brand|favicon\.ico|hp\/api\/(?:file|files))/;

function textsOf(document: Document, page: string): ShownText[] {
  const texts: ShownText[] = [];
  const languageOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang") ?? page;
  for (const element of document.querySelectorAll("*")) {
    if (hidden.has(element.tagName)) continue;
    const language = languageOf(element);
    // Names of parts of a text (a table) are the page's, in whatever language the text is.
    const own = element.closest(".prose") ? page : language;
    for (const name of spoken) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.push({ text, language: own });
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === 3 ? (node.nodeValue?.trim() ?? "") : "";
      if (text) texts.push({ text, language });
    }
  }
  return texts;
}

function picturesOf(document: Document): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("img, source, link, meta, a, image, use")) {
    for (const name of ["src", "href", "content", "xlink:href"]) found.push(element.getAttribute(name) ?? "");
    const set = element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "";
    found.push(...set.split(",").map((one) => one.trim().split(/\s+/)[0] ?? ""));
  }
  return found;
}

/** Reads a page of a site from its HTML. */
export function readPage(address: string, html: string): ReadPage {
  const { document } = new JSDOM(html).window;
  const language = document.documentElement.lang;
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const here = new URL(address);
  const own = (link: string) => {
    const url = link ? URL.parse(link, here) : null;
    return url?.origin === here.origin ? url : null;
  };
  return {
    address,
    language,
    alternates: attributes("link[hreflang]", "hreflang"),
    cards: attributes('meta[property="og:image"]', "content"),
    texts: textsOf(document, language),
    pieces: new Set(html.split(/[<>"\n]|\\n|\\"/).map((piece) => piece.trim())),
    links: attributes("a[href]", "href").flatMap((link) => own(link)?.href.replace(/#.*$/, "") ?? []),
    pictures: picturesOf(document).flatMap((link) => {
      const url = own(link);
      return url && drawn.test(url.pathname) ? [url.href] : [];
    }),
  };
}
