import { getTranslations } from "next-intl/server";
import type { MappedHole } from "@/lib/landscape";
import { hazardsOf, mapTee, shotsOf } from "@/lib/landscape";

type Props = { hole: MappedHole };

const head = "pb-2 ps-4 text-end text-caption font-semibold text-ink-2 align-bottom";
const cell = "py-2.5 ps-4 text-end whitespace-nowrap";

/** What the map shows, in words and numbers: the strokes of a careful player, and what lies beside them. */
export async function HoleHazards({ hole }: Props) {
  const t = await getTranslations("course");
  const hazards = hazardsOf(hole);
  const shots = shotsOf(hole).map(({ metres }) => t("metres", { metres }));
  return (
    <section aria-labelledby="hazards-heading">
      <h2 id="hazards-heading" className="font-serif text-sub">
        {t("plan.title", { tee: t(`tees.${mapTee}`) })}
      </h2>
      <p className="mt-3 text-ink-2">{t("plan.shots", { shots: shots.join(" → ") })}</p>
      {hazards.length > 0 ? (
        <table aria-label={t("plan.hazards")} className="mt-5 w-full border-collapse">
          <thead>
            <tr className="border-b border-line-2">
              <td />
              <th scope="col" className={head}>
                {t("plan.reach")}
              </th>
              <th scope="col" className={head}>
                {t("plan.carry")}
              </th>
              <th scope="col" className={head}>
                {t("plan.toGreen")}
              </th>
            </tr>
          </thead>
          <tbody>
            {hazards.map(({ kind, side, reach, carry, toGreen }) => (
              <tr key={`${kind} ${reach} ${toGreen}`} className="border-b border-line">
                <th scope="row" className="py-2.5 text-start font-normal">
                  {t(`plan.${kind}.${side}`)}
                </th>
                <td className={cell}>{reach}</td>
                <td className={cell}>{carry}</td>
                <td className={cell}>{toGreen}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
