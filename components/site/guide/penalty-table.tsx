import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TitledSection } from "@/components/site/layout/menu/titled-section";
import type { PenaltyRule } from "@/lib/web/queries/guide";
import { CostTable } from "./cost-table";

type Props = {
  penalties: readonly PenaltyRule[];
  /** What cancelling costs, before all else. */
  children?: ReactNode;
};

/** What a late cancellation or a broken rule costs: money, time, points. */
export async function PenaltyTable({ penalties, children }: Props) {
  const t = await getTranslations("guide.penalty");
  return (
    <TitledSection id="penalty" title={t("title")}>
      <p className="mt-8 max-w-[40rem] text-ink-2">{t("lead")}</p>
      {children}
      <h3 className="mt-12 text-group font-semibold">{t("others")}</h3>
      <CostTable label={t("others")} rows={penalties} className="max-w-[56rem]" />
    </TitledSection>
  );
}
