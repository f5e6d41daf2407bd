"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { CodeCheck } from "@/components/member/code-check/code-check";
import { Icon } from "@/components/ui/layout/icons";
import type { MemberInfo } from "@/lib/contract/accounts/members";
import { certificationType } from "@/lib/contract/code-values/members";
import { isPhone } from "@/lib/shared/fields";
import type { AccountPlace } from "../place";
import type { IdentityProof } from "./info-draft";

type Props = { info: MemberInfo; place: AccountPlace; onProof: (proof: IdentityProof) => void };

/** The other way to a new number alone: a code sent to it, for whom the identity check does not know. */
export function NewPhone({ info, place, onProof }: Props) {
  const t = useTranslations("account.info");
  const [phoneNo, setPhoneNo] = useState("");
  const target = phoneNo.trim();
  const isNew = isPhone(target) && target !== info.phoneNo;
  return (
    <details className="group/phone mt-4 border-y border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {t("phoneByCode")}
        <Icon name="chevron-down" className="group-open/phone:rotate-180" />
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
            clubCode={place.clubCode}
            language={place.language}
            onVerified={(certToken) => onProof({ certToken, changes: { phoneNo: target } })}
          />
        ) : null}
      </div>
    </details>
  );
}
