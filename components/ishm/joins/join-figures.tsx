"use client";

import { useTranslations } from "next-intl";
import { OfficeFailure } from "@/components/ishm/frame/office-failure";
import { MonthFigures } from "@/components/ishm/list/month-figures";
import { useCall } from "@/lib/web/api/use-call";

/** Requests that wait now, and requests, joins and flights in each of the last twelve months. */
export function JoinFigures() {
  const t = useTranslations("ishm.joins.figures");
  const { data, error, mutate } = useCall("GET /ops/join-figures", { query: {} }, { handled: true });
  if (!data) return error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null;
  const { requests, parties, months } = data;
  return (
    <MonthFigures
      id="join-figures"
      title={t("title")}
      summary={`${t("requests", { count: requests })} · ${t("parties", { count: parties })}`}
      monthTitle={t("month")}
      columns={[t("asked"), t("joined"), t("players"), t("proposed"), t("booked")]}
      months={months
        .filter(({ asked, proposed }) => asked > 0 || proposed > 0)
        .map(({ month, asked, joined, players, proposed, booked }) => ({
          month,
          values: [asked, joined, players, proposed, booked],
        }))}
    />
  );
}
