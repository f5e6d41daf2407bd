import { useRouter } from "next/navigation";
import { useMemo } from "react";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import { paths } from "@/lib/web/routing/paths";
import { useOffice } from "../frame/root/office-context";
import { usePlace } from "../frame/root/screens-context";
import { type DashboardPlace, readDashboardPlace, writeDashboardPlace } from "./dashboard-place";

export type DashboardReport = CallOutput<"GET /dashboard">;

/** The figures of the days that the address names, and the way to other days. */
export function useDashboard() {
  const router = useRouter();
  const { language } = useOffice();
  const { search } = usePlace();
  const place = useMemo(() => readDashboardPlace(new URLSearchParams(search)), [search]);
  const answer = useCall(
    "GET /dashboard",
    { query: { lang: language, ...place } },
    { keepPreviousData: true, handled: true },
  );

  function choose(next: DashboardPlace) {
    const text = writeDashboardPlace(next);
    router.push(text ? `${paths.officeHome()}?${text}` : paths.officeHome(), { scroll: false });
  }
  const { data, error, isValidating, mutate } = answer;
  // While other days load the last ones stand; when they fail to, these must not pass for them.
  const report = data && (!error || isOf(data, place)) ? data : undefined;
  const failure = report ? undefined : error;
  return { place, choose, report, failure, isBusy: isValidating, onRetry: () => void mutate() };
}

function isOf(report: DashboardReport, place: DashboardPlace): boolean {
  if (report.period !== place.period) return false;
  return place.period !== "C" || (report.from === place.from && report.to === place.to);
}
