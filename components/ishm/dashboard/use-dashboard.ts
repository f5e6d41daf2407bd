import { useRouter } from "next/navigation";
import { useMemo } from "react";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import {
  type DashboardQuery,
  readDashboardQuery,
  writeDashboardQuery,
} from "@/lib/web/office/dashboard-query";
import { paths } from "@/lib/web/routing/paths";
import { useOffice } from "../frame/root/office-context";
import { useScreenLocation } from "../frame/root/screens-context";

export type DashboardReport = CallOutput<"GET /dashboard">;

/** The figures of the days that the address names, and the way to other days. */
export function useDashboard() {
  const router = useRouter();
  const { language } = useOffice();
  const { search } = useScreenLocation();
  const query = useMemo(() => readDashboardQuery(new URLSearchParams(search)), [search]);
  const answer = useCall(
    "GET /dashboard",
    { query: { lang: language, ...query } },
    { keepPreviousData: true, handled: true },
  );

  function choose(next: DashboardQuery) {
    const text = writeDashboardQuery(next);
    router.push(text ? `${paths.officeHome()}?${text}` : paths.officeHome(), { scroll: false });
  }
  const { data, error, isValidating, mutate } = answer;
  // While other days load the last ones stand; when they fail to, these must not pass for them.
  const report = data && (!error || isOf(data, query)) ? data : undefined;
  const failure = report ? undefined : error;
  return { query, choose, report, failure, isBusy: isValidating, onRetry: () => void mutate() };
}

function isOf(report: DashboardReport, query: DashboardQuery): boolean {
  if (report.period !== query.period) return false;
  return query.period !== "C" || (report.from === query.from && report.to === query.to);
}
