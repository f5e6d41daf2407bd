"use client";

import { useTranslations } from "next-intl";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import { useOwnInfo } from "../../shared/data/use-own-info";
import { Group } from "../../shared/layout/facts";
import { Loading, NotLoaded } from "../../shared/layout/loading";
import { MemberOnly } from "../../shared/layout/member-only";
import { Refusal } from "../../shared/layout/refusal";
import type { PageContext } from "../../shared/page-context";
import { ConsentRow } from "./consent-row";
import { MarketingPart } from "./marketing-part";
import { type OwnConsent, useConsents } from "./use-consents";

type Props = { context: PageContext };

/** The member's consents with versions and dates; optional ones are withdrawn as easily as given. */
export function ConsentsView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Consents memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

/** Marketing is shown by channel, in its own part. */
const marketingType = termTypeCode.marketing;

function Consents({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("account.consents");
  const { data: info, error, mutate: readInfo } = useOwnInfo(memberIdx, context.language);
  const consents = useConsents(context.language);
  const { said } = consents;
  if (!info || !consents.data) {
    const retry = () => void Promise.all([readInfo(), consents.mutate()]);
    return (error ?? consents.error) ? <NotLoaded onRetry={retry} /> : <Loading />;
  }
  const isOpen = ({ isRequired, termType, agreed }: OwnConsent) =>
    termType !== marketingType && (!isRequired || agreed !== true);
  return (
    <>
      <Group id="marketing" title={t("marketing")} lead={t("marketingLead")}>
        <MarketingPart
          saved={info.marketing}
          context={context}
          onSaved={() => Promise.all([readInfo(), consents.mutate()])}
        />
      </Group>
      <Group id="items" title={t("items")} lead={t("itemsLead")}>
        <ul className="border-t border-line">
          {consents.data.list.map((one) => (
            <ConsentRow
              key={one.termType}
              consent={one}
              context={context}
              isBusy={consents.isBusy}
              onSay={isOpen(one) ? (agreed) => void consents.say(one, agreed) : null}
              news={
                <>
                  <p role="status" className="text-caption text-ok">
                    {said?.termType === one.termType && !said.failure
                      ? t(said.agreed ? "nowAgreed" : "nowWithdrawn")
                      : ""}
                  </p>
                  <Refusal>{said?.termType === one.termType ? said.failure : null}</Refusal>
                </>
              }
            />
          ))}
        </ul>
        <p className="mt-5 text-caption text-ink-3">{t("requiredHint")}</p>
      </Group>
    </>
  );
}
