import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { violations } from "../../support/web/axe";
import { chromiumPath } from "../../support/web/chromium";
import type { checkShown, checkWords, findingsOf } from "./check-texts";
import type { Crawl } from "./crawl";
import type { foreignColors } from "./palettes";
import { openPage, seeing } from "./seen";
import type { ServedClub } from "./stack";

const members: Readonly<Record<string, string>> = { MS01: "kimmiru", LK02: "mairimac", JP03: "asahiken" };
const password = "Mirsol2026!";
const widths = [390, 1440];

/** The pages of a member that an address opens; those of bookings and inquiries are found by their links. */
const pagesOfMembers = [
  paths.myPage(),
  ...Object.values(memberPaths.myInfo).map((path) => path()),
  ...[memberPaths.my.bookings(), memberPaths.my.waitings(), memberPaths.my.draws(), memberPaths.my.teams()],
  ...[memberPaths.my.penalties(), memberPaths.my.visits(), memberPaths.my.coupons()],
  ...[memberPaths.cs.list(), memberPaths.cs.form(), memberPaths.withdrawal.start(), paths.reservation()],
];
const record = /\/mypage\/(?:bookings|cs)\/\d+$/;

type Checks = {
  words: ReturnType<typeof checkWords>;
  shown: ReturnType<typeof checkShown>;
  colors: ReturnType<typeof foreignColors>;
  findings: ReturnType<typeof findingsOf>;
};
export type Browsed = { pages: number; axe: number };

/** A club in a browser: one page of each kind, and every page of a member in each language. */
export async function browseClub(club: ServedClub, crawl: Crawl, checks: Checks): Promise<Browsed> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
  });
  const done: Browsed = { pages: 0, axe: 0 };
  try {
    await publicPages({ browser, club, checks, done }, kindsOf(club, crawl));
    await memberPages({ browser, club, checks, done });
    return done;
  } finally {
    await browser.close();
  }
}

/** One address for each kind of page in the club's first language: numbers and codes within it do not count. */
function kindsOf(club: ServedClub, crawl: Crawl): string[] {
  const kinds = new Map<string, string>();
  for (const { address, language } of crawl.pages) {
    if (language !== club.defaultLanguage) continue;
    const kind = new URL(address).pathname.replace(/\/[\d-]+(?=\/|$)/g, "/#");
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

type Tour = { browser: Browser; club: ServedClub; checks: Checks; done: Browsed };

const contextOf = (browser: Browser) =>
  browser.newContext({ viewport: { width: widths[1] ?? 1440, height: 900 }, reducedMotion: "reduce" });

async function publicPages(tour: Tour, addresses: readonly string[]): Promise<void> {
  const context = await contextOf(tour.browser);
  const page = await context.newPage();
  for (const address of addresses) await lookAt(tour, page, address, true);
  await context.close();
}

async function memberPages(tour: Tour): Promise<void> {
  const { browser, club } = tour;
  const context = await contextOf(browser);
  await signIn(context, club);
  const page = await context.newPage();
  const records = new Set<string>();
  for (const language of club.languages) {
    const isFirst = language === club.defaultLanguage;
    const prefix = isFirst ? "" : `/${language}`;
    for (const path of pagesOfMembers) {
      const links = await lookAt(tour, page, club.origin + prefix + path, isFirst);
      if (isFirst) for (const link of links) if (record.test(link)) records.add(new URL(link).pathname);
    }
    for (const path of [...records].slice(0, 4))
      await lookAt(tour, page, club.origin + prefix + path, isFirst);
  }
  await context.close();
}

/** Reads a page as it is seen; with `isWhole` axe looks at it too, on a phone and on a desk. Answers its links. */
async function lookAt({ club, checks, done }: Tour, page: Page, address: string, isWhole: boolean) {
  const { findings } = checks;
  await page.setViewportSize({ width: widths[1] ?? 1440, height: 900 });
  await openPage(page, address);
  const seen = await seeing(page);
  done.pages += 1;
  checks.words(
    address,
    seen.texts.map(({ text }) => text),
  );
  checks.shown(address, seen.texts);
  for (const color of checks.colors(seen.colors)) findings.add("colour", address, color);
  for (const width of isWhole ? widths : []) {
    await page.setViewportSize({ width, height: 900 });
    done.axe += 1;
    for (const { id, at } of await violations(page))
      findings.add(`axe ${id}`, `${address} ${width}`, at[0] ?? "");
    if ((await seeing(page)).isTooWide) findings.add("too wide", `${address} ${width}`, club.code);
  }
  return seen.links;
}

async function signIn(context: BrowserContext, { origin, code }: ServedClub): Promise<void> {
  const answer = await context.request.post(`${origin}/hp/api/member/login`, {
    headers: { origin },
    data: { clubCode: code, id: members[code], password, isAdmin: false, chk: false },
  });
  const { result, fail } = await answer.json();
  if (!result) throw new Error(`Sign-in at ${code}: ${JSON.stringify(fail)}`);
}
