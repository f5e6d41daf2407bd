"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { openFor } from "@/components/member/shared/delegates/use-acting";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { Loading } from "@/components/member/shared/layout/loading";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import type { UserSession } from "@/lib/contract/accounts/auth";
import type { HeldDelegation } from "@/lib/contract/accounts/delegations";
import type { CallOutput } from "@/lib/contract/routes";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { readEditPass } from "@/lib/web/runtime/session/member-memory";
import { dropEditPass } from "@/lib/web/runtime/session/member-traces";
import { browserStorage } from "@/lib/web/runtime/storage";
import { useOnce } from "@/lib/web/runtime/use-once";
import { PasswordAsk, usePasswordAsk } from "../check/password-ask";
import { TermsText } from "./terms-text";

type Props = { context: PageContext };
type Invitation = CallOutput<"POST /ext/delegation-invitation">;

const key = "clubfront.invitation";

/** The secret of the link: behind the `#`, and in this tab while one signs in. */
function takeToken(): string | null {
  const storage = browserStorage("session");
  const fromLink = /^#(dt_[\w-]+)$/.exec(window.location.hash)?.[1];
  if (fromLink) storage.setItem(key, fromLink);
  return fromLink ?? storage.getItem(key);
}
const forgetToken = () => browserStorage("session").removeItem(key);

/** The secret of an invitation that waits in this tab; undefined until it is looked up. */
export function useInvitationToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined);
  useEffect(() => setToken(takeToken()), []);
  return token;
}

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

/** Shows an invitation, and the way to accept it for the present visitor. */
export function Invited({ token, context }: Props & { token: string }) {
  const t = useTranslations("delegations.door");
  const { session } = useSession();
  const [found, setFound] = useState<Invitation | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    void call("POST /ext/delegation-invitation", { body: { token } }, { handled: true }).then(
      async (answer) => {
        if (answer.ok) return setFound(answer.value);
        forgetToken();
        setFailure(await failureSentence(answer.failure, context.language));
      },
    );
  }, [token, context.language]);
  if (failure) return <Refusal>{failure}</Refusal>;
  if (!found) return <Loading />;
  const memberIdx = session?.signedIn && !session.user.acting ? session.user.memberIdx : null;
  return (
    <>
      <p className="text-reading">{t("lead", { name: found.memberName })}</p>
      <div className="my-6 border-s-4 border-bark bg-bark-100 px-5 py-4">
        <TermsText terms={found} context={context} />
      </div>
      <p className="mb-6 text-ink-2">{t("shown")}</p>
      {memberIdx === null ? (
        <AcceptAsPerson token={token} context={context} />
      ) : (
        <AcceptAsMember memberIdx={memberIdx} token={token} context={context} />
      )}
    </>
  );
}

function AcceptAsMember({ memberIdx, token, context }: Props & { memberIdx: number; token: string }) {
  const t = useTranslations("delegations.door");
  const [failure, setFailure] = useState<string | null>(null);
  const accept = async () => {
    const editToken = readEditPass(memberIdx)?.token;
    const body = { token };
    const options = { handled: true, ...(editToken === undefined ? {} : { editToken }) } as const;
    const answer = await call("POST /ext/delegation-acceptance", { body }, options);
    dropEditPass();
    if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
    forgetToken();
    page.open(localePath(memberPaths.myInfo.delegates(), context.language, context.defaultLanguage));
  };
  const form = usePasswordAsk({ memberIdx, language: context.language, onOpen: () => void accept() });
  return (
    <>
      <PasswordAsk formId="accept" form={form} />
      <Refusal>{failure}</Refusal>
      <Button type="submit" form="accept" size="large" isBusy={form.isBusy} className="mt-6 w-full">
        {t("accept")}
      </Button>
    </>
  );
}

function AcceptAsPerson({ token, context }: Props & { token: string }) {
  const t = useTranslations("delegations.door");
  const { open, failure } = useOpening(context);
  // Signed in, the member finds the invitation on the page of the delegates.
  const { language, defaultLanguage } = context;
  const own = localePath(memberPaths.myInfo.delegates(), language, defaultLanguage);
  const login = localePath(paths.login(own), language, defaultLanguage);
  const accept = (certToken: string) =>
    open(() => call("POST /member/delegation-acceptance", { body: { token, certToken } }, { handled: true }));
  return (
    <>
      <ButtonLink href={login} size="large" className="w-full">
        {t("signIn")}
      </ButtonLink>
      {context.hasIdentity ? (
        <div className="mt-8 border-t border-line pt-6">
          <p className="mb-4">{t("noAccount")}</p>
          <IdentityCheck
            purpose="DELEGATE"
            clubCode={context.clubCode}
            label={t("verify")}
            onVerified={({ certToken }) => void accept(certToken)}
          />
        </div>
      ) : null}
      <Refusal>{failure}</Refusal>
    </>
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

/** Opens a session in a member's name, and its first page. */
function useOpening({ language }: PageContext) {
  const { announce } = useSession();
  const { run, isBusy } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const open = (ask: () => Promise<Result<UserSession, CallFailure>>) =>
    run(async () => {
      setFailure(null);
      const answer = await ask();
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, language));
      forgetToken();
      announce("signed-in");
      openFor(answer.value.acting?.acts ?? []);
    });
  return { open, isBusy, failure };
}
