"use client";

import { useEffect, useSyncExternalStore } from "react";
import { signOut } from "@/lib/web/api/load-own-session";
import { announce, wantSession } from "@/lib/web/api/session";
import { sessionStore } from "@/lib/web/api/session-store";
import type { PublicSession } from "@/lib/web/session/options";

const unknown = (): PublicSession | undefined => undefined;

/** Who is signed in; undefined until that is known. Asked once per document, shared by all who use it. */
export function useSession() {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.get, unknown);
  useEffect(() => wantSession(), []);
  return { session, signOut, announce };
}
