import type { MemberState } from "@/lib/contract/code-values/members";
import { createStore } from "@/lib/web/runtime/store";

/** The proof for a new password, in this document's memory only: a reload forgets it. */
export type ResetProof = { id: string; certToken: string };
export type FoundId = { id: string; joinedAt: string; state: MemberState };

/** From the proof on `/login/find-pw` to the page that uses it up. */
export const resetProof = createStore<ResetProof | null>(null);

/** From the proof on `/login/find-id` to the page that shows them. */
export const foundIds = createStore<readonly FoundId[] | null>(null);
