"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Ruler } from "@/components/ui/layout/ruler";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { useProof } from "@/lib/web/draws/use-proof";
import type { DrawPost } from "@/lib/web/queries/draws";
import { saveFile } from "@/lib/web/runtime/save-file";
import { MyEntry } from "./my-entry";
import { ProofChanges } from "./proof-changes";
import { ProofSteps } from "./proof-steps";
import { ProofVerdict } from "./proof-verdict";
import { RankedList } from "./ranked-list";
import { useMyEntry } from "./use-my-entry";

export type ProofPlace = { clubCode: string; language: Language; formats: ClubFormats };
type Props = {
  post: DrawPost;
  courses: Readonly<Record<string, string>>;
  place: ProofPlace;
  postHref: string;
  /** The title of the page. */
  children: ReactNode;
};

const bytesPerKb = 1024;

/** Loads the published record, computes the whole draw anew, and says what matches and what does not. */
export function ProofDesk({ post, courses, place, postHref, children }: Props) {
  const t = useTranslations("proof");
  const { proof, error, report, steps, canCheck, checkAgain } = useProof(post.drawPostIdx, place.clubCode);
  const mine = useMyEntry(post.drawPostIdx, place);
  if (!proof) {
    return (
      <>
        {children}
        {error ? <NotLoaded onRetry={checkAgain} /> : <Skeleton className="mt-8 h-64 max-w-[40rem]" />}
      </>
    );
  }
  const json = JSON.stringify(proof, null, 2);
  const fileName = `draw-${post.drawPostIdx}.json`;
  const size = Math.max(1, Math.round(json.length / bytesPerKb));
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-x-18 gap-y-8 min-[900px]:grid-cols-[minmax(0,1fr)_25rem]">
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
              <Icon name="download" />
              {t("download", { fileName, size })}
            </Button>
          </div>
        </div>
        {mine ? <MyEntry {...{ proof, mine, courses, place, postHref }} /> : null}
      </div>
      <Ruler className="mt-14" />
      <div className="mt-16 grid grid-cols-1 items-start gap-x-18 gap-y-16 min-[1100px]:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <ProofSteps {...{ proof, post, steps, place }} />
        <div className="grid min-w-0 grid-cols-1 gap-12">
          <RankedList {...{ proof, report, courses, place }} myIdx={mine?.drawIdx ?? null} />
          <ProofChanges {...{ proof, courses, place }} />
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
