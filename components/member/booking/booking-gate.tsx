"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { useSession } from "@/components/feedback/session-provider";
import { MemberPlaceholder } from "@/components/member/shared/layout/member-placeholder";
import type { BookingContext } from "@/components/member/shared/page-context";
import { settledEvent } from "@/lib/web/runtime/hash-scroll";
import { loadForMember } from "@/lib/web/runtime/session/member-mark";
import { BookingPlaceholder } from "./booking-placeholder";

type Props = { context: BookingContext; children: ReactNode };

const loadScreen = () => import("./booking-screen").then((part) => part.BookingScreen);
loadForMember(loadScreen);

/**
 * Shows visitors their part, and members a placeholder of the booking screen's size until that has something to show: the
 * page does not jump, and no visitor loads what only members need.
 */
export function BookingGate({ context, children }: Props) {
  const t = useTranslations("account.shared");
  const common = useTranslations("common");
  const { session } = useSession();
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  useEffect(() => {
    if (isReady) document.dispatchEvent(new Event(settledEvent));
  }, [isReady]);
  const user = session?.signedIn ? session.user : null;
  const memberIdx = user && user.pending === null ? user.memberIdx : null;
  const failure = { text: t("notLoaded"), retry: common("retry") };
  if (memberIdx === null || !user) {
    return (
      <>
        <div className={session ? "contents" : "for-visitors"}>{children}</div>
        {session ? null : (
          <MemberPlaceholder failure={failure}>
            <BookingPlaceholder />
          </MemberPlaceholder>
        )}
      </>
    );
  }
  return (
    <>
      {isReady ? null : <BookingPlaceholder />}
      <LazyPart
        key={memberIdx}
        load={loadScreen}
        props={{ context, memberIdx, memberType: user.memberType ?? "", name: user.name, onReady }}
      />
    </>
  );
}
