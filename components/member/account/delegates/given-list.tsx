"use client";

import { useTranslations } from "next-intl";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { GivenDelegation } from "@/lib/contract/accounts/delegations";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { TermsText } from "./terms-text";
import type { useEnding } from "./use-ending";

type Props = {
  list: readonly GivenDelegation[];
  context: PageContext;
  ending: ReturnType<typeof useEnding>;
};

const tones = { ACTIVE: "ok", INVITED: "neutral", ENDED: "neutral" } as const;

/** Whom the member has named: in force first, then who was invited, then what is over. */
export function GivenList({ list, context, ending }: Props) {
  const t = useTranslations("account.delegates");
  const words = useTranslations("delegations");
  const order = ["ACTIVE", "INVITED", "ENDED"];
  const sorted = list.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <>
      <ul className={list.length > 0 ? "border-t border-line" : undefined}>
        {sorted.map((one) => (
          <li
            key={one.delegationIdx}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-5"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                {one.name ? `${one.label} (${one.name})` : one.label}
                <Chip tone={tones[one.state]}>{words(`states.${one.state}`)}</Chip>
              </p>
              <TermsText terms={one} context={context} />
              <p className="text-caption text-ink-2">
                {one.state === "INVITED"
                  ? t("given.openUntil", { time: formatDateTime(one.inviteEndsAt, context.formats) })
                  : null}
                {one.endedAt && one.endedBy
                  ? `${words(`endedBy.${one.endedBy}`)} · ${formatDateTime(one.endedAt, context.formats)}`
                  : null}
              </p>
            </div>
            {one.state === "ENDED" ? null : (
              <Button
                variant="outline"
                size="touch"
                aria-label={t("given.endOne", { name: one.label })}
                onClick={() => void ending.end(one.delegationIdx, one.label)}
              >
                {one.state === "INVITED" ? t("given.revoke") : t("given.end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length === 0 ? <p className="text-ink-2">{t("given.none")}</p> : null}
      <p ref={ending.status} tabIndex={-1} role="status" className="mt-4 font-semibold text-ok">
        {ending.isEnded ? t("end.done") : ""}
      </p>
      <Refusal>{ending.failure}</Refusal>
    </>
  );
}
