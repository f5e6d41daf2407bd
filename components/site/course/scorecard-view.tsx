import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { Sign } from "@/components/ui/layout/signs";
import type { Course } from "@/lib/contract/site/course-pages";
import { teeNames } from "@/lib/landscape";
import { roundIndexes } from "@/lib/shared/courses/card-rules";
import type { Language } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Club } from "@/lib/web/queries/club";
import type { Hole, Round } from "@/lib/web/queries/courses";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { PrintButton } from "./print-button";

type Props = { club: Club; language: Language; round: Round };

/** The card of a round: read on a screen, written on after printing. */
export async function ScorecardView({ club, language, round }: Props) {
  const t = await getTranslations("course");
  const { courses } = round;
  return (
    <article className="print-card page-width pt-14 pb-32">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 rule-bottom pb-5">
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
            <Sign name="list" />
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

type ScorecardTableProps = { courses: readonly Course[] };

const players = ["A", "B", "C", "D"];
const cell = "px-1.5 py-1.5 text-center min-[37.5rem]:px-3";
const own = "hidden border-s border-line min-[56.25rem]:table-cell print:table-cell";

/** A row per hole, sums under each nine and under the round; four columns to write in on paper. */
async function ScorecardTable({ courses }: ScorecardTableProps) {
  const t = await getTranslations("course");
  const all = courses.flatMap(({ holes }) => holes);
  const indexes = roundIndexes(courses.map(({ holes }) => holes.map(({ hdcp }) => hdcp)));
  return (
    <ScrollFrame className="mt-6">
      <table aria-label={t("scorecard.title")} className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="rule-bottom text-caption text-ink-2">
            {[t("hole"), t("par"), t("hdcp"), ...teeNames.map((tee) => t(`tees.${tee}`))].map((name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ))}
            {players.map((player) => (
              <th key={player} scope="col" className={`${cell} ${own} w-[9%]`}>
                {t("scorecard.playerNumber", { player })}
              </th>
            ))}
          </tr>
        </thead>
        {courses.map((course, nine) => (
          <tbody key={course.courseCode}>
            {course.holes.map((hole, place) => (
              <Row
                key={hole.holeNo}
                name={String(hole.holeNo)}
                hdcp={String(indexes[nine]?.[place] ?? hole.hdcp)}
                holes={[hole]}
              />
            ))}
            <Row name={course.courseName} holes={course.holes} isSum />
          </tbody>
        ))}
        {courses.length > 1 ? (
          <tfoot>
            <Row name={t("total")} holes={all} isSum />
          </tfoot>
        ) : null}
      </table>
    </ScrollFrame>
  );
}

type RowProps = { name: string; hdcp?: string; holes: readonly Hole[]; isSum?: boolean };

function Row({ name, hdcp = "", holes, isSum = false }: RowProps) {
  const sum = (value: (hole: Hole) => number) =>
    formatNumber(holes.reduce((total, hole) => total + value(hole), 0));
  return (
    <tr className={isSum ? "rule-bottom bg-paper-2 font-semibold" : "border-b border-line"}>
      <th scope="row" className={cell}>
        {name}
      </th>
      <td className={cell}>{sum(({ par }) => par)}</td>
      <td className={cell}>{hdcp}</td>
      {teeNames.map((tee) => (
        <td key={tee} className={cell}>
          {sum(({ distances }) => distances[tee])}
        </td>
      ))}
      {players.map((player) => (
        <td key={player} className={own} />
      ))}
    </tr>
  );
}
