"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useSession } from "@/components/feedback/session-provider";

/** Loads the page again, once, where the sign-in had run out while it was made and the browser has renewed it since. */
export function MemberReturn() {
  const router = useRouter();
  const { session } = useSession();
  const hasAsked = useRef(false);
  const isRenewed = session?.signedIn === true && session.accessTokenExpire > session.now;

  useEffect(() => {
    if (!isRenewed || hasAsked.current) return;
    hasAsked.current = true;
    router.refresh();
  }, [isRenewed, router]);

  return null;
}
