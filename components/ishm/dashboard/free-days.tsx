"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { Button } from "@/components/ui/button";
import { freeDaysProblem } from "./dashboard-place";

type Days = { from: string; to: string };
type Props = Days & { onChoose: (days: Days) => void };

/** Two days and the press that shows what lies between them. */
export function FreeDays({ onChoose, ...shown }: Props) {
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
