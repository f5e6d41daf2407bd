import { getTranslations } from "next-intl/server";
import type { CancelRules } from "@/lib/contract/site/course-pages";
import { stageDays } from "@/lib/shared/bookings/cancel-stage";
import { CostTable } from "./cost-table";

/** From a free cancellation to the no-show: until when each stage lasts, and what it costs. */
export async function CancelStages({ rules }: { rules: CancelRules }) {
  const t = await getTranslations("guide.penalty");
  const { freeDays, dayBoundary: time, noShowMinutes: minutes } = rules;
  const until = {
    L1: t("untilDays", { days: stageDays.L1, time }),
    L2: t("untilDays", { days: stageDays.L2, time }),
    L3: t("untilMinutes", { minutes }),
    L4: t("afterwards"),
  };
  const free = { name: t("freeStage"), percent: 0, days: 0, points: 0 };
  const rows = [
    {
      ...free,
      stage: "L0",
      until: t("untilFree", { weekday: freeDays.WEEKDAY, weekend: freeDays.WEEKEND, time }),
    },
    ...rules.stages.map((stage) => ({ ...stage, until: until[stage.stage] })),
  ];
  return (
    <CostTable
      label={t("stages")}
      rows={rows.map((row) => ({ ...row, key: row.stage }))}
      untilTitle={t("until")}
    />
  );
}
