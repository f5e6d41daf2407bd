"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";

/** What waits now, and what was asked and joined in each of the last twelve months. */
export function JoinFigures() {
  const t = useTranslations("ishm.joins.figures");
  const { data } = useCall("GET /ops/join-figures", { query: {} }, { handled: true });
  if (!data) return null;
  const { requests, parties, months } = data;
  const shown = months.filter(({ asked }) => asked > 0);
  const columns = ["asked", "joined", "players"] as const;
  return (
    <section aria-labelledby="join-figures" className="mb-5 rounded-panel border border-line bg-sheet p-5">
      <h2 id="join-figures" className="font-semibold">
        {t("title")}
      </h2>
      <p className="mt-1 text-ink-2">
        {t("requests", { count: requests })} · {t("parties", { count: parties })}
      </p>
      {shown.length > 0 ? (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full min-w-[24rem] text-start tabular-nums">
            <thead>
              <tr className="border-b border-line text-ink-2">
                <th scope="col" className="py-2 pe-4 text-start font-medium">
                  {t("month")}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pe-4 text-end font-medium">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.month} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2 pe-4 text-start font-medium">
                    {row.month}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="py-2 pe-4 text-end">
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
