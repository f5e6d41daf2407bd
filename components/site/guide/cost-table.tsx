import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { TitledSection, WideTable } from "@/components/site/layout/menu/titled-section";
import type { PenaltyRule } from "@/lib/web/queries/guide";

const cell = "py-3 ps-6 text-end whitespace-nowrap";
const head = "py-3 ps-6 text-end font-semibold text-ink-2";

/** A cost to the member: a share of the green fee, days without booking, or points. */
type Cost = {
  key: string;
  name: string;
  /** Until when it costs this. */
  until?: string;
  percent: number;
  days: number;
  points: number;
};

type Props = { label: string; rows: readonly Cost[]; untilTitle?: string; className?: string };

/** Costs, one a row. */
export async function CostTable({ label, rows, untilTitle, className }: Props) {
  const t = await getTranslations("guide.penalty");
  return (
    <WideTable label={label} className={className}>
      <thead>
        <tr className="rule-bottom">
          <th scope="col" className="py-3 text-start font-semibold text-ink-2">
            {t("what")}
          </th>
          {untilTitle ? (
            <th scope="col" className="py-3 ps-6 text-start font-semibold text-ink-2">
              {untilTitle}
            </th>
          ) : null}
          {[t("fine"), t("suspension"), t("points")].map((column) => (
            <th key={column} scope="col" className={head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, until, percent, days, points }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-normal">
              {name}
            </th>
            {until ? <td className="min-w-44 py-3 ps-6 text-ink-2">{until}</td> : null}
            <td className={cell}>{percent > 0 ? t("percent", { percent }) : t("none")}</td>
            <td className={cell}>{days > 0 ? t("days", { days }) : t("none")}</td>
            <td className={cell}>{points > 0 ? points : t("none")}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

type PenaltyTableProps = {
  penalties: readonly PenaltyRule[];
  /** Costs of cancelling, before all others. */
  children?: ReactNode;
};

/** Costs of a late cancellation or a broken rule: money, time, points. */
export async function PenaltyTable({ penalties, children }: PenaltyTableProps) {
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
