import { useTranslations } from "next-intl";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { DrawPlace, MemberPost } from "./place";

type Props = { post: MemberPost; place: DrawPlace; isEdit: boolean; isRestored: boolean };

/** Until when one may apply, and with which weight and share of the month. */
export function ApplicationHead({ post, place, isEdit, isRestored }: Props) {
  const t = useTranslations("draws.mine");
  const { eligibility } = post;
  return (
    <div>
      <h2 id="apply-heading" tabIndex={-1} className="font-serif text-section">
        {t(isEdit ? "editTitle" : "applyTitle")}
      </h2>
      <p className="mt-2 text-ink-2">{t("until", { time: formatDateTime(post.applyTo, place.formats) })}</p>
      {eligibility ? (
        <p className="mt-1 text-ink-2">
          {t("standing", {
            weight: eligibility.weightPreview.toFixed(2),
            used: eligibility.monthUsed,
            limit: eligibility.monthLimit,
          })}
        </p>
      ) : null}
      {isRestored ? <p className="mt-2 text-info">{t("restored")}</p> : null}
    </div>
  );
}
