"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { IdentityCheck } from "@/components/member/shared/identity/identity-check";
import { Loading } from "@/components/member/shared/layout/loading";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { readEditPass } from "@/lib/web/runtime/session/member-memory";
import { dropEditPass } from "@/lib/web/runtime/session/member-traces";
import { PasswordAsk, usePasswordAsk } from "../check/password-ask";
import { forgetToken } from "./invitation-token";
import { TermsText } from "./terms-text";
import { useOpening } from "./use-opening";

type Props = { token: string; context: PageContext };
type Invitation = CallOutput<"POST /ext/delegation-invitation">;

/** Shows an invitation, and the way to accept it for the present visitor. */
export function Invited({ token, context }: Props) {
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

function AcceptAsPerson({ token, context }: Props) {
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
