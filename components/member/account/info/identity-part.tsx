"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { CodeCheck } from "@/components/member/shared/code-check/code-check";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { Facts } from "@/components/member/shared/layout/facts";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { certificationType } from "@/lib/contract/code-values/members";
import { isPhone } from "@/lib/shared/fields";
import { formatDate } from "@/lib/shared/time/date-format";
import { type IdentityProof, identityProof } from "./info-draft";

type Props = {
  info: MemberInfo;
  context: PageContext;
  proof: IdentityProof | null;
  /** The server's result of the proof. */
  error: string | undefined;
  onProof: (proof: IdentityProof | null) => void;
};

/** Name, birth, gender and phone: they change only as a check of the identity says them (domain.md Y2). */
export function IdentityPart({ info, context, proof, error, onProof }: Props) {
  const t = useTranslations("account.info");
  const [isSame, setSame] = useState(false);
  const shown = { ...info, ...proof?.changes };
  const isStated = shown.gender === "M" || shown.gender === "F";
  return (
    <div id="identity" tabIndex={-1}>
      <Facts
        facts={[
          [t("name"), shown.name],
          [t("birth"), formatDate(shown.birth, context.formats)],
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
        <OtherData
          info={info}
          context={context}
          onProof={(found) => {
            setSame(found === null);
            onProof(found);
          }}
        />
      )}
    </div>
  );
}

type OtherDataProps = {
  info: MemberInfo;
  context: PageContext;
  onProof: (proof: IdentityProof | null) => void;
};

/** The ways to other data: an identity check where the club has one, and a code for a new number. */
function OtherData({ info, context, onProof }: OtherDataProps) {
  const t = useTranslations("account.info");
  if (!context.hasIdentity) return <NewPhone info={info} context={context} onProof={onProof} />;
  return (
    <details className="group mt-4 max-w-[27.5rem]">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 border-b border-line py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {t("identityOpen")}
        <Sign name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="pt-4">
        <p className="mb-4 text-ink-2">{t("identityHint")}</p>
        <IdentityCheck
          purpose="CHANGE_PHONE"
          clubCode={context.clubCode}
          label={t("identityStart")}
          onVerified={(person) => onProof(identityProof(info, person))}
        />
        <NewPhone info={info} context={context} onProof={onProof} />
      </div>
    </details>
  );
}

type NewPhoneProps = { info: MemberInfo; context: PageContext; onProof: (proof: IdentityProof) => void };

/** The other way to a new number alone: a code sent to it, for whom the identity check does not know. */
function NewPhone({ info, context, onProof }: NewPhoneProps) {
  const t = useTranslations("account.info");
  const [phoneNo, setPhoneNo] = useState("");
  const target = phoneNo.trim();
  const isNew = isPhone(target) && target !== info.phoneNo;
  return (
    <details className="group/phone mt-4 border-y border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {t("phoneByCode")}
        <Sign name="chevron-down" className="group-open/phone:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-5">
        <TextField
          name="phoneNo"
          type="tel"
          label={t("newPhone")}
          hint={t("newPhoneHint")}
          value={phoneNo}
          autoComplete="tel"
          maxLength={19}
          onChange={(event) => setPhoneNo(event.target.value)}
        />
        {isNew ? (
          <CodeCheck
            purpose="CHANGE_PHONE"
            type={certificationType.sms}
            target={target}
            clubCode={context.clubCode}
            language={context.language}
            onVerified={(certToken) => onProof({ certToken, changes: { phoneNo: target } })}
          />
        ) : null}
      </div>
    </details>
  );
}
