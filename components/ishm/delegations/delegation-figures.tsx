"use client";

import { useTranslations } from "next-intl";
import { OfficeFailure } from "@/components/ishm/frame/office-failure";
import { MonthFigures } from "@/components/ishm/list/month-figures";
import { delegatedActs } from "@/lib/shared/delegated-acts";
import { useCall } from "@/lib/web/api/use-call";

/** How many permissions are in force, and the acts of delegates in each of the last twelve months. */
export function DelegationFigures() {
  const t = useTranslations("ishm.delegations");
  const { data, error, mutate } = useCall("GET /ops/delegation-figures", { query: {} }, { handled: true });
  if (!data) return error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null;
  const { active, invited, months } = data;
  const shown = months.filter(({ total }) => total > 0);
  return (
    <MonthFigures
      id="delegation-figures"
      title={t("figures.title")}
      summary={`${t("figures.active", { count: active })} · ${t("figures.invited", { count: invited })}`}
      monthTitle={t("figures.month")}
      columns={[...delegatedActs.map((act) => t(`acts.${act}`)), t("figures.total")]}
      months={shown.map(({ month, acts, total }) => ({
        month,
        values: [...delegatedActs.map((act) => acts[act] ?? 0), total],
      }))}
    />
  );
}
