"use client";

import { useEffect } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { Language } from "@/lib/shared/languages";
import { sessionStore } from "@/lib/web/api/session-store";
import { keepRounds } from "@/lib/web/runtime/session/keep-rounds";
import { whenIdle } from "@/lib/web/runtime/timers";

/** The member who is signed in, as this document knows it now; null for nobody. */
function memberHere(): number | null {
  const session = sessionStore.get();
  return session?.signedIn ? session.user.memberIdx : null;
}

/** Keeps the member's next rounds for reading without network, once the page has come to rest. */
export function OfflineKeeper({ language }: { language: Language }) {
  const { session } = useSession();
  // A delegate keeps nothing of the member's, and is notified of nothing.
  const isOwn = session?.signedIn && !session.user.pending && !session.user.acting;
  const memberIdx = isOwn ? session.user.memberIdx : null;
  useEffect(() => {
    if (memberIdx === null) return;
    const isStillHere = () => memberHere() === memberIdx;
    // Without network, or where the browser refuses to store, what was kept before stays.
    return whenIdle(() => {
      void keepRounds({ memberIdx, language, isStillHere }).catch(() => {});
      if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
      void import("@/lib/web/api/confirm-device").then(
        ({ confirmDevice }) => confirmDevice(memberIdx).catch(() => {}),
        () => {},
      );
    });
  }, [memberIdx, language]);
  return null;
}
