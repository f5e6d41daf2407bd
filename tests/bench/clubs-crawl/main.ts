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
import { type ServedClub, startClubs } from "./stack";

/*
 * Every page of the three demo clubs in all their languages: no word, picture, colour, telephone or price of one in another,
 * and no axe violation. Prints what was looked at and what was found; ends with 1 when something was found.
 */

function textFindings(club: ServedClub, clubs: readonly ServedClub[], crawl: Crawl): Finding[] {
  const findings = findingsOf(club.code);
  const words = checkWords(club, clubs, findings);
  const shown = checkShown(club, findings);
  for (const page of crawl.pages) {
    words(page.address, page.pieces);
    shown(page.address, page.texts);
    checkLanguages(club, page, findings);
  }
  for (const answer of [...crawl.machines, ...crawl.pictures]) words(answer.address, piecesOfAnswer(answer));
  for (const broken of crawl.broken) findings.add("answer", broken, broken);
  return findings.list();
}

const startedAt = performance.now();
const stack = await startClubs();
try {
  const crawls: { club: ServedClub; crawl: Crawl }[] = [];
  for (const club of stack.clubs) crawls.push({ club, crawl: await crawlClub(club) });
  const findings = [
    ...crawls.flatMap(({ club, crawl }) => textFindings(club, stack.clubs, crawl)),
    ...checkPictures(crawls),
  ];
  console.table(
    crawls.map(({ club, crawl }) => ({
      club: club.code,
      pages: crawl.pages.length,
      pictures: crawl.pictures.length,
      "distinct pictures": new Set(crawl.pictures.map(({ hash }) => hash)).size,
      "social cards": new Set(crawl.pages.flatMap(({ cards }) => cards)).size,
      findings: findings.filter((one) => one.club === club.code).length,
    })),
  );
  for (const { club, check, at, found } of findings)
    console.info(`${club}  ${check.padEnd(14)} ${at}\n      ${found}`);
  console.info(`${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (findings.length > 0) process.exitCode = 1;
} finally {
  await stack.stop();
}
