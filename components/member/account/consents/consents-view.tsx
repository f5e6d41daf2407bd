"use client";

import { useTranslations } from "next-intl";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import { Group } from "../facts";
import { Loading, NotLoaded } from "../loading";
import { MemberOnly } from "../member-only";
import type { AccountPlace } from "../place";
import { Refusal } from "../refusal";
import { useOwnInfo } from "../use-own-info";
import { ConsentRow } from "./consent-row";
import { MarketingPart } from "./marketing-part";
import { type OwnConsent, useConsents } from "./use-consents";

type Props = { place: AccountPlace };

/** What a member agreed to, with versions and dates; advertising and optional items end as easily as they began. */
export function ConsentsView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Consents memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

/** Marketing is said per way, in its own part. */
const marketingType = termTypeCode.marketing;

function Consents({ memberIdx, place }: Props & { memberIdx: number }) {
  const t = useTranslations("account.consents");
  const { data: info, error, mutate: readInfo } = useOwnInfo(memberIdx, place.language);
  const consents = useConsents(place.language);
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
          language={place.language}
          onSaved={() => void Promise.all([readInfo(), consents.mutate()])}
        />
      </Group>
      <Group id="items" title={t("items")} lead={t("itemsLead")}>
        <ul className="border-t border-line">
          {consents.data.list.map((one) => (
            <ConsentRow
              key={one.termType}
              consent={one}
              place={place}
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
