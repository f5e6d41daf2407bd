import { useTranslations } from "next-intl";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDeadline } from "@/lib/shared/time/deadline";
import type { TeamContext, TeamStatus } from "./team-types";

type Props = { status: TeamStatus; context: TeamContext };

const known = [4502, 4601, 4602, 4603, 4604] as const;

/** Why a member cannot apply as a group, each reason as a sentence with its dates. */
export function TeamObstacles({ status, context }: Props) {
  const t = useTranslations("teams");
  const moment = (text: string | undefined) => (text ? formatDeadline(text, context) : "–");
  return (
    <>
      <ul className="mt-3 list-disc ps-6">
        {status.reasons.map(({ code, until }) => (
          <li key={code}>
            {t(`obstacles.${known.find((one) => one === code) ?? "other"}`, {
              until: moment(until ?? undefined),
              from: moment(status.season?.applyFrom),
              to: moment(status.season?.applyTo),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{t("call", { phone: unbroken(context.phone) })}</p>
    </>
  );
}
