"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Suspension, useSuspensions } from "@/components/member/shared/data/use-suspensions";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { listOptions, Nothing, PagedList } from "@/components/member/shared/layout/paged-list";
import type { PageContext } from "@/components/member/shared/page-context";
import { Ruler } from "@/components/ui/layout/ruler";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery } from "@/lib/web/my/page-query";
import { PenaltyRow } from "./penalty-row";

type Props = { context: PageContext };

/** Suspensions that hold, points, and every penalty with the way out of it. */
export function PenaltiesView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Penalties memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function Penalties({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.penalties");
  const [page, setPage] = useState(1);
  const answer = useCall(
    "GET /my-reservation/penalty/{id}",
    { params: { id: String(memberIdx) }, query: pageQuery(page, context.language) },
    listOptions,
  );
  const { data, error, mutate } = answer;
  const suspensions = useSuspensions(memberIdx, context);
  if (!data || !suspensions) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  const { points, nextThreshold } = data;
  const isSuspended = suspensions.length > 0;
  const share = nextThreshold > 0 ? Math.min(1, points / nextThreshold) : 0;
  const left = Math.max(0, nextThreshold - points);
  return (
    <>
      <SuspensionPart suspensions={suspensions} context={context} />
      <section aria-labelledby="points" className="mb-12">
        <h2 id="points" className="font-serif text-sub">
          {t("points", { points })}
        </h2>
        {isSuspended ? null : (
          <>
            <Ruler progress={Math.round(share * 27)} className="mt-4 max-w-md" />
            <p className="mt-3 text-ink-2 tabular-nums">
              {points === 0 ? t("pointsNone") : t("pointsLeft", { left, threshold: nextThreshold })}
            </p>
          </>
        )}
      </section>
      <PagedList
        answer={answer}
        onPage={setPage}
        empty={<Nothing title={t("none")} text={t("noneText")} />}
        renderRow={(penalty) => <PenaltyRow key={penalty.penaltyIdx} penalty={penalty} context={context} />}
      />
    </>
  );
}

type SuspensionPartProps = { suspensions: readonly Suspension[]; context: PageContext };

/** Until when the member cannot book, if so, and what ends it earlier. */
function SuspensionPart({ suspensions: data, context }: SuspensionPartProps) {
  const t = useTranslations("mypage.penalties");
  if (data.length === 0) return null;
  const last = data.reduce((one, other) => (one.suspendTo > other.suspendTo ? one : other));
  const canPay = data.some(({ releasable }) => releasable);
  return (
    <section aria-labelledby="suspension" className="mb-12 border-s-4 border-bad bg-bad-tint px-6 py-5">
      <h2 id="suspension" className="text-lead font-semibold tabular-nums">
        {t("suspended", { until: formatDeadline(last.suspendTo, context) })}
      </h2>
      <p className="mt-2 tabular-nums">
        {t("daysLeft", { days: Math.max(...data.map(({ daysLeft }) => daysLeft)) })}
      </p>
      <p className="mt-2">{t(canPay ? "payOut" : "waitOut")}</p>
    </section>
  );
}
