import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Club } from "@/lib/web/queries/club";
import type { Round } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { PrintButton } from "./print-button";
import { ScorecardTable } from "./scorecard-table";

type Props = { club: Club; language: Language; round: Round };

/** The card of a round: read on a screen, written on after printing. */
export async function ScorecardView({ club, language, round }: Props) {
  const t = await getTranslations("course");
  const { courses } = round;
  return (
    <article className="print-card page-width pt-14 pb-32">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-pine-800 pb-5">
        <div>
          <p className="hidden print:block">{club.info.clubName}</p>
          <h1 className="font-serif text-title">
            {t("scorecard.of", { round: courses.map(({ courseName }) => courseName).join(" – ") })}
          </h1>
          <p className="mt-3 text-ink-2">
            {t("summary", {
              holes: courses.reduce((sum, { holes }) => sum + holes.length, 0),
              par: courses.reduce((sum, { par }) => sum + par, 0),
              metres: formatNumber(courses.reduce((sum, { lengthM }) => sum + lengthM, 0)),
            })}
          </p>
        </div>
        <p data-print="none" className="flex flex-wrap gap-4">
          <PrintButton className={buttonStyle("primary", "medium")}>{t("scorecard.print")}</PrintButton>
          <SiteLink
            href={localePath(paths.course("scorecard"), language, club.defaultLanguage)}
            className={buttonStyle("quiet", "medium")}
          >
            <Icon name="list" />
            {t("scorecard.all")}
          </SiteLink>
        </p>
      </header>
      <ScorecardTable courses={courses} />
      <dl className="mt-6 hidden grid-cols-3 gap-8 print:grid">
        {(["date", "player", "marker"] as const).map((line) => (
          <div key={line} className="border-b border-current pb-8">
            <dt>{t(`scorecard.${line}`)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </article>
  );
}
