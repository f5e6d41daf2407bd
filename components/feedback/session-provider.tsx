"use client";

import useSWR from "swr";
import { announce, loadSession, sessionKey, signOut } from "@/lib/web/api/session";
import type { PublicSession } from "@/lib/web/session/options";

const askedOnce = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Who is signed in; undefined until that is known. Asked once per document, shared by all who use it. */
export function useSession() {
  const { data: session } = useSWR<PublicSession>(sessionKey, loadSession, askedOnce);
  return { session, signOut, announce };
}
