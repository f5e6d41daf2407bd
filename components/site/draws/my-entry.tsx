import { useTranslations } from "next-intl";
import { SiteLink } from "@/components/site/layout/site-link";
import type { PublishedProof } from "@/lib/web/draws/proof-check";
import { playDay } from "@/lib/web/draws/words";
import type { ProofPlace } from "./proof-desk";
import type { MyEntry as Entry } from "./use-my-entry";

type Props = {
  proof: PublishedProof;
  mine: Entry;
  courses: Readonly<Record<string, string>>;
  place: ProofPlace;
  postHref: string;
};

/** The viewer's own entry: where it stands in the published list, and what it came to. */
export function MyEntry({ proof, mine, courses, place, postHref }: Props) {
  const t = useTranslations("proof.mine");
  const line = mine.receipt ? (proof.receipts?.indexOf(mine.receipt) ?? -1) + 1 : 0;
  const { result, why } = mine;
  const course = result ? (courses[result.courseCode] ?? result.courseCode) : "";
  return (
    <section aria-labelledby="mine-heading" className="bg-pine-900 px-7 py-8 text-on-dark">
      <h2 id="mine-heading" className="text-caption text-on-dark-2">
        {t("title", { entry: mine.drawIdx })}
      </h2>
      <p className="mt-3 font-serif text-value">
        {why ? t("place", { order: why.order, of: why.of }) : t("state", { state: mine.stateName })}
        {result ? (
          <span className="block">
            {playDay(result.playDate, place.language)} {result.teeTime}, {course}
          </span>
        ) : null}
        {mine.reserveNo ? <span className="block">{t("reserve", { number: mine.reserveNo })}</span> : null}
      </p>
      <p className="mt-4">
        {proof.receipts === null ? t("later") : line > 0 ? t("listed", { line }) : t("missing")}
      </p>
      <SiteLink
        href={postHref}
        className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {t("open")}
      </SiteLink>
    </section>
  );
}
