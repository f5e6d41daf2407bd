"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { type DashboardQuery, freeDaysProblem } from "@/lib/web/office/dashboard-query";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import { Segment } from "./segment";

type Props = {
  query: DashboardQuery;
  /** The days that are shown, to begin free days with. */
  shown: { from: string; to: string } | null;
  onChoose: (query: DashboardQuery) => void;
};

/** The days of the figures: one of the club's periods, or free ones. */
export function PeriodChoice({ query, shown, onChoose }: Props) {
  const t = useTranslations("ishm.dashboardFigures");
  const { language } = useOffice();
  const [isOpened, setOpened] = useState(false);
  const isFree = isOpened || query.period === "C";
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
                isChosen={!isFree && key === query.period}
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

type Days = { from: string; to: string };
type FreeDaysProps = Days & { onChoose: (days: Days) => void };

/** Two days and the press that shows what lies between them. */
function FreeDays({ onChoose, ...shown }: FreeDaysProps) {
  const t = useTranslations("ishm.dashboardFigures");
  const [days, setDays] = useState<Days>(shown);
  const [isTried, setTried] = useState(false);
  const problem = freeDaysProblem(days.from, days.to);
  const errorOf = (field: keyof Days) =>
    isTried && problem?.field === field ? t(`problems.${problem.reason}`) : undefined;
  const field = (name: keyof Days) => (
    <DateField
      name={name}
      label={t(name)}
      value={days[name]}
      error={errorOf(name)}
      onChange={(event) => setDays({ ...days, [name]: event.target.value })}
      fieldClassName="w-44"
    />
  );
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!problem) onChoose(days);
      }}
    >
      {field("from")}
      {field("to")}
      <Button type="submit" size="small" variant="outline" className="mt-7 min-h-10">
        {t("show")}
      </Button>
    </form>
  );
}
