import { getTranslations } from "next-intl/server";
import { WideTable } from "@/components/site/layout/wide-table";
import type { CancelRules } from "@/lib/contract/course-pages";
import { stageDays } from "@/lib/shared/cancel-stage";

const cell = "py-3 ps-6 text-end whitespace-nowrap";
const head = "py-3 ps-6 text-end font-semibold text-ink-2";

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
    <WideTable label={t("stages")}>
      <thead>
        <tr className="border-b border-pine-800">
          <th scope="col" className="py-3 text-start font-semibold text-ink-2">
            {t("what")}
          </th>
          <th scope="col" className="py-3 ps-6 text-start font-semibold text-ink-2">
            {t("until")}
          </th>
          {[t("fine"), t("suspension"), t("points")].map((column) => (
            <th key={column} scope="col" className={head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.stage} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-normal">
              {row.name}
            </th>
            <td className="min-w-44 py-3 ps-6 text-ink-2">{row.until}</td>
            <td className={cell}>{row.percent > 0 ? t("percent", { percent: row.percent }) : t("none")}</td>
            <td className={cell}>{row.days > 0 ? t("days", { days: row.days }) : t("none")}</td>
            <td className={cell}>{row.points > 0 ? row.points : t("none")}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
