"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { IdentityCheck } from "@/components/member/identity/identity-check";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { formatDate } from "@/lib/shared/time/date-format";
import { Facts } from "../facts";
import type { AccountPlace } from "../place";
import { Refusal } from "../refusal";
import { type IdentityProof, identityProof } from "./info-draft";
import { NewPhone } from "./new-phone";

type Props = {
  info: MemberInfo;
  place: AccountPlace;
  proof: IdentityProof | null;
  /** The server's word on the proof. */
  error: string | undefined;
  onProof: (proof: IdentityProof | null) => void;
};

/** Name, birth, gender and phone: they change only as a check of the identity says them (domain.md Y2). */
export function IdentityPart({ info, place, proof, error, onProof }: Props) {
  const t = useTranslations("account.info");
  const [isSame, setSame] = useState(false);
  const shown = { ...info, ...proof?.changes };
  const isStated = shown.gender === "M" || shown.gender === "F";
  return (
    <div id="identity" tabIndex={-1}>
      <Facts
        facts={[
          [t("name"), shown.name],
          [t("birth"), formatDate(shown.birth, place.formats)],
          [t("gender"), isStated ? t(`genders.${shown.gender as "M" | "F"}`) : t("genders.U")],
          [t("phoneNo"), shown.phoneNo],
        ]}
      />
      <div role="status">
        {proof ? (
          <p className="mt-4 border-s-4 border-info bg-info-tint px-4 py-3">
            {t("identityWaits", {
              fields: Object.keys(proof.changes)
                .map((field) => t(`fields.${field as keyof IdentityProof["changes"]}`))
                .join(", "),
            })}
          </p>
        ) : null}
        {isSame ? <p className="mt-4 text-ink-2">{t("identitySame")}</p> : null}
      </div>
      <Refusal>{error}</Refusal>
      {proof ? (
        <Button variant="quiet" className="mt-2" onClick={() => onProof(null)}>
          {t("identityUndo")}
        </Button>
      ) : (
        <details className="group mt-4 max-w-[27.5rem]">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 border-b border-line py-2 font-semibold [&::-webkit-details-marker]:hidden">
            {t("identityOpen")}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          <div className="pt-4">
            <p className="mb-4 text-ink-2">{t("identityHint")}</p>
            <IdentityCheck
              purpose="CHANGE_PHONE"
              clubCode={place.clubCode}
              label={t("identityStart")}
              onVerified={(person) => {
                const found = identityProof(info, person);
                setSame(found === null);
                onProof(found);
              }}
            />
            <NewPhone info={info} place={place} onProof={onProof} />
          </div>
        </details>
      )}
    </div>
  );
}
