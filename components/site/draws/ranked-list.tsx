import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { formatDay } from "@/lib/shared/time/deadline";
import type { ComputedResult, ProofReport, PublishedProof } from "@/lib/web/draws/proof-check";
import type { ProofContext } from "./my-entry";

type Courses = Readonly<Record<string, string>>;
type Props = {
  proof: PublishedProof;
  report: ProofReport | null;
  courses: Courses;
  place: ProofContext;
  /** The viewer's own entry. */
  myIdx: number | null;
};

const digits = 9;
const cell = "px-2 py-2.5 min-[43.75rem]:px-3.5";

/** The order as this browser computed it, and where the times of the pool end. */
export function RankedList({ proof, report, courses, place, myIdx }: Props) {
  const t = useTranslations("proof.ranked");
  const results = report?.results ?? [];
  if (results.length === 0) return null;
  const most = Math.max(...results.map(({ weight }) => weight));
  const lastWinner = results.findLast(({ won }) => won !== null)?.order ?? 0;
  const wrong = new Set(report?.steps.flatMap((step) => step.wrong) ?? []);
  const winners = results.filter(({ won }) => won !== null).length;
  return (
    <section aria-labelledby="ranked-heading" className="min-w-0">
      <h2 id="ranked-heading" className="font-serif text-section">
        {t("title")}
      </h2>
      <ScrollFrame className="mt-6 border border-line bg-sheet">
        <table className="w-full min-w-[36rem] border-collapse tabular-nums">
          <caption className="visually-hidden">{t("caption")}</caption>
          <thead>
            <tr className="rule-bottom text-caption">
              {(["rank", "receipt", "weight", "random", "key", "result"] as const).map((name) => (
                <th
                  key={name}
                  scope="col"
                  className={clsx(cell, "font-semibold", numeric.has(name) ? "text-end" : "text-start")}
                >
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <Fragment key={result.drawIdx}>
                <Row
                  result={result}
                  proof={proof}
                  courses={courses}
                  place={place}
                  most={most}
                  isMine={result.drawIdx === myIdx}
                  isWrong={wrong.has(result.drawIdx)}
                />
                {result.order === lastWinner && lastWinner < results.length ? (
                  <tr className="border-b border-line bg-paper-2">
                    <td colSpan={6} className={clsx(cell, "text-caption font-semibold")}>
                      {t("cut", { winners })}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <p className="mt-3 text-caption text-ink-3">{t("note")}</p>
    </section>
  );
}

const numeric: ReadonlySet<string> = new Set(["weight", "random", "key"]);

type RowProps = {
  result: ComputedResult;
  proof: PublishedProof;
  courses: Courses;
  place: ProofContext;
  most: number;
  isMine: boolean;
  isWrong: boolean;
};

function Row({ result, proof, courses, place, most, isMine, isWrong }: RowProps) {
  const t = useTranslations("proof.ranked");
  const slot = proof.pool?.find(({ sheetIdx }) => sheetIdx === result.won?.sheetIdx);
  return (
    <tr
      className={clsx(
        "border-b border-line",
        isMine && "bg-bark-100 font-semibold shadow-[inset_4px_0_0_var(--bark)]",
        isWrong && "bg-bad-tint text-bad",
      )}
    >
      <td className={cell}>{result.order}</td>
      <th scope="row" className={clsx(cell, "text-start font-[inherit]")}>
        {result.drawIdx}
        {isMine ? ` ${t("you")}` : ""}
        {isWrong ? ` ${t("mismatch")}` : ""}
      </th>
      <td className={clsx(cell, "text-end whitespace-nowrap")}>
        <span
          aria-hidden="true"
          className={clsx("me-2 inline-block h-2 align-middle", isMine ? "bg-bark" : "bg-pine-500")}
          style={{ width: `${(result.weight / most) * 2.5}rem` }}
        />
        {result.weight.toFixed(2)}
      </td>
      <td className={clsx(cell, "text-end")}>{result.u.toFixed(digits)}</td>
      <td className={clsx(cell, "text-end")}>{result.key.toFixed(digits)}</td>
      <td className={cell}>
        {slot ? (
          <>
            <span className="whitespace-nowrap">
              {formatDay(slot.playDate, place)} {slot.teeTime}
            </span>{" "}
            <span className="whitespace-nowrap">{courses[slot.courseCode] ?? slot.courseCode}</span>
          </>
        ) : (
          t("reserve", { number: result.reserveNo ?? 0 })
        )}
      </td>
    </tr>
  );
}
