import { type Finding, findingsOf } from "./check-texts";
import type { Answer, Crawl } from "./crawl";
import type { ServedClub } from "./stack";

type Crawled = { club: ServedClub; crawl: Crawl };
const pathOf = ({ address }: Answer) => new URL(address).pathname;

/** Pictures, social cards and icons that are the same, byte for byte, as one of another club. */
export function checkPictures(crawls: readonly Crawled[]): { club: ServedClub; finding: Finding }[] {
  return crawls.flatMap(({ club, crawl }) => {
    const findings = findingsOf(club.code);
    const others = crawls.filter((one) => one.club.code !== club.code);
    const known = others.flatMap((other) =>
      other.crawl.pictures.map(
        (picture) => [picture.hash, `${other.club.code}: ${pathOf(picture)}`] as const,
      ),
    );
    const hashes = new Map(known);
    for (const picture of crawl.pictures) {
      const same = hashes.get(picture.hash);
      if (same) findings.add("picture", picture.address, same);
    }
    return findings.list().map((finding) => ({ club, finding }));
  });
}
