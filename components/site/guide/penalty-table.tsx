import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { WideTable } from "@/components/site/layout/wide-table";
import type { PenaltyRule } from "@/lib/web/queries/guide";
import { GuideSection } from "./guide-section";

const cell = "py-3 ps-6 text-end whitespace-nowrap";
const head = "py-3 ps-6 text-end font-semibold text-ink-2";

type Props = {
  penalties: readonly PenaltyRule[] /** What cancelling costs, before all else. */;
  children?: ReactNode;
};

/** What a late cancellation or a broken rule costs: money, time, points. */
export async function PenaltyTable({ penalties, children }: Props) {
  const t = await getTranslations("guide.penalty");
  const columns = [t("fine"), t("suspension"), t("points")];
  return (
    <GuideSection id="penalty" title={t("title")}>
      <p className="mt-8 max-w-[40rem] text-ink-2">{t("lead")}</p>
      {children}
      <h3 className="mt-12 text-group font-semibold">{t("others")}</h3>
      <WideTable label={t("others")} className="max-w-[56rem]">
        <thead>
          <tr className="border-b border-pine-800">
            <th scope="col" className="py-3 text-start font-semibold text-ink-2">
              {t("what")}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {penalties.map((rule) => (
            <tr key={rule.key} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-normal">
                {rule.name}
              </th>
              <td className={cell}>
                {rule.percent > 0 ? t("percent", { percent: rule.percent }) : t("none")}
              </td>
              <td className={cell}>{rule.days > 0 ? t("days", { days: rule.days }) : t("none")}</td>
              <td className={cell}>{rule.points > 0 ? rule.points : t("none")}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </GuideSection>
  );
}
