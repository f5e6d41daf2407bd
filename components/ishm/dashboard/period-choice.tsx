"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import type { DashboardPlace } from "./dashboard-place";
import { FreeDays } from "./free-days";
import { Segment } from "./segment";

type Props = {
  place: DashboardPlace;
  /** The days that are shown, to begin free days with. */
  shown: { from: string; to: string } | null;
  onChoose: (place: DashboardPlace) => void;
};

/** The days of the figures: one of the club's periods, or free ones. */
export function PeriodChoice({ place, shown, onChoose }: Props) {
  const t = useTranslations("ishm.dashboardFigures");
  const { language } = useOffice();
  const [isOpened, setOpened] = useState(false);
  const isFree = isOpened || place.period === "C";
  const { data, error, mutate } = useCall(
    "GET /dashboard/periods",
    { query: { lang: language } },
    { handled: true, keepPreviousData: true },
  );
  if (!data) {
    return error ? (
      <OfficeFailure failure={error} onRetry={() => void mutate()} />
    ) : (
      <Skeleton className="h-9 w-96 max-w-full" />
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <fieldset>
        <legend className="visually-hidden">{t("period")}</legend>
        <div className="choice-row flex">
          {data.map(({ key, name }) =>
            key === "C" ? null : (
              <Segment
                key={key}
                isChosen={!isFree && key === place.period}
                onChoose={() => {
                  setOpened(false);
                  onChoose({ period: key });
                }}
              >
                {name}
              </Segment>
            ),
          )}
          <Segment isChosen={isFree} onChoose={() => setOpened(true)}>
            {t("free")}
          </Segment>
        </div>
      </fieldset>
      {isFree && shown ? (
        <FreeDays
          key={`${shown.from} ${shown.to}`}
          {...shown}
          onChoose={(days) => onChoose({ period: "C", ...days })}
        />
      ) : null}
    </div>
  );
}
