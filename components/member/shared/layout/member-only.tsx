"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { useSession } from "@/components/feedback/session-provider";
import { Settle } from "@/components/feedback/settle";
import { ActingStrip, NotForDelegates } from "@/components/member/shared/delegates/acting-strip";
import { loginFrom } from "@/lib/web/runtime/addresses";
import { page } from "@/lib/web/runtime/page";
import { Loading } from "./loading";

type Props = {
  children: (memberIdx: number) => ReactNode;
  /** Of what a delegate does in the member's name; all other pages are the member's alone. */
  isDelegable?: boolean;
};

/** Shows its children to members only: waits for the session, sends visitors to the sign-in and tells staff why not. */
export function MemberOnly({ children, isDelegable = false }: Props) {
  const t = useTranslations("account.shared");
  const { session } = useSession();
  const isSignedIn = session?.signedIn;
  const wasIn = useRef(false);

  // Who signs out here is led away by the sign-out itself.
  useEffect(() => {
    if (isSignedIn) wasIn.current = true;
    else if (isSignedIn === false && !wasIn.current) page.replace(loginFrom(page.path(), page.language()));
  }, [isSignedIn]);

  if (!session?.signedIn) return <Loading />;
  if (session.user.memberIdx === null) return <p className="text-reading">{t("membersOnly")}</p>;
  // Of another member than before nothing stays, typed or shown.
  return (
    <Settle key={session.user.memberIdx} placeholder={<Loading />}>
      <ActingStrip />
      {session.user.acting && !isDelegable ? <NotForDelegates /> : children(session.user.memberIdx)}
    </Settle>
  );
}
