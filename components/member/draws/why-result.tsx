import { useTranslations } from "next-intl";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { MemberLink } from "../shared/layout/member-link";
import { choiceText } from "./choice-list";
import type { Application, DrawContext } from "./draw-types";

type Props = { application: Application; context: DrawContext };

/** Why this result: the place in the order, what the weight is made of, and what was free when the turn came. */
export function WhyResult({ application, context }: Props) {
  const t = useTranslations("draws.mine.why");
  const mine = useTranslations("draws.mine");
  const { why, factors, weight } = application;
  if (!why) return null;
  const parts = factors
    ? ([
        ["base", factors.base],
        ["losses", factors.losses],
        ["wins", factors.wins],
        ["points", factors.points],
      ] as const)
    : [];
  return (
    <div className="mt-12">
      <h3 className="rule-bottom pb-3 font-serif text-sub">{t("title")}</h3>
      <p className="mt-4">{t("place", { order: why.order, of: why.of })}</p>
      {weight !== null && factors ? (
        <>
          <h4 className="mt-7 text-lead font-semibold">{t("weight", { weight: weight.toFixed(2) })}</h4>
          <ul className="mt-2 border-t border-line">
            {parts.map(([name, count]) => (
              <li key={name} className="border-b border-line py-2.5">
                {t(`factors.${name}`, { count })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h4 className="mt-7 text-lead font-semibold">{t("turns")}</h4>
      <ol className="mt-2 border-t border-line">
        {why.turns.map((turn) => {
          const choice = application.choices.find(({ rank }) => rank === turn.rank);
          return (
            <li key={turn.rank} className="border-b border-line py-2.5">
              {choice ? (
                <span className="font-semibold">{choiceText(choice, context, mine("anyCourse"))}</span>
              ) : null}
              <span className="block text-ink-2">
                {joinSentences([t("free", { count: turn.free }), t(turnWord(turn.skipped))])}
              </span>
            </li>
          );
        })}
      </ol>
      <MemberLink href={context.proofHref} className="link mt-3 inline-flex min-h-11 items-center">
        {t("proof")}
      </MemberLink>
    </div>
  );
}

function turnWord(skipped: string | null) {
  if (skipped === null) return "given" as const;
  if (skipped === "FULL") return "full" as const;
  if (skipped === "QUOTA") return "quota" as const;
  return skipped === "RSV_OVERLAP" ? ("overlap" as const) : ("limit" as const);
}
