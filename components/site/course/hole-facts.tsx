import { getTranslations } from "next-intl/server";
import { teeNames } from "@/lib/landscape";
import type { Hole } from "@/lib/web/queries/courses";
import { teePaint } from "./tee-paint";

type Props = { hole: Hole };

const metresPerYard = 0.9144;

/** How far it is from each tee, in metres and yards. */
export async function HoleFacts({ hole }: Props) {
  const t = await getTranslations("course");
  return (
    <table aria-label={t("distances")} className="mt-4 w-full border-collapse">
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("tee")}</th>
          <th scope="col">{t("inMetres")}</th>
          <th scope="col">{t("inYards")}</th>
        </tr>
      </thead>
      <tbody>
        {teeNames.map((tee) => (
          <tr key={tee} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-semibold">
              <svg aria-hidden="true" viewBox="0 0 14 14" className="me-3 inline-block size-3.5 align-[-1px]">
                <rect x="0.5" y="0.5" width="13" height="13" rx="2" fill={teePaint[tee]} stroke="#1a231d" />
              </svg>
              {t(`tees.${tee}`)}
            </th>
            <td className="py-3 text-end">{t("metres", { metres: hole.distances[tee] })}</td>
            <td className="py-3 text-end text-ink-2">
              {t("yards", { yards: Math.round(hole.distances[tee] / metresPerYard) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
