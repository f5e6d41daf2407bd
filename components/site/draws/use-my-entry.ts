import { useSession } from "@/components/feedback/session-provider";
import type { CallOutput } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import type { ProofPlace } from "./proof-desk";

export type MyEntry = NonNullable<CallOutput<"GET /reservation/draw/{a}/{b}">>;

/** The signed-in member's own application for a draw; null for everybody else. */
export function useMyEntry(drawPostIdx: number, { language }: ProofPlace): MyEntry | null {
  const { session } = useSession();
  const memberIdx = session?.signedIn && !session.user.pending ? session.user.memberIdx : null;
  const { data } = useCall(
    memberIdx === null ? null : "GET /reservation/draw/{a}/{b}",
    { params: { a: String(memberIdx), b: String(drawPostIdx) }, query: { lang: language } },
    { handled: true },
  );
  return data ?? null;
}
