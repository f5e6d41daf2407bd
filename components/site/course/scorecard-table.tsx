import { getTranslations } from "next-intl/server";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { Course } from "@/lib/contract/site/course-pages";
import { teeNames } from "@/lib/landscape";
import { formatNumber } from "@/lib/shared/money/numbers";
import type { Hole } from "@/lib/web/queries/courses";

type Props = { courses: readonly Course[] };

const players = ["A", "B", "C", "D"];
const cell = "px-1.5 py-1.5 text-center min-[600px]:px-3";
const own = "hidden border-s border-line min-[900px]:table-cell print:table-cell";

/** A row per hole, sums under each nine and under the round; four columns to write in on paper. */
export async function ScorecardTable({ courses }: Props) {
  const t = await getTranslations("course");
  const all = courses.flatMap(({ holes }) => holes);
  return (
    <ScrollFrame className="mt-6">
      <table aria-label={t("scorecard.title")} className="w-full border-collapse tabular-nums">
        <thead>
          <tr className="border-b border-pine-800 text-caption text-ink-2">
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
        {courses.map((course) => (
          <tbody key={course.courseCode}>
            {course.holes.map((hole) => (
              <Row key={hole.holeNo} name={String(hole.holeNo)} hdcp={String(hole.hdcp)} holes={[hole]} />
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
    <tr className={isSum ? "border-b border-pine-800 bg-paper-2 font-semibold" : "border-b border-line"}>
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
