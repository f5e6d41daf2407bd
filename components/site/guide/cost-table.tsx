import { clsx } from "clsx";
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
  const money = (percent: number) => (percent > 0 ? t("percent", { percent }) : t("none"));
  const time = (days: number) => (days > 0 ? t("days", { days }) : t("none"));
  return (
    <>
      <ul aria-label={label} className="mt-2 rule-top min-[43.75rem]:hidden">
        {rows.map(({ key, name, until, percent, days, points }) => (
          <li key={key} className="border-b border-line py-3">
            <p className="font-semibold">{name}</p>
            {until ? <p className="text-caption text-ink-2">{until}</p> : null}
            <dl className="mt-2 grid grid-cols-3 gap-x-4 tabular-nums">
              <Stacked term={t("fine")}>{money(percent)}</Stacked>
              <Stacked term={t("suspension")}>{time(days)}</Stacked>
              <Stacked term={t("points")}>{points > 0 ? points : t("none")}</Stacked>
            </dl>
          </li>
        ))}
      </ul>
      <WideTable label={label} className={clsx("max-[43.6875rem]:hidden", className)}>
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
              <td className={cell}>{money(percent)}</td>
              <td className={cell}>{time(days)}</td>
              <td className={cell}>{points > 0 ? points : t("none")}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}

/** A cell of a row on a phone, with the heading of its column. */
function Stacked({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-chip text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
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
