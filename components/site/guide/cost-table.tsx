import { getTranslations } from "next-intl/server";
import { WideTable } from "@/components/site/layout/menu/wide-table";

const cell = "py-3 ps-6 text-end whitespace-nowrap";
const head = "py-3 ps-6 text-end font-semibold text-ink-2";

/** What something costs its member: a part of the green fee, days without booking, points. */
export type Cost = {
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
        <tr className="border-b border-pine-800">
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
