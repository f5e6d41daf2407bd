"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { certificationType } from "@/lib/contract/code-values/members";
import { isEmail, isPhone } from "@/lib/shared/fields";
import type { Language } from "@/lib/shared/languages";
import { CodeCheck } from "../code-check/code-check";
import { IdentityCheck } from "../identity/identity-check";
import { useWays, type Way, ways } from "./use-ways";

export type ProofDraft = { way: Way; email: string; phone: string; isAsked: boolean };
export const noProof: ProofDraft = { way: certificationType.email, email: "", phone: "", isAsked: false };

type Props = {
  purpose: "FIND_ID" | "FIND_PW" | "DORMANT";
  clubCode: string;
  language: Language;
  /** The account that is meant; without it whoever has the address on file. */
  id?: string;
  /** The address that was given before; without it the field for it stands here. */
  email?: string;
  draft: ProofDraft;
  onDraft(draft: ProofDraft): void;
  onProven(certToken: string): void;
};

/** The choice of a way to prove who one is, where a code shall go, and the proof itself. */
export function ProofStep(props: Props) {
  const { purpose, clubCode, language, id, draft, onDraft, onProven } = props;
  const t = useTranslations("recover.proof");
  const offered = useWays(clubCode);
  const way = offered.includes(draft.way) ? draft.way : (offered[0] ?? certificationType.email);
  const target = way === certificationType.email ? (props.email ?? draft.email) : draft.phone;
  const isGiven = way === certificationType.email && props.email !== undefined;
  // A reload asks for no code by itself: only the button that was just pressed does.
  const [isFresh, setFresh] = useState(false);
  const change = (part: Partial<ProofDraft>) => onDraft({ ...draft, way, isAsked: false, ...part });
  return (
    <div className="flex flex-col gap-6">
      {offered.length > 1 ? (
        <RadioField
          name="way"
          label={t("way")}
          value={way}
          options={ways
            .filter((one) => offered.includes(one))
            .map((one) => ({ value: one, label: t(`ways.${one}`) }))}
          onChange={(event) => change({ way: ways.find((one) => one === event.target.value) ?? way })}
        />
      ) : null}
      {way === certificationType.mobileIdentity ? (
        <IdentityCheck
          purpose={purpose}
          clubCode={clubCode}
          onVerified={({ certToken }) => onProven(certToken)}
        />
      ) : null}
      {way !== certificationType.mobileIdentity && !isGiven ? (
        <TargetField
          key={way}
          way={way}
          value={target}
          isAsked={draft.isAsked}
          onChange={(value) => change(way === certificationType.email ? { email: value } : { phone: value })}
          onAsk={() => {
            setFresh(true);
            change({ isAsked: true });
          }}
        />
      ) : null}
      {way !== certificationType.mobileIdentity && (draft.isAsked || isGiven) ? (
        <CodeCheck
          key={`${way} ${target}`}
          purpose={purpose}
          type={way}
          id={id}
          target={target}
          clubCode={clubCode}
          language={language}
          sendsAtOnce={isFresh}
          onVerified={onProven}
        />
      ) : null}
    </div>
  );
}

type TargetProps = {
  way: typeof certificationType.email | typeof certificationType.sms;
  value: string;
  isAsked: boolean;
  onChange(value: string): void;
  onAsk(): void;
};

/** The address or number of a code, as it stands in the member's data; changing it asks for another code. */
function TargetField({ way, value, isAsked, onChange, onAsk }: TargetProps) {
  const t = useTranslations("recover");
  const [isWrong, setWrong] = useState(false);
  const isMail = way === certificationType.email;
  const ask = () => {
    const isRight = isMail ? isEmail(value.trim()) : isPhone(value);
    setWrong(!isRight);
    if (isRight) return onAsk();
    document.getElementById("proof-target")?.focus();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextField
        id="proof-target"
        label={isMail ? t("email") : t("phone")}
        hint={isMail ? t("emailHint") : t("phoneHint")}
        error={isWrong ? (isMail ? t("emailRequired") : t("phoneRequired")) : undefined}
        type={isMail ? "email" : "tel"}
        inputMode={isMail ? "email" : "tel"}
        autoComplete={isMail ? "email" : "tel"}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {isAsked ? null : (
        <Button type="submit" variant="outline">
          {t("proof.send")}
        </Button>
      )}
    </form>
  );
}
