import { useTranslations } from "next-intl";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { formatDateTime } from "@/lib/shared/time/date-format";
import type { DrawPlace, MemberPost } from "./place";

type Props = { post: MemberPost; place: DrawPlace; isWithdrawn: boolean };

/** Why there is nothing to fill in: not open yet, over without an application, or this member may not. */
export function NotPossible({ post, place, isWithdrawn }: Props) {
  const t = useTranslations("draws.mine");
  const moment = (text: string) => formatDateTime(text, place.formats);
  const isOpen = post.state === drawPostState.applying;
  return (
    <section aria-labelledby="mine-heading" className="border border-line bg-sheet px-7 py-7">
      <h2 id="mine-heading" tabIndex={-1} className="font-serif text-sub">
        {t(isOpen ? "cannot" : "yours")}
      </h2>
      {post.state === drawPostState.planned ? (
        <p className="mt-2 text-reading">{t("opens", { time: moment(post.applyFrom) })}</p>
      ) : null}
      {!isOpen && post.state !== drawPostState.planned ? (
        <p className="mt-2 text-reading">{t(isWithdrawn ? "wasWithdrawn" : "notApplied")}</p>
      ) : null}
      {isOpen ? (
        <ul className="mt-3 list-disc ps-6 text-reading">
          {post.eligibility?.reasons.map(({ reason, until }) => (
            <li key={reason}>
              {t(`obstacles.${reason}`, {
                until: until ? moment(until) : "–",
                limit: post.eligibility?.monthLimit ?? 0,
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? <p className="mt-3 text-ink-2">{t("call", { phone: place.phone })}</p> : null}
    </section>
  );
}
