"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Loading, NotLoaded } from "@/components/member/account/loading";
import { Pages } from "@/components/member/account/pages";
import type { ClubClock } from "@/components/member/mypage/club-clock";
import type { MyPlace } from "@/components/member/mypage/place";
import { useCall } from "@/lib/web/api/use-call";
import { WaitingRow } from "./waiting-row";

type Props = { memberIdx: number; place: MyPlace; clock: ClubClock };

const pageSize = 10;
/** An offer lasts minutes: who looks at the page sees it without doing anything. */
const lookAgainMs = 20_000;

/** All entries, the newest first; offers come by themselves while the page is open. */
export function MyWaitings({ memberIdx, place, clock }: Props) {
  const t = useTranslations("waitings");
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useCall(
    "GET /my-reservation/waitings/{id}",
    {
      params: { id: String(memberIdx) },
      query: { page: String(page), size: String(pageSize), lang: place.language },
    },
    { handled: true, keepPreviousData: true, refreshInterval: lookAgainMs },
  );
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (data.total === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <>
      <ul className="-mt-6">
        {data.list.map((waiting) => (
          <WaitingRow key={waiting.waitingIdx} waiting={waiting} place={place} clock={clock} />
        ))}
      </ul>
      <Pages page={data.page} total={data.total} size={pageSize} onPage={setPage} />
    </>
  );
}
