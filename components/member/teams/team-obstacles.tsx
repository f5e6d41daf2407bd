import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { Standing, TeamPlace } from "./place";

type Props = { standing: Standing; place: TeamPlace };

const known = [4502, 4601, 4602, 4603, 4604] as const;

/** Why a member cannot apply as a group, each reason as a sentence with its dates. */
export function TeamObstacles({ standing, place }: Props) {
  const t = useTranslations("teams");
  const moment = (text: string | undefined) => (text ? formatDateTime(text, place.formats) : "–");
  return (
    <>
      <ul className="mt-3 list-disc ps-6">
        {standing.reasons.map(({ code, until }) => (
          <li key={code}>
            {t(`obstacles.${known.find((one) => one === code) ?? "other"}`, {
              until: moment(until ?? undefined),
              from: moment(standing.season?.applyFrom),
              to: moment(standing.season?.applyTo),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{t("call", { phone: place.phone })}</p>
    </>
  );
}
