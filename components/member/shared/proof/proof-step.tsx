"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { CodeCheck } from "@/components/member/shared/code-check/code-check";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { certificationType } from "@/lib/contract/code-values/members";
import { isDialable, isEmail } from "@/lib/shared/fields";
import type { Language } from "@/lib/shared/languages";
import { useSettledAnswer } from "@/lib/web/api/use-answer";

export type ProofDraft = { way: Way; email: string; phone: string; isAsked: boolean };
export const noProof: ProofDraft = { way: certificationType.email, email: "", phone: "", isAsked: false };

type Props = {
  purpose: "FIND_ID" | "FIND_PW" | "DORMANT";
  clubCode: string;
  language: Language;
  /** The id of the account; without it the accounts with the address. */
  id?: string;
  /** The address from the step before; without it this step asks for one. */
  email?: string;
  draft: ProofDraft;
  onDraft(draft: ProofDraft): void;
  onProven(certToken: string): void;
};

/** The proof of identity: the choice of its kind, the target of the code, and the proof itself. */
export function ProofStep(props: Props) {
  const offered = useWays(props.clubCode);
  if (offered) return <OfferedProof {...props} offered={offered} />;
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="w-48" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}

function OfferedProof(props: Props & { offered: readonly Way[] }) {
  const { purpose, clubCode, language, id, draft, onDraft, onProven, offered } = props;
  const t = useTranslations("recover.proof");
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
  const isMail = way === certificationType.email;
  const form = useCheckedForm({
    initial: { "proof-target": value },
    check: () => {
      const isRight = isMail ? isEmail(value.trim()) : isDialable(value);
      if (!isRight) document.getElementById("proof-target")?.focus();
      return { "proof-target": isRight ? undefined : t(isMail ? "emailRequired" : "phoneRequired") };
    },
    send: async () => {
      onAsk();
      return null;
    },
  });
  return (
    <form ref={form.ref} noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      <TextField
        id="proof-target"
        label={isMail ? t("email") : t("phone")}
        hint={isMail ? t("emailHint") : t("phoneHint")}
        error={form.errorOf("proof-target")}
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

/** How a person proves who they are (certificationTypes): the phone's identity check, a code by e-mail or by SMS. */
const ways = [certificationType.email, certificationType.sms, certificationType.mobileIdentity] as const;
type Way = (typeof ways)[number];

/**
 * The ways that the club offers. The call names them whoever asks for whatever account (S-54), so nobody's id is needed;
 * when it cannot be answered, a code by e-mail is the way. Undefined until then: a choice that came later would move the button
 * away from a finger.
 */
function useWays(clubCode: string): readonly Way[] | undefined {
  const query = { clubCode, id: "-", email: "-" };
  const { answer, isSettled } = useSettledAnswer("GET /member/check", { query });
  const offered = ways.filter((way) => answer?.certificationTypes.includes(way));
  if (!isSettled) return undefined;
  return offered.length > 0 ? offered : [certificationType.email];
}
