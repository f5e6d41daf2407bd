import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eachOf, locationsOf } from "../../support/web/site-crawl";
import { type ReadPage, readPage } from "./read-page";
import type { ServedClub } from "./stack";

export type Answer = { address: string; hash: string; type: string; text: string };
export type Crawl = { pages: ReadPage[]; pictures: Answer[]; machines: Answer[]; broken: string[] };

/** Files for machines, and pages without a link. */
const machineFiles = ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml"];
const unlisted = [
  "/login",
  "/signup",
  "/login/find-id",
  "/login/find-pw",
  "/nowhere",
  "/error?status=500",
  "/mypage",
];
/** Links of months and days go on for ever: so many pages of reservations are read. */
const mostOfReservation = 12;
const mostPages = 1500;
/** Cards differ by the title alone: so many of each club are drawn and compared, from all kinds of pages. */
const mostCards = 60;

/** Reads the sitemap, every page of it and every page that a link leads to, and every picture of these. */
export async function crawlClub(club: ServedClub): Promise<Crawl> {
  const crawl: Crawl = { pages: [], pictures: [], machines: [], broken: [] };
  const starts = club.languages.flatMap((language) => {
    const prefix = language === club.defaultLanguage ? "" : `/${language}`;
    return [...unlisted.map((path) => club.origin + prefix + path), club.origin + (prefix || "/")];
  });
  const seen = new Set<string>();
  let reservations = 0;
  let next = [...(await sitemapOf(club, crawl)), ...starts];
  while (next.length > 0 && seen.size < mostPages) {
    const wanted = [...new Set(next)].filter((address) => {
      if (seen.has(address)) return false;
      if (/[?&](?:date|month)=/.test(address)) reservations += 1;
      return !/[?&](?:date|month)=/.test(address) || reservations <= mostOfReservation;
    });
    for (const address of wanted) seen.add(address);
    const found: string[] = [];
    await eachOf(wanted, async (address) => void found.push(...(await readAddress(address, crawl))), 4);
    next = found;
  }
  const pictures = sampled([...new Set(crawl.pages.flatMap(({ pictures }) => pictures))]);
  await eachOf(pictures, async (address) => void crawl.pictures.push(await answerOf(address, crawl)), 4);
  for (const file of machineFiles) crawl.machines.push(await answerOf(club.origin + file, crawl));
  return crawl;
}

/** All pictures but cards, and of these one in so many. */
function sampled(pictures: readonly string[]): string[] {
  const isCard = (address: string) => new URL(address).pathname.startsWith("/og/");
  const cards = pictures.filter(isCard);
  const step = Math.max(1, Math.ceil(cards.length / mostCards));
  return [...pictures.filter((one) => !isCard(one)), ...cards.filter((_, place) => place % step === 0)];
}

async function sitemapOf(club: ServedClub, crawl: Crawl): Promise<string[]> {
  const index = await answerOf(`${club.origin}/sitemap.xml`, crawl);
  const maps = await Promise.all(locationsOf(index.text).map((address) => answerOf(address, crawl)));
  crawl.machines.push(...maps);
  return maps.flatMap(({ text }) => locationsOf(text));
}

const mostTries = 5;

/** A connection that was closed while it rested is opened again; a server that is overloaded (503) is asked later. */
async function get(address: string, triesLeft = mostTries): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (triesLeft === 0 || (answer && answer.status !== 503)) return answer ?? fetch(address);
  await answer?.arrayBuffer();
  await wait(2000);
  return get(address, triesLeft - 1);
}

/** Reads one address; answers the links of a page. */
async function readAddress(address: string, crawl: Crawl): Promise<string[]> {
  const answer = await get(address);
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 500 && !address.includes("/error?")) crawl.broken.push(`${answer.status} ${address}`);
  if (!type.startsWith("text/html")) {
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (type.includes("xml")) crawl.machines.push({ address, type, hash: "", text: bytes.toString("utf8") });
    return [];
  }
  const page = readPage(address, await answer.text());
  crawl.pages.push(page);
  return answer.ok ? page.links.filter((link) => !link.includes("/hp/api/")) : [];
}

async function answerOf(address: string, crawl: Crawl): Promise<Answer> {
  const answer = await get(address);
  if (!answer.ok) crawl.broken.push(`${answer.status} ${address}`);
  const type = answer.headers.get("content-type") ?? "";
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isText = /svg|xml|json|css|text/.test(type);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { address, hash, type, text: isText ? bytes.toString("utf8") : "" };
}
