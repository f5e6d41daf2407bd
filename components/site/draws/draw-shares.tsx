import { useTranslations } from "next-intl";
import type { DrawPost } from "@/lib/web/queries/draws";

type Props = {
  quotas: NonNullable<DrawPost["quotas"]>;
  namesOf: (memberTypes: readonly string[]) => string;
};

/** A row of the rules: which share of the times goes to whom, in the order of serving (domain.md 7.9.5). */
export function DrawShares({ quotas, namesOf }: Props) {
  const t = useTranslations("draws.rules");
  return (
    <div className="border-b border-line py-4">
      <dt className="text-caption text-ink-3">{t("shares")}</dt>
      <dd>
        <ol className="list-decimal ps-5">
          {quotas.map(({ memberTypes, weekdayPercent, weekendPercent }) => (
            <li key={memberTypes.join(" ")}>
              {t("share", {
                types: namesOf(memberTypes),
                weekday: weekdayPercent,
                weekend: weekendPercent,
              })}
            </li>
          ))}
        </ol>
        <p className="mt-2 text-ink-2">{t("sharesOrder")}</p>
      </dd>
    </div>
  );
}
