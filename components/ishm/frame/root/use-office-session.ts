import { useSession } from "@/components/feedback/session-provider";
import type { PublicSession } from "@/lib/web/session/options";

export type OfficeSession =
  | { kind: "unknown" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; session: Extract<PublicSession, { signedIn: true }> };

/** Who works here; unknown until the browser has asked. */
export function useOfficeSession(): OfficeSession {
  const { session } = useSession();
  if (!session) return { kind: "unknown" };
  return session.signedIn ? { kind: "signed-in", session } : { kind: "signed-out" };
}
