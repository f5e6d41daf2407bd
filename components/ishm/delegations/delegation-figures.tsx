"use client";

import { useTranslations } from "next-intl";
import { delegatedActs } from "@/lib/shared/delegated-acts";
import { useCall } from "@/lib/web/api/use-call";

/** How many permissions are in force, and the acts of delegates in each of the last twelve months. */
export function DelegationFigures() {
  const t = useTranslations("ishm.delegations");
  const { data } = useCall("GET /ops/delegation-figures", { query: {} }, { handled: true });
  if (!data) return null;
  const { active, invited, months } = data;
  const shown = months.filter(({ total }) => total > 0);
  return (
    <section
      aria-labelledby="delegation-figures"
      className="mb-5 rounded-panel border border-line bg-sheet p-5"
    >
      <h2 id="delegation-figures" className="font-semibold">
        {t("figures.title")}
      </h2>
      <p className="mt-1 text-ink-2">
        {t("figures.active", { count: active })} · {t("figures.invited", { count: invited })}
      </p>
      {shown.length > 0 ? (
        <div className="mt-3 overflow-x-auto">
          <table className="w-full min-w-[36rem] text-start tabular-nums">
            <thead>
              <tr className="border-b border-line text-ink-2">
                <th scope="col" className="py-2 pe-4 text-start font-medium">
                  {t("figures.month")}
                </th>
                {delegatedActs.map((act) => (
                  <th key={act} scope="col" className="py-2 pe-4 text-end font-medium">
                    {t(`acts.${act}`)}
                  </th>
                ))}
                <th scope="col" className="py-2 text-end font-medium">
                  {t("figures.total")}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ month, acts, total }) => (
                <tr key={month} className="border-b border-line last:border-0">
                  <th scope="row" className="py-2 pe-4 text-start font-medium">
                    {month}
                  </th>
                  {delegatedActs.map((act) => (
                    <td key={act} className="py-2 pe-4 text-end">
                      {acts[act] ?? 0}
                    </td>
                  ))}
                  <td className="py-2 text-end">{total}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
