import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { Icon } from "@/components/ui/layout/icons";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Club } from "@/lib/web/queries/club";
import { roundsOf } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; courses: readonly Course[] };

/** The scorecards of all rounds that can be played. */
export async function RoundLinks({ club, language, courses }: Props) {
  const t = await getTranslations("course");
  return (
    <section id="scorecard" aria-labelledby="scorecard-heading">
      <h2
        id="scorecard-heading"
        tabIndex={-1}
        className="border-b border-pine-800 pb-5 font-serif text-section"
      >
        {t("scorecard.title")}
      </h2>
      <p className="mt-6 max-w-[36rem] text-ink-2">{t("scorecard.lead")}</p>
      <ul className="mt-6 grid grid-cols-1 gap-x-12 min-[700px]:grid-cols-2 min-[1080px]:grid-cols-3">
        {roundsOf(courses).map(({ codes, courses: round }) => (
          <li key={codes.join()} className="border-b border-line">
            <SiteLink
              href={localePath(paths.scorecard(codes), language, club.defaultLanguage)}
              className="group flex min-h-16 items-center justify-between gap-4 py-3"
            >
              <span>
                <span className="block font-serif text-sub text-pine-900 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8">
                  {round.map(({ courseName }) => courseName).join(" – ")}
                </span>
                <span className="text-caption text-ink-2">
                  {t("summary", {
                    holes: round.reduce((sum, { holes }) => sum + holes.length, 0),
                    par: round.reduce((sum, { par }) => sum + par, 0),
                    metres: formatNumber(round.reduce((sum, { lengthM }) => sum + lengthM, 0)),
                  })}
                </span>
              </span>
              <Icon name="arrow-right" className="text-pine-700" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
