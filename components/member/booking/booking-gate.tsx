"use client";

import { type ReactNode, useCallback, useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { useSession } from "@/components/feedback/session-provider";
import type { BookingContext } from "@/components/member/shared/page-context";

type Props = { context: BookingContext; children: ReactNode };

const loadScreen = () => import("./booking-screen").then((part) => part.BookingScreen);

/**
 * Shows what visitors see until a member is known to be here and the screen has something to show: the page does not jump,
 * and no visitor loads what only members need.
 */
export function BookingGate({ context, children }: Props) {
  const { session } = useSession();
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const user = session?.signedIn ? session.user : null;
  const memberIdx = user && user.pending === null ? user.memberIdx : null;
  if (memberIdx === null || !user) return children;
  return (
    <>
      {isReady ? null : children}
      <LazyPart
        load={loadScreen}
        props={{ context, memberIdx, memberType: user.memberType ?? "", name: user.name, onReady }}
      />
    </>
  );
}
