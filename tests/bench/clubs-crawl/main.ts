import { type Browsed, browseClub } from "./browse";
import { checkPictures } from "./check-pictures";
import {
  checkLanguages,
  checkShown,
  checkWords,
  type Finding,
  findingsOf,
  piecesOfAnswer,
} from "./check-texts";
import { type Crawl, crawlClub } from "./crawl";
import { foreignColors, ownPalettes } from "./palettes";
import { type ServedClub, startClubs } from "./stack";

/*
 * Every page of the three demo clubs in all their languages: no word, picture, colour, telephone or price of one in another,
 * and no axe violation. Prints what was looked at and what was found; ends with 1 when something was found.
 */

/** `CLUBS_CHECK=pages` leaves the browser out: what is seen, colours and axe. */
const withoutBrowser = process.env.CLUBS_CHECK === "pages";
const hexColor = /#[0-9a-f]{6}\b/g;
const startedAt = performance.now();
const seconds = () => Math.round((performance.now() - startedAt) / 1000);

function checksOf(club: ServedClub, clubs: readonly ServedClub[]) {
  const findings = findingsOf(club.code);
  return {
    findings,
    words: checkWords(club, clubs, findings),
    shown: checkShown(club, findings),
    colors: foreignColors(club, ownPalettes(clubs)),
  };
}

/** Scenes of events and banners: the light of a day is the same over every club; the land in it is the club's. */
const lightOfDay = /\/drawings\/scene-/;

function checkCrawl(club: ServedClub, crawl: Crawl, checks: ReturnType<typeof checksOf>): void {
  const { findings, words, shown, colors } = checks;
  for (const page of crawl.pages) {
    words(page.address, page.pieces);
    shown(page.address, page.texts);
    checkLanguages(club, page, findings);
  }
  for (const answer of [...crawl.machines, ...crawl.pictures]) words(answer.address, piecesOfAnswer(answer));
  for (const picture of crawl.pictures.filter(({ address }) => !lightOfDay.test(address)))
    for (const color of colors(new Set(picture.text.match(hexColor))))
      findings.add("colour", picture.address, color);
  for (const broken of crawl.broken) findings.add("answer", broken, broken);
}

type Looked = { club: ServedClub; crawl: Crawl; browsed: Browsed; findings: Finding[] };

function report(all: readonly Looked[]): void {
  console.table(
    all.map(({ club, crawl, browsed, findings }) => ({
      club: club.code,
      languages: club.languages.join(" "),
      pages: crawl.pages.length,
      pictures: crawl.pictures.length,
      "distinct pictures": new Set(crawl.pictures.map(({ hash }) => hash)).size,
      "seen in a browser": browsed.pages,
      "axe runs": browsed.axe,
      findings: findings.length,
    })),
  );
  for (const { club, check, at, found } of all.flatMap(({ findings }) => findings))
    console.info(`${club}  ${check.padEnd(14)} ${at}\n      ${found}`);
  console.info(`${seconds()} s`);
}

const stack = await startClubs();
try {
  console.info(`The clubs are open after ${seconds()} s.`);
  const all: Looked[] = [];
  const one = async (club: ServedClub) => {
    const crawl = await crawlClub(club);
    const checks = checksOf(club, stack.clubs);
    checkCrawl(club, crawl, checks);
    console.info(`${club.code} is crawled after ${seconds()} s.`);
    const browsed = withoutBrowser ? { pages: 0, axe: 0 } : await browseClub(club, crawl, checks);
    all.push({ club, crawl, browsed, findings: checks.findings.list() });
  };
  // Each has a web of its own: while one is drawn, another is looked at.
  await Promise.all(stack.clubs.map(one));
  for (const { club, finding } of checkPictures(all))
    all.find((looked) => looked.club === club)?.findings.push(finding);
  report(all);
  if (all.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
} finally {
  await stack.stop();
}
