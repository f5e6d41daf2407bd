"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { TopPagesTable } from "./top-pages-table";

const shownRows = "8";

/** The records that visitors read most in some days. */
export function TopPages({ span }: { span: { from: string; to: string } | null }) {
  const t = useTranslations("ishm.dashboard.topPages");
  const { language } = useOffice();
  const { data, error, mutate } = useCall(
    span && "GET /ops/top-pages",
    { query: { lang: language, size: shownRows, ...span } },
    { handled: true, keepPreviousData: true },
  );
  return (
    <Panel title={t("title")}>
      {!data && error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {!data && !error ? <Skeleton className="w-3/4" /> : null}
      {data?.list.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      {data && data.list.length > 0 ? <TopPagesTable pages={data.list} /> : null}
      <p className="text-chip text-ink-3">{t("hint")}</p>
    </Panel>
  );
}
