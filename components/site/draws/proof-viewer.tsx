"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Ruler } from "@/components/ui/layout/ruler";
import { Sign } from "@/components/ui/layout/signs";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { announcedStates, drawPostState } from "@/lib/contract/code-values/draws";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import type { ProofReport, PublishedProof } from "@/lib/web/draws/proof-check";
import { useProof } from "@/lib/web/draws/use-proof";
import type { DrawPost } from "@/lib/web/queries/draws";
import { saveFile } from "@/lib/web/runtime/page";
import { MyEntry, type ProofContext, useMyEntry } from "./my-entry";
import { ProofSteps } from "./proof-steps";
import { RankedList } from "./ranked-list";

type Props = {
  post: DrawPost;
  courses: Readonly<Record<string, string>>;
  place: ProofContext;
  postHref: string;
  /** The title of the page. */
  children: ReactNode;
};

const bytesPerKb = 1024;

/** Loads the published record, computes the whole draw anew, and says what matches and what does not. */
export function ProofViewer({ post, courses, place, postHref, children }: Props) {
  const t = useTranslations("proof");
  const { proof, error, report, steps, canCheck, isSettled, checkAgain } = useProof(
    post.drawPostIdx,
    place.clubCode,
  );
  const { mine, isKnown } = useMyEntry(post.drawPostIdx, place);
  // The verdict and the own entry stand above the rest: all of it comes at once.
  if (!proof || !isKnown || !isSettled) {
    return (
      <>
        {children}
        {error ? <NotLoaded onRetry={checkAgain} /> : <Skeleton className="mt-8 h-[80svh]" />}
      </>
    );
  }
  const json = JSON.stringify(proof, null, 2);
  const fileName = `draw-${post.drawPostIdx}.json`;
  const size = Math.max(1, Math.round(json.length / bytesPerKb));
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-x-18 gap-y-8 min-[56.25rem]:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          {children}
          <ProofVerdict proof={proof} report={report} canCheck={canCheck} />
          <div className="mt-7 flex flex-wrap gap-3">
            <Button
              isBusy={canCheck && report === null}
              busyText={t("checking")}
              onClick={() => void checkAgain()}
            >
              {t("again")}
            </Button>
            <Button
              variant="outline"
              onClick={() => saveFile(new Blob([json], { type: "application/json" }), fileName)}
            >
              <Sign name="download" />
              {t("download", { fileName, size })}
            </Button>
          </div>
        </div>
        {mine ? (
          <MyEntry proof={proof} mine={mine} courses={courses} place={place} postHref={postHref} />
        ) : null}
      </div>
      <Ruler className="mt-14" />
      <div className="mt-16 grid grid-cols-1 items-start gap-x-18 gap-y-16 min-[68.75rem]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <ProofSteps proof={proof} post={post} steps={steps} place={place} />
        <div className="grid min-w-0 grid-cols-1 gap-12">
          <RankedList
            proof={proof}
            report={report}
            courses={courses}
            place={place}
            myIdx={mine?.drawIdx ?? null}
          />
          <ProofChanges proof={proof} courses={courses} place={place} />
        </div>
      </div>
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useTranslations("proof");
  return (
    <div role="alert" className="mt-8">
      <p className="text-reading">{t("notLoaded")}</p>
      <Button variant="outline" className="mt-4" onClick={() => void onRetry()}>
        {t("again")}
      </Button>
    </div>
  );
}

type ProofVerdictProps = { proof: PublishedProof; report: ProofReport | null; canCheck: boolean };

/** The result of the check in one sentence; announced to screen readers when it is done. */
function ProofVerdict({ proof, report, canCheck }: ProofVerdictProps) {
  const t = useTranslations("proof.verdict");
  const wrong = report?.steps.filter(({ state }) => state === "wrong") ?? [];
  const early = proof.amendments.filter(({ plannedAt }) => plannedAt !== null).length;
  const byHand = proof.amendments.length - early;
  const isOpen = report?.steps.some(({ state }) => state === "waiting") ?? false;
  return (
    <div role="status" className="mt-6 max-w-[38rem] text-lead text-ink-2">
      {canCheck ? null : <p>{t("cannot")}</p>}
      {report === null || wrong.length > 0 ? null : <p>{t(openWord(proof, isOpen))}</p>}
      {proof.cancelReason ? (
        <p className="mt-3">{t("cancelReason", { reason: proof.cancelReason })}</p>
      ) : null}
      {early > 0 ? <p className="mt-3">{t("early", { count: early })}</p> : null}
      {byHand > 0 ? <p className="mt-3">{t("byHand", { count: byHand })}</p> : null}
      {wrong.length > 0 ? (
        <div className="border-2 border-bad bg-sheet px-5 py-4 text-ink">
          <p className="flex items-start gap-2 font-semibold text-bad">
            <Sign name="warning" className="mt-1" />
            {t("wrong")}
          </p>
          <ul className="mt-2 list-disc ps-7 text-base">
            {wrong.map((step) => (
              <li key={step.name}>{t(`faults.${step.name}`, { entries: step.wrong.join(", ") || "–" })}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

function openWord({ state, listHash }: PublishedProof, isOpen: boolean) {
  if (!isOpen) return "right" as const;
  if (announcedStates.includes(state)) return "kept" as const;
  if (state === drawPostState.cancelled) return "cancelled" as const;
  return listHash === null ? ("open" as const) : ("closed" as const);
}

type ProofChangesProps = {
  proof: PublishedProof;
  courses: Readonly<Record<string, string>>;
  place: ProofContext;
};

/** Changes by hand, each with its reason, and excluded applications; empty steps are shown too. */
function ProofChanges({ proof, courses, place }: ProofChangesProps) {
  const t = useTranslations("proof.changes");
  const slotName = (sheetIdx: number | null) => {
    const slot = proof.pool?.find((one) => one.sheetIdx === sheetIdx);
    if (!slot) return t("noTime");
    return `${formatDay(slot.playDate, place)} ${slot.teeTime} ${courses[slot.courseCode] ?? slot.courseCode}`;
  };
  const absent = proof.entries?.filter(({ ineligible }) => ineligible !== null) ?? [];
  const withdrawn = proof.withdrawnSlots ?? [];
  if (proof.results === null && proof.amendments.length === 0) return null;
  return (
    <section aria-labelledby="changes-heading">
      <h2 id="changes-heading" className="font-serif text-sub">
        {t("title")}
      </h2>
      <ul className="mt-4 rule-top">
        {proof.amendments.length === 0 ? <li className="border-b border-line py-4">{t("none")}</li> : null}
        {proof.amendments.map((change) => (
          <li key={change.at} className="border-b border-line py-4">
            <p className="text-caption text-ink-3">{formatDateTime(change.at, place.formats)}</p>
            <p className="font-semibold">{t(`kinds.${change.kind}`)}</p>
            {change.plannedAt ? (
              <p>{t("planned", { moment: formatDeadline(change.plannedAt, place) })}</p>
            ) : null}
            <p>{t("reason", { reason: change.reason })}</p>
            {change.moves.map(({ drawIdx, from, to }) => (
              <p key={drawIdx} className="text-ink-2">
                {t("move", { entry: drawIdx, from: slotName(from), to: slotName(to) })}
              </p>
            ))}
          </li>
        ))}
        {withdrawn.length > 0 ? (
          <li className="border-b border-line py-4">
            {t("withdrawn", { slots: withdrawn.map(slotName).join(", ") })}
          </li>
        ) : null}
        {absent.length > 0 ? (
          <li className="border-b border-line py-4">
            {t("absent", { entries: absent.map(({ drawIdx }) => drawIdx).join(", ") })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
