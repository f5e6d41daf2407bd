import { type Finding, findingsOf } from "./check-texts";
import type { Answer, Crawl } from "./crawl";
import type { ServedClub } from "./stack";

/** Pictures that clubs share, with the reason. */
const shared: readonly { path: RegExp; because: string }[] = [];

const pathOf = ({ address }: Answer) => new URL(address).pathname;
const isShared = (answer: Answer) => shared.some(({ path }) => path.test(pathOf(answer)));

/** A picture that is the same, byte for byte, as one of another club; and cards that are. */
export function checkPictures(crawls: readonly { club: ServedClub; crawl: Crawl }[]): Finding[] {
  return crawls.flatMap(({ club, crawl }) => {
    const findings = findingsOf(club.code);
    const others = crawls.filter((one) => one.club.code !== club.code);
    const hashes = new Map(
      others.flatMap((other) =>
        other.crawl.pictures.map((one) => [one.hash, { ...one, of: other.club.code }]),
      ),
    );
    for (const picture of crawl.pictures.filter((one) => !isShared(one))) {
      const same = hashes.get(picture.hash);
      if (same) findings.add("picture", picture.address, `${same.of}: ${pathOf(same)}`);
    }
    return findings.list();
  });
}
