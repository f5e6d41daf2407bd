"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Pages } from "@/components/member/shared/layout/paged-list";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import type { CallOutput } from "@/lib/contract/routes";
import { formatDate } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { Loading, NotLoaded } from "../../shared/layout/loading";
import type { PageContext } from "../../shared/page-context";

type DataRequest = CallOutput<"GET /ext/data-requests">["list"][number];
type Props = { context: PageContext };

const pageSize = 5;
const tones: Record<DataRequest["state"], ChipTone> = {
  [dataRequestState.received]: "info",
  [dataRequestState.inProgress]: "warn",
  [dataRequestState.done]: "ok",
  [dataRequestState.refused]: "neutral",
};

/** Shared with the form, which adds to the first page. */
export function useRequests(page: number, { language }: PageContext) {
  return useCall(
    "GET /ext/data-requests",
    { query: { page: String(page), size: String(pageSize), lang: language } },
    { handled: true, keepPreviousData: true },
  );
}

/** The member's requests about the own data, with due dates and answers. */
export function RequestList({ context }: Props) {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useRequests(page, context);
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (data.total === 0) return null;
  return (
    <div className="mb-10">
      <ul className="border-t border-line">
        {data.list.map((one) => (
          <RequestRow key={one.requestIdx} request={one} context={context} />
        ))}
      </ul>
      <Pages page={data.page} total={data.total} size={pageSize} onPage={setPage} />
    </div>
  );
}

function RequestRow({ request, context }: { request: DataRequest; context: PageContext }) {
  const t = useTranslations("account.dataUse");
  const day = (moment: string) => formatDate(moment, context.formats);
  const isOpen = request.state === dataRequestState.received || request.state === dataRequestState.inProgress;
  return (
    <li className="border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{t(`kinds.${request.kind}`)}</span>
        <Chip tone={tones[request.state]}>{t(`states.${request.state}`)}</Chip>
        <span className="text-caption text-ink-3">
          {t("asked", { date: day(request.createdAt) })}
          {isOpen ? ` · ${t("due", { date: formatDay(request.dueAt, context) })}` : ""}
        </span>
      </p>
      <p className="mt-1 whitespace-pre-line text-ink-2">{request.contents}</p>
      {request.answer ? (
        <p className="mt-3 border-s-4 border-line-2 bg-sheet px-4 py-3 whitespace-pre-line">
          <span className="block text-caption text-ink-3">
            {t("answered", { date: request.answeredAt ? day(request.answeredAt) : "" })}
          </span>
          {request.answer}
        </p>
      ) : null}
    </li>
  );
}
