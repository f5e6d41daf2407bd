"use client";

import { useTranslations } from "next-intl";
import type { PageContext } from "@/components/member/shared/page-context";
import type { HeldDelegation } from "@/lib/contract/accounts/delegations";
import { formatDay } from "@/lib/shared/time/deadline";

type Props = {
  terms: Pick<HeldDelegation, "acts" | "monthlyActs" | "endsOn"> & { usedActs?: number };
  context: Pick<PageContext, "language" | "formats">;
};

/** A delegate's permission: acts, number per month, last day. */
export function TermsText({ terms: { acts, monthlyActs, endsOn, usedActs }, context }: Props) {
  const t = useTranslations("delegations");
  return (
    <p className="text-caption text-ink-2">
      {acts.map((act) => t(`acts.${act}`)).join(" · ")}
      <br />
      {usedActs === undefined
        ? t("monthly", { count: monthlyActs })
        : t("used", { used: usedActs, count: monthlyActs })}
      {" · "}
      {t("until", { date: formatDay(endsOn, context) })}
    </p>
  );
}
