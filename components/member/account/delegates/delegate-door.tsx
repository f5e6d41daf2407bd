"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { Loading } from "@/components/member/shared/layout/loading";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { HeldDelegation } from "@/lib/contract/accounts/delegations";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useInvitationToken } from "./invitation-token";
import { Invited } from "./invited";
import { TermsText } from "./terms-text";
import { useOpening } from "./use-opening";

type Props = { context: PageContext };
/** Where an invitation is accepted, and where a person without an account comes back to act for a member. */
export function DelegateDoor({ context }: Props) {
  const t = useTranslations("delegations.door");
  const { session } = useSession();
  const token = useInvitationToken();
  const isKnown = session !== undefined && token !== undefined;
  return (
    <JourneyFrame title={token ? t("title") : t("backTitle")} lead={token ? undefined : t("backLead")}>
      {!isKnown ? (
        <Loading />
      ) : token ? (
        <Invited token={token} context={context} />
      ) : (
        <ComeBack context={context} />
      )}
    </JourneyFrame>
  );
}

type Proven = { certToken: string; list: readonly HeldDelegation[] };

/** A verified person chooses for whom to act. */
function ComeBack({ context }: Props) {
  const t = useTranslations("delegations.door");
  const [proven, setProven] = useState<Proven | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { open, isBusy, failure } = useOpening(context);
  const find = async (certToken: string) => {
    const answer = await call("POST /member/held-delegations", { body: { certToken } }, { handled: true });
    if (answer.ok) setProven({ certToken, list: answer.value.list });
    else setRefusal(await failureSentence(answer.failure, context.language));
  };
  const choose = (certToken: string, delegationIdx: number) =>
    open(() =>
      call("POST /member/delegate-session", { body: { certToken, delegationIdx } }, { handled: true }),
    );
  if (!proven) {
    return (
      <>
        <IdentityCheck
          purpose="DELEGATE"
          clubCode={context.clubCode}
          label={t("verify")}
          onVerified={({ certToken }) => void find(certToken)}
        />
        <Refusal>{refusal}</Refusal>
      </>
    );
  }
  return (
    <>
      {proven.list.length === 0 ? <p role="status">{t("nobody")}</p> : null}
      <ul className="border-t border-line">
        {proven.list.map((one) => (
          <li key={one.delegationIdx} className="border-b border-line py-5">
            <p className="font-semibold">{one.memberName}</p>
            <TermsText terms={one} context={context} />
            <Button
              className="mt-4"
              isBusy={isBusy}
              onClick={() => void choose(proven.certToken, one.delegationIdx)}
            >
              {t("begin", { name: one.memberName })}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal>{failure}</Refusal>
    </>
  );
}
