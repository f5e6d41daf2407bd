"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loading, NotLoaded } from "@/components/member/account/loading";
import { MemberOnly } from "@/components/member/account/member-only";
import { Ruler } from "@/components/ui/layout/ruler";
import { useCall } from "@/lib/web/api/use-call";
import type { MyPlace } from "../place";
import { Nothing } from "./nothing";
import { listOptions, PagedList, pageQuery } from "./paged-list";
import { PenaltyRow } from "./penalty-row";
import { SuspensionPart } from "./suspension-part";

type Props = { place: MyPlace };

/** Suspensions that hold, points, and every penalty with the way out of it. */
export function PenaltiesView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Penalties memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function Penalties({ memberIdx, place }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.penalties");
  const [page, setPage] = useState(1);
  const answer = useCall(
    "GET /my-reservation/penalty/{id}",
    { params: { id: String(memberIdx) }, query: pageQuery(page, place.language) },
    listOptions,
  );
  const { data, error, mutate } = answer;
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  const left = Math.max(0, data.nextThreshold - data.points);
  const share = data.nextThreshold > 0 ? Math.min(1, data.points / data.nextThreshold) : 0;
  return (
    <>
      <SuspensionPart memberIdx={memberIdx} place={place} />
      <section aria-labelledby="points" className="mb-12">
        <h2 id="points" className="font-serif text-sub">
          {t("points", { points: data.points })}
        </h2>
        <Ruler progress={Math.round(share * 27)} className="mt-4 max-w-md" />
        <p className="mt-3 text-ink-2 tabular-nums">
          {data.points === 0 ? t("pointsNone") : t("pointsLeft", { left, threshold: data.nextThreshold })}
        </p>
      </section>
      <PagedList
        answer={answer}
        onPage={setPage}
        empty={<Nothing title={t("none")} text={t("noneText")} />}
        renderRow={(penalty) => <PenaltyRow key={penalty.penaltyIdx} penalty={penalty} place={place} />}
      />
    </>
  );
}
